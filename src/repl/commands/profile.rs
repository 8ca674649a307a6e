//! `profile`: calls, instructions and time by card and by primitive, and the script lines that ran.

use super::{Command, Takes};
use crate::render::{coverage, profile};

pub static PROFILE: Command = Command {
    name: "profile",
    aliases: &[],
    args: "on|off|show|lines [FILE]|reset",
    doc: "measure calls, instructions and time by card and by primitive, and which script lines run",
    help: "Measured from `profile on` to `profile off`, by every game of the session. Lines count from the first\n\
           `profile on` after a load; `profile lines FILE` shows a script with how often each line ran.\n\
           example: profile on",
    takes: Takes::Words(&["on", "off", "show", "lines", "reset"]),
    run: |session, rest| {
        let sums = session.lab.profile.clone();
        if let Some(line) = &session.line {
            line.game.table().add_coverage();
        }
        match rest.split_once(' ').map_or((rest, ""), |(word, more)| (word, more.trim())) {
            ("on", "") => {
                sums.turn(true);
                session.say("measuring");
            }
            ("off", "") => {
                sums.turn(false);
                session.say("not measuring any more; `profile show` shows what was found");
            }
            ("reset", "") => {
                sums.reset();
                session.say("forgotten what was measured");
            }
            ("show", "") => {
                let text = profile(&session.loaded.variant, &sums.tallies());
                session.say(if text.is_empty() { "nothing was measured; `profile on` begins".into() } else { text });
            }
            ("lines", file) => {
                let text = coverage(&session.loaded.variant, &sums.lines(), Some(file).filter(|file| !file.is_empty()));
                session.say(text?);
            }
            _ => return Err(format!("expected `profile {}`, found `profile {rest}`", PROFILE.args).into()),
        }
        Ok(())
    },
};
