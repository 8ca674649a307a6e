//! A session: the variant, the game, the settings; a line in, a reply out.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::board::Player;
use crate::content::Loaded;
use crate::debug::Grain;
use crate::game::{ChooseError, Refusal, State};
use crate::messages::{self, FALLBACK, Message, Said, msg};
use crate::render::{Paint, Words};
use crate::sim::BotKind;

use super::colours::as_typed;
use super::commands::{COMMANDS, Command};
use super::editing::Editing;
use super::lab::Lab;
use super::line::Line;
use super::services::Services;
use crate::diag::near;

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommandError(pub Said);

impl CommandError {
    /// As it is said in a language.
    pub fn text(&self, language: &str) -> String {
        self.0.text(language)
    }
}

/// In English.
impl std::fmt::Display for CommandError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for CommandError {}

impl From<Message> for CommandError {
    fn from(message: Message) -> CommandError {
        CommandError(message.into())
    }
}

/// A text of a layer below, which has one language only.
impl From<String> for CommandError {
    fn from(text: String) -> CommandError {
        CommandError(text.into())
    }
}

impl From<ChooseError> for CommandError {
    fn from(error: ChooseError) -> CommandError {
        match error {
            ChooseError::Refused(refusal) => refusal.into(),
            ChooseError::Script(error) => error.into(),
        }
    }
}

impl From<Said> for CommandError {
    fn from(said: Said) -> CommandError {
        CommandError(said)
    }
}

impl From<Refusal> for CommandError {
    fn from(refusal: Refusal) -> CommandError {
        CommandError(refusal.said())
    }
}

impl From<crate::edit::EditError> for CommandError {
    fn from(error: crate::edit::EditError) -> CommandError {
        CommandError(error.0)
    }
}

impl From<crate::game::ScriptError> for CommandError {
    fn from(error: crate::game::ScriptError) -> CommandError {
        error.to_string().into()
    }
}

/// What a line gave.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Reply {
    /// Lines, each ended; may be empty.
    pub text: String,
    /// Why the line failed, if it did.
    pub error: Option<String>,
    /// The session is over.
    pub quit: bool,
}

/// What the clock needs to know: a person's decision that it runs for (T4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    pub player: Player,
    pub turn: u32,
    pub seconds: u32,
}

/// Takes a text as it comes.
type Sink = Box<dyn FnMut(&str)>;

/// A session.
pub struct Session {
    pub(super) services: Box<dyn Services>,
    pub(super) loaded: Loaded,
    /// The variant's file, while it is being changed.
    pub(super) editing: Option<Editing>,
    pub(super) line: Option<Line>,
    /// Who sits where in the next game: `None` for a person.
    pub(super) seats: Vec<Option<BotKind>>,
    pub(super) players: usize,
    /// The language asked for: of the prompt's words, and of the cards instead of the variant's.
    pub(super) language: Option<String>,
    /// The language of the prompt's words where none is asked for.
    locale: Option<String>,
    pub(super) paint: Paint,
    /// Show the board after what changes it.
    pub(super) boards: bool,
    /// An empty line rolls.
    pub(super) enter_rolls: bool,
    /// Seconds a turn; 0 for no clock.
    pub(super) clock: u32,
    pub(super) interrupt: Arc<AtomicBool>,
    pub(super) out: String,
    /// Takes what there is to tell while a long command runs; else it waits for the reply.
    sink: Option<Sink>,
    pub(super) quit: bool,
    /// The state that a board was last shown of.
    pub(super) shown: Option<State>,
    /// How far the debugger steps unless told.
    pub(super) grain: Grain,
    pub(super) lab: Lab,
}

impl Session {
    /// A session on a variant, without a game yet.
    pub fn new(services: Box<dyn Services>, variant: &str, paint: Paint) -> Result<Session, CommandError> {
        let loaded = services.load(variant)?;
        Ok(Session {
            services,
            loaded,
            editing: None,
            line: None,
            seats: Vec::new(),
            players: 2,
            language: None,
            locale: None,
            paint,
            boards: false,
            enter_rolls: false,
            clock: 0,
            interrupt: Arc::default(),
            out: String::new(),
            sink: None,
            quit: false,
            shown: None,
            grain: Grain::Event,
            lab: Lab::new(variant),
        })
    }

    /// Behaves for a person at a keyboard: shows boards unasked, and an empty line rolls.
    pub fn for_a_person(&mut self) {
        self.boards = true;
        self.enter_rolls = true;
    }

    /// The language that the prompt speaks and cards are shown in, whatever the variant's.
    pub fn speak(&mut self, language: Option<String>) {
        self.language = language;
    }

    /// The language that the prompt speaks as long as none is asked for; English if there are no words in it.
    pub fn usually_speak(&mut self, language: Option<String>) {
        self.locale = language;
    }

    /// Turns the clock on for so many seconds a turn; 0 turns it off.
    pub fn set_clock(&mut self, seconds: u32) {
        self.clock = seconds;
    }

    /// Hands over what a long command tells as it goes, instead of keeping it for the reply.
    pub fn stream(&mut self, sink: impl FnMut(&str) + 'static) {
        self.sink = Some(Box::new(sink));
    }

    /// What the prompt says: the variant, and whose turn it is or who must choose in it.
    pub fn prompt(&self) -> String {
        let variant = &self.loaded.variant.id;
        // Within a decision it is the turn of whoever decided.
        let within = |line: &Line| line.before().map(|_| line.state().active);
        let deciding = self.line.as_ref().and_then(|line| within(line).or_else(|| line.to_decide()));
        deciding.map_or_else(|| format!("{variant}> "), |player| format!("{variant} {}> ", self.text(&player.word())))
    }

    /// Whether rows that are pasted in still wait for their end.
    pub fn unfinished(&self) -> bool {
        self.lab.pasting.is_some()
    }

    /// The record of the game under way.
    pub fn record(&self) -> Option<String> {
        self.line.as_ref().map(|line| line.record().text())
    }

    /// How the game under way began.
    pub fn header(&self) -> Option<&crate::record::Header> {
        self.line.as_ref().map(|line| line.tree.header())
    }

    /// How many decisions of the game under way were taken.
    pub fn decisions(&self) -> usize {
        self.line.as_ref().map_or(0, Line::decisions)
    }

    /// Whether a game is under way that needs nobody.
    pub fn all_bots(&self) -> bool {
        self.line.as_ref().is_some_and(Line::all_bots)
    }

    /// The flag that stops what runs.
    pub fn interrupt(&self) -> Arc<AtomicBool> {
        self.interrupt.clone()
    }

    /// Carries out a line.
    pub fn run(&mut self, line: &str) -> Reply {
        self.interrupt.store(false, Ordering::Relaxed);
        let (line, typed) = self.in_english(line.trim());
        let line = &*line;
        let saved = self.look_at_files();
        let before =
            saved.map(|reply| reply.text + &reply.error.map_or_else(String::new, |error| format!("{error}\n")));
        let result = if self.lab.pasting.is_some() {
            self.paste(line)
        } else if line.is_empty() {
            self.enter()
        } else if line.starts_with('#') {
            Ok(())
        } else {
            self.command_or_choice(line)
        };
        if result.is_ok() {
            self.keep_line(line);
        }
        // Before another game takes the place of the one that was measured.
        if let Some(game) = self.line.as_ref().filter(|_| self.lab.profile.is_on()) {
            game.game.table().add_coverage();
        }
        let text = before.unwrap_or_default() + &std::mem::take(&mut self.out);
        let error = result.err().map(|error| as_typed(&error.text(self.speech()), &typed));
        Reply { text, error, quit: self.quit }
    }

    fn command_or_choice(&mut self, line: &str) -> Result<(), CommandError> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if !self.is_choice(line)
            && let Some(command) = Command::find(word)
        {
            return (command.run)(self, rest.trim());
        }
        self.choose_text(line)
    }

    /// Ends a line of output.
    pub(super) fn say(&mut self, said: impl Into<Said>) {
        let text = said.into().text(self.speech());
        self.out.push_str(&text);
        if !text.is_empty() && !text.ends_with('\n') {
            self.out.push('\n');
        }
    }

    /// Hands over what there is to tell so far, if somebody takes it.
    pub(super) fn flush(&mut self) {
        if let Some(sink) = &mut self.sink
            && !self.out.is_empty()
        {
            sink(&std::mem::take(&mut self.out));
        }
    }

    /// The language of the prompt's words.
    pub(super) fn speech(&self) -> &str {
        let asked = self.language.as_deref().into_iter().chain(self.locale.as_deref());
        asked.into_iter().find(|code| messages::languages().any(|known| known == *code)).unwrap_or(FALLBACK)
    }

    /// The language that cards are shown in.
    pub(super) fn language(&self) -> &str {
        self.language.as_deref().unwrap_or(&self.loaded.variant.language)
    }

    /// A message in the session's language.
    pub(super) fn text(&self, message: &Message) -> String {
        message.text(self.speech())
    }

    /// A player's colour in the session's language, painted.
    pub(super) fn painted(&self, player: Player) -> String {
        self.paint.player(player, &self.text(&player.word()))
    }

    /// What a person is greeted with.
    pub fn greeting(&self) -> String {
        let knobs = &self.loaded.variant.knobs;
        self.text(&msg!("greeting", squares = knobs.win_squares, knockouts = knobs.win_knockouts))
    }

    /// An error as it is shown.
    pub fn error_line(&self, error: &str) -> String {
        format!("{} {error}", Paint::COLOUR.error(&self.text(&msg!("error"))))
    }

    /// The game, or what to do to have one.
    pub(super) fn playing(&self) -> Result<&Line, CommandError> {
        self.line.as_ref().ok_or_else(no_game)
    }

    pub(super) fn playing_mut(&mut self) -> Result<&mut Line, CommandError> {
        self.line.as_mut().ok_or_else(no_game)
    }

    pub(super) fn words<'a>(&'a self, line: &'a Line) -> Words<'a> {
        Words { setup: line.setup(), cards: self.language(), speech: self.speech() }
    }

    /// An unknown word: the nearest command, or what can be typed.
    pub(super) fn unknown(word: &str) -> CommandError {
        let names =
            COMMANDS.iter().flat_map(|command| std::iter::once(command.name).chain(command.aliases.iter().copied()));
        let hint = near(word, names).unwrap_or_else(|| msg!("help-lists"));
        msg!("unknown-command", word = word, hint = hint).into()
    }
}

fn no_game() -> CommandError {
    msg!("no-game").into()
}
