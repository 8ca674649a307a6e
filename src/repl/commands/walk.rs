//! `step`, `next`, `finish`, `continue`, `until`, `back`, `reverse`, `rewind`, `goto`: walking through what happened.

use super::{Command, Takes};
use crate::debug::{Go, Grain, Reason};
use crate::diag::near;
use crate::game::ChooseError;
use crate::messages::msg;
use crate::repl::debugging::{grain, rolled};
use crate::repl::options::whole;
use crate::repl::session::{CommandError, Session};

const GRAINS: &[&str] = &["event", "primitive", "line", "decision", "turn"];

pub static STEP: Command = Command {
    name: "step",
    aliases: &[],
    args: "[event|primitive|line|decision|turn] [CHOICE]",
    examples: &["step primitive c4"],
    takes: Takes::Words(GRAINS),
    run: |session, rest| {
        let (grain, choice) = grain_and_rest(session, rest)?;
        if !choice.is_empty() {
            return session.step_into(choice, Go::Step(grain));
        }
        session.walk(&Go::Step(grain))
    },
};

pub static NEXT: Command = Command {
    name: "next",
    aliases: &[],
    args: "[event|primitive|line|decision|turn]",
    examples: &["next line"],
    takes: Takes::Words(GRAINS),
    run: |session, rest| {
        let grain = only_grain(session, rest)?;
        session.walk(&Go::Next(grain))
    },
};

pub static FINISH: Command = Command {
    name: "finish",
    aliases: &[],
    args: "",
    examples: &["finish"],
    takes: Takes::Nothing,
    run: |session, rest| {
        FINISH.takes_nothing(rest)?;
        session.walk(&Go::Finish)
    },
};

pub static CONTINUE: Command = Command {
    name: "continue",
    aliases: &["cont"],
    args: "",
    examples: &["continue"],
    takes: Takes::Nothing,
    run: |session, rest| {
        CONTINUE.takes_nothing(rest)?;
        session.walk(&Go::Continue)
    },
};

pub static UNTIL: Command = Command {
    name: "until",
    aliases: &[],
    args: "[turn] N",
    examples: &["until turn 40"],
    takes: Takes::Words(&["turn"]),
    run: |session, rest| {
        let turn: u32 = whole("until", rest.trim_start_matches("turn").trim())?;
        let now = session.playing()?.state().turn;
        if turn <= now {
            return Err(msg!("already-turn", turn = now).into());
        }
        session.walk(&Go::Until(turn))
    },
};

pub static BACK: Command = Command {
    name: "back",
    aliases: &[],
    args: "[event|primitive|line|decision|turn]",
    examples: &["back primitive"],
    takes: Takes::Words(GRAINS),
    run: |session, rest| {
        let grain = only_grain(session, rest)?;
        session.walk(&Go::Back(grain))
    },
};

pub static REVERSE: Command = Command {
    name: "reverse",
    aliases: &[],
    args: "",
    examples: &["reverse"],
    takes: Takes::Nothing,
    run: |session, rest| {
        REVERSE.takes_nothing(rest)?;
        if !session.playing()?.armed() {
            return Err(msg!("nothing-to-stop-at").into());
        }
        session.walk(&Go::Reverse)
    },
};

pub static REWIND: Command = Command {
    name: "rewind",
    aliases: &[],
    args: "N [event|primitive|line|decision|turn]",
    examples: &["rewind 5"],
    takes: Takes::Nothing,
    run: |session, rest| {
        let (times, rest) = rest.split_once(' ').unwrap_or((rest, "decision"));
        let times: usize = whole("rewind", times)?;
        let grain = known_grain(rest.trim())?;
        let from = session.playing()?.decisions();
        let stop = session.debug(false, |debugger, walking| {
            let mut stop = debugger.run(walking, &Go::Back(grain))?;
            for _ in 1..times {
                if matches!(stop.reason, Reason::Beginning | Reason::Interrupted) {
                    break;
                }
                stop = debugger.run(walking, &Go::Back(grain))?;
            }
            Ok(stop)
        });
        let stop = if times == 0 { return Err(msg!("rewind-least").into()) } else { stop? };
        session.tell_stop(&stop, from)
    },
};

pub static GOTO: Command = Command {
    name: "goto",
    aliases: &[],
    args: "N",
    examples: &["goto 37"],
    takes: Takes::Nothing,
    run: |session, rest| {
        let number: usize = whole("goto", rest)?;
        let line = session.playing_mut()?;
        let most = line.decisions() + line.undone() + 1;
        if number == 0 || number > most {
            return Err(msg!("no-decision", number = number, most = most).into());
        }
        line.go_to(number - 1)?;
        super::undo::settled(session, |decision| msg!("now-at", decision = decision))
    },
};

fn known_grain(word: &str) -> Result<Grain, CommandError> {
    grain(word).ok_or_else(|| {
        let hint = near(word, GRAINS.iter().copied()).unwrap_or_else(|| msg!("expected-grains"));
        msg!("unknown-grain", word = word, hint = hint).into()
    })
}

fn only_grain(session: &mut Session, rest: &str) -> Result<Grain, CommandError> {
    if !rest.is_empty() {
        session.grain = known_grain(rest)?;
    }
    Ok(session.grain)
}

fn grain_and_rest<'a>(session: &mut Session, rest: &'a str) -> Result<(Grain, &'a str), CommandError> {
    let (word, more) = rest.split_once(' ').unwrap_or((rest, ""));
    if let Some(found) = grain(word) {
        session.grain = found;
        return Ok((found, more.trim()));
    }
    let line = session.playing()?;
    if !rest.is_empty() && line.waiting().is_none() {
        known_grain(word)?;
    }
    Ok((session.grain, rest))
}

impl Session {
    /// Takes a person's choice and steps into it.
    fn step_into(&mut self, choice: &str, go: Go) -> Result<(), CommandError> {
        let line = self.playing()?;
        if line.undone() > 0 && line.waiting().is_none() {
            return Err(msg!("nobody-chooses").into());
        }
        let pick = rolled(line, choice).or_else(|| self.find(choice));
        let Some(pick) = pick else {
            return Err(crate::game::Refusal::of(&self.playing()?.game, choice).into());
        };
        self.leave_moment();
        let line = self.playing_mut()?;
        let (from, here) = (line.decisions(), line.here());
        match line.choose(&pick, crate::debug::By::Person) {
            // What comes before the fault is stepped through.
            Ok(()) | Err(ChooseError::Script(_)) => line.go(here)?,
            Err(refused) => return Err(refused.into()),
        }
        let stop = self.debug(false, |debugger, walking| debugger.run(walking, &go))?;
        self.tell_stop(&stop, from)
    }
}
