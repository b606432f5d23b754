//! The state of the solver, and adding clauses.

use super::analysis::Analysis;
use super::bumps::Bumps;
use super::chains::Chains;
use super::clauses::{ClauseRef, Clauses, Rank};
use super::lit::{Lit, Var};
use super::rhythm::{Reductions, Rhythm};
use super::trail::{Reason, Trail};
use super::watches::{Watch, Watches};
use crate::sat::answer::Derived;
use crate::sat::formula::Literal;

/// The solver.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(in crate::sat) struct Core {
    pub(super) clauses: Clauses,
    pub(super) watches: Watches,
    pub(super) trail: Trail,
    pub(super) bumps: Bumps,
    pub(super) analysis: Analysis,
    pub(super) chains: Chains,
    pub(super) rhythm: Rhythm,
    pub(super) reductions: Reductions,
    /// For each variable, the value that it had last.
    pub(super) last: Vec<bool>,
    pub(super) guess: Vec<Option<bool>>,
    /// After a yes, a value for each variable.
    pub(super) model: Vec<bool>,
    /// After a no, the assumptions that it rests on.
    pub(super) core: Vec<Lit>,
    /// Whether no contradiction without assumptions is known.
    pub(super) is_consistent: bool,
}

/// The listener for learnt and forgotten clauses, if there is one.
pub(super) type Listener<'l> = Option<&'l dyn Fn(Derived<'_>)>;

/// Called with the clause learnt from each conflict; returns whether to go on. All callers use this type, so that programs contain the search once.
pub(in crate::sat) type Learns<'l> = &'l mut dyn FnMut(&[Lit], usize) -> bool;

impl Core {
    pub(in crate::sat) fn new() -> Core {
        Core {
            clauses: Clauses::default(),
            watches: Watches::default(),
            trail: Trail::default(),
            bumps: Bumps::new(),
            analysis: Analysis::default(),
            chains: Chains::default(),
            rhythm: Rhythm::new(),
            reductions: Reductions::new(),
            last: Vec::new(),
            guess: Vec::new(),
            model: Vec::new(),
            core: Vec::new(),
            is_consistent: true,
        }
    }

    /// Adds a variable, and returns it.
    pub(in crate::sat) fn add_variable(&mut self, guess: Option<bool>) -> Var {
        let var = Var(self.last.len() as u32);
        self.trail.add_variable();
        self.watches.add_variable();
        self.bumps.add_variable();
        self.analysis.add_variable();
        self.chains.add_variable();
        self.last.push(false);
        self.guess.push(guess);
        var
    }

    /// After a yes: makes its values the guess.
    pub(in crate::sat) fn guess_the_same(&mut self) {
        self.guess.iter_mut().zip(&self.model).for_each(|(guess, &value)| *guess = Some(value));
    }

    /// Adds a clause.
    pub(in crate::sat) fn add(&mut self, mut clause: Vec<Lit>) {
        clause.sort_unstable_by_key(|lit| lit.index());
        clause.dedup();
        if clause.windows(2).any(|pair| pair[0] == !pair[1]) {
            return;
        }
        let Some(open) = self.open_part(&clause) else { return };
        if let [first, second] = open[..]
            && first.is_positive()
            && !second.is_positive()
        {
            self.chains.implies(second.var(), first.var());
        }
        self.keep(&open, Rank::OF_FORMULA);
    }

    /// Adds a clause that another solver has learnt from the same formula, between two questions.
    pub(super) fn take_in(&mut self, clause: &[Lit], rank: Rank) {
        if let Some(open) = self.open_part(clause) {
            self.keep(&open, rank);
        }
    }

    /// The literals of a clause that are not fixed; `None` if one of them is true.
    fn open_part(&self, clause: &[Lit]) -> Option<Vec<Lit>> {
        if clause.iter().any(|&lit| self.trail.is_fixed(lit, 1)) {
            return None;
        }
        Some(clause.iter().copied().filter(|&lit| !self.trail.is_fixed(lit, -1)).collect())
    }

    /// Keeps a clause whose literals are open, between two questions.
    fn keep(&mut self, open: &[Lit], rank: Rank) {
        match *open {
            [] => self.is_consistent = false,
            [only] => self.trail.assign(only, Reason::NONE),
            _ => drop(self.attach(open, rank)),
        }
    }

    /// Stores a clause of at least two literals, and has its first two watched.
    pub(super) fn attach(&mut self, clause: &[Lit], rank: Rank) -> Option<ClauseRef> {
        if let &[first, second] = clause {
            self.watches.add(first, Watch::pair(second));
            self.watches.add(second, Watch::pair(first));
            return None;
        }
        let place = self.clauses.add(clause, rank);
        self.watches.add_long(place, &self.clauses);
        Some(place)
    }

    /// Backtracks to a level.
    pub(super) fn back_to(&mut self, level: usize) {
        self.trail.back_to(level, |lit| {
            self.last[lit.var().index()] = lit.is_positive();
            self.bumps.insert(lit.var());
        });
    }

    /// After a yes: whether a literal is true.
    pub(in crate::sat) fn holds(&self, lit: Lit) -> bool {
        self.model[lit.var().index()] == lit.is_positive()
    }

    /// After a no: whether it rests on an assumption.
    pub(in crate::sat) fn rests_on(&self, assumed: Lit) -> bool {
        self.core.contains(&assumed)
    }
}

/// Tells a listener what was learnt.
pub(super) fn say_learnt(listener: Listener<'_>, clause: &[Lit]) {
    if let Some(listener) = listener {
        listener(Derived::Learnt(&clause.iter().copied().map(Literal::from).collect::<Vec<_>>()));
    }
}
