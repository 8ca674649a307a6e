//! The terminal in front of a session. A second thread edits lines, so that the clock can run while it waits; this one
//! owns the session and answers what the editor asks. The only place that knows rustyline.

mod editor;

use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use crate::board::Player;
use crate::render::Style;

use super::complete::complete;
use super::session::{Reply, Session};
use editor::{Editor, Message};

/// Takes lines one after the other until one fails or leaves; what the session says goes to `say`, with the number of
/// the line and the line. False if a line failed.
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

/// A session at a terminal.
pub struct Terminal {
    session: Session,
    editor: Editor,
    messages: Receiver<Message>,
    clock: Clock,
}

/// What woke the loop.
enum Woken {
    Line(String),
    /// Ctrl-C on a line.
    Cancelled,
    Leaving,
    TimeUp,
}

impl Terminal {
    /// A terminal for the session; `history` is the file in which typed lines are kept.
    pub fn new(session: Session, history: Option<PathBuf>) -> Result<Terminal, String> {
        let halt = session.halt();
        // A handler may be there already if a second terminal is opened; the first one's does as well.
        let _ = ctrlc::set_handler(move || halt.store(true, Ordering::Relaxed));
        let (editor, messages) = Editor::new(history, session.style != Style::Plain)?;
        Ok(Terminal { session, editor, messages, clock: Clock::default() })
    }

    /// Talks until the person leaves; the session as it is then.
    pub fn run(mut self) -> Result<Session, String> {
        let opening = self.session.open();
        say(&opening);
        let mut reading = false;
        loop {
            if !reading {
                self.editor.read(self.prompt());
                reading = true;
            }
            self.clock.look(&self.session);
            match self.wait() {
                Woken::Line(line) => {
                    reading = false;
                    let reply = self.session.line(&line);
                    say(&reply);
                    if reply.quit {
                        return Ok(self.session);
                    }
                }
                Woken::Cancelled => reading = false,
                Woken::TimeUp => {
                    let reply = self.session.time_out();
                    self.editor.print(format!("{}\n", reply.text.trim_end()));
                }
                Woken::Leaving => return Ok(self.session),
            }
        }
    }

    /// While the clock runs the line may outlast the player's turn, so then the prompt doesn't name the player.
    fn prompt(&self) -> String {
        let variant = &self.session.game().setup().variant.id;
        match self.session.play().due() {
            Some(player) if self.session.clock().is_none() => format!("{variant} {player}> "),
            _ => format!("{variant}> "),
        }
    }

    /// Waits for a line or the end of the time, answering the editor's questions meanwhile.
    fn wait(&self) -> Woken {
        loop {
            let message = match self.clock.left() {
                Some(left) => match self.messages.recv_timeout(left) {
                    Ok(message) => message,
                    Err(RecvTimeoutError::Timeout) => return Woken::TimeUp,
                    Err(RecvTimeoutError::Disconnected) => return Woken::Leaving,
                },
                None => match self.messages.recv() {
                    Ok(message) => message,
                    Err(_) => return Woken::Leaving,
                },
            };
            match message {
                Message::Line(line) => return Woken::Line(line),
                Message::Cancelled => return Woken::Cancelled,
                Message::Leaving => return Woken::Leaving,
                // The editor may have given up waiting for the answer.
                Message::Complete(line, answer) => drop(answer.send(complete(&self.session, &line))),
            }
        }
    }
}

/// When the player's time is up.
#[derive(Default)]
struct Clock {
    /// Whose time of which turn, of how many seconds, up to when.
    running: Option<(Player, u32, u32, Instant)>,
}

impl Clock {
    /// Starts anew for another player, another turn, or another setting.
    fn look(&mut self, session: &Session) {
        let play = session.play();
        let due = play.due().filter(|_| play.waits());
        self.running = match (due, session.clock()) {
            (Some(player), Some(seconds)) => {
                let turn = play.game.state().turn;
                match self.running {
                    Some(same) if (same.0, same.1, same.2) == (player, turn, seconds) => Some(same),
                    _ => Some((player, turn, seconds, Instant::now() + Duration::from_secs(seconds.into()))),
                }
            }
            _ => None,
        };
    }

    fn left(&self) -> Option<Duration> {
        self.running.map(|(.., end)| end.saturating_duration_since(Instant::now()))
    }
}

fn say(reply: &Reply) {
    if !reply.text.is_empty() {
        anstream::println!("{}", reply.text.trim_end());
    }
}
