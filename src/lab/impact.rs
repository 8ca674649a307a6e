//! What a change of the content bears on: every stored record, scenario and playthrough is played on the content before
//! and after, and the first event that differs is told. What plays on a variant that the change doesn't touch isn't
//! played at all.

use std::sync::Arc;

use crate::board::Player;
use crate::content::{Content, ContentLoader, Loader, Scenario, scenarios};
use crate::game::Variant;
use crate::messages::{Said, msg};
use crate::record::{Header, Line, Record, Replay, start};

use super::Tools;
use super::parallel;

/// Something stored that goes otherwise now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Changed {
    pub file: String,
    /// Where it begins, from 1.
    pub line: u32,
    /// A scenario's full name, else the file's.
    pub name: String,
    /// Which event is the first that differs, from 1; 0 if all events are the same.
    pub event: usize,
    /// The decision of a record that the event came of, by its line in the file.
    pub at: Option<usize>,
    /// The event before and after the change; `None` where there is none any more.
    pub was: Option<String>,
    pub now: Option<String>,
    /// A scenario that passed before says this now; a record says where it gets stuck.
    pub failure: Option<String>,
}

/// What a change bears on.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Impact {
    /// In the order of the files.
    pub changed: Vec<Changed>,
    /// How many scenarios, records and playthroughs there are.
    pub all: usize,
    /// How many of them were played, since their variant differs.
    pub played: usize,
    /// How many the content before can't play: what they need is new.
    pub unknown: usize,
    /// Files that can't be read as what they seem to be, with the reason.
    pub unreadable: Vec<(String, String)>,
}

impl Changed {
    /// Where it is, what happened first otherwise, and how it fails now; line by line.
    fn said(&self) -> Vec<Said> {
        let name = if self.name == self.file { String::new() } else { format!(" {}", self.name) };
        let mut said = vec![format!("{}:{}:{name}", self.file, self.at.unwrap_or(self.line as usize)).into()];
        if self.event > 0 {
            let event = |event: &Option<String>| match event {
                Some(text) => Said::from(format!("`{text}`")),
                None => msg!("impact-no-event").into(),
            };
            let (was, now) = (event(&self.was), event(&self.now));
            said.push(msg!("impact-event", event = self.event, was = was, now = now).into());
        }
        if let Some(failure) = &self.failure {
            // A scenario's failure begins with its place and name, which were just told.
            let lines = failure.lines().skip(usize::from(failure.starts_with(&self.file)));
            let first: Vec<&str> =
                lines.take_while(|line| !line.trim_start().starts_with("what happened")).take(3).collect();
            said.push(msg!("impact-fails", why = first.join("\n  ").trim()).into());
        }
        said
    }
}

impl Impact {
    /// Up to `most` of what changed, what can't be read, and the counts; line by line.
    pub fn said(&self, most: usize) -> Said {
        let mut said: Vec<Said> = self.changed.iter().take(most).flat_map(Changed::said).collect();
        if self.changed.len() > most {
            said.push(msg!("impact-more", more = self.changed.len() - most).into());
        }
        for (file, why) in &self.unreadable {
            let why = why.trim_end().replace('\n', "\n  ");
            said.push(msg!("impact-unreadable", file = file, why = why).into());
        }
        let fail = self.changed.iter().filter(|one| one.failure.is_some()).count();
        let mut all = msg!("impact-all", all = self.all, played = self.played);
        if self.unknown > 0 {
            all = msg!("impact-unknown", all = all, unknown = self.unknown);
        }
        said.push(match (self.played, self.changed.len()) {
            (0, _) => msg!("impact-none", all = all).into(),
            (_, 0) => msg!("impact-as-before", all = all).into(),
            (_, changed) => msg!("impact-changed", all = all, changed = changed, fail = fail).into(),
        });
        Said::Several(said, "\n")
    }

    /// Whether nothing was found to play.
    pub fn is_empty(&self) -> bool {
        self.all == 0 && self.unreadable.is_empty()
    }
}

/// One thing stored.
enum Stored {
    Scenario(Box<Scenario>),
    /// A record, or a playthrough, which has a turn limit.
    Game {
        file: String,
        record: Record,
        limit: Option<u32>,
    },
}

/// Plays everything in these files (path and text) on the content before and after. Files of other sorts are passed by.
pub fn impact(before: &Content, after: &Content, files: &[(String, String)], tools: &Tools<'_>) -> Impact {
    let mut impact = Impact::default();
    let mut stored = Vec::new();
    for (file, text) in files {
        match read(file, text) {
            Ok(found) => stored.extend(found),
            Err(fault) => impact.unreadable.push((file.clone(), fault)),
        }
    }
    impact.all = stored.len();
    // A variant that is the same plays the same: most of what is stored needn't be played.
    let results = parallel::each(tools.jobs, &stored, |work| {
        let checkers = ((tools.checker)(before), (tools.checker)(after));
        let old = ContentLoader::new(before, &*checkers.0, tools.host);
        let new = ContentLoader::new(after, &*checkers.1, tools.host);
        work.each(|_, stored| compare(&old, &new, stored));
    });
    for result in results {
        match result {
            Compared::Same => {}
            Compared::Unknown => impact.unknown += 1,
            Compared::Played(changed) => {
                impact.played += 1;
                impact.changed.extend(changed.map(|changed| *changed));
            }
        }
    }
    impact
}

/// The stored things of a file; none if it is of another sort.
fn read(file: &str, text: &str) -> Result<Vec<Stored>, String> {
    if file.ends_with(".toml") {
        if !text.contains("[[scenario]]") {
            return Ok(Vec::new());
        }
        let list = scenarios(file, text).map_err(|report| report.to_string())?;
        return Ok(list.into_iter().map(|scenario| Stored::Scenario(Box::new(scenario))).collect());
    }
    if Record::is_in(text) {
        let faults = |faults: Vec<crate::record::RecordError>| {
            faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
        };
        let record = Record::parse(text).map_err(faults)?;
        return Ok(vec![Stored::Game { file: file.to_owned(), record, limit: None }]);
    }
    Ok(playthrough(text)
        .map(|(record, limit)| Stored::Game { file: file.to_owned(), record, limit: Some(limit) })
        .into_iter()
        .collect())
}

/// A playthrough: a head such as `fr, 2 players, seed 38, 60 turns at most`, one line a decision, events indented below.
fn playthrough(text: &str) -> Option<(Record, u32)> {
    let mut lines = text.lines().enumerate();
    let head: Vec<&str> = lines.next()?.1.split(", ").collect();
    let [variant, players, seed, limit] = head.as_slice() else { return None };
    let header = Header {
        variant: (*variant).to_owned(),
        hash: None,
        players: players.strip_suffix(" players")?.parse().ok()?,
        first: Player::Red,
        seed: seed.strip_prefix("seed ")?.parse().ok()?,
        position: None,
    };
    let limit = limit.strip_suffix(" turns at most")?.parse().ok()?;
    let decisions = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with(' '));
    let lines = decisions.map(|(place, line)| Line { number: place + 1, text: line.to_owned() }).collect();
    Some((Record { header, lines }, limit))
}

/// What happened, each event with the line of the decision that it came of; and how it failed.
type Played = (Vec<(Option<usize>, String)>, Option<String>);

/// How a stored thing goes on the content of a loader.
fn play(stored: &Stored, variant: &Arc<Variant>, loader: &dyn Loader) -> Played {
    match stored {
        Stored::Scenario(scenario) => {
            let result = scenario.run(loader);
            (result.events.into_iter().map(|event| (None, event)).collect(), result.failure)
        }
        Stored::Game { file, record, limit } => {
            let mut variant = variant.clone();
            if let Some(limit) = limit {
                let mut limited = (*variant).clone();
                limited.knobs.turn_limit = *limit;
                variant = Arc::new(limited);
            }
            let host = loader.host(&variant);
            match start(&record.header, file, variant, host) {
                Ok(game) => replayed(record, game),
                Err(fault) => (Vec::new(), Some(fault)),
            }
        }
    }
}

fn replayed(record: &Record, game: crate::game::Game) -> Played {
    let mut replay = Replay::new(record, game);
    let mut events = Vec::new();
    let mut lines = record.lines.iter();
    while let Some(step) = replay.step() {
        let at = lines.next().map(|line| line.number);
        match step {
            Ok(played) => {
                let setup = replay.game().setup();
                events.extend(played.events.iter().filter_map(|event| Some((at, setup.event_text(event)?))));
            }
            Err(error) => return (events, Some(format!("line {}: `{}`: {}", error.number, error.text, error.why))),
        }
    }
    (events, None)
}

/// What comparing gave.
enum Compared {
    /// The variant is the same, so nothing can differ.
    Same,
    /// What couldn't be played before either says nothing about the change.
    Unknown,
    Played(Option<Box<Changed>>),
}

/// Plays on both.
fn compare(old: &dyn Loader, new: &dyn Loader, stored: &Stored) -> Compared {
    let load = |loader: &dyn Loader| match stored {
        Stored::Scenario(scenario) => scenario.load(loader),
        Stored::Game { record, .. } => loader.variant(&record.header.variant, None),
    };
    let (file, line, name) = match stored {
        Stored::Scenario(scenario) => (scenario.file.clone(), scenario.line, scenario.full_name()),
        Stored::Game { file, .. } => (file.clone(), 1, file.clone()),
    };
    let changed = Changed { file, line, name, event: 0, at: None, was: None, now: None, failure: None };
    let (before, after) = match (load(old), load(new)) {
        (Ok(a), Ok(b)) if a.hash == b.hash => return Compared::Same,
        (Ok(a), Ok(b)) => (play(stored, &a, old), play(stored, &b, new)),
        (Err(_), _) => return Compared::Unknown,
        (Ok(_), Err(report)) => {
            return Compared::Played(Some(Box::new(Changed { failure: Some(report.summary()), ..changed })));
        }
    };
    let ((was, failed_before), (now, failure)) = (before, after);
    let same = was.iter().zip(&now).take_while(|(a, b)| a.1 == b.1).count();
    let failure = failure.filter(|failure| failed_before.as_ref() != Some(failure));
    if same == was.len() && same == now.len() {
        return Compared::Played(failure.map(|failure| Box::new(Changed { failure: Some(failure), ..changed })));
    }
    let at = now.get(same).or(was.get(same)).and_then(|(at, _)| *at);
    let event = |events: &[(Option<usize>, String)]| events.get(same).map(|(_, text)| text.clone());
    let changed = Changed { event: same + 1, at, was: event(&was), now: event(&now), failure, ..changed };
    Compared::Played(Some(Box::new(changed)))
}
