//! What an editor's launch configuration says, and the game that is set up by it.

use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde::Deserialize;
use serde_json::Value;

use crate::board::Player;
use crate::content::Position;
use crate::diag::nearest;
use crate::game::{CardId, Setup, State, Variant};
use crate::record::{Header, Record};
use crate::repl::{Line, Services, parse_seat, parse_seats};
use crate::script::LuaHost;
use crate::sim::Bot;

use super::road::Road;

/// The game that is debugged unless another is named.
const USUAL: &str = "fr";

/// What is opened for a session: the content, and where its files lie.
pub struct Opened {
    pub services: Box<dyn Services>,
    /// Files of the content that lie on the disk, with the whole path of each; those built in aren't among them.
    pub paths: BTreeMap<String, String>,
}

/// Opens the built-in content with a folder laid over it, if one is named.
pub type Open = dyn Fn(Option<&str>) -> Result<Opened, String>;

/// The arguments of a launch.
#[derive(Clone, Default, Debug, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Launch {
    pub variant: Option<String>,
    pub players: Option<usize>,
    pub first: Option<String>,
    pub seed: Option<u64>,
    pub seats: Option<Seats>,
    pub content: Option<String>,
    pub record: Option<String>,
    pub position: Option<String>,
    /// A card's file or script: the card comes up first.
    pub program: Option<String>,
    pub language: Option<String>,
    pub stop_on_entry: bool,
    pub no_debug: bool,
}

/// Who sits where, as a list or as one text.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Seats {
    Text(String),
    List(Vec<String>),
}

/// The arguments by name, as they are written, each with what is expected.
const ARGUMENTS: &[(&str, &str)] = &[
    ("variant", "the id of a variant"),
    ("players", "2, 3 or 4"),
    ("first", "a colour such as \"red\""),
    ("seed", "a whole number, 0 or more"),
    ("seats", "a text such as \"human,greedy\", or a list of texts"),
    ("content", "the path of a folder"),
    ("record", "the path of a file"),
    ("position", "the path of a file"),
    ("program", "the path of a card's file or script"),
    ("language", "a language such as \"en\""),
    ("stopOnEntry", "true or false"),
];

/// Words that editors write beside them.
const EDITORS: &[&str] = &[
    "name",
    "type",
    "request",
    "noDebug",
    "presentation",
    "preLaunchTask",
    "postDebugTask",
    "internalConsoleOptions",
    "debugServer",
    "serverReadyAction",
    "suppressMultipleSessionWarning",
    "cwd",
    "env",
    "console",
];

impl Launch {
    /// Reads the arguments; notes about words that are probably misspelt. Editors add words of their own.
    pub fn read(arguments: &Value) -> Result<(Launch, Vec<String>), String> {
        let launch = Launch::deserialize(arguments).map_err(|error| match bad_argument(arguments) {
            Some((name, expected, found)) => format!("`{name}`: expected {expected}, found {found}"),
            None => format!("the launch configuration can't be read: {error}"),
        })?;
        let words = arguments.as_object().map(|words| words.keys().collect::<Vec<_>>()).unwrap_or_default();
        let known = || ARGUMENTS.iter().map(|(name, _)| *name);
        let strange = |word: &&String| {
            let usual = known().chain(EDITORS.iter().copied()).any(|name| name == word.as_str());
            !usual && !word.starts_with("__")
        };
        let notes = words.into_iter().filter(strange).filter_map(|word| {
            let near = nearest(word, known())?;
            Some(format!("the launch configuration says `{word}`, which is unknown: did you mean `{near}`?"))
        });
        Ok((launch, notes.collect()))
    }

    /// Sets the game up.
    pub fn set_up(&self, opened: &Opened, interrupt: Arc<AtomicBool>) -> Result<(Road, Vec<String>), String> {
        let services = &*opened.services;
        let mut notes = Vec::new();
        let record = self.record.as_ref().map(|file| read_record(services, file)).transpose()?;
        let position = self.position.as_ref().map(|file| services.read(file).map(|text| (file, text))).transpose()?;
        if record.is_some() && position.is_some() {
            return Err("`record` and `position` can't both be given: a record has its own beginning".into());
        }
        let (road_record, line, scripts) = match (&record, &position) {
            (Some(record), _) => {
                let header = &record.header;
                let variant = services.load(&header.variant)?.variant;
                notes.extend(header.differs_from(&variant));
                let setup = setup(&variant, header.players, header.first)?;
                let file = self.record.as_deref().unwrap_or_default();
                let text = header.position.as_ref();
                let state = text.map(|text| read_position(file, text, &setup)).transpose()?;
                let (line, scripts) = line(setup, state, header.clone())?;
                (Some(record.clone()), line, scripts)
            }
            (None, Some((file, text))) => {
                let parsed = Position::parse(file, text).map_err(|report| report.render(false))?;
                let id = self.variant.as_deref().or(parsed.variant()).unwrap_or(USUAL);
                let setup = setup(&services.load(id)?.variant, parsed.players(), Player::Red)?;
                let state = read_position(file, text, &setup)?;
                let header = Header { seed: state.seed, ..Header::new(&setup, 0) }.from_position(text.as_str());
                let (line, scripts) = line(setup, Some(state), header)?;
                (None, line, scripts)
            }
            (None, None) => {
                let variant = services.load(self.variant.as_deref().unwrap_or(USUAL))?.variant;
                let first = self.first.as_deref().map(|name| {
                    Player::parse(name)
                        .ok_or_else(|| format!("`first`: expected a colour such as `red`, found `{name}`"))
                });
                let setup = setup(&variant, self.players.unwrap_or(2), first.transpose()?.unwrap_or(Player::Red))?;
                let header = Header::new(&setup, self.seed.unwrap_or_else(|| services.seed()));
                let (line, scripts) = line(setup, None, header)?;
                (None, line, scripts)
            }
        };
        let mut line = line;
        self.take_seats(&mut line, record.is_some())?;
        let variant = line.setup().variant.clone();
        let on_top = match &self.program {
            Some(program) => cards_of(&variant, program)?,
            None => Vec::new(),
        };
        let held = |card: &CardId| variant.deck.iter().any(|(other, copies)| other == card && *copies > 0);
        if let Some(program) = self.program.as_ref().filter(|_| !on_top.iter().any(held)) {
            notes
                .push(format!("the deck of `{}` holds no card of `{program}`: it won't come up by itself", variant.id));
        }
        let language = self.language.clone().unwrap_or_else(|| variant.language.clone());
        Ok((Road::new(line, scripts, road_record, on_top, language, interrupt), notes))
    }

    fn take_seats(&self, line: &mut Line, replayed: bool) -> Result<(), String> {
        let names: Vec<String> = match &self.seats {
            Some(Seats::Text(text)) => text.split(',').map(|name| name.trim().to_owned()).collect(),
            Some(Seats::List(names)) => names.clone(),
            // After a record nobody plays on unless asked to.
            None => vec![if replayed { "human" } else { "greedy" }.into()],
        };
        let players: Vec<Player> = line.players().collect();
        let seats: Result<Vec<_>, _> = names.iter().map(|name| parse_seat(name, &line.setup().variant)).collect();
        let seats = seats.and_then(|seats| parse_seats(seats, players.len()));
        let seats = seats.map_err(|error| format!("`seats`: {error}"))?;
        let seed = line.tree.header().seed;
        for (player, kind) in players.into_iter().zip(seats) {
            line.seat(player, kind.map(|kind| Bot::new(kind, seed, player)));
        }
        Ok(())
    }
}

/// The argument that has a value of another kind than expected: its name, what is expected, what was found.
fn bad_argument(arguments: &Value) -> Option<(&'static str, &'static str, &Value)> {
    let alone = |name: &str, value: &Value| Value::Object([(name.to_owned(), value.clone())].into_iter().collect());
    let found = ARGUMENTS.iter().filter_map(|(name, expected)| Some((*name, *expected, arguments.get(name)?)));
    found.into_iter().find(|(name, _, value)| Launch::deserialize(alone(name, value)).is_err())
}

fn setup(variant: &Arc<Variant>, players: usize, first: Player) -> Result<Rc<Setup>, String> {
    let setup = Setup::new(variant.clone(), players).map_err(|error| format!("`players`: {error}"))?;
    if first.seat() >= players {
        return Err(format!("`first`: {first} doesn't play in a game for {players}"));
    }
    Ok(Rc::new(setup.begun_by(first)))
}

fn line(setup: Rc<Setup>, state: Option<State>, header: Header) -> Result<(Line, Rc<LuaHost>), String> {
    let scripts = LuaHost::new(setup.variant.clone());
    let line = Line::new(setup, scripts.clone(), state, header).map_err(|error| error.to_string())?;
    Ok((line, scripts))
}

fn read_record(services: &dyn Services, file: &str) -> Result<Record, String> {
    Record::parse(&services.read(file)?).map_err(|errors| {
        let all: Vec<String> = errors.iter().map(|error| format!("{file}: {error}")).collect();
        all.join("\n")
    })
}

fn read_position(file: &str, text: &str, setup: &Setup) -> Result<State, String> {
    let checked = Position::parse(file, text).and_then(|position| position.check(setup));
    checked.map_err(|report| report.render(false))
}

/// The cards that a file is about: their own file, or their script.
fn cards_of(variant: &Variant, program: &str) -> Result<Vec<CardId>, String> {
    let path = program.replace('\\', "/");
    let ends = |file: &str| path == file || path.ends_with(&format!("/{file}"));
    let is = |card: &crate::game::Card| {
        card.id == path || ends(&card.origin.file) || card.script.as_ref().is_some_and(|script| ends(&script.file))
    };
    let cards = variant.cards.iter().enumerate().filter(|(_, card)| is(card));
    let found: Vec<CardId> = cards.map(|(place, _)| CardId(place as u16)).collect();
    if found.is_empty() {
        let name = path.rsplit('/').next().unwrap_or(&path);
        let files = variant.cards.iter().flat_map(|card| {
            let script = card.script.as_ref().map(|script| script.file.as_str());
            script.into_iter().chain([card.origin.file.as_str()]).map(|file| file.rsplit('/').next().unwrap_or(file))
        });
        let near = nearest(name, files).map(|near| format!(", did you mean `{near}`?")).unwrap_or_default();
        return Err(format!(
            "`program`: `{program}` is neither the file nor the script of a card of `{}`{near}",
            variant.id
        ));
    }
    Ok(found)
}
