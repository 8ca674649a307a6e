//! `clock`: time to decide (T4).

use super::{Command, Takes};
use crate::messages::msg;
use crate::repl::options::whole;

pub static CLOCK: Command = Command {
    name: "clock",
    aliases: &[],
    args: "[SECONDS|on|off]",
    doc: "set the time that a person has for a turn",
    help: "When it runs out while nobody types, the simplest is played: roll, draw, give up aims, the first\n\
           legal step. `on` takes the variant's time. It runs only at a terminal.\n\
           example: clock 30",
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
