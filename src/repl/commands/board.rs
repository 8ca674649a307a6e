//! `board`, `scores`, `hands`, `laid`, `deck`, `boards`: how things stand.

use super::{Command, Takes};
use crate::board::Squares;
use crate::render;
use crate::repl::options::on_off;

pub static BOARD: Command = Command {
    name: "board",
    aliases: &["b"],
    args: "",
    examples: &["board"],
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
    examples: &["scores"],
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
    examples: &["hands"],
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
    examples: &["laid"],
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
    examples: &["deck 3"],
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
    examples: &["boards off"],
    takes: Takes::Words(&["on", "off"]),
    run: |session, rest| {
        session.boards = on_off("boards", rest)?;
        Ok(())
    },
};
