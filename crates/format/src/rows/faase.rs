//! The format of Frans Faase's solver.
//!
//! ```text
//! rows
//! 1 3                      a line for each row from the top: runs with spaces between them, 0 for a line without runs
//! …
//! columns
//! 2                        a line for each column from the left
//! …
//! ```
//!
//! Source: the exports of webpbn.com. Such a text is also one of clue lines, and recognised as such.

use super::plain;
use crate::kind::Format;
use crate::spec::{Facts, Reads, Recognised, Spec, Writes};
use crate::text::clues;
use nonoscope_core::puzzle::Puzzle;

pub(crate) const SPEC: Spec = Spec {
    format: Format::Faase,
    facts: Facts { id: "faase", name: "Faase’s clue lines", extension: "faase", ..Facts::DEFAULT },
    recognised: Recognised::AsClueLines,
    reads: Reads::One(plain::read),
    writes: Writes::One(write),
    sample: "rows\n1 1\n2\ncolumns\n2\n1\n1\n",
};

fn write(puzzle: &Puzzle) -> String {
    clues::rows_and_columns(puzzle, "rows\n", " ", "columns\n")
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_as};

    #[test]
    fn headings_stand_above_rows_and_columns() {
        let text = "rows\n1 1\n2\ncolumns\n2\n1\n1\n";
        let puzzle = read_as(text, Format::Faase).unwrap().puzzle;
        assert_eq!((puzzle.width(), puzzle.height()), (3, 2));
        assert_eq!(read_text(text).unwrap().puzzle, puzzle);
    }
}
