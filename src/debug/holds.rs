//! Conditions of breakpoints.

use crate::game::State;
use crate::messages::Said;

use super::breaks::evaluate;
use super::moments::{Moment, Moments, What};
use super::tree::{NodeId, Tree};
use super::walk::Debugger;

impl Debugger {
    /// Whether a condition holds at a moment; `state` is the one when it has happened. At a line of a script the
    /// script's variables are in sight; elsewhere, and for names that the script doesn't know, the event's fields.
    pub(super) fn holds(
        &self,
        (tree, node, at): (&Tree, NodeId, usize),
        moment: &Moment,
        state: &State,
        condition: &str,
    ) -> Result<bool, Said> {
        let about = || Ok(evaluate(tree.setup(), state, &self.host, Some(moment), condition)?.0);
        if !matches!(moment.what, What::Line) {
            return about();
        }
        let asked = format!("not not ({condition})");
        let sight = Moments::sight(tree, node, &self.host, at, 0, std::slice::from_ref(&asked));
        let value = sight.map_err(|error| error.to_string())?.and_then(|sight| sight.values.into_iter().next());
        match value {
            Some(Ok(text)) => Ok(text == "true"),
            Some(Err(why)) => about().map_err(|_: Said| why.replace(&asked, condition).into()),
            None => about(),
        }
    }
}
