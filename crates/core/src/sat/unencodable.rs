//! Why a puzzle cannot be a formula.

use crate::puzzle::Line;
use nonoscope_words::{Text, puzzle as words};
use std::fmt;

/// Why a puzzle cannot be encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unencodable {
    /// No layout of this line fits what is known, so there is no solution.
    Contradiction(Line),
    /// The formula would have more literals than [`MAX_LITERALS`].
    TooLarge,
}

impl Unencodable {
    /// The error in words.
    pub fn text(&self) -> Text {
        match self {
            Unencodable::Contradiction(line) => words::no_layout_fits_line(*line),
            Unencodable::TooLarge => words::formula_too_large(MAX_LITERALS),
        }
    }
}

impl fmt::Display for Unencodable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl std::error::Error for Unencodable {}

/// The most literals of a formula: solving it takes about 1 GB of memory.
pub const MAX_LITERALS: usize = 20_000_000;
