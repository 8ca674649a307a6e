//! Changing a game from outside its rules: an edited state, a primitive or a card run on the spot.

use super::decision::{Choice, Chooser, Decision, DecisionKind, Pick};
use super::event::{Event, Flow};
use super::game::Game;
use super::host::ScriptError;
use super::table::Table;

/// Gives the answers of a half-aimed card again, up to the first that no longer fits.
struct Again(std::vec::IntoIter<Choice>);

impl Chooser for Again {
    fn choose(&mut self, _: &Table, decision: &Decision) -> Option<Pick> {
        let answer = self.0.next()?;
        if decision.kind == DecisionKind::Aim && decision.choices.contains(answer) {
            return Some(Pick::Choice(answer));
        }
        self.0 = Vec::new().into_iter();
        None
    }
}

impl Game {
    /// Does something to the table between two decisions, then goes on to the decision that is due now; the events of
    /// both. A card half aimed keeps the answers that still fit. On an error the game is as it was.
    pub fn intervene<E: From<ScriptError>>(
        &mut self,
        act: impl FnOnce(&mut Table) -> Result<(), E>,
    ) -> Result<Vec<Event>, E> {
        let before = self.clone();
        self.table.keep_events = true;
        self.table.events.clear();
        self.table.scope.probing = false;
        self.table.scope.known = None;
        let due = before.state().agenda.last().copied();
        let answers = self.table.state.answers.clone();
        if let Some(task) = due.filter(|_| !answers.is_empty()) {
            // The answers are forgotten by an event, so that the events still tell how the state came about.
            self.table.emit(Event::Flow(Flow::Replace(task)));
        }
        let done = act(&mut self.table).and_then(|()| {
            let same = self.table.state.agenda.len() == before.state().agenda.len()
                && self.table.state.agenda.last().copied() == due;
            let kept = if same { answers } else { Vec::new() };
            self.go_on(&mut Again(kept.into_iter())).map_err(E::from)
        });
        match done {
            Ok(()) => Ok(std::mem::take(&mut self.table.events)),
            Err(error) => {
                *self = before;
                Err(error)
            }
        }
    }
}
