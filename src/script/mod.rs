//! Scripts: the Lua host of the core, its API, its sandbox and its reference. Knows the game and the board; no file
//! system, no content format, no screen.

mod answer;
mod api;
mod choices;
mod convert;
mod error;
mod host;
mod raw;
mod sandbox;
mod scripts;
mod sets;
mod shared;

#[cfg(test)]
mod tests;

pub use host::LuaHost;
pub use sandbox::Limits;
