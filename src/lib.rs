//! Polygonarc Lab.
pub mod board;
pub mod content;
pub mod diag;
pub mod game;
pub mod record;
pub mod sim;
