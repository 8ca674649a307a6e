//! `new`, `variant`, `variants`.

use super::{Command, count, usage};
use crate::board::Player;
use crate::diag::did_you_mean;
use crate::repl::play::Seat;
use crate::repl::session::{Session, Start};
use crate::sim::BOTS;

pub const COMMANDS: &[Command] = &[
    Command {
        name: "new",
        aliases: &[],
        usage: "new [PLAYERS] [seed N] [seats A,B,…] [first COLOUR]",
        doc: "starts a game of the variant; without players and seats, as many and the same as now",
        example: "new 3 seed 7 seats human,greedy,hunter first blue",
        run: new,
    },
    Command {
        name: "variant",
        aliases: &[],
        usage: "variant ID [PLAYERS] [seed N] [seats A,B,…] [first COLOUR]",
        doc: "loads a variant and starts a game of it",
        example: "variant es seed 7",
        run: variant,
    },
    Command {
        name: "variants",
        aliases: &[],
        usage: "variants",
        doc: "lists the variants; `*` marks the one being played",
        example: "variants",
        run: variants,
    },
];

fn new(session: &mut Session, words: &[&str]) -> Result<String, String> {
    let start = start(session, words, "new")?;
    session.begin(&start)
}

fn variant(session: &mut Session, words: &[&str]) -> Result<String, String> {
    let (id, rest) = words.split_first().ok_or_else(|| usage("variant"))?;
    let start = start(session, rest, "variant")?;
    session.change_variant(id, &start)
}

fn variants(session: &mut Session, _: &[&str]) -> Result<String, String> {
    let current = session.loaded.variant.id.clone();
    let mark = |id: &String| format!("{} {id}", if *id == current { '*' } else { ' ' });
    Ok(session.services.variant_ids().iter().map(mark).collect::<Vec<_>>().join("\n"))
}

/// What the words say of a new game; the rest is as in the game being played.
fn start(session: &Session, words: &[&str], name: &str) -> Result<Start, String> {
    let mut start = Start { players: session.game().setup().players, ..Start::default() };
    let (mut players, mut seats) = (false, None);
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let mut value = || words.next().copied().ok_or_else(|| format!("`{word}` lacks its value: {}", usage(name)));
        match *word {
            "seed" => {
                let value = value()?;
                let seed =
                    value.parse().map_err(|_| format!("expected a whole number after `seed`, found `{value}`"))?;
                start.seed = Some(seed);
            }
            "seats" => seats = Some(value()?),
            "first" => start.first = colour(value()?)?,
            number if number.parse::<usize>().is_ok() => {
                start.players = count(number, "the number of players, 2, 3 or 4")?;
                players = true;
            }
            other => {
                let near = did_you_mean(other, ["seed", "seats", "first"]).map(|near| format!(", {near}"));
                return Err(format!("unknown word `{other}`{}; {}", near.unwrap_or_default(), usage(name)));
            }
        }
    }
    match seats {
        Some(list) => {
            start.seats = list.split(',').map(|name| seat(name.trim())).collect::<Result<_, _>>()?;
            if !players {
                start.players = start.seats.len();
            } else if start.seats.len() != start.players {
                let found = start.seats.len();
                return Err(format!("expected {} seats, one a player, found {found} in `{list}`", start.players));
            }
        }
        None if session.game().setup().players == start.players => start.seats = session.play().seats.0.to_vec(),
        None => {}
    }
    Ok(start)
}

/// Who sits there, by name.
pub fn seat(name: &str) -> Result<Seat, String> {
    Seat::parse(name).ok_or_else(|| {
        let known = || std::iter::once("human").chain(BOTS.iter().map(|(_, name, _)| *name));
        let near = did_you_mean(name, known()).map(|near| format!(", {near}")).unwrap_or_default();
        format!("nobody is called `{name}`{near}; expected {}", known().collect::<Vec<_>>().join(", "))
    })
}

/// A player by colour.
pub fn colour(name: &str) -> Result<Player, String> {
    Player::parse(name).ok_or_else(|| {
        let near = did_you_mean(name, Player::ALL.into_iter().map(Player::name)).map(|near| format!(", {near}"));
        format!("`{name}` is no colour{}; expected red, blue, green or yellow", near.unwrap_or_default())
    })
}
