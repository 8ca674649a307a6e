//! What several test files share: the built-in content, loaded once a thread.
#![allow(dead_code)]

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

use polygonarc::content::{Content, Unchecked, load_variant};
use polygonarc::game::{Host, Setup, Variant};
use polygonarc::script::LuaHost;

/// Every built-in variant.
pub const VARIANTS: &[&str] = &["deck-36", "deck-102", "fr", "en", "es", "de", "en-card-texts"];

/// A built-in variant.
pub fn variant(id: &str) -> Arc<Variant> {
    match load_variant(&Content::builtin(), id, &Unchecked) {
        Ok(loaded) => loaded.variant,
        Err(report) => panic!("{id}:\n{}", report.render(false)),
    }
}

/// A built-in variant set up for so many players, with a turn limit (0 for none).
pub fn setup(id: &str, players: usize, turn_limit: u32) -> Arc<Setup> {
    let mut variant = (*variant(id)).clone();
    variant.knobs.turn_limit = turn_limit;
    Arc::new(Setup::new(Arc::new(variant), players).unwrap())
}

/// The scripts of a set-up; one host a thread and variant.
pub fn host(setup: &Arc<Setup>) -> Rc<dyn Host> {
    thread_local!(static HOSTS: RefCell<HashMap<u64, Rc<LuaHost>>> = RefCell::default());
    HOSTS.with_borrow_mut(|hosts| {
        let host = hosts.entry(setup.variant.hash).or_insert_with(|| LuaHost::new(setup.variant.clone()));
        host.clone() as Rc<dyn Host>
    })
}
