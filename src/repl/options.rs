//! Words of a command line: `--name value` options and the rest.

use crate::diag::nearest;
use crate::messages::msg;

use super::session::CommandError;

/// A command's arguments taken apart.
pub struct Options {
    pub plain: Vec<String>,
    named: Vec<(String, String)>,
}

impl Options {
    /// Takes a line apart; `known` are the options, each with a value.
    pub fn parse(text: &str, known: &[&str]) -> Result<Options, CommandError> {
        let words = shlex::split(text).ok_or_else(|| msg!("open-quote", text = text))?;
        let mut options = Options { plain: Vec::new(), named: Vec::new() };
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            let Some(name) = word.strip_prefix("--") else {
                options.plain.push(word);
                continue;
            };
            let (name, given) = match name.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (name, None),
            };
            if !known.contains(&name) {
                let all: Vec<String> = known.iter().map(|name| format!("`--{name}`")).collect();
                let hint = match nearest(name, known.iter().copied()) {
                    Some(near) => msg!("did-you-mean", near = format!("--{near}")),
                    None if all.is_empty() => msg!("expected-none"),
                    None => msg!("expected-options", known = all.join(", ")),
                };
                return Err(msg!("unknown-option", name = name, hint = hint).into());
            }
            let value = given.or_else(|| words.next()).ok_or_else(|| msg!("option-lacks-value", name = name))?;
            options.named.push((name.to_owned(), value));
        }
        Ok(options)
    }

    /// The value of an option; the last one counts.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.named.iter().rev().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// A whole number.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Result<Option<T>, CommandError> {
        self.get(name).map(|text| whole(&format!("--{name}"), text)).transpose()
    }
}

/// A whole number named `what`.
pub fn whole<T: std::str::FromStr>(what: &str, text: &str) -> Result<T, CommandError> {
    text.parse().map_err(|_| match text {
        "" => msg!("number-missing", what = what).into(),
        text => msg!("not-a-number", what = what, text = text).into(),
    })
}

/// `on` or `off`.
pub fn on_off(what: &str, text: &str) -> Result<bool, CommandError> {
    match text {
        "on" => Ok(true),
        "off" => Ok(false),
        "" => Err(msg!("on-off-missing", name = what).into()),
        other => Err(msg!("expected-on-off", name = what, found = other).into()),
    }
}

/// At most one argument, as a whole number.
pub fn count(what: &str, text: &str) -> Result<Option<u32>, CommandError> {
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        [] => Ok(None),
        [word] => whole(what, word).map(Some),
        _ => Err(msg!("one-number", text = text).into()),
    }
}
