//! Players, sets of players, and tables with one entry a player.

use std::ops::{Index, IndexMut};

use crate::messages::{Message, msg};

/// A player by colour, in seat order (B2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Player {
    Red,
    Blue,
    Green,
    Yellow,
}

impl Player {
    /// All four in seat order.
    pub const ALL: [Player; 4] = [Player::Red, Player::Blue, Player::Green, Player::Yellow];

    /// The player of a seat, counted on round the table; no list is looked into for it.
    #[inline]
    fn round(seat: usize) -> Player {
        match seat % 4 {
            0 => Player::Red,
            1 => Player::Blue,
            2 => Player::Green,
            _ => Player::Yellow,
        }
    }

    /// The seat, from 0.
    #[inline]
    pub fn seat(self) -> usize {
        self as usize
    }

    /// The player of a seat counted from 0; `None` past the fourth.
    pub fn from_seat(seat: usize) -> Option<Player> {
        Player::ALL.get(seat).copied()
    }

    /// The colour's name, as records and traces write it.
    pub fn name(self) -> &'static str {
        ["red", "blue", "green", "yellow"][self.seat()]
    }

    /// The colour's letter, as drawn boards write it.
    pub fn letter(self) -> char {
        ['r', 'b', 'g', 'y'][self.seat()]
    }

    /// The colour as a word of whatever language it is told in.
    pub fn word(self) -> Message {
        match self {
            Player::Red => msg!("player-red"),
            Player::Blue => msg!("player-blue"),
            Player::Green => msg!("player-green"),
            Player::Yellow => msg!("player-yellow"),
        }
    }

    /// The player with this name, or this letter, in either case.
    pub fn parse(text: &str) -> Option<Player> {
        let text = text.to_ascii_lowercase();
        Player::ALL.into_iter().find(|player| text == player.name() || text == player.letter().to_string())
    }
}

impl std::fmt::Display for Player {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}

/// A set of players; iteration is in seat order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Players(pub(crate) u8);

impl Players {
    /// Nobody.
    pub const NONE: Players = Players(0);

    /// The set of one.
    #[inline]
    pub fn one(player: Player) -> Players {
        Players(1 << player.seat())
    }

    /// The first `count` seats.
    #[inline]
    pub fn first_seats(count: usize) -> Players {
        Players((1u8 << count) - 1)
    }

    #[inline]
    pub fn contains(self, player: Player) -> bool {
        self.0 >> player.seat() & 1 != 0
    }

    #[inline]
    pub fn insert(&mut self, player: Player) {
        self.0 |= 1 << player.seat();
    }

    #[inline]
    pub fn union(self, other: Players) -> Players {
        Players(self.0 | other.0)
    }

    #[inline]
    pub fn both(self, other: Players) -> Players {
        Players(self.0 & other.0)
    }

    #[inline]
    pub fn minus(self, other: Players) -> Players {
        Players(self.0 & !other.0)
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The members in seat order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Player> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let seat = (rest as u32).trailing_zeros() as usize;
            let more = rest != 0;
            rest &= rest.wrapping_sub(1);
            more.then(|| Player::round(seat))
        })
    }

    /// The members in seat order, beginning with the seat after `player` and ending with `player`.
    pub fn after(self, player: Player) -> impl Iterator<Item = Player> + Clone {
        (1..=4).map(move |step| Player::round(player.seat() + step)).filter(move |other| self.contains(*other))
    }

    /// The first member after a player in seat order, the player again if there is no other.
    #[inline]
    pub fn following(self, player: Player) -> Player {
        let round = (self.0 as u32 | (self.0 as u32) << 4) >> (player.seat() + 1);
        Player::round(player.seat() + 1 + round.trailing_zeros() as usize)
    }

    /// The only member, if there is exactly one.
    pub fn only(self) -> Option<Player> {
        if self.len() == 1 { self.iter().next() } else { None }
    }
}

impl FromIterator<Player> for Players {
    fn from_iter<I: IntoIterator<Item = Player>>(players: I) -> Players {
        let mut set = Players::NONE;
        for player in players {
            set.insert(player);
        }
        set
    }
}

impl std::fmt::Debug for Players {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One entry for each of the four colours, also those that don't play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct ByPlayer<T>(pub [T; 4]);

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    #[inline]
    fn index(&self, player: Player) -> &T {
        &self.0[player.seat()]
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    #[inline]
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.0[player.seat()]
    }
}
