//! Polygonarc Lab.
#![deny(unsafe_code)]

pub mod board;
pub mod content;
pub mod diag;
pub mod game;
pub mod record;
pub mod script;
pub mod sim;
