//! What stands on the board: owners, dead squares, pawns, towers. Only the state that holds
//! one changes it, event by event. Invariants: owner sets and the dead are disjoint; a start is its owner's; a tower's squares are its
//! owner's and no two towers overlap; the square under a pawn is its player's (B4, C2, C5, M4, W1).

use smallvec::SmallVec;

use super::part::{Part, Role, defined};
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
    pub(crate) covered_by_any: Squares,
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

    /// Whether the square is anybody's.
    #[inline]
    pub fn is_owned(&self, square: Square) -> bool {
        let [a, b, c, d] = &self.owned.0;
        a.contains(square) | b.contains(square) | c.contains(square) | d.contains(square)
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

    defined! {
        /// Alive and owned by nobody.
        blank, blank_parts(&self, shape: &Shape):
        "on the board" "B1" shape.all();
        is_not "owned" "C1" self.owned_by_any();
        is_not "dead" "C5" self.dead
    }

    /// Where a player's pawn stands; `None` for a seat that doesn't play.
    #[inline]
    pub fn pawn(&self, player: Player) -> Option<Square> {
        self.pawns[player]
    }

    /// The squares under these players' pawns.
    #[inline]
    pub fn pawns_of(&self, players: Players) -> Squares {
        let mut set = Squares::EMPTY;
        for player in players.iter() {
            if let Some(square) = self.pawns[player] {
                set.insert(square);
            }
        }
        set
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
        self.covered_by_any
    }

    /// How many towers of a player's stand, keeps counted only when asked for.
    pub fn standing(&self, player: Player, keeps: bool) -> usize {
        self.towers.iter().filter(|tower| tower.owner == player && (keeps || !tower.is_keep())).count()
    }

    defined! {
        /// Squares that can't become `player`'s whatever closes round them: dead, starts of others, enemy towers (E2).
        fixed, fixed_parts(&self, shape: &Shape, player: Player):
        "dead" "C5" self.dead;
        or "an enemy start" "B4" shape.starts() - self.owned[player];
        or "under an enemy tower" "W1" self.covered() - self.owned[player]
    }

    /// Squares where `player`'s pawn may step or land (M3).
    #[inline]
    pub fn enterable(&self, shape: &Shape, player: Player) -> Squares {
        shape.all() - self.fixed(shape, player)
    }

    /// What [`enterable`](Self::enterable) is made of: the board without any part of what is fixed.
    pub fn enterable_parts(&self, shape: &Shape, player: Player) -> Vec<Part> {
        let without = self.fixed_parts(shape, player).into_iter().map(|part| Part { role: Role::IsNot, ..part });
        std::iter::once(Part::is("on the board", "M3", shape.all())).chain(without).collect()
    }

    defined! {
        /// Squares that a card can turn into `player`'s: not theirs yet, not fixed, not under an enemy pawn (C1–C3).
        takeable, taken_parts(&self, shape: &Shape, player: Player):
        "enterable" "M3" self.enterable(shape, player);
        is_not "theirs already" "C1" self.owned[player];
        is_not "under an enemy pawn" "C3" self.pawns_of(shape.players().minus(Players::one(player)))
    }

    /// What [`takeable`](Self::takeable) is made of, what [`enterable`](Self::enterable) is made of in its place.
    pub fn takeable_parts(&self, shape: &Shape, player: Player) -> Vec<Part> {
        let mut parts = self.enterable_parts(shape, player);
        parts.extend(self.taken_parts(shape, player).into_iter().skip(1));
        parts
    }

    defined! {
        /// Squares that stop a line of `player`'s (C4).
        obstacles, obstacle_parts(&self, shape: &Shape, player: Player):
        "dead" "C5" self.dead;
        or "a start" "C4" shape.starts();
        or "under an enemy tower" "C4" self.covered() - self.covered[player];
        or "under an enemy pawn" "C4" self.pawns_of(shape.players().minus(Players::one(player)))
    }

    pub(crate) fn sum_up_towers(&mut self) {
        self.covered = ByPlayer::default();
        self.covered_by_any = Squares::EMPTY;
        for tower in &self.towers {
            self.covered[tower.owner] |= tower.squares;
            self.covered_by_any |= tower.squares;
        }
    }

    pub(crate) fn own(&mut self, player: Player, squares: Squares) {
        for owned in &mut self.owned.0 {
            *owned -= squares;
        }
        self.owned[player] |= squares;
    }
}
