//! Why there is no puzzle in a picture.

use nonoscope_words::{Text, scan};
use std::fmt;

/// Why a picture cannot be read as a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScanError {
    /// There are not four bytes for each pixel, or there is no pixel.
    Bytes {
        /// How many there are.
        bytes: usize,
        /// Width and height, in pixels.
        size: (usize, usize),
    },
    /// No lines cross at equal distances.
    NoBoard,
    /// There is a board, but no numbers could be read both above it and on its left.
    NoClues {
        /// The lines of cells that were found: rows and columns.
        lines: (usize, usize),
    },
    /// There is a board, but its cells are too small for numbers that can be read.
    TooSmall {
        /// The lines of cells that were found: rows and columns.
        lines: (usize, usize),
    },
    /// There is a board with numbers in its cells, as in other kinds of puzzles.
    NumbersInside,
    /// There are lines and numbers, but these do not confirm each other as those of a puzzle do.
    Unclear,
}

impl ScanError {
    /// The error in a sentence.
    pub fn text(&self) -> Text {
        match *self {
            ScanError::Bytes { bytes, size: (width, height) } => scan::wrong_bytes(width, height, bytes),
            ScanError::NoBoard => scan::no_board(),
            ScanError::NoClues { lines: (rows, columns) } => scan::no_clues(rows, columns),
            ScanError::TooSmall { lines: (rows, columns) } => scan::too_small(rows, columns),
            ScanError::NumbersInside => scan::numbers_inside(),
            ScanError::Unclear => scan::unclear(),
        }
    }
}

impl fmt::Display for ScanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl std::error::Error for ScanError {}
