//! Watch lists: for each literal, the clauses to visit when it becomes false. Two literals of each clause are watched.
//!
//! The scheme is that of Moskewicz and others, *Chaff* (2001). A watch also holds a blocking literal of its clause, which is often true, so that the
//! clause need not be read. Binary clauses exist only as watches.

use super::clauses::{ClauseRef, Clauses};
use super::lit::Lit;

/// A clause, as one of its watched literals sees it.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct Watch {
    /// Another literal of the clause: the other one, if it has two.
    pub(super) blocker: Lit,
    clause: u32,
}

impl Watch {
    const BINARY: u32 = u32::MAX;

    pub(super) fn binary(other: Lit) -> Watch {
        Watch { blocker: other, clause: Watch::BINARY }
    }

    pub(super) fn clause(clause: ClauseRef, blocker: Lit) -> Watch {
        Watch { blocker, clause: clause.0 }
    }

    /// Its clause, if that has more than two literals.
    pub(super) fn clause_ref(self) -> Option<ClauseRef> {
        (self.clause != Watch::BINARY).then_some(ClauseRef(self.clause))
    }
}

/// The watches of all literals.
#[derive(Clone, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct Watches {
    of: Vec<Vec<Watch>>,
}

impl Watches {
    pub(super) fn add_variable(&mut self) {
        self.of.extend([Vec::new(), Vec::new()]);
    }

    pub(super) fn add(&mut self, lit: Lit, watch: Watch) {
        self.of[lit.index()].push(watch);
    }

    /// Watches the first two literals of a clause.
    pub(super) fn watch_clause(&mut self, clause: ClauseRef, clauses: &Clauses) {
        let mut lits = clauses.lits(clause);
        if let (Some(first), Some(second)) = (lits.next(), lits.next()) {
            self.add(first, Watch::clause(clause, second));
            self.add(second, Watch::clause(clause, first));
        }
    }

    /// Takes out the watch list of a literal, to be put back.
    pub(super) fn take(&mut self, lit: Lit) -> Vec<Watch> {
        std::mem::take(&mut self.of[lit.index()])
    }

    pub(super) fn put_back(&mut self, lit: Lit, watches: Vec<Watch>) {
        self.of[lit.index()] = watches;
    }

    /// Forgets all clauses of more than two literals.
    pub(super) fn retain_binary(&mut self) {
        self.of.iter_mut().for_each(|watches| watches.retain(|watch| watch.clause_ref().is_none()));
    }
}
