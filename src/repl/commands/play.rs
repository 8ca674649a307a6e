//! Choosing, rolling, bots at the table.

use super::game::{colour, seat};
use super::{Command, count, usage};
use crate::game::{Choice, ChooseError, DecisionKind, Face, Game, Pick, Refusal};
use crate::repl::play::{Seat, StandIn};
use crate::repl::report;
use crate::repl::session::Session;
use crate::sim::BotKind;

pub const COMMANDS: &[Command] = &[
    Command {
        name: "choose",
        aliases: &[],
        usage: "choose TEXT",
        doc: "takes a choice by its text, its number or a direction, as typing it alone does",
        example: "choose north",
        run: |session, words| {
            if words.is_empty() { Err(usage("choose")) } else { choose_text(session, &words.join(" ")) }
        },
    },
    Command {
        name: "choices",
        aliases: &[],
        usage: "choices",
        doc: "lists every choice with its number",
        example: "choices",
        run: |session, _| Ok(report::choices(session.game())),
    },
    Command {
        name: "roll",
        aliases: &["die"],
        usage: "roll [FACE]",
        doc: "rolls the die by the seed, or forces a face",
        example: "roll 4",
        run: roll,
    },
    Command {
        name: "draw",
        aliases: &[],
        usage: "draw",
        doc: "forces the lowest face of the die that draws a card",
        example: "draw",
        run: draw,
    },
    Command {
        name: "giveup",
        aliases: &["give"],
        usage: "giveup",
        doc: "gives up the aim of a card",
        example: "giveup",
        run: |session, _| choose_text(session, "give up"),
    },
    Command {
        name: "stop",
        aliases: &[],
        usage: "stop",
        doc: "ends a move where that is allowed",
        example: "stop",
        run: |session, _| choose_text(session, "stop"),
    },
    Command {
        name: "enough",
        aliases: &[],
        usage: "enough",
        doc: "ends a choice of several with what was chosen",
        example: "enough",
        run: |session, _| choose_text(session, "enough"),
    },
    Command {
        name: "auto",
        aliases: &[],
        usage: "auto [TURNS] [BOT]",
        doc: "lets a bot (greedy) play for everybody for so many turns (1); Ctrl-C stops it",
        example: "auto 10 hunter",
        run: auto,
    },
    Command {
        name: "seat",
        aliases: &[],
        usage: "seat COLOUR human|BOT",
        doc: "hands a seat to a bot, or back to a person",
        example: "seat blue greedy",
        run: sit,
    },
];

/// Takes the choice that a text stands for, and lets the game go on.
pub fn choose_text(session: &mut Session, text: &str) -> Result<String, String> {
    if session.game().decision().is_some()
        && let (Some(player), false) = (session.play().due(), session.play().waits())
    {
        let name = session.play().seats[player].name();
        return Err(format!("{player} is played by {name}: `auto` lets it go on, `seat {player} human` takes over"));
    }
    let pick = pick(session.game(), text)?;
    take(session, &[pick])
}

/// Takes picks one after the other, and lets the game go on.
fn take(session: &mut Session, picks: &[Pick]) -> Result<String, String> {
    let from = session.play.past().len();
    for pick in picks {
        session.play.choose(pick.clone()).map_err(|error: ChooseError| error.to_string())?;
    }
    session.go_on(None, from)
}

/// The pick that a text stands for: the text of a choice, a direction, a number in the list, or a record's line.
fn pick(game: &Game, text: &str) -> Result<Pick, String> {
    let text = text.trim();
    if let Some(pick) = game.parse(text) {
        return Ok(pick);
    }
    if let (Some(decision), Ok(number)) = (game.decision(), text.parse::<usize>()) {
        let all = decision.choices.len();
        let choice = number.checked_sub(1).and_then(|place| decision.choices.get(place));
        return match choice {
            Some(choice) => Ok(Pick::Choice(choice)),
            None if decision.kind == DecisionKind::Die => Err(Refusal::of(game, text).to_string()),
            None => Err(format!("there is no choice number {number}: expected 1 to {all}; `choices` lists them")),
        };
    }
    let lower = text.to_lowercase();
    game.parse_line(&lower).map_err(|refusal| {
        let chance = game.decision().is_some_and(|decision| decision.kind == DecisionKind::Die);
        match chance {
            true if !lower.contains(':') => "the die is to be rolled first (rule T1); type `roll`".to_string(),
            _ => refusal.to_string(),
        }
    })
}

fn roll(session: &mut Session, words: &[&str]) -> Result<String, String> {
    let from = session.play.past().len();
    let kind = session.game().decision().map(|decision| decision.kind);
    match kind {
        Some(DecisionKind::Die) => {}
        Some(DecisionKind::Hand) => {
            let mut rolled = session.game().clone();
            rolled.choose(&Pick::Choice(Choice::Roll)).map_err(|error| error.to_string())?;
            check_face(&rolled, words)?;
            session.play.choose(Pick::Choice(Choice::Roll)).map_err(|error| error.to_string())?;
        }
        Some(_) => return Err(Refusal::of(session.game(), "roll").to_string()),
        None => return Err("the game is over (rule V5); `undo`, or `new`".into()),
    }
    check_face(session.game(), words)?;
    let pick = match words.first() {
        Some(face) => session.game().parse(face),
        None => session.game().seeded(),
    };
    if let Some(pick) = pick {
        session.play.choose(pick).map_err(|error| error.to_string())?;
    }
    session.go_on(None, from)
}

/// Whether the word is a face of the die that is due.
fn check_face(game: &Game, words: &[&str]) -> Result<(), String> {
    match words.first() {
        Some(face) if game.parse(face).is_none() => Err(Refusal::of(game, face).to_string()),
        _ => Ok(()),
    }
}

fn draw(session: &mut Session, _: &[&str]) -> Result<String, String> {
    let due = session.game().decision().is_some_and(|it| matches!(it.kind, DecisionKind::Die | DecisionKind::Hand));
    if !due {
        return Err("a card is drawn when the die says so (rule T1), and no die is to be rolled now".into());
    }
    let faces = &session.loaded.variant.knobs.die;
    let Some(place) = faces.iter().position(|face| *face == Face::Draw) else {
        return Err("no face of this variant's die draws a card (rule T1)".into());
    };
    roll(session, &[&(place + 1).to_string()])
}

fn auto(session: &mut Session, words: &[&str]) -> Result<String, String> {
    let (mut turns, mut bot) = (1, BotKind::Greedy);
    for word in words {
        match BotKind::parse(word) {
            Some(kind) => bot = kind,
            None if word.parse::<i64>().is_ok() => turns = count(word, "a number of turns from 1")?,
            None => match seat(word)? {
                Seat::Bot(kind) => bot = kind,
                Seat::Human => return Err("`auto` is for bots: it plays in the place of people".into()),
            },
        }
    }
    if session.game().outcome().is_some() {
        return Err("the game is over (rule V5); `undo`, or `new`".into());
    }
    let from = session.play.past().len();
    let turns = u32::try_from(turns).unwrap_or(u32::MAX);
    session.go_on(Some(StandIn { kind: bot, turns, only: None }), from)
}

fn sit(session: &mut Session, words: &[&str]) -> Result<String, String> {
    let [player, who] = words else { return Err(usage("seat")) };
    let player = colour(player)?;
    if !session.game().setup().shape.players().contains(player) {
        return Err(format!("{player} doesn't play in this game"));
    }
    session.play.sit(player, seat(who)?);
    let from = session.play.past().len();
    session.go_on(None, from)
}
