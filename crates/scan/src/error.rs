//! Why there is no puzzle in a picture.

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
    /// There is a board, but no numbers are both above it and on its left.
    NoClues {
        /// The lines of cells that were found: rows and columns.
        lines: (usize, usize),
    },
    /// There are lines and numbers, but these do not confirm each other as those of a puzzle do.
    Unclear,
}

impl fmt::Display for ScanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ScanError::Bytes { bytes, size: (width, height) } => {
                write!(f, "A picture of {width} × {height} pixels has four bytes for each, and at least one pixel; here are {bytes}.")
            }
            ScanError::NoBoard => f.write_str(
                "No puzzle was found in this picture: no lines cross like those of a board. It should show the whole board with its clues, \
                 from straight above, sharp and evenly lit.",
            ),
            ScanError::NoClues { lines: (rows, columns) } => write!(
                f,
                "No puzzle was found in this picture: lines cross like those of a board of {rows} rows and {columns} columns, but no clues were found \
                 both above them and on their left. They must be in the picture too."
            ),
            ScanError::Unclear => f.write_str(
                "No puzzle was found in this picture: there are lines and numbers, but they do not go together as those of a puzzle do. If it shows one, \
                 another picture may be read: larger, sharp and evenly lit, from straight above, with the whole board and its clues.",
            ),
        }
    }
}

impl std::error::Error for ScanError {}
