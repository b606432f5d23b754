//! Reducing the clause database in the tiers of Oh, *Between SAT and UNSAT* (2015): clauses of low LBD are kept for ever, those of medium LBD while
//! they are used, and of the rest the better ones.

use super::clauses::ClauseRef;
use super::core::{Core, Listener, say_learnt};
use super::trail::{Reason, Why};
use crate::sat::answer::Derived;
use crate::sat::formula::Literal;

/// Clauses up to this LBD are kept.
const FEW: usize = 2;

/// The share of the remaining clauses that is forgotten.
const SHARE: (usize, usize) = (3, 4);

impl Core {
    /// Forgets clauses.
    pub(super) fn reduce(&mut self, listener: Listener<'_>) {
        let fixed = self.trail.fixed();
        let before = self.reductions.begin(self.rhythm.conflicts(), fixed);
        let more_is_fixed = fixed > before;
        // The listener must know them before the clauses that fixed them are forgotten.
        self.trail.assigned()[before..fixed].iter().for_each(|&lit| say_learnt(listener, &[lit]));
        let mut candidates = Vec::new();
        let all: Vec<ClauseRef> = self.clauses.all().collect();
        for clause in all {
            if self.is_reason(clause) {
                continue;
            }
            if more_is_fixed && self.clauses.lits(clause).any(|lit| self.trail.is_fixed(lit, 1)) {
                self.forget(clause, listener);
                continue;
            }
            let rank = self.clauses.rank(clause);
            if !rank.is_learnt() || rank.levels() <= FEW {
                continue;
            }
            match rank.used() {
                0 => candidates.push(clause),
                used => self.clauses.set_rank(clause, rank.with(rank.levels(), used - 1)),
            }
        }
        let worth = |&clause: &ClauseRef| (self.clauses.rank(clause).levels(), self.clauses.len(clause));
        candidates.sort_by_key(|clause| std::cmp::Reverse(worth(clause)));
        candidates.truncate(candidates.len() * SHARE.0 / SHARE.1);
        candidates.into_iter().for_each(|clause| self.forget(clause, listener));
        self.sweep();
    }

    fn forget(&mut self, clause: ClauseRef, listener: Listener<'_>) {
        if let Some(listener) = listener
            && self.clauses.rank(clause).is_learnt()
        {
            listener(Derived::Forgotten(&self.clauses.lits(clause).map(Literal::from).collect::<Vec<_>>()));
        }
        self.clauses.kill(clause);
    }

    /// Whether a true literal rests on a clause.
    fn is_reason(&self, clause: ClauseRef) -> bool {
        let first = self.clauses.lits(clause).next();
        first.is_some_and(|lit| self.trail.value(lit) > 0 && self.trail.reason(lit.var()) == Reason::clause(clause))
    }

    /// Compacts the arena.
    fn sweep(&mut self) {
        let moved = self.clauses.sweep();
        for place in 0..self.trail.assigned().len() {
            let var = self.trail.assigned()[place].var();
            if let Why::Clause(clause) = self.trail.reason(var).why() {
                let reason = moved.place(clause).map_or(Reason::NONE, Reason::clause);
                self.trail.set_reason(var, reason);
            }
        }
        self.watches.keep_pairs();
        for clause in self.clauses.all() {
            self.watches.add_long(clause, &self.clauses);
        }
    }
}
