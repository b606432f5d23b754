//! Who watches a solve, and what counts its work.

use super::data::{Outcome, Work};
use std::cell::{Cell, RefCell};

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
