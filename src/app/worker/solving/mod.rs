//! Solving a puzzle for the page, with reports on the way: the same in each worker that solves.

mod news;
mod reporter;

pub(crate) use self::news::{Solving, Task};
pub(super) use self::reporter::Reporter;

use self::reporter::Pace;
use nonoscope_core::puzzle::{Grid, Puzzle};
use nonoscope_core::solve::{Options, Outcome};
use nonoscope_kit::worker::protocol::Hearer;
use nonoscope_play::Session;
use std::marker::PhantomData;

/// A solve for the page.
pub(crate) struct Solve {
    task: Task,
    /// What is known at the start.
    start: Grid,
    pace: Pace,
}

impl Solve {
    /// Begins with the grid that is `known`, if that is one of the puzzle's size.
    pub(super) fn begin<N>(page: &impl Hearer<N>, task: Task) -> Solve {
        let own = task.reading.puzzle.givens();
        let start = task.known.as_ref().filter(|known| known.cells().len() == own.cells().len()).unwrap_or(own).clone();
        Solve { task, start, pace: Pace::from(page.now()) }
    }

    /// The puzzle, with what is known at the start.
    pub(super) fn puzzle(&self) -> Puzzle {
        let puzzle = &self.task.reading.puzzle;
        // Grids of the same size are never refused.
        puzzle.clone().with_givens(self.start.clone()).unwrap_or_else(|_| puzzle.clone())
    }

    /// How it is to be solved.
    pub(super) fn options(&self) -> Options {
        Session::options(self.task.method)
    }

    /// Reports its progress.
    pub(super) fn reporter<'a, N: From<Solving>, H: Hearer<N>>(&'a mut self, page: &'a H) -> Reporter<'a, N, H> {
        let Solve { task: Task { ticket, reading, .. }, start, pace } = self;
        Reporter { page, news: PhantomData, ticket: *ticket, reading, start, pace }
    }

    /// Reports the result to the page.
    pub(super) fn end<N: From<Solving>>(&self, page: &impl Hearer<N>, outcome: Outcome) {
        let (ticket, reading) = (self.task.ticket, &self.task.reading);
        let session = Box::new(Session::from(reading, &self.start, outcome, false));
        if !page.tell(Solving::Opened { ticket, session }.into()) {
            page.tell(Solving::NoMemory { ticket }.into());
        }
    }
}
