//! Chance from the seed: the same on every machine and in every build.
//!
//! Each chance decision draws from a generator of its own, made from the seed and the number of chance decisions before
//! it. So a forced die leaves everything after it as it would have been. The generator is SplitMix64, seeded by one
//! of its own numbers; range and shuffle are written here because rand promises neither across releases.

use rand::rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use super::card::CardId;
use super::decision::{Choice, Decision, DecisionKind, Pick};
use super::table::Table;

/// A portable stream of random numbers.
#[derive(Clone, Debug)]
pub struct Stream(SplitMix64);

impl Stream {
    /// The stream of this number under this seed.
    pub fn new(seed: u64, number: u64) -> Stream {
        let mixed = seed ^ number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(17);
        let mut first = SplitMix64::seed_from_u64(mixed);
        Stream(SplitMix64::seed_from_u64(first.next_u64()))
    }

    /// A number from 0 up to but not including `bound`, each as likely as the others to within 2⁻³².
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        (((self.0.next_u64() >> 32) * bound as u64) >> 32) as usize
    }

    /// Puts a list in random order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

/// The face that the seed rolls with a die of so many faces.
#[inline]
pub(super) fn seeded_face(table: &Table, faces: u8) -> u8 {
    Stream::new(table.state.seed, table.state.chances as u64).below(faces as usize) as u8 + 1
}

/// The order that the seed gives the cards to shuffle, top first.
pub(super) fn seeded_order(table: &Table) -> Vec<CardId> {
    let mut stream = Stream::new(table.state.seed, table.state.chances as u64);
    let mut cards = table.cards_to_shuffle();
    stream.shuffle(&mut cards);
    cards
}

/// What the seed answers to a chance decision.
pub fn seeded(table: &Table, decision: &Decision) -> Pick {
    match decision.kind {
        DecisionKind::Shuffle => Pick::Order(seeded_order(table)),
        _ => Pick::Choice(Choice::Face(seeded_face(table, decision.choices.len() as u8))),
    }
}
