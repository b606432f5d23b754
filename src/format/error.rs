//! What can be wrong with a text, said so that a person can mend it.

use super::MAX_TEXT;
use super::link::LinkError;
use crate::puzzle::{Axis, Line, MAX_SIDE, PuzzleError};
use std::fmt;

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
    /// A line ends where something was expected.
    LineEnds {
        /// What would be right.
        expected: &'static str,
    },
    /// A number is larger than any run or side can be.
    NumberTooLarge,
    /// A number is not whole, or below zero.
    NotWhole {
        /// As it is written.
        number: String,
    },
    /// A game ID names a random seed, from which only the program that made it can make the puzzle.
    RandomSeed,
    /// Runs of a game ID have a comma between them, which begins the given cells.
    CommaForPoint,
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
    /// There are as many columns as the height says, and as many rows as the width says.
    SidesSwapped {
        /// Width and height that the text announces.
        size: (usize, usize),
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
    /// A row of a picture has not as many cells as the first, or there are not as many rows as there should be.
    Shape {
        /// What the cells are, as a sentence begins.
        cells: &'static str,
        /// What the text has.
        found: usize,
        /// What would be right.
        expected: usize,
        /// What is counted, `cells` or `rows`.
        what: &'static str,
    },
    /// Given cells go on beyond the last cell.
    GivensOverrun,
    /// A picture that should be a solution has unknown cells.
    UnfinishedPicture,
    /// The puzzle has colours.
    Colours,
    /// The puzzle is no rectangle of cells.
    OtherPuzzle {
        /// What it is instead.
        kind: String,
    },
    /// The text is XML, but with a mistake in it.
    Xml {
        /// As the reader of XML says it.
        what: String,
    },
    /// The text is of no form that puzzles of its kind have.
    NoPuzzle {
        /// What was looked for.
        expected: &'static str,
    },
    /// A clue needs more cells than its line has.
    ClueTooLong {
        /// The line.
        line: Line,
        /// The fewest cells that its runs need.
        shortest: usize,
        /// The cells that it has.
        length: usize,
        /// A run whose digits, as runs of their own, would fit.
        split: Option<u16>,
    },
    /// Some clues are too long, but all fit if rows are columns and columns rows.
    AxesSwapped,
    /// Rows and columns ask for different numbers of filled cells.
    Totals {
        /// Rows, and the filled cells that they ask for.
        rows: (usize, usize),
        /// Columns, and the filled cells that they ask for.
        columns: (usize, usize),
        /// The only run whose digits, as runs of their own, would make them the same.
        split: Option<(Line, u16)>,
    },
    /// The link cannot be followed.
    Link(LinkError),
    /// The clues make no puzzle.
    Puzzle(PuzzleError),
}

/// `12` as `1 2`.
fn digits_apart(number: u16) -> String {
    let digits: Vec<String> = number.to_string().chars().map(String::from).collect();
    digits.join(" ")
}

/// `1 row`, `2 rows`.
fn counted(count: usize, axis: Axis) -> String {
    format!("{count} {}{}", axis.name(), if count == 1 { "" } else { "s" })
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoText => f.write_str("There is no puzzle here yet."),
            Fault::TextTooLong => write!(f, "The text is longer than {MAX_TEXT} bytes, the most that is read."),
            Fault::Unexpected { found: Some(found), expected } => write!(f, "Found “{found}”, expected {expected}."),
            Fault::Unexpected { found: None, expected } => write!(f, "The text ends here, expected {expected}."),
            Fault::LineEnds { expected } => write!(f, "The line ends here, expected {expected}."),
            Fault::NumberTooLarge => write!(f, "This number is too large; at most {MAX_SIDE} is possible."),
            Fault::NotWhole { number } => {
                write!(f, "“{number}” is no length of a run; expected a whole number from 0.")
            }
            Fault::RandomSeed => f.write_str(
                "This is a random seed, which only Tatham’s own program can turn into a puzzle. \
                 There, copy the game ID with a colon instead.",
            ),
            Fault::CommaForPoint => f.write_str(
                "The runs of one line stand with points between them here, as in 1.2; a comma begins the given cells.",
            ),
            Fault::ClueCount { found, size: (width, height) } => write!(
                f,
                "A {width}x{height} puzzle needs {} and {}, {} clues in all; here are {found}.",
                counted(*width, Axis::Column),
                counted(*height, Axis::Row),
                width + height
            ),
            Fault::Lines { axis, found, expected } => {
                let side = if *axis == Axis::Row { "height" } else { "width" };
                let are = if *found == 1 { "is" } else { "are" };
                write!(f, "The {side} says {}, but there {are} {found}.", counted(*expected, *axis))
            }
            Fault::SidesSwapped { size: (width, height) } => write!(
                f,
                "Width and height are swapped: there are {} and {}, so the width is {height} and the height {width}.",
                counted(*width, Axis::Row),
                counted(*height, Axis::Column)
            ),
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
            Fault::Shape { cells, found, expected, what } => {
                write!(f, "{cells} {found} {what} here, expected {expected}.")
            }
            Fault::GivensOverrun => f.write_str("The given cells go on beyond the last cell of the puzzle."),
            Fault::UnfinishedPicture => f.write_str(
                "This picture has unknown cells, so its clues are not known. \
                 Write the clues, and the picture below them under a line “givens”.",
            ),
            Fault::Colours => {
                f.write_str("This is for a coloured puzzle; only black and white ones are read, without colours.")
            }
            Fault::OtherPuzzle { kind } => {
                write!(f, "This is a puzzle of the kind “{kind}”; only rectangular nonograms are read.")
            }
            Fault::Xml { what } => write!(f, "The XML is not right: {what}."),
            Fault::NoPuzzle { expected } => write!(f, "There is no puzzle in this; expected {expected}."),
            Fault::ClueTooLong { line, shortest, length, split } => {
                PuzzleError::ClueTooLong { line: *line, shortest: *shortest, length: *length }.fmt(f)?;
                match split {
                    Some(run) => write!(f, " Perhaps {run} should be {}.", digits_apart(*run)),
                    None => Ok(()),
                }
            }
            Fault::AxesSwapped => f.write_str(
                "With rows and columns the other way round, all clues fit; perhaps they stand in the wrong order.",
            ),
            Fault::Totals { rows, columns, split } => {
                let (many_rows, many_columns) = (counted(rows.0, Axis::Row), counted(columns.0, Axis::Column));
                write!(
                    f,
                    "The {many_rows} ask for {} filled cells in all, the {many_columns} for {}; the totals must be the same.",
                    rows.1, columns.1
                )?;
                match split {
                    Some((line, run)) => {
                        write!(f, " They are if the {run} of {line} is {} instead.", digits_apart(*run))
                    }
                    None => Ok(()),
                }
            }
            Fault::Link(error) => error.fmt(f),
            Fault::Puzzle(error) => error.fmt(f),
        }
    }
}
