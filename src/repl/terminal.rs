//! The terminal in front of a session: line editing, completion, hints, history, the clock (T4). The line is read in a
//! thread of its own, so that the clock can run out while nobody types. Knows nothing of the game but what the session
//! tells it.

use std::io::Write;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use rustyline::completion::Completer as Complete;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{Config, Context, Editor, ExternalPrinter, Helper};

use crate::render::fold;

use super::session::{Due, Reply, Session};
use super::words::Completer;

/// Why the terminal can't go on.
#[derive(Debug)]
pub struct TerminalError(pub String);

impl std::fmt::Display for TerminalError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the terminal failed: {}", self.0)
    }
}

impl std::error::Error for TerminalError {}

/// How often the clock is looked at.
const TICK: Duration = Duration::from_millis(200);
/// Somebody who has touched a key so lately is typing: the clock waits.
const TYPING: Duration = Duration::from_secs(3);

/// What both threads see.
struct Shared {
    prompt: Mutex<String>,
    completer: Mutex<Completer>,
    last_key: Mutex<Instant>,
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shared {
    /// Knows how the session stands now.
    fn look(&self, session: &Session) {
        *locked(&self.prompt) = session.prompt();
        *locked(&self.completer) = Completer::of(session);
    }
}

enum Input {
    Line(String),
    /// Ctrl-D.
    End,
    Failed(String),
}

/// Runs a session at the terminal until it is left. `keep` is called after every line.
pub fn run(
    session: &mut Session,
    history: Option<PathBuf>,
    keep: &mut dyn FnMut(&Session),
) -> Result<(), TerminalError> {
    let shared = Arc::new(Shared {
        prompt: Mutex::new(session.prompt()),
        completer: Mutex::new(Completer::of(session)),
        last_key: Mutex::new(Instant::now()),
    });
    let failed = |error: ReadlineError| TerminalError(error.to_string());
    let config = Config::builder().auto_add_history(false).history_ignore_space(true).build();
    let mut editor: Editor<Front, DefaultHistory> = Editor::with_config(config).map_err(failed)?;
    editor.set_helper(Some(Front(shared.clone())));
    // A history that isn't there yet is no fault.
    if let Some(file) = &history {
        let _ = editor.load_history(file);
    }
    let mut printer = editor.create_external_printer().ok();
    let (lines, input) = channel();
    let (go, waiting) = channel::<()>();
    std::thread::spawn(move || read_lines(editor, history, &lines, &waiting));
    let mut clock = Clock::default();
    loop {
        if go.send(()).is_err() {
            return Ok(());
        }
        let line = loop {
            clock.look(session.due());
            match input.recv_timeout(TICK) {
                Ok(line) => break line,
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
                Err(RecvTimeoutError::Timeout) => {
                    if let Some(reply) = session.look_at_files() {
                        keep(session);
                        shared.look(session);
                        print_above(printer.as_mut(), &text_of(session, &reply));
                    }
                    if clock.out() && locked(&shared.last_key).elapsed() > TYPING {
                        let reply = session.time_out();
                        keep(session);
                        shared.look(session);
                        clock = Clock::default();
                        print_above(printer.as_mut(), &text_of(session, &reply));
                    }
                }
            }
        };
        let line = match line {
            Input::Line(line) => line,
            Input::End => return Ok(()),
            Input::Failed(why) => return Err(TerminalError(why)),
        };
        let reply = session.run(&line);
        keep(session);
        shared.look(session);
        print(&text_of(session, &reply));
        if reply.quit {
            return Ok(());
        }
    }
}

/// Reads lines, one each time it is told to go on; history is kept as it goes.
fn read_lines(
    mut editor: Editor<Front, DefaultHistory>,
    history: Option<PathBuf>,
    lines: &Sender<Input>,
    go: &Receiver<()>,
) {
    while go.recv().is_ok() {
        let prompt = editor.helper().map_or_else(|| "> ".into(), |front| locked(&front.0.prompt).clone());
        let input = loop {
            match editor.readline(&prompt) {
                Ok(line) => break Input::Line(line),
                Err(ReadlineError::Interrupted) => {}
                Err(ReadlineError::Eof) => break Input::End,
                Err(error) => break Input::Failed(error.to_string()),
            }
        };
        if let Input::Line(line) = &input
            && !line.trim().is_empty()
        {
            let _ = editor.add_history_entry(line.as_str());
            if let Some(file) = &history {
                // A history that can't be written shouldn't end a game.
                let _ = editor.append_history(file);
            }
        }
        let over = !matches!(input, Input::Line(_));
        if lines.send(input).is_err() || over {
            return;
        }
    }
}

fn text_of(session: &Session, reply: &Reply) -> String {
    let mut text = reply.text.clone();
    if let Some(error) = &reply.error {
        text.push_str(&format!("{}\n", session.error_line(error)));
    }
    text
}

/// How wide the terminal is that standard output goes to, if it goes to one.
pub fn room() -> Option<usize> {
    console::Term::stdout().size_checked().map(|(_, columns)| columns.into()).filter(|columns| *columns > 0)
}

/// The text in lines that the terminal has room for; as it is where there is none.
pub fn fitting(text: &str) -> String {
    room().map_or_else(|| text.to_owned(), |columns| fold(text, columns))
}

fn print(text: &str) {
    let text = fitting(text);
    let mut out = anstream::stdout().lock();
    // There is nobody to tell if the terminal is gone; the next line read says so.
    let _ = out.write_all(text.as_bytes());
    let _ = out.flush();
}

/// Prints while a line is being typed: above it.
fn print_above(printer: Option<&mut impl ExternalPrinter>, text: &str) {
    let Some(printer) = printer else { return print(text) };
    let mut plain = fitting(text);
    if anstream::stdout().current_choice() == anstream::ColorChoice::Never {
        plain = anstream::adapter::strip_str(&plain).to_string();
    }
    if printer.print(plain).is_err() {
        print(text);
    }
}

/// The time of one person's turn.
#[derive(Default)]
struct Clock {
    due: Option<Due>,
    since: Option<Instant>,
}

impl Clock {
    /// Starts anew when another turn is due.
    fn look(&mut self, due: Option<Due>) {
        if due != self.due {
            self.due = due;
            self.since = due.map(|_| Instant::now());
        }
    }

    fn out(&self) -> bool {
        match (self.due, self.since) {
            (Some(due), Some(since)) => since.elapsed() >= Duration::from_secs(u64::from(due.seconds)),
            _ => false,
        }
    }
}

/// What the line editor asks: completions and hints.
struct Front(Arc<Shared>);

impl Complete for Front {
    type Candidate = String;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(locked(&self.0.completer).complete(line.get(..pos).unwrap_or(line)))
    }
}

impl Hinter for Front {
    type Hint = String;

    fn hint(&self, line: &str, pos: usize, _: &Context<'_>) -> Option<String> {
        *locked(&self.0.last_key) = Instant::now();
        if line.is_empty() || pos < line.len() {
            return None;
        }
        let (start, words) = locked(&self.0.completer).complete(line);
        let rest = words.first()?.get(line.len() - start..)?;
        Some(rest.to_owned())
    }
}

impl Highlighter for Front {
    /// The clock may have passed the turn on while the line is read: the prompt follows, as wide as it was.
    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(&'s self, prompt: &'p str, _: bool) -> std::borrow::Cow<'b, str> {
        fitted(&locked(&self.0.prompt), prompt.chars().count()).into()
    }

    fn highlight_hint<'h>(&self, hint: &'h str) -> std::borrow::Cow<'h, str> {
        match anstream::stdout().current_choice() {
            anstream::ColorChoice::Never => "".into(),
            _ => crate::render::Paint::COLOUR.dim(hint).into(),
        }
    }
}

/// A prompt made as wide as this: its last word is cut, or blanks are added.
fn fitted(prompt: &str, width: usize) -> String {
    let kept: String = prompt.trim_end_matches("> ").chars().take(width.saturating_sub(1)).collect();
    format!("{:<width$}", format!("{kept}>"))
}

impl Validator for Front {}
impl Helper for Front {}

#[cfg(test)]
mod tests {
    use super::fitted;

    #[test]
    fn a_prompt_that_follows_the_clock_keeps_its_width() {
        assert_eq!(fitted("fr red> ", 8), "fr red> ");
        assert_eq!(fitted("fr blue> ", 8), "fr blue>");
        assert_eq!(fitted("fr red> ", 9), "fr red>  ");
        assert_eq!(fitted("fr yellow> ", 8), "fr yell>");
    }
}
