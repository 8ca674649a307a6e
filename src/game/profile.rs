//! Where the time goes: calls, instructions and time by card and by primitive, and which script lines ran. Off, it
//! costs one look at a flag; on or off, it never bears on a game.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::card::CardId;
use super::table::Table;

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Measured {
    /// A run of a card's effect; one that waits for a choice runs again with the answer.
    Run(CardId),
    /// Finding out whether a card can do anything (P2).
    Probe(CardId),
    /// A hook of a laid card.
    Hook(CardId),
    Primitive(&'static str),
}

/// Sums. What is measured within counts for itself alone: a card's hook woken by another card's effect is the hook's.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    pub calls: u64,
    /// Instructions of scripts, as their limit counts them: turns of loops and calls of functions.
    pub fuel: u64,
    pub nanoseconds: u64,
}

impl Tally {
    pub fn add(&mut self, other: Tally) {
        self.calls += other.calls;
        self.fuel += other.fuel;
        self.nanoseconds += other.nanoseconds;
    }
}

/// How often each line of a file ran, from line 1; `None` for lines without code.
pub type Lines = Vec<Option<u64>>;

#[derive(Default, Debug)]
struct Sums {
    tallies: BTreeMap<Measured, Tally>,
    lines: BTreeMap<String, Lines>,
}

/// A profile; one may be shared by many games and threads.
#[derive(Default, Debug)]
pub struct Profile {
    on: AtomicBool,
    sums: Mutex<Sums>,
}

impl Profile {
    #[inline]
    pub fn is_on(&self) -> bool {
        self.on.load(Ordering::Relaxed)
    }

    pub fn turn(&self, on: bool) {
        self.on.store(on, Ordering::Relaxed);
    }

    /// Forgets all sums.
    pub fn reset(&self) {
        *self.sums() = Sums::default();
    }

    fn sums(&self) -> MutexGuard<'_, Sums> {
        self.sums.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Everything measured so far.
    pub fn tallies(&self) -> BTreeMap<Measured, Tally> {
        self.sums().tallies.clone()
    }

    /// The lines of scripts by file.
    pub fn lines(&self) -> BTreeMap<String, Lines> {
        self.sums().lines.clone()
    }

    /// Adds how often lines of a file ran.
    pub fn add_lines(&self, file: &str, more: &[Option<u64>]) {
        let mut sums = self.sums();
        let lines = sums.lines.entry(file.to_owned()).or_default();
        if lines.len() < more.len() {
            lines.resize(more.len(), None);
        }
        for (line, more) in lines.iter_mut().zip(more) {
            if let Some(more) = more {
                *line = Some(line.unwrap_or(0) + more);
            }
        }
    }
}

thread_local! {
    /// What was measured within the card and within the primitive under way, in nanoseconds and instructions.
    static WITHIN: [Cell<(u64, u64)>; 2] = const { [Cell::new((0, 0)), Cell::new((0, 0))] };
}

/// A measurement under way.
struct Begun {
    /// What was measured so far within what is around it.
    outer: (u64, u64),
    started: Instant,
    fuel: u64,
}

impl Measured {
    /// Whether it adds to what is measured within cards or within primitives.
    fn kind(self) -> usize {
        usize::from(matches!(self, Measured::Primitive(_)))
    }
}

impl Table {
    /// Runs something, measured if the profile is on. It is called in one place only, so that it can be a part of what
    /// is around it.
    #[inline(always)]
    pub(crate) fn measured<T>(&mut self, what: Measured, run: impl FnOnce(&mut Table) -> T) -> T {
        let begun = if self.setup.profile.is_on() { Some(self.begin_measure(what)) } else { None };
        let result = run(self);
        if let Some(begun) = begun {
            self.end_measure(what, begun);
        }
        result
    }

    #[cold]
    fn begin_measure(&self, what: Measured) -> Begun {
        let outer = WITHIN.with(|within| within[what.kind()].replace((0, 0)));
        Begun { outer, started: Instant::now(), fuel: self.host.fuel() }
    }

    #[cold]
    fn end_measure(&self, what: Measured, begun: Begun) {
        let Begun { outer, started, fuel } = begun;
        let took = started.elapsed().as_nanos() as u64;
        let used = self.host.fuel().saturating_sub(fuel);
        let inner = WITHIN.with(|within| within[what.kind()].replace((outer.0 + took, outer.1 + used)));
        let own = Tally { calls: 1, fuel: used.saturating_sub(inner.1), nanoseconds: took.saturating_sub(inner.0) };
        self.setup.profile.sums().tallies.entry(what).or_default().add(own);
    }

    /// Adds to the profile which script lines ran since this was last done.
    pub fn add_coverage(&self) {
        self.host.add_coverage(&self.setup.profile);
    }
}
