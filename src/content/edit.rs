//! Changing a variant's file: only what is changed differs afterwards, comments, order and layout stay. The command
//! line and the prompt both go through here. Reads and writes no file.

mod command;
mod draft;
mod explain;

pub use command::{EDITS, Edit, Known, edit};
pub use draft::Draft;
pub use explain::explain;
