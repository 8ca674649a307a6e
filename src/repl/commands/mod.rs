//! The commands: one file each or a small family, one line in the table. Help and completion follow from it.

mod board;
mod branch;
mod clock;
mod doing;
mod edit;
mod game;
mod help;
mod keep;
mod keeping;
mod moves;
mod profile;
mod reload;
mod restore;
mod seats;
mod show;
mod sight;
mod stops;
mod undo;
mod variant;
mod walk;
mod why;

use super::session::{CommandError, Session};
use crate::messages::{self, msg};

pub use seats::{parse_seat, parse_seats};

/// What completion offers after a command's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    Nothing,
    Words(&'static [&'static str]),
    Choice,
    Card,
    Play,
    Primitive,
    Edit,
    Variant,
    Language,
    Command,
    Seat,
    New,
    Show,
}

/// A command.
pub struct Command {
    pub name: &'static str,
    pub aliases: &'static [&'static str],
    /// As in a usage line: `[N]`, `FILE`.
    pub args: &'static str,
    /// Lines to type; a test types each.
    pub examples: &'static [&'static str],
    pub takes: Takes,
    pub(super) run: fn(&mut Session, &str) -> Result<(), CommandError>,
}

/// Every command in the order of help.
pub static COMMANDS: &[&Command] = &[
    &variant::VARIANT,
    &game::NEW,
    &moves::ROLL,
    &moves::DRAW,
    &moves::CHOOSE,
    &moves::CHOICES,
    &moves::STOP,
    &moves::GIVE_UP,
    &game::AUTO,
    &seats::SEAT,
    &clock::CLOCK,
    &edit::FORCE,
    &edit::EDIT,
    &doing::DO,
    &doing::PLAY,
    &doing::EVAL,
    &doing::EVAL_CHANGING,
    &undo::UNDO,
    &undo::REDO,
    &walk::STEP,
    &walk::NEXT,
    &walk::FINISH,
    &walk::CONTINUE,
    &walk::UNTIL,
    &walk::BACK,
    &walk::REVERSE,
    &walk::REWIND,
    &walk::GOTO,
    &branch::BRANCHES,
    &branch::SWITCH,
    &branch::COMPARE,
    &stops::BREAK,
    &stops::WATCH,
    &stops::BREAKS,
    &stops::DELETE,
    &stops::DISABLE,
    &stops::ENABLE,
    &stops::LAST,
    &sight::LOCALS,
    &sight::STACK,
    &board::BOARD,
    &board::SCORES,
    &board::HANDS,
    &board::LAID,
    &board::DECK,
    &undo::LOG,
    &why::WHY,
    &show::SHOW,
    &reload::RELOAD,
    &reload::IMPACT,
    &profile::PROFILE,
    &keeping::KEEP,
    &keep::SAVE,
    &keep::LOAD,
    &restore::RESTORE,
    &show::LANG,
    &board::BOARDS,
    &help::HELP,
    &help::QUIT,
];

impl Command {
    /// The command with this name or alias.
    pub fn find(word: &str) -> Option<&'static Command> {
        let word = word.to_lowercase();
        COMMANDS.iter().copied().find(|command| command.name == word || command.aliases.contains(&word.as_str()))
    }

    /// Whether a line is the name of a command that chooses: the command goes before the choice of that text.
    pub(super) fn chooses(line: &str) -> bool {
        let mut choosing = [&moves::ROLL, &moves::STOP, &moves::GIVE_UP, &walk::BACK].into_iter();
        choosing.any(|command| command.name == line || command.aliases.contains(&line))
    }

    /// Whether a word is like a command's name.
    pub(super) fn near(word: &str) -> bool {
        let names = COMMANDS.iter().map(|command| command.name);
        crate::diag::nearest(word, names).is_some()
    }

    /// How it is written: name and arguments.
    pub fn usage(&self) -> String {
        if self.args.is_empty() { self.name.into() } else { format!("{} {}", self.name, self.args) }
    }

    /// Its message in the catalogue.
    fn id(&self) -> String {
        format!("help-{}", self.name.replace('!', "-changing"))
    }

    /// What it does: one sentence without a full stop.
    pub fn doc(&self, language: &str) -> String {
        messages::plain(language, &self.id()).unwrap_or_default()
    }

    /// More about it, with its examples; lines.
    pub fn help(&self, language: &str) -> String {
        let examples = self.examples.iter().map(|line| msg!("help-example", line = *line).text(language));
        messages::more(language, &self.id()).into_iter().chain(examples).collect::<Vec<_>>().join("\n")
    }

    /// Refuses arguments.
    fn takes_nothing(&self, rest: &str) -> Result<(), CommandError> {
        if rest.is_empty() {
            return Ok(());
        }
        Err(msg!("takes-nothing", name = self.name, found = rest).into())
    }
}
