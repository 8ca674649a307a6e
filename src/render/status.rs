//! Scores, hands, laid cards and piles as aligned lines.

use crate::game::{CardId, Setup, State};

use super::paint::Paint;

/// Zones, knockouts, reserve and hand of everybody; `>` marks whose turn it is.
pub fn scores(setup: &Setup, state: &State, language: &str, paint: Paint) -> String {
    let knobs = &setup.variant.knobs;
    let mut text = format!("  {:<7} {:>7} {:>10} {:>8}  hand\n", "", "zones", "knockouts", "reserve");
    text = paint.dim(text.trim_end()) + "\n";
    for player in setup.shape.players().iter() {
        let turn = if state.active == player && state.outcome.is_none() { '>' } else { ' ' };
        let zones = format!("{}/{}", state.board.owned(player).len(), knobs.win_squares);
        let knockouts = format!("{}/{}", state.knockouts[player], knobs.win_knockouts);
        let name = paint.player(player, &format!("{:<7}", player.name()));
        let line = format!(
            "{turn} {name} {zones:>7} {knockouts:>10} {:>8}  {}",
            state.reserve[player],
            names(setup, state.hands[player].iter().copied(), language)
        );
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// The cards that everybody holds.
pub fn hands(setup: &Setup, state: &State, language: &str, paint: Paint) -> String {
    let mut text = String::new();
    for player in setup.shape.players().iter() {
        let cards = names(setup, state.hands[player].iter().copied(), language);
        text.push_str(&format!("{} {cards}\n", paint.player(player, &format!("{:<7}", player.name()))));
    }
    text
}

/// The cards that lie in front of everybody, in the order laid.
pub fn laid(setup: &Setup, state: &State, language: &str, paint: Paint) -> String {
    let mut text = String::new();
    for player in setup.shape.players().iter() {
        let mut cards = names(setup, state.laid[player].iter().map(|laid| laid.card), language);
        let owed = |count: u8, what: &str| match count {
            0 => String::new(),
            1 => format!("; one turn to {what}"),
            count => format!("; {count} turns to {what}"),
        };
        cards.push_str(&owed(state.skips[player], "skip"));
        cards.push_str(&owed(state.extras[player], "take besides"));
        text.push_str(&format!("{} {cards}\n", paint.player(player, &format!("{:<7}", player.name()))));
    }
    text
}

/// How many cards are where.
pub fn deck(setup: &Setup, state: &State, language: &str) -> String {
    let deck = state.deck().count();
    let mut text = format!("{deck} in the deck, {} in the discard", state.discard.len());
    if let Some(last) = state.discard.last() {
        text.push_str(&format!(" (last: {})", setup.variant.name(*last, language)));
    }
    if !state.in_play.is_empty() {
        text.push_str(&format!(", in play: {}", names(setup, state.in_play.iter().copied(), language)));
    }
    text.push('\n');
    text
}

fn names(setup: &Setup, cards: impl Iterator<Item = CardId>, language: &str) -> String {
    let names: Vec<&str> = cards.map(|card| setup.variant.name(card, language)).collect();
    if names.is_empty() { "-".into() } else { names.join(", ") }
}
