//! Polygonarc Lab.
#![deny(unsafe_code)]

pub mod board;
pub mod game;
pub mod script;
