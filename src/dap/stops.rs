//! Breakpoints as an editor sets them: on lines, and by what they stop at.

use serde_json::{Value, json};

use crate::debug::{Stopper, read_place};

use super::play::Play;
use super::sources::Sources;

/// A breakpoint that was asked for.
#[derive(Clone, Debug)]
struct Asked {
    /// The number by which the editor knows it.
    id: i64,
    /// On a line of this file, or a place in words such as `card tide drawn`.
    file: Option<Value>,
    text: String,
    line: i64,
    condition: Option<String>,
    /// The debugger's number, once it is set.
    number: Option<usize>,
    message: String,
}

/// All breakpoints.
#[derive(Default)]
pub struct Stops {
    asked: Vec<Asked>,
    ids: i64,
}

impl Stops {
    /// Takes the breakpoints of a file in place of those that it had.
    pub fn set_lines(&mut self, source: &Value, wanted: &[Value], offset: i64) -> Vec<i64> {
        let same = |asked: &Asked| {
            asked.file.as_ref().is_some_and(|file| {
                file["path"] == source["path"] && file["sourceReference"] == source["sourceReference"]
            })
        };
        let lines = wanted.iter().map(|wanted| {
            let line = wanted["line"].as_i64().unwrap_or(0) + offset;
            (Some(source.clone()), String::new(), line, condition(wanted))
        });
        let lines: Vec<_> = lines.collect();
        self.replace(same, lines)
    }

    /// Takes breakpoints by what they stop at in place of those that there were.
    pub fn set_places(&mut self, wanted: &[Value]) -> Vec<i64> {
        let places = wanted
            .iter()
            .map(|wanted| (None, wanted["name"].as_str().unwrap_or_default().to_owned(), 0, condition(wanted)));
        let places: Vec<_> = places.collect();
        self.replace(|asked| asked.file.is_none(), places)
    }

    fn replace(
        &mut self,
        same: impl Fn(&Asked) -> bool,
        wanted: Vec<(Option<Value>, String, i64, Option<String>)>,
    ) -> Vec<i64> {
        // Those that stand at the same place stay who they are.
        let mut before: Vec<Asked> = Vec::new();
        self.asked.retain(|asked| {
            let goes = same(asked);
            if goes {
                before.push(asked.clone());
            }
            !goes
        });
        let mut ids = Vec::new();
        for (file, text, line, condition) in wanted {
            let known = before.iter().position(|asked| asked.line == line && asked.text == text);
            let id = known.map(|known| before.swap_remove(known).id).unwrap_or_else(|| {
                self.ids += 1;
                self.ids
            });
            ids.push(id);
            let message = "waits until the game is set up".to_owned();
            self.asked.push(Asked { id, file, text, line, condition, number: None, message });
        }
        ids
    }

    /// Sets all anew in the debugger of a game.
    pub fn apply(&mut self, play: &mut Play, sources: &mut Sources) {
        play.debugger.breaks.clear();
        for asked in &mut self.asked {
            asked.number = None;
            match set(asked, play, sources) {
                Ok(number) => (asked.number, asked.message) = (Some(number), String::new()),
                Err(why) => asked.message = why,
            }
        }
    }

    /// What an editor is told of these.
    pub fn told(&self, ids: &[i64], offset: i64) -> Vec<Value> {
        ids.iter()
            .filter_map(|id| self.asked.iter().find(|asked| asked.id == *id))
            .map(|asked| one(asked, offset))
            .collect()
    }

    /// What an editor is told of all.
    pub fn all(&self, offset: i64) -> Vec<Value> {
        self.asked.iter().map(|asked| one(asked, offset)).collect()
    }

    /// The number by which an editor knows the debugger's breakpoint.
    pub fn id(&self, number: usize) -> Option<i64> {
        self.asked.iter().find(|asked| asked.number == Some(number)).map(|asked| asked.id)
    }
}

fn one(asked: &Asked, offset: i64) -> Value {
    let mut told = json!({ "id": asked.id, "verified": asked.number.is_some() });
    if !asked.message.is_empty() {
        told["message"] = json!(asked.message);
    }
    if let Some(file) = &asked.file {
        told["source"] = file.clone();
        told["line"] = json!(asked.line - offset);
    }
    told
}

fn condition(wanted: &Value) -> Option<String> {
    wanted["condition"].as_str().map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned)
}

/// Sets a breakpoint; its number, or why it can never stop.
fn set(asked: &Asked, play: &mut Play, sources: &mut Sources) -> Result<usize, String> {
    let place = match &asked.file {
        Some(source) => format!("line {}:{}", sources.file(source)?, asked.line),
        None => asked.text.clone(),
    };
    let read = read_place(play.setup(), &place)?;
    if let Some(note) = read.note {
        return Err(note.to_string());
    }
    if let Some(condition) = &asked.condition {
        play.debugger.check_condition(&play.road, &read.place, condition)?;
    }
    Ok(play.debugger.add(Stopper::At(read.place), asked.condition.clone()))
}
