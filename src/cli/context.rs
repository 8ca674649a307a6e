//! What every command shares: the content, the language, the colours, and how a variant is loaded and set up.

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;

use crate::board::Player;
use crate::content::{Content, Loaded, ScriptChecker, Unchecked, check_all, known_languages, load_variant};
use crate::diag::{Diagnostic, Report, did_you_mean};
use crate::game::{Host, Setup, Variant};
use crate::lab::Tools;
use crate::script::{Checker, LuaHost};

use super::Colour;
use super::failure::Failure;
use super::files;

/// What every command shares.
pub struct Context {
    pub content: Content,
    pub language: Option<String>,
    pub folder: Option<PathBuf>,
    /// Whether nobody named the folder: one stands in it.
    pub found: bool,
    checker: OnceCell<Scripts>,
}

/// Checks scripts by compiling them in the sandbox.
struct Scripts {
    checker: Result<Checker, (String, Vec<(u32, String)>)>,
}

impl ScriptChecker for Scripts {
    fn check(&self, file: &str, source: &str) -> Result<Vec<String>, Vec<(u32, String)>> {
        match &self.checker {
            Ok(checker) => checker.check(file, source),
            Err((failed, faults)) if failed == file => Err(faults.clone()),
            Err(_) => Unchecked.check(file, source),
        }
    }

    fn lint(&self, file: &str, source: &str, params: Option<&BTreeSet<String>>) -> Vec<Diagnostic> {
        self.checker.as_ref().map_or_else(|_| Vec::new(), |checker| checker.lint(file, source, params))
    }
}

impl Context {
    /// The built-in content with the folder laid over it.
    pub fn new(folder: Option<PathBuf>, language: Option<String>, colour: Colour) -> Result<Context, Failure> {
        match colour {
            Colour::Always => anstream::ColorChoice::Always.write_global(),
            Colour::Never => anstream::ColorChoice::Never.write_global(),
            Colour::Auto => {}
        }
        let mut content = Content::builtin();
        if let Some(folder) = &folder {
            content.overlay(files::content(folder)?);
        }
        Ok(Context { language, folder, ..Context::of(content) })
    }

    /// The same with the folder read anew.
    pub fn reread(&self) -> Result<Context, Failure> {
        let mut content = Content::builtin();
        let Some(folder) = &self.folder else {
            return Err(Failure::Fault(
                "the cards that the program brings along are built in: there is nothing to read anew; start with `--content DIR` to work on your own"
                    .into(),
            ));
        };
        content.overlay(files::content(folder)?);
        let (language, folder, found) = (self.language.clone(), self.folder.clone(), self.found);
        Ok(Context { language, folder, found, ..Context::of(content) })
    }

    /// This content alone.
    pub fn of(content: Content) -> Context {
        Context { content, language: None, folder: None, found: false, checker: OnceCell::new() }
    }

    /// The checker of scripts, made at first use.
    pub fn checker(&self) -> &dyn ScriptChecker {
        self.checker.get_or_init(|| Scripts { checker: Checker::new(&self.content.library()) })
    }

    /// What a folder that is named for itself is laid over: not the one that one happens to stand in.
    pub fn below(&self) -> Content {
        if self.found { Content::builtin() } else { self.content.clone() }
    }

    /// A variant by id.
    pub fn load(&self, id: &str) -> Result<Loaded, Failure> {
        self.known(id)?;
        self.spoken(load_variant(&self.content, id, self.checker()))
    }

    /// A variant by id with its scripts taken at their word, for commands that run none.
    pub fn load_unchecked(&self, id: &str) -> Result<Loaded, Failure> {
        self.known(id)?;
        self.spoken(load_variant(&self.content, id, &Unchecked))
    }

    /// What was loaded, if it speaks the language asked for.
    fn spoken(&self, loaded: Result<Loaded, Report>) -> Result<Loaded, Failure> {
        let loaded = loaded.map_err(|report| self.faulty(&report))?;
        let known = known_languages(&loaded.variant);
        match &self.language {
            Some(language) if !known.contains(language) => {
                Err(Failure::Usage(format!("unknown language `{language}`; there are {}", known.join(", "))))
            }
            _ => Ok(loaded),
        }
    }

    fn known(&self, id: &str) -> Result<(), Failure> {
        let ids = self.content.variant_ids();
        if ids.contains(&id) {
            return Ok(());
        }
        let near = did_you_mean(id, ids.iter().copied()).map(|near| format!(" ({near})")).unwrap_or_default();
        Err(Failure::Fault(format!("unknown variant `{id}`{near}; `polygonarc list variants` lists them")))
    }

    /// Refuses content with any fault, for commands that play on all of it.
    pub fn sound(&self) -> Result<(), Failure> {
        let report = check_all(&self.content, self.checker());
        if report.has_errors() { Err(self.faulty(&report)) } else { Ok(()) }
    }

    /// A report as a failure.
    pub fn faulty(&self, report: &Report) -> Failure {
        Failure::Fault(report.render(true))
    }

    /// A variant set up for some players; the first begins unless said otherwise.
    pub fn set_up(&self, variant: Arc<Variant>, players: usize, first: Option<Player>) -> Result<Setup, Failure> {
        let setup = Setup::new(variant, players).map_err(|error| Failure::Usage(error.to_string()))?;
        Ok(match first {
            Some(first) => setup.begun_by(first),
            None => setup,
        })
    }

    /// The language that names and texts are shown in.
    pub fn language<'a>(&'a self, variant: &'a Variant) -> &'a str {
        self.language.as_deref().unwrap_or(&variant.language)
    }
}

/// A checker of the scripts of some content, for a thread of its own.
fn compiled(content: &Content) -> Box<dyn ScriptChecker> {
    Box::new(Scripts { checker: Checker::new(&content.library()) })
}

/// What the lab's instruments work with: as many threads as there are processors.
pub fn tools() -> Tools<'static> {
    let jobs = std::thread::available_parallelism().map_or(1, usize::from);
    Tools { checker: &compiled, host: &host, jobs }
}

/// The scripts of a variant, ready to run.
pub fn host(variant: &Arc<Variant>) -> Rc<dyn Host> {
    LuaHost::new(variant.clone())
}
