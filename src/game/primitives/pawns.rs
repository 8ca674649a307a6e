//! Moving pawns: stepping, teleporting, swapping, sending home, knocking out.

use super::super::event::{Event, How};
use super::super::host::ScriptError;
use super::super::table::Table;
use super::super::value::{Arg, Type, Value};
use super::{Fault, NOTHING, Primitive};
use crate::board::{Player, Players, Square};

const PAWN: Arg = Arg::or("pawn", Type::Players, "Whose pawn.", "me");

pub(super) static PRIMITIVES: &[Primitive] = &[
    Primitive {
        name: "move",
        args: &[Arg::new("towards", Type::Directions, "One direction."), PAWN],
        rule: "M4",
        doc: "Moves a pawn one square, which becomes its player's; nothing happens where it can't enter.",
        gives: None,
        example: "move = { towards = \"way\" }",
        always: false,
        run: |table, args| {
            let player = one_player(args[1])?;
            let directions = args[0].directions();
            let Some(direction) = directions.iter().next().filter(|_| directions.len() == 1) else {
                return Fault::new("M1", format!("a step takes one direction, found {}", directions.len()));
            };
            let to = table.board().pawn(player).and_then(|from| table.shape().step(from, direction));
            if let Some(to) = to.filter(|to| table.board().enterable(table.shape(), player).contains(*to)) {
                land(table, player, to, How::Card)?;
            }
            Ok(NOTHING)
        },
    },
    Primitive {
        name: "teleport",
        args: &[Arg::new("to", Type::Squares, "One square that the pawn may enter."), PAWN],
        rule: "M4",
        doc: "Puts a pawn on a square, which becomes its player's; an enemy pawn there is knocked out.",
        gives: None,
        example: "teleport = { to = \"target\", pawn = \"victim\" }",
        always: false,
        run: |table, args| {
            let player = one_player(args[1])?;
            let Some(to) = args[0].squares().first().filter(|_| args[0].squares().len() == 1) else {
                return Fault::new("M4", format!("a pawn goes to one square, found {}", args[0].squares().len()));
            };
            if !table.board().enterable(table.shape(), player).contains(to) {
                let name = table.shape().name(to);
                return Fault::new(
                    "M3",
                    format!("{player}'s pawn can't enter {name}: it is dead, an enemy tower or start"),
                );
            }
            if table.board().pawn(player).is_none() {
                return Fault::new("M4", format!("{player} has no pawn on the board"));
            }
            land(table, player, to, How::Card)?;
            Ok(NOTHING)
        },
    },
    Primitive {
        name: "swap",
        args: &[Arg::new("with", Type::Players, "Whose pawn changes places with it."), PAWN],
        rule: "M4",
        doc: "Two pawns change places and each square takes its new pawn's colour; no knockout.",
        gives: None,
        example: "swap = \"victim\"",
        always: false,
        run: |table, args| {
            let (a, b) = (one_player(args[1])?, one_player(args[0])?);
            let place = |player| table.board().pawn(player);
            let (Some(here), Some(there)) = (place(a), place(b)) else {
                return Fault::new("M4", "both players must have a pawn on the board");
            };
            let enters = |player, square| table.board().enterable(table.shape(), player).contains(square);
            if !enters(a, there) || !enters(b, here) {
                return Fault::new(
                    "M3",
                    format!("{a} and {b} can't swap: each must be able to enter the other's square"),
                );
            }
            if a != b {
                table.emit_here(Event::Swapped { a, b });
            }
            Ok(NOTHING)
        },
    },
    Primitive {
        name: "send_to_start",
        args: &[PAWN],
        rule: "K4",
        doc: "Sends a pawn to its start; nobody scores.",
        gives: None,
        example: "send_to_start = \"me\"",
        always: false,
        run: |table, args| {
            for player in args[0].players().iter() {
                if let (Some(from), Some(to)) = (table.board().pawn(player), table.shape().start(player))
                    && from != to
                {
                    table.emit_here(Event::Moved { player, from, to, how: How::Home });
                }
            }
            Ok(NOTHING)
        },
    },
    Primitive {
        name: "knock_out",
        args: &[Arg::new("pawn", Type::Players, "Whose pawns.")],
        rule: "K1",
        doc: "Knocks pawns of opponents out: they go to their starts and you score.",
        gives: None,
        example: "knock_out = \"victim\"",
        always: false,
        run: |table, args| {
            let me = table.me();
            for player in args[0].players().both(table.opponents()).iter() {
                table.knock_out(player, me)?;
            }
            Ok(NOTHING)
        },
    },
];

/// Puts a pawn, if there is one, on a square that it may enter; enemy pawns there are knocked out (K1).
#[inline(always)]
pub(in crate::game) fn land(table: &mut Table, player: Player, to: Square, how: How) -> Result<(), ScriptError> {
    let Some(from) = table.board().pawn(player).filter(|from| *from != to) else { return Ok(()) };
    for victim in table.everyone().minus(Players::one(player)).iter() {
        if table.board().pawn(victim) == Some(to) {
            table.knock_out(victim, player)?;
        }
    }
    table.emit_here(Event::Moved { player, from, to, how });
    Ok(())
}

pub(super) fn one_player(value: Value) -> Result<Player, Fault> {
    let players = value.players();
    match players.only() {
        Some(player) => Ok(player),
        None => Fault::new("", format!("expected one player, found {}", players.len())),
    }
}
