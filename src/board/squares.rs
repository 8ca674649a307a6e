//! Squares and sets of squares as bits.
//!
//! A [`Square`] is an index into the padded grid of one [`Shape`](super::Shape): row by row from the top, one spare
//! column between rows, so that a step over an edge lands on no square. [`Squares`] is a set of
//! them. Iteration order is reading order: top row first, left to right (P4). Nothing here knows a board's size.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use wide::u64x4;

use super::bits::nth_bit;

/// Words in a set: room for every board whose padded grid fits 256 bits (14 × 14 needs 240).
const WORDS: usize = 4;

/// The number of grid places that a set can tell apart.
pub const CAPACITY: usize = WORDS * 64;

/// One square of a board; only a [`Shape`](super::Shape) makes one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(pub(super) u8);

impl Square {
    /// The grid place, for tables that hold one entry a place.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of squares. The whole set is handled at once, in one register where a processor has such wide ones.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Squares(u64x4);

/// The set of each square alone. Whole sets are read and written, never one word of a set: a processor that has just
/// written a word has to wait before it can read the whole.
static ONES: [Squares; CAPACITY] = {
    let mut ones = [Squares::EMPTY; CAPACITY];
    let mut place = 0;
    while place < CAPACITY {
        let mut words = [0; WORDS];
        words[place >> 6] = 1 << (place & 63);
        ones[place] = Squares::of(words);
        place += 1;
    }
    ones
};

impl Squares {
    /// No square.
    pub const EMPTY: Squares = Squares(u64x4::ZERO);

    #[inline(always)]
    const fn of(words: [u64; WORDS]) -> Squares {
        Squares(u64x4::new(words))
    }

    #[inline(always)]
    const fn words(self) -> [u64; WORDS] {
        self.0.to_array()
    }

    /// The set of one square.
    #[inline]
    pub fn one(square: Square) -> Squares {
        ONES[square.index()]
    }

    /// Numbers under 64 as a set, those whose bits are set: for sets of other things that are handled in the same way.
    #[inline]
    pub fn numbers(bits: u64) -> Squares {
        Squares::of([bits, 0, 0, 0])
    }

    /// The numbers under this one as a set.
    pub fn below(number: usize) -> Squares {
        (0..number.min(CAPACITY)).map(|place| Square(place as u8)).collect()
    }

    /// Whether the square is in the set.
    #[inline]
    pub fn contains(&self, square: Square) -> bool {
        self.0.as_array()[(square.0 >> 6) as usize] >> (square.0 & 63) & 1 != 0
    }

    /// Puts the square in.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        *self |= Squares::one(square);
    }

    /// Takes the square out.
    #[inline]
    pub fn remove(&mut self, square: Square) {
        *self -= Squares::one(square);
    }

    /// How many squares the set holds.
    #[inline]
    pub fn len(&self) -> usize {
        self.words().iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set holds none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        let [a, b, c, d] = self.words();
        a | b | c | d == 0
    }

    /// Whether the two sets share a square.
    #[inline]
    pub fn meets(&self, other: Squares) -> bool {
        !(*self & other).is_empty()
    }

    /// Whether every square of this set is in the other.
    #[inline]
    pub fn within(&self, other: Squares) -> bool {
        (*self - other).is_empty()
    }

    /// The first square in reading order.
    #[inline]
    pub fn first(&self) -> Option<Square> {
        let (at, word) = first_word(&self.words());
        (word != 0).then(|| Square((at as u32 * 64 + word.trailing_zeros()) as u8))
    }

    /// The last square in reading order.
    #[inline]
    pub fn last(&self) -> Option<Square> {
        let words = self.words();
        let (mut at, mut word) = (0, words[0]);
        for (place, &here) in words.iter().enumerate().skip(1) {
            at = if here != 0 { place } else { at };
            word = if here != 0 { here } else { word };
        }
        (word != 0).then(|| Square((at as u32 * 64 + 63 - word.leading_zeros()) as u8))
    }

    /// The square that has `rank` others of the set before it in reading order.
    #[inline]
    pub fn nth(&self, rank: usize) -> Option<Square> {
        // No loop and no branch in it: which square is asked for is most often chance, and can't be foreseen.
        let mut rank = rank as u32;
        let words = self.words();
        let (mut at, mut word, mut left) = (0, words[0], words[0].count_ones());
        for (place, &next) in words.iter().enumerate().skip(1) {
            let further = rank >= left;
            rank -= if further { left } else { 0 };
            at = if further { place } else { at };
            word = if further { next } else { word };
            left = if further { next.count_ones() } else { u32::MAX };
        }
        if rank >= word.count_ones() {
            return None;
        }
        Some(Square((at as u32 * 64 + nth_bit(word, rank)) as u8))
    }

    /// The squares in reading order.
    #[inline]
    pub fn iter(self) -> Iter {
        Iter(self.words())
    }

    /// Every square moved `by` grid places on (towards the bottom right); `by` is under 64.
    #[inline]
    pub(super) fn forward(self, by: u32) -> Squares {
        let [a, b, c, d] = self.words();
        let carried = |word: u64| word >> 1 >> (63 - by);
        Squares::of([a << by, b << by | carried(a), c << by | carried(b), d << by | carried(c)])
    }

    /// Every square moved `by` grid places back (towards the top left); `by` is under 64.
    #[inline]
    pub(super) fn backward(self, by: u32) -> Squares {
        let [a, b, c, d] = self.words();
        let carried = |word: u64| word << 1 << (63 - by);
        Squares::of([a >> by | carried(b), b >> by | carried(c), c >> by | carried(d), d >> by])
    }

    /// The grid places from `from` on as bits; there may be up to 63 before the first, which holds nothing.
    #[inline]
    pub(super) fn window(&self, from: isize) -> u64 {
        let place = from.max(0) as usize;
        let word = place >> 6 & (WORDS - 1);
        let words = self.0.as_array();
        let next = if word + 1 < WORDS { words[word + 1] } else { 0 };
        ((((next as u128) << 64 | words[word] as u128) >> (place & 63)) as u64) << (place as isize - from)
    }

    /// The set with every square of `within` that is joined to it by squares of `within`: across edges, and across
    /// corners if they count. `stride` is the way from one row to the next; all squares lie in the first `words` words.
    pub(super) fn flooded(self, within: Squares, stride: u32, corners: bool, words: usize) -> Squares {
        if words > WORDS / 2 {
            return Squares::of(flood(self.words(), within.words(), stride, corners));
        }
        let low = |set: Squares| [set.words()[0], set.words()[1]];
        let [a, b] = flood(low(self), low(within), stride, corners);
        // The meet changes nothing, but the set is then written whole: whoever reads it need not wait for its words.
        Squares::of([a, b, 0, 0]) & within
    }
}

/// Spreads `open` in `within` for as long as it grows.
#[inline(always)]
fn flood<const N: usize>(mut open: [u64; N], within: [u64; N], stride: u32, corners: bool) -> [u64; N] {
    let up = |set: [u64; N], by: u32| {
        std::array::from_fn(|at| set[at] << by | if at > 0 { set[at - 1] >> 1 >> (63 - by) } else { 0 })
    };
    let down = |set: [u64; N], by: u32| {
        std::array::from_fn(|at| set[at] >> by | if at + 1 < N { set[at + 1] << 1 << (63 - by) } else { 0 })
    };
    loop {
        let (right, left): ([u64; N], [u64; N]) = (up(open, 1), down(open, 1));
        let row: [u64; N] = std::array::from_fn(|at| open[at] | right[at] | left[at]);
        let from: [u64; N] = if corners { row } else { std::array::from_fn(|at| row[at] & within[at]) };
        let (below, above): ([u64; N], [u64; N]) = (up(from, stride), down(from, stride));
        let wider = std::array::from_fn(|at| (row[at] | below[at] | above[at]) & within[at]);
        if wider == open || wider == within {
            return wider;
        }
        open = wider;
    }
}

/// The first word that holds a square, and its place; the last if none does. Which it is depends on where things
/// stand on the board and can't be foreseen: so there is no branch in it.
#[inline]
fn first_word(words: &[u64; WORDS]) -> (usize, u64) {
    let (mut at, mut word) = (WORDS - 1, words[WORDS - 1]);
    for place in (0..WORDS - 1).rev() {
        let here = words[place];
        at = if here != 0 { place } else { at };
        word = if here != 0 { here } else { word };
    }
    (at, word)
}

/// The squares of a set in reading order.
#[derive(Clone)]
pub struct Iter([u64; WORDS]);

impl Iterator for Iter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let (at, word) = first_word(&self.0);
        if word == 0 {
            return None;
        }
        self.0[at] = word & (word - 1);
        Some(Square((at as u32 * 64 + word.trailing_zeros()) as u8))
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        let mut set = Squares::EMPTY;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

impl From<Square> for Squares {
    fn from(square: Square) -> Squares {
        Squares::one(square)
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, $assign:ident, $assign_method:ident, |$a:ident, $b:ident| $word:expr) => {
        impl $trait for Squares {
            type Output = Squares;

            #[inline]
            fn $method(self, other: Squares) -> Squares {
                let ($a, $b) = (self.0, other.0);
                Squares($word)
            }
        }

        impl $assign for Squares {
            #[inline]
            fn $assign_method(&mut self, other: Squares) {
                *self = self.$method(other);
            }
        }
    };
}

operator!(BitOr, bitor, BitOrAssign, bitor_assign, |a, b| a | b);
operator!(BitAnd, bitand, BitAndAssign, bitand_assign, |a, b| a & b);
operator!(Sub, sub, SubAssign, sub_assign, |a, b| a & !b);

impl std::hash::Hash for Squares {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.words().hash(state);
    }
}

impl std::fmt::Debug for Squares {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|square| square.0)).finish()
    }
}
