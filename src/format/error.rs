//! What can be wrong with a text, said so that a person can mend it.

use super::MAX_TEXT;
use crate::puzzle::{Axis, MAX_SIDE, PuzzleError};
use std::fmt;

/// A place in a text, both counted from 1; columns are characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The line.
    pub line: usize,
    /// The character in it.
    pub column: usize,
}

impl Spot {
    /// The place of the character at a byte offset.
    pub(super) fn of(text: &str, offset: usize) -> Spot {
        let before = text.get(..offset).unwrap_or(text);
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Spot { line: before.matches('\n').count() + 1, column: before[start..].chars().count() + 1 }
    }
}

/// Why a text is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The text is empty or blank.
    NoText,
    /// The text is longer than [`MAX_TEXT`].
    TextTooLong,
    /// Something else stands where something was expected.
    Unexpected {
        /// What stands there; `None` at the end of the text.
        found: Option<String>,
        /// What would be right.
        expected: &'static str,
    },
    /// A number is larger than any run or side can be.
    NumberTooLarge,
    /// A game ID names a random seed, from which only the program that made it can make the puzzle.
    RandomSeed,
    /// The number of clues is not the one that the text announces.
    ClueCount {
        /// Clues in the text.
        found: usize,
        /// Width and height that it announces.
        size: (usize, usize),
    },
    /// There are more or fewer clues along an axis than the text announces.
    Lines {
        /// The axis.
        axis: Axis,
        /// Clues in the text.
        found: usize,
        /// Clues that it announces.
        expected: usize,
    },
    /// A puzzle that must be square has not as many columns as rows.
    OddLines {
        /// Clues in the text.
        found: usize,
    },
    /// Clues end without any for an axis.
    NoClues {
        /// The axis.
        axis: Axis,
    },
    /// A second part of the same kind.
    Again {
        /// Its heading.
        heading: &'static str,
    },
    /// A row of given cells has not as many cells as the puzzle is wide, or there are not as many rows as it is high.
    GivensShape {
        /// What the text has.
        found: usize,
        /// What would be right.
        expected: usize,
        /// What is counted, `cells` or `rows`.
        what: &'static str,
    },
    /// Given cells go on beyond the last cell.
    GivensOverrun,
    /// The puzzle has colours.
    Colours,
    /// The clues make no puzzle.
    Puzzle(PuzzleError),
}

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// Where; `None` if it is wrong as a whole.
    pub spot: Option<Spot>,
    /// What.
    pub fault: Fault,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoText => f.write_str("There is no puzzle here yet."),
            Fault::TextTooLong => write!(f, "The text is longer than {MAX_TEXT} bytes, the most that is read."),
            Fault::Unexpected { found: Some(found), expected } => write!(f, "Found “{found}”, expected {expected}."),
            Fault::Unexpected { found: None, expected } => write!(f, "The text ends here, expected {expected}."),
            Fault::NumberTooLarge => write!(f, "This number is too large; at most {MAX_SIDE} is possible."),
            Fault::RandomSeed => f.write_str(
                "This is a random seed, which only Tatham’s own program can turn into a puzzle. \
                 There, copy the game ID with a colon instead.",
            ),
            Fault::ClueCount { found, size: (width, height) } => write!(
                f,
                "A {width}x{height} puzzle needs {width} columns and {height} rows, {} clues in all; here are {found}.",
                width + height
            ),
            Fault::Lines { axis, found, expected } => {
                let side = if *axis == Axis::Row { "height" } else { "width" };
                write!(f, "The {side} says {expected} {}s, but there are {found}.", axis.name())
            }
            Fault::OddLines { found } => write!(
                f,
                "There is an odd number of clue lines, {found}, but a square puzzle has as many for its columns as for its rows. \
                 A line without runs is 0 or empty."
            ),
            Fault::NoClues { axis: Axis::Row } => f.write_str(
                "There are no clues for the rows. Write a line for each row, a blank line, and a line for each column.",
            ),
            Fault::NoClues { axis: Axis::Column } => f.write_str(
                "There are no clues for the columns. After the rows, leave a blank line and write a line for each \
                 column.",
            ),
            Fault::Again { heading } => write!(f, "A second part “{heading}” begins here; there can be only one."),
            Fault::GivensShape { found, expected, what } => {
                write!(f, "The given cells have {found} {what} here, the puzzle has {expected}.")
            }
            Fault::GivensOverrun => f.write_str("The given cells go on beyond the last cell of the puzzle."),
            Fault::Colours => {
                f.write_str("This is for a coloured puzzle; only black and white ones are read, without colours.")
            }
            Fault::Puzzle(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.spot {
            Some(spot) => write!(f, "Line {}, column {}: {}", spot.line, spot.column, self.fault),
            None => self.fault.fmt(f),
        }
    }
}

impl std::error::Error for ReadError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spots_count_characters_from_1() {
        let text = "ä 1\nöü x";
        assert_eq!(Spot::of(text, text.find('x').unwrap()), Spot { line: 2, column: 4 });
        assert_eq!(Spot::of(text, 0), Spot { line: 1, column: 1 });
        assert_eq!(Spot::of(text, text.len()), Spot { line: 2, column: 5 });
    }
}
