//! Where a value of a variant comes from, and what it goes before.

use crate::diag::did_you_mean;
use crate::game::{Knobs, knob};

use super::super::load::Loaded;

/// Explains a value by its key, as `towers.reserve`, `deck.tide` or `cards.tide.params.squares`: what it is, the file
/// and line that set it, and what each file before it said.
pub fn explain(loaded: &Loaded, key: &str) -> Result<String, String> {
    if loaded.variant.find(key).is_some() {
        return Ok(explain_card(loaded, key));
    }
    let whole = if knob(key).is_some() { format!("rules.{key}") } else { key.to_string() };
    let name = whole.strip_prefix("rules.").unwrap_or(&whole);
    let usual = knob(name).and_then(|known| Some((known, Knobs::default().get(known.name)?)));
    let history = loaded.origins.history(&whole);
    let mut lines = Vec::new();
    match (history.split_last(), &usual) {
        (Some((last, before)), _) => {
            lines.push(format!("{name} = {}", last.value));
            lines.push(format!("  set by {}:{}", last.origin.file, last.origin.line));
            for set in before.iter().rev() {
                lines.push(format!("  over {}, by {}:{}", set.value, set.origin.file, set.origin.line));
            }
            lines.extend(usual.as_ref().map(|(_, value)| format!("  over {value}, the usual value")));
        }
        (None, Some((_, value))) => {
            lines.push(format!("{name} = {value}"));
            lines.push("  the usual value; no file sets it".into());
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
                let near = did_you_mean(key, known);
                return Err(format!(
                    "nothing is called `{key}`{}",
                    near.map(|near| format!(", {near}")).unwrap_or_default()
                ));
            }
            for path in under {
                lines.push(explain(loaded, path)?);
            }
        }
    }
    lines.extend(usual.map(|(known, _)| format!("  rule {}: {}", known.rule, known.doc)));
    Ok(lines.join("\n"))
}

/// The copies of a card in the deck, and what variants change of it.
fn explain_card(loaded: &Loaded, id: &str) -> String {
    let copies =
        explain(loaded, &format!("deck.{id}")).unwrap_or_else(|_| format!("deck.{id} = 0\n  no file puts it in"));
    let changed = explain(loaded, &format!("cards.{id}")).ok();
    std::iter::once(copies).chain(changed).collect::<Vec<_>>().join("\n")
}
