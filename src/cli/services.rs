//! What a session of the prompt gets from outside: content, files, scripts, a seed.

use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

use crate::content::Loaded;
use crate::game::{Host, Variant};
use crate::repl::Services;

use super::context::{self, Context};
use super::failure::Failure;
use super::files;

/// The services of the command line.
pub struct Disk {
    context: Rc<Context>,
}

impl Disk {
    pub fn new(context: Rc<Context>) -> Disk {
        Disk { context }
    }
}

impl Services for Disk {
    fn load(&self, id: &str) -> Result<Loaded, String> {
        self.context.load(id).map_err(Failure::into_text)
    }

    fn variant_ids(&self) -> Vec<String> {
        self.context.content.variant_ids().into_iter().map(String::from).collect()
    }

    fn read(&self, path: &str) -> Result<String, String> {
        files::read(Path::new(path)).map_err(Failure::into_text)
    }

    fn write(&self, path: &str, text: &str) -> Result<(), String> {
        files::write(Path::new(path), text.as_bytes()).map_err(Failure::into_text)
    }

    fn host(&self, variant: &Arc<Variant>) -> Rc<dyn Host> {
        context::host(variant)
    }

    fn seed(&self) -> u64 {
        clock_seed()
    }
}

/// A seed from the clock, short enough to type.
pub fn clock_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(1, |since| u64::from(since.subsec_nanos()) ^ since.as_secs()) % 1_000_000
}
