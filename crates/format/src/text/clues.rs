//! Clues on separate lines of text, as in most formats: reading and writing them.

use super::{Draft, PlacedClue, Scan, TextLine, is_blank};
use crate::error::{Expected, Fault, Mistake, Mistakes};
use nonoscope_core::puzzle::{Axis, Clue, Puzzle, Run};
use nonoscope_words::expected;
use std::fmt::Write;

/// The clue on one line of text: numbers with spaces or other separators between them. A blank line is a clue without
/// runs.
#[inline(never)]
pub(crate) fn clue(
    text: &str,
    (offset, line): TextLine<'_>,
    between: &dyn Fn(char) -> bool,
    expected: Expected,
) -> Result<PlacedClue, Mistake> {
    let mut scan = Scan::in_line(text, (offset, line));
    let runs = scan.runs(between)?;
    match scan.peek() {
        None => Ok(PlacedClue::new(runs, offset)),
        Some(_) => Err(scan.expected_number(expected)),
    }
}

/// Adds the clues on some lines to a draft. A mistake in one line does not affect the others.
pub(crate) fn add_clues<'t>(
    draft: &mut Draft,
    axis: Axis,
    text: &str,
    lines: impl IntoIterator<Item = TextLine<'t>>,
    between: impl Fn(char) -> bool,
) {
    for line in lines {
        if draft.mistakes.are_enough() {
            return;
        }
        draft.keep(axis, clue(text, line, &between, expected::number));
    }
}

/// The clues of rows and columns whose numbers are known. Blank lines count as lines without runs, but only if there
/// are too few others.
pub(crate) struct Counted<'t> {
    pub(crate) text: &'t str,
    /// Width and height.
    pub(crate) size: (usize, usize),
    /// The byte offset of the number of columns in the text.
    pub(crate) size_offset: usize,
}

impl<'t> Counted<'t> {
    /// Reads rows and columns in separate parts.
    pub(crate) fn apart(&self, rows: &[TextLine<'t>], columns: &[TextLine<'t>]) -> Result<Draft, Mistakes> {
        let (width, height) = self.size;
        let order = (width == height).then_some(Axis::Row);
        let mut draft = Draft { is_sized: true, order, ..Draft::default() };
        let (rows, columns) = (chosen(rows, height), chosen(columns, width));
        if (rows.len(), columns.len()) == (width, height) && width != height {
            let fault = Fault::SidesSwapped { size: self.size };
            return Err(Scan::at(self.text, 0).fault(self.size_offset, fault).into());
        }
        for (axis, lines, expected) in [(Axis::Row, rows, height), (Axis::Column, columns, width)] {
            if lines.len() != expected {
                let fault = Fault::Lines { axis, found: lines.len(), expected };
                let superfluous = lines.get(expected).map(|line| line.0);
                let end = lines.last().map_or(self.text.trim_end().len(), |(offset, line)| offset + line.len());
                draft.mistakes.0.push(Scan::at(self.text, 0).fault(superfluous.unwrap_or(end), fault));
            }
            add_clues(&mut draft, axis, self.text, lines, |c| c == ',');
        }
        Ok(draft)
    }

    /// Reads rows and then columns in one part.
    pub(crate) fn together(&self, lines: &[TextLine<'t>]) -> Result<Draft, Mistakes> {
        let (width, height) = self.size;
        let lines = chosen(lines, width + height);
        if lines.len() != width + height {
            let fault = Fault::ClueCount { found: lines.len(), size: self.size };
            return Err(Scan::at(self.text, 0).fault(self.size_offset, fault).into());
        }
        let (rows, columns) = lines.split_at(height);
        let draft = self.apart(rows, columns)?;
        draft.of_sides(self.size, &Scan::at(self.text, 0), self.size_offset)
    }
}

/// The lines that are clues: those that are not blank, and if these are too few, the blank ones too.
fn chosen<'t>(lines: &[TextLine<'t>], expected: usize) -> Vec<TextLine<'t>> {
    let written: Vec<_> = lines.iter().copied().filter(|line| !is_blank(line)).collect();
    let blank_at_the_end = lines.iter().rev().take_while(|line| is_blank(line)).count();
    let least = lines.len() - blank_at_the_end;
    if written.len() < expected && (least..=lines.len()).contains(&expected) {
        lines[..expected].to_vec()
    } else {
        written
    }
}

/// The runs of a clue with a separator; `0` for a clue without runs.
pub(crate) fn joined(clue: &Clue, between: &str) -> String {
    written(clue, between, &|run| run.length.to_string())
}

/// The runs of a clue, each as `one` writes it, with a separator; `0` for a clue without runs.
#[inline(never)]
pub(crate) fn written(clue: &Clue, between: &str, one: &dyn Fn(Run) -> String) -> String {
    let runs: Vec<String> = clue.runs().map(one).collect();
    if runs.is_empty() { "0".to_owned() } else { runs.join(between) }
}

/// The clues along an axis, each as `one` writes it, with something between them.
#[inline(never)]
pub(crate) fn side(puzzle: &Puzzle, axis: Axis, between: &str, one: &dyn Fn(&Clue) -> String) -> String {
    let clues: Vec<String> = puzzle.clues(axis).iter().map(one).collect();
    clues.join(between)
}

/// A clue as a list: `[1,3]`, `[]` for a clue without runs.
pub(crate) fn list(clue: &Clue) -> String {
    if clue.is_empty() { "[]".to_owned() } else { format!("[{}]", joined(clue, ",")) }
}

/// A puzzle as rows and columns, each on a line of text: `head` precedes the rows, `between` separates runs, and
/// `divider` separates rows from columns.
pub(crate) fn rows_and_columns(puzzle: &Puzzle, head: &str, between: &str, divider: &str) -> String {
    let mut out = head.to_owned();
    write_clues(&mut out, puzzle.clues(Axis::Row), between);
    out.push_str(divider);
    write_clues(&mut out, puzzle.clues(Axis::Column), between);
    out
}

/// Writes one clue per line.
pub(crate) fn write_clues(out: &mut String, clues: &[Clue], between: &str) {
    for clue in clues {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{}", joined(clue, between));
    }
}
