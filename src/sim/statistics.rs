//! Figures of many games. Sums of whole numbers only, so parts can be merged in any order with the same result.

use std::collections::BTreeMap;

use crate::board::Player;
use crate::game::{Outcome, Way};

/// What came of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameResult {
    pub outcome: Outcome,
    pub turns: u32,
    /// By seat.
    pub knockouts: [u32; 4],
    pub zones: [u32; 4],
    pub drawn: [u32; 4],
}

/// Figures of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SeatFigures {
    pub wins_by_squares: u64,
    pub wins_by_knockouts: u64,
    pub wins_by_limit: u64,
    pub knockouts: u64,
    pub zones: u64,
    pub drawn: u64,
}

impl SeatFigures {
    pub fn wins(&self) -> u64 {
        self.wins_by_squares + self.wins_by_knockouts + self.wins_by_limit
    }
}

/// Figures of many games.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Statistics {
    pub games: u64,
    pub draws: u64,
    /// Games that ended at the turn limit, drawn ones too.
    pub at_limit: u64,
    /// Games that a failing card broke off; they count nowhere else.
    pub failed: u64,
    pub seats: [SeatFigures; 4],
    /// How many games took so many turns.
    pub turns: BTreeMap<u32, u64>,
}

impl Statistics {
    /// Counts one game.
    pub fn add(&mut self, game: &GameResult) {
        self.games += 1;
        *self.turns.entry(game.turns).or_default() += 1;
        for (seat, figures) in self.seats.iter_mut().enumerate() {
            figures.knockouts += game.knockouts[seat] as u64;
            figures.zones += game.zones[seat] as u64;
            figures.drawn += game.drawn[seat] as u64;
        }
        self.at_limit += (game.outcome.by == Way::Limit) as u64;
        let Some(winner) = game.outcome.winner else {
            self.draws += 1;
            return;
        };
        let figures = &mut self.seats[winner.seat()];
        match game.outcome.by {
            Way::Squares => figures.wins_by_squares += 1,
            Way::Knockouts => figures.wins_by_knockouts += 1,
            Way::Limit => figures.wins_by_limit += 1,
        }
    }

    /// Counts the games of another part.
    pub fn merge(&mut self, other: &Statistics) {
        self.games += other.games;
        self.draws += other.draws;
        self.at_limit += other.at_limit;
        self.failed += other.failed;
        for (turns, games) in &other.turns {
            *self.turns.entry(*turns).or_default() += games;
        }
        for (mine, theirs) in self.seats.iter_mut().zip(&other.seats) {
            mine.wins_by_squares += theirs.wins_by_squares;
            mine.wins_by_knockouts += theirs.wins_by_knockouts;
            mine.wins_by_limit += theirs.wins_by_limit;
            mine.knockouts += theirs.knockouts;
            mine.zones += theirs.zones;
            mine.drawn += theirs.drawn;
        }
    }

    /// The number of turns that this share of the games didn't exceed: 0 the shortest, 0.5 the median, 1 the longest.
    pub fn turns_at(&self, share: f64) -> u32 {
        let rank = ((self.games as f64 * share).ceil() as u64).clamp(1, self.games.max(1));
        let mut seen = 0;
        for (turns, games) in &self.turns {
            seen += games;
            if seen >= rank {
                return *turns;
            }
        }
        0
    }

    /// Turns of all games together.
    pub fn all_turns(&self) -> u64 {
        self.turns.iter().map(|(turns, games)| *turns as u64 * games).sum()
    }

    /// The figures of the seats that play.
    pub fn by_player(&self, players: usize) -> impl Iterator<Item = (Player, &SeatFigures)> {
        Player::ALL.into_iter().zip(&self.seats).take(players)
    }
}
