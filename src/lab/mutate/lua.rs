//! Mutants of a script: numbers, comparisons, joins of conditions and sets, calls that stand alone.

use std::ops::Range;

use super::edit::{Edits, Mutant};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Name,
    Number,
    Text,
    Sign,
}

struct Token<'t> {
    sort: Sort,
    text: &'t str,
    range: Range<usize>,
}

/// What each sign and word is replaced by.
const SWAPS: &[(&str, &str, &[&str])] = &[
    ("comparison changed", "==", &["~="]),
    ("comparison changed", "~=", &["=="]),
    ("comparison changed", "<", &["<=", ">"]),
    ("comparison changed", "<=", &["<", ">="]),
    ("comparison changed", ">", &[">=", "<"]),
    ("comparison changed", ">=", &[">", "<="]),
    ("condition flipped", "and", &["or"]),
    ("condition flipped", "or", &["and"]),
    ("condition flipped", "not", &[""]),
    ("flag flipped", "true", &["false"]),
    ("flag flipped", "false", &["true"]),
    ("operator changed", "+", &["-"]),
    ("operator changed", "-", &["+"]),
    ("operator changed", "*", &["+"]),
];

/// Every mutant of a script.
pub fn script(file: &str, text: &str) -> Vec<Mutant> {
    let tokens = tokens(text);
    let mut edits = Edits::new(file, text);
    for (place, token) in tokens.iter().enumerate() {
        if token.sort == Sort::Number
            && let Ok(number) = token.text.parse::<i64>()
        {
            edits.replace("number changed", token.range.clone(), &(number + 1).to_string());
            if number > 0 {
                edits.replace("number changed", token.range.clone(), &(number - 1).to_string());
            }
        }
        let before = place.checked_sub(1).map(|place| &tokens[place]);
        if let Some((what, _, by)) = SWAPS.iter().find(|(_, word, _)| token.sort != Sort::Text && *word == token.text) {
            let binary = before.is_some_and(ends_value);
            if token.sort != Sort::Sign || binary {
                by.iter().for_each(|by| edits.replace(what, token.range.clone(), by));
            }
        }
        if let Some(end) = call(&tokens, place) {
            edits.replace("call dropped", token.range.start..end, "");
        }
    }
    edits.found
}

/// Whether a value can end with this, so that a sign after it joins two.
fn ends_value(token: &Token<'_>) -> bool {
    match token.sort {
        Sort::Number | Sort::Text => true,
        Sort::Name => {
            !["return", "and", "or", "not", "then", "do", "else", "in", "if", "while", "until"].contains(&token.text)
        }
        Sort::Sign => [")", "]", "}"].contains(&token.text),
    }
}

/// Where the call that begins here ends, if it is a statement by itself.
fn call(tokens: &[Token<'_>], place: usize) -> Option<usize> {
    let keywords = ["function", "if", "while", "for", "return", "local", "and", "or", "not", "until", "elseif", "in"];
    let token = &tokens[place];
    if token.sort != Sort::Name || keywords.contains(&token.text) || tokens.get(place + 1)?.text != "(" {
        return None;
    }
    let begins = place.checked_sub(1).map(|place| &tokens[place]).is_none_or(|before| match before.sort {
        Sort::Name => !keywords.contains(&before.text),
        Sort::Number | Sort::Text => true,
        Sort::Sign => [")", "]", "}", ";"].contains(&before.text),
    });
    let mut depth = 0;
    let (_, close) = tokens.iter().enumerate().skip(place + 1).find(|(_, token)| {
        depth += i32::from(token.text == "(" && token.sort == Sort::Sign);
        depth -= i32::from(token.text == ")" && token.sort == Sort::Sign);
        depth == 0
    })?;
    begins.then_some(close.range.end)
}

/// A script's tokens, without comments.
fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let (sort, length) = if first.is_whitespace() {
            at += first.len_utf8();
            continue;
        } else if let Some(comment) = rest.strip_prefix("--") {
            at += 2 + long(comment).unwrap_or_else(|| comment.find('\n').unwrap_or(comment.len()));
            continue;
        } else if first.is_alphabetic() || first == '_' {
            (Sort::Name, rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len()))
        } else if first.is_ascii_digit() {
            (Sort::Number, rest.find(|c: char| !c.is_alphanumeric() && c != '.').unwrap_or(rest.len()))
        } else if first == '"' || first == '\'' {
            (Sort::Text, quoted(rest, first))
        } else if let Some(length) = long(rest) {
            (Sort::Text, length)
        } else {
            let double = ["==", "~=", "<=", ">=", ".."].iter().any(|sign| rest.starts_with(sign));
            (Sort::Sign, if double { 2 } else { first.len_utf8() })
        };
        found.push(Token { sort, text: &text[at..at + length], range: at..at + length });
        at += length;
    }
    found
}

/// The length of a text in quotes, with them.
fn quoted(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, letter) in rest.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            letter if letter == quote => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// The length of a text or comment in long brackets, `[[ … ]]` or `[==[ … ]==]`.
fn long(rest: &str) -> Option<usize> {
    let level = rest.strip_prefix('[')?.bytes().take_while(|byte| *byte == b'=').count();
    rest[1 + level..].strip_prefix('[')?;
    let close = format!("]{}]", "=".repeat(level));
    Some(rest.find(&close).map_or(rest.len(), |at| at + close.len()))
}
