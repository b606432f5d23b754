//! The trail: assigned literals in order, each with its level and reason.

use super::clauses::ClauseRef;
use super::lit::{Lit, Var};

/// Why a literal is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct Reason(u32);

/// A reason, taken apart.
pub(super) enum Why {
    /// It was decided, assumed, or always holds.
    Nothing,
    /// A clause of two literals, of which this one is false.
    Pair(Lit),
    /// A clause whose other literals are all false. Its first literal is the one that follows.
    Clause(ClauseRef),
}

impl Reason {
    pub(super) const NONE: Reason = Reason(u32::MAX);
    const PAIR: u32 = 1 << 31;

    pub(super) fn pair(other: Lit) -> Reason {
        Reason(Reason::PAIR | other.0)
    }

    pub(super) fn clause(clause: ClauseRef) -> Reason {
        Reason(clause.0)
    }

    pub(super) fn why(self) -> Why {
        match self {
            Reason::NONE => Why::Nothing,
            Reason(pair) if pair & Reason::PAIR != 0 => Why::Pair(Lit(pair & !Reason::PAIR)),
            Reason(clause) => Why::Clause(ClauseRef(clause)),
        }
    }
}

/// The assignment.
#[derive(Clone, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct Trail {
    /// For each literal: 1 if it is true, -1 if it is false, 0 if it is open.
    values: Vec<i8>,
    /// For each variable, at which level it was assigned; it means nothing while it is open.
    levels: Vec<u32>,
    reasons: Vec<Reason>,
    assigned: Vec<Lit>,
    /// How many literals were assigned before each decision.
    starts: Vec<usize>,
    /// How many literals have been propagated.
    propagated: usize,
}

impl Trail {
    pub(super) fn add_variable(&mut self) {
        self.values.extend([0, 0]);
        self.levels.push(0);
        self.reasons.push(Reason::NONE);
    }

    /// 1 if a literal is true, -1 if it is false, 0 if it is open.
    pub(super) fn value(&self, lit: Lit) -> i8 {
        self.values[lit.index()]
    }

    pub(super) fn is_open(&self, var: Var) -> bool {
        self.values[var.with(true).index()] == 0
    }

    pub(super) fn level(&self) -> usize {
        self.starts.len()
    }

    pub(super) fn level_of(&self, var: Var) -> usize {
        self.levels[var.index()] as usize
    }

    pub(super) fn reason(&self, var: Var) -> Reason {
        self.reasons[var.index()]
    }

    pub(super) fn set_reason(&mut self, var: Var, reason: Reason) {
        self.reasons[var.index()] = reason;
    }

    /// How many literals are true at level 0.
    pub(super) fn fixed(&self) -> usize {
        self.starts.first().copied().unwrap_or(self.assigned.len())
    }

    /// Whether a literal has this value at level 0.
    pub(super) fn is_fixed(&self, lit: Lit, value: i8) -> bool {
        self.value(lit) == value && self.level_of(lit.var()) == 0
    }

    /// Makes an open literal true.
    pub(super) fn assign(&mut self, lit: Lit, reason: Reason) {
        self.values[lit.index()] = 1;
        self.values[(!lit).index()] = -1;
        self.levels[lit.var().index()] = self.starts.len() as u32;
        // What always holds needs no reason, and must not keep a clause alive.
        self.reasons[lit.var().index()] = if self.starts.is_empty() { Reason::NONE } else { reason };
        self.assigned.push(lit);
    }

    pub(super) fn open_level(&mut self) {
        self.starts.push(self.assigned.len());
    }

    /// Backtracks to a level. `opened` gets each literal that was true, the last one first.
    pub(super) fn back_to(&mut self, level: usize, mut opened: impl FnMut(Lit)) {
        let Some(&start) = self.starts.get(level) else { return };
        for &lit in self.assigned[start..].iter().rev() {
            self.values[lit.index()] = 0;
            self.values[(!lit).index()] = 0;
            opened(lit);
        }
        self.assigned.truncate(start);
        self.starts.truncate(level);
        self.propagated = self.propagated.min(start);
    }

    /// The next literal whose consequences are still to be found.
    pub(super) fn next(&mut self) -> Option<Lit> {
        let lit = self.assigned.get(self.propagated).copied();
        self.propagated += usize::from(lit.is_some());
        lit
    }

    /// The decision of a level, from 1; `None` for a level that was opened for what already held.
    pub(super) fn decision(&self, level: usize) -> Option<Lit> {
        let lit = *self.assigned.get(self.starts[level - 1])?;
        (self.level_of(lit.var()) == level).then_some(lit)
    }

    /// All true literals, in the order in which they were assigned.
    pub(super) fn assigned(&self) -> &[Lit] {
        &self.assigned
    }
}
