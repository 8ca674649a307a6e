//! The terminal in front of a session.

use super::session::{Reply, Session};

/// A session at a terminal.
pub struct Terminal {
    session: Session,
}

impl Terminal {
    pub fn new(session: Session, _: Option<std::path::PathBuf>) -> Result<Terminal, String> {
        Ok(Terminal { session })
    }

    pub fn run(self) -> Result<Session, String> {
        Ok(self.session)
    }
}

/// Takes lines one after the other until one fails or leaves; what it says goes to `say`.
pub fn converse<E>(
    session: &mut Session,
    lines: impl Iterator<Item = Result<String, E>>,
    mut say: impl FnMut(&Reply, usize, &str) -> Result<(), E>,
) -> Result<bool, E> {
    for (place, line) in lines.enumerate() {
        let line = line?;
        let reply = session.line(&line);
        say(&reply, place + 1, &line)?;
        if reply.error {
            return Ok(false);
        }
        if reply.quit {
            break;
        }
    }
    Ok(true)
}
