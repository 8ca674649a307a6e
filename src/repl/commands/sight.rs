//! `locals`, `stack`, `eval`: looking around where a script stands.

use super::{Command, Takes};
use crate::debug::Sight;
use crate::messages::msg;
use crate::repl::session::{CommandError, Session};

pub static LOCALS: Command = Command {
    name: "locals",
    aliases: &[],
    args: "",
    examples: &["locals"],
    takes: Takes::Nothing,
    run: |session, rest| {
        LOCALS.takes_nothing(rest)?;
        let sight = sight(session, &[])?;
        let locals = sight.frames.into_iter().next().map(|frame| frame.locals).unwrap_or_default();
        let width = locals.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
        let rows: Vec<String> = locals.iter().map(|(name, value)| format!("  {name:<width$}  {value}\n")).collect();
        session.say(if rows.is_empty() { session.text(&msg!("no-variables")) } else { rows.concat() });
        Ok(())
    },
};

pub static STACK: Command = Command {
    name: "stack",
    aliases: &["where"],
    args: "",
    examples: &["stack"],
    takes: Takes::Nothing,
    run: |session, rest| {
        STACK.takes_nothing(rest)?;
        let rows: Vec<String> = sight(session, &[])?.frames.iter().map(|frame| format!("  {}\n", frame.call)).collect();
        session.say(rows.concat());
        Ok(())
    },
};

fn sight(session: &mut Session, expressions: &[String]) -> Result<Sight, CommandError> {
    let found = session.debug(true, |debugger, walking| debugger.sight(walking, 0, expressions))?;
    found.ok_or_else(|| msg!("no-script").into())
}
