//! The append-only record of steps.

use super::reason::{Change, Reason};
use crate::puzzle::{At, Cell, Line};
use serde::{Deserialize, Serialize};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Entry {
    pass: u32,
    reason: Reason,
    /// Where its changes end; they begin where those of the step before end.
    changes_end: u32,
}

/// The steps of one solve, in order. A cell changes at most once, from unknown, so a trace can be replayed both ways.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::Count;

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
}
