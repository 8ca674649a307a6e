//! Doing a list of things on several threads, the results in the order of the list.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What a thread takes its items from.
pub struct Work<'w, I, R> {
    items: &'w [I],
    next: &'w AtomicUsize,
    done: &'w Mutex<Vec<(usize, R)>>,
}

impl<I, R> Work<'_, I, R> {
    /// Does items until none is left.
    pub fn each(&self, mut work: impl FnMut(usize, &I) -> R) {
        loop {
            let place = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = self.items.get(place) else { return };
            let result = work(place, item);
            self.done.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push((place, result));
        }
    }
}

/// Does every item. `thread` runs once on each thread: it makes what it keeps for itself, then takes its share.
pub fn each<I: Sync, R: Send>(jobs: usize, items: &[I], thread: impl Fn(Work<'_, I, R>) + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let done: Mutex<Vec<(usize, R)>> = Mutex::default();
    let run = || thread(Work { items, next: &next, done: &done });
    std::thread::scope(|scope| {
        for _ in 1..jobs.clamp(1, items.len().max(1)) {
            scope.spawn(run);
        }
        run();
    });
    let mut done = done.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    done.sort_by_key(|(place, _)| *place);
    done.into_iter().map(|(_, result)| result).collect()
}
