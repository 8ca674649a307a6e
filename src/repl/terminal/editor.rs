//! The line editor in its own thread: asked for a line, it sends back what was typed; words for completion it asks for.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, ExternalPrinter, Helper};

/// Where a word begins and what it can be completed to.
type Words = (usize, Vec<String>);

/// What the editor tells or asks.
pub enum Message {
    Line(String),
    /// Ctrl-C.
    Cancelled,
    /// Ctrl-D, or the terminal is gone.
    Leaving,
    Complete(String, Sender<Words>),
}

/// How long the editor waits for words.
const PATIENCE: Duration = Duration::from_millis(500);

/// The near end of the editor.
pub struct Editor {
    prompts: Sender<String>,
    printer: Option<Box<dyn ExternalPrinter + Send>>,
}

/// Asks for words across the threads.
struct Asker {
    messages: Sender<Message>,
    /// Without colour a hint would look like something typed.
    hints: bool,
}

impl Asker {
    fn words(&self, line: &str) -> Option<Words> {
        let (answer, words) = channel();
        self.messages.send(Message::Complete(line.to_string(), answer)).ok()?;
        words.recv_timeout(PATIENCE).ok()
    }
}

impl Completer for Asker {
    type Candidate = String;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let (begin, mut words) = self.words(&line[..pos]).unwrap_or((pos, Vec::new()));
        if let [word] = words.as_mut_slice() {
            word.push(' ');
        }
        Ok((begin, words))
    }
}

impl Hinter for Asker {
    type Hint = String;

    fn hint(&self, line: &str, pos: usize, _: &Context<'_>) -> Option<String> {
        if !self.hints || pos < line.len() || line.trim().is_empty() || line.ends_with(' ') {
            return None;
        }
        let (begin, words) = self.words(line)?;
        let typed = line.len() - begin;
        words.first().filter(|word| word.len() > typed).map(|word| word[typed..].to_string())
    }
}

impl Highlighter for Asker {
    fn highlight_hint<'h>(&self, hint: &'h str) -> std::borrow::Cow<'h, str> {
        format!("\x1b[2m{hint}\x1b[0m").into()
    }
}

impl Validator for Asker {}
impl Helper for Asker {}

impl Editor {
    /// Starts the thread; what it sends comes out of the receiver.
    pub fn new(history: Option<PathBuf>, colour: bool) -> Result<(Editor, Receiver<Message>), String> {
        let (prompts, prompted) = channel::<String>();
        let (messages, received) = channel();
        let (made, making) = channel();
        std::thread::spawn(move || {
            let config = Config::builder().completion_type(CompletionType::List).auto_add_history(true).build();
            let mut lines = match rustyline::Editor::<Asker, FileHistory>::with_config(config) {
                Ok(lines) => lines,
                Err(error) => return drop(made.send(Err(format!("can't use this terminal: {error}")))),
            };
            lines.set_helper(Some(Asker { messages: messages.clone(), hints: colour }));
            if let Some(path) = &history {
                // Without a file there is no history yet.
                let _ = lines.load_history(path);
            }
            let printer = lines.create_external_printer().ok();
            let printer = printer.map(|printer| Box::new(printer) as Box<dyn ExternalPrinter + Send>);
            if made.send(Ok(printer)).is_err() {
                return;
            }
            for prompt in prompted {
                let message = match lines.readline(&prompt) {
                    Ok(line) => {
                        if let Some(path) = &history {
                            // A history that can't be written is no reason to stop a game.
                            let _ = lines.append_history(path);
                        }
                        Message::Line(line)
                    }
                    Err(ReadlineError::Interrupted) => Message::Cancelled,
                    Err(_) => Message::Leaving,
                };
                if messages.send(message).is_err() {
                    return;
                }
            }
        });
        let printer = making.recv().map_err(|_| "the line editor did not start".to_string())??;
        Ok((Editor { prompts, printer }, received))
    }

    /// Asks for a line.
    pub fn read(&self, prompt: String) {
        // If the thread is gone, so is the receiver's other end, and the loop ends there.
        let _ = self.prompts.send(prompt);
    }

    /// Prints above the line that is being typed.
    pub fn print(&mut self, text: String) {
        match &mut self.printer {
            Some(printer) => drop(printer.print(text)),
            None => anstream::println!("{}", text.trim_end()),
        }
    }
}
