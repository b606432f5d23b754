//! When to restart, switch modes, and reduce the clause database.
//!
//! Two modes take turns, as in Oh, *Between SAT and UNSAT* (2015): *focused* restarts often, as soon as recent clauses
//! are worse than average (Audemard and Simon, *Refining restarts strategies for SAT and UNSAT*, 2012), which suits
//! proofs; *steady* restarts seldom, by the sequence of Luby, Sinclair and Zuckerman (1993), and decides by the guess,
//! which suits solutions.

/// The length of the first turn, in conflicts. Each focused turn is longer than the last by twice this many.
const TURN: u64 = 1000;

/// The length of a steady turn as a share of the focused turn before it: without a solution, steady turns are in vain.
const STEADY: (u64, u64) = (3, 5);

/// Focused: the least conflicts between restarts, and how much worse recent clauses must be.
const APART: u64 = 2;
const WORSE: f64 = 1.1;
/// The smoothing factors of the fast and the slow moving average.
const LATELY: f64 = 0.03;
const MOSTLY: f64 = 1e-5;

/// Steady: the unit of the Luby sequence, in conflicts.
const UNIT: u64 = 1024;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) enum Mode {
    Focused,
    Steady,
}

#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct Rhythm {
    pub(super) mode: Mode,
    conflicts: u64,
    turns: u64,
    turn_ends: u64,
    restart_from: u64,
    luby: Luby,
    /// Moving averages of the LBD of learnt clauses.
    lately: Average,
    mostly: Average,
}

impl Rhythm {
    pub(super) fn new() -> Rhythm {
        Rhythm {
            mode: Mode::Steady,
            conflicts: 0,
            turns: 0,
            turn_ends: TURN,
            restart_from: UNIT,
            luby: Luby { power: 1, place: 1 },
            lately: Average::new(LATELY),
            mostly: Average::new(MOSTLY),
        }
    }

    pub(super) fn conflicts(&self) -> u64 {
        self.conflicts
    }

    /// Notes a conflict that taught a clause of this LBD.
    pub(super) fn conflict(&mut self, levels: usize) {
        self.conflicts += 1;
        self.lately.take(levels as f64);
        self.mostly.take(levels as f64);
    }

    /// Whether it is time to restart; if so, the next turn may have begun.
    pub(super) fn restarts(&mut self) -> bool {
        let ends = self.conflicts >= self.turn_ends;
        let restarts = ends
            || self.conflicts >= self.restart_from
                && (self.mode == Mode::Steady || self.lately.value > WORSE * self.mostly.value);
        if !restarts {
            return false;
        }
        if ends {
            self.turns += 1;
            let focused = TURN * (1 + self.turns / 2 * 2);
            let length;
            (self.mode, length) = match self.mode {
                Mode::Steady => (Mode::Focused, focused),
                Mode::Focused => (Mode::Steady, focused * STEADY.0 / STEADY.1),
            };
            self.turn_ends = self.conflicts + length;
            self.luby = Luby { power: 1, place: 1 };
        }
        let apart = match self.mode {
            Mode::Focused => APART,
            Mode::Steady => UNIT * self.luby.next(),
        };
        self.restart_from = self.conflicts + apart;
        true
    }
}

/// The first reduction comes after this many conflicts, and each interval is longer than the last by as many.
const INTERVAL: u64 = 300;

/// When to reduce the clause database.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct Reductions {
    done: u64,
    next: u64,

    /// How many literals were fixed at the last one.
    fixed: usize,
}

impl Reductions {
    pub(super) fn new() -> Reductions {
        Reductions { done: 0, next: INTERVAL, fixed: 0 }
    }

    pub(super) fn is_due(&self, conflicts: u64) -> bool {
        conflicts >= self.next
    }

    /// Begins a reduction after this many conflicts. Returns how many literals were fixed at the last one; `fixed` are now.
    pub(super) fn begin(&mut self, conflicts: u64, fixed: usize) -> usize {
        self.done += 1;
        self.next = conflicts + INTERVAL * (1 + self.done);
        std::mem::replace(&mut self.fixed, fixed)
    }
}

/// 1, 1, 2, 1, 1, 2, 4, 1, …, in Knuth's formulation.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
struct Luby {
    place: u64,
    power: u64,
}

impl Luby {
    fn next(&mut self) -> u64 {
        let now = self.power;
        if self.place & self.place.wrapping_neg() == self.power {
            (self.place, self.power) = (self.place + 1, 1);
        } else {
            self.power *= 2;
        }
        now
    }
}

/// An exponential moving average, corrected for its start.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
struct Average {
    value: f64,
    weight: f64,
    least: f64,
}

impl Average {
    fn new(least: f64) -> Average {
        Average { value: 0.0, weight: 1.0, least }
    }

    fn take(&mut self, value: f64) {
        self.value += self.weight * (value - self.value);
        self.weight = (self.weight / (1.0 + self.weight)).max(self.least);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_that_of_luby() {
        let mut luby = Luby { power: 1, place: 1 };
        let found: Vec<u64> = (0..15).map(|_| luby.next()).collect();
        assert_eq!(found, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }

    #[test]
    fn averages_begin_exact() {
        let mut average = Average::new(0.001);
        [2.0, 4.0, 9.0].into_iter().for_each(|value| average.take(value));
        assert!((average.value - 5.0).abs() < 1e-12);
    }
}
