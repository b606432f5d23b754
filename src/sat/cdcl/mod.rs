//! A SAT solver that learns a clause from each conflict (CDCL), made for nonograms: it searches with a guess.
//!
//! The parts are those of MiniSat (Eén and Sörensson, *An extensible SAT-solver*, 2003) and of what was found since. What
//! is special is how a guess is used. In one of two modes that take turns, *every* decision takes the value that the guess has, so a guess that
//! is nearly right is completed at once; in the other mode the search goes its own way, so a guess that is wrong costs half the
//! time and no more. Both share what is learnt.
//!
//! Everything is counted in conflicts. Nothing depends on time, addresses or chance.

#[cfg(test)]
mod against_batsat;
mod analysis;
mod bumps;
mod chains;
mod clauses;
mod lit;
mod propagate;
mod reduction;
mod rhythm;
mod trail;
mod watches;

use super::formula::Literal;
use super::solver::{Answer, Derived};
use analysis::{Analysis, Conflict};
use bumps::Bumps;
use chains::Chains;
use clauses::{Clauses, Rank};
pub(super) use lit::Lit;
use lit::Var;
use reduction::Reductions;
use rhythm::{Mode, Rhythm};
use trail::{Reason, Trail};
use watches::{Watch, Watches};

/// The share of a variable's score that remains after a conflict, by mode. It is less than MiniSat's 0.95: nonograms are
/// local, and what mattered a hundred conflicts ago was elsewhere. A proof wants to look at one place more than a search
/// for a solution does.
const STEADY_DECAY: f64 = 0.92;
const FOCUSED_DECAY: f64 = 0.8;

/// The solver.
pub(super) struct Core<'a> {
    clauses: Clauses,
    watches: Watches,
    trail: Trail,
    bumps: Bumps,
    analysis: Analysis,
    chains: Chains,
    rhythm: Rhythm,
    reductions: Reductions,
    /// For each variable, the value that it had last.
    last: Vec<bool>,
    guess: Vec<Option<bool>>,
    /// After a yes, a value for each variable.
    model: Vec<bool>,
    /// After a no, the assumptions that it rests on.
    core: Vec<Lit>,
    /// Whether no contradiction without assumptions is known.
    is_consistent: bool,
    listener: Option<&'a dyn Fn(Derived<'_>)>,
}

impl<'a> Core<'a> {
    pub(super) fn new() -> Core<'a> {
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
            listener: None,
        }
    }

    /// Tells a listener from now on what clauses are learned and forgotten.
    pub(super) fn tell(&mut self, listener: &'a dyn Fn(Derived<'_>)) {
        self.listener = Some(listener);
    }

    /// Adds a variable, and returns it.
    pub(super) fn add_variable(&mut self, guess: Option<bool>) -> Var {
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

    /// Replaces the guess for a variable.
    pub(super) fn guess(&mut self, variable: Literal, value: Option<bool>) {
        let lit = Lit::from(variable);
        self.guess[lit.var().index()] = value.map(|value| value == lit.is_positive());
    }

    /// Adds a clause.
    pub(super) fn add(&mut self, mut clause: Vec<Lit>) {
        clause.sort_unstable_by_key(|lit| lit.index());
        clause.dedup();
        let holds_always = clause.windows(2).any(|pair| pair[0] == !pair[1]);
        if holds_always || clause.iter().any(|&lit| self.trail.is_fixed(lit, 1)) {
            return;
        }
        clause.retain(|&lit| !self.trail.is_fixed(lit, -1));
        match clause[..] {
            [] => self.is_consistent = false,
            [only] => self.trail.assign(only, Reason::NONE),
            [first, second] if first.is_positive() && !second.is_positive() => {
                self.chains.implies(second.var(), first.var());
                self.attach(&clause, Rank::OF_FORMULA);
            }
            _ => drop(self.attach(&clause, Rank::OF_FORMULA)),
        }
    }

    /// Stores a clause of at least two literals, and has its first two watched.
    fn attach(&mut self, clause: &[Lit], rank: Rank) -> Option<clauses::ClauseRef> {
        if let &[first, second] = clause {
            self.watches.add(first, Watch::pair(second));
            self.watches.add(second, Watch::pair(first));
            return None;
        }
        let place = self.clauses.add(clause, rank);
        self.watches.add_long(place, &self.clauses);
        Some(place)
    }

    /// Whether all clauses can be true together with what is assumed. `goes_on` is asked at each conflict.
    pub(super) fn solve(&mut self, assumed: &[Lit], goes_on: impl Fn() -> bool) -> Answer {
        let answer = self.search(assumed, goes_on);
        self.back_to(0);
        answer
    }

    fn search(&mut self, assumed: &[Lit], goes_on: impl Fn() -> bool) -> Answer {
        self.core.clear();
        while self.is_consistent {
            if let Some(conflict) = self.propagate() {
                if self.trail.level() == 0 {
                    self.is_consistent = false;
                    self.say_learnt(&[]);
                    break;
                }
                self.learn(conflict);
                if !goes_on() {
                    return Answer::Stopped;
                }
            } else if self.reductions.is_due(self.rhythm.conflicts()) {
                self.reduce();
            } else if self.rhythm.restarts() {
                self.restart(assumed.len());
            } else if let Some(&lit) = assumed.get(self.trail.level()) {
                if self.trail.value(lit) < 0 {
                    self.core = self.analysis.contradicting(lit, &self.trail, &self.clauses);
                    return Answer::No;
                }
                self.trail.open_level();
                if self.trail.value(lit) == 0 {
                    self.trail.assign(lit, Reason::NONE);
                }
            } else if let Some(lit) = self.choose() {
                self.trail.open_level();
                self.trail.assign(lit, Reason::NONE);
            } else {
                let vars = (0..self.last.len() as u32).map(Var);
                self.model = vars.map(|var| self.trail.value(var.with(true)) > 0).collect();
                return Answer::Yes;
            }
        }
        Answer::No
    }

    /// Learns from a conflict, and goes back to where what was learnt says something.
    fn learn(&mut self, conflict: Conflict) {
        let levels = self.analysis.learn(conflict, &self.trail, &mut self.clauses, &mut self.bumps);
        self.chains.shorten(&mut self.analysis.clause);
        let level = self.analysis.level_to_go_to(&self.trail);
        self.back_to(level);
        let clause = std::mem::take(&mut self.analysis.clause);
        self.say_learnt(&clause);
        let reason = match clause[..] {
            [_] => Reason::NONE,
            [_, other] => {
                self.attach(&clause, Rank::OF_FORMULA);
                Reason::pair(other)
            }
            _ => self.attach(&clause, analysis::rank(levels)).map_or(Reason::NONE, Reason::clause),
        };
        self.trail.assign(clause[0], reason);
        self.analysis.clause = clause;
        self.bumps.fade(match self.rhythm.mode {
            Mode::Steady => STEADY_DECAY,
            Mode::Focused => FOCUSED_DECAY,
        });
        self.rhythm.conflict(levels);
    }

    fn say_learnt(&self, clause: &[Lit]) {
        if let Some(listener) = self.listener {
            listener(Derived::Learnt(&clause.iter().copied().map(Literal::from).collect::<Vec<_>>()));
        }
    }

    /// The next decision: the variable that conflicts are about; in the steady mode, with the value that was guessed.
    fn choose(&mut self) -> Option<Lit> {
        let var = std::iter::from_fn(|| self.bumps.pop()).find(|&var| self.trail.is_open(var))?;
        let guess = match self.rhythm.mode {
            Mode::Steady => self.guess[var.index()],
            Mode::Focused => None,
        };
        Some(var.with(guess.unwrap_or(self.last[var.index()])))
    }

    /// Takes back all decisions but those that would be the same again, and but the assumptions.
    fn restart(&mut self, assumptions: usize) {
        while let Some(var) = self.bumps.first() {
            if self.trail.is_open(var) {
                break;
            }
            self.bumps.pop();
        }
        let Some(next) = self.bumps.first() else { return };
        let score = self.bumps.score(next);
        let mut level = assumptions.min(self.trail.level());
        while level < self.trail.level() {
            match self.trail.decision(level + 1) {
                Some(lit) if self.bumps.score(lit.var()) > score => level += 1,
                _ => break,
            }
        }
        self.back_to(level);
    }

    fn back_to(&mut self, level: usize) {
        self.trail.back_to(level, |lit| {
            self.last[lit.var().index()] = lit.is_positive();
            self.bumps.insert(lit.var());
        });
    }

    /// After a yes: whether a literal is true.
    pub(super) fn holds(&self, lit: Lit) -> bool {
        self.model[lit.var().index()] == lit.is_positive()
    }

    /// After a no: whether it rests on an assumption.
    pub(super) fn rests_on(&self, assumed: Lit) -> bool {
        self.core.contains(&assumed)
    }
}
