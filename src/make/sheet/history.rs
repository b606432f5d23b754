//! The history of a sheet, for undo and redo.

use super::{Dot, Sheet};
use std::collections::VecDeque;

/// All steps together remember at most this many cells; beyond that, the oldest steps are forgotten. A step always stays.
const MOST_CELLS: usize = 4_000_000;

/// One step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// A stroke: cells with what they were and what they are.
    Cells(Vec<Dab>),
    /// Everything else.
    Whole { before: Box<Sheet>, after: Box<Sheet> },
}

/// A cell that has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dab {
    pub(crate) index: usize,
    pub(crate) before: Dot,
    pub(crate) after: Dot,
}

impl Step {
    /// How many cells it remembers.
    fn cells(&self) -> usize {
        match self {
            Step::Cells(dabs) => dabs.len(),
            Step::Whole { before, after } => before.dots().len() + after.dots().len(),
        }
    }

    /// Whether it can be undone on a sheet: everything that it changed is as it left it.
    fn leads_to(&self, sheet: &Sheet) -> bool {
        match self {
            Step::Cells(dabs) => dabs.iter().all(|dab| sheet.dots().get(dab.index) == Some(&dab.after)),
            Step::Whole { after, .. } => **after == *sheet,
        }
    }
}

/// The steps so far, and those that were undone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct History {
    done: VecDeque<Step>,
    /// The last one undone is the last.
    undone: Vec<Step>,
}

/// What changes when a step is undone or done again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    Cells(Vec<(usize, Dot)>),
    Whole(Sheet),
}

impl History {
    /// Steps that lead to a sheet, the oldest first. Those before one that does not fit are left out.
    pub(crate) fn of(steps: Vec<Step>, sheet: &Sheet) -> History {
        let mut history = History { done: steps.into(), undone: Vec::new() };
        let (mut sheet, mut fitting) = (sheet.clone(), 0);
        for step in history.done.iter().rev() {
            if !step.leads_to(&sheet) {
                break;
            }
            match step {
                Step::Cells(dabs) => dabs.iter().for_each(|dab| sheet.set(dab.index, dab.before)),
                Step::Whole { before, .. } => sheet.clone_from(before),
            }
            fitting += 1;
        }
        history.done.drain(..history.done.len() - fitting);
        history
    }

    /// The steps that can be undone, the last one first.
    pub(crate) fn steps(&self) -> impl Iterator<Item = &Step> {
        self.done.iter().rev()
    }

    /// Whether there is something to undo.
    pub(crate) fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether there is something to do again.
    pub(crate) fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Something was done.
    pub(crate) fn push(&mut self, step: Step) {
        self.undone.clear();
        self.done.push_back(step);
        let mut cells: usize = self.done.iter().map(Step::cells).sum();
        while cells > MOST_CELLS && self.done.len() > 1 {
            cells -= self.done.pop_front().map_or(0, |step| step.cells());
        }
    }

    /// Takes back the last step, and returns what changes.
    pub(crate) fn undo(&mut self) -> Option<Change> {
        let step = self.done.pop_back()?;
        let change = match &step {
            Step::Cells(dabs) => Change::Cells(dabs.iter().map(|dab| (dab.index, dab.before)).collect()),
            Step::Whole { before, .. } => Change::Whole(Sheet::clone(before)),
        };
        self.undone.push(step);
        Some(change)
    }

    /// Does again what was undone last, and returns what changes.
    pub(crate) fn redo(&mut self) -> Option<Change> {
        let step = self.undone.pop()?;
        let change = match &step {
            Step::Cells(dabs) => Change::Cells(dabs.iter().map(|dab| (dab.index, dab.after)).collect()),
            Step::Whole { after, .. } => Change::Whole(Sheet::clone(after)),
        };
        self.done.push_back(step);
        Some(change)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::puzzle::{Colour, Palette};

    const INK: Dot = Dot { colour: Colour::INK, given: false };

    fn dab(index: usize) -> Step {
        Step::Cells(vec![Dab { index, before: Dot::BLANK, after: INK }])
    }

    #[test]
    fn steps_are_undone_in_turn_and_done_again_until_something_new_is_done() {
        let mut history = History::default();
        assert_eq!((history.undo(), history.redo()), (None, None));
        history.push(dab(1));
        history.push(dab(2));
        assert_eq!(history.undo(), Some(Change::Cells(vec![(2, Dot::BLANK)])));
        assert_eq!(history.undo(), Some(Change::Cells(vec![(1, Dot::BLANK)])));
        assert_eq!(history.redo(), Some(Change::Cells(vec![(1, INK)])));
        assert!(history.can_undo() && history.can_redo());
        history.push(dab(3));
        assert!(!history.can_redo());
        assert_eq!(history.steps().count(), 2);
    }

    #[test]
    fn huge_steps_are_forgotten_but_never_the_last() {
        let huge = |palette: Palette| Box::new(Sheet::blank(1024, 1024, palette));
        let step = || Step::Whole { before: huge(Palette::default()), after: huge(Palette::default()) };
        let mut history = History::default();
        for _ in 0..4 {
            history.push(step());
            assert_eq!(history.steps().count(), 1);
        }
        history.push(dab(0));
        assert_eq!(history.steps().count(), 2);
    }

    #[test]
    fn kept_steps_that_do_not_lead_to_the_sheet_are_left_out() {
        let mut sheet = Sheet::default();
        sheet.set(2, INK);
        sheet.set(3, INK);
        assert_eq!(History::of(vec![dab(1), dab(2), dab(3)], &sheet).steps().count(), 2);
        assert_eq!(History::of(vec![dab(2), dab(3), dab(4)], &sheet).steps().count(), 0);
        let whole =
            Step::Whole { before: Box::new(Sheet::blank(3, 3, Palette::default())), after: Box::new(sheet.clone()) };
        let mut history = History::of(vec![whole], &sheet);
        assert!(matches!(history.undo(), Some(Change::Whole(before)) if before.size() == (3, 3)));
    }
}
