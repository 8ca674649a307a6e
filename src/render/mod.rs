//! Boards and events as text.

use crate::board::{Player, Squares};
use crate::game::{Event, Setup, State};

/// How a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    Plain,
    Colour,
}

/// The board.
pub fn board(setup: &Setup, state: &State, _: Style, _: Squares) -> String {
    let shape = &setup.shape;
    let mut text = String::new();
    for row in 0..shape.height() {
        text.push_str(&format!("{:>2}", shape.height() - row));
        for column in 0..shape.width() {
            let Some(square) = shape.square(column, row) else { continue };
            let owner = Player::ALL.into_iter().find(|player| state.board.owned(*player).contains(square));
            let letter = match owner {
                Some(player) if state.board.pawn(player) == Some(square) => player.letter().to_ascii_uppercase(),
                Some(player) => player.letter(),
                None => '.',
            };
            text.push_str(&format!(" {letter}"));
        }
        text.push('\n');
    }
    text
}

/// The scores.
pub fn scores(_: &Setup, _: &State, _: &str) -> String {
    String::new()
}

/// What happened.
pub fn sentence(setup: &Setup, event: &Event, _: &str) -> Option<String> {
    setup.event_text(event)
}

/// The hands.
pub fn hands(_: &Setup, _: &State, _: &str) -> String {
    String::new()
}

/// What lies in front of players.
pub fn laid(_: &Setup, _: &State, _: &str) -> String {
    String::new()
}

/// Deck and discard.
pub fn deck(_: &Setup, _: &State, _: &str) -> String {
    String::new()
}
