//! `show` and `lang`: cards and variants in words, and the language they are in.

use super::{Command, Takes};
use crate::content::card_text;
use crate::diag::near;
use crate::game::KNOBS;
use crate::messages::msg;
use crate::repl::session::{CommandError, Session};

pub static SHOW: Command = Command {
    name: "show",
    aliases: &[],
    args: "card ID | variant",
    examples: &["show card catapult"],
    takes: Takes::Show,
    run: |session, rest| {
        let text = match rest.split_once(' ').unwrap_or((rest, "")) {
            ("variant", "") => variant(session),
            ("card", id) if !id.is_empty() => card(session, id.trim())?,
            ("", _) => return Err(msg!("show-lacks").into()),
            ("card", _) => return Err(msg!("show-card-lacks").into()),
            (other, _) => return Err(msg!("show-expected", found = other).into()),
        };
        session.say(text);
        Ok(())
    },
};

pub static LANG: Command = Command {
    name: "lang",
    aliases: &[],
    args: "[CODE]",
    examples: &["lang de"],
    takes: Takes::Language,
    run: |session, rest| {
        let known = session.languages();
        if !rest.is_empty() {
            if !known.iter().any(|code| code == rest) {
                return Err(msg!("lang-unknown", language = rest, known = known.join(", ")).into());
            }
            session.language = Some(rest.to_owned());
        }
        let text = msg!("lang-now", language = session.language(), speech = session.speech(), known = known.join(", "));
        session.say(text);
        Ok(())
    },
};

impl Session {
    /// Every language that can be asked for.
    pub(in crate::repl) fn languages(&self) -> Vec<String> {
        crate::content::known_languages(&self.loaded.variant)
    }

    pub(super) fn at(&self, path: &str) -> String {
        let origin = self.loaded.origins.get(path);
        origin.map_or_else(|| self.text(&msg!("usual-value")), |origin| format!("{}:{}", origin.file, origin.line))
    }
}

fn card(session: &Session, name: &str) -> Result<String, CommandError> {
    let variant = &session.loaded.variant;
    let language = session.language();
    let ids = || (0..variant.cards.len()).map(|place| crate::game::CardId(place as u16));
    let named = |card: &crate::game::CardId| variant.name(*card, language).to_lowercase() == name.to_lowercase();
    let Some(id) = variant.find(name).or_else(|| ids().find(named)) else {
        let hint = near(name, variant.cards.iter().map(|card| card.id.as_str()));
        return Err(msg!("unknown-card", name = name, hint = hint.unwrap_or_else(|| msg!("list-cards"))).into());
    };
    let card = variant.card(id);
    let copies = variant.deck.iter().find(|(other, _)| *other == id).map_or(0, |(_, copies)| *copies);
    let mut text = format!("{} ({})", session.paint.bold(variant.name(id, language)), card.id);
    let kind = card.kind.word();
    let copies = if copies == 0 { msg!("show-not-in-deck") } else { msg!("show-copies", copies = copies) };
    let hand = card.to_hand.then(|| msg!("show-in-hand"));
    let laid = card.lays.then(|| msg!("show-laid"));
    for part in [kind, copies].into_iter().chain(hand).chain(laid) {
        text.push_str(&format!(", {}", session.text(&part)));
    }
    text.push_str(&format!("\n  {}\n", card_text(variant, id, language)));
    let width = card.params.keys().map(String::len).max().unwrap_or(0);
    for (name, value) in &card.params {
        let at = session.at(&format!("cards.{}.params.{name}", card.id));
        text.push_str(&format!("  {name:<width$}  {value}  {}\n", session.paint.dim(&at)));
    }
    let script = card.script.as_ref().map(|script| format!(", {}", script.file)).unwrap_or_default();
    text.push_str(&format!("  {}\n", session.paint.dim(&format!("{}{script}", card.origin.file))));
    Ok(text)
}

fn variant(session: &Session) -> String {
    let variant = &session.loaded.variant;
    let language = session.language();
    let pick = |texts: &std::collections::BTreeMap<String, String>| {
        texts.get(language).or_else(|| texts.values().next()).cloned().unwrap_or_default()
    };
    let mut text =
        format!("{} ({})\n  {}\n", session.paint.bold(&pick(&variant.names)), variant.id, pick(&variant.texts));
    let shown: Vec<(&str, String, String)> = KNOBS
        .iter()
        .filter_map(|knob| {
            let value = variant.knobs.get(knob.name)?.to_string();
            Some((knob.name, value, session.at(&format!("rules.{}", knob.name))))
        })
        .collect();
    let widths = (
        shown.iter().map(|(name, ..)| name.len()).max().unwrap_or(0),
        shown.iter().map(|(_, value, _)| value.len()).max().unwrap_or(0),
    );
    for (name, value, at) in shown {
        text.push_str(&format!("  {name:<0$}  {value:<1$}  {2}\n", widths.0, widths.1, session.paint.dim(&at)));
    }
    let cards: Vec<String> = variant
        .deck
        .iter()
        .map(|(card, copies)| match copies {
            1 => variant.card(*card).id.clone(),
            copies => format!("{copies} {}", variant.card(*card).id),
        })
        .collect();
    text.push_str(&format!("  {}\n", session.text(&msg!("show-deck", cards = cards.join(", ")))));
    text
}
