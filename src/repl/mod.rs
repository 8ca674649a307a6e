//! The prompt: a line in, a reply out. Owns the session, its commands, and the terminal in front of it. Knows no disk but
//! through the [`Services`] it is handed.

mod commands;
mod complete;
mod play;
mod report;
mod session;
mod terminal;

pub use commands::{Command, GROUPS};
pub use complete::complete;
pub use play::{Play, Seat, Taken};
pub use session::{Reply, Services, Session, Start};
pub use terminal::{Terminal, converse};
