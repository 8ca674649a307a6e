//! Where towers may stand (W2).

use crate::board::{Players, Shape, Squares, Tower};

use super::decision::Block;
use super::table::Table;

/// Squares a side of the block that a tower asks for: one for a keep, two for any other, fallback towers too.
pub fn side_of(tower: &Tower) -> i64 {
    if tower.is_keep() { 1 } else { 2 }
}

/// The ground on which `me` may plant a tower of `side` squares a side, in reading order of the upper left square; or,
/// with `moving`, move that tower to: its own squares count as uncovered, the same place doesn't count.
pub fn blocks(table: &Table, side: i64, moving: Option<usize>) -> impl Iterator<Item = Block> {
    let allowed = allowed(table, side, moving);
    let stay = moving.and_then(|index| table.board().towers().get(index)).map(|tower| tower.squares);
    let side = side.clamp(1, 255) as u8;
    let mut found = fitting(table.shape(), allowed, stay, &[(side, side)]);
    if found.is_empty() && side == 2 && table.knobs().fallback {
        found = fitting(table.shape(), allowed, stay, &[(2, 1), (1, 2)]);
    }
    found.into_iter()
}

fn allowed(table: &Table, side: i64, moving: Option<usize>) -> Squares {
    let (board, shape, me) = (table.board(), table.shape(), table.me());
    let blank = if side == 1 { table.knobs().keep_ground_blank } else { table.knobs().ground_blank };
    let mut squares = board.owned(me);
    if blank {
        squares |= board.blank(shape);
    }
    let uncovered = moving.and_then(|index| board.towers().get(index)).map(|tower| tower.squares).unwrap_or_default();
    let enemies = table.everyone().minus(Players::one(me));
    squares - (board.covered() - uncovered) - board.pawns_of(enemies)
}

fn fitting(shape: &Shape, allowed: Squares, stay: Option<Squares>, sizes: &[(u8, u8)]) -> Vec<Block> {
    let mut found = Vec::new();
    for corner in allowed {
        for &(across, down) in sizes {
            let block = Block { corner, across, down };
            let squares = block.squares(shape);
            if squares.len() == across as usize * down as usize && squares.within(allowed) && stay != Some(squares) {
                found.push(block);
            }
        }
    }
    found
}
