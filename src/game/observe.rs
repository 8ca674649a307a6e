//! Watching a game run: what happens between two decisions, told as it happens. Nothing is told while a card is only
//! being tried (P2), and nothing at all unless somebody watches.

use std::cell::RefCell;
use std::rc::Rc;

use crate::board::Player;

use super::card::{CardId, Origin};
use super::event::Event;
use super::primitives::{Fault, Primitive};
use super::profile::Measured;
use super::table::Table;
use super::value::Value;

/// Is told what happens. Every method may be left as it is.
#[allow(unused_variables)]
pub trait Observer {
    /// Whether it is told, too, of what a card does while it is only being tried, of which nothing comes.
    fn tries(&self) -> bool {
        false
    }
    /// An event was carried out.
    fn event(&mut self, table: &Table, event: &Event) {}
    /// All events of this decision but the first `kept` are undone: an effect waits for an answer, or failed.
    fn undone(&mut self, table: &Table, kept: usize) {}
    /// A card's effect begins for a player; `hook` if it is one of its hooks that answers.
    fn began(&mut self, table: &Table, card: CardId, player: Player, hook: Option<&'static str>) {}
    /// The effect or hook that began last has ended, or waits.
    fn ended(&mut self, table: &Table) {}
    /// A primitive is about to be carried out; `at` is the step or the line of the script that calls it.
    fn entered(&mut self, table: &Table, primitive: &'static Primitive, args: &[Value], at: &Origin) {}
    /// The primitive entered last was carried out.
    fn left(&mut self, table: &Table) {}
    /// An effect got an answer that it didn't have before.
    fn answered(&mut self, table: &Table) {}
    /// A script is about to run a line. The game isn't at hand, but to what `place` evaluates.
    fn line(&mut self, place: &dyn Place) {}
}

/// A call of a script that is going on.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Frame {
    /// As `file:line in function`.
    pub call: String,
    /// The local variables in sight, then those of the functions around; name and value.
    pub locals: Vec<(String, String)>,
    /// How many of them are the function's own.
    pub own: usize,
}

/// Where a script is.
pub trait Place {
    fn card(&self) -> CardId;
    fn file(&self) -> &str;
    /// From 1.
    fn line(&self) -> u32;
    /// How many calls of scripts are going on.
    fn depth(&self) -> usize;
    /// The calls, innermost first.
    fn frames(&self) -> Vec<Frame>;
    /// The value of an expression in a call, 0 for the innermost, or why it has none. Nothing is changed by it.
    fn evaluate(&self, frame: usize, expression: &str) -> Result<String, String>;
}

/// Who watches, if anybody does.
pub type Watcher = Option<Rc<RefCell<dyn Observer>>>;

impl Table {
    /// Has somebody told what happens from now on.
    pub fn watch(&mut self, watcher: Watcher) {
        self.watcher = watcher;
    }

    /// Who is told; of a card that is only being tried, only those that want to know that too.
    #[inline]
    pub fn watcher(&self) -> Watcher {
        let watcher = self.watcher.as_ref()?;
        let told = !self.scope.probing || watcher.try_borrow().is_ok_and(|watcher| watcher.tries());
        told.then(|| watcher.clone())
    }

    /// Tells whoever watches.
    #[inline]
    pub(super) fn tell(&self, what: impl FnOnce(&mut dyn Observer, &Table)) {
        if let Some(watcher) = self.watcher() {
            what(&mut *watcher.borrow_mut(), self);
        }
    }

    /// Carries a primitive out; `at` is where it is called from, asked for only if somebody watches.
    #[inline]
    pub fn carry_out(
        &mut self,
        primitive: &'static Primitive,
        args: &[Value],
        at: impl FnOnce() -> Origin,
    ) -> Result<Value, Fault> {
        self.carry_out_for(primitive, args, at, |result| result)
    }

    /// The same for what `take` takes of the result.
    #[inline(always)]
    pub(super) fn carry_out_for<T>(
        &mut self,
        primitive: &'static Primitive,
        args: &[Value],
        at: impl FnOnce() -> Origin,
        take: impl FnOnce(Result<Value, Fault>) -> T,
    ) -> T {
        if self.watcher.is_none() && !self.setup.profile.is_on() {
            return take((primitive.run)(self, args));
        }
        take(self.carry_out_told(primitive, args, at))
    }

    /// The same with somebody watching, or measured.
    #[cold]
    #[inline(never)]
    fn carry_out_told(
        &mut self,
        primitive: &'static Primitive,
        args: &[Value],
        at: impl FnOnce() -> Origin,
    ) -> Result<Value, Fault> {
        self.tell(|watcher, table| watcher.entered(table, primitive, args, &at()));
        let result = self.measured(Measured::Primitive(primitive.name), |table| (primitive.run)(table, args));
        self.tell(|watcher, table| watcher.left(table));
        result
    }

    /// Runs something between the beginning and the end of an effect. It is called in one place only, so that it can be a
    /// part of what is around it.
    #[inline(always)]
    pub(super) fn told<T>(
        &mut self,
        (card, player): (CardId, Player),
        hook: Option<&'static str>,
        run: impl FnOnce(&mut Table) -> T,
    ) -> T {
        if self.watcher.is_some() {
            self.tell(|watcher, table| watcher.began(table, card, player, hook));
        }
        let result = run(self);
        if self.watcher.is_some() {
            self.tell(|watcher, table| watcher.ended(table));
        }
        result
    }
}
