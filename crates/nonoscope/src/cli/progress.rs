//! The progress of a long operation.

use super::console::Console;
use crate::solve::{Watch, Work};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// A long operation, whose progress the terminal shows.
pub(super) struct Task<'c> {
    console: &'c Console,
    what: String,
    /// When it is to stop.
    end: Option<Instant>,
}

impl<'c> Task<'c> {
    pub(super) fn new(console: &'c Console, what: String) -> Task<'c> {
        let task = Task { console, what, end: None };
        task.has_done(String::new);
        task
    }

    /// The same operation, which stops after this time, if there is a limit.
    pub(super) fn within(mut self, longest: Option<Duration>) -> Task<'c> {
        self.end = longest.map(|longest| Instant::now() + longest);
        self
    }

    /// Says how much is done. `done` is only asked when it is shown.
    pub(super) fn has_done(&self, done: impl FnOnce() -> String) {
        self.console.progress(&self.what, done);
    }

    /// Breaks when it is to stop.
    pub(super) fn goes_on(&self) -> ControlFlow<()> {
        match self.end {
            Some(end) if Instant::now() > end => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    }

    /// Lets output be written in between.
    pub(super) fn make_way(&self) {
        self.console.make_way_for_output();
    }
}

impl Drop for Task<'_> {
    fn drop(&mut self) {
        self.make_way();
    }
}

/// Watches a solve.
impl Watch for Task<'_> {
    fn working(&mut self, work: Work) -> ControlFlow<()> {
        self.has_done(|| match work {
            Work { suppositions: 0, conflicts: 0 } => String::new(),
            Work { suppositions, conflicts: 0 } => format!("{suppositions} suppositions"),
            Work { suppositions: 0, conflicts } => format!("{conflicts} conflicts"),
            Work { suppositions, conflicts } => format!("{suppositions} suppositions, {conflicts} conflicts"),
        });
        self.goes_on()
    }
}
