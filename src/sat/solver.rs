//! The SAT solver: an adapter to `batsat`, a port of MiniSat to Rust.
//!
//! Work is counted in conflicts, and the solver can be stopped after any of them. It depends on nothing but the formula
//! and the phases, so the same question gives the same answer everywhere.

use super::formula::{Formula, Literal};
use batsat::{Callbacks, ClauseKind, Lit, SolverInterface, SolverOpts, Var, lbool};
use std::cell::Cell;

/// The share of a variable's activity that remains after a conflict. It is a little less than MiniSat's 0.95: nonograms
/// are local, and what mattered a hundred conflicts ago was elsewhere.
const VAR_DECAY: f64 = 0.92;

/// Whether a formula can be satisfied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Yes; [`Solver::holds`] says how.
    Yes,
    /// No, not under the assumptions.
    No,
    /// The solver was stopped.
    Stopped,
}

/// What a solver does to its clauses while it solves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Derived<'c> {
    /// It has learned a clause, which follows by unit propagation from the formula and what was learned before. The literals
    /// may be in any order.
    Learnt(&'c [Literal]),
    /// It has forgotten a clause that it had learned.
    Forgotten(&'c [Literal]),
}

/// A formula to be solved. Clauses can be added between questions.
pub struct Solver<'a> {
    inner: batsat::Solver<Conflicts<'a>>,
    clause: Vec<Lit>,
}

/// What the solver calls at each conflict.
struct Conflicts<'a> {
    /// Returns whether to go on.
    on_conflict: &'a dyn Fn() -> bool,
    stopped: Cell<bool>,
    listener: Option<&'a dyn Fn(Derived<'_>)>,
}

impl Callbacks for Conflicts<'_> {
    fn on_start(&mut self) {
        self.stopped.set(false);
    }

    fn on_new_clause(&mut self, clause: &[Lit], kind: ClauseKind) {
        if let Some(listener) = self.listener {
            listener(Derived::Learnt(&literals(clause)));
        }
        // A stopped solver may still meet a conflict or two before it notices.
        if kind == ClauseKind::Learnt && !self.stopped.get() {
            self.stopped.set(!(self.on_conflict)());
        }
    }

    fn on_delete_clause(&mut self, clause: &[Lit]) {
        if let Some(listener) = self.listener {
            listener(Derived::Forgotten(&literals(clause)));
        }
    }

    fn stop(&self) -> bool {
        self.stopped.get()
    }
}

impl<'a> Solver<'a> {
    /// A solver for a formula. `phase` gives the value to try first whenever the solver decides on a variable; if it
    /// gives none, the variable's last value is tried. `on_conflict` is called at each conflict and returns whether to
    /// go on.
    pub fn new(
        formula: &Formula,
        phase: impl Fn(Literal) -> Option<bool>,
        on_conflict: &'a dyn Fn() -> bool,
    ) -> Solver<'a> {
        let conflicts = Conflicts { on_conflict, stopped: Cell::new(false), listener: None };
        let options = SolverOpts { var_decay: VAR_DECAY, ..SolverOpts::default() };
        let mut inner = batsat::Solver::new(options, conflicts);
        for variable in formula.variables() {
            inner.new_var(first_value(phase(variable)), true);
        }
        let mut solver = Solver { inner, clause: Vec::new() };
        for clause in formula.clauses() {
            solver.add(clause.iter().copied());
        }
        solver
    }

    /// Tells a listener from now on what clauses are learned and forgotten.
    pub fn tell(&mut self, listener: &'a dyn Fn(Derived<'_>)) {
        self.inner.cb_mut().listener = Some(listener);
    }

    /// Adds a variable. `phase` is the value to try first.
    ///
    /// The variables of a formula that grows later are others, even if they have the same numbers.
    pub fn variable(&mut self, phase: Option<bool>) -> Literal {
        let variable = self.inner.new_var(first_value(phase), true);
        Literal::of_variable(variable.idx() as usize + 1)
    }

    /// Adds a clause over the variables of the formula and those that were added.
    pub fn add(&mut self, clause: impl IntoIterator<Item = Literal>) {
        self.clause.clear();
        self.clause.extend(clause.into_iter().map(translate));
        // A contradiction will show at the next question.
        self.inner.add_clause_reuse(&mut self.clause);
    }

    /// Whether the formula can be satisfied if all of `assumed` is true.
    pub fn solve(&mut self, assumed: &[Literal]) -> Answer {
        let assumed: Vec<Lit> = assumed.iter().copied().map(translate).collect();
        match self.inner.solve_limited(&assumed) {
            answer if answer == lbool::TRUE => Answer::Yes,
            answer if answer == lbool::FALSE => Answer::No,
            _ => Answer::Stopped,
        }
    }

    /// After a yes: whether a literal is true.
    pub fn holds(&self, literal: Literal) -> bool {
        self.inner.value_lit(translate(literal)) == lbool::TRUE
    }

    /// After a no: whether the answer rests on this assumption.
    pub fn rests_on(&self, assumed: Literal) -> bool {
        self.inner.unsat_core_contains_lit(!translate(assumed))
    }
}

/// A phase, in words of the solver.
fn first_value(phase: Option<bool>) -> lbool {
    match phase {
        None => lbool::UNDEF,
        Some(true) => lbool::TRUE,
        Some(false) => lbool::FALSE,
    }
}

fn translate(literal: Literal) -> Lit {
    Lit::new(Var::unsafe_from_idx(literal.variable() as u32 - 1), literal.is_positive())
}

fn literals(clause: &[Lit]) -> Vec<Literal> {
    let literal = |lit: &Lit| {
        let variable = Literal::of_variable(lit.var().idx() as usize + 1);
        if lit.sign() { variable } else { !variable }
    };
    clause.iter().map(literal).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_models_and_cores() {
        let mut formula = Formula::new();
        let [a, b, c] = [formula.variable(), formula.variable(), formula.variable()];
        formula.add([a, b]);
        formula.add([!a, c]);
        let go_on = || true;
        let mut solver = Solver::new(&formula, |_| Some(true), &go_on);
        assert_eq!(solver.solve(&[]), Answer::Yes);
        assert!(solver.holds(a) && solver.holds(c) && solver.holds(b));
        assert_eq!(solver.solve(&[!b, !a]), Answer::No);
        assert!(solver.rests_on(!b) && solver.rests_on(!a));
        assert_eq!(solver.solve(&[!c, b]), Answer::Yes);
        assert!(!solver.holds(a));
        assert_eq!(solver.solve(&[!c, a, b]), Answer::No);
        assert!(!solver.rests_on(b));
        solver.add([!b]);
        solver.add([!c]);
        assert_eq!(solver.solve(&[]), Answer::No);
    }

    #[test]
    fn variables_can_be_added_between_questions() {
        let mut formula = Formula::new();
        let a = formula.variable();
        let mut solver = Solver::new(&formula, |_| None, &|| true);
        assert_eq!(solver.solve(&[a]), Answer::Yes);
        let [b, c] = [Some(true), Some(false)].map(|phase| solver.variable(phase));
        assert_eq!((b.variable(), c.variable()), (2, 3));
        assert_eq!(solver.solve(&[a]), Answer::Yes);
        assert!(solver.holds(b) && solver.holds(!c));
        solver.add([!a, !b]);
        solver.add([b, c]);
        assert_eq!((solver.solve(&[a]), solver.holds(c)), (Answer::Yes, true));
        assert_eq!(solver.solve(&[a, !c]), Answer::No);
    }

    #[test]
    fn it_stops_when_told() {
        // The pigeonhole principle: six pigeons in five holes.
        let mut formula = Formula::new();
        let places: Vec<Vec<Literal>> = (0..5).map(|_| (0..6).map(|_| formula.variable()).collect()).collect();
        for thing in 0..6 {
            formula.add(places.iter().map(|place| place[thing]));
        }
        for place in &places {
            for (index, &second) in place.iter().enumerate() {
                place[..index].iter().for_each(|&first| formula.add([!first, !second]));
            }
        }
        let left = Cell::new(10);
        let on_conflict = || {
            left.set(left.get() - 1);
            left.get() > 0
        };
        assert_eq!(Solver::new(&formula, |_| None, &on_conflict).solve(&[]), Answer::Stopped);
        assert_eq!(left.get(), 0);
        assert_eq!(Solver::new(&formula, |_| None, &|| true).solve(&[]), Answer::No);
    }
}
