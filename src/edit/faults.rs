//! What is impossible about a state: all that a position file would be refused for, and what a drawing can't show.

use crate::board::Player;
use crate::content::{Position, position_text};
use crate::game::{Setup, State};
use crate::messages::{Said, msg};

/// Every impossibility, each in one line with what to do.
pub fn faults(setup: &Setup, state: &State) -> Vec<Said> {
    let mut found = pawns(setup, state);
    let text = position_text(setup, state);
    if let Err(report) = Position::parse("position", &text).and_then(|position| position.check(setup)) {
        for one in report.diagnostics() {
            let help = one.help.iter().map(|help| format!("; {help}")).collect::<String>();
            let line = Said::from(format!("{}{help}", one.message));
            if !found.contains(&line) {
                found.push(line);
            }
        }
    }
    found
}

/// A pawn stands on a square of its own colour, alone.
fn pawns(setup: &Setup, state: &State) -> Vec<Said> {
    let (shape, board) = (&setup.shape, &state.board);
    let mut found = Vec::new();
    for player in shape.players().iter() {
        let who = player.word();
        let Some(square) = board.pawn(player) else {
            found.push(msg!("fault-no-pawn", player = who).into());
            continue;
        };
        let name = shape.name(square);
        match board.owner(square) {
            Some(owner) if owner == player => {}
            Some(owner) => {
                found.push(msg!("fault-pawn-on", player = who, square = &name, owner = owner.word()).into());
            }
            None if board.dead().contains(square) => {
                found.push(msg!("fault-pawn-on-dead", player = who, square = &name).into());
            }
            None => found.push(msg!("fault-pawn-on-nobodys", player = who, square = &name).into()),
        }
        let others = || Player::ALL.into_iter().filter(|other| other.seat() < player.seat());
        if let Some(other) = others().find(|other| board.pawn(*other) == Some(square)) {
            let (other, player) = (other.word(), player.word());
            found.push(msg!("fault-two-pawns", other = other, player = player, square = name).into());
        }
    }
    found
}
