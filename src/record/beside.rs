//! One record replayed under two contents side by side: where the games first differ, and how far the second gets.

use super::replay::{Entry, Replay, ReplayError};
use super::text::Record;
use crate::game::{Event, Game, Who};

/// Where two games of one record first differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Which line of the record it is, from 1; one more than there are for what is asked after the last.
    pub decision: usize,
    /// The line's text; empty after the last.
    pub line: String,
    pub turn: u32,
    /// What differs, in one line or two.
    pub what: String,
}

/// How a record fares under other content.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beside {
    /// So many lines of it fit.
    pub fits: usize,
    /// The lines as the second game takes them: a shuffle without the cards that are no more.
    pub lines: Vec<String>,
    pub differs: Option<Difference>,
    /// Why the line after those doesn't fit.
    pub stuck: Option<ReplayError>,
}

/// Replays a record from both starts.
pub fn beside(record: &Record, old: Game, new: Game) -> Beside {
    let mut result = Beside { fits: 0, lines: Vec::new(), differs: None, stuck: None };
    let mut fitted = record.clone();
    let mut old = Replay::new(record, old);
    let mut new = new;
    for place in 0..record.lines.len() {
        let asked = (question(old.game()), question(&new));
        let turn = new.state().turn;
        let line = &record.lines[place].text;
        let note = |what: String, result: &mut Beside| {
            let differs = Difference { decision: place + 1, line: line.clone(), turn, what };
            result.differs.get_or_insert(differs);
        };
        if asked.0 != asked.1 {
            note(format!("asked before: {}\nasked now:    {}", asked.0, asked.1), &mut result);
        }
        let before = old.step();
        let entry = shuffle_of_these(&new, line).unwrap_or_else(|| line.clone());
        fitted.lines[place].text.clone_from(&entry);
        let one = Record { lines: vec![fitted.lines[place].clone()], header: record.header.clone() };
        let mut replay = Replay::new(&one, new.clone());
        match replay.step() {
            Some(Ok(played)) => {
                let shuffled = matches!(played.entry, Entry::Choice(crate::game::Pick::Order(_)));
                let now = told(replay.game(), &played.events, shuffled);
                if let Some(Ok(before)) = before {
                    let before = told(old.game(), &before.events, shuffled);
                    if let Some((was, is)) = first_that_differs(&before, &now) {
                        note(format!("before: {was}\nnow:    {is}"), &mut result);
                    }
                }
                new = replay.into_game();
                result.lines.push(entry);
                result.fits += 1;
            }
            Some(Err(error)) => {
                note(format!("it can't be chosen any more: {}", error.why), &mut result);
                result.stuck = Some(ReplayError { decision: place + 1, other_content: None, ..error });
                return result;
            }
            None => return result,
        }
    }
    let asked = (question(old.game()), question(&new));
    if asked.0 != asked.1 {
        let what = format!("asked before: {}\nasked now:    {}", asked.0, asked.1);
        let (decision, turn) = (record.lines.len() + 1, new.state().turn);
        result.differs.get_or_insert(Difference { decision, line: String::new(), turn, what });
    }
    result
}

/// Who is asked what, among what.
fn question(game: &Game) -> String {
    let Some(decision) = game.decision() else { return "nothing, the game is over".into() };
    let who = match decision.who {
        Who::Player(player) => player.name(),
        Who::Chance => return format!("chance ({})", decision.kind.name()),
    };
    let card = decision.card.map(|card| format!(" for {}", game.setup().variant.card(card).id)).unwrap_or_default();
    let about = decision.about.as_deref().map(|about| format!(", the {about}")).unwrap_or_default();
    format!("{who} ({}){card}{about}, among {}", decision.kind.name(), game.texts().join(" "))
}

/// The events as text. The order of a deck is the line itself, and may differ by cards added.
fn told(game: &Game, events: &[Event], shuffled: bool) -> Vec<String> {
    let texts = events.iter().filter_map(|event| game.setup().event_text(event));
    texts.filter(|text| !(shuffled && text.starts_with("shuffled"))).collect()
}

fn first_that_differs(before: &[String], now: &[String]) -> Option<(String, String)> {
    let place = (0..before.len().max(now.len())).find(|place| before.get(*place) != now.get(*place))?;
    let at = |list: &[String]| list.get(place).cloned().unwrap_or_else(|| "nothing more".into());
    Some((at(before), at(now)))
}

/// A shuffle's line with only the cards that there are to shuffle.
fn shuffle_of_these(game: &Game, line: &str) -> Option<String> {
    let ids = line.strip_prefix("shuffle ")?;
    let mut left: Vec<String> = game.texts();
    let kept = ids.split_whitespace().filter(|id| {
        *id == "same" || left.iter().position(|other| other == id).map(|place| left.swap_remove(place)).is_some()
    });
    Some(std::iter::once("shuffle").chain(kept).collect::<Vec<_>>().join(" "))
}
