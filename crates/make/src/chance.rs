//! Pseudorandom numbers that are the same everywhere for a seed, so that things made from a seed are too.
//!
//! SplitMix64 (Steele, Lea and Flood: *Fast Splittable Pseudorandom Number Generators*, 2014): a counter, mixed. It uses whole
//! numbers only.

/// Pseudorandom numbers by seed.
///
/// ```
/// # mod nonoscope { pub use nonoscope_core::*; pub mod make { pub use nonoscope_make::*; } pub mod qr { pub use nonoscope_qr::*; } }
/// use nonoscope::make::Chance;
///
/// let throws = |seed| -> Vec<usize> {
///     let mut chance = Chance::new(seed);
///     (0..5).map(|_| 1 + chance.below(6)).collect()
/// };
/// assert_eq!(throws(2015), throws(2015));
/// assert_ne!(throws(2015), throws(2016));
/// ```
#[derive(Clone, Debug)]
pub struct Chance(u64);

/// 2⁶⁴ divided by the golden ratio, rounded to an odd number.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

impl Chance {
    /// The numbers of a seed. Neighbouring seeds have nothing in common.
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// An independent stream of a seed, by number.
    pub fn stream(seed: u64, purpose: u64) -> Chance {
        Chance(mixed(seed) ^ mixed(purpose.wrapping_mul(STEP)))
    }

    /// Any number; all 64 bits are equally good.
    #[allow(clippy::should_implement_trait, reason = "an iterator without an end would only be harder to use")]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mixed(self.0)
    }

    /// A number below `end`, with uniform distribution; 0 if `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        // The upper half of the product. The bias of `end` in 2⁶⁴ is negligible.
        ((u128::from(self.next()) * end as u128) >> 64) as usize
    }

    /// Whether something happens whose probability is `part` in `of`.
    pub fn happens(&mut self, part: usize, of: usize) -> bool {
        self.below(of) < part
    }

    /// Shuffles items (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (2..=items.len()).rev() {
            items.swap(end - 1, self.below(end));
        }
    }
}

fn mixed(number: u64) -> u64 {
    let mixed = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_published_generator() {
        let mut chance = Chance::new(1_234_567);
        let numbers: Vec<u64> = (0..5).map(|_| chance.next()).collect();
        assert_eq!(
            numbers,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821
            ]
        );
    }

    #[test]
    fn all_numbers_below_an_end_occur_about_as_often() {
        let mut chance = Chance::new(7);
        let mut often = [0; 6];
        for _ in 0..6000 {
            often[chance.below(6)] += 1;
        }
        assert!(often.iter().all(|count| (900..1100).contains(count)), "{often:?}");
        assert_eq!((chance.below(1), chance.below(0)), (0, 0));
        let happened = (0..1000).filter(|_| chance.happens(1, 4)).count();
        assert!((200..300).contains(&happened), "{happened}");
    }

    #[test]
    fn purposes_of_one_seed_have_numbers_of_their_own() {
        let first = |seed, purpose| Chance::stream(seed, purpose).next();
        let mut numbers: Vec<u64> = (0..50).flat_map(|seed| (0..50).map(move |purpose| first(seed, purpose))).collect();
        assert_eq!(first(3, 4), first(3, 4));
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), 2500);
    }

    #[test]
    fn shuffling_keeps_every_item_and_reaches_every_order() {
        let mut chance = Chance::new(1);
        let mut orders: Vec<[u8; 3]> = (0..200)
            .map(|_| {
                let mut items = [0, 1, 2];
                chance.shuffle(&mut items);
                items
            })
            .collect();
        orders.sort_unstable();
        orders.dedup();
        assert_eq!(orders.len(), 6);
    }
}
