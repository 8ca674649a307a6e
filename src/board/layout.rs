//! What stands on the board: owners, dead squares, pawns, towers. Only the state that holds
//! one changes it, event by event. Invariants: owner sets and the dead are disjoint; a start is its owner's; a tower's squares are its
//! owner's and no two towers overlap; the square under a pawn is its player's (B4, C2, C5, M4, W1).

use smallvec::SmallVec;

use super::part::{Part, Role, join};
use super::player::{ByPlayer, Player, Players};
use super::shape::Shape;
use super::squares::{Square, Squares};

/// A tower or keep; a keep covers one square (W1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tower {
    pub owner: Player,
    pub squares: Squares,
}

impl Tower {
    /// Whether it is a keep.
    pub fn is_keep(&self) -> bool {
        self.squares.len() == 1
    }
}

/// Owners, dead squares, pawns and towers.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Board {
    pub(crate) owned: ByPlayer<Squares>,
    pub(crate) dead: Squares,
    pub(crate) pawns: ByPlayer<Option<Square>>,
    pub(crate) towers: SmallVec<[Tower; 6]>,
    /// Each player's tower squares: `towers` summed up.
    pub(crate) covered: ByPlayer<Squares>,
}

impl Board {
    /// Every pawn on its start, all else blank.
    pub fn set_up(shape: &Shape) -> Board {
        let mut board = Board::default();
        for player in shape.players().iter() {
            board.pawns[player] = shape.start(player);
            board.owned[player] = shape.start(player).into_iter().collect();
        }
        board
    }

    /// The squares that are a player's.
    #[inline]
    pub fn owned(&self, player: Player) -> Squares {
        self.owned[player]
    }

    /// The squares that are anybody's.
    #[inline]
    pub fn owned_by_any(&self) -> Squares {
        self.owned.0[0] | self.owned.0[1] | self.owned.0[2] | self.owned.0[3]
    }

    /// The squares that are any of these players'.
    #[inline]
    pub fn owned_by(&self, players: Players) -> Squares {
        players.iter().fold(Squares::EMPTY, |all, player| all | self.owned[player])
    }

    /// Whose square it is.
    pub fn owner(&self, square: Square) -> Option<Player> {
        Player::ALL.into_iter().find(|player| self.owned[*player].contains(square))
    }

    /// The dead squares.
    #[inline]
    pub fn dead(&self) -> Squares {
        self.dead
    }

    /// Alive and owned by nobody.
    #[inline]
    pub fn blank(&self, shape: &Shape) -> Squares {
        join(self.blank_parts(shape))
    }

    /// What [`blank`](Self::blank) is made of.
    #[inline(always)]
    pub fn blank_parts(&self, shape: &Shape) -> [Part; 3] {
        [
            Part::is("on the board", "B1", shape.all()),
            Part::is_not("owned", "C1", self.owned_by_any()),
            Part::is_not("dead", "C5", self.dead),
        ]
    }

    /// Where a player's pawn stands; `None` for a seat that doesn't play.
    #[inline]
    pub fn pawn(&self, player: Player) -> Option<Square> {
        self.pawns[player]
    }

    /// The squares under these players' pawns.
    #[inline]
    pub fn pawns_of(&self, players: Players) -> Squares {
        players.iter().filter_map(|player| self.pawns[player]).collect()
    }

    /// The players whose pawns stand on the set.
    pub fn pawns_on(&self, set: Squares) -> Players {
        let mut on = Players::NONE;
        for player in Player::ALL {
            if self.pawns[player].is_some_and(|square| set.contains(square)) {
                on.insert(player);
            }
        }
        on
    }

    /// The standing towers and keeps, oldest first (W5).
    #[inline]
    pub fn towers(&self) -> &[Tower] {
        &self.towers
    }

    /// The squares under these players' towers and keeps.
    #[inline]
    pub fn covered_by(&self, players: Players) -> Squares {
        players.iter().fold(Squares::EMPTY, |all, player| all | self.covered[player])
    }

    /// The squares under any tower or keep.
    #[inline]
    pub fn covered(&self) -> Squares {
        self.covered.0[0] | self.covered.0[1] | self.covered.0[2] | self.covered.0[3]
    }

    /// How many towers of a player's stand, keeps counted only when asked for.
    pub fn standing(&self, player: Player, keeps: bool) -> usize {
        self.towers.iter().filter(|tower| tower.owner == player && (keeps || !tower.is_keep())).count()
    }

    /// Squares that can't become `player`'s whatever closes round them: dead, starts of others, enemy towers (E2).
    #[inline]
    pub fn fixed(&self, shape: &Shape, player: Player) -> Squares {
        join(self.fixed_parts(shape, player))
    }

    /// What [`fixed`](Self::fixed) is made of.
    #[inline(always)]
    pub fn fixed_parts(&self, shape: &Shape, player: Player) -> [Part; 3] {
        [
            Part::is("dead", "C5", self.dead),
            Part::or("an enemy start", "B4", shape.starts() - self.owned[player]),
            Part::or("under an enemy tower", "W1", self.covered() - self.owned[player]),
        ]
    }

    /// Squares where `player`'s pawn may step or land (M3).
    #[inline]
    pub fn enterable(&self, shape: &Shape, player: Player) -> Squares {
        join(self.enterable_parts(shape, player))
    }

    /// What [`enterable`](Self::enterable) is made of: the board without what is fixed.
    #[inline(always)]
    pub fn enterable_parts(&self, shape: &Shape, player: Player) -> [Part; 4] {
        let not = |part: Part| Part { role: Role::IsNot, ..part };
        let [dead, start, tower] = self.fixed_parts(shape, player);
        [Part::is("on the board", "M3", shape.all()), not(dead), not(start), not(tower)]
    }

    /// Squares that a card can turn into `player`'s: not theirs yet, not fixed, not under an enemy pawn (C1–C3).
    #[inline]
    pub fn takeable(&self, shape: &Shape, player: Player) -> Squares {
        join(self.takeable_parts(shape, player))
    }

    /// What [`takeable`](Self::takeable) is made of.
    #[inline(always)]
    pub fn takeable_parts(&self, shape: &Shape, player: Player) -> [Part; 6] {
        let enemies = shape.players().minus(Players::one(player));
        let [all, dead, start, tower] = self.enterable_parts(shape, player);
        let own = Part::is_not("theirs already", "C1", self.owned[player]);
        [all, dead, start, tower, own, Part::is_not("under an enemy pawn", "C3", self.pawns_of(enemies))]
    }

    /// Squares that stop a line of `player`'s (C4).
    #[inline]
    pub fn obstacles(&self, shape: &Shape, player: Player) -> Squares {
        join(self.obstacle_parts(shape, player))
    }

    /// What [`obstacles`](Self::obstacles) is made of.
    #[inline(always)]
    pub fn obstacle_parts(&self, shape: &Shape, player: Player) -> [Part; 4] {
        let enemies = shape.players().minus(Players::one(player));
        [
            Part::is("dead", "C5", self.dead),
            Part::or("a start", "C4", shape.starts()),
            Part::or("under an enemy tower", "C4", self.covered_by(enemies)),
            Part::or("under an enemy pawn", "C4", self.pawns_of(enemies)),
        ]
    }

    pub(crate) fn sum_up_towers(&mut self) {
        self.covered = ByPlayer::default();
        for tower in &self.towers {
            self.covered[tower.owner] |= tower.squares;
        }
    }

    pub(crate) fn own(&mut self, player: Player, squares: Squares) {
        for owned in &mut self.owned.0 {
            *owned -= squares;
        }
        self.owned[player] |= squares;
    }
}
