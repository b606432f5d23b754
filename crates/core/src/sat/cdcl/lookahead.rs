//! Splits a search in two at the variable that implies most on both sides (look-ahead).
//!
//! As in Heule, Kullmann, Wieringa and Biere, *Cube and Conquer* (2011).

use super::core::Core;
use super::lit::{Lit, Var};
use super::trail::PackedReason;

/// How many variables are compared: those with the highest activities.
const CANDIDATES: usize = 32;

/// What a failed literal counts, in implied literals.
const FAILED_LITERAL: u64 = 100_000;

impl Core {
    /// A splitting literal: one that is unassigned under some assumptions. Together with it, they are one part of the search; together with its
    /// opposite, the other. `None` if nothing is unassigned, or if they contradict themselves.
    pub(super) fn split(&mut self, assumed: &[Lit]) -> Option<Lit> {
        let found = self.assume(assumed).and_then(|()| self.look_ahead());
        self.backtrack(0);
        found
    }

    /// Assigns what is assumed, and all that follows from it.
    fn assume(&mut self, assumed: &[Lit]) -> Option<()> {
        for &lit in assumed {
            match self.trail.value(lit) {
                0 => self.implied_by(lit)?,
                1 => 0,
                _ => return None,
            };
        }
        Some(())
    }

    /// The variable with the largest product of what both of its values imply, with the value that it had last.
    fn look_ahead(&mut self) -> Option<Lit> {
        let mut unassigned: Vec<Var> =
            (0..self.saved_phases.len() as u32).map(Var).filter(|&var| self.trail.is_unassigned(var)).collect();
        unassigned.sort_by(|&one, &other| self.vsids.activity(other).total_cmp(&self.vsids.activity(one)));
        unassigned.truncate(CANDIDATES);
        let level = self.trail.level();
        let mut best = None;
        for var in unassigned {
            let mut score = 1;
            for value in [true, false] {
                score *= self.implied_by(var.with(value)).unwrap_or(FAILED_LITERAL);
                self.backtrack(level);
            }
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, var));
            }
        }
        best.map(|(_, var)| var.with(self.saved_phases[var.index()]))
    }

    /// How many literals become true with an unassigned literal, itself included; `None` if it contradicts what holds.
    fn implied_by(&mut self, lit: Lit) -> Option<u64> {
        let before = self.trail.assigned().len();
        self.trail.new_decision_level();
        self.trail.assign(lit, PackedReason::NONE);
        let conflict = self.propagate();
        conflict.is_none().then(|| (self.trail.assigned().len() - before) as u64)
    }
}
