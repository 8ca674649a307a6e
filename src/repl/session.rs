//! The session: what the lines typed at a prompt act on. Knows no terminal; the disk is behind [`Services`].

use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::board::{ByPlayer, Player};
use crate::content::{Loaded, Position};
use crate::game::{ChooseError, Game, Host, Setup, State, Variant};
use crate::record::{Header, Record, Replay};
use crate::sim::BotKind;

use super::commands;
use super::play::{Halted, Play, Seat, StandIn};
use super::report;

/// What a session needs from outside. Errors are texts for people.
pub trait Services {
    /// A variant by id.
    fn load(&self, id: &str) -> Result<Loaded, String>;
    /// The ids of all variants.
    fn variant_ids(&self) -> Vec<String>;
    /// The text of a file.
    fn read(&self, path: &str) -> Result<String, String>;
    /// Writes a file.
    fn write(&self, path: &str, text: &str) -> Result<(), String>;
    /// The scripts of a variant, ready to run.
    fn host(&self, variant: &Arc<Variant>) -> Rc<dyn Host>;
    /// A seed for a game that none was named for.
    fn seed(&self) -> u64;
}

/// The answer to a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    pub text: String,
    pub error: bool,
    pub quit: bool,
}

/// What a game is started with.
#[derive(Clone, Debug)]
pub struct Start {
    pub players: usize,
    /// One a seat; seats without are people's.
    pub seats: Vec<Seat>,
    pub seed: Option<u64>,
    pub first: Player,
}

impl Default for Start {
    fn default() -> Start {
        Start { players: 2, seats: Vec::new(), seed: None, first: Player::Red }
    }
}

/// A session.
pub struct Session {
    pub(super) services: Box<dyn Services>,
    pub(super) loaded: Loaded,
    pub(super) play: Play,
    /// The language asked for, over the variant's own.
    pub(super) language: Option<String>,
    pub(super) style: crate::render::Style,
    /// Seconds a turn, if the clock is on.
    pub(super) clock: Option<u32>,
    pub(super) quit: bool,
    halt: Arc<AtomicBool>,
}

impl Session {
    /// A session with a new game of a variant.
    pub fn new(
        services: Box<dyn Services>,
        variant: &str,
        start: &Start,
        language: Option<String>,
    ) -> Result<Session, String> {
        let loaded = services.load(variant)?;
        let play = begin(&*services, &loaded.variant, start)?;
        let style = crate::render::Style::Plain;
        let halt = Arc::new(AtomicBool::new(false));
        Ok(Session { services, loaded, play, language, style, clock: None, quit: false, halt })
    }

    /// The same with boards drawn in this style.
    #[must_use]
    pub fn styled(mut self, style: crate::render::Style) -> Session {
        self.style = style;
        self
    }

    /// The same with the clock on.
    #[must_use]
    pub fn clocked(mut self, seconds: Option<u32>) -> Session {
        self.clock = seconds;
        self
    }

    /// Set it to stop the bots at their next choice.
    pub fn halt(&self) -> Arc<AtomicBool> {
        self.halt.clone()
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.play.game
    }

    /// The game with its past.
    pub fn play(&self) -> &Play {
        &self.play
    }

    /// Seconds a turn, if the clock is on.
    pub fn clock(&self) -> Option<u32> {
        self.clock
    }

    /// The language that names are shown in.
    pub fn language(&self) -> &str {
        self.language.as_deref().unwrap_or(&self.loaded.variant.language)
    }

    /// The beginning: lets the bots play that are due, and shows how things stand.
    pub fn open(&mut self) -> Reply {
        let variant = &self.loaded.variant;
        let seats: Vec<&str> = self.play.setup().shape.players().iter().map(|it| self.play.seats[it].name()).collect();
        let head = format!("{}, {}, seed {}", variant.id, seats.join(" against "), self.play.header.seed);
        let begun = self.go_on(None, 0).map(|text| format!("{head}\n{text}"));
        self.reply(begun)
    }

    /// The clock has run out (T4): the simplest action is played for who had to decide, up to the end of the turn.
    pub fn time_out(&mut self) -> Reply {
        let from = self.play.past().len();
        let Some(player) = self.play.due() else {
            return Reply { text: String::new(), error: false, quit: self.quit };
        };
        let stand_in = StandIn { kind: BotKind::Simplest, turns: 1, only: Some(player) };
        let played = self.go_on(Some(stand_in), from).map(|text| format!("time is up for {player} (rule T4)\n{text}"));
        self.reply(played)
    }

    /// Takes a line. An empty line and one that begins with `#` do nothing.
    pub fn line(&mut self, input: &str) -> Reply {
        let input = input.trim();
        if input.is_empty() || input.starts_with('#') {
            return Reply { text: String::new(), error: false, quit: false };
        }
        self.halt.store(false, Ordering::Relaxed);
        let result = commands::run(self, input);
        self.reply(result)
    }

    fn reply(&self, result: Result<String, String>) -> Reply {
        let error = result.is_err();
        let text = result.unwrap_or_else(|message| format!("error: {message}"));
        Reply { text, error, quit: self.quit }
    }

    /// Lets the game go on by itself as far as it can; tells what happened since `from` and what is to do now.
    pub(super) fn go_on(&mut self, stand_in: Option<StandIn>, from: usize) -> Result<String, String> {
        let halt = self.halt.clone();
        let halted = self.play.advance(stand_in, &halt).map_err(|error| self.failed(&error))?;
        let mut text = report::happened(self, from);
        match halted {
            Halted::ByHand => text.push_str("stopped; `auto` goes on\n"),
            Halted::Tired => text.push_str("5000 turns without a person; `auto` goes on\n"),
            Halted::Waits | Halted::Over => {}
        }
        text.push_str(&report::status(self));
        Ok(text)
    }

    /// What to say when the game didn't take a choice.
    pub(super) fn failed(&self, error: &ChooseError) -> String {
        error.to_string()
    }

    /// Starts a game.
    pub(super) fn begin(&mut self, start: &Start) -> Result<String, String> {
        self.play = begin(&*self.services, &self.loaded.variant, start)?;
        let reply = self.open();
        if reply.error { Err(reply.text) } else { Ok(reply.text) }
    }

    /// Loads a variant and starts a game of it.
    pub(super) fn change_variant(&mut self, id: &str, start: &Start) -> Result<String, String> {
        let loaded = self.services.load(id)?;
        let play = begin(&*self.services, &loaded.variant, start)?;
        (self.loaded, self.play) = (loaded, play);
        let reply = self.open();
        if reply.error { Err(reply.text) } else { Ok(reply.text) }
    }

    /// Goes on from a record, the seats as they are.
    pub(super) fn load_record(&mut self, path: &str) -> Result<String, String> {
        let text = self.services.read(path)?;
        let record = Record::parse(&text).map_err(|faults| {
            let lines = faults.iter().map(|fault| format!("{path}:{}: {}", fault.line, fault.message));
            lines.collect::<Vec<_>>().join("\n")
        })?;
        let loaded = self.services.load(&record.header.variant)?;
        let setup = set_up(&loaded.variant, record.header.players, record.header.first)?;
        let state = match &record.header.position {
            Some(text) => position(&format!("{path} (position)"), text, &setup)?,
            None => State::new(&setup, record.header.seed),
        };
        let host = self.services.host(&loaded.variant);
        let game = Game::resume(setup, state, host).map_err(|error| error.to_string())?;
        let mut play = Play::new(game.clone(), record.header.clone(), self.seats(record.header.players));
        let changed = record.header.differs_from(&loaded.variant);
        let replay = Replay::new(&record, game);
        let mut next = Some(replay);
        while let Some(mut replay) = next.take() {
            match replay.step() {
                Some(Ok(played)) => {
                    play.choose(played.pick).map_err(|error| error.to_string())?;
                    next = Some(replay);
                }
                Some(Err(error)) => return Err(format!("{path}: {error}")),
                None => {}
            }
        }
        (self.loaded, self.play) = (loaded, play);
        let changed = changed.map(|changed| format!("warning: {changed}\n")).unwrap_or_default();
        let count = self.play.past().len();
        Ok(format!("{changed}loaded {count} decisions\n{}{}", report::board(self), report::status(self)))
    }

    /// Goes on from a position, the seats as they are.
    pub(super) fn load_position(&mut self, path: &str) -> Result<String, String> {
        let text = self.services.read(path)?;
        let parsed = Position::parse(path, &text).map_err(|report| report.render(false))?;
        let loaded = match parsed.variant() {
            Some(id) => self.services.load(id)?,
            None => Loaded { variant: self.loaded.variant.clone(), origins: self.loaded.origins.clone() },
        };
        let setup = set_up(&loaded.variant, parsed.players(), Player::Red)?;
        let state = parsed.check(&setup).map_err(|report| report.render(false))?;
        let header = Header::new(&setup, state.seed).from_position(text);
        let host = self.services.host(&loaded.variant);
        let game = Game::resume(setup, state, host).map_err(|error| error.to_string())?;
        let seats = self.seats(game.setup().players);
        (self.loaded, self.play) = (loaded, Play::new(game, header, seats));
        Ok(format!("{}{}", report::board(self), report::status(self)))
    }

    /// The seats as they are, if the game is for as many players; else people's.
    fn seats(&self, players: usize) -> ByPlayer<Seat> {
        if self.play.setup().players == players { self.play.seats } else { ByPlayer([Seat::Human; 4]) }
    }
}

fn set_up(variant: &Arc<Variant>, players: usize, first: Player) -> Result<Rc<Setup>, String> {
    let setup = Setup::new(variant.clone(), players).map_err(|error| error.to_string())?;
    if first.seat() >= players {
        return Err(format!("{first} doesn't play in a game of {players}, so can't begin"));
    }
    Ok(Rc::new(setup.begun_by(first)))
}

fn position(file: &str, text: &str, setup: &Setup) -> Result<State, String> {
    let parsed = Position::parse(file, text).map_err(|report| report.render(false))?;
    parsed.check(setup).map_err(|report| report.render(false))
}

fn begin(services: &dyn Services, variant: &Arc<Variant>, start: &Start) -> Result<Play, String> {
    let setup = set_up(variant, start.players, start.first)?;
    let seed = start.seed.unwrap_or_else(|| services.seed());
    let header = Header::new(&setup, seed);
    let game = Game::new(setup, seed, services.host(variant)).map_err(|error| error.to_string())?;
    let mut seats = ByPlayer([Seat::Human; 4]);
    for (player, seat) in Player::ALL.into_iter().zip(&start.seats) {
        seats[player] = *seat;
    }
    Ok(Play::new(game, header, seats))
}
