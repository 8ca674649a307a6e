//! Looking at the game, the cards and the variant.

use super::{Command, count, usage};
use crate::content::card_text;
use crate::diag::did_you_mean;
use crate::game::{CardId, KNOBS};
use crate::render;
use crate::repl::report;
use crate::repl::session::Session;

pub const COMMANDS: &[Command] = &[
    Command {
        name: "board",
        aliases: &[],
        usage: "board",
        doc: "shows the board",
        example: "board",
        run: |session, _| Ok(format!("{}{}", report::board(session), report::status(session))),
    },
    Command {
        name: "scores",
        aliases: &["score"],
        usage: "scores",
        doc: "shows squares, knockouts and towers of each player",
        example: "scores",
        run: |session, _| Ok(view(session, render::scores)),
    },
    Command {
        name: "hands",
        aliases: &["hand"],
        usage: "hands",
        doc: "shows the cards in hands",
        example: "hands",
        run: |session, _| Ok(view(session, render::hands)),
    },
    Command {
        name: "laid",
        aliases: &[],
        usage: "laid",
        doc: "shows the cards that lie in front of players",
        example: "laid",
        run: |session, _| Ok(view(session, render::laid)),
    },
    Command {
        name: "deck",
        aliases: &[],
        usage: "deck",
        doc: "shows how many cards lie in the deck and the discard",
        example: "deck",
        run: |session, _| Ok(view(session, render::deck)),
    },
    Command {
        name: "log",
        aliases: &[],
        usage: "log [TURNS]",
        doc: "tells what happened in the last turns, all of them unless a number is given",
        example: "log 5",
        run: log,
    },
    Command {
        name: "show",
        aliases: &[],
        usage: "show card ID | show variant",
        doc: "shows what a card says, or the variant's rules",
        example: "show card keep",
        run: show,
    },
];

type View = fn(&crate::game::Setup, &crate::game::State, &str) -> String;

fn view(session: &Session, what: View) -> String {
    what(session.game().setup(), session.game().state(), session.language())
}

fn log(session: &mut Session, words: &[&str]) -> Result<String, String> {
    let mut lines = report::turns(session, session.play().past());
    if let Some(word) = words.first() {
        let wanted = count(word, "a number of turns from 1")?;
        lines.drain(..lines.len().saturating_sub(wanted));
    }
    Ok(lines.join("\n"))
}

fn show(session: &mut Session, words: &[&str]) -> Result<String, String> {
    let (variant, language) = (&session.loaded.variant, session.language());
    match words {
        ["variant"] => {
            let name = variant.names.get(language).or_else(|| variant.names.values().next());
            let text = variant.texts.get(language).or_else(|| variant.texts.values().next());
            let mut out = format!("{} ({})\n", name.map_or("", String::as_str), variant.id);
            out.push_str(&text.map(|text| format!("  {text}\n")).unwrap_or_default());
            for knob in KNOBS {
                let value = variant.knobs.get(knob.name).map(|value| value.to_string()).unwrap_or_default();
                out.push_str(&format!("  {:<28} {value}\n", knob.name));
            }
            let cards: u32 = variant.deck.iter().map(|(_, copies)| u32::from(*copies)).sum();
            out.push_str(&format!("  {cards} cards:"));
            for (card, copies) in &variant.deck {
                out.push_str(&format!(" {}×{copies}", variant.card(*card).id));
            }
            Ok(out)
        }
        ["card", id] => {
            let card = card(session, id)?;
            let definition = variant.card(card);
            let copies = variant.deck.iter().find(|(other, _)| *other == card).map_or(0, |(_, copies)| *copies);
            let mut out =
                format!("{} ({id}), {}, {copies} in the deck\n", variant.name(card, language), definition.kind.name());
            out.push_str(&format!("  {}", card_text(variant, card, language)));
            for choice in &definition.choices {
                let forced = if choice.forced { ", forced" } else { "" };
                let times = if choice.count > 1 { format!(", up to {}", choice.count) } else { String::new() };
                out.push_str(&format!("\n  chooses {}{times}{forced}", choice.name));
            }
            Ok(out)
        }
        ["card"] => Err("expected the id of a card after `show card`, for example `show card keep`".into()),
        _ => Err(usage("show")),
    }
}

fn card(session: &Session, id: &str) -> Result<CardId, String> {
    let variant = &session.loaded.variant;
    variant.find(id).ok_or_else(|| {
        let near = did_you_mean(id, variant.cards.iter().map(|card| card.id.as_str()));
        format!(
            "unknown card `{id}`{}; `show variant` lists the deck",
            near.map(|near| format!(", {near}")).unwrap_or_default()
        )
    })
}
