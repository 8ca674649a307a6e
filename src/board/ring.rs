//! Why a group of not-yours is or isn't encircled: the group, how it is judged, and the gap that opens the ring.

use std::collections::VecDeque;

use super::encircle::{Judge, RingRule, Verdict, flood, group_of};
use super::layout::Board;
use super::player::Player;
use super::shape::Shape;
use super::squares::{CAPACITY, Square, Squares};

/// A group of squares that aren't a player's (E1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ring {
    pub group: Squares,
    /// No square of it is on the board's edge.
    pub encircled: bool,
    /// How what is encircled, or would be with the gap closed, is judged.
    pub verdict: Verdict,
    /// Squares in it that can't become the player's (E2).
    pub spared: Squares,
    /// Of an open group: the fewest squares that the player lacks to close a ring round the square asked about, the
    /// nearest such squares; `None` if no gain of a few squares would.
    pub gap: Option<Squares>,
    /// What would lie within the ring with the gap closed; the group where there is no gap.
    pub inside: Squares,
}

/// The most squares that are still called a gap.
pub const WIDEST_GAP: usize = 6;

/// The group that `square`, which isn't `player`'s, belongs to, as [`fall`](super::fall) sees it after `gained`.
pub fn ring(board: &Board, shape: &Shape, player: Player, square: Square, gained: Squares, rule: RingRule) -> Ring {
    let flood = flood(board, shape, player, rule);
    let corners = rule.corner_gap_opens;
    let group = group_of(shape, square, flood.outside, corners);
    let encircled = !flood.open.contains(square);
    let fixed = board.fixed(shape, player);
    let gap = if encircled { None } else { gap(shape, square, group, group & fixed, corners, WIDEST_GAP) };
    let inside = gap.map_or(group, |gap| group_of(shape, square, group - gap, corners));
    let verdict = Judge::new(board, shape, player, gained, rule).verdict(inside);
    Ring { group, encircled, verdict, spared: inside & fixed, gap, inside }
}

/// The open places that fewest gains would turn into rings with something to win inside: gap and inside, the smallest
/// gap first, of equals the largest inside; none wider than `most`.
pub fn gaps(board: &Board, shape: &Shape, player: Player, rule: RingRule, most: usize) -> Vec<(Squares, Squares)> {
    let flood = flood(board, shape, player, rule);
    let corners = rule.corner_gap_opens;
    let fixed = board.fixed(shape, player);
    let judge = Judge::new(board, shape, player, Squares::EMPTY, rule);
    let mut found: Vec<(Squares, Squares)> = Vec::new();
    for square in flood.open - shape.edge() {
        let group = flood.open;
        let Some(gap) = gap(shape, square, group, group & fixed, corners, most) else { continue };
        let inside = group_of(shape, square, group - gap, corners);
        let verdict = judge.verdict(inside);
        if verdict.whole && !verdict.prize.is_empty() && !found.iter().any(|(other, _)| *other == gap) {
            found.push((gap, inside));
        }
    }
    found.sort_by_key(|(gap, inside)| (gap.len(), usize::MAX - inside.len()));
    found
}

/// The fewest squares of `within`, none of them of `fixed` or `from` itself, that part `from` from the board's edge: a
/// smallest cut, found by as many paths to the edge that share no such square.
fn gap(shape: &Shape, from: Square, within: Squares, fixed: Squares, corners: bool, most: usize) -> Option<Squares> {
    if shape.edge().contains(from) {
        return None;
    }
    let mut net =
        Net { shape, from, within, fixed, corners, through: [0; CAPACITY], flow: vec![0; CAPACITY * CAPACITY] };
    let mut paths = 0;
    loop {
        match net.widen() {
            Ok(()) if paths == most => return None,
            Ok(()) => paths += 1,
            Err(reached) => return Some(net.cut(&reached)),
        }
    }
}

/// Every square is a pair of nodes, where one comes in and where one goes out; between them fits one path.
struct Net<'a> {
    shape: &'a Shape,
    from: Square,
    within: Squares,
    fixed: Squares,
    corners: bool,
    through: [u8; CAPACITY],
    flow: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Node {
    In(Square),
    Out(Square),
}

impl Node {
    fn place(self) -> usize {
        match self {
            Node::In(square) => square.index() * 2,
            Node::Out(square) => square.index() * 2 + 1,
        }
    }
}

impl Net<'_> {
    fn wide(&self, square: Square) -> bool {
        square == self.from || self.fixed.contains(square)
    }

    fn near(&self, square: Square) -> Squares {
        let near = if self.corners { self.shape.around(square) } else { self.shape.beside(Squares::one(square)) };
        near & self.within
    }

    fn onward(&self, node: Node) -> Vec<Node> {
        let between = |from: Square, to: Square| self.flow[from.index() * CAPACITY + to.index()];
        match node {
            Node::In(square) => {
                let out = self.wide(square) || self.through[square.index()] == 0;
                let back = self.near(square).iter().filter(|other| between(*other, square) > 0).map(Node::Out);
                out.then_some(Node::Out(square)).into_iter().chain(back).collect()
            }
            Node::Out(square) => {
                let back = (self.through[square.index()] > 0).then_some(Node::In(square));
                self.near(square).iter().map(Node::In).chain(back).collect()
            }
        }
    }

    /// Adds one path to the edge; if there is none more, the nodes that can still be reached.
    fn widen(&mut self) -> Result<(), Vec<bool>> {
        let start = Node::Out(self.from);
        let mut reached = vec![false; CAPACITY * 2];
        let mut before: Vec<Option<Node>> = vec![None; CAPACITY * 2];
        reached[start.place()] = true;
        let mut waiting = VecDeque::from([start]);
        while let Some(node) = waiting.pop_front() {
            if let Node::Out(square) = node
                && self.shape.edge().contains(square)
            {
                self.take(node, &before);
                return Ok(());
            }
            for next in self.onward(node) {
                if !reached[next.place()] {
                    reached[next.place()] = true;
                    before[next.place()] = Some(node);
                    waiting.push_back(next);
                }
            }
        }
        Err(reached)
    }

    fn take(&mut self, end: Node, before: &[Option<Node>]) {
        let mut node = end;
        while let Some(last) = before[node.place()] {
            match (last, node) {
                (Node::In(_), Node::Out(square)) if last.place() + 1 == node.place() => {
                    self.through[square.index()] += 1
                }
                (Node::Out(square), Node::In(other)) if square == other => self.through[square.index()] -= 1,
                (Node::Out(a), Node::In(b)) => self.flow[a.index() * CAPACITY + b.index()] += 1,
                (Node::In(b), Node::Out(a)) => self.flow[a.index() * CAPACITY + b.index()] -= 1,
                _ => {}
            }
            node = last;
        }
    }

    fn cut(&self, reached: &[bool]) -> Squares {
        let between = |square: &Square| reached[Node::In(*square).place()] && !reached[Node::Out(*square).place()];
        self.within.iter().filter(between).collect()
    }
}
