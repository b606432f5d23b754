//! Splits a search in two at the variable that settles most on both sides.

use super::core::Core;
use super::lit::{Lit, Var};
use super::trail::Reason;

/// How many variables are compared: those with the highest scores.
const COMPARED: usize = 32;

/// The value of a contradictory side, in settled literals.
const CONTRADICTED: u64 = 100_000;

impl Core {
    /// A literal that is open under some assumptions. Together with it, they are one part of the search; together with its
    /// opposite, the other. `None` if nothing is open, or if they contradict themselves.
    pub(super) fn cut(&mut self, assumed: &[Lit]) -> Option<Lit> {
        let found = self.assume(assumed).and_then(|()| self.best_cut());
        self.back_to(0);
        found
    }

    /// Assigns what is assumed, and all that follows from it.
    fn assume(&mut self, assumed: &[Lit]) -> Option<()> {
        for &lit in assumed {
            match self.trail.value(lit) {
                0 => self.settled_by(lit)?,
                1 => 0,
                _ => return None,
            };
        }
        Some(())
    }

    fn best_cut(&mut self) -> Option<Lit> {
        let mut open: Vec<Var> = (0..self.last.len() as u32).map(Var).filter(|&var| self.trail.is_open(var)).collect();
        open.sort_by(|&one, &other| self.bumps.score(other).total_cmp(&self.bumps.score(one)));
        open.truncate(COMPARED);
        let level = self.trail.level();
        let mut best = None;
        for var in open {
            let mut worth = 1;
            for value in [true, false] {
                worth *= self.settled_by(var.with(value)).unwrap_or(CONTRADICTED);
                self.back_to(level);
            }
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, var));
            }
        }
        best.map(|(_, var)| var.with(self.last[var.index()]))
    }

    /// How many literals become true with an open literal, itself included; `None` if it contradicts what holds.
    fn settled_by(&mut self, lit: Lit) -> Option<u64> {
        let before = self.trail.assigned().len();
        self.trail.open_level();
        self.trail.assign(lit, Reason::NONE);
        let conflict = self.propagate();
        conflict.is_none().then(|| (self.trail.assigned().len() - before) as u64)
    }
}
