//! Taking, blanking, killing and reviving squares.

use super::super::event::{Event, How};
use super::super::query::lines_of;
use super::super::table::Table;
use super::super::value::{Arg, Type, Value};
use super::{Fault, NOTHING, Primitive};
use crate::board::Squares;

const SQUARES: &[Arg] = &[Arg::new("squares", Type::Squares, "The squares; those that can't be changed are left out.")];

pub(super) static PRIMITIVES: &[Primitive] = &[
    Primitive {
        name: "capture",
        args: SQUARES,
        rule: "C1",
        doc: "Makes squares yours.",
        gives: None,
        example: "capture = { all = [\"blank\", { beside = \"mine\" }] }",
        always: false,
        run: |table, args| capture(table, args[0].squares()),
    },
    Primitive {
        name: "capture_line",
        args: &[
            Arg::or("from", Type::Squares, "Where the lines start.", "my_pawn"),
            Arg::new("towards", Type::Directions, "The directions."),
        ],
        rule: "C4",
        doc: "Makes yours every square from a place on, each way up to the first obstacle.",
        gives: None,
        example: "capture_line = { towards = \"orthogonal\" }",
        always: false,
        run: |table, args| {
            let line = lines_of(table, args[0].squares(), args[1].directions());
            capture(table, line)
        },
    },
    Primitive {
        name: "capture_around",
        args: &[Arg::or("of", Type::Squares, "The middle.", "my_pawn")],
        rule: "C4",
        doc: "Makes yours the squares that touch a place by edge or corner, except obstacles.",
        gives: None,
        example: "capture_around = \"my_pawn\"",
        always: false,
        run: |table, args| {
            let around = table.shape().around_all(args[0].squares());
            let obstacles = table.board().obstacles(table.shape(), table.me());
            capture(table, around - obstacles)
        },
    },
    Primitive {
        name: "blank",
        args: SQUARES,
        rule: "C2",
        doc: "Makes owned squares blank; not starts, towers or squares under a pawn.",
        gives: None,
        example: "blank = { rows = \"my_pawn\" }",
        always: false,
        run: |table, args| {
            let squares = args[0].squares() & table.blankable();
            if !squares.is_empty() {
                table.emit_here(Event::Blanked { squares });
            }
            Ok(NOTHING)
        },
    },
    Primitive {
        name: "kill",
        args: SQUARES,
        rule: "C5",
        doc: "Kills squares for good; not starts, towers or squares under a pawn.",
        gives: None,
        example: "kill = \"target\"",
        always: false,
        run: |table, args| {
            let squares = args[0].squares() & table.killable();
            if !squares.is_empty() {
                table.emit_here(Event::Killed { squares });
            }
            Ok(NOTHING)
        },
    },
    Primitive {
        name: "revive",
        args: SQUARES,
        rule: "C5",
        doc: "Brings dead squares back to life, blank.",
        gives: None,
        example: "revive = \"dead\"",
        always: false,
        run: |table, args| {
            let squares = args[0].squares() & table.board().dead();
            if !squares.is_empty() {
                table.emit_here(Event::Revived { squares });
            }
            Ok(NOTHING)
        },
    },
    Primitive {
        name: "encircle",
        args: &[Arg::or("beside", Type::Squares, "The squares of yours whose rings are looked at.", "mine")],
        rule: "E5",
        doc: "Closes your rings at once, as if these squares of yours had just been gained.",
        gives: None,
        example: "encircle = \"mine\"",
        always: false,
        run: |table, args| {
            let me = table.me();
            let gained = args[0].squares() & table.board().owned(me);
            if table.scope.probing {
                let fall = crate::board::fall(table.board(), table.shape(), me, gained, table.setup.ring);
                table.scope.changed |= !fall.taken.is_empty();
                return Ok(NOTHING);
            }
            table.state.sealed.0[me] = true;
            table.close_ring(me, gained)?;
            Ok(NOTHING)
        },
    },
];

#[inline(always)]
fn capture(table: &mut Table, squares: Squares) -> Result<Value, Fault> {
    let me = table.me();
    let squares = squares & table.board().takeable(table.shape(), me);
    if !squares.is_empty() {
        table.emit_here(Event::Gained { player: me, squares, how: How::Card });
    }
    Ok(NOTHING)
}
