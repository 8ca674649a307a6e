//! Bots and simulation: playing many games and counting what comes of them. Knows no files and no screen.

mod bots;
mod ponder;
mod runner;
mod statistics;

pub use bots::{BOTS, Bot, BotKind, Seats, simplest};
pub use runner::{Plan, Progress, game_seed, play_game, simulate};
pub use statistics::{GameResult, SeatFigures, Statistics};
