//! What must be true of every state, after every event, whatever the variant: B1, B4, C2, C5, K1, M4, P1, V1, V2, W1, W2.

use crate::board::{Player, Squares};

use super::event::Way;
use super::setup::Setup;
use super::state::State;

/// What isn't as it must be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    pub rule: &'static str,
    pub what: String,
}

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} (rule {})", self.what, self.rule)
    }
}

/// The first thing that is broken in a state; `None` for a sound one.
pub fn broken(setup: &Setup, state: &State) -> Option<Broken> {
    broken_board(setup, state).and_then(|()| broken_cards(setup, state)).err()
}

fn must(holds: bool, rule: &'static str, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken { rule, what: what() }) }
}

fn broken_board(setup: &Setup, state: &State) -> Result<(), Broken> {
    let (board, shape) = (&state.board, &setup.shape);
    let name = |set: Squares| shape.list(set);
    let mut seen = board.dead();
    for player in Player::ALL {
        let owned = board.owned(player);
        must(!owned.meets(seen), "C5", || {
            format!("{} belong to {player} and are dead or another's", name(owned & seen))
        })?;
        seen |= owned;
    }
    must(seen.within(shape.all()), "B1", || "squares off the board are owned or dead".into())?;
    let mut pawns = Squares::EMPTY;
    for player in shape.players().iter() {
        let Some(pawn) = board.pawn(player) else {
            return must(false, "M4", || format!("{player} has no pawn"));
        };
        must(board.owned(player).contains(pawn), "M4", || {
            format!("{player}'s pawn stands on {}, which isn't {player}'s", shape.name(pawn))
        })?;
        must(!pawns.contains(pawn), "K1", || format!("two pawns stand on {}", shape.name(pawn)))?;
        pawns.insert(pawn);
        let start = shape.start(player);
        must(start.is_some_and(|start| board.owned(player).contains(start)), "B4", || {
            format!("{player}'s start isn't {player}'s any more")
        })?;
    }
    let mut covered = Squares::EMPTY;
    for tower in board.towers() {
        let at = || name(tower.squares);
        must(tower.squares.within(board.owned(tower.owner)), "C2", || {
            format!("squares of {}'s tower on {} aren't {}'s", tower.owner, at(), tower.owner)
        })?;
        must(!tower.squares.meets(covered), "W2", || format!("the tower on {} overlaps another", at()))?;
        must(matches!(tower.squares.len(), 1 | 2 | 4), "W1", || {
            format!("the tower on {} covers {} squares", at(), tower.squares.len())
        })?;
        covered |= tower.squares;
    }
    must(board.covered() == covered, "W1", || "the covered squares aren't those of the towers".into())
}

/// No card is lost or made.
fn broken_cards(setup: &Setup, state: &State) -> Result<(), Broken> {
    let (mut there, mut deck) = (state.all_cards(), setup.full_deck());
    there.sort_unstable();
    deck.sort_unstable();
    must(there == deck, "P1", || format!("the game has {} cards, the deck {}", there.len(), deck.len()))
}

/// What is wrong with how a game ended; `None` if its outcome is what the goals say, or if it goes on.
pub fn broken_outcome(setup: &Setup, state: &State) -> Option<Broken> {
    let outcome = state.outcome?;
    let knobs = &setup.variant.knobs;
    let won = |player: Player| {
        state.board.owned(player).len() >= knobs.win_squares as usize || state.knockouts[player] >= knobs.win_knockouts
    };
    let holds = match outcome.winner {
        Some(winner) if outcome.by != Way::Limit => won(winner),
        _ => !setup.shape.players().iter().any(won),
    };
    must(holds, "V1", || "the outcome isn't what the goals say".into()).err()
}
