//! Watching a solve, counting its work, and deciding when it must stop.
//!
//! A watcher gets each solution alone. Writing down all that is certain takes longer with each one, and a program
//! may print 100,000.

use super::data::{Outcome, Stop, Work};
use super::left::Left;
use crate::puzzle::Grid;
use crate::sat::{Derived, Searcher};
use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;

/// Receives reports on a long solve, and can stop it.
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::solve::{Method, Stop, Watch, Work, solve_watched};
/// use nonoscope::puzzle::Puzzle;
/// use std::ops::ControlFlow;
///
/// struct Impatient;
///
/// impl Watch for Impatient {
///     fn working(&mut self, work: Work) -> ControlFlow<()> {
///         if work.total() < 10 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
///     }
/// }
///
/// let clues = || vec!["1".parse().unwrap(); 8];
/// let puzzle = Puzzle::new(clues(), clues()).unwrap();
/// let outcome = solve_watched(&puzzle, Method::Auto, &mut Impatient);
/// assert_eq!((outcome.stopped, outcome.work.total()), (Some(Stop::Watch), 10));
/// ```
pub trait Watch {
    /// Called for each unit of work, with the work begun so far, and now and then while no work is counted.
    ///
    /// Breaking stops the solve. After a unit of work, the outcome is the same as with this limit, except that it says
    /// [`Stop::Watch`]. If it is already certain that there is no solution, breaking only ends the search for the
    /// reason.
    fn working(&mut self, _work: Work) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Called when something is certain and the solve goes on. The outcome is that of a solve stopped here; creating it
    /// takes a while.
    fn so_far(&mut self, _outcome: &dyn Fn() -> Outcome) {}

    /// Called for each solution as soon as a search has found it, in the order of [`Outcome::solutions`]. The last one
    /// may be [`Outcome::further`]. A solution that needs no search is in the outcome only.
    ///
    /// Breaking stops the solve with the solutions found so far.
    fn found(&mut self, _solution: &Grid) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Watches nothing.
impl Watch for () {}

/// Counts work, up to a limit, and reports to the watch.
pub(super) struct Meter<'w> {
    work: Cell<Work>,
    limit: u64,
    /// Whether the watch has stopped the solve.
    is_stopped: Cell<bool>,
    watch: RefCell<&'w mut dyn Watch>,
    /// The listener for the SAT solver's derivations.
    pub(super) listener: Option<&'w dyn Fn(Derived<'_>)>,
    /// Whether long questions are handed over, and the search that was.
    leaves: bool,
    left: RefCell<Option<(Left, Box<Searcher>)>>,
}

impl<'w> Meter<'w> {
    pub(super) fn new(limit: Option<u64>, watch: &'w mut dyn Watch) -> Self {
        Meter {
            work: Cell::default(),
            limit: limit.unwrap_or(u64::MAX),
            is_stopped: Cell::new(false),
            watch: RefCell::new(watch),
            listener: None,
            leaves: false,
            left: RefCell::default(),
        }
    }

    /// For a solve without a limit that has already done this much work, and may hand over long questions.
    pub(super) fn after(work: Work, leaves: bool, watch: &'w mut dyn Watch) -> Self {
        Meter { work: Cell::new(work), leaves, ..Meter::new(None, watch) }
    }

    /// Whether long questions are handed over. Where they never are, this is a constant, which makes the program smaller.
    pub(super) fn leaves(&self) -> bool {
        self.leaves
    }

    /// Hands over a search, to be continued from what is known.
    pub(super) fn leave(&self, left: Left, searcher: Box<Searcher>) {
        *self.left.borrow_mut() = Some((left, searcher));
    }

    /// The search that was handed over, if one was.
    pub(super) fn left(&self) -> Option<(Left, Box<Searcher>)> {
        self.left.take()
    }

    pub(super) fn work(&self) -> Work {
        self.work.get()
    }

    /// Why no more work may be done: the limit is reached, or the watch has stopped the solve.
    pub(super) fn stop(&self) -> Option<Stop> {
        if self.is_stopped() {
            Some(Stop::Watch)
        } else if self.work.get().total() >= self.limit {
            Some(Stop::Work)
        } else {
            None
        }
    }

    /// Whether the watch has stopped the solve.
    pub(super) fn is_stopped(&self) -> bool {
        self.is_stopped.get()
    }

    /// Counts a supposition.
    pub(super) fn supposed(&self) {
        self.count(|work| work.suppositions += 1);
    }

    /// Counts a conflict.
    pub(super) fn conflict(&self) {
        self.count(|work| work.conflicts += 1);
    }

    /// Reports a solution. Returns the reason to stop, if the watch stops the solve there.
    pub(super) fn found(&self, solution: &Grid) -> Option<Stop> {
        if self.watch.borrow_mut().found(solution).is_break() {
            self.is_stopped.set(true);
            return Some(Stop::Watch);
        }
        None
    }

    pub(super) fn so_far(&self, outcome: &dyn Fn() -> Outcome) {
        self.watch.borrow_mut().so_far(outcome);
    }

    /// Reports progress that is not counted as work.
    pub(super) fn tick(&self) {
        self.tell(self.work.get());
    }

    fn count(&self, add: impl FnOnce(&mut Work)) {
        let mut work = self.work.get();
        add(&mut work);
        self.work.set(work);
        self.tell(work);
    }

    fn tell(&self, work: Work) {
        if self.watch.borrow_mut().working(work).is_break() {
            self.is_stopped.set(true);
        }
    }
}
