//! `do`, `play`, `eval`: running a primitive, a card or an expression on the spot.

use super::{Command, Takes};
use crate::edit::{evaluate, primitive_named, usage};
use crate::game::primitives;
use crate::messages::msg;
use crate::repl::session::{CommandError, Session};

pub static DO: Command = Command {
    name: "do",
    aliases: &[],
    args: "[PRIMITIVE [COLOUR] ARGUMENTS]",
    examples: &["do capture_line red a4 north"],
    takes: Takes::Primitive,
    run: |session, rest| {
        let (name, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if name.is_empty() || more.trim() == "?" {
            session.say(explained(session, name)?);
            return Ok(());
        }
        session.change(&format!("do {rest}"))
    },
};

/// One primitive, or all of them.
fn explained(session: &Session, name: &str) -> Result<String, CommandError> {
    if name.is_empty() {
        let one = |primitive: &crate::game::Primitive| format!("  {:<56} {}\n", usage(primitive), primitive.doc);
        return Ok(primitives().map(one).collect());
    }
    let primitive = primitive_named(name)?;
    let mut text = format!("{}: {}", usage(primitive), primitive.doc);
    if !primitive.rule.is_empty() {
        text.push_str(&format!(" {}", session.text(&msg!("by-rule", rule = primitive.rule))));
    }
    for arg in primitive.args {
        text.push_str(&format!("\n  {} ({}): {}", arg.name, arg.kind.name(), arg.doc));
    }
    Ok(text)
}

pub static PLAY: Command = Command {
    name: "play",
    aliases: &[],
    args: "card CARD [for COLOUR]",
    examples: &["play card width for blue"],
    takes: Takes::Play,
    run: |session, rest| {
        let card = rest.strip_prefix("card ").map(str::trim).filter(|card| !card.is_empty());
        let Some(card) = card else {
            return Err(msg!("play-expected", found = format!("play {rest}").trim_end()).into());
        };
        session.change(&format!("play {card}"))
    },
};

pub static EVAL: Command = Command {
    name: "eval",
    aliases: &["=", "print"],
    args: "EXPRESSION",
    examples: &["eval #mine(), my_pawn()"],
    takes: Takes::Nothing,
    run: |session, rest| {
        if rest.is_empty() {
            return Err(msg!("eval-lacks", name = "eval", example = "eval #mine()").into());
        }
        let line = session.playing()?;
        let value = match line.before() {
            Some(_) => session.debug(true, |debugger, walking| debugger.evaluate(walking, 0, rest))?,
            None => evaluate(&line.game, rest)?,
        };
        session.say(value);
        Ok(())
    },
};

pub static EVAL_CHANGING: Command = Command {
    name: "eval!",
    aliases: &[],
    args: "EXPRESSION",
    examples: &["eval! capture(around(my_pawn()))"],
    takes: Takes::Nothing,
    run: |session, rest| {
        if rest.is_empty() {
            return Err(msg!("eval-lacks", name = "eval!", example = "eval! capture(blank())").into());
        }
        session.change(&format!("lua {rest}"))
    },
};

impl Session {
    /// Changes the game by hand, tells what came of it, and plays on to the next decision of a person.
    pub(in crate::repl) fn change(&mut self, text: &str) -> Result<(), CommandError> {
        match self.by_hand(text)? {
            Some(from) => self.go_on(from),
            None => Ok(()),
        }
    }

    /// Changes the game by hand; how many decisions there were before, or nothing, and a word of it, if all is as it was.
    pub(in crate::repl) fn by_hand(&mut self, text: &str) -> Result<Option<usize>, CommandError> {
        let checks = self.lab.checks;
        let line = self.playing_mut()?;
        let from = line.decisions();
        let changed = line.edit(text, checks)?;
        if !changed {
            self.say(msg!("nothing-changed"));
        }
        Ok(changed.then_some(from))
    }
}
