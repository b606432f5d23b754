//! The format of the nonogram tournaments of TAAI, TCGA and ICGA, with many puzzles in a file.
//!
//! ```text
//! $7                      the number of the puzzle, on a line of its own
//! 1     1     4           a line for each column from the left, then one for each row from the top: runs with tabs
//! …                       between them, 0 or nothing for a line without runs
//! $8                      the next puzzle
//! ```
//!
//! Nothing separates columns from rows, because all puzzles are square, 25 × 25 cells in the tournaments. Blank lines
//! at the end of a puzzle may be clues or just space; they are read so that columns and rows have the same number of
//! filled cells. Source: the rules of the nonogram tournament at the Computer Olympiad, as published by TCGA.

use crate::error::{Fault, Mistakes};
use crate::spec::{Facts, Format, Holds, Likeness, Noted, Reads, Recognised, Spec, Writes};
use crate::text::{Cut, Draft, PlacedClue, Scan, clues};
use crate::write::WriteError;
use nonoscope_core::puzzle::{Axis, Puzzle};
use nonoscope_words::{expected, format};
use std::fmt::Write;

pub(crate) const SPEC: Spec = Spec {
    format: Format::Tournament,
    facts: Facts {
        id: "tournament",
        name: format::tournament,
        holds: Holds { several: true, ..Holds::CLUES },
        ..Facts::DEFAULT
    },
    recognised: Recognised::By(|text| Likeness::sure(text.trim_start().lines().next().is_some_and(is_heading))),
    reads: Reads::InParts { cut, read },
    writes: Writes::Several(write_all),
    sample: "$1\n1\n3\n1\n1\n3\n1\n",
};

/// The side of tournament puzzles, used if blank lines leave a choice.
const USUAL_SIDE: usize = 25;

fn is_heading(line: &str) -> bool {
    line.trim().strip_prefix('$').is_some_and(|id| !id.is_empty() && id.chars().all(|c| c.is_ascii_digit()))
}

/// Each puzzle begins at its number, even at an invalid one.
fn cut(line: &str) -> Cut {
    if line.starts_with('$') { Cut::Before } else { Cut::None }
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let mut scan = Scan::at(text, 0);
    scan.skip_space();
    let heading = scan.rest().lines().next().unwrap_or_default();
    if !is_heading(heading) {
        return Err(scan.expected_number(expected::puzzle_number).into());
    }
    let start = scan.offset();
    let mut offset = start + heading.len();
    let mut clues = Vec::new();
    let mut written = 0;
    let mut mistakes = Mistakes::default();
    // The first piece is the rest of the line with the number, which is blank. The last piece follows the last line end: it is empty, but that may
    // be a clue too.
    for (index, line) in text[offset..].split('\n').enumerate() {
        if mistakes.are_enough() {
            break;
        }
        if index > 0 {
            clues.extend(mistakes.keep(clues::clue(text, (offset, line.trim_end()), &|_| false, expected::number)));
            if !line.trim().is_empty() {
                written = index;
            }
        }
        offset += line.len() + 1;
    }
    if !mistakes.0.is_empty() {
        return Err(mistakes);
    }
    let side = match side(&clues, written) {
        Some(side) => side,
        None if written % 2 == 0 => written / 2,
        None => return Err(scan.fault(start, Fault::OddLines { found: written }).into()),
    };
    clues.truncate(2 * side);
    let rows = clues.split_off(side);
    Ok(Draft { title: heading.trim().to_owned(), rows, columns: clues, ..Draft::default() })
}

/// The side for which columns and rows have the same number of filled cells. Only lines after the last one that is not
/// blank may be left out.
fn side(clues: &[PlacedClue], written: usize) -> Option<usize> {
    let asked = |clues: &[PlacedClue]| clues.iter().map(|placed| placed.clue.filled_cells()).sum::<usize>();
    let all = asked(clues);
    let sides = written.div_ceil(2)..=clues.len() / 2;
    if sides.contains(&USUAL_SIDE) && 2 * asked(&clues[..USUAL_SIDE]) == all {
        return Some(USUAL_SIDE);
    }
    let mut so_far = 0;
    let before = clues.iter().map(|placed| {
        let before = so_far;
        so_far += placed.clue.filled_cells();
        before
    });
    before.enumerate().find(|(side, columns)| sides.contains(side) && 2 * columns == all).map(|(side, _)| side)
}

fn write_all(puzzles: &[Noted<'_>]) -> Result<String, WriteError> {
    puzzles.iter().enumerate().map(|(index, (puzzle, _))| write(puzzle, index + 1)).collect()
}

/// Writes a square puzzle with its number.
fn write(puzzle: &Puzzle, number: usize) -> Result<String, WriteError> {
    let size = (puzzle.width(), puzzle.height());
    if size.0 != size.1 {
        return Err(WriteError::NotSquare { format: Format::Tournament, size });
    }
    let mut out = String::new();
    let _ = writeln!(out, "${number}");
    clues::write_clues(&mut out, puzzle.clues(Axis::Column), "\t");
    clues::write_clues(&mut out, puzzle.clues(Axis::Row), "\t");
    Ok(out)
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_all, read_as, recognise};
    use nonoscope_core::puzzle::{Axis, Puzzle};

    const PLUS: &str = "$1\n1\n3\n1\n1\n3\n1\n";
    const CORNERS: &str = "$2\n1\t1\n0\n1\t1\n1\t1\n\n1\t1\n";

    fn puzzle(text: &str) -> Puzzle {
        read_as(text, Format::Tournament).unwrap().puzzle
    }

    fn runs(puzzle: &Puzzle, axis: Axis) -> Vec<Vec<u16>> {
        puzzle.clues(axis).iter().map(|clue| clue.lengths().to_vec()).collect()
    }

    fn error(text: &str) -> String {
        read_as(text, Format::Tournament).unwrap_err().to_string()
    }

    #[test]
    fn columns_come_first() {
        let puzzle = puzzle("$12\n2\n1\t1\n\n1  1\n1\n1\n");
        assert_eq!((puzzle.title(), puzzle.width(), puzzle.height()), (Some("$12"), 3, 3));
        assert_eq!(runs(&puzzle, Axis::Column), [vec![2], vec![1, 1], vec![]]);
        assert_eq!(runs(&puzzle, Axis::Row), [vec![1, 1], vec![1], vec![1]]);
    }

    #[test]
    fn a_number_alone_on_the_first_line_is_recognised() {
        for text in [PLUS, "\u{feff}$1\n1\n1", "\n \n $20 \r\n1\r\n1\r\n"] {
            assert_eq!(recognise::candidates(text.trim_start_matches('\u{feff}'))[0], Format::Tournament, "{text:?}");
            assert!(read_text(text).is_ok(), "{text:?}");
        }
        for text in ["$", "$x", "$1 1", "1\n$1\n1", "# $1"] {
            assert_eq!(recognise::candidates(text.trim_start_matches('\u{feff}'))[0], Format::Plain, "{text:?}");
        }
    }

    #[test]
    fn every_puzzle_is_read() {
        let readings = read_all(&format!("\n{PLUS}{CORNERS}\n$3\n1\n1"));
        let titles: Vec<_> = readings.iter().map(|reading| reading.as_ref().unwrap().puzzle.title()).collect();
        assert_eq!(titles, [Some("$1"), Some("$2"), Some("$3")]);
        assert_eq!(readings[1].as_ref().unwrap().puzzle, puzzle(CORNERS));
        assert_eq!(puzzle(&format!("{PLUS}{CORNERS}")), puzzle(PLUS));
    }

    #[test]
    fn blank_lines_at_the_end_are_clues_or_space() {
        for space in ["", "\n", "\n\n", " \n\t\n\n\n"] {
            assert_eq!(puzzle(&format!("{PLUS}{space}")), puzzle(PLUS), "{space:?}");
            assert_eq!(puzzle(&format!("{PLUS}{space}$2\n1\n1\n")), puzzle(PLUS), "{space:?}");
        }
        // The last two of three rows have no runs, and their lines may be missing or be followed by more.
        let flat = puzzle("$1\n1\n1\n1\n3\n0\n0");
        for text in ["$1\n1\n1\n1\n3\n\n\n", "$1\n1\n1\n1\n3\n0\n", "$1\n1\n1\n1\n3\n\n\n\n\n\n"] {
            assert_eq!(puzzle(text), flat, "{text:?}");
        }
    }

    #[test]
    fn where_blank_lines_leave_a_choice_the_side_is_25() {
        // The last of 25 columns has no runs, and only the second of 25 rows has some; 24 would do as well.
        let text = format!("$1\n{}\n\n24\n{}", "1\n".repeat(24), "\n".repeat(23));
        assert_eq!((puzzle(&text).width(), puzzle(&text).height()), (25, 25));
        assert_eq!(puzzle(&format!("$1\n{}", "\n".repeat(50))).width(), 25);
    }

    #[test]
    fn errors_say_where() {
        assert_eq!(error("$1\n1\t1\n1\tx\n"), "Line 3, column 3: Found “x”, expected a number.");
        assert_eq!(
            error("$1\n1\n1\n1\n"),
            "Line 1, column 1: There is an odd number of clue lines, 3, but a square puzzle has as many columns as rows. \
             Write 0 or nothing for a line without runs."
        );
        assert_eq!(
            error("$1\n3\n1\n1\n3\n"),
            "Line 2, column 1: The clue of column 1, 3, needs at least 3 cells, but a column has only 2, because there are 2 rows.\n\
             Line 5, column 1: The clue of row 2, 3, needs at least 3 cells, but a row has only 2, because there are 2 columns."
        );
        assert_eq!(
            error("$\n1\n1\n"),
            "Line 1, column 1: Found “$”, expected “$” and the number of a puzzle, alone on the line."
        );
        assert_eq!(error("$1\n\n"), "There are no rows.");
        assert_eq!(error(&format!("$1\n{}", "\n".repeat(48))), "There are no rows.");
        assert_eq!(error("$1\n9999\n1\n"), "Line 2, column 1: This number is too large. The limit is 1024.");
    }

    #[test]
    fn a_broken_puzzle_leaves_the_others_whole() {
        let text = format!("{PLUS}$2\n1\n2\n1\n1\n{CORNERS}$ 4\n1\n1\n$5\n1\n-1\n$6\n\n{PLUS}");
        let said: Vec<_> = read_all(&text).into_iter().map(|read| read.map_err(|error| error.to_string())).collect();
        let errors: Vec<_> = said.iter().map(|read| read.as_ref().err().map(String::as_str)).collect();
        let expected = [
            None,
            Some(
                "Line 8, column 1: The 2 rows ask for 2 filled cells in all, the 2 columns for 3. These totals must be the same. \
                 Probably one number is wrong or missing. Check each clue again.",
            ),
            None,
            Some("Line 20, column 1: Found “$”, expected “$” and the number of a puzzle, alone on the line."),
            Some("Line 25, column 1: Found “-”, expected a number."),
            Some("Line 26, column 1: There are no rows."),
            None,
        ];
        assert_eq!(errors, expected);
    }
}
