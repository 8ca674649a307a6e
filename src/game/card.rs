//! A card as the core plays it: parameters and conditions already settled, words and slots already numbered.

use std::collections::BTreeMap;

use super::expr::{Expr, Test};
use super::primitives::Primitive;
use super::value::{Type, Word};
use crate::messages::{Message, msg};

/// A card's place in the variant's list of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct CardId(pub u16);

/// Bonus or penalty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    Bonus,
    Penalty,
}

impl Kind {
    /// The kind as a word of whatever language it is told in.
    pub fn word(self) -> Message {
        match self {
            Kind::Bonus => msg!("kind-bonus"),
            Kind::Penalty => msg!("kind-penalty"),
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Kind::Bonus => "bonus",
            Kind::Penalty => "penalty",
        }
    }
}

/// The value of a card's parameter.
#[derive(Clone, PartialEq, Debug)]
pub enum Param {
    Flag(bool),
    Number(i64),
    Word(String),
    List(Vec<String>),
}

impl std::fmt::Display for Param {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Param::Flag(flag) => write!(f, "{flag}"),
            Param::Number(number) => write!(f, "{number}"),
            Param::Word(word) => write!(f, "\"{word}\""),
            Param::List(words) => {
                let words: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
                write!(f, "[{}]", words.join(", "))
            }
        }
    }
}

/// Where a piece of a card was written.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Origin {
    pub file: String,
    /// From 1; 0 where there is none.
    pub line: u32,
}

/// One card.
#[derive(Clone, Debug)]
pub struct Card {
    pub id: String,
    pub kind: Kind,
    /// By language code; complete for the languages that the content defines.
    pub names: BTreeMap<String, String>,
    pub texts: BTreeMap<String, String>,
    pub params: BTreeMap<String, Param>,
    /// It goes to the hand when drawn (P3).
    pub to_hand: bool,
    /// It never counts as able to do nothing (P2).
    pub always: bool,
    /// It lies in front of a player until used up; it can't be doubled.
    pub lays: bool,
    /// What must hold for the card to be able to do anything, besides its choices.
    pub needs: Vec<Test>,
    pub choices: Vec<Choose>,
    pub steps: Vec<Step>,
    pub hooks: Hooks,
    /// The script that plays it in place of choices and steps, or that holds its hooks.
    pub script: Option<Script>,
    pub origin: Origin,
}

impl Card {
    /// Whether a script plays it in place of its choices and steps.
    #[inline]
    pub(crate) fn plays_by_script(&self) -> bool {
        self.script.as_ref().is_some_and(|script| script.defines("play"))
    }

    /// Whether it says which squares may be entered in a move.
    pub fn closes(&self) -> bool {
        let scripted = self.script.as_ref().is_some_and(|script| script.defines("may_enter"));
        scripted || self.hooks.moving.as_ref().is_some_and(|hook| hook.enter.is_some())
    }

    /// How many squares beyond the usual it opens in one move; none unless it says which.
    pub fn opens(&self) -> u8 {
        let scripted = self.script.as_ref().is_some_and(|script| script.defines("may_also_enter"));
        let hook = self.hooks.moving.as_ref().filter(|hook| scripted || hook.also_enter.is_some());
        hook.map_or(0, |hook| hook.also_times)
    }
}

/// A card's script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Script {
    pub file: String,
    pub source: String,
    /// The global functions that it defines, such as `play`.
    pub functions: Vec<String>,
}

impl Script {
    /// Whether it defines this function.
    pub fn defines(&self, function: &str) -> bool {
        self.functions.iter().any(|name| name == function)
    }
}

/// One choice of an effect, declared in TOML.
#[derive(Clone, Debug)]
pub struct Choose {
    /// The name that the steps use for it.
    pub name: std::sync::Arc<str>,
    pub from: From,
    /// Candidates are kept only if this has a member with the candidate as `it`.
    pub keep_if: Option<Expr>,
    /// The operands of `keep_if` that read the candidate, as bits: what [`Choose::reading`] gives.
    pub reads_it: u64,
    /// How many are chosen, one decision each; fewer if there are fewer.
    pub count: usize,
    /// The choice may stop early with what it has.
    pub up_to: bool,
    /// It can't be given up.
    pub forced: bool,
    /// Its candidates depend on earlier choices.
    pub dependent: bool,
    /// The choice is left out unless these hold.
    pub tests: Vec<Test>,
    pub origin: Origin,
}

impl Choose {
    /// The sets whose common members a `keep_if` asks for.
    pub(super) fn operands(keep_if: &Option<Expr>) -> &[Expr] {
        match keep_if {
            Some(Expr::All(of)) => of,
            Some(other) => std::slice::from_ref(other),
            None => &[],
        }
    }

    /// Those of them that read the candidate, as bits; from the 64th on they share one.
    pub fn reading(keep_if: &Option<Expr>) -> u64 {
        let reading = Choose::operands(keep_if).iter().enumerate().filter(|(_, expr)| expr.reads_it());
        reading.fold(0, |bits, (place, _)| bits | 1 << place.min(63))
    }
}

/// What a choice is made among.
#[derive(Clone, Debug)]
pub enum From {
    Square(Expr),
    Player(Expr),
    Tower(Expr),
    Direction(Expr),
    /// Ground for a new tower of so many squares a side (W2).
    Ground(Expr),
    /// New ground for this tower.
    GroundFor(Expr),
    /// One of so many cards on top of the deck, counted from 1.
    TopCard(Expr),
    /// A number from the first to the second.
    Number(Expr, Expr),
}

impl From {
    /// The type that the steps see.
    pub fn gives(&self) -> Type {
        match self {
            From::Square(_) | From::Ground(_) | From::GroundFor(_) => Type::Squares,
            From::Player(_) => Type::Players,
            From::Tower(_) => Type::Towers,
            From::Direction(_) => Type::Directions,
            From::TopCard(_) | From::Number(..) => Type::Number,
        }
    }

    /// The expressions in it.
    pub fn exprs(&self) -> Vec<&Expr> {
        match self {
            From::Square(expr)
            | From::Player(expr)
            | From::Tower(expr)
            | From::Direction(expr)
            | From::Ground(expr)
            | From::GroundFor(expr)
            | From::TopCard(expr) => vec![expr],
            From::Number(least, most) => vec![least, most],
        }
    }
}

/// One step of an effect: a primitive with its arguments.
#[derive(Clone, Debug)]
pub struct Step {
    pub primitive: &'static Primitive,
    pub args: Vec<Expr>,
    /// The step is left out unless these hold.
    pub tests: Vec<Test>,
    pub origin: Origin,
}

/// What a laid card does while it waits (design: hooks), in data; a script function of the hook's name stands in.
#[derive(Clone, Default, Debug)]
pub struct Hooks {
    /// When its owner's turn begins.
    pub turn_start: Option<Hook>,
    /// When its owner has rolled.
    pub roll: Option<Hook>,
    /// When its owner's move begins.
    pub moving: Option<Hook>,
    /// When a card is drawn.
    pub draw: Option<DrawHook>,
    /// When a card is used against its owner.
    pub targeted: Option<Hook>,
    /// When its owner's pawn is knocked out.
    pub knocked_out: Option<Hook>,
    /// When a turn that its owner really took ends.
    pub turn_end: Option<Hook>,
}

/// A hook in data: when it answers, and how.
#[derive(Clone, Default, Debug)]
pub struct Hook {
    /// Roll: only on a face that moves (`true`) or that draws (`false`).
    pub on_moves: Option<bool>,
    /// Targeted: the kinds of attack that it answers.
    pub against: Vec<Word>,
    /// It answers only if these hold.
    pub tests: Vec<Test>,
    pub answer: Answer,
    /// It goes to the discard when it has answered so often; 0 for never.
    pub lasts: i64,
    /// Moving: squares that may be entered during the move.
    pub enter: Option<Expr>,
    /// Moving: squares that may be entered besides, by choice.
    pub also_enter: Option<Expr>,
    /// Moving: how often the besides counts in one move.
    pub also_times: u8,
    /// Moving: squares that the move may end on.
    pub end_on: Option<Expr>,
    /// Steps carried out when it answers; `me` is its owner.
    pub steps: Vec<Step>,
    pub origin: Origin,
}

impl Hook {
    /// Whether it says which squares a move enters or ends on.
    pub(super) fn limits(&self) -> bool {
        self.enter.is_some() || self.also_enter.is_some() || self.end_on.is_some()
    }
}

/// How a hook bears on what is going on. The neutral answer changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The card is used up and discarded.
    pub use_up: bool,
    /// Turn start: the turn is skipped.
    pub skip: bool,
    /// Roll: no move follows.
    pub no_move: bool,
    /// Roll: the steps are multiplied by this.
    pub times: i64,
    /// Moving: this many steps are added.
    pub add: i64,
    /// Moving: at most so many steps.
    pub at_most: Option<i64>,
    /// Targeted: the attack is cancelled.
    pub cancel: bool,
    /// Knocked out: the knockouts scored are multiplied by this.
    pub points: i64,
    /// Turn end: its owner takes another turn.
    pub extra_turn: bool,
}

impl Default for Answer {
    fn default() -> Answer {
        Answer {
            use_up: false,
            skip: false,
            no_move: false,
            times: 1,
            add: 0,
            at_most: None,
            cancel: false,
            points: 1,
            extra_turn: false,
        }
    }
}

/// A hook on drawing.
#[derive(Clone, Default, Debug)]
pub struct DrawHook {
    /// It answers to its owner's draws (`false`) or to those of opponents (`true`).
    pub opponents: bool,
    /// The kinds of card that it answers to; empty for all.
    pub kinds: Vec<Kind>,
    /// The card is played for the owner instead of the drawer; the word is the attack's, which the drawer may repel.
    pub divert: Option<Word>,
    /// The card is played a second time.
    pub again: bool,
    /// A card that is laid uses it up without being doubled; if not, such a card passes.
    pub laid_uses_up: bool,
}
