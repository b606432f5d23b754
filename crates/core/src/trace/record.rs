//! The append-only record of steps.
//!
//! A step is a range of one list of changes, so it costs the same few words whether it changes nothing or a thousand
//! cells. A change stores only what is known of a cell afterwards; `Replay` remembers what it has changed.

use super::cells::LastKnown;
use super::reason::{Change, Failure, Reason};
use crate::puzzle::{At, Axis, Cell, Grid, Line};
use std::fmt;

/// One step of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step<'t> {
    /// The pass that it belongs to, from 1.
    pub pass: usize,
    /// Why the cells changed.
    pub reason: Reason,
    /// What became known; empty for a step that inferred nothing.
    pub changes: &'t [Change],
}

impl Step<'_> {
    /// The cells that became filled or empty.
    pub fn cells(&self, kind: Cell) -> impl Iterator<Item = At> {
        self.changes.iter().filter(move |change| change.cell == kind).map(|change| change.at)
    }

    /// The cells along a line that became filled or empty, counted from 1.
    pub fn cells_along(&self, line: Line, kind: Cell) -> Vec<usize> {
        self.cells(kind).map(|at| line.along(at) + 1).collect()
    }
}

/// A step without its changes, which are in one list for all steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
struct Entry {
    pass: u32,
    reason: Reason,
    /// Where its changes end; they begin where those of the previous step end.
    changes_end: u32,
}

/// The steps of one solve, in order. A change excludes colours of a cell, which stay excluded: a cell of a black-and-white
/// puzzle changes at most once, from unknown.
///
/// Deserialising refuses steps that break this rule.
#[derive(Clone, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Unchecked"))]
pub struct Trace {
    entries: Vec<Entry>,
    #[cfg_attr(feature = "serde", serde(with = "super::packed"))]
    changes: Vec<Change>,
    /// The cells after the first `counted` changes; a solve never needs them.
    #[cfg_attr(feature = "serde", serde(skip))]
    last: LastKnown,
    #[cfg_attr(feature = "serde", serde(skip))]
    counted: usize,
}

impl Trace {
    /// A trace without steps.
    pub fn new() -> Trace {
        Trace::default()
    }

    /// A trace without steps, with room for settling the unknown cells of a grid.
    pub(crate) fn with_room_for(start: &Grid) -> Trace {
        let changes = Vec::with_capacity(start.unknown_cells());
        Trace { changes, ..Trace::new() }
    }

    /// Adds a step with its changes. Passes count from 1 and never decrease.
    ///
    /// # Errors
    /// If a change excludes no further colour of its cell. The trace then stays as it is.
    pub fn push(
        &mut self,
        pass: usize,
        reason: Reason,
        changes: impl IntoIterator<Item = Change>,
    ) -> Result<(), BrokenTrace> {
        let before = self.changes.len();
        for change in &self.changes[self.counted..] {
            self.last.learn(change.at, change.cell);
        }
        self.counted = before;
        let mut undo = Vec::new();
        for change in changes {
            let Some(known) = self.last.learn(change.at, change.cell) else {
                self.changes.truncate(before);
                undo.into_iter().rev().for_each(|(at, known)| self.last.forget(at, known));
                return Err(BrokenTrace);
            };
            undo.push((change.at, known));
            self.changes.push(change);
        }
        self.counted = self.changes.len();
        self.enter(pass, reason);
        Ok(())
    }

    /// Adds a step whose cells are known to be new, such as those that a board learns.
    pub(crate) fn push_new(&mut self, pass: usize, reason: Reason, changes: impl Iterator<Item = Change>) {
        self.changes.extend(changes);
        self.enter(pass, reason);
    }

    /// Ends a step after its last change.
    fn enter(&mut self, pass: usize, reason: Reason) {
        // Both fit: a trace has at most 1,024 x 1,024 changes, and every pass except the last two has one.
        let (pass, changes_end) = (pass as u32, self.changes.len() as u32);
        self.entries.push(Entry { pass, reason, changes_end });
    }

    /// How many steps there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// How many changes all steps have together.
    pub(crate) fn changes(&self) -> usize {
        self.changes.len()
    }

    /// Whether there are no steps.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// A step by its index, from 0; `None` at or beyond the end.
    pub fn step(&self, index: usize) -> Option<Step<'_>> {
        let entry = self.entries.get(index)?;
        let start = match index.checked_sub(1) {
            Some(before) => self.entries.get(before)?.changes_end,
            None => 0,
        };
        let changes = self.changes.get(start as usize..entry.changes_end as usize)?;
        Some(Step { pass: entry.pass as usize, reason: entry.reason, changes })
    }

    /// All steps from the first.
    pub fn steps(&self) -> impl DoubleEndedIterator<Item = Step<'_>> {
        (0..self.len()).filter_map(|index| self.step(index))
    }

    /// Whether the steps can be replayed from a grid: all their lines and cells are inside it, and the changes exclude
    /// colours that are possible in it.
    pub fn fits(&self, start: &Grid) -> bool {
        let has_line = |line: Line| match line.axis {
            Axis::Row => line.index < start.height(),
            Axis::Column => line.index < start.width(),
        };
        let has_reason = |reason: &Reason| match reason {
            Reason::Line { line, .. } | Reason::Deduced { line, .. } => has_line(*line),
            Reason::Refuted { supposed, failure: Failure::Line(line), .. } => {
                start.contains(supposed.at) && has_line(*line)
            }
            Reason::Refuted { supposed, failure: Failure::Suppositions(_), .. } => start.contains(supposed.at),
            Reason::Agreed { at, .. } => start.contains(*at),
            Reason::Searched { .. } => true,
        };
        let is_open = |change: &Change| {
            start.contains(change.at) && change.cell.narrows(start.get(change.at)) && start.allows(change.cell)
        };
        self.entries.iter().all(|entry| has_reason(&entry.reason)) && self.changes.iter().all(is_open)
    }

    /// The pass of the last step; 0 without steps.
    pub fn passes(&self) -> usize {
        self.entries.last().map_or(0, |entry| entry.pass as usize)
    }

    /// How many passes changed something.
    pub fn passes_that_changed_something(&self) -> usize {
        let (mut passes, mut last, mut start) = (0, 0, 0);
        for entry in &self.entries {
            if entry.changes_end > start && entry.pass != last {
                (passes, last) = (passes + 1, entry.pass);
            }
            start = entry.changes_end;
        }
        passes
    }

    /// For each pass, the number of steps taken when it ends.
    pub fn pass_ends(&self) -> Vec<usize> {
        let mut ends = Vec::new();
        for (index, entry) in self.entries.iter().enumerate() {
            let next = self.entries.get(index + 1);
            if next.is_none_or(|next| next.pass != entry.pass) {
                ends.push(index + 1);
            }
        }
        ends
    }
}

/// A stored trace, whose parts may not fit together.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(rename = "Trace")]
struct Unchecked {
    entries: Vec<Entry>,
    #[serde(with = "super::packed")]
    changes: Vec<Change>,
}

#[cfg(feature = "serde")]
impl TryFrom<Unchecked> for Trace {
    type Error = BrokenTrace;

    fn try_from(Unchecked { entries, changes }: Unchecked) -> Result<Trace, BrokenTrace> {
        let (mut pass, mut end) = (1, 0);
        for entry in &entries {
            if entry.pass < pass || entry.changes_end < end {
                return Err(BrokenTrace);
            }
            (pass, end) = (entry.pass, entry.changes_end);
        }
        let mut last = LastKnown::default();
        let is_new = |change: &Change| last.learn(change.at, change.cell).is_some();
        let goes_together = end as usize == changes.len() && changes.iter().all(is_new);
        goes_together.then_some(Trace { entries, changes, ..Trace::new() }).ok_or(BrokenTrace)
    }
}

/// Compares the contents; the set of cells follows from them.
impl PartialEq for Trace {
    fn eq(&self, other: &Trace) -> bool {
        (&self.entries, &self.changes) == (&other.entries, &other.changes)
    }
}

impl Eq for Trace {}

/// The error for steps that do not make a [`Trace`]: a change excludes no further colour, a pass comes before an earlier
/// one, or steps and changes do not match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BrokenTrace;

impl fmt::Display for BrokenTrace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("These steps do not go together.")
    }
}

impl std::error::Error for BrokenTrace {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::Count;
    use crate::puzzle::Colour;

    #[derive(serde::Serialize)]
    struct Packed(#[serde(with = "crate::trace::packed")] Vec<Change>);

    #[test]
    fn stored_traces_are_checked() {
        type Stored = (Vec<(u32, Reason, u32)>, Vec<Change>);
        let read = |(entries, changes): Stored| {
            let stored = (entries, Packed(changes));
            postcard::from_bytes::<Trace>(&postcard::to_allocvec(&stored).unwrap())
        };
        let change = |column, cell| Change { at: At::new(0, column), cell };
        let entry = |pass, changes_end| (pass, looked_at(0), changes_end);
        let (filled, empty) = (change(0, Cell::FILLED), change(1, Cell::EMPTY));
        let mut trace = Trace::new();
        trace.push(1, looked_at(0), [filled]).unwrap();
        trace.push(1, looked_at(0), []).unwrap();
        trace.push(2, looked_at(0), [empty]).unwrap();
        let stored = || vec![entry(1, 1), entry(1, 1), entry(2, 2)];
        assert_eq!(read((stored(), vec![filled, empty])), Ok(trace.clone()));
        assert_eq!(postcard::from_bytes(&postcard::to_allocvec(&trace).unwrap()), Ok(trace));
        let hostile: [Stored; 8] = [
            (stored(), vec![filled]),
            (stored(), vec![filled, filled]),
            (stored(), vec![filled, change(0, Cell::EMPTY)]),
            (stored(), vec![filled, change(1, Cell::UNKNOWN)]),
            (stored(), vec![filled, empty, change(2, Cell::EMPTY)]),
            (vec![entry(1, 2), entry(2, 1), entry(2, 2)], vec![filled, empty]),
            (vec![entry(2, 1), entry(1, 2)], vec![filled, empty]),
            (vec![entry(0, 2)], vec![filled, empty]),
        ];
        for stored in hostile {
            assert_eq!(read(stored.clone()), Err(postcard::Error::SerdeDeCustom), "{stored:?}");
        }
        assert_eq!(read((Vec::new(), Vec::new())), Ok(Trace::new()));
        assert!(read((Vec::new(), vec![filled])).is_err());
    }

    fn looked_at(index: usize) -> Reason {
        Reason::Line { line: Line::row(index), layouts: Count::from(3), fitting: Count::from(2) }
    }

    #[test]
    fn steps_keep_their_changes_apart() {
        let change = |column| Change { at: At::new(0, column), cell: Cell::FILLED };
        let mut trace = Trace::new();
        trace.push(1, looked_at(0), [change(0), change(1)]).unwrap();
        trace.push(1, looked_at(1), []).unwrap();
        trace.push(2, looked_at(2), [change(2)]).unwrap();
        assert_eq!(trace.len(), 3);
        let changes: Vec<usize> = trace.steps().map(|step| step.changes.len()).collect();
        assert_eq!(changes, [2, 0, 1]);
        assert_eq!(trace.step(2).map(|step| step.changes[0]), Some(change(2)));
        assert_eq!(trace.step(3), None);
        assert_eq!(trace.pass_ends(), [2, 3]);
    }

    #[test]
    fn a_trace_fits_grids_that_have_its_lines_and_leave_its_cells_open() {
        let mut trace = Trace::new();
        trace.push(1, looked_at(1), [Change { at: At::new(1, 2), cell: Cell::FILLED }]).unwrap();
        let fits = |rows: &[&str]| trace.fits(&Grid::from_picture(rows).unwrap());
        assert!(fits(&["...", "XX."]));
        assert!(!fits(&["...", "..O"]) && !fits(&["..", ".."]) && !fits(&["..."]));
        let at = At::new(0, 3);
        let (line, supposed) = (Line::column(3), Change { at, cell: Cell::FILLED });
        let reasons = [
            Reason::Line { line, layouts: Count::ZERO, fitting: Count::ZERO },
            Reason::Refuted { supposed, led_to: 0, failure: Failure::Suppositions(1) },
            Reason::Refuted {
                supposed: Change { at: At::new(0, 0), ..supposed },
                led_to: 0,
                failure: Failure::Line(line),
            },
            Reason::Agreed { at, colour: Colour::INK, is: 0, is_not: 0 },
        ];
        for reason in reasons {
            let mut trace = Trace::new();
            trace.push(1, reason, []).unwrap();
            assert!(trace.fits(&Grid::unknown(4, 1)) && !trace.fits(&Grid::unknown(3, 4)), "{reason:?}");
        }
    }

    #[test]
    fn cells_that_a_solve_has_settled_are_refused_as_well() {
        let change = |column| Change { at: At::new(0, column), cell: Cell::FILLED };
        let mut trace = Trace::new();
        trace.push_new(1, looked_at(0), [change(0)].into_iter());
        assert_eq!(trace.push(1, looked_at(0), [change(1), change(0)]), Err(BrokenTrace));
        trace.push_new(1, looked_at(0), [change(2)].into_iter());
        assert_eq!(trace.push(1, looked_at(0), [change(1)]), Ok(()));
        assert_eq!(trace.push(1, looked_at(0), [change(2)]), Err(BrokenTrace));
        assert_eq!((trace.len(), trace.step(2).map(|step| step.changes[0])), (3, Some(change(1))));
    }

    #[test]
    fn a_cell_changes_once() {
        let change = |column, cell| Change { at: At::new(0, column), cell };
        let (first, second) = (change(0, Cell::FILLED), change(1, Cell::EMPTY));
        let mut trace = Trace::new();
        trace.push(1, looked_at(0), [first]).unwrap();
        let before = trace.clone();
        let unsound =
            [vec![first], vec![change(0, Cell::EMPTY)], vec![second, second], vec![second, change(2, Cell::UNKNOWN)]];
        for changes in unsound {
            assert_eq!(trace.push(1, looked_at(0), changes), Err(BrokenTrace));
            assert_eq!(trace, before);
        }
        // The refused step has not claimed the cells.
        trace.push(2, looked_at(0), [second, change(2, Cell::EMPTY)]).unwrap();
        let mut replay = super::super::replay::Replay::new(&Grid::unknown(3, 1));
        replay.go_to(&trace, 2);
        assert_eq!((replay.unknown(), replay.grid().unknown_cells()), (0, 0));
    }
}
