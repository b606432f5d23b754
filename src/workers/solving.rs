//! Solving a puzzle for the page, with reports on the way: the same in each worker that solves.

use nonoscope_core::puzzle::{Grid, Puzzle};
use nonoscope_core::solve::{Method, Options, Outcome, Watch, Work};
use nonoscope_format::Reading;
use nonoscope_kit::worker::protocol::{Hearer, MILLIS};
use nonoscope_play::Session;
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;
use std::ops::ControlFlow;

/// A solve for the page.
pub(crate) struct Solve {
    task: Task,
    /// What is known at the start.
    start: Grid,
    pace: Pace,
}

impl Solve {
    /// Begins with the grid that is `known`, if that is one of the puzzle's size.
    pub(crate) fn begin<N>(page: &impl Hearer<N>, task: Task) -> Solve {
        let own = task.reading.puzzle.givens();
        let start = task.known.as_ref().filter(|known| known.cells().len() == own.cells().len()).unwrap_or(own).clone();
        Solve { task, start, pace: Pace::from(page.now()) }
    }

    /// The puzzle, with what is known at the start.
    pub(crate) fn puzzle(&self) -> Puzzle {
        let puzzle = &self.task.reading.puzzle;
        // Grids of the same size are never refused.
        puzzle.clone().with_givens(self.start.clone()).unwrap_or_else(|_| puzzle.clone())
    }

    /// How it is to be solved.
    pub(crate) fn options(&self) -> Options {
        Session::options(self.task.method)
    }

    /// Reports its progress.
    pub(crate) fn reporter<'a, N: From<Solving>, H: Hearer<N>>(&'a mut self, page: &'a H) -> Reporter<'a, N, H> {
        let Solve { task: Task { ticket, reading, .. }, start, pace } = self;
        Reporter { page, news: PhantomData, ticket: *ticket, reading, start, pace }
    }

    /// Reports the result to the page.
    pub(crate) fn end<N: From<Solving>>(&self, page: &impl Hearer<N>, outcome: Outcome) {
        let (ticket, reading) = (self.task.ticket, &self.task.reading);
        let session = Box::new(Session::from(reading, &self.start, outcome, false));
        if !page.tell(Solving::Opened { ticket, session }.into()) {
            page.tell(Solving::NoMemory { ticket }.into());
        }
    }
}

/// A puzzle to be solved.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Task {
    /// All news about it carries this number.
    pub(crate) ticket: u32,
    pub(crate) reading: Box<Reading>,
    pub(crate) method: Method,
    /// A person's marks too, if they want to watch from there.
    pub(crate) known: Option<Grid>,
}

/// News about a solve.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Solving {
    /// The result. While the search goes on, it holds what is certain so far, and more news follows.
    Opened { ticket: u32, session: Box<Session> },
    /// The work done so far, how long it has taken, in milliseconds, and how many cores are at it.
    Working { ticket: u32, work: Work, millis: f64, cores: usize },
    /// The result is too large to send.
    NoMemory { ticket: u32 },
}

impl Solving {
    /// The number of the task.
    pub(crate) fn ticket(&self) -> u32 {
        match self {
            Solving::Opened { ticket, .. } | Solving::Working { ticket, .. } | Solving::NoMemory { ticket } => *ticket,
        }
    }
}

/// The clock is read after at most this many units of work.
const CALLS: u32 = 64;

/// When reports were sent, and the news not sent yet.
pub(crate) struct Pace {
    /// When the solve began, and when the last report was sent, in milliseconds.
    begun: f64,
    told: f64,
    /// How many units of work have passed since the clock was read, after how many it is read again, and the time it
    /// last showed.
    calls: u32,
    stride: u32,
    looked: f64,
    /// The certain cells, if the page does not know them yet.
    untold: Option<Outcome>,
}

impl Pace {
    /// For a solve that begins now.
    pub(crate) fn from(now: f64) -> Pace {
        Pace { begun: now, told: now, calls: 0, stride: 1, looked: now, untold: None }
    }
}

/// Watches a solve, and reports to the page now and then.
pub(crate) struct Reporter<'a, N, H> {
    pub(crate) page: &'a H,
    pub(crate) news: PhantomData<N>,
    pub(crate) ticket: u32,
    pub(crate) reading: &'a Reading,
    /// What is known at the start.
    pub(crate) start: &'a Grid,
    pub(crate) pace: &'a mut Pace,
}

impl<N: From<Solving>, H: Hearer<N>> Reporter<'_, N, H> {
    /// Reports this much work and this many cores if it is time.
    pub(crate) fn report(&mut self, work: Work, cores: usize) {
        let now = self.page.now();
        self.report_at(now, work, cores);
    }

    fn report_at(&mut self, now: f64, work: Work, cores: usize) {
        if now - self.pace.told < MILLIS {
            return;
        }
        let ticket = self.ticket;
        self.pace.told = now;
        if let Some(outcome) = self.pace.untold.take() {
            let session = Box::new(Session::from(self.reading, self.start, outcome, true));
            // If it is too large to send now, it is sent at the end or not at all.
            self.page.tell(Solving::Opened { ticket, session }.into());
        }
        self.page.tell(Solving::Working { ticket, work, millis: now - self.pace.begun, cores }.into());
    }
}

impl<N: From<Solving>, H: Hearer<N>> Watch for Reporter<'_, N, H> {
    fn working(&mut self, work: Work) -> ControlFlow<()> {
        self.pace.calls += 1;
        if self.pace.calls < self.pace.stride {
            return ControlFlow::Continue(());
        }
        let (now, pace) = (self.page.now(), &mut *self.pace);
        // A unit of work takes a microsecond on one board and a tenth of a second on another.
        pace.stride =
            if now - pace.looked > MILLIS / 8.0 { (pace.stride / 2).max(1) } else { (pace.stride * 2).min(CALLS) };
        (pace.calls, pace.looked) = (0, now);
        self.report_at(now, work, 1);
        ControlFlow::Continue(())
    }

    fn so_far(&mut self, outcome: &dyn Fn() -> Outcome) {
        self.pace.untold = Some(outcome());
    }
}
