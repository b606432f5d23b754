//! Conflict analysis: learns a clause that would have prevented the conflict.
//!
//! Literals that led to the conflict are replaced by their reasons until only one of the last level is left: the first
//! *unique implication point* of Marques-Silva and Sakallah, *GRASP* (1996). Then literals that the others imply are removed (clause minimisation),
//! as by Sörensson and Biere, *Minimizing learned clauses* (2009).

use super::bumps::Bumps;
use super::clauses::{ClauseRef, Clauses, Rank};
use super::lit::{Lit, Var};
use super::trail::{Trail, Why};

/// A clause whose literals are all false.
#[derive(Clone, Copy, Debug)]
pub(super) enum Conflict {
    Pair(Lit, Lit),
    Clause(ClauseRef),
}

/// How deep minimisation follows reasons of reasons.
const DEPTH: usize = 500;

/// The most levels of a clause that counts as used for two reductions.
const MIDDLE: usize = 6;

/// The state of a variable during an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
enum Mark {
    Nothing,
    /// It is in the clause, or was replaced by its reason.
    Seen,
    /// The clause implies it.
    Implied,
    /// The clause does not imply it, as far as was looked.
    Needed,
}

/// The analysis of one conflict after the other.
#[derive(Clone, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct Analysis {
    /// The learnt clause: the asserting literal, then one of the highest level among the others, then the rest.
    pub(super) clause: Vec<Lit>,
    marks: Vec<Mark>,
    marked: Vec<Var>,
    /// For each level, the number of the count in which it was last met.
    met: Vec<u64>,
    count: u64,
}

impl Analysis {
    pub(super) fn add_variable(&mut self) {
        self.marks.push(Mark::Nothing);
        self.met.push(0);
        // Levels count from 0, and there can be one more than variables.
        self.met.resize(self.marks.len() + 1, 0);
    }

    /// Makes `clause` the clause learnt from a conflict above level 0, and bumps the scores of its variables. Returns at how many levels its
    /// literals were assigned (LBD).
    pub(super) fn learn(
        &mut self,
        conflict: Conflict,
        trail: &Trail,
        clauses: &mut Clauses,
        bumps: &mut Bumps,
    ) -> usize {
        self.clause.clear();
        self.clause.push(Lit(0));
        let mut open = 0;
        match conflict {
            Conflict::Pair(first, second) => {
                open += self.meet(first, trail, bumps) + self.meet(second, trail, bumps);
            }
            Conflict::Clause(clause) => open += self.meet_all(clause, None, trail, clauses, bumps),
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
            match trail.reason(lit.var()).why() {
                Why::Nothing => {}
                Why::Pair(other) => open += self.meet(other, trail, bumps),
                Why::Clause(clause) => open += self.meet_all(clause, Some(lit), trail, clauses, bumps),
            }
        }
        let levels = self.shorten(trail, clauses);
        for var in self.marked.drain(..) {
            self.marks[var.index()] = Mark::Nothing;
        }
        levels
    }

    /// The backjump level, at which the first literal of the clause follows. Moves a literal of that level to the second place.
    pub(super) fn level_to_go_to(&mut self, trail: &Trail) -> usize {
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
    fn meet(&mut self, lit: Lit, trail: &Trail, bumps: &mut Bumps) -> usize {
        let (var, level) = (lit.var(), trail.level_of(lit.var()));
        if level == 0 || self.marks[var.index()] != Mark::Nothing {
            return 0;
        }
        self.mark(var, Mark::Seen);
        bumps.raise(var);
        if level == trail.level() {
            return 1;
        }
        self.clause.push(lit);
        0
    }

    /// Adds all literals of a clause, except the one that it is the reason of.
    fn meet_all(
        &mut self,
        clause: ClauseRef,
        but: Option<Lit>,
        trail: &Trail,
        clauses: &mut Clauses,
        bumps: &mut Bumps,
    ) -> usize {
        let rank = clauses.rank(clause);
        if rank.is_learnt() {
            let levels = match rank.levels() {
                few @ ..=2 => few,
                levels => levels.min(self.levels(clauses.lits(clause), trail)),
            };
            clauses.set_rank(clause, rank.with(levels, if levels <= MIDDLE { 2 } else { 1 }));
        }
        clauses.lits(clause).filter(|&lit| Some(lit) != but).map(|lit| self.meet(lit, trail, bumps)).sum()
    }

    /// At how many levels literals were assigned.
    fn levels(&mut self, lits: impl Iterator<Item = Lit>, trail: &Trail) -> usize {
        self.count += 1;
        let mut levels = 0;
        for lit in lits {
            let met = &mut self.met[trail.level_of(lit.var())];
            levels += usize::from(*met != self.count);
            *met = self.count;
        }
        levels
    }

    /// Removes literals that the others imply. Returns at how many levels the literals were assigned.
    fn shorten(&mut self, trail: &Trail, clauses: &Clauses) -> usize {
        let mut clause = std::mem::take(&mut self.clause);
        let levels = self.levels(clause.iter().copied(), trail);
        let first = clause[0];
        clause.retain(|&lit| lit == first || !self.is_implied(lit, 0, trail, clauses));
        self.clause = clause;
        levels
    }

    /// Whether the clause without a literal implies the literal: all reasons of its falsity lead back to the clause.
    fn is_implied(&mut self, lit: Lit, depth: usize, trail: &Trail, clauses: &Clauses) -> bool {
        let var = lit.var();
        let level = trail.level_of(var);
        match self.marks[var.index()] {
            _ if level == 0 => return true,
            Mark::Implied => return true,
            Mark::Needed => return false,
            Mark::Seen if depth > 0 => return true,
            Mark::Seen | Mark::Nothing => {}
        }
        // No literal of another level can lead back to the clause.
        if depth > DEPTH || self.met[level] != self.count {
            return false;
        }
        let implied = match trail.reason(var).why() {
            Why::Nothing => false,
            Why::Pair(other) => self.is_implied(other, depth + 1, trail, clauses),
            Why::Clause(clause) => clauses
                .lits(clause)
                .all(|other| other.var() == var || self.is_implied(other, depth + 1, trail, clauses)),
        };
        // Literals of the clause stay marked: others may lead back to them even after they are removed.
        if self.marks[var.index()] == Mark::Nothing {
            self.mark(var, if implied { Mark::Implied } else { Mark::Needed });
        }
        implied
    }

    fn mark(&mut self, var: Var, mark: Mark) {
        if self.marks[var.index()] == Mark::Nothing {
            self.marked.push(var);
        }
        self.marks[var.index()] = mark;
    }

    /// The assumptions that a false assumption contradicts, itself included, each as it was assumed.
    pub(super) fn contradicting(&mut self, assumed: Lit, trail: &Trail, clauses: &Clauses) -> Vec<Lit> {
        let mut found = vec![assumed];
        self.mark(assumed.var(), Mark::Seen);
        for &lit in trail.assigned().iter().rev() {
            if self.marks[lit.var().index()] != Mark::Seen || trail.level_of(lit.var()) == 0 {
                continue;
            }
            match trail.reason(lit.var()).why() {
                Why::Nothing => found.push(lit),
                Why::Pair(other) => self.mark(other.var(), Mark::Seen),
                Why::Clause(clause) => clauses.lits(clause).for_each(|other| self.mark(other.var(), Mark::Seen)),
            }
        }
        for var in self.marked.drain(..) {
            self.marks[var.index()] = Mark::Nothing;
        }
        found
    }
}

/// The rank of a clause that was just learnt.
pub(super) fn rank(levels: usize) -> Rank {
    Rank::learnt(levels).with(levels, if levels <= MIDDLE { 2 } else { 1 })
}
