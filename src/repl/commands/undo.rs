//! `undo`, `redo`, `log`: going back, forth, and looking back.

use super::{Command, Takes};
use crate::messages::{Message, msg};
use crate::repl::options::count;
use crate::repl::session::{CommandError, Session};

/// Turns that `log` shows unless told how many.
const LOGGED: u32 = 10;

pub static UNDO: Command = Command {
    name: "undo",
    aliases: &["u"],
    args: "[N|turn]",
    examples: &["undo turn"],
    takes: Takes::Words(&["turn"]),
    run: |session, rest| {
        let line = session.playing_mut()?;
        let done = match rest {
            "turn" => line.undo_turn()?,
            rest => line.undo(count("undo", rest)?.unwrap_or(1) as usize)?,
        };
        if !done {
            return Err(msg!("no-undo").into());
        }
        settled(session, |decision| msg!("back-at", decision = decision))
    },
};

pub static REDO: Command = Command {
    name: "redo",
    aliases: &[],
    args: "[N|turn]",
    examples: &["redo 2"],
    takes: Takes::Words(&["turn"]),
    run: |session, rest| {
        let line = session.playing_mut()?;
        let turn = line.game.state().turn;
        let mut done = 0;
        match rest {
            "turn" => {
                while line.game.state().turn == turn && line.redo()? {
                    done += 1;
                }
            }
            rest => {
                let times = count("redo", rest)?.unwrap_or(1);
                while done < times && line.redo()? {
                    done += 1;
                }
            }
        }
        if done == 0 {
            return Err(msg!("no-redo").into());
        }
        settled(session, |decision| msg!("again-at", decision = decision))
    },
};

pub static LOG: Command = Command {
    name: "log",
    aliases: &[],
    args: "[N|all]",
    examples: &["log 3"],
    takes: Takes::Words(&["all"]),
    run: |session, rest| {
        let turns = if rest == "all" { u32::MAX } else { count("log", rest)?.unwrap_or(LOGGED) };
        let line = session.playing()?;
        let text = session.tell_turns(line, turns);
        session.say(if text.is_empty() { session.text(&msg!("nothing-happened")) } else { text });
        Ok(())
    },
};

/// Says where the game stands after a jump.
pub(super) fn settled(session: &mut Session, how: fn(usize) -> Message) -> Result<(), CommandError> {
    let line = session.playing()?;
    let (decisions, waiting) = (line.decisions(), line.undone());
    let here = how(decisions + 1);
    session.say(if waiting > 0 { msg!("to-do-again", at = here, waiting = waiting) } else { here });
    session.report(decisions)
}
