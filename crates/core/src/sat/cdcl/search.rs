//! The search: propagate, learn from a conflict or decide, until all is assigned or nothing can be.

use super::analysis::{self, Conflict};
use super::clauses::Lbd;
use super::core::{Core, Listener, say_learnt};
use super::lit::{Lit, Var};
use super::restarts::Mode;
use super::trail::PackedReason;
use crate::sat::answer::Answer;

/// The VSIDS decay by mode. It is stronger than MiniSat's 0.95: nonograms are local, and a hundred conflicts ago the search was elsewhere. Proofs
/// need more focus on one place than searches for a solution.
const STABLE_DECAY: f64 = 0.92;
const FOCUSED_DECAY: f64 = 0.8;

impl Core {
    /// Whether all clauses can be true together with what is assumed. `learns` gets the clause learnt from each conflict, with its LBD, and returns
    /// whether to go on; `listener` gets each change.
    pub(in crate::sat) fn solve(
        &mut self,
        assumed: &[Lit],
        learns: impl FnMut(&[Lit], usize) -> bool,
        listener: Listener<'_>,
    ) -> Answer {
        if !assumed.is_empty() {
            self.backtrack(0);
        }
        let answer = self.search(assumed, learns, listener);
        if answer != Answer::Yes || !assumed.is_empty() || !self.stays {
            self.backtrack(0);
        }
        answer
    }

    fn search(
        &mut self,
        assumed: &[Lit],
        mut learns: impl FnMut(&[Lit], usize) -> bool,
        listener: Listener<'_>,
    ) -> Answer {
        self.failed.clear();
        while self.is_consistent {
            if let Some(conflict) = self.propagate() {
                if self.trail.level() == 0 {
                    self.is_consistent = false;
                    say_learnt(listener, &[]);
                    break;
                }
                let lbd = self.learn(conflict, listener);
                if !learns(&self.analysis.clause, lbd) {
                    return Answer::Stopped;
                }
            } else if self.reductions.is_due(self.restarts.conflicts()) {
                self.reduce(listener);
            } else if self.restarts.restart_is_due() {
                self.restart(assumed.len());
            } else if let Some(&lit) = assumed.get(self.trail.level()) {
                if self.trail.value(lit) < 0 {
                    self.failed = self.analysis.failed_assumptions(lit, &self.trail, &self.clauses);
                    return Answer::No;
                }
                self.trail.new_decision_level();
                if self.trail.value(lit) == 0 {
                    self.trail.assign(lit, PackedReason::NONE);
                }
            } else if let Some(lit) = self.decide() {
                self.trail.new_decision_level();
                self.trail.assign(lit, PackedReason::NONE);
            } else {
                let vars = (0..self.saved_phases.len() as u32).map(Var);
                self.model = vars.map(|var| self.trail.value(var.with(true)) > 0).collect();
                return Answer::Yes;
            }
        }
        Answer::No
    }

    /// Learns from a conflict, and backjumps. Returns the LBD of the learnt clause.
    fn learn(&mut self, conflict: Conflict, listener: Listener<'_>) -> usize {
        let lbd = self.analysis.learn(conflict, &self.trail, &mut self.clauses, &mut self.vsids);
        self.chains.minimise(&mut self.analysis.clause);
        let level = self.analysis.backjump_level(&self.trail);
        self.backtrack(level);
        let clause = std::mem::take(&mut self.analysis.clause);
        say_learnt(listener, &clause);
        let reason = match clause[..] {
            [_] => PackedReason::NONE,
            [_, other] => {
                self.attach(&clause, Lbd::ORIGINAL);
                PackedReason::binary(other)
            }
            _ => self.attach(&clause, analysis::learnt_lbd(lbd)).map_or(PackedReason::NONE, PackedReason::clause),
        };
        self.trail.assign(clause[0], reason);
        self.analysis.clause = clause;
        self.vsids.decay(match self.restarts.mode {
            Mode::Stable => STABLE_DECAY,
            Mode::Focused => FOCUSED_DECAY,
        });
        self.restarts.on_conflict(lbd);
        lbd
    }

    /// The next decision: the variable with the highest activity; in the stable mode, with the guessed value.
    fn decide(&mut self) -> Option<Lit> {
        let var = std::iter::from_fn(|| self.vsids.pop()).find(|&var| self.trail.is_unassigned(var))?;
        let guess = match self.restarts.mode {
            Mode::Stable => self.guessed_phases[var.index()],
            Mode::Focused => None,
        };
        Some(var.with(guess.unwrap_or(self.saved_phases[var.index()])))
    }

    /// Restarts, but keeps the assumptions and the decisions that would be made again (trail reuse).
    fn restart(&mut self, assumptions: usize) {
        while let Some(var) = self.vsids.first() {
            if self.trail.is_unassigned(var) {
                break;
            }
            self.vsids.pop();
        }
        let Some(next) = self.vsids.first() else { return };
        let activity = self.vsids.activity(next);
        let mut level = assumptions.min(self.trail.level());
        while level < self.trail.level() {
            match self.trail.decision(level + 1) {
                Some(lit) if self.vsids.activity(lit.var()) > activity => level += 1,
                _ => break,
            }
        }
        self.backtrack(level);
    }
}
