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

/// A few seconds at most for puzzles of 40 x 40 cells, and milliseconds for nearly all.
impl Default for Effort {
    fn default() -> Effort {
        Effort { conflicts: 100_000, questions: 400_000 }
    }
}

/// The cost of a conflict with cardinality clauses, in conflicts.
const SLOWER: u64 = 10;

/// The most conflicts of a question, unless something else is said. Few questions about small puzzles take as many.
pub(super) const HARD: u64 = 16_000;

/// With this many more cells, a conflict costs one more.
const LARGER: usize = 384;

/// The rest of an effort, and its watch.
pub(super) struct Budget<'w> {
    most: Cell<Effort>,
    /// The most conflicts of a question that may stay open, those that are left of the present one, and whether one stayed open.
    brief: Cell<u64>,
    spare: Cell<Option<u64>>,
    gave_up: Cell<bool>,
    work: Cell<Work>,
    is_stopped: Cell<bool>,
    watch: RefCell<&'w mut dyn Watch>,
}

impl<'w> Budget<'w> {
    pub(super) fn new(most: Effort, watch: &'w mut dyn Watch) -> Self {
        Budget {
            most: Cell::new(most),
            brief: Cell::new(HARD),
            spare: Cell::new(None),
            gave_up: Cell::new(false),
            work: Cell::default(),
            is_stopped: Cell::new(false),
            watch: RefCell::new(watch),
        }
    }

    /// Counts a conflict about a puzzle of which lines leave this many cells open: with more cells it takes longer. Returns whether to
    /// go on.
    pub(super) fn conflict(&self, open: usize) -> bool {
        let cost = 1 + (open / LARGER) as u64;
        let spare = self.spare.get().map(|spare| spare.saturating_sub(cost));
        self.spare.set(spare);
        self.count(|work| work.conflicts += cost) && spare != Some(0)
    }

    /// Asks a question that may stay open: it ends after some conflicts, and the work goes on.
    pub(super) fn briefly<T>(&self, ask: impl FnOnce() -> T) -> T {
        self.spare.set(Some(self.brief.get()));
        let answer = ask();
        self.gave_up.set(self.gave_up.get() || self.spare.take() == Some(0));
        answer
    }

    /// From now on a question ends after this many conflicts.
    pub(super) fn ask_for(&self, conflicts: u64) {
        self.brief.set(conflicts);
    }

    /// Whether a question has stayed open since this was last asked.
    pub(super) fn gave_up(&self) -> bool {
        self.gave_up.take()
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
