//! `profile`: calls, instructions and time by card and by primitive, and the script lines that ran.

use super::{Command, Takes};
use crate::messages::msg;
use crate::render::{coverage, profile};

pub static PROFILE: Command = Command {
    name: "profile",
    aliases: &[],
    args: "on|off|show|lines [FILE]|reset",
    examples: &["profile on"],
    takes: Takes::Words(&["on", "off", "show", "lines", "reset"]),
    run: |session, rest| {
        let sums = session.lab.profile.clone();
        if let Some(line) = &session.line {
            line.game.table().add_coverage();
        }
        match rest.split_once(' ').map_or((rest, ""), |(word, more)| (word, more.trim())) {
            ("on", "") => {
                sums.turn(true);
                session.say(msg!("profile-on"));
            }
            ("off", "") => {
                sums.turn(false);
                session.say(msg!("profile-off"));
            }
            ("reset", "") => {
                sums.reset();
                session.say(msg!("profile-reset"));
            }
            ("show", "") => {
                let text = profile(&session.loaded.variant, &sums.tallies(), session.speech());
                session.say(if text.is_empty() { session.text(&msg!("profile-nothing")) } else { text });
            }
            ("lines", file) => {
                let file = Some(file).filter(|file| !file.is_empty());
                let text = coverage(&session.loaded.variant, &sums.lines(), file, session.speech());
                session.say(text?);
            }
            _ => return Err(msg!("profile-expected", args = PROFILE.args, found = rest).into()),
        }
        Ok(())
    },
};
