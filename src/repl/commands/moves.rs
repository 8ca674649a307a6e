//! `roll`, `draw`, `choose`, `choices`, `stop`, `giveup`: deciding.

use super::{Command, Takes};
use crate::diag::near;
use crate::game::{Choice, DecisionKind};
use crate::messages::msg;
use crate::repl::session::{CommandError, Session};

pub static ROLL: Command = Command {
    name: "roll",
    aliases: &["r", "die"],
    args: "[FACE]",
    examples: &["roll 6"],
    takes: Takes::Nothing,
    run: |session, rest| session.roll(Some(rest).filter(|face| !face.is_empty())),
};

pub static DRAW: Command =
    Command { name: "draw", aliases: &[], args: "[CARD]", examples: &["draw"], takes: Takes::Card, run: draw };

pub static CHOOSE: Command = Command {
    name: "choose",
    aliases: &["c"],
    args: "CHOICE",
    examples: &["choose c4"],
    takes: Takes::Choice,
    run: |session, rest| {
        if rest.is_empty() {
            return Err(msg!("choose-lacks").into());
        }
        session.playing()?;
        session.choose_text(rest)
    },
};

pub static CHOICES: Command = Command {
    name: "choices",
    aliases: &["ls"],
    args: "",
    examples: &["choices"],
    takes: Takes::Nothing,
    run: |session, rest| {
        CHOICES.takes_nothing(rest)?;
        let line = session.playing()?;
        if line.game.decision().is_none() {
            return Err(msg!("choices-over").into());
        }
        let text = match line.game.decision().map(|decision| decision.kind) {
            Some(DecisionKind::Die) => session.text(&msg!("choices-die")),
            _ => wrap(&line.game.texts()),
        };
        session.say(text);
        Ok(())
    },
};

pub static STOP: Command = Command {
    name: "stop",
    aliases: &[],
    args: "",
    examples: &["stop"],
    takes: Takes::Nothing,
    run: |session, rest| {
        STOP.takes_nothing(rest)?;
        let kind = session.playing()?.game.decision().map(|decision| decision.kind);
        let otherwise = match kind {
            Some(DecisionKind::Step) => msg!("no-stop-step"),
            _ => msg!("no-stop"),
        };
        session.choose_one(&[Choice::Stop, Choice::Enough], otherwise)
    },
};

pub static GIVE_UP: Command = Command {
    name: "giveup",
    aliases: &["give", "pass"],
    args: "",
    examples: &["giveup"],
    takes: Takes::Nothing,
    run: |session, rest| {
        if !matches!(rest, "" | "up") {
            return Err(msg!("takes-nothing", name = "giveup", found = rest).into());
        }
        session.choose_one(&[Choice::GiveUp], msg!("no-give-up"))
    },
};

fn draw(session: &mut Session, rest: &str) -> Result<(), CommandError> {
    let line = session.playing()?;
    let variant = &line.setup().variant;
    if !rest.is_empty() {
        let Some(card) = variant.find(rest) else {
            let hint = near(rest, variant.cards.iter().map(|card| card.id.as_str()));
            let hint = hint.unwrap_or_else(|| msg!("deck-names-top"));
            return Err(msg!("unknown-card", name = rest, hint = hint).into());
        };
        let place = line.game.state().deck().position(|other| other == card);
        match place {
            Some(0) => {}
            Some(place) => return Err(msg!("not-on-top", card = rest, place = place + 1).into()),
            None => return Err(msg!("not-in-deck", card = rest).into()),
        }
    }
    let Some(face) = Session::faces(line, true).first().copied() else {
        return Err(msg!("no-drawing-face").into());
    };
    session.roll(Some(&face.to_string()))
}

/// Choices with their numbers in columns.
fn wrap(texts: &[String]) -> String {
    let widest = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0);
    let across = (72 / (widest + 6)).max(1);
    let mut text = String::new();
    for (row, chunk) in texts.chunks(across).enumerate() {
        let mut line = String::new();
        for (place, choice) in chunk.iter().enumerate() {
            line.push_str(&format!("{:>3} {choice:<widest$}  ", row * across + place + 1));
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
