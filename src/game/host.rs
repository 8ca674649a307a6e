//! What the core asks of scripts, whatever runs them.

use crate::board::{Player, Squares};

use super::card::{Answer, CardId};
use super::decision::{Chooser, Decision};
use super::table::Table;

/// How carrying out an effect went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ran {
    /// To its end (or to where a shield stopped it).
    Done,
    /// A question is open: [`Scope::pending`](super::table::Scope) holds it.
    Waiting,
    /// The aim was given up.
    GaveUp,
    /// A choice that the effect needs has no candidate.
    NoCandidate,
}

/// A script or step that failed. The state is as before the effect. Boxed, so that what didn't fail needn't make room
/// for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScriptError(Box<Failed>);

/// What failed, where and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failed {
    /// The card's id.
    pub card: String,
    pub file: String,
    /// From 1; 0 if unknown.
    pub line: u32,
    /// One line: what went wrong, what to do.
    pub message: String,
    /// Innermost call first, each as `file:line in function`.
    pub traceback: Vec<String>,
}

impl std::convert::From<Failed> for ScriptError {
    #[cold]
    fn from(failed: Failed) -> ScriptError {
        ScriptError(Box::new(failed))
    }
}

impl ScriptError {
    /// What failed, to be taken apart.
    pub fn into_failed(self) -> Failed {
        *self.0
    }
}

impl std::ops::Deref for ScriptError {
    type Target = Failed;

    fn deref(&self) -> &Failed {
        &self.0
    }
}

impl std::ops::DerefMut for ScriptError {
    fn deref_mut(&mut self) -> &mut Failed {
        &mut self.0
    }
}

impl std::fmt::Display for ScriptError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let what = if self.file.starts_with("scripts/bots/") { "bot" } else { "card" };
        write!(f, "{what} `{}` failed: {}", self.card, self.message)?;
        write!(f, "\n  at {}:{}", self.file, self.line)?;
        for call in &self.traceback {
            write!(f, "\n  in {call}")?;
        }
        Ok(())
    }
}

impl std::error::Error for ScriptError {}

/// What a laid card's script says to a drawn card.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct DrawAnswer {
    /// Play it for the card's owner instead; the word is the kind of attack.
    pub divert: Option<super::value::Word>,
    /// Play it a second time.
    pub again: bool,
    pub use_up: bool,
}

/// Runs scripts. Every method may be called again from within itself: a script's primitive can wake another's hook.
pub trait Host {
    /// Runs the card's `play` for `table.scope.me`.
    fn play(&self, table: &mut Table, card: CardId, chooser: &mut dyn Chooser) -> Result<Ran, ScriptError>;

    /// Runs the hook function of a laid card for `table.scope.me`, its owner; `detail` is the hook's own argument:
    /// the steps so far, the kind of attack. `None` if it has nothing to say.
    fn hook(
        &self,
        table: &mut Table,
        card: CardId,
        function: &str,
        detail: Detail,
    ) -> Result<Option<Answer>, ScriptError>;

    /// Runs a function of a laid card that gives squares.
    fn squares(&self, table: &mut Table, card: CardId, function: &str) -> Result<Squares, ScriptError>;

    /// Evaluates an expression, or runs statements, against the table for `table.scope.me`; the value as text. Unless
    /// `write` is set whatever would change the game fails.
    fn eval(&self, _: &mut Table, _: &str, _write: bool) -> Result<String, ScriptError> {
        Err(ScriptError::from(Failed {
            card: String::new(),
            file: "eval".into(),
            line: 1,
            message: "this game was started without scripts".into(),
            traceback: Vec::new(),
        }))
    }

    /// Instructions that scripts have used on this thread so far.
    fn fuel(&self) -> u64 {
        0
    }

    /// Adds to a profile which script lines ran, while measured, since this was last done.
    fn add_coverage(&self, _: &super::profile::Profile) {}

    /// Runs `on_draw` of a laid card for its owner.
    fn drawn(&self, table: &mut Table, card: CardId, drawer: Player, drawn: CardId) -> Result<DrawAnswer, ScriptError>;

    /// What the scripted bot at this place of the variant's list chooses: a place among the choices, from 0.
    fn bot(&self, table: &mut Table, bot: usize, decision: &Decision) -> Result<usize, ScriptError> {
        let _ = (table, decision);
        let message = format!("no script runs here, so bot {bot} can't choose");
        let failed = Failed { card: String::new(), file: String::new(), line: 0, message, traceback: Vec::new() };
        Err(failed.into())
    }
}

/// The argument of a hook function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    None,
    Number(i64),
    Word(super::value::Word),
}

/// A host for variants without scripts: whatever it is asked is an error.
pub struct NoScripts;

impl NoScripts {
    fn refuse<T>(table: &Table, card: CardId) -> Result<T, ScriptError> {
        let card = table.card(card);
        Err(ScriptError::from(Failed {
            card: card.id.clone(),
            file: card.origin.file.clone(),
            line: card.origin.line,
            message: "this game was started without scripts".into(),
            traceback: Vec::new(),
        }))
    }
}

impl Host for NoScripts {
    fn play(&self, table: &mut Table, card: CardId, _: &mut dyn Chooser) -> Result<Ran, ScriptError> {
        NoScripts::refuse(table, card)
    }

    fn hook(&self, table: &mut Table, card: CardId, _: &str, _: Detail) -> Result<Option<Answer>, ScriptError> {
        NoScripts::refuse(table, card)
    }

    fn squares(&self, table: &mut Table, card: CardId, _: &str) -> Result<Squares, ScriptError> {
        NoScripts::refuse(table, card)
    }

    fn drawn(&self, table: &mut Table, card: CardId, _: Player, _: CardId) -> Result<DrawAnswer, ScriptError> {
        NoScripts::refuse(table, card)
    }
}
