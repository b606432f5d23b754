//! What is known of one cell: the colours that are still possible.

use super::colour::{Colour, Colours};

/// What is known of a cell: the set of colours that are still possible. It is *unknown* if that is every colour of the
/// puzzle, and *known* if it is a single one: *empty* for the background, *filled* for an ink.
///
/// A cell of a black-and-white puzzle is one of [`Cell::UNKNOWN`], [`Cell::FILLED`] and [`Cell::EMPTY`].
// The empty set stands for every colour, so that one value means unknown in all puzzles, and takes one byte when stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cell(Colours);

impl Cell {
    /// Every colour is possible.
    pub const UNKNOWN: Cell = Cell(Colours::NONE);
    /// Of the first ink.
    pub const FILLED: Cell = Cell(Colours::INK);
    /// Of the background.
    pub const EMPTY: Cell = Cell(Colours::BACKGROUND);

    /// A known cell.
    pub fn of(colour: Colour) -> Cell {
        Cell(Colours::of(colour))
    }

    /// A cell for which these colours are possible, of a puzzle with this many inks; unknown if that is all of them, or
    /// none.
    pub fn among(possible: Colours, inks: usize) -> Cell {
        let all = Colours::all(inks);
        let possible = possible.and(all);
        if possible == all { Cell::UNKNOWN } else { Cell(possible) }
    }

    /// Whether this can be known of a cell in a puzzle with this many inks: no other colours are possible, and not all of
    /// them, which is written as unknown.
    #[inline]
    pub(crate) fn fits(self, inks: usize) -> bool {
        let all = Colours::all(inks);
        self.0.minus(all).is_empty() && self.0 != all
    }

    /// The colours that are possible as bits, the background lowest; 0 if that is every colour.
    #[cfg(feature = "serde")]
    pub(crate) fn to_bits(self) -> u32 {
        self.0.to_bits()
    }

    /// The cell with these bits.
    #[cfg(feature = "serde")]
    pub(crate) fn from_bits(bits: u32) -> Cell {
        Cell(Colours::from_bits(bits))
    }

    /// The colours that are possible, in a puzzle with this many inks.
    pub fn possible(self, inks: usize) -> Colours {
        if self == Cell::UNKNOWN { Colours::all(inks) } else { self.0 }
    }

    /// Its colour, if it is known.
    pub fn colour(self) -> Option<Colour> {
        self.0.only()
    }

    /// Its ink, if it is known to be filled.
    #[inline]
    pub fn ink(self) -> Option<Colour> {
        match self {
            Cell::UNKNOWN | Cell::EMPTY => None,
            // By far the most frequent ink.
            Cell::FILLED => Some(Colour::INK),
            other => other.colour(),
        }
    }

    /// Whether its colour is known.
    pub fn is_known(self) -> bool {
        self.0.only().is_some()
    }

    /// Whether it is known to be of some ink.
    pub fn is_filled(self) -> bool {
        self.ink().is_some()
    }

    /// Whether some colours are excluded, but more than one is left.
    pub fn is_partly_known(self) -> bool {
        self.0.len() > 1
    }

    /// Whether the possible colours are a proper subset of those of `before`.
    pub fn narrows(self, before: Cell) -> bool {
        self != Cell::UNKNOWN && self != before && (before == Cell::UNKNOWN || self.0.minus(before.0).is_empty())
    }

    /// Filled for empty, and empty for filled; anything else stays.
    #[must_use]
    pub fn opposite(self) -> Cell {
        match self {
            Cell::FILLED => Cell::EMPTY,
            Cell::EMPTY => Cell::FILLED,
            other => other,
        }
    }

    /// `unknown`, `filled` or `empty`. A cell of which only some colours are excluded counts as unknown.
    pub fn name(self) -> &'static str {
        match self.colour() {
            None => "unknown",
            Some(Colour::BACKGROUND) => "empty",
            Some(_) => "filled",
        }
    }

    /// `X` for filled, `O` for empty, `.` for unknown. Further inks are `B`, `C` … `N`, `P` … and then small letters; a
    /// cell of which only some colours are excluded counts as unknown.
    pub fn letter(self) -> char {
        match self {
            Cell::UNKNOWN => '.',
            Cell::FILLED => 'X',
            Cell::EMPTY => 'O',
            other => match other.ink() {
                Some(ink) => LETTERS.chars().nth(ink.number() - 2).unwrap_or('?'),
                None => '.',
            },
        }
    }

    /// The cell for a letter: `X` or `x`, `O` or `o`, `.`, and the letters of further inks.
    pub fn from_letter(letter: char) -> Option<Cell> {
        match letter {
            '.' => Some(Cell::UNKNOWN),
            'X' | 'x' => Some(Cell::FILLED),
            'O' | 'o' => Some(Cell::EMPTY),
            letter => LETTERS.chars().position(|c| c == letter).map(|index| Cell::of(Colour::ink(index + 2))),
        }
    }
}

/// The letters of the inks from the second on.
const LETTERS: &str = "BCDEFGHIJKLMNPQRSTUVWYZabcdefg";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_has_a_letter() {
        for colour in Colour::all(31) {
            let cell = Cell::of(colour);
            assert_eq!(Cell::from_letter(cell.letter()), Some(cell));
            assert_eq!((cell.is_known(), cell.colour()), (true, Some(colour)));
        }
        assert_eq!(Cell::from_letter('?'), None);
    }

    #[test]
    fn a_cell_is_what_is_still_possible() {
        let (red, blue) = (Colour::ink(1), Colour::ink(2));
        let either: Colours = [red, blue].into_iter().collect();
        let cell = Cell::among(either, 2);
        assert!(cell.is_partly_known() && !cell.is_known() && !cell.is_filled());
        assert_eq!((cell.possible(2), cell.colour(), cell.letter()), (either, None, '.'));
        assert_eq!(Cell::among(Colours::all(2), 2), Cell::UNKNOWN);
        assert_eq!(Cell::among(Colours::all(31), 2), Cell::UNKNOWN);
        assert_eq!(Cell::UNKNOWN.possible(2), Colours::all(2));
        assert_eq!((Cell::FILLED.ink(), Cell::EMPTY.ink()), (Some(Colour::INK), None));
    }
}
