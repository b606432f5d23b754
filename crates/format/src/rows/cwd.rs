//! `.cwd` of Alexander Meshcheryakov's QNonograms and Vladimir Sukhoy's solver.
//!
//! ```text
//! H                        the height, on a line of its own
//! W                        the width
//! 1 3                      a line for each row from the top: runs with spaces between them, 0 for a line without runs
//! …
//!                          a blank line
//! 2                        a line for each column from the left
//! …
//! ```
//!
//! Source: the list of input formats of Jan Wolter's pbnsolve.

use super::nin::{content, starts_with_number};
use super::plain::{self, likelier};
use crate::error::{Expected, Fault, Mistakes};
use crate::remark::Remark;
use crate::spec::{Facts, Format, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::clues::{self, Counted};
use crate::text::{Draft, Scan, TextLine, is_blank, tidy};
use nonoscope_words::{expected, format};

pub(crate) const SPEC: Spec = Spec {
    format: Format::Cwd,
    facts: Facts { id: "cwd", name: format::cwd, extension: "cwd", ..Facts::DEFAULT },
    recognised: Recognised::Guessed { likeness: |text| Likeness::maybe(looks_like(text)), is_meant },
    reads: Reads::One(read),
    writes: Writes::One(|puzzle| {
        clues::rows_and_columns(puzzle, &format!("{}\n{}\n", puzzle.height(), puzzle.width()), " ", "\n")
    }),
    sample: "2\n3\n1 1\n2\n\n2\n1\n1\n",
};

/// The two lines with the sides, one number each.
fn sides(text: &str) -> Option<[TextLine<'_>; 2]> {
    let mut written = content(text).filter(|line| !is_blank(line));
    let (height, width) = (written.next()?, written.next()?);
    let number = |line: TextLine<'_>| line.1.trim().parse::<u16>().is_ok_and(|side| side > 0);
    (number(height) && number(width)).then_some([height, width])
}

/// Whether a text begins with two lines of one number each, followed by the rows. Two lines, a blank one and two more
/// are clue lines of two rows and two columns.
fn looks_like(text: &str) -> bool {
    let first_block = content(text).skip_while(is_blank).take_while(|line| !is_blank(line)).count();
    sides(text).is_some() && first_block > 2
}

/// Whether there are about as many lines as the first two lines say, and these are not more likely clues.
fn is_meant(text: &str) -> bool {
    let side = |line: TextLine<'_>| line.1.trim().parse::<u16>().map_or(0, usize::from);
    let Some([height, width]) = sides(text).map(|sides| sides.map(side)) else { return false };
    let found = content(text).filter(starts_with_number).count().saturating_sub(2);
    let said = height + width;
    said.abs_diff(found) <= said / 8 && !likelier::than_sized(text, 2, (width, height))
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let mut written = content(text).filter(|line| !is_blank(line));
    let mut side = |name: Expected| match written.next() {
        Some((offset, line)) => {
            let mut scan = Scan::in_line(text, (offset, line));
            scan.skip_space();
            let side = scan.number()?.ok_or_else(|| scan.expected(name))?;
            scan.skip_space();
            if scan.peek().is_some() {
                return Err(scan.expected_number(expected::only_one_number));
            }
            Ok((offset, usize::from(side)))
        }
        None => Err(Scan::at_end(text).expected(name)),
    };
    let (size_offset, height) = side(expected::height)?;
    let (last, width) = side(expected::width)?;
    let lines: Vec<_> = content(text).filter(|line| line.0 > last).skip_while(is_blank).collect();
    let counted = Counted { text, size: (width, height), size_offset };
    let noted = |mut draft: Draft| {
        // Each number could also be that of the lines of one part.
        let other = tidy::tidied(text).and_then(|text| plain::read(&text).ok().filter(Draft::is_consistent));
        draft.remarks.extend(other.map(|_| Remark::Others));
        draft
    };
    let written = |lines: &[TextLine<'_>]| lines.iter().filter(|line| !is_blank(line)).count();
    if lines.get(height).is_some_and(is_blank) && written(&lines[..height]) < height {
        return counted.apart(&lines[..height], &lines[height + 1..]).map(noted);
    }
    let (rows, columns) = lines.split_at(lines.iter().position(is_blank).unwrap_or(lines.len()));
    let blocks = lines.chunk_by(|one, other| is_blank(one) == is_blank(other)).filter(|block| !is_blank(&block[0]));
    match (blocks.count(), written(&lines)) {
        (2, _) => counted.apart(rows, columns.get(1..).unwrap_or_default()).map(noted),
        // Without a blank line, or with too many of them, the numbers are enough to go by.
        (_, clues) if clues == width + height => counted.together(&lines).map(noted),
        (_, found) => {
            let fault = Fault::ClueCount { found, size: (width, height) };
            Err(Scan::at(text, 0).fault(size_offset, fault).into())
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_as};

    #[test]
    fn the_height_comes_first() {
        let reading = read_text("2\n3\n1 1\n2\n\n2\n1\n1\n").unwrap();
        assert_eq!((reading.format, reading.puzzle.width(), reading.puzzle.height()), (Format::Cwd, 3, 2));
    }

    #[test]
    fn blank_lines_may_be_clues() {
        let flat = read_as("2\n2\n2\n0\n\n1\n1\n", Format::Cwd).unwrap().puzzle;
        assert_eq!(read_as("2\n2\n2\n\n\n1\n1\n", Format::Cwd).unwrap().puzzle, flat);
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_as(text, Format::Cwd).unwrap_err().to_string();
        assert_eq!(error("2\n3\n1 1\n\n2\n1\n1\n"), "Line 3, column 4: The height says 2 rows, but there is 1.");
        assert_eq!(
            error("3\n2\n1 1\n2\n\n2\n1\n1\n"),
            "Line 1, column 1: There are 2 rows and 3 columns, but the text says 3 rows and 2 columns. \
             Swap the two sizes, or swap rows and columns if these are the wrong way round."
        );
        assert_eq!(error("2 2\n"), "Line 1, column 3: Found “2”, expected only one number on this line.");
        assert_eq!(error("2\n"), "Line 1, column 2: The text ends here, expected the width.");
    }
}
