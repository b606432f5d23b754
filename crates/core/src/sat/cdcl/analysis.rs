//! Conflict analysis: learns a clause that would have prevented the conflict.
//!
//! Literals that led to the conflict are replaced by their reasons until only one of the last level is left: the first
//! *unique implication point* of Marques-Silva and Sakallah, *GRASP* (1996). Then literals that the others imply are removed (clause minimisation),
//! as by Sörensson and Biere, *Minimizing learned clauses* (2009).

use super::clauses::{ClauseRef, Clauses, Lbd};
use super::lit::{Lit, Var};
use super::trail::{Reason, Trail};
use super::vsids::Vsids;

/// A clause whose literals are all false.
#[derive(Clone, Copy, Debug)]
pub(super) enum Conflict {
    Binary(Lit, Lit),
    Clause(ClauseRef),
}

/// How deep minimisation follows reasons of reasons.
const MINIMISE_DEPTH: usize = 500;

/// The highest LBD of a clause that counts as used for two reductions.
const TIER_2_LBD: usize = 6;

/// The state of a variable during an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
enum Mark {
    Unseen,
    /// It is in the clause, or was replaced by its reason.
    Seen,
    /// It is redundant: the clause implies it.
    Removable,
    /// The clause does not imply it, as far as was looked.
    Poison,
}

/// The analysis of one conflict after the other.
#[derive(Clone, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct Analysis {
    /// The learnt clause: the asserting literal, then one of the highest level among the others, then the rest.
    pub(super) clause: Vec<Lit>,
    marks: Vec<Mark>,
    marked: Vec<Var>,
    /// For each level, the stamp of the count in which it was last met.
    stamps: Vec<u64>,
    stamp: u64,
}

impl Analysis {
    pub(super) fn add_variable(&mut self) {
        self.marks.push(Mark::Unseen);
        self.stamps.push(0);
        // Levels count from 0, and there can be one more than variables.
        self.stamps.resize(self.marks.len() + 1, 0);
    }

    /// Makes `clause` the clause learnt from a conflict above level 0, and raises the activities of its variables. Returns at how many levels its
    /// literals were assigned (LBD).
    pub(super) fn learn(
        &mut self,
        conflict: Conflict,
        trail: &Trail,
        clauses: &mut Clauses,
        vsids: &mut Vsids,
    ) -> usize {
        self.clause.clear();
        self.clause.push(Lit(0));
        let mut open = 0;
        match conflict {
            Conflict::Binary(first, second) => {
                open += self.analyse_literal(first, trail, vsids) + self.analyse_literal(second, trail, vsids);
            }
            Conflict::Clause(clause) => open += self.analyse_clause(clause, None, trail, clauses, vsids),
        }
        for &lit in trail.assigned().iter().rev() {
            if self.marks[lit.var().index()] != Mark::Seen || trail.level_of(lit.var()) < trail.level() {
                continue;
            }
            open -= 1;
            if open == 0 {
                self.clause[0] = !lit;
                break;
            }
            match trail.reason(lit.var()).unpack() {
                Reason::None => {}
                Reason::Binary(other) => open += self.analyse_literal(other, trail, vsids),
                Reason::Clause(clause) => open += self.analyse_clause(clause, Some(lit), trail, clauses, vsids),
            }
        }
        let levels = self.minimise(trail, clauses);
        for var in self.marked.drain(..) {
            self.marks[var.index()] = Mark::Unseen;
        }
        levels
    }

    /// The backjump level, at which the first literal of the clause follows. Moves a literal of that level to the second place.
    pub(super) fn backjump_level(&mut self, trail: &Trail) -> usize {
        let others = self.clause.iter().enumerate().skip(1);
        let Some((place, lit)) = others.max_by_key(|(place, lit)| (trail.level_of(lit.var()), usize::MAX - place))
        else {
            return 0;
        };
        let level = trail.level_of(lit.var());
        self.clause.swap(1, place);
        level
    }

    /// Adds a false literal. Returns 1 if it is of the last level, and new.
    fn analyse_literal(&mut self, lit: Lit, trail: &Trail, vsids: &mut Vsids) -> usize {
        let (var, level) = (lit.var(), trail.level_of(lit.var()));
        if level == 0 || self.marks[var.index()] != Mark::Unseen {
            return 0;
        }
        self.mark(var, Mark::Seen);
        vsids.bump(var);
        if level == trail.level() {
            return 1;
        }
        self.clause.push(lit);
        0
    }

    /// Adds all literals of a clause, except the one that it is the reason of.
    fn analyse_clause(
        &mut self,
        clause: ClauseRef,
        but: Option<Lit>,
        trail: &Trail,
        clauses: &mut Clauses,
        vsids: &mut Vsids,
    ) -> usize {
        let lbd = clauses.lbd(clause);
        if lbd.is_learnt() {
            let levels = match lbd.levels() {
                few @ ..=2 => few,
                levels => levels.min(self.count_levels(clauses.lits(clause), trail)),
            };
            clauses.set_lbd(clause, lbd.with(levels, if levels <= TIER_2_LBD { 2 } else { 1 }));
        }
        clauses.lits(clause).filter(|&lit| Some(lit) != but).map(|lit| self.analyse_literal(lit, trail, vsids)).sum()
    }

    /// At how many levels literals were assigned.
    fn count_levels(&mut self, lits: impl Iterator<Item = Lit>, trail: &Trail) -> usize {
        self.stamp += 1;
        let mut levels = 0;
        for lit in lits {
            let met = &mut self.stamps[trail.level_of(lit.var())];
            levels += usize::from(*met != self.stamp);
            *met = self.stamp;
        }
        levels
    }

    /// Removes literals that the others imply. Returns at how many levels the literals were assigned.
    fn minimise(&mut self, trail: &Trail, clauses: &Clauses) -> usize {
        let mut clause = std::mem::take(&mut self.clause);
        let levels = self.count_levels(clause.iter().copied(), trail);
        let first = clause[0];
        clause.retain(|&lit| lit == first || !self.is_redundant(lit, 0, trail, clauses));
        self.clause = clause;
        levels
    }

    /// Whether the clause without a literal implies the literal: all reasons of its falsity lead back to the clause.
    fn is_redundant(&mut self, lit: Lit, depth: usize, trail: &Trail, clauses: &Clauses) -> bool {
        let var = lit.var();
        let level = trail.level_of(var);
        match self.marks[var.index()] {
            _ if level == 0 => return true,
            Mark::Removable => return true,
            Mark::Poison => return false,
            Mark::Seen if depth > 0 => return true,
            Mark::Seen | Mark::Unseen => {}
        }
        // No literal of another level can lead back to the clause.
        if depth > MINIMISE_DEPTH || self.stamps[level] != self.stamp {
            return false;
        }
        let redundant = match trail.reason(var).unpack() {
            Reason::None => false,
            Reason::Binary(other) => self.is_redundant(other, depth + 1, trail, clauses),
            Reason::Clause(clause) => clauses
                .lits(clause)
                .all(|other| other.var() == var || self.is_redundant(other, depth + 1, trail, clauses)),
        };
        // Literals of the clause stay marked: others may lead back to them even after they are removed.
        if self.marks[var.index()] == Mark::Unseen {
            self.mark(var, if redundant { Mark::Removable } else { Mark::Poison });
        }
        redundant
    }

    fn mark(&mut self, var: Var, mark: Mark) {
        if self.marks[var.index()] == Mark::Unseen {
            self.marked.push(var);
        }
        self.marks[var.index()] = mark;
    }

    /// The assumptions that a false assumption contradicts, itself included, each as it was assumed.
    pub(super) fn failed_assumptions(&mut self, assumed: Lit, trail: &Trail, clauses: &Clauses) -> Vec<Lit> {
        let mut found = vec![assumed];
        self.mark(assumed.var(), Mark::Seen);
        for &lit in trail.assigned().iter().rev() {
            if self.marks[lit.var().index()] != Mark::Seen || trail.level_of(lit.var()) == 0 {
                continue;
            }
            match trail.reason(lit.var()).unpack() {
                Reason::None => found.push(lit),
                Reason::Binary(other) => self.mark(other.var(), Mark::Seen),
                Reason::Clause(clause) => clauses.lits(clause).for_each(|other| self.mark(other.var(), Mark::Seen)),
            }
        }
        for var in self.marked.drain(..) {
            self.marks[var.index()] = Mark::Unseen;
        }
        found
    }
}

/// The LBD of a clause that was just learnt.
pub(super) fn learnt_lbd(levels: usize) -> Lbd {
    Lbd::learnt(levels).with(levels, if levels <= TIER_2_LBD { 2 } else { 1 })
}
