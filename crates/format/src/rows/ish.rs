//! The format of Ish's solver.
//!
//! ```text
//! # a remark
//! 1,3                      a line for each row from the top: runs with commas between them, 0 for a line without runs
//! …
//!                          a blank line
//! 2                        a line for each column from the left
//! …
//! ```
//!
//! Source: the exports of webpbn.com. Such a text is also one of clue lines, and recognised as such.

use crate::error::mistake::Mistakes;
use crate::kind::Format;
use crate::spec::{Facts, Reads, Recognised, Spec, Writes};
use crate::text::clues;
use crate::text::draft::Draft;
use nonoscope_core::puzzle::Puzzle;

pub(crate) const SPEC: Spec = Spec {
    format: Format::Ish,
    facts: Facts { id: "ish", name: "Ish’s clue lines", extension: "ish", ..Facts::DEFAULT },
    recognised: Recognised::AsClueLines,
    reads: Reads::One(read),
    writes: Writes::One(write),
    sample: "# rows\n1,1\n2\n\n# columns\n2\n1\n1\n",
};

fn read(text: &str) -> Result<Draft, Mistakes> {
    clues::read_halves(text, '#', "", |c| c == ',')
}

fn write(puzzle: &Puzzle) -> String {
    clues::rows_and_columns(puzzle, "# rows\n", ",", "\n# columns\n")
}

#[cfg(test)]
mod tests {
    use crate::{Format, read_as};

    #[test]
    fn commas_stand_between_runs() {
        let puzzle = read_as("# rows\n1,1\n2\n\n# columns\n2\n1\n1\n", Format::Ish).unwrap().puzzle;
        assert_eq!((puzzle.width(), puzzle.height()), (3, 2));
        let error = read_as("1.1\n\n1\n0\n1\n", Format::Ish).unwrap_err().to_string();
        assert_eq!(error, "Line 1, column 2: Found “.”, expected a number.");
    }
}
