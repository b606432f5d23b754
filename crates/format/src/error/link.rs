//! Why a link cannot be made or opened.

use crate::limits::MAX_LINK;
use nonoscope_core::puzzle::PuzzleError;
use nonoscope_words::{Text, link};
use std::fmt;

/// Why there is no link, or why a link cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// The link would be longer than 8,000 characters.
    TooLong,
    /// The text is longer than any link.
    TextTooLong,
    /// The text is not a link at all.
    NoLink,
    /// The link is of a later version.
    Newer,
    /// It contains a character that no link has.
    Character(char),
    /// Characters are missing, were added or changed.
    Damaged,
    /// The link is intact, but its clues do not make a puzzle.
    Puzzle(PuzzleError),
}

impl LinkError {
    /// The error in sentences.
    pub fn text(&self) -> Text {
        match self {
            LinkError::TooLong => link::too_long(),
            LinkError::TextTooLong => link::text_too_long(MAX_LINK),
            LinkError::NoLink => link::not_a_link(),
            LinkError::Newer => link::newer(),
            LinkError::Character(c) => {
                // An invisible character, or one that changes the direction of the text, is named by its number.
                let name = if c.is_alphanumeric() || c.is_ascii_graphic() {
                    c.to_string()
                } else {
                    format!("U+{:04X}", u32::from(*c))
                };
                link::character(Text::verbatim(name))
            }
            LinkError::Damaged => link::damaged(),
            LinkError::Puzzle(error) => Text::sentences([link::not_a_puzzle(), error.text()]),
        }
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl std::error::Error for LinkError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            LinkError::Puzzle(error) => Some(error),
            _ => None,
        }
    }
}

impl From<PuzzleError> for LinkError {
    fn from(error: PuzzleError) -> LinkError {
        LinkError::Puzzle(error)
    }
}
