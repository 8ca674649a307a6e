//! `locals` and `stack`: looking around where a script stands.

use super::{Command, Takes};
use crate::debug::Sight;
use crate::messages::msg;
use crate::repl::options::count;
use crate::repl::session::{CommandError, Session};

pub static LOCALS: Command = Command {
    name: "locals",
    aliases: &[],
    args: "[N]",
    examples: &["locals"],
    takes: Takes::Nothing,
    run: |session, rest| {
        let sight = sight(session)?;
        let (call, calls) = (count("locals", rest)?.unwrap_or(1) as usize, sight.frames.len());
        let Some(frame) = call.checked_sub(1).and_then(|place| sight.frames.into_iter().nth(place)) else {
            return Err(msg!("no-call", call = call, calls = calls).into());
        };
        let locals = frame.locals;
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
        let frames = sight(session)?.frames.into_iter().enumerate();
        let rows: Vec<String> = frames.map(|(place, frame)| format!("{:>3} {}\n", place + 1, frame.call)).collect();
        session.say(rows.concat());
        Ok(())
    },
};

fn sight(session: &mut Session) -> Result<Sight, CommandError> {
    let found = session.debug(true, |debugger, walking| debugger.sight(walking, 0, &[]))?;
    found.ok_or_else(|| msg!("no-script").into())
}
