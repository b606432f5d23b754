//! A request for a random puzzle.

use nonoscope_core::solve::Tier;

/// The shortest side, in cells.
pub const LEAST_SIDE: usize = 2;

/// The longest side, in cells.
pub const MOST_SIDE: usize = 60;

/// The most inks.
pub const MOST_INKS: usize = 8;

/// A wish. Numbers outside their range count as the nearest inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Wish {
    /// Cells in a row, [`LEAST_SIDE`] to [`MOST_SIDE`], as the height.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// How hard it should be; by default anything.
    pub rating: Option<Band>,
    /// How many inks, 1 to [`MOST_INKS`].
    pub inks: usize,
    /// Whether lines alone should solve it.
    pub lines_only: bool,
    /// Which one of all such puzzles: see [`seed_of`].
    pub seed: u64,
}

impl Default for Wish {
    /// Black and white, 15 × 15.
    fn default() -> Wish {
        Wish { width: 15, height: 15, rating: None, inks: 1, lines_only: false, seed: 0 }
    }
}

impl Wish {
    /// The same wish with all numbers in their range.
    #[must_use]
    pub fn in_range(self) -> Wish {
        let side = |side: usize| side.clamp(LEAST_SIDE, MOST_SIDE);
        Wish {
            width: side(self.width),
            height: side(self.height),
            inks: self.inks.clamp(1, MOST_INKS),
            rating: self.rating.map(|band| Band { least: band.least.min(band.most), most: band.most.max(band.least) }),
            ..self
        }
    }
}

/// Ratings from one to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Band {
    /// The lowest, from 0.
    pub least: u8,
    /// The highest, up to 100.
    pub most: u8,
}

impl Band {
    /// How far a rating is from this band; 0 within.
    pub fn distance(self, rating: u8) -> u8 {
        self.least.saturating_sub(rating).max(rating.saturating_sub(self.most))
    }
}

/// The ratings of a tier.
impl From<Tier> for Band {
    fn from(tier: Tier) -> Band {
        let numbers = || (0..=100_u8).filter(|&number| Tier::of(number) == tier);
        Band { least: numbers().min().unwrap_or(0), most: numbers().max().unwrap_or(100) }
    }
}

/// The seed that a text stands for: the number itself if it is one (without leading zeros), else a number for the text. So a seed
/// can be a word that people remember.
pub fn seed_of(text: &str) -> u64 {
    let text = text.trim();
    match text.parse::<u64>() {
        Ok(number) if number.to_string() == text => number,
        // FNV-1a.
        _ => text
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiers_are_bands() {
        let bands = Tier::ALL.map(Band::from).map(|band| (band.least, band.most));
        assert_eq!(bands, [(0, 19), (20, 39), (40, 59), (60, 79), (80, 100)]);
        let tricky = Band::from(Tier::Tricky);
        assert_eq!([0, 39, 40, 59, 60, 100].map(|rating| tricky.distance(rating)), [40, 1, 0, 0, 1, 41]);
    }

    #[test]
    fn any_text_is_a_seed() {
        assert_eq!((seed_of("4711"), seed_of(" 4711 "), seed_of("18446744073709551615")), (4711, 4711, u64::MAX));
        let words = ["", "0004711", "-1", "4711.0", "18446744073709551616", "daisy", "Daisy", "λ"].map(seed_of);
        assert!(words.iter().enumerate().all(|(index, seed)| !words[..index].contains(seed)));
        assert_eq!(seed_of("daisy"), seed_of("daisy"));
    }

    #[test]
    fn wishes_are_brought_into_range() {
        let wild = Wish {
            width: 0,
            height: usize::MAX,
            inks: 99,
            rating: Some(Band { least: 70, most: 20 }),
            ..Wish::default()
        };
        let wish = wild.in_range();
        assert_eq!((wish.width, wish.height, wish.inks), (2, 60, 8));
        assert_eq!(wish.rating, Some(Band { least: 20, most: 70 }));
    }
}
