//! Queries that give numbers.

use super::super::table::Table;
use super::super::value::{Arg, Type, Value};
use super::{Because, Code, Query};
use crate::board::Player;

macro_rules! number {
    ($name:literal, $rule:literal, $doc:literal, $args:expr, |$table:ident, $given:pat_param| $run:expr) => {
        Query {
            name: $name,
            args: $args,
            gives: Type::Number,
            rule: $rule,
            doc: $doc,
            code: Code::Number(|$table: &Table, $given: &[Value]| -> i64 { ($run) as i64 }),
            because: Because::Plain,
        }
    };
}

const PLAYERS: &[Arg] = &[Arg::or("players", Type::Players, "Whose, added up.", "me")];
const SQUARES: &[Arg] = &[Arg::new("squares", Type::Squares, "The squares.")];

pub(super) static QUERIES: &[Query] = &[
    number!("count", "", "How many squares these are.", SQUARES, |_t, v| v[0].squares().len()),
    number!("zones", "V1", "How many squares they own.", PLAYERS, |t, v| t.board().owned_by(v[0].players()).len()),
    number!("knockouts", "V2", "How many knockouts they have scored.", PLAYERS, |t, v| sum(v, |player| {
        t.state.knockouts[player] as i64
    })),
    number!("reserve", "W3", "How many towers they have in reserve.", PLAYERS, |t, v| sum(v, |player| {
        t.state.reserve[player] as i64
    })),
    number!(
        "lost_towers",
        "W3",
        "How many towers of theirs, no keeps, were destroyed and not regained.",
        PLAYERS,
        |t, v| { sum(v, |player| t.state.lost[player] as i64) }
    ),
    number!("standing", "W3", "How many towers of theirs stand, keeps not counted.", PLAYERS, |t, v| sum(
        v,
        |player| { t.board().standing(player, false) as i64 }
    )),
    number!("standing_all", "W7", "How many towers and keeps of theirs stand.", PLAYERS, |t, v| sum(v, |player| {
        t.board().standing(player, true) as i64
    })),
    number!("hand_size", "P3", "How many cards they hold.", PLAYERS, |t, v| sum(v, |player| {
        t.state.hands[player].len() as i64
    })),
    number!("towers_allowed", "W3", "How many towers a player starts with.", &[], |t, _| t.knobs().towers_reserve),
    number!("deck_size", "P1", "How many cards the deck holds.", &[], |t, _| t.state.deck.len()),
    number!("discard_size", "P1", "How many cards the discard holds.", &[], |t, _| t.state.discard.len()),
    number!("cards_left", "P1", "How many cards the deck and the discard hold together.", &[], |t, _| {
        t.state.deck.len() + t.state.discard.len()
    }),
    number!("turn", "T5", "The number of the turn, from 1.", &[], |t, _| t.state.turn),
    number!("face", "T1", "The face of this turn's die; 0 before the roll.", &[], |t, _| t.state.face),
    number!("steps_left", "M2", "How many steps of this move are left; 0 outside a move.", &[], |t, _| t
        .state
        .moving
        .as_ref()
        .map_or(0, |moving| moving.left)),
    number!("memo", "", "The number that this laid card keeps; 0 at first.", &[], |t, _| t.memo()),
];

fn sum(given: &[Value], each: impl Fn(Player) -> i64) -> i64 {
    given[0].players().iter().map(each).sum()
}
