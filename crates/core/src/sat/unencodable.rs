//! Why a puzzle cannot be a formula.

use crate::puzzle::Line;
use std::fmt;

/// Why a puzzle cannot be encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unencodable {
    /// No layout of this line fits what is known, so there is no solution.
    Contradiction(Line),
    /// The formula would have more literals than [`MAX_LITERALS`].
    TooLarge,
}

impl fmt::Display for Unencodable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unencodable::Contradiction(line) => write!(f, "No layout of {line} fits what is known."),
            Unencodable::TooLarge => write!(f, "As a formula the puzzle could have more than {MAX_LITERALS} literals."),
        }
    }
}

impl std::error::Error for Unencodable {}

/// The most literals of a formula: solving it takes about 1 GB of memory.
pub const MAX_LITERALS: usize = 20_000_000;
