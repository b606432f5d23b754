//! A puzzle as it looks on paper: the clues of the columns above, those of the rows to the left of the grid.
//!
//! ```text
//!         1   1                    cells with tabs, commas, semicolons or bars between them, or aligned with spaces; the
//!     2   1   2                    corner is blank, and clues may stand at the grid or at the edge
//! 1 1                              a cell may also hold all runs of a clue, with spaces, commas, dots or dashes between them
//!   3     #   .   #                the grid may be missing, empty, or partly filled
//! ```
//!
//! Blank lines and columns at the edges do not belong to the grid, unless there are signs in them; others have no runs.
//! The clues end where totals say so.
//!
//! Signs in the grid are its solution if all clues follow from them. If they are not, `#`, `■`, `█`, `●` and `1` are given
//! filled cells, and beside them `x`, `O` and `0` empty ones. Crosses and circles alone could be either, so they are ignored,
//! or your own marks if there are both,
//! and the other meaning is named. The clues may also stand on the right of the grid and below it. Dots, dashes and boxes are open cells. The format is what spreadsheets copy and save.

mod layout;
mod marks;
mod table;

use crate::error::{Fault, Mistakes};
use crate::remark::Remark;
use crate::spec::{Facts, Format, Holds, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::Draft;
use layout::Layout;
use nonoscope_core::puzzle::Cell;
use nonoscope_words::{expected, format};

pub(crate) const SPEC: Spec = Spec {
    format: Format::Sheet,
    facts: Facts {
        id: "sheet",
        aliases: &["csv", "tsv"],
        name: format::sheet,
        extension: "csv",
        media_type: "text/csv",
        ..Facts::DEFAULT
    },
    recognised: Recognised::By(|text| Likeness::maybe(found(text).is_some())),
    reads: Reads::One(read),
    writes: Writes::Never,
    sample: "\t\t2\t1\t1\n1\t1\n\t2\n",
};

pub(crate) const WITH_GIVENS: Spec = Spec {
    format: Format::SheetGivens,
    facts: Facts {
        id: "sheet-givens",
        name: format::sheet_with_givens,
        extension: "csv",
        media_type: "text/csv",
        holds: Holds { givens: true, ..Holds::CLUES },
        ..Facts::DEFAULT
    },
    recognised: Recognised::By(likeness_with_givens),
    reads: Reads::One(read_with_givens),
    writes: Writes::Never,
    sample: "\t\t2\t1\t1\n1\t1\t#\n\t2\n",
};

fn found(text: &str) -> Option<Layout> {
    let layout = table::table(text).and_then(|table| layout::layout(text, &table));
    match layout {
        Some(layout) if layout.draft.is_consistent() => Some(layout),
        layout => table::of_cells(text).and_then(|table| layout::mirrored(text, table)).or(layout),
    }
}

/// Whether a text that cannot be read was meant as a sheet.
pub(super) fn is_meant(text: &str) -> bool {
    found(text).is_some_and(|layout| layout.draft.rows.len() > 1 && layout.draft.columns.len() > 1)
}

/// Clear signs are most likely meant as given cells, unless they are the solution. Others may be.
fn likeness_with_givens(text: &str) -> Likeness {
    let Some(Layout { draft, marks }) = found(text).filter(|layout| marks::say_something(&layout.marks)) else {
        return Likeness::No;
    };
    let is_partial = || draft.is_consistent() && marks::solution(&marks, &draft).is_none();
    if marks::are_clear(&marks) && is_partial() { Likeness::SureOr(Format::Sheet) } else { Likeness::Maybe }
}

fn layout_of(text: &str) -> Result<Layout, Mistakes> {
    found(text).ok_or_else(|| Fault::NoPuzzle { expected: expected::numbers_around_a_grid() }.into())
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let Layout { mut draft, marks } = layout_of(text)?;
    draft.notes.goal = marks::solution(&marks, &draft);
    if marks::say_something(&marks) && draft.notes.goal.is_none() && draft.is_consistent() {
        // Crosses beside circles are filled cells; alone they could be either.
        draft.marks = marks::have_both(&marks)
            .then(|| marks::grid(&marks, (draft.columns.len(), draft.rows.len()), Cell::UNKNOWN))
            .flatten();
        draft.remarks.push(if draft.marks.is_some() { Remark::Marks } else { Remark::MarksLeftOut });
    }
    Ok(draft)
}

fn read_with_givens(text: &str) -> Result<Draft, Mistakes> {
    let Layout { mut draft, marks } = layout_of(text)?;
    if marks::say_something(&marks) && draft.is_consistent() {
        draft.givens = marks::grid(&marks, (draft.columns.len(), draft.rows.len()), Cell::UNKNOWN);
    }
    Ok(draft)
}

#[cfg(test)]
mod tests;
