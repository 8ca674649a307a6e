//! Checking a script without a game: whether it compiles and loads, and which functions it defines.

use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;

use crate::diag::Diagnostic;
use crate::game::{CardId, Knobs, Variant};

use super::answer;
use super::error::{At, syntax};
use super::lint::{self, Visible};
use super::raw::{self, Metered};
use super::sandbox::{Limits, Sandbox};
use super::scripts::Scripts;
use super::shared::Shared;

/// Checks scripts one after the other; cheaper than [`check_script`] for many.
pub struct Checker {
    sandbox: Sandbox,
    scripts: Scripts,
    limits: Limits,
}

/// What is wrong with a file: lines from 1 (0 where there is none) and messages.
pub type Faults = Vec<(u32, String)>;

impl Checker {
    /// A checker for scripts that see this library, given by file and source; on failure the file that fails.
    pub fn new(library: &[(String, String)]) -> Result<Checker, (String, Faults)> {
        let limits = Limits::default();
        let shared = Rc::new(Shared::new(Arc::new(empty())));
        let failed = |file: &str, error: &mlua::Error| (file.to_string(), vec![fault(file, error)]);
        let sandbox = Sandbox::new(&shared, &limits, false, false).map_err(|error| failed("", &error))?;
        let scripts = Scripts::new(&sandbox, library, &limits).map_err(|(file, error)| failed(&file, &error))?;
        Ok(Checker { sandbox, scripts, limits })
    }

    /// The functions that a script defines, in the order of their names. It is loaded, but none of them is called.
    pub fn check(&self, file: &str, source: &str) -> Result<Vec<String>, Faults> {
        let metered = Metered::start(self.limits.fuel, self.limits.time);
        let loaded = self.scripts.load(&self.sandbox, None, file, source);
        let limit = raw::limit_hit();
        drop(metered);
        if let Some(limit) = limit {
            let error = At { card: "", file }.limit(limit, &self.limits, loaded.as_ref().err());
            return Err(vec![(error.line, error.into_failed().message)]);
        }
        Ok(loaded.map_err(|error| vec![fault(file, &error)])?.defined)
    }
}

impl Checker {
    /// What is wrong with a script by reading it, beyond what loading shows. `params` are the parameters of the card
    /// that it is for, if it is for one.
    pub fn lint(&self, file: &str, source: &str, params: Option<&BTreeSet<String>>) -> Vec<Diagnostic> {
        let members = self.sandbox.members();
        let visible =
            Visible { names: &self.sandbox.names, library: &self.scripts.library_names(), members: &members, params };
        lint::lint(file, source, &visible)
    }
}

/// The functions that a script without a library defines.
pub fn check_script(file: &str, source: &str) -> Result<Vec<String>, Faults> {
    Checker::new(&[]).map_err(|(_, faults)| faults)?.check(file, source)
}

/// The functions of a script that the game calls: `play`, then the hooks.
pub fn called_functions() -> impl Iterator<Item = &'static str> + Clone {
    answer::called()
}

fn fault(file: &str, error: &mlua::Error) -> (u32, String) {
    match error {
        mlua::Error::SyntaxError { .. } => syntax(error),
        error => {
            let error = At { card: "", file }.error(error);
            (error.line, error.into_failed().message)
        }
    }
}

/// A variant without cards: a script is loaded before there is a game.
fn empty() -> Variant {
    Variant {
        id: String::new(),
        names: Default::default(),
        texts: Default::default(),
        language: String::new(),
        knobs: Knobs::default(),
        cards: Vec::<crate::game::Card>::new(),
        deck: Vec::<(CardId, u16)>::new(),
        words: Vec::new(),
        library: Vec::new(),
        bots: Vec::new(),
        hash: 0,
    }
}
