//! What can be wrong with the files of the shelf.

use crate::entry::Id;
use std::fmt;

/// Why a file of the shelf cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DataError {
    /// The first line names another kind of file, or a version that this program does not know.
    Version,
    /// The check at the end is missing or wrong: the file is damaged or cut off.
    Check,
    /// A line is not as it should be.
    Line {
        /// Its number in the file, from 1.
        line: usize,
    },
    /// A picture has no title.
    Title {
        /// The puzzle.
        id: Id,
    },
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DataError::Version => f.write_str("This is no file of the shelf that this version can read."),
            DataError::Check => f.write_str("This file of the shelf is damaged or incomplete."),
            DataError::Line { line } => write!(f, "Line {line} of this file of the shelf cannot be read."),
            DataError::Title { id } => write!(f, "Puzzle {id} of the shelf has no title."),
        }
    }
}

impl std::error::Error for DataError {}
