//! The board: squares, sets, geometry, players, what stands where, and encirclement. Knows no dice, decks or cards.

mod bits;
mod direction;
mod encircle;
mod layout;
mod notation;
mod part;
mod player;
#[cfg(test)]
mod quick_tests;
mod ring;
mod shape;
mod squares;

pub use direction::{Direction, Directions};
pub(crate) use encircle::may_seal;
pub use encircle::{Fall, RingRule, Takes, Verdict, fall, may_close};
pub use layout::{Board, Tower};
pub use part::{Joined, Part, Role, join};
pub use player::{ByPlayer, Player, Players};
pub use ring::{Ring, gaps, ring};
pub use shape::{Shape, ShapeError};
pub use squares::{CAPACITY, Square, Squares};
