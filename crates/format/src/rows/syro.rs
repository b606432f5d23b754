//! The format of Kirill Syromolotov's JSolver.
//!
//! ```text
//! # a remark
//! 1 3 0                    a line for each row from the top: runs with spaces between them, and 0 at its end
//! …
//!                          a blank line
//! 2 0                      a line for each column from the left
//! …
//! ```
//!
//! Source: the exports of webpbn.com.

use crate::error::fault::Fault;
use crate::error::mistake::Mistakes;
use crate::kind::Format;
use crate::spec::{Facts, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::clues;
use crate::text::draft::Draft;
use crate::text::scan::Scan;
use nonoscope_core::puzzle::{Axis, Clue, Puzzle};
use std::fmt::Write;

pub(crate) const SPEC: Spec = Spec {
    format: Format::Syro,
    facts: Facts { id: "syro", name: "JSolver file", extension: "syro", ..Facts::DEFAULT },
    recognised: Recognised::By(|text| Likeness::maybe(looks_like(text))),
    reads: Reads::One(read),
    writes: Writes::One(write),
    sample: "1 1 0\n2 0\n\n2 0\n1 0\n1 0\n",
};

fn ends_with_0(line: &str) -> bool {
    line.split_whitespace().next_back() == Some("0")
}

/// Whether every line ends with 0, and some line has other numbers too.
fn looks_like(text: &str) -> bool {
    let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines().all(ends_with_0) && lines().any(|line| line != "0")
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let mut draft = clues::read_halves(text, '#', "", |_| false)?;
    for (offset, line) in clues::halves(text, '#', "")?.into_iter().flatten() {
        if !ends_with_0(line) && draft.mistakes.0.is_empty() {
            let fault = Fault::LineEnds { expected: "0 at its end, as at that of every line" };
            draft.mistakes.0.push(Scan::at(text, offset).fault(offset + line.len(), fault));
        }
    }
    Ok(draft)
}

fn write(puzzle: &Puzzle) -> String {
    let mut out = String::new();
    let write_lines = |out: &mut String, clues: &[Clue]| {
        for clue in clues {
            let _ = match clue.lengths() {
                [] => writeln!(out, "0"),
                _ => writeln!(out, "{} 0", clues::joined(clue, " ")),
            };
        }
    };
    write_lines(&mut out, puzzle.clues(Axis::Row));
    out.push('\n');
    write_lines(&mut out, puzzle.clues(Axis::Column));
    out
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_as};

    #[test]
    fn every_line_ends_with_0() {
        let reading = read_text("# a remark\n1 1 0\n2 0\n\n2 0\n1 0\n1 0\n").unwrap();
        assert_eq!((reading.format, reading.puzzle.width()), (Format::Syro, 3));
        let error = read_as("1 0\n1\n\n2 0\n", Format::Syro).unwrap_err().to_string();
        assert_eq!(error, "Line 2, column 2: The line ends here, expected 0 at its end, as at that of every line.");
    }
}
