//! Reading a record's text. Every fault is found, each with its line.

use std::fmt;

use super::text::{EDIT, Header, Line, Record};
use crate::board::Player;

/// What is wrong with a record's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// From 1.
    pub line: usize,
    pub message: String,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for RecordError {}

const KEYS: [&str; 5] = ["variant", "hash", "players", "first", "seed"];
const STARTS: [&str; 6] = ["die", "shuffle", "red", "blue", "green", "yellow"];

/// A header under way.
#[derive(Default)]
struct Reading {
    versioned: bool,
    version: u32,
    /// The first line says that this is something else: nothing more is read.
    foreign: bool,
    /// The keys of the header so far, each with its line.
    said: Vec<(String, usize)>,
    variant: Option<String>,
    hash: Option<u64>,
    players: Option<usize>,
    first: Option<Player>,
    seed: Option<u64>,
    position: Option<String>,
    lines: Vec<Line>,
    errors: Vec<RecordError>,
}

impl Record {
    /// Whether a text means to be a record: its first line that is no comment says so.
    pub fn is_in(text: &str) -> bool {
        let mut lines = text.trim_start_matches('\u{feff}').lines().map(str::trim);
        let first = lines.find(|line| !line.is_empty() && !line.starts_with('#'));
        first.is_some_and(|line| line.starts_with("polygonarc-record"))
    }

    /// Reads a record, or says everything that is wrong with it.
    pub fn parse(text: &str) -> Result<Record, Vec<RecordError>> {
        let mut reading = Reading::default();
        for (place, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            reading.line(place + 1, line);
        }
        let last = text.lines().count().max(1);
        if reading.variant.is_none() && !reading.foreign {
            reading.fault(last, "the record doesn't say its variant: add a line such as `variant deck-36`".into());
        }
        match reading.variant {
            Some(variant) if reading.errors.is_empty() => Ok(Record {
                header: Header {
                    variant,
                    hash: reading.hash,
                    players: reading.players.unwrap_or(2),
                    first: reading.first.unwrap_or(Player::Red),
                    seed: reading.seed.unwrap_or(0),
                    position: reading.position,
                },
                lines: reading.lines,
            }),
            _ => Err(reading.errors),
        }
    }
}

impl Reading {
    fn fault(&mut self, line: usize, message: String) {
        self.errors.push(RecordError { line, message });
    }

    fn line(&mut self, number: usize, raw: &str) {
        if self.foreign {
            return;
        }
        if let Some(position) = raw.strip_prefix('|') {
            if !self.lines.is_empty() {
                self.fault(number, "the position belongs before the first decision".into());
            }
            let text = self.position.get_or_insert_default();
            text.push_str(position.strip_prefix(' ').unwrap_or(position));
            text.push('\n');
            return;
        }
        // What is edited may hold a `#`: such a line has no comment at its end.
        let edit = raw.trim().strip_prefix(EDIT);
        let line = if edit.is_some() { raw } else { raw.split('#').next().unwrap_or("") }.trim();
        if line.is_empty() {
            return;
        }
        if !self.versioned {
            self.versioned = true;
            self.version(number, line);
            return;
        }
        if edit.is_some() {
            if self.version < 2 {
                let message = "a record that holds changes by hand begins with `polygonarc-record 2`";
                self.fault(number, message.into());
            }
            self.lines.push(Line { number, text: line.into() });
            return;
        }
        let (word, rest) = line.split_once(|c: char| c.is_whitespace() || c == ':').unwrap_or((line, ""));
        if KEYS.contains(&word) {
            if !self.lines.is_empty() {
                self.fault(number, format!("`{word}` belongs before the first decision"));
            }
            match self.said.iter().find(|(key, _)| key == word) {
                Some((_, first)) => {
                    self.fault(number, format!("`{word}` is said twice: line {first} says it already"));
                }
                None => self.said.push((word.into(), number)),
            }
            self.header(number, word, rest.trim());
        } else if STARTS.contains(&word.to_ascii_lowercase().as_str()) && (!rest.trim().is_empty() || word == "shuffle")
        {
            self.lines.push(Line { number, text: line.into() });
        } else {
            self.unknown(number, line, word);
        }
    }

    fn version(&mut self, number: usize, line: &str) {
        let expected = "polygonarc-record 1";
        match line.split_once(' ') {
            Some(("polygonarc-record", version)) => match version.trim().parse() {
                Ok(known @ 1..=Record::VERSION) => self.version = known,
                _ => {
                    let (version, last) = (version.trim(), Record::VERSION);
                    self.fault(
                        number,
                        format!("this is a record of version `{version}`, expected version 1 to {last}"),
                    );
                }
            },
            _ => {
                self.foreign = true;
                let found: String = line.chars().take(60).collect();
                let more = if found.len() < line.len() { "…" } else { "" };
                self.fault(number, format!("a record begins with the line `{expected}`, found `{found}{more}`"));
            }
        }
    }

    fn header(&mut self, number: usize, key: &str, value: &str) {
        let expected = match key {
            "variant" if !value.is_empty() => return self.variant = Some(value.into()),
            "variant" => "a variant's id",
            "hash" => match u64::from_str_radix(value, 16) {
                Ok(hash) => return self.hash = Some(hash),
                Err(_) => "a number in hexadecimal",
            },
            "players" => match value.parse() {
                Ok(players @ 2..=4) => return self.players = Some(players),
                _ => "2, 3 or 4",
            },
            "first" => match Player::parse(value) {
                Some(first) => return self.first = Some(first),
                None => "a colour: `red`, `blue`, `green` or `yellow`",
            },
            _ => match value.parse() {
                Ok(seed) => return self.seed = Some(seed),
                Err(_) => "a whole number",
            },
        };
        self.fault(number, format!("`{key}`: expected {expected}, found `{value}`"));
    }

    fn unknown(&mut self, number: usize, line: &str, word: &str) {
        let known = STARTS.iter().chain(&KEYS);
        let near = known.max_by(|a, b| {
            let like = |name: &&str| strsim::jaro_winkler(name, word);
            like(a).total_cmp(&like(b))
        });
        let hint = match near {
            Some(name) if *name != word && strsim::jaro_winkler(name, word) > 0.8 => {
                format!("; did you mean `{name}`?")
            }
            _ => "; a decision begins with a colour, `die` or `shuffle`, as in `red: c4` or `die 3`".into(),
        };
        self.fault(number, format!("`{line}` is no line of a record{hint}"));
    }
}
