//! Days in a row on which a person has solved the puzzle of the day.

use super::sorting::sort_once;
use super::{Ended, Record, Solve};
use crate::Date;

/// Days in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// How many there are up to today, or up to yesterday if today's puzzle is still to be solved.
    pub now: usize,
    /// How many there have been at most.
    pub longest: usize,
}

impl Record {
    /// The days in a row, as of today.
    ///
    /// A day counts if its puzzle was solved on that day, or begun on that day and solved on the next, after midnight. Solving the puzzle of
    /// a day later ticks it in the calendar, but closes no gap. A day for which an older page noted only that its puzzle is solved
    /// counts. Days are those of the player's own calendar, wherever they were; days after today do not count yet.
    pub fn streak(&self, today: Date) -> Streak {
        let mut days: Vec<Date> = self.solves().filter_map(in_time).chain(self.days.iter().copied()).collect();
        days.retain(|day| *day <= today);
        sort_once(&mut days);
        let lengths = days.chunk_by(|day, next| day.plus(1) == *next).map(<[Date]>::len);
        let is_alive = days.last().is_some_and(|last| last.plus(1) >= today);
        Streak {
            now: lengths.clone().next_back().filter(|_| is_alive).unwrap_or(0),
            longest: lengths.max().unwrap_or(0),
        }
    }
}

/// The day whose puzzle this solve has solved in time.
fn in_time(solve: &Solve) -> Option<Date> {
    let (day, on) = (solve.day?, solve.on?);
    let is_past_midnight = solve.begun_on == Some(day) && on == day.plus(1);
    (solve.ended == Ended::Solved && (on == day || is_past_midnight)).then_some(day)
}
