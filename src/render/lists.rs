//! Scores, hands, what lies before the players, and the deck.

use crate::board::Player;
use crate::game::{CardId, Setup, State};

/// Rows in columns as wide as their widest cell; the last isn't padded.
fn table(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..count).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let cells: Vec<String> = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}")).collect();
        text.push_str(cells.join("  ").trim_end());
        text.push('\n');
    }
    text
}

fn names<'a>(setup: &'a Setup, cards: impl IntoIterator<Item = CardId>, language: &'a str) -> String {
    let names: Vec<&str> = cards.into_iter().map(|card| setup.variant.name(card, language)).collect();
    if names.is_empty() { "–".into() } else { names.join(", ") }
}

/// One line a player: squares, knockouts, towers, hand and laid cards; the player whose turn it is is marked.
pub fn scores(setup: &Setup, state: &State, language: &str) -> String {
    let head = ["", "", "squares", "knockouts", "towers", "reserve", "hand", "in front"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    for player in setup.shape.players().iter() {
        let marker = if state.active == player && state.outcome.is_none() { ">" } else { "" };
        rows.push(vec![
            marker.into(),
            player.name().into(),
            state.board.owned(player).len().to_string(),
            state.knockouts[player].to_string(),
            state.board.standing(player, true).to_string(),
            state.reserve[player].to_string(),
            names(setup, state.hands[player].iter().copied(), language),
            names(setup, state.laid[player].iter().map(|laid| laid.card), language),
        ]);
    }
    let deck = state.deck().count();
    format!("{}turn {}, {deck} cards in the deck, {} in the discard\n", table(&rows), state.turn, state.discard.len())
}

fn by_player(setup: &Setup, list: impl Fn(Player) -> String) -> String {
    let rows: Vec<Vec<String>> =
        setup.shape.players().iter().map(|player| vec![player.name().to_owned(), list(player)]).collect();
    table(&rows)
}

/// Everybody's hand.
pub fn hands(setup: &Setup, state: &State, language: &str) -> String {
    by_player(setup, |player| names(setup, state.hands[player].iter().copied(), language))
}

/// What lies in front of everybody, in the order laid.
pub fn laid(setup: &Setup, state: &State, language: &str) -> String {
    by_player(setup, |player| names(setup, state.laid[player].iter().map(|laid| laid.card), language))
}

/// The deck, top first, and the discard, last first.
pub fn deck(setup: &Setup, state: &State, language: &str) -> String {
    let list = |cards: Vec<CardId>| -> String {
        let rows = cards.iter().enumerate().map(|(place, card)| {
            let id = setup.variant.card(*card).id.clone();
            vec![format!("{:>4}", place + 1), id, setup.variant.name(*card, language).to_owned()]
        });
        table(&rows.collect::<Vec<_>>())
    };
    let deck: Vec<CardId> = state.deck().collect();
    let discard: Vec<CardId> = state.discard.iter().rev().copied().collect();
    format!(
        "deck, {} cards, top first\n{}discard, {} cards, last first\n{}",
        deck.len(),
        list(deck),
        discard.len(),
        list(discard)
    )
}
