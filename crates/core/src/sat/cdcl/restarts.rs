//! When to restart, and when to switch modes.
//!
//! Two modes take turns, as in Oh, *Between SAT and UNSAT* (2015): *focused* restarts often, as soon as recent clauses
//! are worse than average (Audemard and Simon, *Refining restarts strategies for SAT and UNSAT*, 2012), which suits
//! proofs; *stable* restarts seldom, by the sequence of Luby, Sinclair and Zuckerman (1993), and decides by the guess,
//! which suits solutions.

/// How long the first mode lasts, in conflicts. Each focused one lasts longer than the one before by twice this many.
const MODE_INTERVAL: u64 = 1000;

/// How long the stable mode lasts, as a share of the focused mode before it: without a solution, the stable mode is in vain.
const STABLE_SHARE: (u64, u64) = (3, 5);

/// Focused: the least conflicts between restarts, and how much worse recent clauses must be.
const RESTART_INTERVAL: u64 = 2;
const RESTART_MARGIN: f64 = 1.1;
/// The smoothing factors of the fast and the slow moving average.
const FAST_ALPHA: f64 = 0.03;
const SLOW_ALPHA: f64 = 1e-5;

/// Stable: the unit of the Luby sequence, in conflicts.
const LUBY_UNIT: u64 = 1024;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) enum Mode {
    Focused,
    Stable,
}

#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct Restarts {
    pub(super) mode: Mode,
    conflicts: u64,
    switches: u64,
    next_switch: u64,
    next_restart: u64,
    luby: Luby,
    /// Exponential moving averages of the LBD of learnt clauses.
    fast: Ema,
    slow: Ema,
}

impl Restarts {
    pub(super) fn new() -> Restarts {
        Restarts {
            mode: Mode::Stable,
            conflicts: 0,
            switches: 0,
            next_switch: MODE_INTERVAL,
            next_restart: LUBY_UNIT,
            luby: Luby { power: 1, place: 1 },
            fast: Ema::new(FAST_ALPHA),
            slow: Ema::new(SLOW_ALPHA),
        }
    }

    pub(super) fn conflicts(&self) -> u64 {
        self.conflicts
    }

    /// Notes a conflict that taught a clause of this LBD.
    pub(super) fn on_conflict(&mut self, lbd: usize) {
        self.conflicts += 1;
        self.fast.update(lbd as f64);
        self.slow.update(lbd as f64);
    }

    /// Whether it is time to restart; if so, the mode may have changed.
    pub(super) fn restart_is_due(&mut self) -> bool {
        let switches = self.conflicts >= self.next_switch;
        let restarts = switches
            || self.conflicts >= self.next_restart
                && (self.mode == Mode::Stable || self.fast.value > RESTART_MARGIN * self.slow.value);
        if !restarts {
            return false;
        }
        if switches {
            self.switches += 1;
            let focused = MODE_INTERVAL * (1 + self.switches / 2 * 2);
            let length;
            (self.mode, length) = match self.mode {
                Mode::Stable => (Mode::Focused, focused),
                Mode::Focused => (Mode::Stable, focused * STABLE_SHARE.0 / STABLE_SHARE.1),
            };
            self.next_switch = self.conflicts + length;
            self.luby = Luby { power: 1, place: 1 };
        }
        let interval = match self.mode {
            Mode::Focused => RESTART_INTERVAL,
            Mode::Stable => LUBY_UNIT * self.luby.next(),
        };
        self.next_restart = self.conflicts + interval;
        true
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
struct Ema {
    value: f64,
    weight: f64,
    alpha: f64,
}

impl Ema {
    fn new(alpha: f64) -> Ema {
        Ema { value: 0.0, weight: 1.0, alpha }
    }

    fn update(&mut self, value: f64) {
        self.value += self.weight * (value - self.value);
        self.weight = (self.weight / (1.0 + self.weight)).max(self.alpha);
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
        let mut average = Ema::new(0.001);
        [2.0, 4.0, 9.0].into_iter().for_each(|value| average.update(value));
        assert!((average.value - 5.0).abs() < 1e-12);
    }
}
