//! The terminal in front of a session.

use super::session::{Reply, Session};

/// Stub.
pub struct Terminal;

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
