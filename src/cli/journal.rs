//! The record of a session at a terminal, kept on disk as it goes: what a crash or a kill cuts off is there at the next
//! start.

use std::cell::RefCell;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use super::files;

/// The ending of the file that a running session holds locked.
const LOCK: &str = "lock";
/// The ending of the file with its record.
const RECORD: &str = "txt";

/// The journals in a folder: one's own, and that of a session that was cut off.
pub struct Journals {
    folder: PathBuf,
    own: RefCell<Option<Own>>,
    /// What was cut off and is taken over: it goes as soon as this session's own record is written.
    taken_over: RefCell<Option<PathBuf>>,
}

/// A journal being written. The lock goes with the process, however it ends.
struct Own {
    file: PathBuf,
    _lock: File,
}

impl Journals {
    pub fn new(folder: PathBuf) -> Journals {
        Journals { folder, own: RefCell::new(None), taken_over: RefCell::new(None) }
    }

    /// Writes this session's record, whole or not at all; without one the journal is taken away.
    pub fn write(&self, text: Option<&str>) -> Result<(), super::Failure> {
        let Some(text) = text else {
            self.end();
            return Ok(());
        };
        if self.own.borrow().is_none() {
            self.own.replace(self.begin());
        }
        match &*self.own.borrow() {
            Some(own) => files::write(&own.file, text.as_bytes())?,
            // Where no journal can be kept, the game goes on without.
            None => return Ok(()),
        }
        self.clear();
        Ok(())
    }

    fn clear(&self) {
        if let Some(file) = self.taken_over.take() {
            remove(&file);
        }
    }

    fn begin(&self) -> Option<Own> {
        fs::create_dir_all(&self.folder).ok()?;
        let id = std::process::id();
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).ok()?.as_secs();
        // A name that nothing has, even if a process of this number was here in the same second.
        (0..100).find_map(|number| {
            let file = self.folder.join(format!("session-{now}-{id}-{number}.{RECORD}"));
            let lock = File::create_new(file.with_extension(LOCK)).ok()?;
            lock.try_lock().ok()?;
            Some(Own { file, _lock: lock })
        })
    }

    /// The session is left in good order: nothing is to be offered.
    pub fn end(&self) {
        if let Some(own) = self.own.take() {
            remove(&own.file);
        }
        self.clear();
    }

    /// The latest record that no running session holds.
    fn latest(&self) -> Option<PathBuf> {
        let entries = fs::read_dir(&self.folder).ok()?;
        let records =
            entries.flatten().map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|e| e == RECORD));
        let taken_over = self.taken_over.borrow();
        let left = records.filter(|path| taken_over.as_ref() != Some(path)).filter(|path| {
            match File::open(path.with_extension(LOCK)) {
                Ok(lock) => lock.try_lock().is_ok(),
                Err(_) => true,
            }
        });
        left.max_by_key(|path| fs::metadata(path).and_then(|about| about.modified()).ok())
    }

    /// The record of the latest session that was cut off.
    pub fn cut_off(&self) -> Option<String> {
        fs::read_to_string(self.latest()?).ok()
    }

    /// Has that record taken away once this session's own is written, or it is left.
    pub fn forget(&self) {
        if let Some(file) = self.latest() {
            self.taken_over.replace(Some(file));
        }
    }
}

/// What is already gone needs no removing.
fn remove(file: &Path) {
    let _ = fs::remove_file(file);
    let _ = fs::remove_file(file.with_extension(LOCK));
}

#[cfg(test)]
mod tests {
    use super::Journals;

    #[test]
    fn what_a_running_session_holds_is_not_offered_and_what_was_cut_off_is() {
        let folder = tempfile::tempdir().unwrap();
        let running = Journals::new(folder.path().to_owned());
        running.write(Some("polygonarc-record 1\n")).unwrap();
        let next = Journals::new(folder.path().to_owned());
        assert_eq!(next.cut_off(), None);
        // The process ends without leaving: the lock goes, the record stays.
        drop(running);
        assert_eq!(next.cut_off().as_deref(), Some("polygonarc-record 1\n"));
        next.forget();
        assert_eq!(next.cut_off(), None);
        next.write(Some("polygonarc-record 1\n")).unwrap();
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2);
        next.end();
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn a_session_left_in_good_order_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let session = Journals::new(folder.path().to_owned());
        session.write(Some("polygonarc-record 1\n")).unwrap();
        session.write(None).unwrap();
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
