//! `edit` and `force`: changing the position, and what chance or somebody else chooses.

use super::{Command, Takes};
use crate::debug::By;
use crate::diag::near;
use crate::edit::{EDITS, faults};
use crate::game::{Choice, DecisionKind, Pick};
use crate::messages::{Said, msg};
use crate::repl::options::on_off;
use crate::repl::session::{CommandError, Session};

pub static EDIT: Command = Command {
    name: "edit",
    aliases: &[],
    args: "[WHAT … | checks on|off | paste | done]",
    examples: &["edit own red c4 d4"],
    takes: Takes::Edit,
    run: |session, rest| {
        let (word, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        match (word, more.trim()) {
            ("", _) => {
                let text = list(session);
                session.say(text);
                Ok(())
            }
            ("checks", how) => checks(session, on_off("edit checks", how)?),
            ("paste", "") => {
                session.playing()?;
                session.lab.pasting = Some(Vec::new());
                session.say(msg!("edit-draw"));
                Ok(())
            }
            ("done", "") => done(session),
            ("paste" | "done", more) => Err(msg!("takes-nothing", name = format!("edit {word}"), found = more).into()),
            _ => session.edit(rest),
        }
    },
};

pub static FORCE: Command = Command {
    name: "force",
    aliases: &[],
    args: "die FACE | card CARD | deck CARDS | choice CHOICE",
    examples: &["force card width"],
    takes: Takes::Words(&["die", "card", "deck", "choice"]),
    run: |session, rest| {
        let (what, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let more = more.trim();
        match what {
            "die" | "card" | "deck" | "choice" if more.is_empty() => Err(msg!("force-lacks", what = what).into()),
            "die" => die(session, more),
            "card" if more.contains([' ', ',']) => Err(msg!("force-one-card", found = more).into()),
            "card" | "deck" => session.edit(&format!("deck {more}")),
            "choice" => choice(session, more),
            _ => {
                if what.is_empty() {
                    return Err(msg!("force-what").into());
                }
                let hint = near(what, ["die", "card", "deck", "choice"]).unwrap_or_else(|| msg!("force-expected"));
                Err(msg!("force-unknown", what = what, hint = hint).into())
            }
        }
    },
};

fn list(session: &Session) -> String {
    let mut text = String::new();
    for edit in EDITS {
        text.push_str(&format!("  {:<28} {}\n", edit.usage(), edit.doc(session.speech())));
    }
    let checks = if session.lab.checks { "on" } else { "off" };
    text.push_str(&format!("{}\n", session.text(&msg!("edit-list-end", checks = checks))));
    text
}

fn checks(session: &mut Session, on: bool) -> Result<(), CommandError> {
    session.lab.checks = on;
    session.say(if on { msg!("edit-checked") } else { msg!("edit-unchecked") });
    Ok(())
}

fn done(session: &mut Session) -> Result<(), CommandError> {
    let line = session.playing()?;
    let (found, here) = (faults(line.setup(), line.game.state()), line.decisions());
    session.say(match found.len() {
        0 => session.text(&msg!("edit-possible")),
        count => {
            let head = session.text(&msg!("edit-impossible", count = count));
            format!("{head}\n  {}", Said::Several(found, "\n  ").text(session.speech()))
        }
    });
    session.go_on(here)
}

fn die(session: &mut Session, face: &str) -> Result<(), CommandError> {
    let line = session.playing_mut()?;
    let due = line.game.decision().map(|decision| decision.kind);
    // A bot's die is forced all the same.
    if line.waiting().is_none() && due == Some(DecisionKind::Die) {
        let faces = line.setup().variant.knobs.die.len();
        let Some(face @ 1..) = face.parse::<u8>().ok().filter(|face| *face as usize <= faces) else {
            return Err(msg!("no-face", face = face, faces = faces).into());
        };
        let from = line.decisions();
        line.choose(&Pick::Choice(Choice::Face(face)), By::Person)?;
        return session.go_on(from);
    }
    session.roll(Some(face))
}

fn choice(session: &mut Session, text: &str) -> Result<(), CommandError> {
    let line = session.playing_mut()?;
    let pick = line.game.parse_line(text)?;
    let from = line.decisions();
    line.choose(&pick, By::Person)?;
    session.go_on(from)
}

impl Session {
    /// Edits the position; bots wait until the edits are done.
    pub(in crate::repl) fn edit(&mut self, text: &str) -> Result<(), CommandError> {
        let Some(from) = self.by_hand(text)? else { return Ok(()) };
        self.say(msg!("edited", text = text));
        self.report(from)
    }

    /// A row of a board being pasted.
    pub(in crate::repl) fn paste(&mut self, row: &str) -> Result<(), CommandError> {
        if !row.is_empty() && row != "end" {
            self.lab.pasting.get_or_insert_default().push(row.to_owned());
            return Ok(());
        }
        let rows = self.lab.pasting.take().unwrap_or_default();
        if rows.is_empty() {
            return Err(msg!("edit-nothing-pasted").into());
        }
        let shape = &self.playing()?.setup().shape;
        let drawn = crate::content::read_drawing(shape, &rows.join("\n"))
            .map_err(|why| msg!("edit-board-as-was", why = why))?;
        let compact = drawn.compact(shape);
        self.edit(&format!("board {compact}"))
    }
}
