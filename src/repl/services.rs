//! What a session needs from outside.

use std::rc::Rc;
use std::sync::Arc;

use crate::content::Loaded;
use crate::game::{Host, Variant};
use crate::lab::Impact;

/// Which content the one now is compared with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Since {
    /// As it was when the session began.
    Beginning,
    /// As it was before it was last read anew.
    Reload,
}

/// Everything a session can't do by itself. Errors are whole messages.
pub trait Services {
    /// The ids of the variants that can be loaded.
    fn variants(&self) -> Vec<String>;
    /// Loads a variant.
    fn load(&self, id: &str) -> Result<Loaded, String>;
    /// Reads all content anew and loads a variant of it. If that fails, the content from before stays.
    fn reload(&self, id: &str) -> Result<Loaded, String>;
    /// What the changes since then bear on, of what is stored in these files and folders; where `tests` are usually, if
    /// none are named.
    fn impact(&self, since: Since, paths: &[String]) -> Result<Impact, String>;
    /// A number that changes when a file of one's own content is saved; `None` without such content.
    fn stamp(&self) -> Option<u64>;
    /// Loads a variant with this piece of a variant's file laid over it.
    fn load_changed(&self, id: &str, changes: &str) -> Result<Loaded, String>;
    /// The text of a content file that isn't built in.
    fn own(&self, file: &str) -> Option<String>;
    /// Loads a variant as if its file had this text.
    fn load_as(&self, id: &str, text: &str) -> Result<Loaded, String>;
    /// Writes a content file, whole or not at all, and has the content have it; where it is.
    fn keep(&self, file: &str, text: &str) -> Result<String, String>;
    /// The scripts of a variant, ready to run.
    fn host(&self, variant: &Arc<Variant>) -> Rc<dyn Host>;
    /// The text of a file of the content, if there is one.
    fn source(&self, file: &str) -> Option<String>;
    /// Reads a file.
    fn read(&self, file: &str) -> Result<String, String>;
    /// Whether there is such a file.
    fn exists(&self, file: &str) -> bool;
    /// Writes a file, whole or not at all.
    fn write(&self, file: &str, text: &str) -> Result<(), String>;
    /// What [`journal`](super::Session::journal) gave in a session that was cut off; the latest, if there are several.
    fn cut_off(&self) -> Option<String>;
    /// Forgets that session.
    fn forget_cut_off(&self);
    /// A seed for a game that none was named for.
    fn seed(&self) -> u64;
}
