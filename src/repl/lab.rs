//! What a session keeps for working on rules: the checks of edits, a board being pasted, files watched, lines typed.

use std::sync::Arc;

use crate::game::Profile;
use crate::record::Record;

/// How many lines a session remembers.
const TYPED: usize = 100_000;

/// What a session keeps for working on rules.
pub(super) struct Lab {
    /// Edits that make the position impossible are refused.
    pub checks: bool,
    /// The rows of a board pasted so far.
    pub pasting: Option<Vec<String>>,
    /// What the files were like when they were last read, if they are watched.
    pub watched: Option<u64>,
    /// The record that the last reload couldn't keep whole, and how much of it fits.
    pub unfit: Option<(usize, Record)>,
    /// What measures; every game of the session shares it.
    pub profile: Arc<Profile>,
    typed: Vec<String>,
}

impl Lab {
    pub fn new(variant: &str) -> Lab {
        Lab {
            checks: true,
            pasting: None,
            watched: None,
            unfit: None,
            profile: Arc::default(),
            typed: vec![format!("variant {variant}")],
        }
    }

    /// Keeps a line that was carried out.
    pub fn note(&mut self, line: String) {
        if self.typed.len() < TYPED {
            self.typed.push(line);
        }
    }

    /// The lines carried out so far.
    pub fn typed(&self) -> &[String] {
        &self.typed
    }
}
