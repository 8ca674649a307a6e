//! A choice at which a card fails. It leads nowhere, so that the line of play holds nothing of it; its code up to the
//! fault is walked through here.

use std::cell::RefCell;
use std::rc::Rc;

use crate::board::Player;
use crate::debug::{Break, Place as Spots, Sight, Stopper};
use crate::game::{
    CardId, DecisionKind, Event, Game, Observer, Origin, Pick, Place, Primitive, ScriptError, Setup, State, Table,
    Value,
};
use crate::script::LuaHost;

use super::road::Road;

/// The most places that are kept.
const MOST: usize = 100_000;

/// A choice that failed.
pub struct Failing {
    pub error: ScriptError,
    pick: Pick,
    host: Rc<LuaHost>,
    before: State,
    spots: Vec<Spot>,
    changes: Vec<Change>,
    /// How many lines of scripts were run.
    lines: usize,
    /// The place where one stands; at the fault if none.
    pub at: Option<usize>,
}

/// A place in the code that is about to be run.
struct Spot {
    at: Origin,
    depth: usize,
    /// Which line of a script it is, in the order in which they are run; none for a step written as data.
    line: Option<usize>,
    /// How many changes were before.
    changes: usize,
}

enum Change {
    Event(Event),
    Undone(usize),
}

#[derive(Default)]
struct Log {
    spots: Vec<Spot>,
    changes: Vec<Change>,
    lines: usize,
    /// The calls of scripts within what is going on, the innermost last.
    open: Vec<usize>,
    /// What comes was seen in an earlier decision of the same effect.
    again: bool,
    wanted: Option<(usize, Vec<String>)>,
    sight: Option<Sight>,
}

/// How one goes on from a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Far {
    /// To the next place at most this deep.
    Within(usize),
    /// To the next breakpoint.
    Run,
}

impl Failing {
    /// Walks up to the fault; stands before the first place.
    pub fn new(road: &Road, pick: Pick, error: ScriptError) -> Failing {
        let before = road.line.game.state().clone();
        let host = LuaHost::debugging(road.line.setup().variant.clone());
        let mut failing =
            Failing { error, pick, host, before, spots: Vec::new(), changes: Vec::new(), lines: 0, at: None };
        let mut log = failing.run(road.line.setup(), Log::default());
        // What the failing effect did is undone last of all: at the fault it is still to be seen.
        while log.changes.pop_if(|change| matches!(change, Change::Undone(_))).is_some() {}
        (failing.spots, failing.changes, failing.lines) = (log.spots, log.changes, log.lines);
        failing
    }

    fn run(&self, setup: &Rc<Setup>, mut log: Log) -> Log {
        let Ok(mut game) = Game::resume(setup.clone(), self.before.clone(), self.host.clone()) else { return log };
        log.again = game.decision().is_some_and(|decision| decision.kind == DecisionKind::Aim);
        let log = Rc::new(RefCell::new(log));
        game.watch(Some(log.clone()));
        let _ = game.choose(&self.pick);
        game.watch(None);
        log.take()
    }

    /// Where it stands in the code.
    pub fn origin(&self) -> Origin {
        match self.at {
            Some(at) => self.spots[at].at.clone(),
            None => Origin { file: self.error.file.clone(), line: self.error.line },
        }
    }

    pub fn depth(&self) -> usize {
        self.at.map_or(0, |at| self.spots[at].depth)
    }

    /// The state where it stands.
    pub fn state(&self, setup: &Setup) -> State {
        let count = self.at.map_or(self.changes.len(), |at| self.spots[at].changes);
        let mut events: Vec<&Event> = Vec::new();
        for change in &self.changes[..count] {
            match change {
                Change::Event(event) => events.push(event),
                Change::Undone(kept) => events.truncate(*kept),
            }
        }
        let mut state = self.before.clone();
        events.into_iter().for_each(|event| state.apply(setup, event));
        state
    }

    /// What is seen where it stands, if that is a line of a script; at the fault, at the line that was run last.
    pub fn sight(&self, setup: &Rc<Setup>, expressions: &[String]) -> Option<Sight> {
        let line = match self.at {
            Some(at) => self.spots[at].line?,
            None => self.lines.checked_sub(1)?,
        };
        let log = Log { wanted: Some((line, expressions.to_vec())), ..Log::default() };
        self.run(setup, log).sight
    }

    /// Goes on from the place `from`, up to the fault; the breakpoint that stopped it, or why it couldn't be told.
    pub fn forward(
        &mut self,
        setup: &Rc<Setup>,
        breaks: &mut [Break],
        from: usize,
        far: Far,
    ) -> Option<(usize, Option<String>)> {
        for at in from..self.spots.len() {
            self.at = Some(at);
            if let Some(hit) = self.hit(setup, breaks) {
                return Some(hit);
            }
            if matches!(far, Far::Within(depth) if self.spots[at].depth <= depth) {
                return None;
            }
        }
        self.at = None;
        None
    }

    /// Goes back, by one place or to the nearest breakpoint; `None` if there is none before, else the breakpoint.
    pub fn back(
        &mut self,
        setup: &Rc<Setup>,
        breaks: &mut [Break],
        far: Far,
    ) -> Option<Option<(usize, Option<String>)>> {
        for at in (0..self.next().unwrap_or(self.spots.len() + 1) - 1).rev() {
            self.at = Some(at);
            let hit = if far == Far::Run { self.hit(setup, breaks) } else { None };
            if hit.is_some() || far != Far::Run {
                return Some(hit);
            }
        }
        None
    }

    /// The place after the one where it stands; none at the fault.
    pub fn next(&self) -> Option<usize> {
        self.at.map(|at| at + 1)
    }

    fn hit(&self, setup: &Rc<Setup>, breaks: &mut [Break]) -> Option<(usize, Option<String>)> {
        let at = self.origin();
        for stop in breaks.iter_mut().filter(|stop| stop.enabled) {
            let here =
                matches!(&stop.what, Stopper::At(Spots::Line { file, line }) if *line == at.line && *file == at.file);
            if !here {
                continue;
            }
            let holds = match &stop.condition {
                Some(condition) => {
                    let asked = format!("not not ({condition})");
                    let sight = self.sight(setup, std::slice::from_ref(&asked));
                    let value = sight.and_then(|sight| sight.values.into_iter().next());
                    value
                        .unwrap_or(Ok("true".into()))
                        .map(|text| text == "true")
                        .map_err(|why| why.replace(&asked, condition))
                }
                None => Ok(true),
            };
            if holds != Ok(false) {
                stop.hits += 1;
                return Some((stop.number, holds.err()));
            }
        }
        None
    }
}

impl Log {
    fn put(&mut self, at: Origin, line: Option<usize>) {
        if self.again || at.line == 0 || self.spots.len() >= MOST {
            return;
        }
        let depth = self.open.iter().map(|calls| 1 + calls).sum();
        self.spots.push(Spot { at, depth, line, changes: self.changes.len() });
    }
}

impl Observer for Log {
    fn event(&mut self, _: &Table, event: &Event) {
        self.changes.push(Change::Event(event.clone()));
    }

    fn undone(&mut self, _: &Table, kept: usize) {
        self.changes.push(Change::Undone(kept));
    }

    fn began(&mut self, _: &Table, _: CardId, _: Player, _: Option<&'static str>) {
        self.open.push(0);
    }

    fn ended(&mut self, _: &Table) {
        self.open.pop();
    }

    fn entered(&mut self, _: &Table, _: &'static Primitive, _: &[Value], at: &Origin) {
        self.open.push(0);
        if !at.file.ends_with(".lua") {
            self.put(at.clone(), None);
        }
    }

    fn left(&mut self, _: &Table) {
        self.open.pop();
    }

    fn answered(&mut self, _: &Table) {
        self.again = false;
    }

    fn line(&mut self, place: &dyn Place) {
        if let Some(calls) = self.open.last_mut() {
            *calls = place.depth();
        }
        let line = self.lines;
        self.lines += 1;
        if let Some((wanted, expressions)) = &self.wanted
            && *wanted == line
        {
            let values = expressions.iter().map(|expression| place.evaluate(expression)).collect();
            let (calls, locals, own) = (place.calls(), place.locals(), place.own());
            self.sight = Some(Sight { calls, locals, own, values });
        }
        self.put(Origin { file: place.file().to_owned(), line: place.line() }, Some(line));
    }
}
