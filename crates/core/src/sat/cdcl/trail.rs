//! The trail: assigned literals in order, each with its level and reason.

use super::clauses::ClauseRef;
use super::lit::{Lit, Var};

/// Why a literal is true, in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct PackedReason(u32);

/// Why a literal is true.
pub(super) enum Reason {
    /// It was decided, assumed, or always holds.
    None,
    /// A clause of two literals, of which this one is false.
    Binary(Lit),
    /// A clause whose other literals are all false. Its first literal is the one that follows.
    Clause(ClauseRef),
}

impl PackedReason {
    pub(super) const NONE: PackedReason = PackedReason(u32::MAX);
    const BINARY: u32 = 1 << 31;

    pub(super) fn binary(other: Lit) -> PackedReason {
        PackedReason(PackedReason::BINARY | other.0)
    }

    pub(super) fn clause(clause: ClauseRef) -> PackedReason {
        PackedReason(clause.0)
    }

    pub(super) fn unpack(self) -> Reason {
        match self {
            PackedReason::NONE => Reason::None,
            PackedReason(binary) if binary & PackedReason::BINARY != 0 => {
                Reason::Binary(Lit(binary & !PackedReason::BINARY))
            }
            PackedReason(clause) => Reason::Clause(ClauseRef(clause)),
        }
    }
}

/// The assignment.
#[derive(Clone, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct Trail {
    /// For each literal: 1 if it is true, -1 if it is false, 0 if it is unassigned.
    values: Vec<i8>,
    /// For each variable, at which level it was assigned; it means nothing while it is unassigned.
    levels: Vec<u32>,
    reasons: Vec<PackedReason>,
    assigned: Vec<Lit>,
    /// How many literals were assigned before each decision.
    level_starts: Vec<usize>,
    /// How many literals have been propagated.
    propagated: usize,
}

impl Trail {
    pub(super) fn add_variable(&mut self) {
        self.values.extend([0, 0]);
        self.levels.push(0);
        self.reasons.push(PackedReason::NONE);
    }

    /// 1 if a literal is true, -1 if it is false, 0 if it is unassigned.
    pub(super) fn value(&self, lit: Lit) -> i8 {
        self.values[lit.index()]
    }

    pub(super) fn is_unassigned(&self, var: Var) -> bool {
        self.values[var.with(true).index()] == 0
    }

    pub(super) fn level(&self) -> usize {
        self.level_starts.len()
    }

    pub(super) fn level_of(&self, var: Var) -> usize {
        self.levels[var.index()] as usize
    }

    pub(super) fn reason(&self, var: Var) -> PackedReason {
        self.reasons[var.index()]
    }

    pub(super) fn set_reason(&mut self, var: Var, reason: PackedReason) {
        self.reasons[var.index()] = reason;
    }

    /// How many literals are true at level 0.
    pub(super) fn fixed(&self) -> usize {
        self.level_starts.first().copied().unwrap_or(self.assigned.len())
    }

    /// Whether a literal has this value at level 0.
    pub(super) fn is_fixed(&self, lit: Lit, value: i8) -> bool {
        self.value(lit) == value && self.level_of(lit.var()) == 0
    }

    /// Makes an unassigned literal true.
    pub(super) fn assign(&mut self, lit: Lit, reason: PackedReason) {
        self.values[lit.index()] = 1;
        self.values[(!lit).index()] = -1;
        self.levels[lit.var().index()] = self.level_starts.len() as u32;
        // What always holds needs no reason, and must not keep a clause alive.
        self.reasons[lit.var().index()] = if self.level_starts.is_empty() { PackedReason::NONE } else { reason };
        self.assigned.push(lit);
    }

    /// Begins a decision level.
    pub(super) fn new_decision_level(&mut self) {
        self.level_starts.push(self.assigned.len());
    }

    /// Backtracks to a level. `unassigned` gets each literal that was true, the last one first.
    pub(super) fn backtrack(&mut self, level: usize, mut unassigned: impl FnMut(Lit)) {
        let Some(&start) = self.level_starts.get(level) else { return };
        for &lit in self.assigned[start..].iter().rev() {
            self.values[lit.index()] = 0;
            self.values[(!lit).index()] = 0;
            unassigned(lit);
        }
        self.assigned.truncate(start);
        self.level_starts.truncate(level);
        self.propagated = self.propagated.min(start);
    }

    /// The next literal whose consequences are still to be found.
    pub(super) fn next_to_propagate(&mut self) -> Option<Lit> {
        let lit = self.assigned.get(self.propagated).copied();
        self.propagated += usize::from(lit.is_some());
        lit
    }

    /// The decision of a level, from 1; `None` for a level that was begun for what already held.
    pub(super) fn decision(&self, level: usize) -> Option<Lit> {
        let lit = *self.assigned.get(self.level_starts[level - 1])?;
        (self.level_of(lit.var()) == level).then_some(lit)
    }

    /// All true literals, in the order in which they were assigned.
    pub(super) fn assigned(&self) -> &[Lit] {
        &self.assigned
    }
}
