//! The data of Andrew Makhorin's solver, an example of the GNU Linear Programming Kit.
//!
//! ```text
//! * a remark
//! 1 3                      a line for each row from the top: runs with spaces between them, 0 for a line without runs
//! …
//! &                        on a line of its own
//! 2                        a line for each column from the left
//! …
//! ```
//!
//! A line with & may end the columns too. Source: the exports of webpbn.com.

use crate::error::mistake::Mistakes;
use crate::kind::Format;
use crate::spec::{Facts, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::clues;
use crate::text::draft::Draft;
use nonoscope_core::puzzle::Puzzle;

pub(crate) const SPEC: Spec = Spec {
    format: Format::Makhorin,
    facts: Facts { id: "makhorin", name: "Makhorin’s data", extension: "dat", ..Facts::DEFAULT },
    recognised: Recognised::By(|text| Likeness::sure(looks_like(text))),
    reads: Reads::One(read),
    writes: Writes::One(write),
    sample: "* A nonogram\n1 1\n2\n&\n2\n1\n1\n",
};

/// Whether an `&` is alone on a line.
fn looks_like(text: &str) -> bool {
    text.lines().any(|line| line.trim() == "&")
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let end = text.trim_end().strip_suffix('&').filter(|above| looks_like(above));
    clues::read_halves(end.unwrap_or(text), '*', "&", |_| false)
}

fn write(puzzle: &Puzzle) -> String {
    clues::rows_and_columns(puzzle, &format!("* {}\n", puzzle.title().unwrap_or("A nonogram")), " ", "&\n")
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_as};

    #[test]
    fn an_ampersand_stands_between_rows_and_columns() {
        for text in ["* a remark\n1 1\n2\n&\n2\n1\n1\n", "1 1\n2\n\n&\n\n2\n1\n1\n&\n"] {
            let reading = read_text(text).unwrap();
            assert_eq!((reading.format, reading.puzzle.width()), (Format::Makhorin, 3), "{text:?}");
        }
        let error = read_as("1\n1\n", Format::Makhorin).unwrap_err().to_string();
        assert!(error.contains("There are no clues for the columns."), "{error}");
    }
}
