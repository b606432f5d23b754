//! Reducing the clause database in the tiers of Oh, *Between SAT and UNSAT* (2015): clauses of low LBD are kept for ever, those of medium LBD while
//! they are used, and of the rest the better ones.

use super::clauses::ClauseRef;
use super::core::{Core, Listener, say_learnt};
use super::trail::{PackedReason, Reason};
use crate::sat::answer::Derived;
use crate::sat::formula::Literal;

/// Clauses up to this LBD are kept.
const TIER_1_LBD: usize = 2;

/// The share of the remaining clauses that is deleted.
const REDUCE_SHARE: (usize, usize) = (3, 4);

/// The first reduction comes after this many conflicts, and each interval is longer than the last by as many.
const REDUCE_INTERVAL: u64 = 300;

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
        Reductions { done: 0, next: REDUCE_INTERVAL, fixed: 0 }
    }

    pub(super) fn is_due(&self, conflicts: u64) -> bool {
        conflicts >= self.next
    }

    /// Begins a reduction after this many conflicts. Returns how many literals were fixed at the last one; `fixed` are now.
    pub(super) fn begin(&mut self, conflicts: u64, fixed: usize) -> usize {
        self.done += 1;
        self.next = conflicts + REDUCE_INTERVAL * (1 + self.done);
        std::mem::replace(&mut self.fixed, fixed)
    }
}

impl Core {
    /// Deletes clauses.
    pub(super) fn reduce(&mut self, listener: Listener<'_>) {
        let fixed = self.trail.fixed();
        let before = self.reductions.begin(self.restarts.conflicts(), fixed);
        let more_is_fixed = fixed > before;
        // The listener must know them before the clauses that fixed them are deleted.
        self.trail.assigned()[before..fixed].iter().for_each(|&lit| say_learnt(listener, &[lit]));
        let mut candidates = Vec::new();
        let all: Vec<ClauseRef> = self.clauses.all().collect();
        for clause in all {
            if self.is_reason(clause) {
                continue;
            }
            if more_is_fixed && self.clauses.lits(clause).any(|lit| self.trail.is_fixed(lit, 1)) {
                self.delete(clause, listener);
                continue;
            }
            let lbd = self.clauses.lbd(clause);
            if !lbd.is_learnt() || lbd.levels() <= TIER_1_LBD {
                continue;
            }
            match lbd.used() {
                0 => candidates.push(clause),
                used => self.clauses.set_lbd(clause, lbd.with(lbd.levels(), used - 1)),
            }
        }
        let glue = |&clause: &ClauseRef| (self.clauses.lbd(clause).levels(), self.clauses.len(clause));
        candidates.sort_by_key(|clause| std::cmp::Reverse(glue(clause)));
        candidates.truncate(candidates.len() * REDUCE_SHARE.0 / REDUCE_SHARE.1);
        candidates.into_iter().for_each(|clause| self.delete(clause, listener));
        self.collect_garbage();
    }

    fn delete(&mut self, clause: ClauseRef, listener: Listener<'_>) {
        if let Some(listener) = listener
            && self.clauses.lbd(clause).is_learnt()
        {
            listener(Derived::Deleted(&self.clauses.lits(clause).map(Literal::from).collect::<Vec<_>>()));
        }
        self.clauses.mark_garbage(clause);
    }

    /// Whether a true literal rests on a clause.
    fn is_reason(&self, clause: ClauseRef) -> bool {
        let first = self.clauses.lits(clause).next();
        first.is_some_and(|lit| {
            self.trail.value(lit) > 0 && self.trail.reason(lit.var()) == PackedReason::clause(clause)
        })
    }

    /// Compacts the arena.
    fn collect_garbage(&mut self) {
        let relocated = self.clauses.collect_garbage();
        for place in 0..self.trail.assigned().len() {
            let var = self.trail.assigned()[place].var();
            if let Reason::Clause(clause) = self.trail.reason(var).unpack() {
                let reason = relocated.place(clause).map_or(PackedReason::NONE, PackedReason::clause);
                self.trail.set_reason(var, reason);
            }
        }
        self.watches.retain_binary();
        for clause in self.clauses.all() {
            self.watches.watch_clause(clause, &self.clauses);
        }
    }
}
