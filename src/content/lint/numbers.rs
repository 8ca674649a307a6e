//! Texts whose numbers disagree with the card: a number in a text that stands nowhere in the card, while the card has
//! one that the text doesn't tell. Numbers are read in digits and in the words of the languages listed here.

use std::collections::{BTreeMap, BTreeSet};

use crate::diag::{Diagnostic, Report};
use crate::game::{Card, Param};

use super::super::fields::list;
use super::super::origins::Origins;
use super::super::texts::placeholders;
use super::super::tree::{Node, Tree};
use super::Alone;

/// Two to twelve in each language; a word that also means something else is left empty.
const WORDS: &[(&str, [&str; 11])] = &[
    ("fr", ["deux", "trois", "quatre", "cinq", "six", "sept", "huit", "", "dix", "onze", "douze"]),
    ("en", ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]),
    ("es", ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"]),
    ("de", ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"]),
    ("it", ["due", "tre", "quattro", "cinque", "", "sette", "otto", "nove", "dieci", "undici", "dodici"]),
];

/// The card's own texts against its own parameters.
pub(super) fn check(alone: &Alone<'_>, report: &mut Report) {
    for (language, node) in alone.root.get("text").map(Node::pairs).unwrap_or_default() {
        compare(alone.card, alone.root, &language.name, node, None, report);
    }
}

/// The texts that a variant shows against the parameters that it sets. `texts` are those that its files and the
/// language files give, by language.
pub(super) fn in_variant(
    card: &Card,
    root: &Node,
    texts: &BTreeMap<String, Node>,
    origins: &Origins,
    report: &mut Report,
) {
    let changed = |name: &str| origins.get(&format!("cards.{}.params.{name}", card.id));
    let turned = card.params.keys().any(|name| changed(name).is_some_and(|origin| origin.file != *root.span.file));
    for (language, node) in texts {
        compare(card, root, language, node, Some(origins), report);
    }
    if !turned {
        return;
    }
    for (language, node) in root.get("text").map(Node::pairs).unwrap_or_default() {
        if !texts.contains_key(&language.name) {
            compare(card, root, &language.name, node, Some(origins), report);
        }
    }
}

fn compare(card: &Card, root: &Node, language: &str, node: &Node, origins: Option<&Origins>, report: &mut Report) {
    let Some(text) = node.text() else { return };
    let said = numbers(text, language);
    if said.is_empty() {
        return;
    }
    let mut known: BTreeSet<i64> = card.params.values().filter_map(number).collect();
    let mut written = BTreeSet::new();
    for key in ["needs", "choose", "effect", "on"] {
        root.get(key).into_iter().for_each(|node| literals(node, &mut written));
    }
    if let Some(script) = &card.script {
        let digits = script.source.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse::<i64>().ok());
        known.extend(digits);
    }
    known.extend(&written);
    let told: BTreeSet<&str> = placeholders(text).collect();
    let untold: Vec<(&String, i64)> = card
        .params
        .iter()
        .filter(|(name, _)| !told.contains(name.as_str()))
        .filter_map(|(name, param)| Some((name, number(param)?)))
        .filter(|(_, number)| *number > 1 && !said.contains(number))
        .collect();
    let untold_literal = written.iter().find(|number| **number > 1 && !said.contains(number));
    for number in said.iter().filter(|number| !known.contains(number)) {
        let message = format!("the text tells {number}, and nothing of the card is {number}");
        let mut fault = Diagnostic::warning("text-number", node.span.clone(), message);
        if untold.is_empty() {
            let Some(literal) = untold_literal else { continue };
            fault = fault.label(format!("the effect has {literal}"));
        } else {
            let names: Vec<&str> = untold.iter().map(|(name, _)| name.as_str()).collect();
            let braces: Vec<String> = names.iter().map(|name| format!("{{{name}}}")).collect();
            fault = fault
                .label(format!("this tells {number}"))
                .help(format!("write {} in the text, so that it follows the parameter", list(&braces)));
            for (name, value) in &untold {
                let origin = origins.and_then(|origins| origins.get(&format!("cards.{}.params.{name}", card.id)));
                let by = origin.map(|origin| format!(" by {}:{}", origin.file, origin.line)).unwrap_or_default();
                fault = fault.note(format!("`{name}` is {value}{by}"));
            }
        }
        report.push(fault);
    }
}

fn number(param: &Param) -> Option<i64> {
    if let Param::Number(number) = param { Some(*number) } else { None }
}

/// Every number written in a piece of a card.
fn literals(node: &Node, found: &mut BTreeSet<i64>) {
    match &node.tree {
        Tree::Number(number) => {
            found.insert(*number);
        }
        Tree::List(items) => items.iter().for_each(|item| literals(item, found)),
        Tree::Table(pairs) => pairs.iter().for_each(|(_, node)| literals(node, found)),
        _ => {}
    }
}

/// The numbers from 2 on that a text tells, placeholders aside.
fn numbers(text: &str, language: &str) -> BTreeSet<i64> {
    let words = WORDS.iter().find(|(code, _)| *code == language).map(|(_, words)| words);
    let mut plain = String::new();
    for (place, part) in text.split('{').enumerate() {
        let after = if place == 0 { part } else { part.split_once('}').map_or(part, |(_, after)| after) };
        plain.push_str(after);
        plain.push(' ');
    }
    plain
        .split(|letter: char| !letter.is_alphanumeric())
        .filter_map(|word| {
            let word = word.to_lowercase();
            let by_word = words.and_then(|words| words.iter().position(|known| !known.is_empty() && *known == word));
            by_word.map(|place| place as i64 + 2).or_else(|| word.parse().ok())
        })
        .filter(|number| *number > 1)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::numbers;

    #[test]
    fn numbers_are_read_in_words_and_digits() {
        let found = |text, language| numbers(text, language).into_iter().collect::<Vec<_>>();
        assert_eq!(found("Take three, then 4 of {squares2}.", "en"), [3, 4]);
        assert_eq!(found("Nimm zwölf Felder, nicht eines.", "de"), [12]);
        assert_eq!(found("Un pion neuf.", "fr"), [] as [i64; 0]);
        assert_eq!(found("Take three.", "pt"), [] as [i64; 0]);
    }
}
