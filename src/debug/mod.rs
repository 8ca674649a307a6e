//! The debugger of rules: the line of play as a tree, what happened within each decision, and the commands that walk
//! through it. Knows events, cards and scripts; no screen, no files, no bots.

mod ask;
mod breaks;
mod compare;
mod holds;
mod last;
mod moments;
mod places;
#[cfg(test)]
mod tests;
mod tree;
mod walk;

pub use breaks::{Break, Change, Place, Stopper, Watched};
pub use compare::{Difference, differences};
pub use last::{Last, Subject};
pub use moments::{Cause, Moment, Moments, Sight, What};
pub use places::{Read, read_place, read_watched};
pub use tree::{Act, By, Node, NodeId, Tree};
pub use walk::{Debugger, Go, Grain, Reason, Stop, Walk};
