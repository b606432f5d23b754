//! Puzzles to solve again: those that did not go well come back after some days, and again later while they go well.

use super::sorting::sort;
use super::{Ended, Record, Solve};
use crate::Date;

/// A solve with this many hints did not go well.
pub const MANY_HINTS: u32 = 3;
/// After how many days a puzzle comes back: after a solve that did not go well, after the next one that did, and after one more.
pub const PAUSES: [i32; 3] = [3, 10, 30];

/// Why a puzzle comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It was given up.
    GivenUp,
    /// It took many hints.
    Hints,
    /// There were mistakes.
    Mistakes,
    /// It went well last time, after a time when it did not.
    Practice,
}

/// A puzzle to solve again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Again<'r> {
    /// Since when it is due.
    pub due: Date,
    /// Why.
    pub why: Why,
    /// The last solve of it.
    pub last: &'r Solve,
}

impl Record {
    /// The puzzles to solve again today, the longest due first.
    ///
    /// A puzzle that was given up, or solved with [`MANY_HINTS`] or a mistake, comes back 3 days later. If it goes well then, it comes back
    /// after 10 days, and once more after 30; if not, again after 3. Watching it changes nothing. Solves without a day are left out.
    pub fn again(&self, today: Date) -> Vec<Again<'_>> {
        let mut coming: Vec<Option<(usize, Again<'_>)>> = vec![None; self.ends.len()];
        for last in self.solves().filter(|solve| solve.ended != Ended::Watched) {
            let Some(on) = last.on else { continue };
            let Some(coming) = self.place_of(last.puzzle).and_then(|place| coming.get_mut(place)) else { continue };
            // How often it has gone well since it did not.
            let times = match (went_badly(last), coming.as_ref()) {
                (Some(_), _) => Some(0),
                (None, Some((times, _))) => Some(times + 1),
                (None, None) => None,
            };
            let pause = times.and_then(|times| Some((times, *PAUSES.get(times)?)));
            let why = went_badly(last).unwrap_or(Why::Practice);
            *coming = pause.map(|(times, pause)| (times, Again { due: on.plus(pause), why, last }));
        }
        let due = coming.into_iter().flatten().map(|(_, again)| again).filter(|again| again.due <= today);
        let mut due: Vec<Again<'_>> = due.collect();
        sort(&mut due, |one, other| (one.due, one.last.id()) < (other.due, other.last.id()));
        due
    }
}

/// Why a solve did not go well.
fn went_badly(solve: &Solve) -> Option<Why> {
    match solve {
        solve if solve.ended == Ended::GivenUp => Some(Why::GivenUp),
        solve if solve.hints >= MANY_HINTS => Some(Why::Hints),
        solve if solve.mistakes > 0 => Some(Why::Mistakes),
        _ => None,
    }
}
