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
                write!(f, "A picture of {width} × {height} pixels needs four bytes for each pixel, and at least one pixel; this one has {bytes} bytes.")
            }
            ScanError::NoBoard => f.write_str(
                "No puzzle was found in this picture: it shows no grid of lines. It should show the whole board with its clues, \
                 from straight above, sharp and evenly lit.",
            ),
            ScanError::NoClues { lines: (rows, columns) } => write!(
                f,
                "No puzzle was found in this picture: it shows a grid of {rows} rows and {columns} columns, but no clues above \
                 it and on its left. The picture must show them too."
            ),
            ScanError::Unclear => f.write_str(
                "No puzzle was found in this picture: it has lines and numbers, but they do not form a puzzle. If it shows one, \
                 try another picture: larger, sharp and evenly lit, from straight above, with the whole board and its clues.",
            ),
        }
    }
}

impl std::error::Error for ScanError {}
