//! Who last changed something.

use crate::board::Square;
use crate::game::State;
use crate::messages::{Said, msg};

use super::breaks::{Watched, looks, owner};
use super::moments::What;
use super::tree::NodeId;
use super::walk::{Debugger, Walk};

/// What `last` asks about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// Anything that can be seen on a square.
    Square(Square),
    Watched(Watched),
}

/// The last change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Last {
    pub node: NodeId,
    pub moment: usize,
    pub was: Said,
    pub now: Said,
}

impl Debugger {
    /// The last change of something before where one stands, or that stands there; `None` if it never changed.
    pub fn last(&mut self, walk: &dyn Walk, subject: &Subject) -> Result<Option<Last>, Said> {
        let tree = walk.tree();
        let mut until = self.moment.map(|moment| moment + 1);
        for node in tree.up(walk.here()).collect::<Vec<NodeId>>() {
            if walk.interrupted() {
                return Err(msg!("stopped").into());
            }
            let until = until.take().unwrap_or(usize::MAX);
            if !self.changes(walk, node, subject)? {
                continue;
            }
            let moments = self.moments(tree, node)?;
            let setup = tree.setup();
            let mut state = moments.before().clone();
            let (mut was, mut found) = (self.value(walk, subject, &state)?, None);
            for (at, moment) in moments.list.iter().enumerate().take(until) {
                match &moment.what {
                    // What is undone again has changed nothing.
                    What::Event(event) if !moment.undone => state.apply(setup, event),
                    What::Edited => state = moments.state(setup, at),
                    _ => continue,
                }
                let now = self.value(walk, subject, &state)?;
                if now != was {
                    found = Some(Last { node, moment: at, was, now: now.clone() });
                }
                was = now;
            }
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// Whether the subject changes at all in the decision that led to a node; tells without running it again.
    fn changes(&self, walk: &dyn Walk, node: NodeId, subject: &Subject) -> Result<bool, Said> {
        let tree = walk.tree();
        let Some(parent) = tree.node(node).parent else { return Ok(false) };
        if tree.node(node).events.is_empty() {
            return Ok(true);
        }
        let mut state = tree.state(parent);
        let was = self.value(walk, subject, &state)?;
        for event in &tree.node(node).events {
            state.apply(tree.setup(), event);
            if self.value(walk, subject, &state)? != was {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn value(&self, walk: &dyn Walk, subject: &Subject, state: &State) -> Result<Said, Said> {
        match subject {
            Subject::Square(square) => Ok(look(state, *square)),
            Subject::Watched(watched) => watched.value(walk.tree().setup(), state, &self.host),
        }
    }
}

/// All that can be seen on a square, in words.
fn look(state: &State, square: Square) -> Said {
    let (_, _, pawn, tower) = looks(state, square);
    let pawn = pawn.map(|player| msg!("seen-pawn", player = player.word()));
    let tower = tower.map(|player| msg!("seen-tower", player = player.word()));
    let seen = [Some(owner(state, square)), pawn, tower].into_iter().flatten();
    Said::Several(seen.map(Said::from).collect(), ", ")
}
