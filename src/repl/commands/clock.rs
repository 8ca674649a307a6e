//! `clock`: time to decide (T4).

use super::{Command, Takes};
use crate::messages::msg;
use crate::repl::options::whole;

pub static CLOCK: Command = Command {
    name: "clock",
    aliases: &[],
    args: "[SECONDS|on|off]",
    examples: &["clock 30"],
    takes: Takes::Words(&["on", "off", "30"]),
    run: |session, rest| {
        match rest {
            "" => {}
            "on" => session.clock = session.loaded.variant.knobs.clock,
            "off" => session.clock = 0,
            seconds => match whole::<u32>("clock", seconds)? {
                seconds @ 0..=86_400 => session.clock = seconds,
                more => return Err(msg!("clock-most", most = 86_400, found = more.to_string()).into()),
            },
        }
        let text = match session.clock {
            0 => msg!("clock-off"),
            seconds => msg!("clock-gives", seconds = seconds),
        };
        session.say(text);
        Ok(())
    },
};
