//! Whether a text that seems to begin with its size is more likely clue lines, whose first numbers are clues too; and why
//! clue lines have no clues for rows or columns.

use super::typed;
use crate::error::{Fault, Mistake, Spot};
use crate::text::{PlacedClue, Scan, is_blank, lines};
use nonoscope_core::puzzle::Axis;

/// Whether fewer clues are wrong if a text is read as clue lines than if its first `head` lines give the numbers of
/// columns and rows. If neither is better, a blank line between rows and columns decides for clue lines, which people
/// write without knowing any format.
pub(crate) fn than_sized(text: &str, head: usize, size: (usize, usize)) -> bool {
    let Some(blocks) = blocks(text) else { return false };
    match &blocks[..] {
        [rows, columns] if rows.len() > head => {
            wrong(rows, columns, (columns.len(), rows.len())) <= wrong(&rows[head..], columns, size)
        }
        [clues] if clues.len() > head => {
            // The blank line is missing, and perhaps more is wrong.
            let as_clue_lines = if only_split(clues).is_some() { 1 } else { 2 };
            as_clue_lines < wrong_together(&clues[head..], size)
        }
        _ => false,
    }
}

/// The clues of a text without headings, in one or two blocks with blank lines between them; nothing if there is anything
/// else in it.
fn blocks(text: &str) -> Option<Vec<Vec<PlacedClue>>> {
    let mut blocks: Vec<Vec<PlacedClue>> = Vec::new();
    let mut is_new = true;
    for line in lines::lines(text).filter(|line| !line.1.trim_start().starts_with('#')) {
        if is_blank(&line) {
            is_new = true;
            continue;
        }
        if is_new && blocks.len() == 2 {
            return None;
        }
        if is_new {
            blocks.push(Vec::new());
        }
        is_new = false;
        typed::clues(&mut Scan::in_line(text, line), None, blocks.last_mut()?).ok()?;
    }
    Some(blocks)
}

/// The fewest clues of rows and columns that must be wrong, missing or too many in a puzzle of this width and height.
fn wrong(rows: &[PlacedClue], columns: &[PlacedClue], (width, height): (usize, usize)) -> usize {
    if width != height && (rows.len(), columns.len()) == (width, height) {
        // Only the two sides are swapped.
        return 1 + wrong(rows, columns, (height, width));
    }
    let (row, column) = (Side::of(rows, height, width), Side::of(columns, width, height));
    // A clue can be wrong by at most the length of its line.
    let apart = row.least.saturating_sub(column.most).max(column.least.saturating_sub(row.most));
    row.wrong + column.wrong + apart.div_ceil(width.max(height).max(1))
}

/// As [`wrong`], for clues of rows and columns with nothing between them.
fn wrong_together(clues: &[PlacedClue], (width, height): (usize, usize)) -> usize {
    match clues.split_at_checked(height) {
        Some((rows, columns)) if columns.len() == width => wrong(rows, columns, (width, height)),
        _ => {
            let too_long = clues.iter().filter(|placed| placed.clue.shortest() > width.max(height)).count();
            too_long + clues.len().abs_diff(width + height)
        }
    }
}

/// The clues along an axis.
struct Side {
    /// How many are too long, missing or too many.
    wrong: usize,
    /// The fewest and the most filled cells that the right clues could ask for.
    least: usize,
    most: usize,
}

impl Side {
    /// The clues along an axis that should have a number of lines of a length.
    fn of(clues: &[PlacedClue], lines: usize, length: usize) -> Side {
        let off = clues.len().abs_diff(lines);
        let mut side = Side { wrong: off, least: 0, most: 0 };
        for placed in clues {
            if placed.clue.shortest() > length {
                side.wrong += 1;
                side.most += length;
            } else {
                side.least += placed.clue.filled_cells();
                side.most += placed.clue.filled_cells();
            }
        }
        if clues.len() < lines {
            side.most += off * length;
        } else {
            side.least = side.least.saturating_sub(off * length);
        }
        side
    }
}

/// In a text with headings: the part is empty, with its heading at a byte offset, or it is missing.
pub(super) fn part(text: &str, axis: Axis, heading: Option<usize>) -> Mistake {
    let end = Scan::at_end(text);
    match heading {
        Some(offset) => end.fault(offset, Fault::EmptyPart { axis }),
        None => end.fault(end.offset(), Fault::NoPart { axis, heading: axis.plural() }),
    }
}

/// In a text without headings: all clues were read as rows. `lines` is the number of lines that are not blank.
pub(super) fn block(text: &str, axis: Axis, rows: &[PlacedClue], lines: usize) -> Mistake {
    let end = Scan::at_end(text);
    let first = rows.first().map_or(0, |first| first.offset);
    if lines == 1 && rows.iter().any(|placed| placed.clue.lengths().len() > 3) {
        return end.fault(first, Fault::OneLine);
    }
    if axis == Axis::Row || lines < 4 || rows.len() != lines {
        return end.fault(end.offset(), Fault::NoClues { axis });
    }
    let column = only_split(rows).and_then(|split| rows.get(split)).map(|placed| placed.offset);
    let columns = column.map(|offset| Spot::of(text, offset).line);
    let fault = Fault::NoBlankLine { lines: rows.len(), columns };
    end.fault(column.unwrap_or(end.offset()), fault)
}

/// After how many lines the columns begin, if there is only one way to make rows and columns fit.
pub(super) fn only_split(clues: &[PlacedClue]) -> Option<usize> {
    let all: usize = clues.iter().map(|placed| placed.clue.filled_cells()).sum();
    let mut so_far = 0;
    let mut only = None;
    for (split, placed) in clues.iter().enumerate() {
        let fits = |clues: &[PlacedClue], length: usize| clues.iter().all(|placed| placed.clue.shortest() <= length);
        let (rows, columns) = clues.split_at(split);
        if split > 0 && 2 * so_far == all && fits(rows, columns.len()) && fits(columns, rows.len()) {
            if only.is_some() {
                return None;
            }
            only = Some(split);
        }
        so_far += placed.clue.filled_cells();
    }
    only
}

#[cfg(test)]
mod tests {
    use crate::{Format, read};

    fn said(text: &str) -> (Format, String) {
        let error = read(text).unwrap_err();
        (error.format, error.to_string())
    }

    /// Five rows and five columns, whose first two clues could also be a height and a width.
    const HEART: &str = "3\n5\n1 1 1\n1\n2\n\n2\n2\n5\n2 1\n2\n";

    #[test]
    fn a_slip_in_clue_lines_is_explained_as_one_in_clue_lines() {
        assert_eq!(read(HEART).unwrap().format, Format::Plain);
        let too_long = "Line 3, column 1: The clue of row 3, 1 1 1 1, needs at least 7 cells, but a row has only 5, \
                        because there are 5 columns.";
        assert_eq!(said(&HEART.replace("1 1 1", "1 1 1 1")), (Format::Plain, too_long.to_owned()));
        let missing = "Line 8, column 1: The clue of column 3, 5, needs at least 5 cells, but a column has only 4, \
                       because there are 4 rows.\n\
                       Perhaps a row is missing: a line of 2 filled cells would explain the totals.";
        assert_eq!(said(&HEART.replace("\n2\n\n", "\n\n")), (Format::Plain, missing.to_owned()));
        let digits = "Line 3, column 1: The clue of row 3, 111, needs at least 111 cells, but a row has only 5, \
                      because there are 5 columns. Perhaps 111 should be 1 1 1.";
        assert_eq!(said(&HEART.replace("1 1 1", "111")), (Format::Plain, digits.to_owned()));
        let digits = "Line 10, column 1: The clue of column 4, 21, needs at least 21 cells, but a column has only 5, \
                      because there are 5 rows. Perhaps 21 should be 2 1.";
        assert_eq!(said(&HEART.replace("2 1", "21")), (Format::Plain, digits.to_owned()));
        let totals = "The 5 rows ask for 14 filled cells in all, the 5 columns for 13. These totals must be the same. \
                      Probably one number is wrong or missing. Check each clue again.";
        assert_eq!(said(&HEART.replace("2 1", "1 1")), (Format::Plain, totals.to_owned()));
    }

    #[test]
    fn where_the_blank_line_is_missing_too() {
        let missing = "Line 6, column 1: There are 10 lines, but no blank line after the rows. Leave one before the \
                       first column. Perhaps the columns begin in line 6: then all clues fit together.";
        assert_eq!(said(&HEART.replace("\n\n", "\n")), (Format::Plain, missing.to_owned()));
        let slip = HEART.replace("\n\n", "\n").replace("1 1 1", "1 1 1 1");
        let missing = "Line 10, column 2: There are 10 lines, but no blank line after the rows. Leave one before the \
                       first column.";
        assert_eq!(said(&slip), (Format::Plain, missing.to_owned()));
    }

    #[test]
    fn a_first_clue_of_two_runs_is_no_size() {
        // As many lines as a width of 4 and a height of 5 would have.
        let text = "4 5\n10\n1\n0\n0\n\n1 1\n1 1\n2\n2\n2\n";
        assert_eq!(said(text).0, Format::Plain);
    }

    #[test]
    fn a_slip_in_a_text_with_a_size_is_explained_as_one_there() {
        let cwd = "4\n5\n1 1\n3\n2\n1\n\n2\n1 1\n1\n2\n1\n";
        assert_eq!(read(cwd).unwrap().format, Format::Cwd);
        for text in [
            cwd.replace("\n3\n", "\n4\n"),
            cwd.replace("\n3\n", "\n"),
            cwd.replace("\n\n", "\n").replace("\n3\n", "\n4\n"),
        ] {
            assert_eq!(said(&text).0, Format::Cwd, "{text}");
        }
        let nin = "5 4\n1 1\n3\n2\n1\n2\n1 1\n1\n2\n1\n";
        assert_eq!(read(nin).unwrap().format, Format::Nin);
        assert_eq!(said(&nin.replace("\n3\n", "\n4\n")).0, Format::Nin);
    }
}
