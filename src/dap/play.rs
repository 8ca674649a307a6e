//! A game that is debugged: going through it as an editor asks for, and why it stopped.

use std::rc::Rc;

use crate::debug::{Debugger, Go, Grain, Moment, Reason, Sight, Stop, Walk};
use crate::game::{ScriptError, Setup, State};
use crate::messages::FALLBACK;
use crate::render;

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
}

impl Play {
    pub fn new(road: Road) -> Play {
        let debugger = Debugger::new(road.line.setup());
        Play { road, debugger }
    }

    pub fn setup(&self) -> &Rc<Setup> {
        self.road.line.setup()
    }

    /// The state where it stands.
    pub fn state(&mut self) -> Result<State, String> {
        Ok(self.debugger.state(&self.road)?)
    }

    /// What is seen where it stands, if that is a line of a script.
    pub fn sight(&self) -> Result<Option<Sight>, String> {
        Ok(self.debugger.sight(&self.road, 0, &[])?)
    }

    /// How the card fails, where it stands at its fault.
    pub fn fault(&mut self) -> Result<Option<ScriptError>, String> {
        Ok(self.debugger.fault(&self.road)?)
    }

    /// The moment where it stands, if it is in the middle of a decision.
    pub fn moment(&mut self) -> Result<Option<Moment>, String> {
        let Some(at) = self.debugger.moment else { return Ok(None) };
        let moments = self.debugger.moments(self.road.tree(), self.road.here())?;
        Ok(moments.list.get(at).cloned())
    }

    /// What happened up to where it stands, and wasn't told yet. What a decision leads to is told when it is left.
    pub fn take_told(&mut self) -> Vec<Told> {
        let held = self.debugger.moment.map(|_| self.road.here());
        self.road.take_told(held)
    }

    /// The value of an expression where it stands, in a call of the script if it stands in one. Nothing is changed by it.
    pub fn evaluate(&mut self, frame: usize, expression: &str) -> Result<String, String> {
        Ok(self.debugger.evaluate(&self.road, frame, expression)?)
    }

    /// Takes a person's choice, and goes on into it up to the next stop.
    pub fn choose(&mut self, text: &str) -> Result<Halt, String> {
        if self.debugger.moment.is_some() {
            return Err("a choice is taken between decisions: `continue` first".into());
        }
        self.road.follow();
        self.road.choose(text)?;
        Ok(self.on(Move::Continue))
    }

    /// Goes on, or back.
    pub fn go(&mut self, way: Move) -> Halt {
        self.road.follow();
        self.on(way)
    }

    fn on(&mut self, way: Move) -> Halt {
        let inside = self.debugger.moment.is_some();
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
            Err(why) => Halt {
                reason: "pause",
                description: "it can't go on".into(),
                text: Some(why.into()),
                ..Halt::default()
            },
        }
    }

    fn at_break(&self, number: usize, why: Option<String>) -> Halt {
        let description = match &why {
            None => format!("breakpoint {number}"),
            Some(_) => "the condition can't be told".into(),
        };
        Halt { reason: "breakpoint", description, text: why, hit: Some(number), over: false }
    }

    fn halted(&mut self, stop: &Stop) -> Halt {
        let says = |reason, description: &str| Halt { reason, description: description.into(), ..Halt::default() };
        match &stop.reason {
            Reason::There => says("step", "one step on"),
            Reason::Fault => {
                let error = self.fault().ok().flatten();
                let card = error.as_ref().map_or("", |error| &error.card);
                let says = says("exception", &format!("card `{card}` failed"));
                Halt { text: error.map(|error| error.into_failed().message), ..says }
            }
            Reason::Break(number) => self.at_break(*number, None),
            Reason::Failed(number, why) => self.at_break(*number, Some(why.to_string())),
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
                let outcome = self.road.line.game.outcome().map(|end| render::outcome(end).text(FALLBACK));
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
