//! The input of poja's griddler, a solver that asks MiniSat.
//!
//! ```text
//! g H W                    height and width
//! r 1 3 0                  a line for each row from the top: runs with spaces between them, and 0 at its end
//! …
//! c 2 0                    a line for each column from the left
//! …
//! ```
//!
//! Source: the folder `examples` of poja's griddler, and `GriddlerPuzzle.cpp` there, which reads the sides in this order.

use crate::error::{Mistake, Mistakes};
use crate::spec::{Facts, Format, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::{Draft, PlacedClue, Scan, TextLine, is_blank, lines};
use nonoscope_core::puzzle::{Axis, Puzzle};
use nonoscope_words::{expected, format};
use std::fmt::Write;

pub(crate) const SPEC: Spec = Spec {
    format: Format::Poja,
    facts: Facts { id: "poja", aliases: &["griddler"], name: format::poja, ..Facts::DEFAULT },
    recognised: Recognised::By(|text| {
        let mut words = text.trim_start().lines().next().unwrap_or_default().split_whitespace();
        Likeness::sure(
            words.next() == Some("g") && words.clone().count() == 2 && words.all(|word| word.parse::<u32>().is_ok()),
        )
    }),
    reads: Reads::One(read),
    writes: Writes::One(write),
    sample: "g 2 3\nr 1 1 0\nr 2 0\nc 2 0\nc 1 0\nc 1 0\n",
};

fn read(text: &str) -> Result<Draft, Mistakes> {
    let mut draft = Draft { is_sized: true, ..Draft::default() };
    let mut written = lines::lines(text).filter(|line| !is_blank(line));
    let mut scan = Scan::in_line(text, written.next().unwrap_or_default());
    scan.skip_space();
    let size = scan.offset();
    if !scan.eat('g') {
        return Err(scan.expected(expected::g_and_sides).into());
    }
    let sides = scan.runs(|_| false)?;
    let (&[height, width], None) = (&sides[..], scan.peek()) else {
        return Err(scan.expected(expected::height_and_width).into());
    };
    let (width, height) = (usize::from(width), usize::from(height));
    for line in written {
        if let Some((axis, clue)) = draft.mistakes.keep(clue(text, line)) {
            draft.clues_mut(axis).push(clue);
        }
        if draft.mistakes.are_enough() {
            break;
        }
    }
    if draft.mistakes.0.is_empty() {
        draft.check_size(&scan, Some((width, size)), Some((height, size)));
    }
    Ok(draft)
}

fn clue(text: &str, line: TextLine<'_>) -> Result<(Axis, PlacedClue), Mistake> {
    let mut scan = Scan::in_line(text, line);
    scan.skip_space();
    let axis = match scan.peek() {
        Some('r') => Axis::Row,
        Some('c') => Axis::Column,
        _ => return Err(scan.expected(expected::axis_letter)),
    };
    scan.skip(char::is_alphabetic);
    let runs = scan.runs(|_| false)?;
    match (runs.last(), scan.peek()) {
        (Some(0), None) => Ok((axis, PlacedClue::new(runs, line.0))),
        _ => Err(scan.expected_number(expected::number_or_zero)),
    }
}

fn write(puzzle: &Puzzle) -> String {
    let mut out = format!("g {} {}\n", puzzle.height(), puzzle.width());
    for (axis, letter) in [(Axis::Row, 'r'), (Axis::Column, 'c')] {
        for clue in puzzle.clues(axis) {
            out.push(letter);
            for run in clue.lengths().iter().chain(&[0]) {
                let _ = write!(out, " {run}");
            }
            out.push('\n');
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_as};

    const SMALL: &str = "\ng 2 3\nr 1 1 0\t\nr 2 0\n\nc 2 0\nc 1 0\nc 1 0\n";

    #[test]
    fn the_height_comes_first() {
        let reading = read_text(SMALL).unwrap();
        assert_eq!(reading.format, Format::Poja);
        assert_eq!(reading.puzzle, read_text("3x2:2/1/1/1.1/2").unwrap().puzzle);
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_as(text, Format::Poja).unwrap_err().to_string();
        assert_eq!(
            error(&SMALL.replace("r 2 0", "r 2")),
            "Line 4, column 4: The line ends here, expected a number, or 0 at the end of the line."
        );
        assert_eq!(
            error(&SMALL.replace("r 2 0", "2 0")),
            "Line 4, column 1: Found “2”, expected “r” or “c” before the runs."
        );
        assert_eq!(
            error(&SMALL.replace("2 3", "3 2")),
            "Line 2, column 1: There are 2 rows and 3 columns, but the text says 3 rows and 2 columns. Swap the two sizes, or swap rows and columns if these are the wrong way round."
        );
        assert_eq!(error(&SMALL.replace("2 3", "2 4")), "Line 2, column 1: The width says 4 columns, but there are 3.");
        assert_eq!(error("g 2"), "Line 1, column 4: The line ends here, expected a height and a width.");
    }
}
