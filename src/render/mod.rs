//! Boards, tables of figures and events as text, plain or in colour. Owns how a game looks in a terminal; knows no
//! terminal, no files and no commands, and changes nothing.

mod board;
mod fold;
mod paint;
mod profile;
mod reason;
mod sentence;
mod status;
mod words;

pub use board::{LEGEND, board, changes};
pub use fold::{fold, paragraph};
pub use paint::Paint;
pub use profile::{coverage, profile};
pub use reason::Telling;
pub use sentence::{Sentence, outcome, sentence, story};
pub use status::{deck, hands, laid, scores};
pub use words::Words;
