//! Finding bits in a word: one instruction where the build may use it (BMI2), elsewhere step by step.

/// The bits of `word` at the places of `mask`, side by side.
#[inline]
pub(super) fn some_of(word: u64, mask: u64) -> u64 {
    #[cfg(target_feature = "bmi2")]
    return safe_arch::population_extract_u64(word, mask);
    #[cfg(not(target_feature = "bmi2"))]
    steps::some_of(word, mask)
}

/// The place of the bit that has `rank` others below it; there must be one.
#[inline]
pub(super) fn nth_bit(word: u64, rank: u32) -> u32 {
    #[cfg(target_feature = "bmi2")]
    return safe_arch::population_deposit_u64(1 << rank, word).trailing_zeros();
    #[cfg(not(target_feature = "bmi2"))]
    steps::nth_bit(word, rank)
}

#[cfg(any(test, not(target_feature = "bmi2")))]
mod steps {
    #[inline]
    pub fn some_of(word: u64, mut mask: u64) -> u64 {
        let (mut found, mut next) = (0, 0);
        while mask != 0 {
            found |= (word >> mask.trailing_zeros() & 1) << next;
            mask &= mask - 1;
            next += 1;
        }
        found
    }

    /// Halves the word again and again, without a branch: which half it is can't be foreseen.
    #[inline]
    pub fn nth_bit(mut word: u64, mut rank: u32) -> u32 {
        let mut place = 0;
        for half in [32, 16, 8, 4, 2, 1] {
            let below = (word & ((1 << half) - 1)).count_ones();
            let above = rank >= below;
            rank -= if above { below } else { 0 };
            word >>= if above { half } else { 0 };
            place += if above { half } else { 0 };
        }
        place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words with few, some and many bits.
    fn words() -> impl Iterator<Item = u64> {
        let mut number = 1_u64;
        let mut more = move || {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            number ^ number >> 29
        };
        let some = (0..300).map(move |at| match at % 3 {
            0 => more() & more() & more(),
            1 => more(),
            _ => more() | more() | more(),
        });
        some.chain([0, 1, 1 << 63, u64::MAX])
    }

    /// The places of the bits, lowest first.
    fn places(word: u64) -> Vec<u32> {
        (0..64).filter(|place| word >> place & 1 == 1).collect()
    }

    #[test]
    fn the_bit_of_a_rank_has_so_many_below_it() {
        for word in words() {
            for (rank, place) in places(word).into_iter().enumerate() {
                assert_eq!(nth_bit(word, rank as u32), place);
                assert_eq!(steps::nth_bit(word, rank as u32), place);
            }
        }
    }

    #[test]
    fn bits_come_side_by_side_in_their_order() {
        for (word, mask) in words().zip(words().skip(7)) {
            let bits = places(mask).into_iter().enumerate();
            let expected = bits.fold(0, |all, (at, place)| all | (word >> place & 1) << at);
            assert_eq!(some_of(word, mask), expected);
            assert_eq!(steps::some_of(word, mask), expected);
        }
    }
}
