//! Work is counted, never timed: so the same puzzle stops at the same point everywhere.

use super::Outcome;
use std::cell::{Cell, RefCell};

/// How much work a solve took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Work {
    /// How often a cell was supposed filled or empty.
    pub suppositions: u64,
    /// How many conflicts the SAT solver learned from.
    pub conflicts: u64,
}

impl Work {
    /// Both kinds together; this is what a limit is about.
    pub fn total(self) -> u64 {
        self.suppositions + self.conflicts
    }
}

/// Somebody who is told how a long solve comes along.
pub trait Watch {
    /// So much work has been begun so far. Called for each unit of work, and now and then where none is counted.
    fn working(&mut self, _work: Work) {}
    /// Something is certain already, and the solve goes on. The outcome is that of a solve that was stopped here; to put
    /// it together takes a while.
    fn so_far(&mut self, _outcome: &dyn Fn() -> Outcome) {}
}

/// Nobody.
impl Watch for () {}

/// Counts work, up to a limit, and passes the news on.
pub(super) struct Meter<'w> {
    work: Cell<Work>,
    limit: u64,
    watch: RefCell<&'w mut dyn Watch>,
}

impl<'w> Meter<'w> {
    pub(super) fn new(limit: Option<u64>, watch: &'w mut dyn Watch) -> Self {
        Meter { work: Cell::default(), limit: limit.unwrap_or(u64::MAX), watch: RefCell::new(watch) }
    }

    pub(super) fn work(&self) -> Work {
        self.work.get()
    }

    /// Whether the limit is reached.
    pub(super) fn is_spent(&self) -> bool {
        self.work.get().total() >= self.limit
    }

    /// Counts a supposition.
    pub(super) fn supposed(&self) {
        self.count(|work| work.suppositions += 1);
    }

    /// Counts a conflict.
    pub(super) fn conflict(&self) {
        self.count(|work| work.conflicts += 1);
    }

    pub(super) fn so_far(&self, outcome: &dyn Fn() -> Outcome) {
        self.watch.borrow_mut().so_far(outcome);
    }

    /// Something goes on that is not counted.
    pub(super) fn tick(&self) {
        self.watch.borrow_mut().working(self.work.get());
    }

    fn count(&self, add: impl FnOnce(&mut Work)) {
        let mut work = self.work.get();
        add(&mut work);
        self.work.set(work);
        self.watch.borrow_mut().working(work);
    }
}
