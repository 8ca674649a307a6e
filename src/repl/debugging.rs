//! The debugger in the prompt: walking, and telling where and why it stopped.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::debug::{Act, Debugger, Go, Grain, Moment, NodeId, Reason, Stop, Tree, Walk, What};
use crate::game::{Pick, Setup, State, Value};
use crate::messages::{Said, msg};
use crate::render;

use super::line::Line;
use super::playing::{StandIns, play_one};
use super::session::{CommandError, Session};

/// Lines shown before and after the one that a stop is at.
const AROUND: u32 = 2;

/// A line of play that is walked through; bots play on where it ends.
pub(super) struct Walking<'a> {
    pub line: &'a mut Line,
    pub interrupt: Arc<AtomicBool>,
    /// Where all seats are bots, nothing new is played.
    pub only_known: bool,
    pub end: Option<NodeId>,
}

impl Walk for Walking<'_> {
    fn tree(&self) -> &Tree {
        &self.line.tree
    }

    fn here(&self) -> NodeId {
        self.line.at()
    }

    fn play(&mut self) -> Result<bool, Said> {
        let alone = self.only_known && self.line.all_bots() && self.line.to_decide().is_some();
        Ok(!alone && play_one(self.line, &mut StandIns::default()).map_err(|error| error.0)?)
    }

    fn go(&mut self, node: NodeId) -> Result<(), Said> {
        self.line.go(node).map_err(|error| CommandError::from(error).0)
    }

    fn end(&self) -> Option<NodeId> {
        self.end
    }

    fn over(&self) -> bool {
        self.line.game.decision().is_none()
    }

    fn interrupted(&self) -> bool {
        self.interrupt.load(Ordering::Relaxed)
    }
}

impl Session {
    /// Something done with the debugger and the line that it walks through.
    pub(super) fn debug<T>(
        &mut self,
        only_known: bool,
        run: impl FnOnce(&mut Debugger, &mut Walking) -> Result<T, Said>,
    ) -> Result<T, CommandError> {
        let interrupt = self.interrupt.clone();
        let line = self.playing_mut()?;
        let mut debugger = line.take_debugger();
        let mut walking = Walking { line, interrupt, only_known, end: None };
        let result = run(&mut debugger, &mut walking);
        let state = debugger.moment.map(|_| debugger.state(&walking)).transpose();
        line.keep_debugger(debugger, state.as_ref().ok().cloned().flatten());
        state?;
        Ok(result?)
    }

    /// Carries out a command of the debugger and tells where it stopped.
    pub(super) fn walk(&mut self, go: &Go) -> Result<(), CommandError> {
        let from = self.playing()?.decisions();
        let stop = self.debug(false, |debugger, walking| debugger.run(walking, go))?;
        self.tell_stop(&stop, from)
    }

    /// Goes on from the decision after `from` to the next stop, if breakpoints are set; whether it stopped at one.
    pub(super) fn stopped_since(&mut self, from: usize, told: usize) -> Result<bool, CommandError> {
        if !self.playing()?.armed() {
            return Ok(false);
        }
        let line = self.playing_mut()?;
        // What was undone, and would be done again, is none of this.
        let end = line.here();
        line.go_to(from)?;
        let stop = self.debug(true, |debugger, walking| {
            walking.end = Some(end);
            debugger.run(walking, &Go::Continue)
        })?;
        if matches!(stop.reason, Reason::Waiting | Reason::Over | Reason::Interrupted) {
            return Ok(false);
        }
        self.tell_stop(&stop, told)?;
        Ok(true)
    }

    /// Before something is chosen: the middle of a decision is left.
    pub(super) fn leave_moment(&mut self) {
        let Some(line) = &mut self.line else { return };
        let text = match line.at() == line.here() {
            true => msg!("left-the-middle", decision = line.decisions()),
            false => msg!("left-the-fault"),
        };
        if line.leave() {
            self.say(text);
        }
    }

    /// Says where and why it stopped, what happened since the decision after `from`, and how the board looks.
    pub(super) fn tell_stop(&mut self, stop: &Stop, from: usize) -> Result<(), CommandError> {
        let moment = self.debug(true, |debugger, walking| {
            let moments = debugger.moments(walking.tree(), stop.node)?;
            Ok(stop.moment.and_then(|at| moments.list.get(at).cloned()))
        })?;
        let line = self.playing()?;
        let (decisions, turn) = (line.tree.depth(line.at()), line.state().turn);
        let why = self.why_stopped(line, &stop.reason);
        let Some(moment) = moment else {
            let told = if decisions > from { self.tell(line, from) } else { String::new() };
            self.say(told);
            self.say(msg!("stop-at", why = why, decision = decisions + 1, turn = turn));
            self.show_changes();
            self.ask();
            return Ok(());
        };
        if decisions > from + 1 {
            let line = self.playing()?;
            let events: Vec<_> = line.events(from);
            let own = line.tree.node(line.at()).events.len();
            let told = self.tell_events(line, &events[..events.len().saturating_sub(own)]);
            self.say(told);
        }
        let line = self.playing()?;
        let node = line.tree.node(line.at());
        let chosen = shortened(&node.line);
        let mut text = self.text(&msg!("stop-in", why = why, decision = decisions, line = chosen, turn = turn));
        text.push_str(&format!("\n  {}\n", self.moment_text(line, &moment)));
        if let Some(excerpt) = self.excerpt(line, &moment) {
            text.push_str(&excerpt);
        }
        if let Act::Failed(_, error) = &node.act
            && stop.reason == Reason::Fault
        {
            text.push_str(&format!("{error}\n"));
        }
        self.say(text);
        self.show_changes();
        Ok(())
    }

    fn why_stopped(&self, line: &Line, reason: &Reason) -> String {
        let named = |number: &usize| {
            let stop = line.breaks().iter().find(|stop| stop.number == *number);
            stop.map_or_else(String::new, |stop| stop.what.text(line.setup()))
        };
        match reason {
            Reason::There | Reason::Waiting | Reason::Fault => String::new(),
            Reason::Break(number) => {
                format!("{} ", self.text(&msg!("stop-break", number = *number, what = named(number))))
            }
            Reason::Watch(number, change) => {
                let (what, was, now) = (named(number), change.was.clone(), change.now.clone());
                let told = msg!("stop-watch", number = *number, what = what, was = was, now = now);
                format!("{}\n", self.text(&told))
            }
            Reason::Failed(number, why) => {
                format!(
                    "{}\n",
                    self.text(&msg!("stop-failed", number = *number, what = named(number), why = why.clone()))
                )
            }
            Reason::Over => format!("{} ", self.text(&msg!("stop-over"))),
            Reason::Beginning => format!("{} ", self.text(&msg!("stop-beginning"))),
            Reason::Interrupted => format!("{} ", self.text(&msg!("stop-interrupted"))),
        }
    }

    /// What a moment is, with card, primitive, file and line.
    pub(super) fn moment_text(&self, line: &Line, moment: &Moment) -> String {
        let (setup, words) = (line.setup(), self.words(line));
        let name = |card| setup.variant.name(card, self.language());
        let what = match &moment.what {
            What::Edited => self.text(&msg!("moment-edited")),
            What::Begun { card, player } => self.text(&match moment.cause.hook {
                Some(hook) => {
                    msg!("moment-answers", player = player.word(), card = name(*card), hook = hook.to_string())
                }
                None => msg!("moment-played", card = name(*card), player = player.word()),
            }),
            What::Ended => self.text(&msg!("moment-over")),
            What::Left => self.text(&msg!("moment-done")),
            What::Entered { primitive, args } => {
                let state = line.state();
                let args: Vec<String> = args.iter().map(|value| self.value_text(setup, state, value)).collect();
                self.text(&msg!("moment-about-to", what = format!("{} {}", primitive.name, args.join(", "))))
            }
            What::Line => self.text(&msg!("moment-about-to-run")),
            What::Fault => self.text(&msg!("moment-fault")),
            What::Event(event) => match render::sentence(words, event) {
                Some(sentence) => sentence.to_string(),
                None => setup.event_text(event).unwrap_or_else(|| self.text(&msg!("moment-book-keeping"))),
            },
            What::Undone(_) => self.text(&msg!("moment-undone")),
        };
        let cause = &moment.cause;
        let mut by: Vec<String> = Vec::new();
        by.extend(cause.card.map(|card| name(card).to_owned()));
        by.extend(cause.hook.map(|hook| format!("hook {hook}")));
        by.extend(cause.primitive.map(str::to_owned).filter(|_| !matches!(moment.what, What::Entered { .. })));
        let at = cause.at.as_ref().filter(|at| at.line > 0).map(|at| format!(" at {}:{}", at.file, at.line));
        let by = format!("{}{}", by.join(", "), at.unwrap_or_default());
        let undone =
            if moment.undone { format!("; {}", self.text(&msg!("moment-undone-again"))) } else { String::new() };
        if by.is_empty() { what + &undone } else { format!("{what}  {}{undone}", self.paint.dim(&format!("[{by}]"))) }
    }

    /// The lines around the one that a moment is at.
    fn excerpt(&self, line: &Line, moment: &Moment) -> Option<String> {
        let at = moment.cause.at.as_ref().filter(|at| at.line > 0)?;
        let variant = &line.setup().variant;
        let scripts = variant.cards.iter().filter_map(|card| card.script.as_ref());
        let script = scripts.filter(|script| script.file == at.file).map(|script| script.source.clone()).next();
        let shared = || variant.library.iter().find(|(file, _)| *file == at.file).map(|(_, source)| source.clone());
        let source = script.or_else(shared).or_else(|| self.services.source(&at.file))?;
        let mut text = String::new();
        for (number, code) in source.lines().enumerate() {
            let number = number as u32 + 1;
            if number.abs_diff(at.line) <= AROUND {
                let mark = if number == at.line { '>' } else { ' ' };
                let row = format!("{mark}{number:>4} | {code}");
                text.push_str(&if number == at.line { self.paint.bold(&row) } else { self.paint.dim(&row) });
                text.push('\n');
            }
        }
        Some(text)
    }

    /// A value as a person reads it.
    fn value_text(&self, setup: &Setup, state: &State, value: &Value) -> String {
        let listed = |names: Vec<String>| match names.is_empty() {
            true => self.text(&msg!("nobody")),
            false => names.join(" "),
        };
        match value {
            Value::Squares(set) if set.is_empty() => self.text(&msg!("no-squares")),
            Value::Squares(set) => setup.shape.list(*set),
            Value::Players(set) => listed(set.iter().map(|player| self.text(&player.word())).collect()),
            Value::Directions(set) => listed(set.iter().map(|direction| direction.name().into()).collect()),
            Value::Towers(set) => {
                let towers = set.iter().filter_map(|at| state.board.towers().get(at));
                listed(towers.map(|tower| setup.shape.block_name(tower.squares)).collect())
            }
            Value::Number(number) => number.to_string(),
            Value::Word(word) => {
                setup.variant.words.get(word.0 as usize).cloned().unwrap_or_else(|| self.text(&msg!("a-word")))
            }
        }
    }
}

/// A line of the record without the length of a deck.
pub(super) fn shortened(line: &str) -> String {
    if line.chars().count() <= 40 { line.to_owned() } else { line.chars().take(39).chain(['…']).collect() }
}

/// A pick for `step CHOICE`, or none.
pub(super) fn rolled(line: &Line, words: &str) -> Option<Pick> {
    let rest = words.strip_prefix("roll")?.trim();
    if rest.is_empty() { line.game.seeded() } else { line.game.parse(rest) }
}

/// The grain of a word, or the one used last.
pub(super) fn grain(word: &str) -> Option<Grain> {
    Grain::parse(word).or_else(|| Grain::parse(word.trim_end_matches('s')))
}
