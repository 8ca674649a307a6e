//! A game that is debugged: going through it as an editor asks for, and why it stopped.

use std::rc::Rc;

use crate::debug::{Debugger, Go, Grain, Moment, Reason, Sight, Stop, Walk};
use crate::game::{Setup, State};
use crate::render;

use super::failing::{Failing, Far};
use super::road::{LONG, Road, Told};

/// How an editor goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    Continue,
    Over,
    In,
    Out,
    Back,
    Reverse,
}

/// Why it stopped, in the words of the protocol.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Halt {
    pub reason: &'static str,
    /// A few words.
    pub description: String,
    /// More, where there is more to say.
    pub text: Option<String>,
    /// The breakpoint, by the debugger's number.
    pub hit: Option<usize>,
    /// The game is over.
    pub over: bool,
}

/// The game, where one stands in it, and where to stop.
pub struct Play {
    pub road: Road,
    pub debugger: Debugger,
    pub failing: Option<Failing>,
}

impl Play {
    pub fn new(road: Road) -> Play {
        let debugger = Debugger::new(road.line.setup());
        Play { road, debugger, failing: None }
    }

    pub fn setup(&self) -> &Rc<Setup> {
        self.road.line.setup()
    }

    /// The state where it stands.
    pub fn state(&mut self) -> Result<State, String> {
        match &self.failing {
            Some(failing) => Ok(failing.state(self.road.line.setup())),
            None => self.debugger.state(&self.road),
        }
    }

    /// What is seen where it stands, if that is a line of a script.
    pub fn sight(&self) -> Result<Option<Sight>, String> {
        match &self.failing {
            Some(failing) => Ok(failing.sight(self.setup(), &[])),
            None => self.debugger.sight(&self.road, &[]),
        }
    }

    /// The moment where it stands, if it is in the middle of a decision that can be taken.
    pub fn moment(&mut self) -> Result<Option<Moment>, String> {
        let (Some(at), None) = (self.debugger.moment, &self.failing) else { return Ok(None) };
        let moments = self.debugger.moments(self.road.tree(), self.road.here())?;
        Ok(moments.list.get(at).cloned())
    }

    /// What happened up to where it stands, and wasn't told yet. What a decision leads to is told when it is left.
    pub fn take_told(&mut self) -> Vec<Told> {
        let held = self.debugger.moment.map(|_| self.road.here());
        self.road.take_told(held)
    }

    /// The value of an expression where it stands. Nothing is changed by it.
    pub fn evaluate(&mut self, expression: &str) -> Result<String, String> {
        if let Some(failing) = &self.failing {
            let sight = failing.sight(self.road.line.setup(), &[expression.to_owned()]);
            if let Some(value) = sight.and_then(|sight| sight.values.into_iter().next()) {
                return value;
            }
        }
        self.debugger.evaluate(&self.road, expression)
    }

    /// Takes a person's choice, and goes on into it up to the next stop.
    pub fn choose(&mut self, text: &str) -> Result<Halt, String> {
        if self.debugger.moment.is_some() || self.failing.is_some() {
            return Err("a choice is taken between decisions: `continue` first".into());
        }
        match self.road.choose(text) {
            Ok(()) => Ok(self.go(Move::Continue)),
            Err(why) => match self.road.take_failed() {
                Some((pick, error)) => Ok(self.fail(Failing::new(&self.road, pick, error), Far::Run)),
                None => Err(why),
            },
        }
    }

    /// Goes on, or back.
    pub fn go(&mut self, way: Move) -> Halt {
        self.road.ran = 0;
        if let Some(failing) = self.failing.take() {
            return self.go_failing(failing, way);
        }
        let inside = self.debugger.moment.is_some();
        let depth = self.moment().ok().flatten().map(|moment| moment.depth);
        let go = match (way, inside) {
            (Move::Continue, _) => Go::Continue,
            (Move::In, _) => Go::Step(Grain::Code),
            (Move::Over, true) => Go::Next(Grain::Code),
            (Move::Over, false) => Go::Step(Grain::Decision),
            (Move::Out, true) => Go::Finish,
            (Move::Out, false) => Go::Step(Grain::Turn),
            (Move::Back, true) => Go::Back(Grain::Code),
            (Move::Back, false) => Go::Back(Grain::Decision),
            (Move::Reverse, _) => Go::Reverse,
        };
        match self.debugger.run(&mut self.road, &go) {
            Ok(stop) => self.halted(&stop),
            Err(why) => match self.road.take_failed() {
                Some((pick, error)) => {
                    self.debugger.moment = None;
                    let failing = Failing::new(&self.road, pick, error);
                    let far = match (way, depth) {
                        (Move::In, _) => Far::Within(usize::MAX),
                        (Move::Over, Some(depth)) => Far::Within(depth),
                        _ => Far::Run,
                    };
                    self.fail(failing, far)
                }
                None => {
                    Halt { reason: "pause", description: "it can't go on".into(), text: Some(why), ..Halt::default() }
                }
            },
        }
    }

    /// Goes into a choice at which a card fails.
    fn fail(&mut self, mut failing: Failing, far: Far) -> Halt {
        let hit = failing.forward(self.road.line.setup(), &mut self.debugger.breaks, 0, far);
        self.keep_failing(failing, hit)
    }

    /// Goes on within a choice at which a card fails, or back out of it.
    fn go_failing(&mut self, mut failing: Failing, way: Move) -> Halt {
        let setup = self.setup().clone();
        let breaks = &mut self.debugger.breaks;
        let (depth, next) = (failing.depth(), failing.next());
        let far = match way {
            Move::Continue | Move::Reverse => Far::Run,
            Move::In | Move::Back => Far::Within(usize::MAX),
            Move::Over => Far::Within(depth),
            Move::Out => Far::Within(depth.saturating_sub(1)),
        };
        if matches!(way, Move::Back | Move::Reverse) {
            return match failing.back(&setup, breaks, far) {
                Some(hit) => self.keep_failing(failing, hit),
                None => match self.debugger.run(&mut self.road, &back(way)) {
                    Ok(stop) => self.halted(&stop),
                    Err(why) => Halt {
                        reason: "pause",
                        description: "it can't go back".into(),
                        text: Some(why),
                        ..Halt::default()
                    },
                },
            };
        }
        // At the fault there is no way on: one comes to it again.
        let hit = next.and_then(|next| failing.forward(&setup, breaks, next, far));
        self.keep_failing(failing, hit)
    }

    fn keep_failing(&mut self, failing: Failing, hit: Option<(usize, Option<String>)>) -> Halt {
        let halt = match (hit, failing.at) {
            (Some((number, text)), _) => self.at_break(number, text),
            (None, Some(_)) => Halt { reason: "step", description: "in a choice that fails".into(), ..Halt::default() },
            (None, None) => Halt {
                reason: "exception",
                description: format!("card `{}` failed", failing.error.card),
                text: Some(failing.error.message.clone()),
                ..Halt::default()
            },
        };
        self.failing = Some(failing);
        halt
    }

    fn at_break(&self, number: usize, why: Option<String>) -> Halt {
        let description = match &why {
            None => format!("breakpoint {number}"),
            Some(_) => "the condition can't be told".into(),
        };
        Halt { reason: "breakpoint", description, text: why, hit: Some(number), over: false }
    }

    fn halted(&self, stop: &Stop) -> Halt {
        let says = |reason, description: &str| Halt { reason, description: description.into(), ..Halt::default() };
        match &stop.reason {
            Reason::There => says("step", "one step on"),
            Reason::Break(number) => self.at_break(*number, None),
            Reason::Failed(number, why) => self.at_break(*number, Some(why.clone())),
            Reason::Watch(number, change) => Halt {
                reason: "data breakpoint",
                text: Some(format!("{} -> {}", change.was, change.now)),
                hit: Some(*number),
                ..says("data breakpoint", "a value changed")
            },
            Reason::Waiting => match self.road.waiting() {
                Some(text) => Halt { text: Some(text), ..says("pause", "a person must choose") },
                None => says("pause", "nobody goes on here"),
            },
            Reason::Over => {
                let outcome = self.road.line.game.outcome().map(render::outcome);
                Halt { over: true, text: outcome, ..says("pause", "the game is over") }
            }
            Reason::Beginning => says("entry", "the game begins here"),
            Reason::Interrupted if self.road.ran >= LONG => Halt {
                text: Some(format!("{LONG} decisions were taken without a stop: `continue` goes on")),
                ..says("pause", "a long game")
            },
            Reason::Interrupted => says("pause", "paused"),
        }
    }
}

fn back(way: Move) -> Go {
    if way == Move::Reverse { Go::Reverse } else { Go::Back(Grain::Code) }
}
