//! The prompt: a session takes a line and gives a reply, its commands are a table, the terminal stands in front.
//! Everything outside (files, chance, loading) comes in through [`Services`]; only the terminal prints.

mod choosing;
mod colours;
mod commands;
mod debugging;
mod editing;
mod lab;
mod line;
mod options;
mod playing;
mod services;
mod session;
mod telling;
mod terminal;
mod words;

pub use commands::{COMMANDS, Command, Takes, parse_seat, parse_seats};
pub use line::Line;
pub use services::{Services, Since};
pub use session::{CommandError, Due, Reply, Session};
pub use terminal::{TerminalError, fitting, room, run as run_terminal};
pub use words::Completer;
