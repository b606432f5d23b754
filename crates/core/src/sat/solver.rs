//! The SAT solver, as the rest of the program sees it: formulas, literals and answers.
//!
//! Work is counted in conflicts, and the solver can be stopped after any of them. It depends on nothing but the formula
//! and the guess, so the same question gives the same answer everywhere.

use super::answer::{Answer, Derived};
#[cfg(not(target_family = "wasm"))]
use super::cdcl::solve_in_a_team;
use super::cdcl::{Core, Learns, Lit, Searcher};
use super::formula::{Formula, Literal};

/// The number of conflicts after which a question is a long one.
const ALONE: u64 = 5000;

/// A formula to be solved. Clauses can be added between questions.
pub struct Solver<'a> {
    core: Core,
    listener: Option<&'a dyn Fn(Derived<'_>)>,
    /// Returns whether to go on.
    on_conflict: &'a dyn Fn() -> bool,
}

impl<'a> Solver<'a> {
    /// A solver for a formula. `guess` gives the value that a variable probably has, if there is a solution; where it
    /// gives none, the variable's last value is tried first. `on_conflict` is called at each conflict and returns
    /// whether to go on.
    pub fn new(
        formula: &Formula,
        guess: impl Fn(Literal) -> Option<bool>,
        on_conflict: &'a dyn Fn() -> bool,
    ) -> Solver<'a> {
        let mut solver = Solver { core: Core::new(), listener: None, on_conflict };
        for variable in formula.variables() {
            solver.core.add_variable(guess(variable));
        }
        let mut literals = Vec::new();
        for clause in formula.clauses() {
            literals.clear();
            literals.extend(clause.iter().copied().map(Lit::from));
            solver.core.add(&mut literals);
        }
        solver
    }

    /// Tells a listener from now on what clauses are learnt and deleted.
    pub fn tell(&mut self, listener: &'a dyn Fn(Derived<'_>)) {
        self.listener = Some(listener);
    }

    /// Adds a variable.
    ///
    /// Variables added to a formula later differ from these, even if they have the same numbers.
    pub fn variable(&mut self, guess: Option<bool>) -> Literal {
        self.core.add_variable(guess).with(true).into()
    }

    /// After a yes: makes its values the guess for the next questions.
    pub fn guess_the_same(&mut self) {
        self.core.guess_the_same();
    }

    /// From the next yes on, questions without assumptions go on from the last solution, as far as clauses added since leave it as it is. That is
    /// much faster where many solutions are wanted.
    pub fn stay(&mut self) {
        self.core.stay();
    }

    /// Adds a clause over the variables of the formula and those that were added.
    pub fn add(&mut self, clause: impl IntoIterator<Item = Literal>) {
        self.core.add(&mut clause.into_iter().map(Lit::from).collect());
    }

    /// Whether the formula can be satisfied if all of `assumed` is true. What was learnt for earlier questions is kept.
    pub fn solve(&mut self, assumed: &[Literal]) -> Answer {
        let assumed: Vec<Lit> = assumed.iter().copied().map(Lit::from).collect();
        let mut learns = |_: &[Lit], _| (self.on_conflict)();
        self.core.solve(&assumed, &mut learns as Learns<'_>, self.listener)
    }

    /// The same without assumptions, on up to this many threads once the question has turned out to be long. From two threads on, the answer and its
    /// values do not depend on their number, but the values may differ from those with one thread. With a listener, and in WebAssembly, there is
    /// one.
    pub fn solve_on(&mut self, threads: usize) -> Answer {
        if threads < 2 || self.listener.is_some() || cfg!(target_family = "wasm") {
            return self.solve(&[]);
        }
        match self.solve_if_short() {
            Some(answer) => answer,
            #[cfg(not(target_family = "wasm"))]
            None => solve_in_a_team(&mut self.core, threads, self.on_conflict),
            #[cfg(target_family = "wasm")]
            None => self.solve(&[]),
        }
    }

    /// The same on one thread, but `None` as soon as the question has turned out to be long.
    pub(crate) fn solve_if_short(&mut self) -> Option<Answer> {
        let (mut left, mut goes_on) = (ALONE, true);
        let mut learns = |_: &[Lit], _| {
            left -= 1;
            goes_on = (self.on_conflict)();
            goes_on && left > 0
        };
        let answer = self.core.solve(&[], &mut learns as Learns<'_>, None);
        (answer != Answer::Stopped || !goes_on).then_some(answer)
    }

    /// All that it knows.
    pub(crate) fn into_searcher(self) -> Box<Searcher> {
        Box::new(Searcher::new(self.core))
    }

    /// A solver that knows what a searcher knows. `on_conflict` is called as by [`Solver::new`].
    pub(crate) fn of_searcher(searcher: Searcher, on_conflict: &'a dyn Fn() -> bool) -> Solver<'a> {
        Solver { core: searcher.into_core(), listener: None, on_conflict }
    }

    /// After a yes: whether a literal is true.
    pub fn holds(&self, literal: Literal) -> bool {
        self.core.holds(literal.into())
    }

    /// After a no: whether the answer rests on this assumption.
    pub fn rests_on(&self, assumed: Literal) -> bool {
        self.core.rests_on(assumed.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

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
