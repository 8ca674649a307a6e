//! `undo`, `redo`.

use super::{Command, count};
use crate::repl::play::Span;
use crate::repl::report;
use crate::repl::session::Session;

pub const COMMANDS: &[Command] = &[
    Command {
        name: "undo",
        aliases: &[],
        usage: "undo [N] [turn]",
        doc: "takes back the last choice of a person with all that followed, or N of them, or to the turn's beginning",
        example: "undo 2",
        run: undo,
    },
    Command {
        name: "redo",
        aliases: &[],
        usage: "redo [N] [turn]",
        doc: "takes again what undo took back",
        example: "redo turn",
        run: redo,
    },
];

fn span(words: &[&str]) -> Result<Span, String> {
    let (mut number, mut turns) = (1, false);
    for word in words {
        match *word {
            "turn" | "turns" => turns = true,
            word => number = count(word, "a number from 1, or `turn`")?,
        }
    }
    Ok(if turns { Span::Turns(number) } else { Span::Choices(number) })
}

fn undo(session: &mut Session, words: &[&str]) -> Result<String, String> {
    match session.play.undo(span(words)?) {
        0 => Err("nothing to undo: the game stands at its beginning".into()),
        count => Ok(shown(session, "took back", count)),
    }
}

fn redo(session: &mut Session, words: &[&str]) -> Result<String, String> {
    match session.play.redo(span(words)?).map_err(|error| error.to_string())? {
        0 => Err("nothing to redo: nothing was taken back since the last choice".into()),
        count => Ok(shown(session, "took again", count)),
    }
}

fn shown(session: &Session, what: &str, count: usize) -> String {
    let decisions = if count == 1 { "decision" } else { "decisions" };
    format!("{what} {count} {decisions}\n{}{}", report::board(session), report::status(session))
}
