//! `break`, `watch`, `breaks`, `delete`, `disable`, `enable`, `last`: where running stops, and who changed what.

use super::{Command, Takes};
use crate::debug::{Stopper, Subject, Walk, Watched, read_place, read_watched};
use crate::messages::msg;
use crate::repl::options::whole;
use crate::repl::session::{CommandError, Session};

pub static BREAK: Command = Command {
    name: "break",
    aliases: &[],
    args: "WHERE [if CONDITION]",
    examples: &["break event knockout if by == \"red\""],
    takes: Takes::Words(&["card", "primitive", "event", "square", "player", "rule", "line"]),
    run: |session, rest| {
        let (place, condition) = match rest.split_once(" if ") {
            Some((place, condition)) => (place, Some(condition.trim().to_owned())),
            None if rest.ends_with(" if") => return Err(msg!("break-if-what").into()),
            None => (rest, None),
        };
        let line = session.playing()?;
        if place.trim().is_empty() {
            return Err(msg!("break-where").into());
        }
        let read = read_place(line.setup(), place)?;
        let what = Stopper::At(read.place.clone());
        let text = what.text(line.setup());
        let number = session.debug(true, |debugger, walking| {
            if let Some(condition) = &condition {
                debugger.check_condition(walking, &read.place, condition)?;
            }
            Ok(debugger.add(what, condition.clone()))
        })?;
        let only = condition.map(|condition| format!(" if {condition}")).unwrap_or_default();
        session.say(msg!("breakpoint-set", number = number, what = format!("{text}{only}")));
        if let Some(note) = read.note {
            session.say(msg!("note", text = note));
        }
        Ok(())
    },
};

pub static WATCH: Command = Command {
    name: "watch",
    aliases: &[],
    args: "WHAT | files on|off",
    examples: &["watch #owned_by(players(\"red\"))"],
    takes: Takes::Words(&["score", "hand", "laid", "files"]),
    run: |session, rest| {
        if let Some(how) = rest.strip_prefix("files").filter(|how| how.is_empty() || how.starts_with(' ')) {
            return session.watch_files(how.trim());
        }
        let watched = read_watched(session.playing()?.setup(), rest)?;
        let (number, now) = session.debug(true, |debugger, walking| {
            let state = debugger.state(walking)?;
            let now = debugger.check(walking.line.setup(), &watched, &state)?;
            Ok((debugger.add(Stopper::On(watched.clone()), None), now))
        })?;
        session.say(msg!("watch-set", number = number, what = rest.trim(), now = now));
        Ok(())
    },
};

pub static BREAKS: Command = Command {
    name: "breaks",
    aliases: &[],
    args: "",
    examples: &["breaks"],
    takes: Takes::Nothing,
    run: |session, rest| {
        BREAKS.takes_nothing(rest)?;
        let line = session.playing()?;
        let mut text = String::new();
        for stop in line.breaks() {
            let kind = if matches!(stop.what, Stopper::On(_)) { "watch" } else { "break" };
            let only = stop.condition.as_ref().map(|condition| format!(" if {condition}")).unwrap_or_default();
            let what = format!("{kind} {}{only}", stop.what.text(line.setup()));
            text.push_str(&format!("{:>3} ", stop.number));
            text.push_str(&session.text(&msg!("breaks-row", what = what, hits = stop.hits)));
            if !stop.enabled {
                text.push_str(&format!(", {}", session.text(&msg!("breaks-disabled"))));
            }
            text.push('\n');
        }
        session.say(if text.is_empty() { session.text(&msg!("breaks-none")) } else { text });
        Ok(())
    },
};

pub static DELETE: Command = Command {
    name: "delete",
    aliases: &[],
    args: "N|all",
    examples: &["delete 2"],
    takes: Takes::Words(&["all"]),
    run: |session, rest| {
        let places = chosen(session, rest)?;
        let mut gone = 0usize;
        session.playing_mut()?.breaks_mut().retain(|stop| {
            let goes = places.contains(&stop.number);
            gone += usize::from(goes);
            !goes
        });
        session.say(msg!("breaks-gone", count = gone));
        Ok(())
    },
};

pub static DISABLE: Command = Command {
    name: "disable",
    aliases: &[],
    args: "N|all",
    examples: &["disable 1"],
    takes: Takes::Words(&["all"]),
    run: |session, rest| switch(session, rest, false),
};

pub static ENABLE: Command = Command {
    name: "enable",
    aliases: &[],
    args: "N|all",
    examples: &["enable all"],
    takes: Takes::Words(&["all"]),
    run: |session, rest| switch(session, rest, true),
};

pub static LAST: Command = Command {
    name: "last",
    aliases: &[],
    args: "WHAT [go]",
    examples: &["last c4 go"],
    takes: Takes::Words(&["score", "hand", "laid"]),
    run: |session, rest| {
        let (what, go) = match rest.strip_suffix(" go") {
            Some(what) => (what, true),
            None => (rest, false),
        };
        let subject = match read_watched(session.playing()?.setup(), what)? {
            Watched::Owner(square) => Subject::Square(square),
            watched => Subject::Watched(watched),
        };
        let from = session.playing()?.decisions();
        let found = session.debug(true, |debugger, walking| {
            let Some(last) = debugger.last(walking, &subject)? else { return Ok(None) };
            let moment = debugger.moments(walking.tree(), last.node)?.list[last.moment].clone();
            let stop = if go { Some(debugger.go_to(walking, last.node, last.moment)?) } else { None };
            Ok(Some((last, moment, stop)))
        })?;
        let Some((last, moment, stop)) = found else {
            session.say(msg!("never-changed", what = what));
            return Ok(());
        };
        let line = session.playing()?;
        let node = line.tree.node(last.node);
        let mut text = session.text(&msg!(
            "last-changed",
            what = what,
            was = last.was,
            now = last.now,
            turn = node.turn,
            decision = node.depth,
            line = crate::repl::debugging::shortened(&node.line),
        ));
        if stop.is_none() {
            text.push_str(&format!("\n  {}", session.moment_text(line, &moment)));
        }
        session.say(text);
        stop.map_or(Ok(()), |stop| session.tell_stop(&stop, from))
    },
};

/// The numbers that are meant.
fn chosen(session: &Session, text: &str) -> Result<Vec<usize>, CommandError> {
    let known: Vec<usize> = session.playing()?.breaks().iter().map(|stop| stop.number).collect();
    if text == "all" {
        return Ok(known);
    }
    if text.is_empty() {
        return Err(msg!("breaks-which").into());
    }
    let number = whole("break", text)?;
    match known.contains(&number) {
        true => Ok(vec![number]),
        false => Err(msg!("no-breakpoint", number = number).into()),
    }
}

fn switch(session: &mut Session, text: &str, on: bool) -> Result<(), CommandError> {
    let places = chosen(session, text)?;
    let line = session.playing_mut()?;
    line.breaks_mut().iter_mut().filter(|stop| places.contains(&stop.number)).for_each(|stop| stop.enabled = on);
    (BREAKS.run)(session, "")
}
