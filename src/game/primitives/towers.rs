//! Planting, moving, destroying and giving towers; the reserve.

use smallvec::SmallVec;

use super::super::event::Event;
use super::super::table::Table;
use super::super::value::{Arg, Type, Value};
use super::pawns::one_player;
use super::{Fault, NOTHING, Primitive};
use crate::board::Tower;

const WHO: Arg = Arg::or("players", Type::Players, "Whose.", "me");
const COUNT: Arg = Arg::number("count", "How many.", 1);

pub(super) static PRIMITIVES: &[Primitive] = &[
    Primitive {
        name: "plant",
        args: &[Arg::new("at", Type::Squares, "The ground: a block, two neighbours, or one square for a keep.")],
        rule: "W3",
        doc: "Plants a tower of yours from the reserve, or a keep if the ground is one square.",
        gives: None,
        example: "plant = \"ground\"",
        always: false,
        run: |table, args| {
            let (player, squares) = (table.me(), args[0].squares());
            check_ground(table, squares, None)?;
            if squares.len() > 1 && table.state.reserve[player] == 0 {
                return Fault::new("W3", format!("{player} has no tower in reserve"));
            }
            table.emit_here(Event::Planted { player, squares });
            Ok(NOTHING)
        },
    },
    Primitive {
        name: "move_tower",
        args: &[
            Arg::new("tower", Type::Towers, "One tower of yours."),
            Arg::new("to", Type::Squares, "Its new ground."),
        ],
        rule: "W5",
        doc: "Moves a tower of yours; it keeps its age.",
        gives: None,
        example: "move_tower = { tower = \"tower\", to = \"ground\" }",
        always: false,
        run: |table, args| {
            let to = args[1].squares();
            let (index, tower) = one_tower(table, args[0])?;
            if tower.owner != table.me() {
                return Fault::new("W5", format!("the tower is {}'s, not {}'s", tower.owner, table.me()));
            }
            check_ground(table, to, Some(index))?;
            if to != tower.squares {
                table.emit_here(Event::TowerMoved { player: tower.owner, from: tower.squares, to });
            }
            Ok(NOTHING)
        },
    },
    Primitive {
        name: "destroy",
        args: &[Arg::new("towers", Type::Towers, "The towers and keeps.")],
        rule: "W4",
        doc: "Destroys towers; their squares stay their owner's.",
        gives: None,
        example: "destroy = \"my_towers\"",
        always: false,
        run: |table, args| {
            let returns = table.knobs().destroyed_returns;
            let doomed: SmallVec<[Tower; 6]> =
                args[0].towers().iter().filter_map(|at| table.board().towers().get(at)).copied().collect();
            for tower in doomed {
                table.emit_here(Event::Destroyed {
                    player: tower.owner,
                    squares: tower.squares,
                    returns: returns && !tower.is_keep(),
                });
            }
            Ok(NOTHING)
        },
    },
    Primitive {
        name: "give",
        args: &[Arg::new("tower", Type::Towers, "One tower."), Arg::new("to", Type::Players, "Who gets it.")],
        rule: "W7",
        doc: "Gives a tower with its squares to another player; not one under its owner's pawn or over its owner's start.",
        gives: None,
        example: "give = { tower = \"tower\", to = \"receiver\" }",
        always: false,
        run: |table, args| {
            let to = one_player(args[1])?;
            let (_, tower) = one_tower(table, args[0])?;
            let from = tower.owner;
            let kept = table.board().pawn(from).into_iter().chain(table.shape().start(from));
            if kept.into_iter().any(|square| tower.squares.contains(square)) {
                return Fault::new("W7", "a tower under its owner's pawn, or over its owner's start, can't be given");
            }
            if from != to {
                table.emit_here(Event::Given { from, to, squares: tower.squares });
            }
            Ok(NOTHING)
        },
    },
    Primitive {
        name: "reserve_gain",
        args: &[WHO, COUNT],
        rule: "W3",
        doc: "Adds towers to the reserve.",
        gives: None,
        example: "reserve_gain = { players = \"me\", count = 1 }",
        always: false,
        run: |table, args| change_reserve(table, args, 1),
    },
    Primitive {
        name: "reserve_lose",
        args: &[WHO, COUNT],
        rule: "W3",
        doc: "Takes towers out of the reserve for good, as many as there are.",
        gives: None,
        example: "reserve_lose = \"victim\"",
        always: false,
        run: |table, args| change_reserve(table, args, -1),
    },
    Primitive {
        name: "regain",
        args: &[WHO],
        rule: "W3",
        doc: "Brings one destroyed tower back to the reserve; never above the number that a player starts with.",
        gives: None,
        example: "regain = \"me\"",
        always: false,
        run: |table, args| {
            for player in args[0].players().iter() {
                let total = table.board().standing(player, false) + table.state.reserve[player] as usize;
                if table.state.lost[player] > 0 && total < table.knobs().towers_reserve as usize {
                    table.emit_here(Event::Regained { player });
                }
            }
            Ok(NOTHING)
        },
    },
];

fn change_reserve(table: &mut Table, args: &[Value], sign: i64) -> Result<Value, Fault> {
    let count = args[1].number();
    if !(0..=100).contains(&count) {
        return Fault::new("W3", format!("a reserve changes by 0 to 100 towers, found {count}"));
    }
    for player in args[0].players().iter() {
        let by = if sign < 0 { -(count.min(table.state.reserve[player] as i64)) } else { count };
        if by != 0 {
            table.emit_here(Event::ReserveChanged { player, by: by as i8 });
        }
    }
    Ok(NOTHING)
}

#[inline(always)]
fn check_ground(table: &Table, squares: crate::board::Squares, moving: Option<usize>) -> Result<(), Fault> {
    let (board, shape, me) = (table.board(), table.shape(), table.me());
    let stays = moving.and_then(|index| board.towers().get(index)).map(|tower| tower.squares).unwrap_or_default();
    let enemies = board.pawns_of(table.opponents());
    let allowed = (board.owned(me) | board.blank(shape)) - (board.covered() - stays) - enemies;
    if squares.is_empty() || !squares.within(allowed) {
        let wrong = shape.list(squares - allowed);
        return Fault::new(
            "W2",
            format!("a tower stands on blank squares or squares of its owner's, not on `{wrong}`"),
        );
    }
    Ok(())
}

fn one_tower(table: &Table, value: Value) -> Result<(usize, Tower), Fault> {
    let towers = value.towers();
    let index = table.tower_of(towers);
    match index.and_then(|index| Some((index, *table.board().towers().get(index)?))) {
        Some(found) => Ok(found),
        None => Fault::new("", format!("expected one tower, found {}", towers.len())),
    }
}
