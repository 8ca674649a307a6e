//! The debugger in an editor: the Debug Adapter Protocol. A frame in, frames out; nothing here reads or prints but
//! through what it is handed.

mod launch;
mod look;
mod play;
mod requests;
mod road;
mod server;
mod sources;
mod stops;
mod wire;

pub use launch::{Open, Opened};
pub use server::Server;
pub use wire::{Frame, read, write};
