//! Scenario tests: a position, what is done, what must come of it, written in TOML by whoever designs a card. Strict:
//! no answer is filled in, none may be left over. Knows no files; the caller hands in their texts.

mod expect;
mod loader;
mod play;
mod read;
mod show;
mod write;

use std::sync::Arc;

use crate::board::Player;
use crate::diag::Report;
use crate::game::Variant;

use super::position::Position;
use super::tree::Node;

pub use loader::{ContentLoader, Loader};
pub use read::scenarios;
pub use write::{Played, scenario_text};

/// One scenario for one variant, as read.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub name: String,
    pub file: String,
    /// Where it begins, from 1.
    pub line: u32,
    pub variant: String,
    /// The ids of rules that it cites.
    pub rules: Vec<String>,
    /// The card that it is about: the one that it has played.
    pub play: Option<String>,
    /// The text of a variant file that changes the variant for this scenario alone.
    pub(super) changes: Option<String>,
    pub(super) new_game: bool,
    pub(super) first: Option<Player>,
    pub(super) position: Position,
    pub(super) die: Option<i64>,
    pub(super) choices: Vec<(String, u32)>,
    pub(super) open: bool,
    pub(super) expect: Node,
}

/// How a scenario went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioResult {
    /// File, name and variant.
    pub name: String,
    pub file: String,
    pub line: u32,
    pub rules: Vec<String>,
    /// What didn't come out as expected; `None` if all did.
    pub failure: Option<String>,
    /// Everything that happened, as text.
    pub events: Vec<String>,
}

impl Scenario {
    /// File, name and variant: `catapult: never next to a start [deck-36]`.
    pub fn full_name(&self) -> String {
        let file = self.file.rsplit('/').next().unwrap_or(&self.file).trim_end_matches(".toml");
        format!("{file}: {} [{}]", self.name, self.variant)
    }

    /// Plays it and compares.
    pub fn run(&self, loader: &dyn Loader) -> ScenarioResult {
        let (events, result) = play::run(self, loader);
        let failure = result.err().map(|failure| {
            let indented = failure.trim_end().replace('\n', "\n  ");
            format!("{}:{}: {} [{}]\n  {indented}", self.file, self.line, self.name, self.variant)
        });
        ScenarioResult {
            name: self.full_name(),
            file: self.file.clone(),
            line: self.line,
            rules: self.rules.clone(),
            failure,
            events,
        }
    }

    /// The variant that it is played on.
    pub fn load(&self, loader: &dyn Loader) -> Result<Arc<Variant>, Report> {
        loader.variant(&self.variant, self.changes.as_deref())
    }
}

/// Runs every scenario of these files, given as path and text, in order. A file that can't be read is one failure.
pub fn run_scenarios(files: &[(String, String)], loader: &dyn Loader) -> Vec<ScenarioResult> {
    let mut results = Vec::new();
    for (file, text) in files {
        match scenarios(file, text) {
            Ok(list) => results.extend(list.iter().map(|scenario| scenario.run(loader))),
            Err(report) => results.push(ScenarioResult {
                name: file.clone(),
                file: file.clone(),
                line: 1,
                rules: Vec::new(),
                failure: Some(report.to_string()),
                events: Vec::new(),
            }),
        }
    }
    results
}
