//! A record as data and as text: a header, then one line a decision.

use std::fmt::{self, Write};

use crate::board::Player;
use crate::game::{Game, Pick, Setup, Variant};

/// What a game was started from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The variant's id.
    pub variant: String,
    /// The hash of the content that made it; `None` in a record written by hand.
    pub hash: Option<u64>,
    pub players: usize,
    /// Who has the first turn (B6).
    pub first: Player,
    pub seed: u64,
    /// The position, as text in the position format, of a game that didn't start from the beginning.
    pub position: Option<String>,
}

impl Header {
    /// The header of a game from the beginning.
    pub fn new(setup: &Setup, seed: u64) -> Header {
        Header {
            variant: setup.variant.id.clone(),
            hash: Some(setup.variant.hash),
            players: setup.players,
            first: setup.first,
            seed,
            position: None,
        }
    }

    /// The same for a game that starts from a position.
    #[must_use]
    pub fn from_position(mut self, text: impl Into<String>) -> Header {
        self.position = Some(text.into());
        self
    }

    /// What to say when this variant isn't the one that made the record.
    pub fn differs_from(&self, variant: &Variant) -> Option<String> {
        let hash = self.hash.filter(|hash| *hash != variant.hash)?;
        Some(format!(
            "the record was made by other content: it says `{hash:016x}`, `{}` here is `{:016x}`",
            variant.id, variant.hash
        ))
    }
}

/// A decision's line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its line in the text, from 1; 0 if it never stood in one.
    pub number: usize,
    pub text: String,
}

/// A record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    pub header: Header,
    pub lines: Vec<Line>,
}

impl Record {
    /// The version of the format, of records that hold changes by hand. Without them version 1 is written.
    pub const VERSION: u32 = 2;
}

/// What begins the line of a change by hand.
pub(super) const EDIT: &str = "edit ";

/// The version that is written for lines.
fn version<'l>(mut lines: impl Iterator<Item = &'l str>) -> u32 {
    if lines.any(|line| line.starts_with(EDIT)) { Record::VERSION } else { 1 }
}

impl Header {
    fn write(&self, f: &mut impl Write, version: u32) -> fmt::Result {
        writeln!(f, "polygonarc-record {version}")?;
        writeln!(f, "variant {}", self.variant)?;
        if let Some(hash) = self.hash {
            writeln!(f, "hash {hash:016x}")?;
        }
        writeln!(f, "players {}", self.players)?;
        writeln!(f, "first {}", self.first)?;
        writeln!(f, "seed {}", self.seed)?;
        for line in self.position.iter().flat_map(|text| text.lines()) {
            writeln!(f, "{}", format_args!("| {line}").to_string().trim_end())?;
        }
        Ok(())
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.header.write(f, version(self.lines.iter().map(|line| line.text.as_str())))?;
        for line in &self.lines {
            writeln!(f, "{}", line.text)?;
        }
        Ok(())
    }
}

/// Keeps a record while a game is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recorder {
    header: Header,
    /// The decision's line and the turn that it belongs to.
    lines: Vec<(String, u32, Player)>,
}

impl Recorder {
    pub fn new(header: Header) -> Recorder {
        Recorder { header, lines: Vec::new() }
    }

    /// What the game was started from.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Notes a decision; `game` is as it was before.
    pub fn note(&mut self, game: &Game, pick: &Pick) {
        let state = game.state();
        self.push(game.line(pick), state.turn, state.active);
    }

    /// Notes a decision's line, and the turn that it belongs to.
    pub fn push(&mut self, line: String, turn: u32, player: Player) {
        self.lines.push((line, turn, player));
    }

    /// The line of a change by hand.
    pub fn edit_line(edit: &str) -> String {
        format!("{EDIT}{edit}")
    }

    /// How many decisions were noted.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// The record.
    pub fn record(&self) -> Record {
        let lines = self.lines.iter().map(|(text, ..)| Line { number: 0, text: text.clone() }).collect();
        Record { header: self.header.clone(), lines }
    }

    /// The record's text, with a comment where a turn begins.
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a text can't fail.
        let _ = self.header.write(&mut text, version(self.lines.iter().map(|(line, ..)| line.as_str())));
        let mut turn = None;
        for (line, number, player) in &self.lines {
            if turn != Some(*number) {
                let what = if *number == 0 { String::new() } else { format!("# turn {number}, {player}\n") };
                let _ = write!(text, "\n{what}");
                turn = Some(*number);
            }
            text.push_str(line);
            text.push('\n');
        }
        text
    }
}
