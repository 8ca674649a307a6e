//! Queries that give players or towers.

use super::super::table::Table;
use super::super::value::{Arg, Towers, Type, Value};
use super::{Because, Bounds, Code, Counted, Query};
use crate::board::{Part, Player, Players, Squares, Tower, join};

macro_rules! players {
    ($name:literal, $rule:literal, $doc:literal, $args:expr, |$table:ident, $given:pat_param| $run:expr) => {
        Query {
            name: $name,
            args: $args,
            gives: Type::Players,
            rule: $rule,
            doc: $doc,
            code: Code::Players(|$table: &Table, $given: &[Value]| -> Players { $run }),
            because: Because::Plain,
        }
    };
    ($name:literal, $rule:literal, $doc:literal, $args:expr, $bounds:path) => {
        Query {
            because: Because::Players($bounds),
            ..players!($name, $rule, $doc, $args, |t, v| select(t, |player| $bounds(t, v, player).holds()))
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
            code: Code::Towers(|$table: &Table, $given: &[Value]| -> Towers { $run }),
            because: Because::Plain,
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
    players!("with_reserve", "W3", "The players with a tower in reserve.", &[], in_reserve),
    players!("with_this_laid", "P5", "The players before whom this card already lies.", &[], |t, _| select(
        t,
        |player| { t.state.laid[player].iter().any(|laid| laid.card == t.scope.card) }
    )),
    players!("with_fewer_towers", "W7", "The players with fewer towers and keeps standing.", COUNT, fewer_towers),
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
    Query {
        because: Because::Towers(|t, _| giveable(t).to_vec()),
        ..towers!(
            "giveable",
            "W7",
            "Your towers that can be given: not under your pawn, not over your start.",
            &[],
            |t, _| join(giveable(t))
        )
    },
];

const NEAREST: &[Arg] = &[
    Arg::or("of", Type::Towers, "The towers to choose among.", "towers"),
    Arg::or("to", Type::Squares, "What they should be near to.", "my_pawn"),
];

fn in_reserve(table: &Table, _: &[Value], player: Player) -> Bounds {
    Bounds { what: Counted::Reserve, found: table.state.reserve[player] as i64, least: 1, most: i64::MAX }
}

fn fewer_towers(table: &Table, given: &[Value], player: Player) -> Bounds {
    let found = table.board().standing(player, true) as i64;
    Bounds { what: Counted::Standing, found, least: 0, most: given[0].number() - 1 }
}

#[inline(always)]
fn giveable(table: &Table) -> [Part<Towers>; 3] {
    let on = |squares: Squares| pick(table, |tower| tower.squares.meets(squares));
    [
        Part::is("yours", "W7", pick(table, |tower| tower.owner == table.me())),
        Part::is_not("under your pawn", "W7", on(table.board().pawns_of(Players::one(table.me())))),
        Part::is_not("over your start", "W7", on(table.shape().start(table.me()).into_iter().collect())),
    ]
}

fn select(table: &Table, keep: impl Fn(Player) -> bool) -> Players {
    table.everyone().iter().filter(|player| keep(*player)).collect()
}

fn pick(table: &Table, keep: impl Fn(&Tower) -> bool) -> Towers {
    table.board().towers().iter().enumerate().filter(|(_, tower)| keep(tower)).map(|(index, _)| index).collect()
}

fn nearest(table: &Table, of: Towers, to: crate::board::Squares) -> Towers {
    let shape = table.shape();
    let mut nearest = Towers::default();
    let mut least = usize::MAX;
    for index in of.iter() {
        let squares = table.board().towers().get(index).map(|tower| tower.squares).unwrap_or_default();
        let each = squares.iter().flat_map(|a| to.iter().map(move |b| shape.distance(a, b)));
        let distance = each.min().unwrap_or(usize::MAX);
        if distance < least {
            (nearest, least) = (Towers::default(), distance);
        }
        if distance == least {
            nearest = Towers(nearest.0 | Towers::one(index).0);
        }
    }
    nearest
}
