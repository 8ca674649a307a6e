//! Scripts: the Lua host of the core, its API, its sandbox and its reference. Knows the game and the board; no file
//! system, no content format, no screen.

mod answer;
mod api;
mod bots;
mod check;
mod choices;
mod convert;
mod error;
mod example;
mod host;
mod lint;
mod raw;
mod reference;
mod sandbox;
mod scripts;
mod sets;
mod shared;
mod watching;

#[cfg(test)]
mod tests;

pub use check::{Checker, Faults, called_functions, check_script};
pub use host::LuaHost;
pub use reference::{annotations, reference};
pub use sandbox::Limits;
pub use watching::{Evaluated, Given};
