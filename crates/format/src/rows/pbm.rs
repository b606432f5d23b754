//! PBM, the portable bitmap of Netpbm, as plain text: the solution of a puzzle, from which its clues are derived.
//!
//! ```text
//! P1                       a remark goes from # to the end of the line
//! 3 2                      width and height
//! 1 0 1                    the cells row by row, 1 for filled ones and 0 for empty ones; space between them is optional
//! 1 1 0
//! ```
//!
//! Source: `pbm(5)` in the documentation of Netpbm. The other form, P4, is binary.

use super::picture::solution;
use crate::error::{Expected, Mistake, Mistakes};
use crate::spec::{Facts, Format, Holds, Likeness, Noted, Reads, Recognised, Spec, Writes};
use crate::text::{Draft, Scan};
use crate::write::WriteError;
use nonoscope_core::puzzle::{At, Cell, Grid, Line};
use nonoscope_words::{Text, expected, format};

pub(crate) const SPEC: Spec = Spec {
    format: Format::Pbm,
    facts: Facts {
        id: "pbm",
        name: format::bitmap,
        extension: "pbm",
        media_type: "image/x-portable-bitmap",
        holds: Holds { goal: true, ..Holds::CLUES },
        ..Facts::DEFAULT
    },
    recognised: Recognised::By(|text| {
        let rest = text.trim_start().strip_prefix("P1");
        Likeness::sure(rest.is_some_and(|rest| rest.starts_with([' ', '\t', '\r', '\n', '#'])))
    }),
    reads: Reads::One(read),
    writes: Writes::Fitting(write),
    sample: "P1\n3 2\n101\n110\n",
};

/// The most signs on a line, as the format recommends.
const LONGEST: usize = 70;

/// Skips space and remarks.
fn skip(scan: &mut Scan<'_>) {
    scan.skip_space();
    while scan.peek() == Some('#') {
        scan.skip(|c| c != '\n');
        scan.skip_space();
    }
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let mut scan = Scan::at(text, 0);
    scan.skip_space();
    if !scan.eat_text("P1") {
        return Err(scan.expected(|| expected::sign(Text::verbatim("P1"))).into());
    }
    let mut side = |expected: Expected| {
        skip(&mut scan);
        scan.positive(expected).map(usize::from)
    };
    let (width, height) = (side(expected::positive_width)?, side(expected::positive_height)?);
    let grid = cells(&mut scan, (width, height))?;
    skip(&mut scan);
    if scan.peek().is_some() {
        return Err(scan.expected(expected::nothing_more).into());
    }
    Ok(Draft::of_solution(grid))
}

fn cells(scan: &mut Scan<'_>, (width, height): (usize, usize)) -> Result<Grid, Mistake> {
    let mut grid = Grid::unknown(width, height);
    for row in 0..height {
        for column in 0..width {
            skip(scan);
            let cell = if scan.eat('1') {
                Cell::FILLED
            } else if scan.eat('0') {
                Cell::EMPTY
            } else {
                return Err(scan.expected(expected::cell_of_bitmap));
            };
            grid.set(At::new(row, column), cell);
        }
    }
    Ok(grid)
}

/// Writes the solution, which the notes must hold.
fn write(noted: Noted<'_>) -> Result<String, WriteError> {
    let grid = solution(noted)?;
    let mut out = format!("P1\n{} {}\n", grid.width(), grid.height());
    for row in 0..grid.height() {
        for (column, cell) in grid.line(Line::row(row)).enumerate() {
            if column > 0 && column % LONGEST == 0 {
                out.push('\n');
            }
            out.push(if cell == Cell::FILLED { '1' } else { '0' });
        }
        out.push('\n');
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_as, write};

    #[test]
    fn clues_are_derived() {
        let plus = read_text("3x3:1/3/1/1/3/1").unwrap().puzzle;
        for text in
            ["P1\n3 3\n010\n111\n010\n", "P1 # a plus\n# by hand\n3\n3\n0 1 0\n1 1 1 0\n1 0", "\nP1\t3 3 010111010"]
        {
            let reading = read_text(text).unwrap();
            assert_eq!((reading.format, &reading.puzzle), (Format::Pbm, &plus), "{text}");
            assert_eq!(reading.notes.goal.map(|goal| goal.row_strings()).unwrap(), ["OXO", "XXX", "OXO"]);
        }
    }

    #[test]
    fn lines_are_not_too_long() {
        let wide = format!("P1\n100 1\n{}\n{}\n", "1".repeat(70), "0".repeat(30));
        assert_eq!(write(&read_text(&wide).unwrap(), Format::Pbm).unwrap().text, wide);
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_as(text, Format::Pbm).unwrap_err().to_string();
        assert_eq!(error("P1\n2 2\n10\n1"), "Line 4, column 2: The text ends here, expected 0 or 1 for the next cell.");
        assert_eq!(error("P1\n2 2\n10\n2"), "Line 4, column 1: Found “2”, expected 0 or 1 for the next cell.");
        assert_eq!(
            error("P1\n2 1\n100"),
            "Line 3, column 3: Found “0”, expected nothing more, because all cells are there already."
        );
        assert_eq!(error("P1\n2 0\n"), "Line 2, column 3: Found “0”, expected the height, 1 or more.");
        assert_eq!(error("P1\n2000 1\n"), "Line 2, column 1: This number is too large. The limit is 1024.");
        let binary = read_text("P4\n8 1\n\u{1}").unwrap_err().to_string();
        assert!(binary.starts_with("This is a binary bitmap (PBM, P4)"), "{binary}");
    }
}
