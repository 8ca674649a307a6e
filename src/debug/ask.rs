//! Asking the debugger about the place where it stands.

use std::rc::Rc;

use crate::game::{ScriptError, Setup, State};
use crate::messages::{Said, msg};
use crate::script::Given;

use super::breaks::{Break, FIELDS, Place, Watched, evaluate};
use super::moments::{Moments, Sight, What};
use super::tree::{Act, NodeId};
use super::walk::{Debugger, Reason, Stop, Walk};

impl Debugger {
    /// What is seen at the line of a script where it stands, and expressions in one of its calls; none elsewhere.
    pub fn sight(&self, walk: &dyn Walk, frame: usize, expressions: &[String]) -> Result<Option<Sight>, Said> {
        let Some(moment) = self.moment else { return Ok(None) };
        Moments::sight(walk.tree(), walk.here(), &self.host, moment, frame, expressions)
            .map_err(|error| error.to_string().into())
    }

    /// The value of an expression: in a call of the script where it stands at a line of one, else about the state.
    pub fn evaluate(&mut self, walk: &dyn Walk, frame: usize, expression: &str) -> Result<String, Said> {
        if let Some(sight) = self.sight(walk, frame, &[expression.to_owned()])? {
            return match sight.values.into_iter().next() {
                Some(value) => Ok(value?),
                None => Err(msg!("no-value").into()),
            };
        }
        let state = self.state(walk)?;
        let moments = self.moments(walk.tree(), walk.here())?;
        let moment = self.moment.and_then(|at| moments.list.get(at));
        Ok(evaluate(walk.tree().setup(), &state, &self.host, moment, expression)?.1)
    }

    /// Whether what a watch looks at has a value; why not, if it hasn't.
    pub fn check(&self, setup: &Rc<Setup>, watched: &Watched, state: &State) -> Result<Said, Said> {
        watched.value(setup, state, &self.host)
    }

    /// Whether a condition can ever be evaluated where `place` stops. A fault that depends on the event is none yet, nor
    /// is a name at a line of a script, whose variables are known only there.
    pub fn check_condition(&mut self, walk: &dyn Walk, place: &Place, condition: &str) -> Result<(), Said> {
        let in_script = matches!(place, Place::Line { .. });
        let mut table = crate::game::Table::new(walk.tree().setup().clone(), self.state(walk)?, self.host.clone());
        let names: Vec<(&str, Given)> = FIELDS.iter().map(|name| (*name, Given::Text(String::new()))).collect();
        match self.host.expression(&mut table, &names, condition) {
            Err(why)
                if ["no expression", "nothing is called", "only look", "too long"]
                    .iter()
                    .any(|text| why.contains(text) && !(in_script && *text == "nothing is called")) =>
            {
                Err(why.into())
            }
            _ => Ok(()),
        }
    }

    /// How the card fails, where one stands at its fault.
    pub fn fault(&mut self, walk: &dyn Walk) -> Result<Option<ScriptError>, Said> {
        let Act::Failed(_, error) = &walk.tree().node(walk.here()).act else { return Ok(None) };
        let moments = self.moments(walk.tree(), walk.here())?;
        let moment = self.moment.and_then(|at| moments.list.get(at));
        Ok(moment.filter(|moment| matches!(moment.what, What::Fault)).map(|_| error.clone()))
    }

    /// Goes to a moment.
    pub fn go_to(&mut self, walk: &mut dyn Walk, node: NodeId, moment: usize) -> Result<Stop, Said> {
        walk.go(node)?;
        self.moment = Some(moment);
        Ok(Stop { reason: Reason::There, node, moment: self.moment })
    }

    /// A debugger with the same breakpoints for another line of play, perhaps of changed content; and why those that
    /// are gone don't fit it.
    pub fn move_to(self, setup: &Rc<Setup>) -> (Debugger, Vec<Said>) {
        let mut moved = Debugger::new(setup);
        moved.numbered = self.numbered;
        let mut gone = Vec::new();
        for stop in self.breaks {
            match stop.what.moved(&self.setup, setup) {
                Ok(what) => moved.breaks.push(Break { what, ..stop }),
                Err(why) => gone.push(msg!("break-gone", number = stop.number, why = why).into()),
            }
        }
        (moved, gone)
    }
}
