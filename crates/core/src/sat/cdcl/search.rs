//! The search: propagate, learn from a conflict or decide, until all is assigned or nothing can be.

use super::analysis::{self, Conflict};
use super::clauses::Rank;
use super::core::{Core, Listener, say_learnt};
use super::lit::{Lit, Var};
use super::rhythm::Mode;
use super::trail::Reason;
use crate::sat::answer::Answer;

/// The VSIDS decay by mode. It is stronger than MiniSat's 0.95: nonograms are local, and a hundred conflicts ago the search was elsewhere. Proofs
/// need more focus on one place than searches for a solution.
const STEADY_DECAY: f64 = 0.92;
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
        let answer = self.search(assumed, learns, listener);
        self.back_to(0);
        answer
    }

    fn search(
        &mut self,
        assumed: &[Lit],
        mut learns: impl FnMut(&[Lit], usize) -> bool,
        listener: Listener<'_>,
    ) -> Answer {
        self.core.clear();
        while self.is_consistent {
            if let Some(conflict) = self.propagate() {
                if self.trail.level() == 0 {
                    self.is_consistent = false;
                    say_learnt(listener, &[]);
                    break;
                }
                let levels = self.learn(conflict, listener);
                if !learns(&self.analysis.clause, levels) {
                    return Answer::Stopped;
                }
            } else if self.reductions.is_due(self.rhythm.conflicts()) {
                self.reduce(listener);
            } else if self.rhythm.restarts() {
                self.restart(assumed.len());
            } else if let Some(&lit) = assumed.get(self.trail.level()) {
                if self.trail.value(lit) < 0 {
                    self.core = self.analysis.contradicting(lit, &self.trail, &self.clauses);
                    return Answer::No;
                }
                self.trail.open_level();
                if self.trail.value(lit) == 0 {
                    self.trail.assign(lit, Reason::NONE);
                }
            } else if let Some(lit) = self.choose() {
                self.trail.open_level();
                self.trail.assign(lit, Reason::NONE);
            } else {
                let vars = (0..self.last.len() as u32).map(Var);
                self.model = vars.map(|var| self.trail.value(var.with(true)) > 0).collect();
                return Answer::Yes;
            }
        }
        Answer::No
    }

    /// Learns from a conflict, and backjumps. Returns the LBD of the learnt clause.
    fn learn(&mut self, conflict: Conflict, listener: Listener<'_>) -> usize {
        let levels = self.analysis.learn(conflict, &self.trail, &mut self.clauses, &mut self.bumps);
        self.chains.shorten(&mut self.analysis.clause);
        let level = self.analysis.level_to_go_to(&self.trail);
        self.back_to(level);
        let clause = std::mem::take(&mut self.analysis.clause);
        say_learnt(listener, &clause);
        let reason = match clause[..] {
            [_] => Reason::NONE,
            [_, other] => {
                self.attach(&clause, Rank::OF_FORMULA);
                Reason::pair(other)
            }
            _ => self.attach(&clause, analysis::rank(levels)).map_or(Reason::NONE, Reason::clause),
        };
        self.trail.assign(clause[0], reason);
        self.analysis.clause = clause;
        self.bumps.fade(match self.rhythm.mode {
            Mode::Steady => STEADY_DECAY,
            Mode::Focused => FOCUSED_DECAY,
        });
        self.rhythm.conflict(levels);
        levels
    }

    /// The next decision: the variable with the highest score; in the steady mode, with the guessed value.
    fn choose(&mut self) -> Option<Lit> {
        let var = std::iter::from_fn(|| self.bumps.pop()).find(|&var| self.trail.is_open(var))?;
        let guess = match self.rhythm.mode {
            Mode::Steady => self.guess[var.index()],
            Mode::Focused => None,
        };
        Some(var.with(guess.unwrap_or(self.last[var.index()])))
    }

    /// Restarts, but keeps the assumptions and the decisions that would be made again (trail reuse).
    fn restart(&mut self, assumptions: usize) {
        while let Some(var) = self.bumps.first() {
            if self.trail.is_open(var) {
                break;
            }
            self.bumps.pop();
        }
        let Some(next) = self.bumps.first() else { return };
        let score = self.bumps.score(next);
        let mut level = assumptions.min(self.trail.level());
        while level < self.trail.level() {
            match self.trail.decision(level + 1) {
                Some(lit) if self.bumps.score(lit.var()) > score => level += 1,
                _ => break,
            }
        }
        self.back_to(level);
    }
}
