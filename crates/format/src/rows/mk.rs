//! `.mk` of Mirek and Petr Olšák's solver.
//!
//! ```text
//! H W                      height and width
//! 1 3                      a line for each row from the top: runs with spaces between them, 0 for a line without runs
//! …
//! #                        on a line of its own
//! 2                        a line for each column from the left
//! …
//! ```
//!
//! Source: the list of input formats of Jan Wolter's pbnsolve.

use super::nin;
use crate::error::Mistakes;
use crate::kind::Format;
use crate::spec::{Facts, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::clues::{self, Counted};
use crate::text::{Draft, Scan, lines};
use nonoscope_core::puzzle::Puzzle;

pub(crate) const SPEC: Spec = Spec {
    format: Format::Mk,
    facts: Facts { id: "mk", name: ".mk file", extension: "mk", ..Facts::DEFAULT },
    recognised: Recognised::By(|text| Likeness::sure(looks_like(text))),
    reads: Reads::One(read),
    writes: Writes::One(write),
    sample: "2 3\n1 1\n2\n#\n2\n1\n1\n",
};

/// Whether there is a line with only a `#` below a line with two numbers.
fn looks_like(text: &str) -> bool {
    nin::looks_like(text) && divider(text).is_some()
}

/// Where the `#` is.
fn divider(text: &str) -> Option<usize> {
    lines::lines(text).find(|(_, line)| line.trim() == "#").map(|(offset, _)| offset)
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let (offset, (height, width)) = nin::size(text, ["the height", "the width"])?;
    let Some(divider) = divider(text) else {
        return Err(Scan::at_end(text).expected("a line with “#” between rows and columns").into());
    };
    let (rows, columns): (Vec<_>, Vec<_>) =
        nin::content(text).filter(|line| line.0 > offset).partition(|line| line.0 < divider);
    Counted { text, size: (width, height), size_offset: offset }.apart(&rows, &columns)
}

fn write(puzzle: &Puzzle) -> String {
    clues::rows_and_columns(puzzle, &format!("{} {}\n", puzzle.height(), puzzle.width()), " ", "#\n")
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_as};

    #[test]
    fn the_height_comes_first() {
        let reading = read_text("2 3\n1 1\n2\n#\n2\n1\n1\n").unwrap();
        assert_eq!((reading.format, reading.puzzle.width(), reading.puzzle.height()), (Format::Mk, 3, 2));
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_as(text, Format::Mk).unwrap_err().to_string();
        assert_eq!(
            error("2 3\n1 1\n#\n2\n1\n1\n1\n"),
            "Line 2, column 4: The height says 2 rows, but there is 1.\n\
             Line 7, column 1: The width says 3 columns, but there are 4."
        );
        assert_eq!(
            error("3 2\n1 1\n2\n#\n2\n1\n1\n"),
            "Line 1, column 1: There are 2 rows and 3 columns, but the text says 3 rows and 2 columns. \
             Swap the two sizes; or swap rows and columns, if these are the wrong way round."
        );
        assert_eq!(
            error("2 2\n1\n1\n1\n1\n"),
            "Line 5, column 2: The text ends here, expected a line with “#” between rows and columns."
        );
    }
}
