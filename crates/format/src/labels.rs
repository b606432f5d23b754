//! What sentences about texts call things of `core`.

use nonoscope_core::puzzle::{Axis, Line, PuzzleError};
use nonoscope_words::Text;

/// What a table holds of a text: the function that makes it.
pub(crate) type Said = fn() -> Text;

/// `row` or `column`, by which messages choose their words.
pub(crate) fn key(axis: Axis) -> Text {
    Text::verbatim(axis.name())
}

/// `row 3`.
pub(crate) fn line(line: Line) -> Text {
    Text::verbatim(line.to_string())
}

/// Why clues make no puzzle.
pub(crate) fn puzzle_error(error: &PuzzleError) -> Text {
    Text::verbatim(error.to_string())
}
