//! Queries that give squares or directions.

use super::super::ground;
use super::super::table::Table;
use super::super::value::{Arg, Type, Value};
use super::{Because, Code, Query};
use crate::board::{Directions, Part, Squares, join};

const SQUARES: Type = Type::Squares;

macro_rules! set {
    ($name:literal, $rule:literal, $doc:literal, $args:expr, |$table:ident, $given:pat_param| $run:expr) => {
        Query {
            name: $name,
            args: $args,
            gives: Type::Squares,
            rule: $rule,
            doc: $doc,
            code: Code::Squares(|$table: &Table, $given: &[Value]| -> Squares { $run }),
            because: Because::Plain,
        }
    };
    ($name:literal, $rule:literal, $doc:literal, $args:expr, |$table:ident, $given:pat_param| $run:expr, $parts:expr) => {
        Query {
            because: Because::Squares(|$table: &Table, $given: &[Value]| $parts.to_vec()),
            ..set!($name, $rule, $doc, $args, |$table, $given| $run)
        }
    };
}

const OF: &[Arg] = &[Arg::new("of", SQUARES, "The squares to start from.")];
const PLAYERS: &[Arg] = &[Arg::new("players", Type::Players, "Whose.")];

pub(super) static QUERIES: &[Query] = &[
    set!("everywhere", "B1", "Every square of the board.", &[], |t, _| t.shape().all()),
    set!("nowhere", "", "No square.", &[], |_t, _| Squares::EMPTY),
    set!(
        "blank",
        "C1",
        "Alive and owned by nobody.",
        &[],
        |t, _| t.board().blank(t.shape()),
        t.board().blank_parts(t.shape())
    ),
    set!("free", "C2", "Blank, with no pawn on it, no start and no tower.", &[], |t, _| join(free(t)), free(t)),
    set!("dead", "C5", "Dead squares.", &[], |t, _| t.board().dead()),
    set!("mine", "C1", "Your squares.", &[], |t, _| t.board().owned(t.me())),
    set!("enemy", "C1", "Squares of your opponents.", &[], |t, _| t.board().owned_by(t.opponents())),
    set!("owned_by", "C1", "The squares of these players.", PLAYERS, |t, v| t.board().owned_by(v[0].players())),
    set!("starts", "B4", "Every start.", &[], |t, _| t.shape().starts()),
    set!("my_start", "B4", "Your start.", &[], |t, _| t.shape().start(t.me()).into_iter().collect()),
    set!("covered", "W1", "Squares under any tower or keep.", &[], |t, _| t.board().covered()),
    set!("covered_by", "W1", "Squares under the towers and keeps of these players.", PLAYERS, |t, v| t
        .board()
        .covered_by(v[0].players())),
    set!(
        "protected",
        "C2",
        "Starts and squares under towers and keeps: never taken, blanked or killed.",
        &[],
        |t, _| join(protected(t)),
        protected(t)
    ),
    set!("under_pawns", "C3", "Squares under any pawn.", &[], |t, _| t.board().pawns_of(t.everyone())),
    set!("my_pawn", "M4", "The square under your pawn.", &[], |t, _| t
        .board()
        .pawn(t.me())
        .map_or(Squares::EMPTY, Squares::one)),
    set!("enemy_pawns", "C3", "The squares under your opponents' pawns.", &[], |t, _| t
        .board()
        .pawns_of(t.opponents())),
    set!("pawns_of", "M4", "The squares under the pawns of these players.", PLAYERS, |t, v| t
        .board()
        .pawns_of(v[0].players())),
    set!("edge", "B1", "The outermost squares.", &[], |t, _| t.shape().edge()),
    set!(
        "enterable",
        "M3",
        "Squares that your pawn may enter: not dead, no enemy tower, no enemy start.",
        &[],
        |t, _| t.board().enterable(t.shape(), t.me()),
        t.board().enterable_parts(t.shape(), t.me())
    ),
    set!("enterable_by", "M3", "Squares that the pawns of all these players may enter.", PLAYERS, |t, v| v[0]
        .players()
        .iter()
        .fold(t.shape().all(), |all, player| all & t.board().enterable(t.shape(), player))),
    set!(
        "takeable",
        "C1",
        "Squares that a card can make yours and that aren't yet.",
        &[],
        |t, _| t.board().takeable(t.shape(), t.me()),
        t.board().takeable_parts(t.shape(), t.me())
    ),
    set!(
        "blankable",
        "C2",
        "Owned squares that can be blanked: no start, no tower, no pawn on them.",
        &[],
        |t, _| t.blankable(),
        t.blankable_parts()
    ),
    set!(
        "killable",
        "C2",
        "Squares that can be killed: alive, no start, no tower, no pawn on them.",
        &[],
        |t, _| t.killable(),
        t.killable_parts()
    ),
    set!(
        "obstacles",
        "C4",
        "Squares that stop a line of yours: dead, enemy towers, starts, enemy pawns.",
        &[],
        |t, _| t.board().obstacles(t.shape(), t.me()),
        t.board().obstacle_parts(t.shape(), t.me())
    ),
    set!("around", "E1", "The squares that touch one of these by edge or corner.", OF, |t, v| t
        .shape()
        .around_all(v[0].squares())),
    set!("beside", "M1", "The squares that share an edge with one of these.", OF, |t, v| t
        .shape()
        .beside(v[0].squares())),
    set!("rows", "B5", "The whole rows that these squares lie in.", OF, |t, v| t.shape().rows(v[0].squares())),
    set!("columns", "B5", "The whole columns that these squares lie in.", OF, |t, v| t.shape().columns(v[0].squares())),
    set!(
        "line",
        "C4",
        "The squares in these directions, each way up to the first obstacle.",
        LINE,
        |t, v| lines_of(t, v[0].squares(), v[1].directions()),
        line_parts(t, v[0].squares(), v[1].directions())
    ),
    set!("through", "B5", "The whole row or column that two neighbours lie in.", THROUGH, |t, v| {
        let pair = v[0].squares() | v[1].squares();
        let row = t.shape().rows(v[0].squares());
        if pair.within(row) { row } else { t.shape().columns(v[0].squares()) }
    }),
    set!("nearest", "W6", "The nearest squares, walls ignored; ties in reading order.", NEAREST, |t, v| t
        .shape()
        .nearest(v[0].squares(), v[1].squares(), v[2].number().max(0) as usize)),
    set!("home", "M6", "The squares that were yours when this move began.", &[], |t, _| t
        .state
        .moving
        .as_ref()
        .map_or(t.board().owned(t.me()), |moving| moving.home)),
    set!("ground", "W2", "Squares that a tower (2) or keep (1) of yours could cover somewhere.", SIZE, |t, v| {
        ground::Ground::of(t, v[0].number(), None).squares(t)
    }),
    set!("ground_for", "W2", "Squares that this tower of yours could be moved to.", TOWER, |t, v| {
        t.tower_of(v[0].towers()).map_or(Squares::EMPTY, |index| {
            let size = ground::side_of(&t.board().towers()[index]);
            ground::Ground::of(t, size, Some(index)).squares(t)
        })
    }),
    set!("squares_of", "W1", "The squares of these towers.", TOWERS, |t, v| v[0]
        .towers()
        .iter()
        .filter_map(|index| t.board().towers().get(index))
        .fold(Squares::EMPTY, |all, tower| all | tower.squares)),
    Query {
        name: "orthogonal",
        args: &[],
        gives: Type::Directions,
        rule: "B5",
        doc: "West, east, north, south: left, right, forward, back.",
        code: Code::Directions(|_, _| Directions::ORTHOGONAL),
        because: Because::Plain,
    },
    Query {
        name: "diagonals",
        args: &[],
        gives: Type::Directions,
        rule: "B5",
        doc: "The four diagonal directions.",
        code: Code::Directions(|_, _| Directions::DIAGONAL),
        because: Because::Plain,
    },
];

const LINE: &[Arg] = &[
    Arg::or("from", SQUARES, "Where the lines start.", "my_pawn"),
    Arg::new("towards", Type::Directions, "The directions."),
];
const THROUGH: &[Arg] =
    &[Arg::new("first", SQUARES, "A square."), Arg::new("second", SQUARES, "One of its neighbours.")];
const NEAREST: &[Arg] = &[
    Arg::new("of", SQUARES, "The squares to choose among."),
    Arg::new("to", SQUARES, "What they should be near to."),
    Arg::number("count", "How many.", 1),
];
const SIZE: &[Arg] = &[Arg::number("size", "Squares a side: 2 for a tower, 1 for a keep.", 2)];
const TOWER: &[Arg] = &[Arg::new("tower", Type::Towers, "The tower.")];
const TOWERS: &[Arg] = &[Arg::new("towers", Type::Towers, "The towers.")];

#[inline(always)]
fn free(table: &Table) -> [Part; 4] {
    let board = table.board();
    [
        Part::is("blank", "C1", board.blank(table.shape())),
        Part::is_not("under a pawn", "C3", board.pawns_of(table.everyone())),
        Part::is_not("a start", "B4", table.shape().starts()),
        Part::is_not("under a tower", "C2", board.covered()),
    ]
}

fn protected(table: &Table) -> [Part; 2] {
    [Part::is("a start", "B4", table.shape().starts()), Part::or("under a tower", "W1", table.board().covered())]
}

#[inline(always)]
fn obstacles(table: &Table) -> Squares {
    table.board().obstacles(table.shape(), table.me())
}

/// The lines in these directions, each up to the first obstacle (C4).
pub(crate) fn lines_of(table: &Table, from: Squares, towards: Directions) -> Squares {
    line(table, from, towards, obstacles(table))
}

#[inline(always)]
fn line(table: &Table, from: Squares, towards: Directions, stop: Squares) -> Squares {
    let mut all = Squares::EMPTY;
    for square in from {
        for direction in towards.iter() {
            all |= table.shape().ray(square, direction, stop);
        }
    }
    all
}

/// The lines as if nothing stopped them, without what lies from the first obstacle on.
fn line_parts(table: &Table, from: Squares, towards: Directions) -> [Part; 2] {
    let stop = obstacles(table);
    let whole = line(table, from, towards, Squares::EMPTY);
    let hidden = whole - line(table, from, towards, stop);
    [
        Part::is("in such a line", "C4", whole),
        Part::is_not("at or behind an obstacle", "C4", hidden).because_of(hidden & stop),
    ]
}
