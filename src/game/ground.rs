//! Where towers may stand (W2).

use crate::board::{Part, Players, Squares, Tower, join};

use super::choices::Choices;
use super::decision::{Block, Choice};
use super::table::Table;

/// Squares a side of the block that a tower asks for: one for a keep, two for any other, fallback towers too.
pub fn side_of(tower: &Tower) -> i64 {
    if tower.is_keep() { 1 } else { 2 }
}

/// The ground that a tower may be planted on.
pub struct Ground {
    /// The upper left squares of the blocks, by size.
    corners: [Squares; 2],
    /// The sizes, across and down.
    sizes: [(u8, u8); 2],
    /// A block that doesn't count: where a moved tower stands already; no square if none is moved.
    stay: Squares,
}

impl Ground {
    /// The ground on which `me` may plant a tower of `side` squares a side; or, with `moving`, move that tower to: its
    /// own squares count as uncovered, the same place doesn't count.
    pub fn of(table: &Table, side: i64, moving: Option<usize>) -> Ground {
        let allowed = allowed(table, side, moving);
        let stay = standing(table, moving);
        let side = side.clamp(1, 255) as u8;
        let corners = |across, down| table.shape().corners(allowed, across, down);
        let whole = corners(side, side);
        if side == 2 && table.knobs().fallback {
            let mut free = whole;
            leave_out_stay(table, stay, (side, side), &mut free);
            if free.is_empty() {
                return Ground { corners: [corners(2, 1), corners(1, 2)], sizes: [(2, 1), (1, 2)], stay };
            }
        }
        Ground { corners: [whole, Squares::EMPTY], sizes: [(side, side), (0, 0)], stay }
    }

    fn by_size(&self) -> impl Iterator<Item = ((u8, u8), Squares)> {
        self.sizes.into_iter().zip(self.corners)
    }

    /// Whether there is any, for a tower that stands nowhere yet.
    #[inline]
    pub(super) fn is_any(&self) -> bool {
        !(self.corners[0] | self.corners[1]).is_empty()
    }

    /// Makes `into` the blocks as choices, in the same order as [`blocks`](Self::blocks).
    pub fn choices(&self, table: &Table, into: &mut Choices) {
        let ([mut corners, second], (across, down)) = (self.corners, self.sizes[0]);
        if !second.is_empty() {
            return into.be_list(self.blocks(table).map(Choice::Block));
        }
        leave_out_stay(table, self.stay, (across, down), &mut corners);
        into.be_blocks(corners, across, down);
    }

    /// The squares of all the blocks.
    pub fn squares(&self, table: &Table) -> Squares {
        let shape = table.shape();
        self.by_size().fold(Squares::EMPTY, |all, ((across, down), mut corners)| {
            leave_out_stay(table, self.stay, (across, down), &mut corners);
            all | shape.blocks(corners, across, down)
        })
    }

    /// The blocks, in reading order of the upper left square; a fallback lying before one standing.
    pub fn blocks<'a>(&'a self, table: &'a Table) -> impl Iterator<Item = Block> + 'a {
        let at =
            move |corner| {
                self.by_size()
                    .filter(move |(_, corners)| corners.contains(corner))
                    .map(move |((across, down), _)| Block { corner, across, down })
            };
        (self.corners[0] | self.corners[1])
            .iter()
            .flat_map(at)
            .filter(|block| self.stay != block.squares(table.shape()))
    }
}

/// Takes the block that doesn't count out of those of its size.
#[inline(always)]
fn leave_out_stay(table: &Table, stay: Squares, (across, down): (u8, u8), corners: &mut Squares) {
    if !stay.is_empty()
        && let Some(corner) = stay.first()
        && (Block { corner, across, down }).squares(table.shape()) == stay
    {
        corners.remove(corner);
    }
}

/// The squares of a tower that is moved.
#[inline]
fn standing(table: &Table, moving: Option<usize>) -> Squares {
    moving.and_then(|index| table.board().towers().get(index)).map(|tower| tower.squares).unwrap_or_default()
}

fn allowed(table: &Table, side: i64, moving: Option<usize>) -> Squares {
    join(allowed_parts(table, side, moving))
}

/// What the squares that a tower may cover are made of.
#[inline(always)]
pub(crate) fn allowed_parts(table: &Table, side: i64, moving: Option<usize>) -> [Part; 4] {
    let (board, shape, me) = (table.board(), table.shape(), table.me());
    let blank = if side == 1 { table.knobs().keep_ground_blank } else { table.knobs().ground_blank };
    let uncovered = standing(table, moving);
    let enemies = table.everyone().minus(Players::one(me));
    [
        Part::is("yours", "W2", board.owned(me)),
        Part::or("blank, where blank ground will do", "W2", if blank { board.blank(shape) } else { Squares::EMPTY }),
        Part::is_not("under another tower", "W2", board.covered() - uncovered),
        Part::is_not("under an enemy pawn", "W2", board.pawns_of(enemies)),
    ]
}
