//! `variant`: which game is played, and changing it.

use super::super::session::{CommandError, Session};
use super::{Command, Takes};
use crate::content::{EDITS, explain};
use crate::diag::near;
use crate::messages::msg;

pub static VARIANT: Command = Command {
    name: "variant",
    aliases: &[],
    args: "[ID|EDIT …|explain KEY|save [ID]|drop]",
    examples: &[
        "variant deck-102",
        "variant set towers.reserve 2",
        "variant param diagonal pick_one false",
        "variant explain win.squares",
    ],
    takes: Takes::Variant,
    run: |session, rest| {
        let words = shlex::split(rest).ok_or_else(|| msg!("quote-open"))?;
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words[..] {
            [] => list(session),
            ["explain", key] => {
                let text = explain(&session.loaded, key)?;
                session.say(text);
            }
            ["explain", ..] => return Err(msg!("variant-explain-how").into()),
            ["drop"] => drop_changes(session)?,
            ["save"] => session.save_variant("")?,
            ["save", name] => session.save_variant(name)?,
            ["save", ..] => return Err(msg!("variant-save-how").into()),
            [first, ..] if EDITS.iter().any(|edit| edit.name == first) => session.edit_variant(&words)?,
            [id] => load(session, id)?,
            [first, ..] => {
                let names = EDITS.iter().map(|edit| edit.name).chain(["explain", "save", "drop"]);
                let all: Vec<String> = names.clone().map(|name| format!("`{name}`")).collect();
                return Err(match near(first, names) {
                    Some(near) => msg!("variant-cannot", word = first, hint = near),
                    None => msg!("variant-cannot-by", word = first, known = all.join(", ")),
                }
                .into());
            }
        }
        Ok(())
    },
};

fn list(session: &mut Session) {
    let current = session.loaded.variant.id.clone();
    for id in session.services.variants() {
        let mark = if id == current { '>' } else { ' ' };
        session.say(format!("{mark} {id}"));
    }
    if let Some(id) = session.unsaved() {
        let text = format!("> {}", session.text(&msg!("variant-not-saved", id = id)));
        let file = session.draft_text().unwrap_or_default();
        session.say(text);
        session.say(file.lines().map(|line| format!("    {line}").trim_end().to_owned() + "\n").collect::<String>());
    }
}

/// Forgets what isn't saved.
fn drop_changes(session: &mut Session) -> Result<(), CommandError> {
    let Some(id) = session.unsaved().map(str::to_owned) else { return Err(msg!("variant-nothing-unsaved").into()) };
    let parent = session.drop_draft()?;
    session.say(msg!("variant-forgotten", id = id, parent = parent));
    Ok(())
}

fn load(session: &mut Session, id: &str) -> Result<(), CommandError> {
    let loaded = session.services.load(id)?;
    if let Some(unsaved) = session.unsaved() {
        return Err(msg!("variant-unsaved", id = unsaved).into());
    }
    session.loaded = loaded;
    session.editing = None;
    session.line = None;
    session.shown = None;
    let variant = session.loaded.variant.clone();
    let cards: u32 = variant.deck.iter().map(|(_, copies)| u32::from(*copies)).sum();
    let name = variant.names.get(session.language()).or_else(|| variant.names.values().next());
    let name = name.map_or(variant.id.as_str(), String::as_str);
    session.say(msg!("variant-loaded", id = &variant.id, name = name, cards = cards));
    Ok(())
}
