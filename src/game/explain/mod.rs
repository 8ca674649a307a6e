//! Why: the conditions behind a choice, a card, a ring, the steps of a move, the end. Every answer asks the code that
//! decides (queries and their parts, candidates, reach, hooks, the flood, goals); nothing here knows a rule of its own.

mod card;
mod change;
mod choice;
mod due;
mod ending;
mod expr;
mod ring;
mod steps;

use crate::board::{Player, Square, Squares};
use crate::messages::{Said, msg};

use super::card::{CardId, Origin};
use super::state::State;
use super::table::Table;

pub use card::why_card;
pub use change::{Change, Target};
pub use ending::why_end;
pub use ring::{why_ring, why_rings};
pub use steps::{why_faces, why_steps};

/// One condition, or a remark, with what it rests on.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Reason {
    /// The condition as a sentence without a full stop.
    pub text: Said,
    /// The rule's id; empty where no rule speaks of it.
    pub rule: &'static str,
    /// Whether the condition holds; `None` for a remark.
    pub holds: Option<bool>,
    /// The value found; may be empty.
    pub found: Said,
    /// What in the variant sets it.
    pub sources: Vec<Source>,
    /// Squares to be seen on the board.
    pub marks: Squares,
    pub parts: Vec<Reason>,
}

/// What in a variant makes a condition as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    Knob(&'static str),
    Param {
        card: CardId,
        name: String,
        /// A piece of the card is left out because of it.
        leaves_out: bool,
    },
    Place(Origin),
}

/// An answer: the conditions, and single changes that would turn a refusal into its opposite.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Explanation {
    pub reason: Reason,
    pub changes: Vec<Change>,
}

impl Reason {
    /// A remark.
    pub fn told(text: impl Into<Said>) -> Reason {
        Reason { text: text.into(), ..Reason::default() }
    }

    /// A condition.
    pub fn is(holds: bool, text: impl Into<Said>) -> Reason {
        Reason { text: text.into(), holds: Some(holds), ..Reason::default() }
    }

    pub fn rule(self, rule: &'static str) -> Reason {
        Reason { rule, ..self }
    }

    pub fn found(self, found: impl Into<Said>) -> Reason {
        Reason { found: found.into(), ..self }
    }

    pub fn from(mut self, source: Source) -> Reason {
        self.sources.push(source);
        self
    }

    /// The knob that sets it.
    pub fn knob(self, name: &'static str) -> Reason {
        self.from(Source::Knob(name))
    }

    /// Where it is written; a place without a line is none.
    pub fn place(self, origin: &Origin) -> Reason {
        if origin.line == 0 { self } else { self.from(Source::Place(origin.clone())) }
    }

    pub fn mark(self, marks: Squares) -> Reason {
        Reason { marks: self.marks | marks, ..self }
    }

    pub fn with(mut self, part: Reason) -> Reason {
        self.parts.push(part);
        self
    }

    pub fn with_all(mut self, parts: impl IntoIterator<Item = Reason>) -> Reason {
        self.parts.extend(parts);
        self
    }

    /// Every square that it or a part of it marks.
    pub fn all_marks(&self) -> Squares {
        self.parts.iter().fold(self.marks, |all, part| all | part.all_marks())
    }
}

impl Table {
    /// What stands on a square, as a sentence.
    pub(crate) fn tell_square(&self, square: Square) -> Said {
        let (board, shape) = (self.board(), self.shape());
        let name = shape.name(square);
        let mut told = vec![match board.owner(square) {
            Some(owner) => msg!("sq-owner", square = name, player = owner.word()),
            None if board.dead().contains(square) => msg!("refused-dead", square = name),
            None => msg!("sq-blank", square = name),
        }];
        if let Some(player) = shape.players().iter().find(|player| shape.start(*player) == Some(square)) {
            told.push(msg!("sq-start", player = player.word()));
        }
        if let Some(tower) = board.towers().iter().find(|tower| tower.squares.contains(square)) {
            let (player, squares) = (tower.owner.word(), shape.block_name(tower.squares));
            told.push(match tower.is_keep() {
                true => msg!("sq-keep", player = player, squares = squares),
                false => msg!("sq-tower", player = player, squares = squares),
            });
        }
        if let Some(player) = shape.players().iter().find(|player| board.pawn(*player) == Some(square)) {
            told.push(msg!("sq-pawn", player = player.word()));
        }
        Said::Several(told.into_iter().map(Said::from).collect(), ", ")
    }

    /// The same table with the state changed, for asking what would be.
    pub(crate) fn supposing(&self, change: impl FnOnce(&mut State)) -> Table {
        let mut table = self.clone();
        table.keep_events = false;
        change(&mut table.state);
        table.forget_notes();
        table
    }

    pub(crate) fn for_player(&self, player: Player, card: CardId) -> Table {
        let mut table = self.clone();
        table.keep_events = false;
        (table.scope.me, table.scope.card) = (player, card);
        table
    }
}
