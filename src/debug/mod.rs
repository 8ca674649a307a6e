//! The debugger of rules: the line of play as a tree, what happened within each decision, and the commands that walk
//! through it. Knows events, cards and scripts; no screen, no files, no bots.

#[cfg(test)]
mod tests;
mod tree;

pub use tree::{Act, By, Node, NodeId, Tree};
