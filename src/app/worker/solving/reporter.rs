//! Reports the progress of a long solve to the page.

use super::super::protocol::{Hearer, MILLIS};
use super::news::Solving;
use crate::format::Reading;
use crate::player::Session;
use crate::puzzle::Grid;
use crate::solve::{Outcome, Watch, Work};
use std::marker::PhantomData;
use std::ops::ControlFlow;

/// The clock is read after at most this many units of work.
const CALLS: u32 = 64;

/// Watches a solve, and reports to the page now and then.
pub(super) struct Reporter<'a, N, H> {
    page: &'a H,
    news: PhantomData<N>,
    ticket: u32,
    reading: &'a Reading,
    /// What is known at the start.
    start: &'a Grid,
    /// When the solve began, and when the last report was sent, in milliseconds.
    begun: f64,
    told: f64,
    /// How many units of work have passed since the clock was read, after how many it is read again, and the time it
    /// last showed.
    calls: u32,
    stride: u32,
    looked: f64,
    /// What is certain, if the page does not know it yet.
    untold: Option<Outcome>,
}

impl<'a, N: From<Solving>, H: Hearer<N>> Reporter<'a, N, H> {
    /// A reporter for a solve that begins now.
    pub(super) fn new(page: &'a H, ticket: u32, reading: &'a Reading, start: &'a Grid) -> Reporter<'a, N, H> {
        let now = page.now();
        let (begun, told, looked) = (now, now, now);
        Reporter {
            page,
            news: PhantomData,
            ticket,
            reading,
            start,
            begun,
            told,
            calls: 0,
            stride: 1,
            looked,
            untold: None,
        }
    }
}

impl<N: From<Solving>, H: Hearer<N>> Watch for Reporter<'_, N, H> {
    fn working(&mut self, work: Work) -> ControlFlow<()> {
        self.calls += 1;
        if self.calls < self.stride {
            return ControlFlow::Continue(());
        }
        let (ticket, now) = (self.ticket, self.page.now());
        // A unit of work takes a microsecond on one board and a tenth of a second on another.
        self.stride =
            if now - self.looked > MILLIS / 8.0 { (self.stride / 2).max(1) } else { (self.stride * 2).min(CALLS) };
        (self.calls, self.looked) = (0, now);
        if now - self.told >= MILLIS {
            self.told = now;
            if let Some(outcome) = self.untold.take() {
                let session = Box::new(Session::from(self.reading, self.start, outcome, true));
                // If it is too large to send now, it is sent at the end or not at all.
                self.page.tell(Solving::Opened { ticket, session }.into());
            }
            self.page.tell(Solving::Working { ticket, work, millis: now - self.begun }.into());
        }
        ControlFlow::Continue(())
    }

    fn so_far(&mut self, outcome: &dyn Fn() -> Outcome) {
        self.untold = Some(outcome());
    }
}
