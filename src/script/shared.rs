//! What the API's closures share: the slot with the game, the words, the log, and how the running call is to end.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::sync::Arc;

use crate::game::{CardId, Chooser, Ran, ScriptError, Table, Variant, Word};

use super::raw::Slot;

const LOG_LINES: usize = 1000;
const LOG_LINE: usize = 400;

/// One for each host.
pub(super) struct Shared {
    pub slot: Slot,
    pub variant: Arc<Variant>,
    /// Words that scripts use and the variant doesn't list; numbered after the variant's.
    words: RefCell<Vec<String>>,
    /// Names of choices.
    names: RefCell<Vec<Arc<str>>>,
    log: RefCell<VecDeque<String>>,
    /// The effect is over: how it went.
    pub ended: Cell<Option<Ran>>,
    /// A failure within the call that the script can't catch.
    pub fatal: RefCell<Option<ScriptError>>,
    /// The card whose script runs.
    pub card: Cell<CardId>,
    /// Something is being evaluated that must change nothing.
    pub looking: Cell<bool>,
}

impl Shared {
    pub(super) fn new(variant: Arc<Variant>) -> Shared {
        Shared {
            slot: Slot::default(),
            variant,
            words: RefCell::default(),
            names: RefCell::default(),
            log: RefCell::default(),
            ended: Cell::new(None),
            fatal: RefCell::new(None),
            card: Cell::new(CardId(0)),
            looking: Cell::new(false),
        }
    }

    /// Runs something with the game, for the function of this name.
    pub(super) fn game<R>(
        &self,
        function: &str,
        run: impl FnOnce(&mut Table, Option<&mut dyn Chooser>) -> mlua::Result<R>,
    ) -> mlua::Result<R> {
        self.slot.with(run).unwrap_or_else(|| {
            Err(mlua::Error::runtime(format!(
                "`{function}` needs a game: call it inside a function, not while the file is loaded"
            )))
        })
    }

    /// Refuses what an expression that only looks can't do.
    pub(super) fn may_change(&self, function: &str) -> mlua::Result<()> {
        match self.looking.get() {
            true => Err(mlua::Error::runtime(format!("`{function}` changes the game, and expressions only look"))),
            false => Ok(()),
        }
    }

    /// The word's number, the same for the same text.
    pub(super) fn word(&self, text: &str) -> Word {
        let known = self.variant.word(text);
        if known.0 != u16::MAX {
            return known;
        }
        let mut words = self.words.borrow_mut();
        let at = words.iter().position(|word| word == text).unwrap_or_else(|| {
            words.push(text.to_string());
            words.len() - 1
        });
        // Past the last number all words are alike, and equal none.
        Word(u16::try_from(self.variant.words.len() + at).unwrap_or(u16::MAX))
    }

    /// The text of a word.
    pub(super) fn text(&self, word: Word) -> String {
        let at = word.0 as usize;
        match self.variant.words.get(at) {
            Some(text) => text.clone(),
            None => self.words.borrow().get(at.wrapping_sub(self.variant.words.len())).cloned().unwrap_or_default(),
        }
    }

    /// The shared name of a choice.
    pub(super) fn name(&self, text: &str) -> Arc<str> {
        let mut names = self.names.borrow_mut();
        if let Some(name) = names.iter().find(|name| &***name == text) {
            return name.clone();
        }
        let name: Arc<str> = Arc::from(text);
        // Scripts may make names up without end.
        if names.len() < 256 {
            names.push(name.clone());
        }
        name
    }

    /// Keeps a line that a script printed, unless its card is only being tried (P2).
    pub(super) fn print(&self, line: &str) {
        if self.game("print", |table, _| Ok(table.scope.probing)).unwrap_or(false) {
            return;
        }
        let mut log = self.log.borrow_mut();
        if log.len() == LOG_LINES {
            log.pop_front();
        }
        let shown: String = line.chars().take(LOG_LINE).collect();
        let card = self.variant.cards.get(self.card.get().0 as usize).map_or("", |card| card.id.as_str());
        log.push_back(format!("{card}: {shown}"));
    }

    pub(super) fn take_log(&self) -> Vec<String> {
        self.log.borrow_mut().drain(..).collect()
    }
}
