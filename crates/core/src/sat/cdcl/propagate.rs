//! Unit propagation with watch lists.

use super::analysis::Conflict;
use super::core::Core;
use super::lit::Lit;
use super::trail::PackedReason;
use super::watches::Watch;

impl Core {
    /// Propagates the assignment, or returns a conflicting clause.
    pub(super) fn propagate(&mut self) -> Option<Conflict> {
        while let Some(lit) = self.trail.next_to_propagate() {
            if let Some(conflict) = self.propagate_false(!lit) {
                return Some(conflict);
            }
        }
        None
    }

    /// Visits the watch list of a literal that has become false.
    fn propagate_false(&mut self, lit: Lit) -> Option<Conflict> {
        let mut watches = self.watches.take(lit);
        let mut conflict = None;
        let (mut kept, mut next) = (0, 0);
        while let Some(&watch) = watches.get(next) {
            next += 1;
            let value = self.trail.value(watch.blocker);
            if value > 0 {
                watches[kept] = watch;
                kept += 1;
                continue;
            }
            let Some(clause) = watch.clause_ref() else {
                watches[kept] = watch;
                kept += 1;
                if value < 0 {
                    conflict = Some(Conflict::Binary(lit, watch.blocker));
                    break;
                }
                self.trail.assign(watch.blocker, PackedReason::binary(lit));
                continue;
            };
            let lits = self.clauses.lits_mut(clause);
            // The other watched literal comes first: it is the one that may follow.
            if lits[0] == lit.0 {
                lits.swap(0, 1);
            }
            let first = Lit(lits[0]);
            let value = self.trail.value(first);
            let watch = Watch::clause(clause, first);
            if value > 0 {
                watches[kept] = watch;
                kept += 1;
                continue;
            }
            if let Some(place) = lits[2..].iter().position(|&other| self.trail.value(Lit(other)) >= 0) {
                lits.swap(1, place + 2);
                let other = Lit(lits[1]);
                self.watches.add(other, watch);
                continue;
            }
            watches[kept] = watch;
            kept += 1;
            if value < 0 {
                conflict = Some(Conflict::Clause(clause));
                break;
            }
            self.trail.assign(first, PackedReason::clause(clause));
        }
        if next > kept {
            watches.copy_within(next.., kept);
            watches.truncate(watches.len() - (next - kept));
        }
        self.watches.put_back(lit, watches);
        conflict
    }
}
