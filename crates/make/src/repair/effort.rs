//! How much work a repair may take, counted and never timed, so that it ends in the same way everywhere.

use nonoscope_core::solve::{Watch, Work};
use std::cell::{Cell, RefCell};

/// The most work of a repair. Results found until then are correct, but perhaps not proven smallest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The most conflicts of the SAT solver.
    pub conflicts: u64,
    /// The most questions of the kind: what do lines settle, if this is given?
    pub questions: u64,
}

/// A few seconds at most for puzzles of 30 x 30 cells, and milliseconds for nearly all.
impl Default for Effort {
    fn default() -> Effort {
        Effort { conflicts: 100_000, questions: 400_000 }
    }
}

/// The cost of a conflict with cardinality clauses, in conflicts.
const SLOWER: u64 = 10;

/// The rest of an effort, and its watch.
pub(super) struct Budget<'w> {
    most: Cell<Effort>,
    work: Cell<Work>,
    is_stopped: Cell<bool>,
    watch: RefCell<&'w mut dyn Watch>,
}

impl<'w> Budget<'w> {
    pub(super) fn new(most: Effort, watch: &'w mut dyn Watch) -> Self {
        Budget {
            most: Cell::new(most),
            work: Cell::default(),
            is_stopped: Cell::new(false),
            watch: RefCell::new(watch),
        }
    }

    /// Counts a conflict. Returns whether to go on.
    pub(super) fn conflict(&self) -> bool {
        self.count(|work| work.conflicts += 1)
    }

    /// Counts a conflict with cardinality clauses, which are long and slow.
    pub(super) fn slow_conflict(&self) -> bool {
        self.count(|work| work.conflicts += SLOWER)
    }

    /// Counts a question. Returns whether to go on.
    pub(super) fn question(&self) -> bool {
        self.count(|work| work.suppositions += 1)
    }

    /// Whether any work is left.
    pub(super) fn is_left(&self) -> bool {
        let Work { suppositions, conflicts } = self.work.get();
        !self.is_stopped.get() && suppositions < self.most.get().questions && conflicts < self.most.get().conflicts
    }

    /// The most work.
    pub(super) fn most(&self) -> Effort {
        self.most.get()
    }

    /// Allows more work from now on, regardless of what has been done.
    pub(super) fn allow(&self, more: Effort) {
        let Work { suppositions, conflicts } = self.work.get();
        self.most.set(Effort { conflicts: conflicts + more.conflicts, questions: suppositions + more.questions });
    }

    fn count(&self, add: impl FnOnce(&mut Work)) -> bool {
        let mut work = self.work.get();
        add(&mut work);
        self.work.set(work);
        if self.watch.borrow_mut().working(work).is_break() {
            self.is_stopped.set(true);
        }
        self.is_left()
    }
}
