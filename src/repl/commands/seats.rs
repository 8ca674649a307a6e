//! `seat`: who plays a colour.

use super::{Command, Takes};
use crate::diag::near;
use crate::game::Variant;
use crate::messages::{Arg, msg};
use crate::repl::session::CommandError;
use crate::sim::{Bot, BotKind};

use super::game::player;

pub static SEAT: Command = Command {
    name: "seat",
    aliases: &[],
    args: "COLOUR human|BOT",
    examples: &["seat blue greedy"],
    takes: Takes::Seat,
    run: |session, rest| {
        let own = session.colours();
        let line = session.playing_mut()?;
        let (name, who) = rest.split_once(char::is_whitespace).ok_or_else(|| msg!("seat-expected"))?;
        let player = player(name, line.setup().players, &own)?;
        let kind = parse_seat(who, &line.setup().variant)?;
        let seed = line.game.state().seed;
        line.seat(player, kind.map(|kind| Bot::new(kind, seed, player)));
        let from = line.decisions();
        if let Some(seat) = session.seats.get_mut(player.seat()) {
            *seat = kind;
        }
        let variant = &session.loaded.variant;
        let who = kind.map_or_else(|| msg!("seat-person").into(), |kind| Arg::from(kind.name(variant)));
        session.say(msg!("seat-taken", player = player.word(), who = who));
        session.go_on(from)
    },
};

/// A person (`None`) or a bot.
pub fn parse_seat(name: &str, variant: &Variant) -> Result<Option<BotKind>, CommandError> {
    let name = name.trim();
    if name == "human" {
        return Ok(None);
    }
    BotKind::parse(name, variant).map(Some).ok_or_else(|| {
        let mut all = BotKind::names(variant);
        all.push("human");
        let hint = near(name, all.iter().copied());
        let hint = hint.unwrap_or_else(|| msg!("expected-one-of", known = all.join(", ")));
        msg!("seat-unknown", name = name, hint = hint).into()
    })
}

/// One seat a player; a single one stands for all.
pub fn parse_seats(seats: Vec<Option<BotKind>>, players: usize) -> Result<Vec<Option<BotKind>>, CommandError> {
    match seats.len() {
        1 => Ok(vec![seats[0]; players]),
        count if count == players => Ok(seats),
        count => Err(msg!("seats-expected", players = players, count = count).into()),
    }
}
