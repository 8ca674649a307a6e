//! Polygonarc Lab.
pub mod board;
pub mod game;
pub mod record;
pub mod sim;
