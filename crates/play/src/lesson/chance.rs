//! Pseudorandom numbers that are the same everywhere, so that an exercise can be made again from its number.

/// A sequence of numbers: SplitMix64.
#[derive(Clone, Debug)]
pub(super) struct Chance(u64);

impl Chance {
    /// The sequence for these numbers; another one for each choice of them.
    pub(super) fn of(seed: [u64; 3]) -> Chance {
        seed.into_iter().fold(Chance(0x006e_6f6e_6f73_636f), |mut chance, part| {
            chance.0 ^= part.wrapping_mul(0xd6e8_feb8_6659_fd93);
            Chance(chance.next())
        })
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to before `end`, which is not 0.
    pub(super) fn below(&mut self, end: usize) -> usize {
        (self.next() >> 11) as usize % end.max(1)
    }

    /// Shuffles things.
    pub(super) fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}
