//! `board`, `scores`, `hands`, `laid`, `deck`, `boards`: how things stand.

use super::{Command, Takes};
use crate::board::Squares;
use crate::messages::msg;
use crate::render;
use crate::repl::session::CommandError;

pub static BOARD: Command = Command {
    name: "board",
    aliases: &["b"],
    args: "",
    doc: "show the board",
    help: "A small letter is a square of red, blue, green or yellow, a capital the pawn on it;\n\
           + is a tower, ^ a keep, * a start, . blank, # dead. A > marks what has changed; in the middle\n\
           of a decision, since it began.\n\
           example: board",
    takes: Takes::Nothing,
    run: |session, rest| {
        BOARD.takes_nothing(rest)?;
        let line = session.playing()?;
        let state = line.state().clone();
        let changed = line.before().map_or(Squares::EMPTY, |before| render::changes(line.setup(), &before, &state));
        let text = render::board(line.setup(), &state, changed, session.paint);
        session.say(text);
        session.shown = Some(state);
        Ok(())
    },
};

pub static SCORES: Command = Command {
    name: "scores",
    aliases: &["score", "s"],
    args: "",
    doc: "show zones, knockouts, towers in reserve and hands",
    help: "After the slash stands what wins. > marks whose turn it is.\nexample: scores",
    takes: Takes::Nothing,
    run: |session, rest| {
        SCORES.takes_nothing(rest)?;
        let line = session.playing()?;
        let text = render::scores(session.words(line), line.state(), session.paint);
        session.say(text);
        Ok(())
    },
};

pub static HANDS: Command = Command {
    name: "hands",
    aliases: &["hand"],
    args: "",
    doc: "show the cards that everybody holds",
    help: "Hand cards are played before a roll (T2).\nexample: hands",
    takes: Takes::Nothing,
    run: |session, rest| {
        HANDS.takes_nothing(rest)?;
        let line = session.playing()?;
        let text = render::hands(session.words(line), line.state(), session.paint);
        session.say(text);
        Ok(())
    },
};

pub static LAID: Command = Command {
    name: "laid",
    aliases: &[],
    args: "",
    doc: "show the cards that lie in front of everybody, in effect until used up",
    help: "The one laid first comes first (P5).\nexample: laid",
    takes: Takes::Nothing,
    run: |session, rest| {
        LAID.takes_nothing(rest)?;
        let line = session.playing()?;
        let text = render::laid(session.words(line), line.state(), session.paint);
        session.say(text);
        Ok(())
    },
};

pub static DECK: Command = Command {
    name: "deck",
    aliases: &[],
    args: "[N]",
    doc: "count deck and discard; with N, look at the top N cards",
    help: "A designer may look: `deck 3` names the three cards that come next, the top first.\nexample: deck 3",
    takes: Takes::Nothing,
    run: |session, rest| {
        let count = crate::repl::options::count("deck", rest)?;
        let line = session.playing()?;
        let (setup, state) = (line.setup(), line.state());
        let mut text = render::deck(session.words(line), state);
        for (place, card) in state.deck().take(count.unwrap_or(0) as usize).enumerate() {
            let (id, name) = (&setup.variant.card(card).id, setup.variant.name(card, session.language()));
            text.push_str(&format!("{:>3} {id}  {}\n", place + 1, session.paint.dim(name)));
        }
        session.say(text);
        Ok(())
    },
};

pub static BOARDS: Command = Command {
    name: "boards",
    aliases: &[],
    args: "on|off",
    doc: "show the board by itself after whatever changes it, or only when asked",
    help: "On for a person at a terminal, off in scripts and pipes.\nexample: boards off",
    takes: Takes::Words(&["on", "off"]),
    run: |session, rest| {
        session.boards = on_off("boards", rest)?;
        Ok(())
    },
};

fn on_off(name: &str, rest: &str) -> Result<bool, CommandError> {
    match rest {
        "on" => Ok(true),
        "off" => Ok(false),
        other => Err(msg!("expected-on-off", name = name, found = other).into()),
    }
}
