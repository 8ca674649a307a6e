//! `lang`, `clock`.

use super::{Command, count, usage};
use crate::content::LANGUAGES;
use crate::diag::did_you_mean;
use crate::repl::session::Session;

pub const COMMANDS: &[Command] = &[
    Command {
        name: "lang",
        aliases: &[],
        usage: "lang CODE",
        doc: "shows cards in another language",
        example: "lang en",
        run: lang,
    },
    Command {
        name: "clock",
        aliases: &[],
        usage: "clock [SECONDS|on|off]",
        doc: "sets how long a person may think over a turn; then the simplest action is played (T4)",
        example: "clock 30",
        run: clock,
    },
];

fn lang(session: &mut Session, words: &[&str]) -> Result<String, String> {
    let [code] = words else { return Err(usage("lang")) };
    let cards = &session.loaded.variant.cards;
    let mut known: Vec<&str> =
        cards.iter().flat_map(|card| card.names.keys().map(String::as_str)).chain(LANGUAGES).collect();
    known.sort_unstable();
    known.dedup();
    if !known.contains(code) {
        let near = did_you_mean(code, known.iter().copied()).map(|near| format!(", {near}")).unwrap_or_default();
        return Err(format!("no card is named in `{code}`{near}; the languages are {}", known.join(", ")));
    }
    session.language = Some((*code).to_string());
    Ok(format!("cards are shown in {code}"))
}

fn clock(session: &mut Session, words: &[&str]) -> Result<String, String> {
    match words {
        [] => {}
        ["off"] => session.clock = None,
        ["on"] => session.clock = Some(session.loaded.variant.knobs.clock).filter(|seconds| *seconds > 0),
        [seconds] => {
            let seconds = count(seconds, "seconds from 1, `on` or `off`")?;
            session.clock = Some(u32::try_from(seconds).unwrap_or(u32::MAX));
        }
        _ => return Err(usage("clock")),
    }
    Ok(match session.clock {
        Some(seconds) => format!("the clock gives {seconds} seconds a turn"),
        None => "the clock is off".into(),
    })
}
