//! What a game leaves behind: the record, text that replays it, and the trace, data that describes it. Knows the game
//! and the board; reads and writes no files.

mod beside;
mod json;
mod read;
mod replay;
mod text;
mod trace;

pub use beside::{Beside, Difference, beside};
pub use read::RecordError;
pub use replay::{Entry, Played, Replay, ReplayError, replay, start};
pub use text::{Header, Line, Record, Recorder};
pub use trace::{Before, Trace, event_line, state_line};
