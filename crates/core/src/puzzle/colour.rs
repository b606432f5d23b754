//! Colours of a puzzle as small numbers, and sets of them.

use std::fmt;

/// The most inks of a puzzle.
pub const MAX_INKS: usize = 31;

/// A colour of a puzzle: 0 is the background, 1 to [`MAX_INKS`] are the inks, in the order of the puzzle's
/// [`Palette`](super::Palette). A black-and-white puzzle has one ink.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "u8"))]
pub struct Colour(u8);

impl Colour {
    /// The colour of cells that belong to no run.
    pub const BACKGROUND: Colour = Colour(0);
    /// The first ink, which is the only one of a black-and-white puzzle.
    pub const INK: Colour = Colour(1);

    /// The background and all inks that a puzzle can have.
    pub(crate) const EVERY: [Colour; MAX_INKS + 1] = {
        let mut all = [Colour(0); MAX_INKS + 1];
        let mut number = 1;
        while number <= MAX_INKS {
            all[number] = Colour(number as u8);
            number += 1;
        }
        all
    };

    /// An ink by its number, from 1.
    ///
    /// # Panics
    /// If the number is 0 or above [`MAX_INKS`].
    #[track_caller]
    pub fn ink(number: usize) -> Colour {
        assert!((1..=MAX_INKS).contains(&number), "there is no ink {number}");
        Colour(number as u8)
    }

    /// Its number: 0 for the background, from 1 for inks.
    pub fn number(self) -> usize {
        usize::from(self.0)
    }

    /// Whether it is the background.
    pub fn is_background(self) -> bool {
        self.0 == 0
    }

    /// All colours of a puzzle with this many inks, the background first.
    pub fn all(inks: usize) -> impl DoubleEndedIterator<Item = Colour> {
        (0..=inks.min(MAX_INKS) as u8).map(Colour)
    }
}

impl TryFrom<u8> for Colour {
    type Error = NoColour;

    fn try_from(number: u8) -> Result<Colour, NoColour> {
        if usize::from(number) <= MAX_INKS { Ok(Colour(number)) } else { Err(NoColour) }
    }
}

/// The error for a number that stands for no [`Colour`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NoColour;

impl fmt::Display for NoColour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Colours have numbers from 0 to {MAX_INKS}.")
    }
}

impl std::error::Error for NoColour {}

/// A set of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Colours(u32);

impl Colours {
    /// The empty set.
    pub const NONE: Colours = Colours(0);
    /// The background alone.
    pub const BACKGROUND: Colours = Colours(1);
    /// The first ink alone.
    pub const INK: Colours = Colours(2);

    /// The set of one colour.
    pub fn of(colour: Colour) -> Colours {
        Colours(1 << colour.0)
    }

    /// The background and this many inks, at most [`MAX_INKS`].
    pub fn all(inks: usize) -> Colours {
        Colours(u32::MAX >> (MAX_INKS - inks.min(MAX_INKS)))
    }

    /// The set as bits, the background lowest.
    #[cfg(feature = "serde")]
    pub(super) fn to_bits(self) -> u32 {
        self.0
    }

    /// The set with these bits.
    #[cfg(feature = "serde")]
    pub(super) fn from_bits(bits: u32) -> Colours {
        Colours(bits)
    }

    /// Whether a colour is in the set.
    pub fn has(self, colour: Colour) -> bool {
        self.0 >> colour.0 & 1 == 1
    }

    /// Adds a colour.
    pub fn insert(&mut self, colour: Colour) {
        self.0 |= 1 << colour.0;
    }

    /// Colours in either set.
    #[must_use]
    pub fn or(self, other: Colours) -> Colours {
        Colours(self.0 | other.0)
    }

    /// Colours in both sets.
    #[must_use]
    pub fn and(self, other: Colours) -> Colours {
        Colours(self.0 & other.0)
    }

    /// Colours in this set and not in the other.
    #[must_use]
    pub fn minus(self, other: Colours) -> Colours {
        Colours(self.0 & !other.0)
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many colours are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The colour of a set of one.
    pub fn only(self) -> Option<Colour> {
        self.0.is_power_of_two().then(|| Colour(self.0.trailing_zeros() as u8))
    }

    /// The colours of the set, lowest number first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Colour> {
        (0..=MAX_INKS as u8).map(Colour).filter(move |&colour| self.has(colour))
    }
}

impl FromIterator<Colour> for Colours {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Colours {
        colours.into_iter().fold(Colours::NONE, |set, colour| set.or(Colours::of(colour)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_colours() {
        let set: Colours = [Colour::BACKGROUND, Colour::ink(31)].into_iter().collect();
        assert_eq!((set.len(), set.only(), set.has(Colour::INK)), (2, None, false));
        assert_eq!(set.iter().map(Colour::number).collect::<Vec<_>>(), [0, 31]);
        assert_eq!(set.minus(Colours::BACKGROUND).only(), Some(Colour::ink(31)));
        assert_eq!((Colours::all(1).len(), Colours::all(31).len(), Colours::all(40).len()), (2, 32, 32));
        assert_eq!(Colours::BACKGROUND.or(Colours::INK), Colours::all(1));
        assert!(set.and(Colours::INK).is_empty());
    }

    #[test]
    fn there_are_no_more_colours() {
        assert_eq!(Colour::try_from(31), Ok(Colour::ink(31)));
        assert_eq!(Colour::try_from(32), Err(NoColour));
        assert!(std::panic::catch_unwind(|| Colour::ink(32)).is_err());
        assert!(std::panic::catch_unwind(|| Colour::ink(0)).is_err());
        assert_eq!(Colour::all(2).map(Colour::number).collect::<Vec<_>>(), [0, 1, 2]);
    }
}
