//! Two formats that begin with a line of both sides: `.nin` of Jakub Wilk's solver, and `.mk` of Mirek and Petr Olšák's.
//!
//! ```text
//! W H                      width and height; in .mk height and width
//! 1 3                      a line for each row from the top, then one for each column from the left: runs with spaces
//! …                        between them, 0 or nothing for a line without runs
//! #                        in .mk on a line of its own between rows and columns
//! ```
//!
//! Lines that start with # are comments. Source: the documentation of Jakub Wilk's nonogram solver, and the list of input
//! formats of Jan Wolter's pbnsolve.

use super::plain::likelier;
use crate::error::{Expected, Fault, Mistakes};
use crate::spec::{Facts, Format, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::clues::{self, Counted};
use crate::text::{Draft, Scan, TextLine, is_blank, lines};
use nonoscope_words::{expected, format};

pub(crate) const NIN: Spec = Spec {
    format: Format::Nin,
    facts: Facts { id: "nin", name: format::nin, extension: "nin", ..Facts::DEFAULT },
    recognised: Recognised::Guessed { likeness: |text| Likeness::maybe(looks_like(text)), is_meant },
    reads: Reads::One(read),
    writes: Writes::One(|puzzle| {
        clues::rows_and_columns(puzzle, &format!("{} {}\n", puzzle.width(), puzzle.height()), " ", "")
    }),
    sample: "3 2\n1 1\n2\n2\n1\n1\n",
};

pub(crate) const MK: Spec = Spec {
    format: Format::Mk,
    facts: Facts { id: "mk", name: format::mk, extension: "mk", ..Facts::DEFAULT },
    recognised: Recognised::By(|text| Likeness::sure(looks_like(text) && divider(text).is_some())),
    reads: Reads::One(read_mk),
    writes: Writes::One(|puzzle| {
        clues::rows_and_columns(puzzle, &format!("{} {}\n", puzzle.height(), puzzle.width()), " ", "#\n")
    }),
    sample: "2 3\n1 1\n2\n#\n2\n1\n1\n",
};

/// Whether a text begins with a line of two numbers.
fn looks_like(text: &str) -> bool {
    first_line(text).is_some_and(|line| {
        let mut words = line.1.split_whitespace();
        let number = |word: &str| word.parse::<u16>().is_ok_and(|number| number > 0);
        words.next().is_some_and(number) && words.next().is_some_and(number) && words.next().is_none()
    })
}

/// Whether there are about as many lines as the first one says, and this one is not more likely a clue.
fn is_meant(text: &str) -> bool {
    let Ok((_, (width, height))) = size(text, [expected::width, expected::height]) else { return false };
    let found = content(text).filter(starts_with_number).count().saturating_sub(1);
    let said = width + height;
    looks_like(text) && said.abs_diff(found) <= said / 8 && !likelier::than_sized(text, 1, (width, height))
}

pub(crate) fn starts_with_number(line: &TextLine<'_>) -> bool {
    line.1.trim_start().starts_with(|c: char| c.is_ascii_digit())
}

/// The lines that are not comments.
pub(crate) fn content(text: &str) -> impl Iterator<Item = TextLine<'_>> {
    lines::lines(text).filter(|(_, line)| !line.trim_start().starts_with('#'))
}

fn first_line(text: &str) -> Option<TextLine<'_>> {
    content(text).find(|line| !is_blank(line))
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let (offset, (width, height)) = size(text, [expected::width, expected::height])?;
    let lines: Vec<_> = content(text).filter(|line| line.0 > offset).collect();
    Counted { text, size: (width, height), size_offset: offset }.together(&lines)
}

/// The two numbers on the first line, and its byte offset.
pub(crate) fn size(text: &str, names: [Expected; 2]) -> Result<(usize, (usize, usize)), Mistakes> {
    let Some((offset, line)) = first_line(text) else {
        return Err(Scan::at(text, text.len()).fault(text.len(), Fault::NoText).into());
    };
    let mut scan = Scan::in_line(text, (offset, line));
    let mut sides = [0, 0];
    for (side, name) in sides.iter_mut().zip(names) {
        scan.skip_space();
        *side = usize::from(scan.number()?.ok_or_else(|| scan.expected(name))?);
    }
    scan.skip_space();
    match scan.peek() {
        None => Ok((offset, (sides[0], sides[1]))),
        Some(_) => Err(scan.expected(expected::only_sides).into()),
    }
}

/// Where the `#` alone on a line is.
fn divider(text: &str) -> Option<usize> {
    lines::lines(text).find(|(_, line)| line.trim() == "#").map(|(offset, _)| offset)
}

fn read_mk(text: &str) -> Result<Draft, Mistakes> {
    let (offset, (height, width)) = size(text, [expected::height, expected::width])?;
    let Some(divider) = divider(text) else {
        return Err(Scan::at_end(text).expected(expected::divider).into());
    };
    let (rows, columns): (Vec<_>, Vec<_>) =
        content(text).filter(|line| line.0 > offset).partition(|line| line.0 < divider);
    Counted { text, size: (width, height), size_offset: offset }.apart(&rows, &columns)
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_as};

    #[test]
    fn the_width_comes_first() {
        let reading = read_text("3 2\n1 1\n2\n2\n1\n1\n").unwrap();
        assert_eq!((reading.format, reading.puzzle.width(), reading.puzzle.height()), (Format::Nin, 3, 2));
    }

    #[test]
    fn blank_lines_are_clues_only_where_they_are_needed() {
        let flat = read_as("2 2\n2\n0\n1\n1\n", Format::Nin).unwrap().puzzle;
        for text in ["2 2\n2\n\n1\n1", "2 2\n\n2\n0\n\n1\n1\n\n", "# a remark\n2 2\n2\n\n1\n1\n\n\n"] {
            assert_eq!(read_as(text, Format::Nin).unwrap().puzzle, flat, "{text:?}");
        }
        let last = read_as("2 2\n1\n1\n2\n\n", Format::Nin).unwrap().puzzle;
        assert_eq!(last, read_as("2 2\n1\n1\n2\n0\n", Format::Nin).unwrap().puzzle);
    }

    #[test]
    fn errors_say_where_in_nin() {
        let error = |text: &str| read_as(text, Format::Nin).unwrap_err().to_string();
        assert_eq!(
            error("2 2\n2\n1\n1\n"),
            "Line 1, column 1: A 2x2 puzzle needs 2 columns and 2 rows, 4 clues in all. There are 3, 1 too few."
        );
        assert_eq!(error("2\n2\n"), "Line 1, column 2: The line ends here, expected the height.");
        assert_eq!(
            error("2 2 2\n2\n"),
            "Line 1, column 5: Found “2”, expected only the width and the height on this line."
        );
        assert_eq!(
            error("2 2\n2\nx\n1\n1;1"),
            "Line 3, column 1: Found “x”, expected a number.\nLine 5, column 2: Found “;”, expected a number."
        );
    }

    #[test]
    fn the_height_comes_first() {
        let reading = read_text("2 3\n1 1\n2\n#\n2\n1\n1\n").unwrap();
        assert_eq!((reading.format, reading.puzzle.width(), reading.puzzle.height()), (Format::Mk, 3, 2));
    }

    #[test]
    fn errors_say_where_in_mk() {
        let error = |text: &str| read_as(text, Format::Mk).unwrap_err().to_string();
        assert_eq!(
            error("2 3\n1 1\n#\n2\n1\n1\n1\n"),
            "Line 2, column 4: The height says 2 rows, but there is 1.\n\
             Line 7, column 1: The width says 3 columns, but there are 4."
        );
        assert_eq!(
            error("3 2\n1 1\n2\n#\n2\n1\n1\n"),
            "Line 1, column 1: There are 2 rows and 3 columns, but the text says 3 rows and 2 columns. \
             Swap the two sizes, or swap rows and columns if these are the wrong way round."
        );
        assert_eq!(
            error("2 2\n1\n1\n1\n1\n"),
            "Line 5, column 2: The text ends here, expected a line with “#” between rows and columns."
        );
    }
}
