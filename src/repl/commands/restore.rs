//! `restore`: the session that a crash or a kill cut off.

use super::{Command, Takes};
use crate::debug::By;
use crate::messages::msg;
use crate::record::Record;
use crate::repl::line::Line;
use crate::repl::session::{CommandError, Session};
use crate::sim::Bot;

/// What begins the line that says who sat where.
const SEATS: &str = "# seats ";

pub static RESTORE: Command = Command {
    name: "restore",
    aliases: &[],
    args: "[drop]",
    examples: &["restore"],
    takes: Takes::Words(&["drop"]),
    run: |session, rest| {
        if !matches!(rest, "" | "drop") {
            return Err(msg!("restore-expected", found = rest).into());
        }
        let Some(text) = session.services.cut_off() else { return Err(msg!("restore-none").into()) };
        if rest.is_empty() {
            restore(session, &text)?;
        } else {
            session.say(msg!("restore-dropped"));
        }
        session.services.forget_cut_off();
        Ok(())
    },
};

impl Session {
    /// All of the line of play with its branches, the current one last; what [`restore`](RESTORE) reads. Nothing while
    /// nothing was decided.
    pub fn journal(&self) -> Option<String> {
        let played = |line: &&Line| line.tree.ids().any(|id| line.tree.node(id).by == By::Person);
        let line = self.line.as_ref().filter(played)?;
        let name = |player| line.bot(player).map_or("human", |bot| bot.kind().name(&line.setup().variant));
        let seats: Vec<&str> = line.players().map(name).collect();
        let mut text = format!("{SEATS}{}\n", seats.join(","));
        let here = line.here();
        let tips = line.tree.tips().into_iter().filter(|tip| *tip != here);
        for tip in tips.chain([here]) {
            text.push_str(&line.tree.record(tip).text());
            text.push('\n');
        }
        Some(text)
    }

    /// What a person is told of a session that was cut off.
    pub fn offer(&self) -> Option<String> {
        let text = self.services.cut_off()?;
        let records = split(&text);
        let last = records.last()?;
        let lines = Record::parse(last).ok()?;
        let (variant, decisions) = (&lines.header.variant, lines.lines.len());
        Some(self.text(&msg!("restore-offer", variant = variant, decisions = decisions)))
    }
}

/// The records in a journal.
fn split(text: &str) -> Vec<String> {
    let mut records: Vec<String> = Vec::new();
    for line in text.lines() {
        if line.starts_with("polygonarc-record ") {
            records.push(String::new());
        }
        if let Some(record) = records.last_mut() {
            record.push_str(line);
            record.push('\n');
        }
    }
    records
}

fn restore(session: &mut Session, text: &str) -> Result<(), CommandError> {
    let records: Result<Vec<Record>, _> = split(text).iter().map(|record| Record::parse(record)).collect();
    let records = records.map_err(|errors| {
        let told = |error: String| session.text(&msg!("restore-in-record", error = error));
        errors.iter().map(|error| told(error.to_string())).collect::<Vec<_>>().join("\n")
    })?;
    let Some(current) = records.last() else { return Err(msg!("restore-empty").into()) };
    let mut fresh = session.services.load(&current.header.variant)?;
    std::mem::swap(&mut session.loaded, &mut fresh);
    match replay(session, &records) {
        Ok((mut line, decisions)) => {
            let whole = current.lines.len();
            // The shuffle alone fits any content with the same deck.
            if decisions < whole.min(2) {
                session.loaded = fresh;
                return Err(msg!("restore-fits-nothing").into());
            }
            if let Some(note) = current.header.differs_from(&session.loaded.variant) {
                session.say(msg!("note", text = note));
            }
            session.say(if decisions == whole {
                msg!("restored", decisions = decisions)
            } else {
                msg!("restored-some", decisions = decisions, whole = whole)
            });
            seat(&mut line, text);
            session.players = line.setup().players;
            session.seats = line.players().map(|player| line.bot(player).map(Bot::kind)).collect();
            let gone = line.take_over(session.line.take());
            gone.into_iter().for_each(|text| session.say(text));
            session.line = Some(line);
            session.shown = None;
            session.report(decisions)
        }
        Err(error) => {
            session.loaded = fresh;
            Err(error)
        }
    }
}

/// The line of play with all its branches; the last record's end is where it stands.
fn replay(session: &Session, records: &[Record]) -> Result<(Line, usize), CommandError> {
    let Some(current) = records.last() else { return Err(msg!("restore-empty").into()) };
    let mut line = session.begin("the kept record", &current.header)?;
    let mut done = 0;
    for record in records {
        line.go(crate::debug::NodeId::ROOT)?;
        let lines: Vec<String> = record.lines.iter().map(|line| line.text.clone()).collect();
        done = line.follow(&lines)?;
    }
    Ok((line, done))
}

/// Puts the bots back at their seats.
fn seat(line: &mut Line, text: &str) {
    let Some(seats) = text.lines().find_map(|line| line.strip_prefix(SEATS)) else { return };
    let seed = line.tree.header().seed;
    let players: Vec<_> = line.players().collect();
    for (player, name) in players.into_iter().zip(seats.split(',')) {
        if let Some((kind, ..)) = crate::sim::BOTS.iter().find(|(_, known, _)| *known == name) {
            line.seat(player, Some(Bot::new(*kind, seed, player)));
        }
    }
}
