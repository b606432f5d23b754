//! A request for a card.

use nonoscope_qr::Level;
use std::ops::RangeInclusive;

/// A request for a card.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Wish {
    /// The sizes that it may have, 1 to 40: its side is 17 + 4 × version cells. The smallest that will do is taken.
    pub versions: RangeInclusive<u8>,
    /// The lowest level of error correction that it may have. Of the levels that will do at the same size, the highest tend to be found
    /// first.
    pub level: Level,
    /// Whether modules may differ from the code, up to half of what error correction makes up for.
    pub spend: bool,
    /// What is wanted of the puzzle.
    pub aim: Aim,
    /// Whether lines alone must solve it.
    pub lines_only: bool,
    /// Where the search begins. Another seed gives another card.
    pub seed: u64,
}

/// What is wanted of the puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Aim {
    /// No given: the smallest card that does without. If none is found, as few givens as possible.
    #[default]
    NoGivens,
    /// The smallest card that holds the text, with as few givens as possible.
    FewestGivens,
    /// No given, and as hard as possible for a person among those that are found.
    Hard,
}

/// Any size, any level, no given.
impl Default for Wish {
    fn default() -> Wish {
        Wish { versions: 1..=40, level: Level::L, spend: false, aim: Aim::NoGivens, lines_only: false, seed: 1 }
    }
}
