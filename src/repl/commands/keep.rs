//! `save` and `load`: records and positions as files.

use std::rc::Rc;

use super::{Command, Takes};
use crate::board::Player;
use crate::content::{Position, position_text};
use crate::game::Setup;
use crate::messages::msg;
use crate::record::{Header, Record, Replay};
use crate::repl::line::Line;
use crate::repl::session::{CommandError, Session};

pub static SAVE: Command = Command {
    name: "save",
    aliases: &[],
    args: "[position] FILE",
    examples: &["save position corner.toml"],
    takes: Takes::Words(&["position"]),
    run: |session, rest| {
        let line = session.playing()?;
        let (file, text, said) = match rest.split_once(' ') {
            Some(("position", file)) => {
                let file = file.trim();
                (file, position_text(line.setup(), line.game.state()), msg!("saved-position", file = file))
            }
            _ => {
                let decisions = line.record().len();
                (rest, line.record().text(), msg!("saved-decisions", decisions = decisions, file = rest))
            }
        };
        if file.is_empty() || file == "position" {
            return Err(msg!("save-lacks", name = "save").into());
        }
        // Nothing is written over but this game's own file.
        if session.services.exists(file) && !line.files.iter().any(|own| own == file) {
            return Err(msg!("save-other", file = file).into());
        }
        session.services.write(file, &text)?;
        session.playing_mut()?.files.push(file.to_owned());
        session.say(said);
        Ok(())
    },
};

pub static LOAD: Command = Command {
    name: "load",
    aliases: &[],
    args: "FILE",
    examples: &["load game.txt"],
    takes: Takes::Nothing,
    run: |session, rest| {
        if rest.is_empty() {
            return Err(msg!("save-lacks", name = "load").into());
        }
        let text = session.services.read(rest)?;
        if Record::is_in(&text) {
            return load_record(session, rest, &text);
        }
        let word = first_line(&text).split_whitespace().next().unwrap_or_default();
        if Command::find(word).is_some() && !first_line(&text).contains('=') {
            return Err(msg!("load-script", file = rest).into());
        }
        load_position(session, rest, &text)
    },
};

/// The first line that is no comment.
fn first_line(text: &str) -> &str {
    let mut lines = text.lines().map(|line| line.trim_start_matches('\u{feff}').trim());
    lines.find(|line| !line.is_empty() && !line.starts_with('#')).unwrap_or_default()
}

fn load_record(session: &mut Session, file: &str, text: &str) -> Result<(), CommandError> {
    let record = Record::parse(text).map_err(|errors| {
        let all: Vec<String> = errors.iter().map(|error| format!("{file}: {error}")).collect();
        CommandError::from(all.join("\n"))
    })?;
    let header = record.header.clone();
    let mut fresh = session.services.load(&header.variant)?;
    std::mem::swap(&mut session.loaded, &mut fresh);
    let played = play_record(session, file, &record);
    match played {
        Ok(line) => {
            if let Some(note) = header.differs_from(&session.loaded.variant) {
                session.say(msg!("note", text = note));
            }
            let decisions = line.decisions();
            session.say(msg!("loaded-record", decisions = decisions, variant = &header.variant, file = file));
            take_over(session, line)
        }
        Err(error) => {
            session.loaded = fresh;
            Err(error)
        }
    }
}

fn play_record(session: &Session, file: &str, record: &Record) -> Result<Line, CommandError> {
    let mut line = session.begin(file, &record.header)?;
    let mut replay = Replay::new(record, line.game.clone());
    while let Some(played) = replay.step() {
        let played = played.map_err(|error| format!("{file}: {error}"))?;
        line.take(&played.entry)?;
    }
    line.files.push(file.to_owned());
    Ok(line)
}

impl Session {
    /// A line of play that begins as a header says, under the content loaded now.
    pub(in crate::repl) fn begin(&self, file: &str, header: &Header) -> Result<Line, CommandError> {
        let setup = self.set_up(header.players, header.first)?;
        let state = header.position.as_ref().map(|text| position(file, text, &setup)).transpose()?;
        let header = Header { hash: Some(setup.variant.hash), ..header.clone() };
        Ok(Line::new(setup, self.services.host(&self.loaded.variant), state, header)?)
    }

    /// The variant set up; every set-up of a session shares its profile.
    pub(in crate::repl) fn set_up(&self, players: usize, first: Player) -> Result<Rc<Setup>, CommandError> {
        let setup = Setup::new(self.loaded.variant.clone(), players).map_err(|error| error.to_string())?;
        Ok(Rc::new(Setup { profile: self.lab.profile.clone(), ..setup.begun_by(first) }))
    }
}

fn load_position(session: &mut Session, file: &str, text: &str) -> Result<(), CommandError> {
    let parsed = Position::parse(file, text).map_err(|report| report.render(session.paint.colour))?;
    let id = parsed.variant().unwrap_or(&session.loaded.variant.id).to_owned();
    let mut fresh = session.services.load(&id)?;
    std::mem::swap(&mut session.loaded, &mut fresh);
    let made = session.set_up(parsed.players(), Player::Red).and_then(|setup| {
        let state = position(file, text, &setup)?;
        let header = Header { seed: state.seed, ..Header::new(&setup, 0) }.from_position(text);
        Ok(Line::new(setup, session.services.host(&session.loaded.variant), Some(state), header)?)
    });
    match made {
        Ok(line) => {
            session.say(msg!("loaded-position", variant = id, file = file));
            take_over(session, line)
        }
        Err(error) => {
            session.loaded = fresh;
            Err(error)
        }
    }
}

fn position(file: &str, text: &str, setup: &Setup) -> Result<crate::game::State, CommandError> {
    let checked = Position::parse(file, text).and_then(|position| position.check(setup));
    checked.map_err(|report| report.render(false).into())
}

fn take_over(session: &mut Session, mut line: Line) -> Result<(), CommandError> {
    session.players = line.setup().players;
    session.seats = vec![None; session.players];
    let from = line.decisions();
    let gone = line.take_over(session.line.take());
    gone.into_iter().for_each(|text| session.say(text));
    session.line = Some(line);
    session.shown = None;
    session.go_on(from)
}
