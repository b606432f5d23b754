//! Why a text has no clues for rows or columns.

use crate::error::{Fault, Mistake, Spot};
use crate::text::{PlacedClue, Scan};
use nonoscope_core::puzzle::Axis;

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
