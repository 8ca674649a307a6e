//! Boards, scores and events as text for people. Gives strings; where they go is no matter of its.

mod board;
mod events;
mod lists;
#[cfg(test)]
mod tests;

pub use board::{Style, board};
pub use events::sentence;
pub use lists::{deck, hands, laid, scores};
