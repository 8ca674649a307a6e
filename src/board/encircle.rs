//! Encirclement (E1–E5): which groups of not-yours fall to a player after a gain.
//!
//! [`fall`] is the rule itself on whole rows of bits. [`may_close`] is the shortcut in front of it: it may say yes in
//! vain, never no in vain, as long as the caller remembers ([`Fall::left_over`]) that a closed group still stands.

use super::layout::Board;
use super::player::{Player, Players};
use super::shape::Shape;
use super::squares::{Square, Squares};

/// What an encircled group gives up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// Blank and enemy squares; enemy pawns inside are knocked out (E3).
    All,
    /// Only a group of blank and dead squares falls (E4).
    Blank,
}

/// How rings are read; each field is a knob.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RingRule {
    pub takes: Takes,
    /// A gap at a corner opens the ring (E1).
    pub corner_gap_opens: bool,
    /// Only a group that touches a gained square can fall (E5).
    pub touching_only: bool,
}

/// What falls to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fall {
    /// The squares that become the player's.
    pub taken: Squares,
    /// Every square of the groups that fall, those of E2 too: enemy pawns on `taken` are knocked out.
    pub groups: Squares,
    /// Whether an encircled group with a square to win stays as it is, so that a later gain beside it may still take it.
    pub left_over: bool,
}

/// The squares that aren't a player's, by whether they reach the board's edge (E1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Flood {
    /// Every square that isn't the player's.
    pub outside: Squares,
    /// Those of them that join the edge.
    pub open: Squares,
}

pub(super) fn flood(board: &Board, shape: &Shape, player: Player, rule: RingRule) -> Flood {
    let outside = shape.all() - board.owned(player);
    let open = shape.flooded(outside & shape.edge(), outside, rule.corner_gap_opens);
    Flood { outside, open }
}

/// What decides whether an encircled group falls.
pub(super) struct Judge {
    fixed: Squares,
    touched: Squares,
    enemies: Squares,
    rule: RingRule,
}

/// How an encircled group is judged; it falls if there is a prize and all of it holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The squares that become the player's (E2).
    pub prize: Squares,
    /// The group touches a square just gained, where it must (E5).
    pub ripe: bool,
    /// The group holds nothing that keeps it from falling (E4).
    pub whole: bool,
}

impl Judge {
    pub(super) fn new(board: &Board, shape: &Shape, player: Player, gained: Squares, rule: RingRule) -> Judge {
        Judge {
            fixed: board.fixed(shape, player),
            touched: shape.spread(gained, shape.all(), true),
            enemies: board.owned_by(shape.players().minus(Players::one(player))),
            rule,
        }
    }

    #[inline]
    pub(super) fn verdict(&self, group: Squares) -> Verdict {
        Verdict {
            prize: group - self.fixed,
            ripe: !self.rule.touching_only || group.meets(self.touched),
            whole: self.rule.takes == Takes::All || !group.meets(self.enemies),
        }
    }
}

/// What falls to `player` when `gained` (all `player`'s now) has just been gained.
pub fn fall(board: &Board, shape: &Shape, player: Player, gained: Squares, rule: RingRule) -> Fall {
    let Flood { outside, open } = flood(board, shape, player, rule);
    let inside = outside - open;
    let mut result = Fall { taken: Squares::EMPTY, groups: Squares::EMPTY, left_over: false };
    if inside.is_empty() {
        return result;
    }
    let judge = Judge::new(board, shape, player, gained, rule);
    let mut rest = inside;
    while let Some(seed) = rest.first() {
        let group = group_of(shape, seed, inside, rule.corner_gap_opens);
        rest -= group;
        let Verdict { prize, ripe, whole } = judge.verdict(group);
        if prize.is_empty() {
            continue;
        }
        if ripe && whole {
            result.taken |= prize;
            result.groups |= group;
        } else {
            result.left_over = true;
        }
    }
    result
}

pub(super) fn group_of(shape: &Shape, seed: Square, within: Squares, corners: bool) -> Squares {
    shape.flooded(Squares::one(seed), within, corners)
}

/// Whether gaining `gained` can have closed a ring round a group, `owned` being the player's squares with the gain.
///
/// Square by square: a gain separates something only if the not-yours among its eight neighbours, off-board counting
/// as not yours, fall into two or more groups.
pub fn may_close(shape: &Shape, owned: Squares, gained: Squares, rule: RingRule) -> bool {
    let table = if rule.corner_gap_opens { &GROUPS_BY_CORNER } else { &GROUPS_BY_EDGE };
    let mut before = owned - gained;
    for square in gained {
        let open = !shape.ring(before, square) & 0xff;
        if table[open] > 1 {
            return true;
        }
        before.insert(square);
    }
    false
}

/// Whether squares that are about to be lost from `owned` may come to stand alone inside that player's land: one of them
/// joins no neighbour that was open before and is itself free to be taken.
pub(crate) fn may_seal(shape: &Shape, owned: Squares, fixed: Squares, lost: Squares, corners: bool) -> bool {
    lost.iter().any(|square| {
        let near = if corners { shape.around(square) } else { shape.beside(Squares::one(square)) };
        !shape.edge().contains(square) && (near - owned - fixed).is_empty()
    })
}

/// For every pattern of not-yours on the eight places round a square (bit order of [`Shape::ring`]): how many
/// separate groups it holds.
const GROUPS_BY_CORNER: [u8; 256] = groups(true);
/// The same where only shared edges connect; a group that has no edge with the square itself doesn't count.
const GROUPS_BY_EDGE: [u8; 256] = groups(false);

const PLACES: [(i32, i32); 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

const fn groups(corners: bool) -> [u8; 256] {
    let mut table = [0; 256];
    let mut pattern = 0;
    while pattern < 256 {
        let mut seen = 0;
        let mut first = 0;
        while first < 8 {
            let (x, y) = PLACES[first];
            let counts = corners || x == 0 || y == 0;
            if pattern >> first & 1 == 1 && seen >> first & 1 == 0 && counts {
                table[pattern] += 1;
                seen |= connected(pattern, first, corners);
            }
            first += 1;
        }
        pattern += 1;
    }
    table
}

const fn connected(pattern: usize, first: usize, corners: bool) -> usize {
    let mut group = 1 << first;
    loop {
        let mut wider = group;
        let mut a = 0;
        while a < 8 {
            let mut b = 0;
            while b < 8 {
                let (x, y) = (PLACES[a].0 - PLACES[b].0, PLACES[a].1 - PLACES[b].1);
                let steps = x * x + y * y;
                let touches = steps == 1 || (corners && steps == 2);
                if group >> a & 1 == 1 && pattern >> b & 1 == 1 && touches {
                    wider |= 1 << b;
                }
                b += 1;
            }
            a += 1;
        }
        if wider == group {
            return group;
        }
        group = wider;
    }
}
