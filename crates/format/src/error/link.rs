//! Why a link cannot be made or opened.

use crate::limits::MAX_LINK;
use nonoscope_core::puzzle::PuzzleError;
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

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::TooLong => f.write_str("This puzzle is too large for a link; save it as a file instead."),
            LinkError::TextTooLong => {
                write!(f, "This text is too long to be a link to a puzzle; links have at most {MAX_LINK} characters.")
            }
            LinkError::NoLink => f.write_str(
                "This is not a link to a puzzle. Such a link has “n1” and many letters and digits after the “#”.",
            ),
            LinkError::Newer => {
                f.write_str("This link was made by a newer version of this program. You need that version to open it.")
            }
            LinkError::Character(c) => {
                // An invisible character, or one that changes the direction of the text, is named by its number.
                let name = if c.is_alphanumeric() || c.is_ascii_graphic() {
                    c.to_string()
                } else {
                    format!("U+{:04X}", u32::from(*c))
                };
                write!(
                    f,
                    "There is “{name}” in this link, but links have only A to Z, a to z, 0 to 9, “-” and “_”; copy the whole \
                     link again."
                )
            }
            LinkError::Damaged => {
                f.write_str("This link is damaged: characters are missing or wrong; copy the whole link again.")
            }
            LinkError::Puzzle(error) => write!(f, "The clues in this link do not make a puzzle. {error}"),
        }
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
