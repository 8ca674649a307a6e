//! Where a value of a variant comes from, and what it goes before.

use crate::diag::near;
use crate::game::{Knobs, knob};
use crate::messages::{Said, msg};

use super::super::load::Loaded;

/// Explains a value by its key, as `towers.reserve`, `deck.tide` or `cards.tide.params.squares`: what it is, the file
/// and line that set it, and what each file before it said.
pub fn explain(loaded: &Loaded, key: &str) -> Result<Said, Said> {
    if loaded.variant.find(key).is_some() {
        return Ok(explain_card(loaded, key));
    }
    let whole = if knob(key).is_some() { format!("rules.{key}") } else { key.to_string() };
    let name = whole.strip_prefix("rules.").unwrap_or(&whole);
    let usual = knob(name).and_then(|known| Some((known, Knobs::default().get(known.name)?)));
    let history = loaded.origins.history(&whole);
    let mut lines: Vec<Said> = Vec::new();
    let at = |file: &str, line: u32| format!("{file}:{line}");
    match (history.split_last(), &usual) {
        (Some((last, before)), _) => {
            lines.push(format!("{name} = {}", last.value).into());
            lines.push(msg!("explain-set-by", place = at(&last.origin.file, last.origin.line)).into());
            for set in before.iter().rev() {
                let (value, place) = (set.value.to_string(), at(&set.origin.file, set.origin.line));
                lines.push(msg!("explain-over", value = value, place = place).into());
            }
            lines.extend(usual.as_ref().map(|(_, value)| msg!("explain-over-usual", value = value.to_string()).into()));
        }
        (None, Some((_, value))) => {
            lines.push(format!("{name} = {value}").into());
            lines.push(msg!("explain-usual").into());
        }
        (None, None) => {
            let under: Vec<&str> = loaded
                .origins
                .iter()
                .map(|(path, _)| path)
                .filter(|path| path.strip_prefix(whole.as_str()).is_some_and(|rest| rest.starts_with('.')))
                .collect();
            if under.is_empty() {
                let known =
                    loaded.origins.iter().map(|(path, _)| path).chain(crate::game::KNOBS.iter().map(|knob| knob.name));
                return Err(match near(key, known) {
                    Some(hint) => msg!("explain-unknown-near", key = key, hint = hint),
                    None => msg!("explain-unknown", key = key),
                }
                .into());
            }
            for path in under {
                lines.push(explain(loaded, path)?);
            }
        }
    }
    lines.extend(usual.map(|(known, _)| msg!("explain-rule", rule = known.rule, doc = known.doc).into()));
    Ok(Said::Several(lines, "\n"))
}

/// The copies of a card in the deck, and what variants change of it.
fn explain_card(loaded: &Loaded, id: &str) -> Said {
    let copies = explain(loaded, &format!("deck.{id}")).unwrap_or_else(|_| msg!("explain-no-copies", card = id).into());
    let changed = explain(loaded, &format!("cards.{id}")).ok();
    Said::Several(std::iter::once(copies).chain(changed).collect(), "\n")
}
