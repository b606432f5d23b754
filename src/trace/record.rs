//! The append-only record of steps.

use crate::line::Count;
use crate::puzzle::{At, Axis, Cell, Grid, Line};

/// One cell that became known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Change {
    /// Where.
    pub at: At,
    /// What it is now; before, it was unknown.
    pub cell: Cell,
}

/// Why a step changed what it changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Reason {
    /// One line was looked at: all its layouts that fit agree on the cells that changed. If none fits, the puzzle has
    /// no solution.
    Line {
        /// The line.
        line: Line,
        /// How many layouts it has when nothing is known.
        layouts: Count,
        /// How many of them fit what was known before the step.
        fitting: Count,
    },
    /// A cell was supposed to be what it cannot be. The step changes that cell alone, to the opposite.
    Refuted {
        /// What was supposed, and where.
        supposed: Change,
        /// How many further cells line logic inferred from that.
        led_to: u32,
        /// What it ended in.
        failure: Failure,
    },
    /// A cell was supposed filled and then empty: line logic infers the cells that changed from either.
    Agreed {
        /// The cell.
        at: At,
        /// How many further cells follow if it is filled.
        filled: u32,
        /// How many further cells follow if it is empty.
        empty: u32,
    },
    /// A search through everything that was still possible. The cells that changed are those on which all solutions
    /// agree; if there is none, the puzzle has no solution.
    Searched {
        /// How.
        by: Search,
        /// How many solutions it found.
        found: u32,
        /// Whether those are all. If not, the step changes nothing.
        all: bool,
    },
}

/// What a supposition ended in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Failure {
    /// No layout of this line fits any more.
    Line(Line),
    /// So many further suppositions, after which nothing was left possible.
    Suppositions(u32),
}

/// A way to search through everything that is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Search {
    /// Supposing cells filled and empty, one inside the other, so many times.
    Supposing {
        /// How many cells were supposed.
        suppositions: u64,
    },
    /// A solver of formulas, which ran into so many conflicts.
    Sat {
        /// How many conflicts it learned from.
        conflicts: u64,
    },
}

impl Reason {
    /// The line that was looked at, if the step looked at one line.
    pub fn line(&self) -> Option<Line> {
        match self {
            Reason::Line { line, .. } => Some(*line),
            _ => None,
        }
    }

    /// The cell that was supposed, if the step supposed one.
    pub fn supposed(&self) -> Option<At> {
        match self {
            Reason::Refuted { supposed, .. } => Some(supposed.at),
            Reason::Agreed { at, .. } => Some(*at),
            _ => None,
        }
    }

    /// Whether the step shows that there is no solution.
    pub fn is_contradiction(&self) -> bool {
        match self {
            Reason::Line { fitting, .. } => *fitting == Count::ZERO,
            Reason::Searched { found, all, .. } => *found == 0 && *all,
            Reason::Refuted { .. } | Reason::Agreed { .. } => false,
        }
    }
}

/// One step of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step<'t> {
    /// The pass that it belongs to, from 1.
    pub pass: usize,
    /// Why.
    pub reason: Reason,
    /// The cells that became known; empty for a step that inferred nothing.
    pub changes: &'t [Change],
}

impl Step<'_> {
    /// The cells that became so.
    pub fn cells(&self, kind: Cell) -> impl Iterator<Item = At> {
        self.changes.iter().filter(move |change| change.cell == kind).map(|change| change.at)
    }

    /// The cells along a line that became so, counted from 1.
    pub fn cells_along(&self, line: Line, kind: Cell) -> Vec<usize> {
        self.cells(kind).map(|at| line.along(at) + 1).collect()
    }
}

/// A step without its changes, which lie together in one list for all steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
struct Entry {
    pass: u32,
    reason: Reason,
    /// Where its changes end; they begin where those of the step before end.
    changes_end: u32,
}

/// The steps of one solve, in order. A cell changes at most once, from unknown, so a trace can be replayed both ways.
///
/// Deserialising refuses steps of which that is not true.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Unchecked"))]
pub struct Trace {
    entries: Vec<Entry>,
    changes: Vec<Change>,
}

impl Trace {
    /// A trace without steps.
    pub fn new() -> Trace {
        Trace::default()
    }

    /// Adds a step with the changes that it makes.
    pub fn push(&mut self, pass: usize, reason: Reason, changes: impl IntoIterator<Item = Change>) {
        self.changes.extend(changes);
        // Both fit: a trace has at most 1,024 x 1,024 changes, and no pass is without one but the last two.
        let (pass, changes_end) = (pass as u32, self.changes.len() as u32);
        self.entries.push(Entry { pass, reason, changes_end });
    }

    /// How many steps there are.
    pub fn len(&self) -> usize {
        self.entries.len()
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

    /// Whether the steps can be replayed from a grid: every line and cell in them lies inside it, and whatever changes is
    /// unknown in it.
    pub fn fits(&self, start: &Grid) -> bool {
        let has_line = |line: Line| match line.axis {
            Axis::Row => line.index < start.height(),
            Axis::Column => line.index < start.width(),
        };
        let has_reason = |reason: &Reason| match reason {
            Reason::Line { line, .. } => has_line(*line),
            Reason::Refuted { supposed, failure: Failure::Line(line), .. } => {
                start.contains(supposed.at) && has_line(*line)
            }
            Reason::Refuted { supposed, failure: Failure::Suppositions(_), .. } => start.contains(supposed.at),
            Reason::Agreed { at, .. } => start.contains(*at),
            Reason::Searched { .. } => true,
        };
        let is_open = |change: &Change| start.contains(change.at) && start.get(change.at) == Cell::Unknown;
        self.entries.iter().all(|entry| has_reason(&entry.reason)) && self.changes.iter().all(is_open)
    }

    /// The pass that the last step belongs to; 0 if there is no step.
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

    /// For each pass, how many steps have been taken when it ends.
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

/// A trace as it is stored, whose steps may not go together.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(rename = "Trace")]
struct Unchecked {
    entries: Vec<Entry>,
    changes: Vec<Change>,
}

#[cfg(feature = "serde")]
impl TryFrom<Unchecked> for Trace {
    type Error = &'static str;

    fn try_from(Unchecked { entries, changes }: Unchecked) -> Result<Trace, &'static str> {
        use crate::puzzle::MAX_SIDE;

        let ends = || std::iter::once(0).chain(entries.iter().map(|entry| entry.changes_end));
        if !ends().is_sorted() || ends().last().map(|end| end as usize) != Some(changes.len()) {
            return Err("the changes of a trace are not those of its steps");
        }
        let passes = std::iter::once(1).chain(entries.iter().map(|entry| entry.pass));
        if !passes.is_sorted() {
            return Err("a pass of a trace comes before an earlier one");
        }
        let rows = changes.iter().map(|change| change.at.row() + 1).max().unwrap_or(0);
        let mut changed = vec![false; rows * MAX_SIDE];
        let mut is_new = |at: At| !std::mem::replace(&mut changed[at.row() * MAX_SIDE + at.column()], true);
        if !changes.iter().all(|change| change.cell != Cell::Unknown && is_new(change.at)) {
            return Err("a cell of a trace becomes known twice, or unknown");
        }
        Ok(Trace { entries, changes })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_traces_are_checked() {
        type Stored = (Vec<(u32, Reason, u32)>, Vec<Change>);
        let read = |stored: Stored| postcard::from_bytes::<Trace>(&postcard::to_allocvec(&stored).unwrap());
        let change = |column, cell| Change { at: At::new(0, column), cell };
        let entry = |pass, changes_end| (pass, looked_at(0), changes_end);
        let (filled, empty) = (change(0, Cell::Filled), change(1, Cell::Empty));
        let mut trace = Trace::new();
        trace.push(1, looked_at(0), [filled]);
        trace.push(1, looked_at(0), []);
        trace.push(2, looked_at(0), [empty]);
        let stored = || vec![entry(1, 1), entry(1, 1), entry(2, 2)];
        assert_eq!(read((stored(), vec![filled, empty])), Ok(trace.clone()));
        assert_eq!(postcard::from_bytes(&postcard::to_allocvec(&trace).unwrap()), Ok(trace));
        let hostile: [Stored; 8] = [
            (stored(), vec![filled]),
            (stored(), vec![filled, filled]),
            (stored(), vec![filled, change(0, Cell::Empty)]),
            (stored(), vec![filled, change(1, Cell::Unknown)]),
            (stored(), vec![filled, empty, change(2, Cell::Empty)]),
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
        let change = |column| Change { at: At::new(0, column), cell: Cell::Filled };
        let mut trace = Trace::new();
        trace.push(1, looked_at(0), [change(0), change(1)]);
        trace.push(1, looked_at(1), []);
        trace.push(2, looked_at(2), [change(2)]);
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
        trace.push(1, looked_at(1), [Change { at: At::new(1, 2), cell: Cell::Filled }]);
        let fits = |rows: &[&str]| trace.fits(&Grid::from_picture(rows).unwrap());
        assert!(fits(&["...", "XX."]));
        assert!(!fits(&["...", "..O"]) && !fits(&["..", ".."]) && !fits(&["..."]));
        let at = At::new(0, 3);
        let (line, supposed) = (Line::column(3), Change { at, cell: Cell::Filled });
        let reasons = [
            Reason::Line { line, layouts: Count::ZERO, fitting: Count::ZERO },
            Reason::Refuted { supposed, led_to: 0, failure: Failure::Suppositions(1) },
            Reason::Refuted {
                supposed: Change { at: At::new(0, 0), ..supposed },
                led_to: 0,
                failure: Failure::Line(line),
            },
            Reason::Agreed { at, filled: 0, empty: 0 },
        ];
        for reason in reasons {
            let mut trace = Trace::new();
            trace.push(1, reason, []);
            assert!(trace.fits(&Grid::unknown(4, 1)) && !trace.fits(&Grid::unknown(3, 4)), "{reason:?}");
        }
    }

    #[test]
    fn no_fitting_layout_is_a_contradiction() {
        let none = Reason::Line { line: Line::row(0), layouts: Count::from(3), fitting: Count::ZERO };
        assert!(none.is_contradiction());
        assert!(!looked_at(0).is_contradiction());
    }
}
