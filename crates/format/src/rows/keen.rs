//! The format of Daniel Keen's solver.
//!
//! ```text
//! 1 3                      a line for each row from the top: runs with spaces between them, 0 for a line without runs
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
    format: Format::Keen,
    facts: Facts { id: "keen", name: "Keen’s clue lines", extension: "keen", ..Facts::DEFAULT },
    recognised: Recognised::AsClueLines,
    reads: Reads::One(read),
    writes: Writes::One(write),
    sample: "1 1\n2\n\n2\n1\n1\n",
};

fn read(text: &str) -> Result<Draft, Mistakes> {
    clues::read_halves(text, '#', "", |_| false)
}

fn write(puzzle: &Puzzle) -> String {
    clues::rows_and_columns(puzzle, "", " ", "\n")
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_as};

    #[test]
    fn rows_come_first() {
        let text = "1 1\n2\n\n2\n1\n1\n";
        let reading = read_as(text, Format::Keen).unwrap();
        assert_eq!((reading.puzzle.width(), reading.puzzle.height()), (3, 2));
        assert_eq!(reading.puzzle, read_text(text).unwrap().puzzle);
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_as(text, Format::Keen).unwrap_err().to_string();
        assert_eq!(error("1,1\n2\n\n2\n1\n1\n"), "Line 1, column 2: Found “,”, expected a number.");
        assert!(error("1\n1\n").contains("There are no clues for the columns."));
        assert_eq!(
            error("1\n\n1\n\n2"),
            "Line 5, column 1: A third block of lines begins here, but there should be two: the rows, and below a blank line \
             the columns. Delete the other blank lines; if one of them is a line without runs, write 0 there."
        );
    }
}
