//! `variant`: which game is played.

use super::{Command, Takes};

pub static VARIANT: Command = Command {
    name: "variant",
    aliases: &[],
    args: "[ID]",
    doc: "load a variant, or list those there are",
    help: "The game under way is left; `new` starts one of the variant loaded.\nexample: variant deck-102",
    takes: Takes::Variant,
    run: |session, rest| {
        if rest.is_empty() {
            let current = session.loaded.variant.id.clone();
            for id in session.services.variants() {
                let mark = if id == current { '>' } else { ' ' };
                session.say(format!("{mark} {id}"));
            }
            return Ok(());
        }
        session.loaded = session.services.load(rest)?;
        session.line = None;
        session.shown = None;
        let variant = session.loaded.variant.clone();
        let cards: u32 = variant.deck.iter().map(|(_, copies)| u32::from(*copies)).sum();
        let name = variant.names.get(session.language()).or_else(|| variant.names.values().next());
        let name = name.map_or(variant.id.as_str(), String::as_str);
        let text = format!("{}: {name}, {cards} cards; `new` starts a game", variant.id);
        session.say(text);
        Ok(())
    },
};
