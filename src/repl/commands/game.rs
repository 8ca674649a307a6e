//! `new` and `auto`: starting a game, and letting it play.

use super::{Command, Takes};
use crate::board::Player;
use crate::diag::near;
use crate::messages::{Arg, msg};
use crate::record::Header;
use crate::repl::line::Line;
use crate::repl::options::{Options, count};
use crate::repl::session::{CommandError, Session};
use crate::sim::Bot;

use super::seats::{parse_seat, parse_seats};

pub static NEW: Command = Command {
    name: "new",
    aliases: &[],
    args: "[--players N] [--seats human,greedy] [--seed S] [--first COLOUR]",
    examples: &["new --players 3 --seats human,greedy,hunter --seed 7"],
    takes: Takes::New,
    run: |session, rest| {
        let options = Options::parse(rest, &["players", "seats", "seed", "first"])?;
        if let Some(word) = options.plain.first() {
            return Err(msg!("new-unexpected", word = word).into());
        }
        let named = options.get("seats");
        let seats = named
            .map(|list| {
                list.split(',').map(|name| parse_seat(name, &session.loaded.variant)).collect::<Result<Vec<_>, _>>()
            })
            .transpose()?;
        let players = match (options.number::<usize>("players")?, &seats) {
            (Some(players), _) => players,
            (None, Some(seats)) if seats.len() > 1 => seats.len(),
            _ => session.players,
        };
        let seats = match seats {
            Some(seats) => parse_seats(seats, players)?,
            None if session.seats.len() == players => session.seats.clone(),
            None => vec![None; players],
        };
        let first = options.get("first").map(|name| player(name, players, &session.colours())).transpose()?;
        let seed = options.number("seed")?;
        session.start(players, seats, first, seed)
    },
};

pub static AUTO: Command = Command {
    name: "auto",
    aliases: &[],
    args: "[N|all]",
    examples: &["auto 10"],
    takes: Takes::Words(&["all"]),
    run: |session, rest| {
        let line = session.playing()?;
        if line.game.decision().is_none() {
            return Err(msg!("game-over").into());
        }
        let turns = match rest {
            "all" => None,
            rest => count("auto", rest)?.or(if line.all_bots() { None } else { Some(1) }),
        };
        session.auto(turns)
    },
};

/// A colour that plays; `own` are the colours as the session's language has them.
pub fn player(name: &str, players: usize, own: &[String; 4]) -> Result<Player, CommandError> {
    match Player::parse(name) {
        Some(player) if player.seat() < players => Ok(player),
        Some(player) => Err(msg!("not-playing", player = player.word(), players = players).into()),
        None => {
            let hint = near(name, own.iter().map(String::as_str).chain(Player::ALL.map(Player::name)))
                .unwrap_or_else(|| msg!("expected-colours"));
            Err(msg!("unknown-colour", name = name, hint = hint).into())
        }
    }
}

impl Session {
    /// Starts a game.
    pub(in crate::repl) fn start(
        &mut self,
        players: usize,
        seats: Vec<Option<crate::sim::BotKind>>,
        first: Option<Player>,
        seed: Option<u64>,
    ) -> Result<(), CommandError> {
        let variant = self.loaded.variant.clone();
        let setup = self.set_up(players, first.unwrap_or(Player::Red))?;
        let seed = seed.unwrap_or_else(|| self.services.seed());
        let header = Header::new(&setup, seed);
        let mut line = Line::new(setup, self.services.host(&variant), None, header)?;
        for (player, kind) in Player::ALL.into_iter().zip(&seats) {
            line.seat(player, kind.map(|kind| Bot::new(kind, seed, player)));
        }
        let names: Vec<String> = Player::ALL
            .into_iter()
            .zip(&seats)
            .map(|(player, kind)| {
                let who = kind.map_or_else(|| msg!("seat-human").into(), |kind| Arg::from(kind.name(&variant)));
                self.text(&msg!("seat", player = self.painted(player), who = who))
            })
            .collect();
        let told = names.join(", ");
        self.say(msg!("game-begins", variant = &variant.id, seats = told, seed = seed.to_string()));
        (self.players, self.seats) = (players, seats);
        let gone = line.take_over(self.line.take());
        gone.into_iter().for_each(|text| self.say(text));
        self.line = Some(line);
        self.shown = None;
        self.go_on(0)
    }
}
