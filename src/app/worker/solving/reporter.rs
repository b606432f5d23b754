//! Reports the progress of a long solve to the page.

use super::news::Solving;
use nonoscope_core::puzzle::Grid;
use nonoscope_core::solve::{Outcome, Watch, Work};
use nonoscope_format::Reading;
use nonoscope_kit::worker::protocol::{Hearer, MILLIS};
use nonoscope_play::Session;
use std::marker::PhantomData;
use std::ops::ControlFlow;

/// The clock is read after at most this many units of work.
const CALLS: u32 = 64;

/// When reports were sent, and the news not sent yet.
pub(super) struct Pace {
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
    pub(super) fn from(now: f64) -> Pace {
        Pace { begun: now, told: now, calls: 0, stride: 1, looked: now, untold: None }
    }
}

/// Watches a solve, and reports to the page now and then.
pub(crate) struct Reporter<'a, N, H> {
    pub(super) page: &'a H,
    pub(super) news: PhantomData<N>,
    pub(super) ticket: u32,
    pub(super) reading: &'a Reading,
    /// What is known at the start.
    pub(super) start: &'a Grid,
    pub(super) pace: &'a mut Pace,
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
