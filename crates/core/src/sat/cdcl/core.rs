//! The state of the solver, and adding clauses.

use super::analysis::Analysis;
use super::chains::Chains;
use super::clauses::{ClauseRef, Clauses, Lbd};
use super::lit::{Lit, Var};
use super::reduction::Reductions;
use super::restarts::Restarts;
use super::trail::{PackedReason, Trail};
use super::vsids::Vsids;
use super::watches::{Watch, Watches};
use crate::sat::answer::Derived;
use crate::sat::formula::Literal;
use std::cmp::Reverse;

/// The solver.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(in crate::sat) struct Core {
    pub(super) clauses: Clauses,
    pub(super) watches: Watches,
    pub(super) trail: Trail,
    pub(super) vsids: Vsids,
    pub(super) analysis: Analysis,
    pub(super) chains: Chains,
    pub(super) restarts: Restarts,
    pub(super) reductions: Reductions,
    /// For each variable, the value that it had last (phase saving).
    pub(super) saved_phases: Vec<bool>,
    /// For each variable, the value of the guess, if there is one.
    pub(super) guessed_phases: Vec<Option<bool>>,
    /// After a yes, a value for each variable.
    pub(super) model: Vec<bool>,
    /// After a no, the failed assumptions: those that it rests on.
    pub(super) failed: Vec<Lit>,
    /// Whether solutions stay assigned when they are found.
    pub(super) stays: bool,
    /// Whether no contradiction without assumptions is known.
    pub(super) is_consistent: bool,
}

/// The listener for learnt and deleted clauses, if there is one.
pub(super) type Listener<'l> = Option<&'l dyn Fn(Derived<'_>)>;

/// Called with the clause learnt from each conflict; returns whether to go on. All callers use this type, so that programs contain the search once.
pub(in crate::sat) type Learns<'l> = &'l mut dyn FnMut(&[Lit], usize) -> bool;

impl Core {
    pub(in crate::sat) fn new() -> Core {
        Core {
            clauses: Clauses::default(),
            watches: Watches::default(),
            trail: Trail::default(),
            vsids: Vsids::new(),
            analysis: Analysis::default(),
            chains: Chains::default(),
            restarts: Restarts::new(),
            reductions: Reductions::new(),
            saved_phases: Vec::new(),
            guessed_phases: Vec::new(),
            model: Vec::new(),
            failed: Vec::new(),
            stays: false,
            is_consistent: true,
        }
    }

    /// Adds a variable, and returns it.
    pub(in crate::sat) fn add_variable(&mut self, guess: Option<bool>) -> Var {
        let var = Var(self.saved_phases.len() as u32);
        self.trail.add_variable();
        self.watches.add_variable();
        self.vsids.add_variable();
        self.analysis.add_variable();
        self.chains.add_variable();
        self.saved_phases.push(false);
        self.guessed_phases.push(guess);
        var
    }

    /// After a yes: makes its values the guess.
    pub(in crate::sat) fn guess_the_same(&mut self) {
        self.guessed_phases.iter_mut().zip(&self.model).for_each(|(guess, &value)| *guess = Some(value));
    }

    /// Stays at the next solutions: a question without assumptions then goes on from the last one.
    pub(in crate::sat) fn stay(&mut self) {
        self.stays = true;
    }

    /// Adds a clause. What is left of it afterwards means nothing.
    pub(in crate::sat) fn add(&mut self, clause: &mut Vec<Lit>) {
        clause.sort_unstable_by_key(|lit| lit.index());
        clause.dedup();
        if clause.windows(2).any(|pair| pair[0] == !pair[1]) || !self.keep_unfixed(clause) {
            return;
        }
        if let [first, second] = clause[..]
            && first.is_positive()
            && !second.is_positive()
        {
            self.chains.implies(second.var(), first.var());
        }
        self.open(clause);
        self.store(clause, Lbd::ORIGINAL);
    }

    /// Backtracks from the last solution, as little as possible, until two literals of a clause are not false, or nothing but what always holds is
    /// left. These two are then the first ones.
    fn open(&mut self, clause: &mut [Lit]) {
        if self.trail.level() == 0 {
            return;
        }
        let false_from = |lit: &Lit| match self.trail.value(*lit) {
            -1 => self.trail.level_of(lit.var()),
            _ => usize::MAX,
        };
        clause.sort_by_key(|lit| Reverse(false_from(lit)));
        let level = clause.get(1).map_or(1, false_from);
        self.backtrack(level - 1);
    }

    /// Adds a clause that another solver has learnt from the same formula, between two questions.
    pub(super) fn import(&mut self, clause: &[Lit], lbd: Lbd) {
        let mut clause = clause.to_vec();
        if self.keep_unfixed(&mut clause) {
            self.store(&clause, lbd);
        }
    }

    /// Leaves only the literals of a clause that are not fixed. Returns false if one of them is true.
    fn keep_unfixed(&self, clause: &mut Vec<Lit>) -> bool {
        if clause.iter().any(|&lit| self.trail.is_fixed(lit, 1)) {
            return false;
        }
        clause.retain(|&lit| !self.trail.is_fixed(lit, -1));
        true
    }

    /// Stores a clause whose literals are not fixed, between two questions. The first two must not be false.
    fn store(&mut self, unfixed: &[Lit], lbd: Lbd) {
        match *unfixed {
            [] => self.is_consistent = false,
            [only] => self.trail.assign(only, PackedReason::NONE),
            _ => drop(self.attach(unfixed, lbd)),
        }
    }

    /// Attaches a clause of at least two literals: stores it, and has its first two watched.
    pub(super) fn attach(&mut self, clause: &[Lit], lbd: Lbd) -> Option<ClauseRef> {
        if let &[first, second] = clause {
            self.watches.add(first, Watch::binary(second));
            self.watches.add(second, Watch::binary(first));
            return None;
        }
        let place = self.clauses.add(clause, lbd);
        self.watches.watch_clause(place, &self.clauses);
        Some(place)
    }

    /// Backtracks to a level.
    pub(super) fn backtrack(&mut self, level: usize) {
        self.trail.backtrack(level, |lit| {
            self.saved_phases[lit.var().index()] = lit.is_positive();
            self.vsids.insert(lit.var());
        });
    }

    /// After a yes: whether a literal is true.
    pub(in crate::sat) fn holds(&self, lit: Lit) -> bool {
        self.model[lit.var().index()] == lit.is_positive()
    }

    /// After a no: whether it rests on an assumption.
    pub(in crate::sat) fn rests_on(&self, assumed: Lit) -> bool {
        self.failed.contains(&assumed)
    }
}

/// Tells a listener what was learnt.
pub(super) fn say_learnt(listener: Listener<'_>, clause: &[Lit]) {
    if let Some(listener) = listener {
        listener(Derived::Learnt(&clause.iter().copied().map(Literal::from).collect::<Vec<_>>()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sat::answer::Answer;

    /// Variables without clauses: each is a decision.
    fn free(count: usize) -> (Core, Vec<Var>) {
        let mut core = Core::new();
        let vars = (0..count).map(|_| core.add_variable(Some(true))).collect();
        core.stay();
        (core, vars)
    }

    #[test]
    fn after_a_solution_it_backtracks_only_as_far_as_the_next_clause_asks() {
        let (mut core, vars) = free(100);
        assert_eq!((core.solve(&[], |_, _| true, None), core.trail.level()), (Answer::Yes, 100));
        let in_order: Vec<Lit> = core.trail.assigned().to_vec();
        core.add(&mut vars.iter().map(|var| var.with(false)).collect());
        assert_eq!(core.trail.level(), 98);
        assert_eq!((core.solve(&[], |_, _| true, None), core.trail.level()), (Answer::Yes, 99));
        assert_eq!(core.trail.assigned()[..98], in_order[..98]);
        // It watches two literals, and these stay open or true.
        core.add(&mut vec![!in_order[60], !in_order[70], in_order[5], in_order[6]]);
        assert_eq!(core.trail.level(), 99);
        core.add(&mut vec![!in_order[60], !in_order[70], in_order[5]]);
        assert_eq!(core.trail.level(), 70);
        // A single one goes back to the start.
        core.add(&mut vec![!in_order[50]]);
        assert_eq!((core.trail.level(), core.trail.assigned()), (0, &[!in_order[50]][..]));
        assert_eq!(core.solve(&[in_order[50]], |_, _| true, None), Answer::No);
        assert_eq!((core.solve(&[in_order[20]], |_, _| true, None), core.trail.level()), (Answer::Yes, 0));
    }

    #[test]
    fn all_solutions_are_found_one_after_another() {
        let (mut core, vars) = free(8);
        core.add(&mut vec![vars[0].with(true), vars[3].with(false), vars[5].with(true)]);
        core.add(&mut vec![vars[1].with(false), vars[2].with(false)]);
        let mut found = std::collections::BTreeSet::new();
        while core.solve(&[], |_, _| true, None) == Answer::Yes {
            assert!(found.insert(core.model.clone()));
            core.add(&mut vars.iter().map(|&var| var.with(!core.model[var.index()])).collect());
        }
        assert_eq!(found.len(), 256 / 8 * 7 / 4 * 3);
    }
}
