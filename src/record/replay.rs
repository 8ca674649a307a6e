//! Replaying a record: the same decisions on the same start, without the random generator.

use std::fmt;
use std::rc::Rc;
use std::sync::Arc;

use super::text::{EDIT, Header, Record};
use crate::content::Position;
use crate::edit::edit;
use crate::game::{ChooseError, Event, Game, Host, Pick, Refusal, Setup, State, Variant};

/// A replay under way. The game to start from is the caller's: a new one, or one resumed from the record's position.
pub struct Replay<'r> {
    record: &'r Record,
    game: Game,
    next: usize,
}

/// What a line of a record stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    Choice(Pick),
    /// A change by hand, without the word `edit`.
    Edit(String),
}

/// One line replayed.
#[derive(Clone, Debug)]
pub struct Played {
    pub entry: Entry,
    pub events: Vec<Event>,
}

/// The line at which a replay got stuck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// The line's number in the text, from 1; 0 if it never stood in one.
    pub number: usize,
    /// Which decision it is, from 1.
    pub decision: usize,
    pub text: String,
    /// The turn that was going on.
    pub turn: u32,
    pub why: ChooseError,
    /// What to say if the record was made by other content.
    pub other_content: Option<String>,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(note) = &self.other_content {
            write!(f, "{note}; the game first differs here\n  ")?;
        }
        match self.number {
            0 => write!(f, "decision {}", self.decision)?,
            number => write!(f, "line {number}")?,
        }
        write!(f, ", turn {}: `{}` can't be replayed: {}", self.turn, self.text, self.why)
    }
}

impl std::error::Error for ReplayError {}

impl<'r> Replay<'r> {
    pub fn new(record: &'r Record, start: Game) -> Replay<'r> {
        Replay { record, game: start, next: 0 }
    }

    /// The game as far as it was replayed.
    pub fn game(&self) -> &Game {
        &self.game
    }

    pub fn into_game(self) -> Game {
        self.game
    }

    /// What the next line stands for, before it is played; `None` at the end of the record.
    pub fn peek(&self) -> Option<Result<Entry, ReplayError>> {
        let line = self.record.lines.get(self.next)?;
        if let Some(edit) = line.text.strip_prefix(EDIT) {
            return Some(Ok(Entry::Edit(edit.trim().to_owned())));
        }
        let pick = self.game.parse_line(&line.text);
        Some(pick.map(Entry::Choice).map_err(|refusal| self.stuck(ChooseError::Refused(refusal))))
    }

    /// Plays the next line; `None` at the end of the record. After an error the game is as before that line.
    pub fn step(&mut self) -> Option<Result<Played, ReplayError>> {
        let entry = match self.peek()? {
            Ok(entry) => entry,
            Err(error) => return Some(Err(error)),
        };
        let done = match &entry {
            Entry::Choice(pick) => self.game.choose(pick),
            // Whether it is possible was asked when it was made.
            Entry::Edit(text) => edit(&mut self.game, text, false)
                .map_err(|error| ChooseError::Refused(Refusal { rule: "", reason: error.0, instead: None })),
        };
        match done {
            Ok(events) => {
                self.next += 1;
                Some(Ok(Played { entry, events }))
            }
            Err(why) => Some(Err(self.stuck(why))),
        }
    }

    fn stuck(&self, why: ChooseError) -> ReplayError {
        let line = self.record.lines.get(self.next);
        ReplayError {
            number: line.map_or(0, |line| line.number),
            decision: self.next + 1,
            text: line.map(|line| line.text.clone()).unwrap_or_default(),
            turn: self.game.state().turn,
            why,
            other_content: self.record.header.differs_from(&self.game.setup().variant),
        }
    }
}

/// The game that a record begins with, on this variant; `file` is the name that faults of its position go by.
pub fn start(header: &Header, file: &str, variant: Arc<Variant>, host: Rc<dyn Host>) -> Result<Game, String> {
    let setup = Setup::new(variant, header.players).map_err(|error| error.to_string())?;
    let setup = Rc::new(setup.begun_by(header.first));
    let state = match &header.position {
        Some(text) => {
            let position = Position::parse(&format!("{file} (position)"), text);
            let state = position.and_then(|position| position.check(&setup));
            state.map_err(|report| report.render(true))?
        }
        None => State::new(&setup, header.seed),
    };
    Game::resume(setup, state, host).map_err(|error| error.to_string())
}

/// Replays the whole record; the game as it is after its last line.
pub fn replay(record: &Record, start: Game) -> Result<Game, Box<ReplayError>> {
    let mut replay = Replay::new(record, start);
    while let Some(played) = replay.step() {
        played.map_err(Box::new)?;
    }
    Ok(replay.into_game())
}
