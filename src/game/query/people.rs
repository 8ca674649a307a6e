//! Queries that give players or towers.

use super::super::table::Table;
use super::super::value::{Arg, Towers, Type, Value};
use super::Query;
use crate::board::{Player, Players, Tower};

macro_rules! players {
    ($name:literal, $rule:literal, $doc:literal, $args:expr, |$table:ident, $given:pat_param| $run:expr) => {
        Query {
            name: $name,
            args: $args,
            gives: Type::Players,
            rule: $rule,
            doc: $doc,
            run: |$table: &Table, $given: &[Value]| -> Value { Value::Players($run) },
        }
    };
}

macro_rules! towers {
    ($name:literal, $rule:literal, $doc:literal, $args:expr, |$table:ident, $given:pat_param| $run:expr) => {
        Query {
            name: $name,
            args: $args,
            gives: Type::Towers,
            rule: $rule,
            doc: $doc,
            run: |$table: &Table, $given: &[Value]| -> Value { Value::Towers($run) },
        }
    };
}

const SQUARES: &[Arg] = &[Arg::new("squares", Type::Squares, "The squares.")];
const TOWERS: &[Arg] = &[Arg::new("towers", Type::Towers, "The towers.")];
const PLAYERS: &[Arg] = &[Arg::new("players", Type::Players, "Whose.")];
const COUNT: &[Arg] = &[Arg::new("count", Type::Number, "The number.")];

pub(super) static QUERIES: &[Query] = &[
    players!("me", "P6", "You: the player that the effect is for.", &[], |t, _| Players::one(t.me())),
    players!("nobody", "", "No player.", &[], |_t, _| Players::NONE),
    players!("opponents", "P6", "Everybody but you.", &[], |t, _| t.opponents()),
    players!("everyone", "B2", "All players of the game.", &[], |t, _| t.everyone()),
    players!("active", "T5", "The player whose turn it is.", &[], |t, _| Players::one(t.state.active)),
    players!("pawns_on", "M4", "The players whose pawns stand on these squares.", SQUARES, |t, v| t
        .board()
        .pawns_on(v[0].squares())),
    players!("owners_of", "W1", "The owners of these towers.", TOWERS, |t, v| v[0]
        .towers()
        .iter()
        .filter_map(|index| t.board().towers().get(index))
        .map(|tower| tower.owner)
        .collect()),
    players!("with_reserve", "W3", "The players with a tower in reserve.", &[], |t, _| select(t, |player| {
        t.state.reserve[player] > 0
    })),
    players!("with_this_laid", "P5", "The players before whom this card already lies.", &[], |t, _| select(
        t,
        |player| { t.state.laid[player].iter().any(|laid| laid.card == t.scope.card) }
    )),
    players!("with_fewer_towers", "W7", "The players with fewer towers and keeps standing.", COUNT, |t, v| {
        select(t, |player| (t.board().standing(player, true) as i64) < v[0].number())
    }),
    towers!("towers", "W1", "Every standing tower and keep.", &[], |t, _| pick(t, |_| true)),
    towers!("my_towers", "W1", "Your towers and keeps.", &[], |t, _| pick(t, |tower| tower.owner == t.me())),
    towers!("enemy_towers", "W1", "The towers and keeps of your opponents.", &[], |t, _| pick(t, |tower| {
        tower.owner != t.me()
    })),
    towers!("towers_of", "W1", "The towers and keeps of these players.", PLAYERS, |t, v| pick(t, |tower| {
        v[0].players().contains(tower.owner)
    })),
    towers!("keeps", "W1", "Every standing keep.", &[], |t, _| pick(t, Tower::is_keep)),
    towers!("towers_on", "W1", "The towers that cover one of these squares.", SQUARES, |t, v| pick(t, |tower| {
        tower.squares.meets(v[0].squares())
    })),
    towers!("oldest", "W5", "The one planted first among these.", TOWERS, |_t, v| v[0]
        .towers()
        .iter()
        .take(1)
        .collect()),
    towers!("nearest_towers", "W6", "The nearest towers, all of them on a tie.", NEAREST, |t, v| {
        nearest(t, v[0].towers(), v[1].squares())
    }),
    towers!(
        "giveable",
        "W7",
        "Your towers that can be given: not under your pawn, not over your start.",
        &[],
        |t, _| {
            let mine = t.board().pawns_of(Players::one(t.me())) | t.shape().start(t.me()).into_iter().collect();
            pick(t, |tower| tower.owner == t.me() && !tower.squares.meets(mine))
        }
    ),
];

const NEAREST: &[Arg] = &[
    Arg::or("of", Type::Towers, "The towers to choose among.", "towers"),
    Arg::or("to", Type::Squares, "What they should be near to.", "my_pawn"),
];

fn select(table: &Table, keep: impl Fn(Player) -> bool) -> Players {
    table.everyone().iter().filter(|player| keep(*player)).collect()
}

fn pick(table: &Table, keep: impl Fn(&Tower) -> bool) -> Towers {
    table.board().towers().iter().enumerate().filter(|(_, tower)| keep(tower)).map(|(index, _)| index).collect()
}

fn nearest(table: &Table, of: Towers, to: crate::board::Squares) -> Towers {
    let shape = table.shape();
    let distance = |index: &usize| {
        let squares = table.board().towers().get(*index).map(|tower| tower.squares).unwrap_or_default();
        squares.iter().flat_map(|a| to.iter().map(move |b| shape.distance(a, b))).min().unwrap_or(usize::MAX)
    };
    let least = of.iter().map(|index| distance(&index)).min();
    of.iter().filter(|index| Some(distance(index)) == least).collect()
}
