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
    /// The version of the format that is written and read.
    pub const VERSION: u32 = 1;
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "polygonarc-record {}", Record::VERSION)?;
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
        write!(f, "{}", self.header)?;
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
        let mut text = self.header.to_string();
        let mut turn = None;
        for (line, number, player) in &self.lines {
            if turn != Some(*number) {
                let what = if *number == 0 { String::new() } else { format!("# turn {number}, {player}\n") };
                // Writing to a text can't fail.
                let _ = write!(text, "\n{what}");
                turn = Some(*number);
            }
            text.push_str(line);
            text.push('\n');
        }
        text
    }
}
