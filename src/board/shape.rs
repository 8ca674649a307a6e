//! The shape of a board: its size, edges, neighbours, directions and starts (B1, B3, B5). Never changes during a game.

use super::bits::some_of;
use super::direction::{Direction, Directions};
use super::player::{ByPlayer, Player, Players};
use super::squares::{CAPACITY, Square, Squares};

/// Why no board has this size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShapeError {
    /// A side is below the smallest.
    TooSmall { least: usize },
    /// The board has more squares than a set can hold.
    TooLarge { capacity: usize },
    /// A side is longer than a file letter or the row shifts allow.
    TooLong { most: usize },
    /// Two starts fall on one square.
    StartsCollide,
}

/// The geometry of one board, built once a game's set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    width: usize,
    height: usize,
    stride: u32,
    /// The eight places round a square, as bits from the first of them on.
    round: u64,
    all: Squares,
    edge: Squares,
    /// Column and row of each square.
    places: Vec<(u8, u8)>,
    steps: Vec<[Option<Square>; 8]>,
    around: Vec<Squares>,
    /// All squares in each direction, up to the edge.
    rays: Vec<[Squares; 8]>,
    rows: Vec<Squares>,
    columns: Vec<Squares>,
    starts: ByPlayer<Option<Square>>,
    start_set: Squares,
    players: Players,
}

impl Shape {
    /// The shortest side of a board.
    pub const LEAST_SIDE: usize = 3;
    /// The longest side: one letter a column.
    pub const MOST_SIDE: usize = 26;

    /// A board of `width` columns and `height` rows for the first `players` seats (2 to 4), starts by B3.
    pub fn new(width: usize, height: usize, players: usize) -> Result<Shape, ShapeError> {
        if width.min(height) < Self::LEAST_SIDE {
            return Err(ShapeError::TooSmall { least: Self::LEAST_SIDE });
        }
        if width.max(height) > Self::MOST_SIDE {
            return Err(ShapeError::TooLong { most: Self::MOST_SIDE });
        }
        let stride = width + 1;
        if stride * height > CAPACITY {
            return Err(ShapeError::TooLarge { capacity: CAPACITY });
        }
        let mut shape = Shape {
            width,
            height,
            stride: stride as u32,
            round: 7 | 5 << stride | 7 << (2 * stride),
            all: Squares::EMPTY,
            edge: Squares::EMPTY,
            places: vec![(0, 0); CAPACITY],
            steps: vec![[None; 8]; CAPACITY],
            around: vec![Squares::EMPTY; CAPACITY],
            rays: vec![[Squares::EMPTY; 8]; CAPACITY],
            rows: vec![Squares::EMPTY; height],
            columns: vec![Squares::EMPTY; width],
            starts: ByPlayer::default(),
            start_set: Squares::EMPTY,
            players: Players::first_seats(players),
        };
        for row in 0..height {
            for column in 0..width {
                let square = shape.place(column, row);
                shape.places[square.index()] = (column as u8, row as u8);
                shape.all.insert(square);
                shape.rows[row].insert(square);
                shape.columns[column].insert(square);
                if row == 0 || column == 0 || row + 1 == height || column + 1 == width {
                    shape.edge.insert(square);
                }
                for direction in Direction::ALL {
                    let (right, down) = direction.delta();
                    let (x, y) = (column as i32 + right, row as i32 + down);
                    if (0..width as i32).contains(&x) && (0..height as i32).contains(&y) {
                        let next = shape.place(x as usize, y as usize);
                        shape.steps[square.index()][direction as usize] = Some(next);
                        shape.around[square.index()].insert(next);
                    }
                }
            }
        }
        for square in shape.all {
            for direction in Direction::ALL {
                let mut at = square;
                while let Some(next) = shape.step(at, direction) {
                    shape.rays[square.index()][direction as usize].insert(next);
                    at = next;
                }
            }
        }
        let places = shape.default_starts(players);
        shape.set_starts(&places)?;
        Ok(shape)
    }

    /// Puts the starts elsewhere, one a seat.
    pub fn set_starts(&mut self, places: &[Square]) -> Result<(), ShapeError> {
        self.starts = ByPlayer::default();
        self.start_set = Squares::EMPTY;
        for (player, &place) in Player::ALL.into_iter().zip(places) {
            if self.start_set.contains(place) {
                return Err(ShapeError::StartsCollide);
            }
            self.starts[player] = Some(place);
            self.start_set.insert(place);
        }
        Ok(())
    }

    /// B3: two players face each other from the middles of the short edges; three and four take a middle of each
    /// edge, each turned from the one before.
    fn default_starts(&self, players: usize) -> Vec<Square> {
        let (right, bottom) = (self.width - 1, self.height - 1);
        let (middle, centre) = (right / 2, bottom / 2);
        let turn = |(column, row): (usize, usize)| (right - column, bottom - row);
        let lower = (middle, bottom);
        let side = (right, bottom - centre);
        let places = if players > 2 {
            vec![lower, side, turn(lower), turn(side)]
        } else if self.width > self.height {
            vec![turn(side), side]
        } else {
            vec![lower, turn(lower)]
        };
        places.into_iter().take(players).map(|(column, row)| self.place(column, row)).collect()
    }

    fn place(&self, column: usize, row: usize) -> Square {
        Square((row as u32 * self.stride + column as u32 + 1) as u8)
    }

    /// The square of a column from the left and a row from the top, both from 0.
    pub fn square(&self, column: usize, row: usize) -> Option<Square> {
        (column < self.width && row < self.height).then(|| self.place(column, row))
    }

    /// Column from the left and row from the top, both from 0.
    #[inline]
    pub fn column_row(&self, square: Square) -> (usize, usize) {
        let (column, row) = self.places[square.index()];
        (column as usize, row as usize)
    }

    pub fn width(&self) -> usize {
        self.width
    }

    pub fn height(&self) -> usize {
        self.height
    }

    /// Who plays on it.
    #[inline]
    pub fn players(&self) -> Players {
        self.players
    }

    /// Every square of the board.
    #[inline]
    pub fn all(&self) -> Squares {
        self.all
    }

    /// The squares of the first and last row and column.
    #[inline]
    pub fn edge(&self) -> Squares {
        self.edge
    }

    /// The start of a player who plays.
    #[inline]
    pub fn start(&self, player: Player) -> Option<Square> {
        self.starts[player]
    }

    /// Every start that belongs to somebody (B7: a seat that nobody takes has none).
    #[inline]
    pub fn starts(&self) -> Squares {
        self.start_set
    }

    /// The next square in a direction.
    #[inline]
    pub fn step(&self, from: Square, direction: Direction) -> Option<Square> {
        self.steps[from.index()][direction as usize]
    }

    /// The directions in which the next square is one of the set.
    #[inline]
    pub fn ways(&self, from: Square, set: Squares) -> Directions {
        Directions(WAYS[self.ring(set, from)])
    }

    /// The squares that touch this one by edge or corner.
    #[inline]
    pub fn around(&self, square: Square) -> Squares {
        self.around[square.index()]
    }

    /// The squares that touch a square of the set by edge or corner; members only if another member touches them.
    pub fn around_all(&self, set: Squares) -> Squares {
        let rows = set.forward(1) | set.backward(1);
        let band = rows | set;
        (rows | band.forward(self.stride) | band.backward(self.stride)) & self.all
    }

    /// The squares that share an edge with a square of the set.
    #[inline]
    pub fn beside(&self, set: Squares) -> Squares {
        (set.forward(1) | set.backward(1) | set.forward(self.stride) | set.backward(self.stride)) & self.all
    }

    /// The set with every square of `within` that touches it by edge or corner.
    #[inline]
    pub(super) fn spread(&self, set: Squares, within: Squares, corners: bool) -> Squares {
        let rows = set | set.forward(1) | set.backward(1);
        let column = if corners { rows } else { set };
        (rows | column.forward(self.stride) | column.backward(self.stride)) & within
    }

    /// The set with every square of `within` that is joined to it by squares of `within`.
    #[inline]
    pub(super) fn flooded(&self, set: Squares, within: Squares, corners: bool) -> Squares {
        set.flooded(within, self.stride, corners, (self.stride as usize * self.height).div_ceil(64))
    }

    /// The eight places round a square as bits, those of the set as 1: three above, left, right, three below.
    #[inline]
    pub(super) fn ring(&self, set: Squares, square: Square) -> usize {
        let from = square.index() as isize - 1 - self.stride as isize;
        some_of(set.window(from), self.round) as usize
    }

    /// The whole rows that hold a square of the set.
    pub fn rows(&self, set: Squares) -> Squares {
        lines(&self.rows, set)
    }

    /// The whole columns that hold a square of the set.
    pub fn columns(&self, set: Squares) -> Squares {
        lines(&self.columns, set)
    }

    /// The squares in one direction from `from`, without it, up to the first of `stop`, which is not among them (C4).
    #[inline]
    pub fn ray(&self, from: Square, direction: Direction, stop: Squares) -> Squares {
        let ray = self.rays[from.index()][direction as usize];
        let hits = ray & stop;
        let (first, last) = (hits.first(), hits.last());
        let hit = if direction.is_onward() { first } else { last };
        match hit {
            Some(hit) => ray - self.rays[hit.index()][direction as usize] - Squares::one(hit),
            None => ray,
        }
    }

    /// The upper left squares of the rectangles of this size that lie wholly in the set.
    pub fn corners(&self, set: Squares, across: u8, down: u8) -> Squares {
        let mut corners = set;
        let mut row = set;
        for _ in 1..across.min(self.width as u8 + 1) {
            row = row.backward(1);
            corners &= row;
        }
        let line = corners;
        let mut below = line;
        for _ in 1..down.min(self.height as u8 + 1) {
            below = below.backward(self.stride);
            corners &= below;
        }
        corners
    }

    /// The squares of the rectangles of this size with these upper left squares.
    pub fn blocks(&self, corners: Squares, across: u8, down: u8) -> Squares {
        let mut rows = corners;
        for right in 1..across as u32 {
            rows |= corners.forward(right);
        }
        let mut all = rows;
        for _ in 1..down {
            rows = rows.forward(self.stride);
            all |= rows;
        }
        all
    }

    /// The smallest number of orthogonal steps between two squares, walls ignored (W6).
    pub fn distance(&self, a: Square, b: Square) -> usize {
        let ((x, y), (u, v)) = (self.column_row(a), self.column_row(b));
        x.abs_diff(u) + y.abs_diff(v)
    }

    /// The `count` squares of `of` with the fewest steps to a square of `to`; ties in reading order.
    pub fn nearest(&self, of: Squares, to: Squares, count: usize) -> Squares {
        let mut chosen = Squares::EMPTY;
        if to.is_empty() {
            return chosen;
        }
        let mut reached = to;
        let mut left = count.min(of.len());
        let mut seen = Squares::EMPTY;
        while left > 0 {
            for square in (reached & of) - seen {
                if left == 0 {
                    break;
                }
                chosen.insert(square);
                left -= 1;
            }
            seen = reached;
            reached = reached | self.beside(reached);
        }
        chosen
    }
}

/// Directions as bits, for every pattern of the eight places round a square (bit order of [`Shape::ring`]).
static WAYS: [u8; 256] = {
    use Direction::*;
    let places = [Northwest, North, Northeast, West, East, Southwest, South, Southeast];
    let mut table = [0; 256];
    let mut pattern = 0;
    while pattern < 256 {
        let mut place = 0;
        while place < 8 {
            table[pattern] |= ((pattern >> place & 1) as u8) << places[place] as u8;
            place += 1;
        }
        pattern += 1;
    }
    table
};

/// Those of the lines that hold a square of the set, in one.
fn lines(lines: &[Squares], set: Squares) -> Squares {
    lines.iter().filter(|line| line.meets(set)).fold(Squares::EMPTY, |all, line| all | *line)
}
