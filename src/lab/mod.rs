//! The workshop's instruments: what differs between two variants, what a change bears on, whether the scenarios of a
//! card would notice a fault in it, whether it holds in positions that nobody thought of. Knows no files and no screen.

mod behaviour;
mod diff;
mod figures;
mod fuzz;
mod impact;
mod interval;
mod mutate;
mod parallel;
mod random;
#[cfg(test)]
mod shortcut_tests;
mod sketch;

use std::rc::Rc;
use std::sync::Arc;

use crate::content::{Content, ScriptChecker};
use crate::game::{Host, Variant};

pub use behaviour::{Behaviour, Corpus, Differs, Divergence, behaviour};
pub use diff::{Difference, Group, Side, Told, differences};
pub use figures::{Figure, Games, figures};
pub use fuzz::{Fault, Found, FuzzFailure, FuzzPlan, Fuzzed, Watch, fuzz};
pub use impact::{Changed, Impact, impact};
pub use interval::Interval;
pub use mutate::{Mutant, Mutation, Verdict, mutants, mutate};

/// What brings content to life, handed in by whoever has it; each thread makes its own.
#[derive(Clone, Copy)]
pub struct Tools<'t> {
    /// What looks into the scripts of content.
    pub checker: &'t (dyn Fn(&Content) -> Box<dyn ScriptChecker> + Sync),
    /// What runs the scripts of a variant.
    pub host: &'t (dyn Fn(&Arc<Variant>) -> Rc<dyn Host> + Sync),
    /// Threads; no result depends on how many.
    pub jobs: usize,
}
