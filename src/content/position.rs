//! Positions as TOML: a drawn board that a person can type, and everything else of a state. A [`Position`] is an
//! unchecked set-up; [`Position::check`] makes a state of it or reports all that is impossible. What a text leaves out
//! has the value that a person would expect. [`position_text`] writes a state so that reading it gives the same again.

mod check;
mod drawn;
mod due;
mod piles;
mod write;

use std::sync::Arc;

use crate::diag::{Diagnostic, Report};

use super::fields::{Fields, text};
use super::tree::{Node, Tree, parse};

pub use drawn::{Drawn, read_drawing};
pub(super) use drawn::{draw, drawing};
pub use write::position_text;

/// A position as written, nothing checked but its keys.
#[derive(Clone, Debug)]
pub struct Position {
    /// The text it was written in, for the places of drawn rows.
    source: Arc<str>,
    /// What a fault that has no better place is laid to.
    whole: Node,
    version: Option<Node>,
    variant: Option<Node>,
    players: Option<Node>,
    board: Option<Node>,
    tower: Option<Node>,
    reserve: Option<Node>,
    lost: Option<Node>,
    knockouts: Option<Node>,
    hand: Option<Node>,
    laid: Option<Node>,
    laid_so_far: Option<Node>,
    top: Option<Node>,
    deck: Option<Node>,
    discard: Option<Node>,
    in_play: Option<Node>,
    turn: Option<Node>,
    active: Option<Node>,
    face: Option<Node>,
    moving: Option<Node>,
    due: Option<Node>,
    answers: Option<Node>,
    seed: Option<Node>,
    chances: Option<Node>,
    skips: Option<Node>,
    extras: Option<Node>,
    outcome: Option<Node>,
}

impl Position {
    /// The version of the format that is written and read.
    pub const VERSION: i64 = 1;

    /// Reads a position; `file` is the name that faults are reported under.
    pub fn parse(file: &str, source: &str) -> Result<Position, Report> {
        let mut report = Report::default();
        let position = parse(file, source, &mut report).and_then(|root| {
            let mut fields = Fields::of(&root, "a position", &mut report)?;
            let position = Position::take(&mut fields, &root, source.into());
            fields.finish(&mut report);
            Some(position)
        });
        match position {
            Some(position) if !report.has_errors() => Ok(position),
            _ => {
                report.attach(|_| Some(source.into()));
                Err(report)
            }
        }
    }

    /// Takes a position's keys out of a table that has others besides.
    pub(super) fn take(fields: &mut Fields<'_>, whole: &Node, source: Arc<str>) -> Position {
        let mut key = |name| fields.take(name).cloned();
        Position {
            source,
            whole: whole.clone(),
            version: key("version"),
            variant: key("variant"),
            players: key("players"),
            board: key("board"),
            tower: key("tower"),
            reserve: key("reserve"),
            lost: key("lost"),
            knockouts: key("knockouts"),
            hand: key("hand"),
            laid: key("laid"),
            laid_so_far: key("laid_so_far"),
            top: key("top"),
            deck: key("deck"),
            discard: key("discard"),
            in_play: key("in_play"),
            turn: key("turn"),
            active: key("active"),
            face: key("face"),
            moving: key("moving"),
            due: key("due"),
            answers: key("answers"),
            seed: key("seed"),
            chances: key("chances"),
            skips: key("skips"),
            extras: key("extras"),
            outcome: key("outcome"),
        }
    }

    /// The variant that it says it belongs to.
    pub fn variant(&self) -> Option<&str> {
        self.variant.as_ref().and_then(Node::text)
    }

    /// For how many players it is; two unless it says otherwise.
    pub fn players(&self) -> usize {
        match self.players.as_ref().map(|node| &node.tree) {
            Some(Tree::Number(number)) => usize::try_from(*number).unwrap_or(0),
            _ => 2,
        }
    }

    /// How many cards it names as the top of the deck.
    pub(super) fn named_on_top(&self) -> usize {
        match self.top.as_ref().map(|node| &node.tree) {
            Some(Tree::List(cards)) => cards.len(),
            _ => 0,
        }
    }

    /// The text that it was written in.
    pub(super) fn source(&self) -> &str {
        &self.source
    }

    /// Faults of what says for which game the position is.
    fn check_head(&self, players: usize, report: &mut Report) {
        if let Some(node) = &self.version
            && !matches!(node.tree, Tree::Number(Position::VERSION))
        {
            report.push(
                Diagnostic::error("position", node.span.clone(), format!("unknown version, found {}", node.found()))
                    .label("expected `1`"),
            );
        }
        if let Some(node) = &self.variant {
            text(report, node, "`variant`");
        }
        if let Some(node) = &self.players
            && !matches!(node.tree, Tree::Number(found) if found == players as i64)
        {
            let message = format!("`players`: the game is for {players}, found {}", node.found());
            report.push(Diagnostic::error("position", node.span.clone(), message).label("another number of players"));
        }
    }
}
