//! Directions and sets of them (B5).

/// One of the eight compass directions; north is forward, west is left, the same for every player (B5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    West,
    East,
    North,
    South,
    Northwest,
    Northeast,
    Southwest,
    Southeast,
}

impl Direction {
    /// All eight: left, right, forward, back (the order of T4), then the diagonals.
    pub const ALL: [Direction; 8] = [
        Direction::West,
        Direction::East,
        Direction::North,
        Direction::South,
        Direction::Northwest,
        Direction::Northeast,
        Direction::Southwest,
        Direction::Southeast,
    ];

    /// The direction at this place of [`ALL`](Self::ALL), counted on from the first after the last; no list is looked into
    /// for it.
    #[inline]
    fn of(place: usize) -> Direction {
        match place % 8 {
            0 => Direction::West,
            1 => Direction::East,
            2 => Direction::North,
            3 => Direction::South,
            4 => Direction::Northwest,
            5 => Direction::Northeast,
            6 => Direction::Southwest,
            _ => Direction::Southeast,
        }
    }

    /// Columns to the right and rows down.
    pub fn delta(self) -> (i32, i32) {
        [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)][self as usize]
    }

    /// Whether it leads on in reading order: to the right or down.
    #[inline]
    pub(super) fn is_onward(self) -> bool {
        matches!(self, Direction::East | Direction::South | Direction::Southwest | Direction::Southeast)
    }

    /// The name that texts use.
    pub fn name(self) -> &'static str {
        ["west", "east", "north", "south", "northwest", "northeast", "southwest", "southeast"][self as usize]
    }

    /// The direction with this name; the rules' left, right, forward and back are understood too.
    pub fn parse(text: &str) -> Option<Direction> {
        let text = text.to_ascii_lowercase();
        let text = match text.as_str() {
            "left" => "west",
            "right" => "east",
            "forward" => "north",
            "back" => "south",
            other => other,
        };
        Direction::ALL.into_iter().find(|direction| direction.name() == text)
    }
}

/// A set of directions, iterated in the order of [`Direction::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Directions(pub(crate) u8);

impl Directions {
    pub const NONE: Directions = Directions(0);
    /// West, east, north, south.
    pub const ORTHOGONAL: Directions = Directions(0x0f);
    /// The four diagonals.
    pub const DIAGONAL: Directions = Directions(0xf0);
    /// All eight.
    pub const EIGHT: Directions = Directions(0xff);

    pub fn one(direction: Direction) -> Directions {
        Directions(1 << direction as u8)
    }

    pub fn contains(self, direction: Direction) -> bool {
        self.0 >> direction as u8 & 1 != 0
    }

    pub fn union(self, other: Directions) -> Directions {
        Directions(self.0 | other.0)
    }

    pub fn both(self, other: Directions) -> Directions {
        Directions(self.0 & other.0)
    }

    pub fn minus(self, other: Directions) -> Directions {
        Directions(self.0 & !other.0)
    }

    /// The direction that has `rank` others of the set before it.
    #[inline]
    pub fn nth(self, rank: usize) -> Option<Direction> {
        if rank < self.len() { Some(NTH[self.0 as usize][rank & 7]) } else { None }
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = Direction> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let place = (rest as u32).trailing_zeros() as usize;
            let more = rest != 0;
            rest &= rest.wrapping_sub(1);
            more.then(|| Direction::of(place))
        })
    }
}

impl FromIterator<Direction> for Directions {
    fn from_iter<I: IntoIterator<Item = Direction>>(directions: I) -> Directions {
        directions.into_iter().fold(Directions::NONE, |all, direction| all.union(Directions::one(direction)))
    }
}

/// The members of every set of directions in their order; the rest of a row means nothing.
static NTH: [[Direction; 8]; 256] = {
    let mut table = [[Direction::West; 8]; 256];
    let mut set = 0;
    while set < 256 {
        let (mut rank, mut place) = (0, 0);
        while place < 8 {
            if set >> place & 1 == 1 {
                table[set][rank] = Direction::ALL[place];
                rank += 1;
            }
            place += 1;
        }
        set += 1;
    }
    table
};
