//! What can be wrong with the files of the shelf.

use crate::entry::Id;
use nonoscope_words::{Text, shelf_data};
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

impl DataError {
    /// The error in a sentence.
    pub fn text(&self) -> Text {
        match self {
            DataError::Version => shelf_data::other_version(),
            DataError::Check => shelf_data::damaged(),
            DataError::Line { line } => shelf_data::bad_line(*line),
            DataError::Title { id } => shelf_data::no_title(Text::verbatim(id.to_string())),
        }
    }
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl std::error::Error for DataError {}
