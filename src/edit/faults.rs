//! What is impossible about a state: all that a position file would be refused for, and what a drawing can't show.

use crate::board::Player;
use crate::content::{Position, position_text};
use crate::game::{Setup, State};

/// Every impossibility, each in one line with what to do.
pub fn faults(setup: &Setup, state: &State) -> Vec<String> {
    let mut found = pawns(setup, state);
    let text = position_text(setup, state);
    if let Err(report) = Position::parse("position", &text).and_then(|position| position.check(setup)) {
        for one in report.diagnostics() {
            let help = one.help.iter().map(|help| format!("; {help}")).collect::<String>();
            let line = format!("{}{help}", one.message);
            if !found.contains(&line) {
                found.push(line);
            }
        }
    }
    found
}

/// A pawn stands on a square of its own colour, alone.
fn pawns(setup: &Setup, state: &State) -> Vec<String> {
    let (shape, board) = (&setup.shape, &state.board);
    let mut found = Vec::new();
    for player in shape.players().iter() {
        let Some(square) = board.pawn(player) else {
            found.push(format!("{player} has no pawn on the board"));
            continue;
        };
        let name = shape.name(square);
        match board.owner(square) {
            Some(owner) if owner == player => {}
            Some(owner) => found.push(format!("{player}'s pawn stands on {name}, which is {owner}'s (rule M4)")),
            None if board.dead().contains(square) => {
                found.push(format!("{player}'s pawn stands on {name}, which is dead (rule C5)"));
            }
            None => found.push(format!("{player}'s pawn stands on {name}, which is nobody's (rule M4)")),
        }
        let others = || Player::ALL.into_iter().filter(|other| other.seat() < player.seat());
        if let Some(other) = others().find(|other| board.pawn(*other) == Some(square)) {
            found.push(format!("the pawns of {other} and {player} both stand on {name}"));
        }
    }
    found
}
