//! The solver against batsat, a port of MiniSat, and against a plain check of each clause that it learns.

use crate::chance::Chance;
use crate::sat::{Answer, Derived, Formula, Literal, Solver};
use batsat::{BasicSolver, Lit, SolverInterface, Var, lbool};
use std::cell::RefCell;

/// Literals of different variables, by chance.
fn literals(chance: &mut Chance, among: &[Literal], count: usize) -> Vec<Literal> {
    let mut found: Vec<Literal> = Vec::new();
    while found.len() < count {
        let literal = among[chance.below(among.len())];
        if found.iter().all(|other| other.variable() != literal.variable()) {
            found.push(if chance.below(2) == 0 { literal } else { !literal });
        }
    }
    found
}

/// A formula of clauses of three literals, as many tenths as there are variables, over variables of which some form chains.
fn hard(chance: &mut Chance, variables: usize, chain: usize, tenths: usize) -> Formula {
    let mut formula = Formula::new();
    let all: Vec<Literal> = (0..variables).map(|_| formula.variable()).collect();
    for chain in all.chunks(chain) {
        chain.windows(2).for_each(|pair| formula.add([!pair[1], pair[0]]));
    }
    for _ in 0..variables * tenths / 10 {
        let clause = literals(chance, &all, 3);
        formula.add(clause);
    }
    formula
}

/// Batsat, with a formula.
struct Other(BasicSolver);

impl Other {
    fn new(formula: &Formula) -> Other {
        let mut other = Other(BasicSolver::default());
        for _ in formula.variables() {
            other.0.new_var_default();
        }
        formula.clauses().for_each(|clause| other.add(clause));
        other
    }

    fn lits(literals: &[Literal]) -> Vec<Lit> {
        let lit =
            |literal: &Literal| Lit::new(Var::unsafe_from_idx(literal.variable() as u32 - 1), literal.is_positive());
        literals.iter().map(lit).collect()
    }

    fn add(&mut self, clause: &[Literal]) {
        self.0.add_clause_reuse(&mut Other::lits(clause));
    }

    fn solve(&mut self, assumed: &[Literal]) -> Answer {
        if self.0.solve_limited(&Other::lits(assumed)) == lbool::TRUE { Answer::Yes } else { Answer::No }
    }
}

#[test]
fn both_give_the_same_answers_while_clauses_come_and_assumptions_change() {
    let mut chance = Chance::new(42);
    let mut answers = [0, 0];
    for round in 0..150 {
        let (variables, chain) = (20 + chance.below(40), 1 + round % 5);
        let mut formula = hard(&mut chance, variables, chain, 30);
        let all: Vec<Literal> = formula.variables().collect();
        let (go_on, mut other) = (|| true, Other::new(&formula));
        let guess: Vec<Option<bool>> = all.iter().map(|_| [None, Some(true), Some(false)][chance.below(3)]).collect();
        let mut solver = Solver::new(&formula, |variable| guess[variable.variable() - 1], &go_on);
        for _ in 0..20 {
            let count = chance.below(6);
            let assumed = literals(&mut chance, &all, count);
            let answer = solver.solve(&assumed);
            assert_eq!(answer, other.solve(&assumed));
            if answer == Answer::Yes {
                let holds = |literal: &Literal| solver.holds(*literal);
                assert!(assumed.iter().all(holds) && formula.clauses().all(|clause| clause.iter().any(holds)));
            } else {
                let core: Vec<Literal> = assumed.into_iter().filter(|&literal| solver.rests_on(literal)).collect();
                assert_eq!(other.solve(&core), Answer::No);
            }
            answers[usize::from(answer == Answer::Yes)] += 1;
            let length = 1 + chance.below(3).max(1);
            let clause = literals(&mut chance, &all, length);
            formula.add(clause.iter().copied());
            other.add(&clause);
            solver.add(clause);
        }
    }
    assert!(answers[0] > 500 && answers[1] > 500, "{answers:?}");
}

/// Whether making all literals of a clause false ends in a false clause by unit propagation alone.
fn follows(clause: &[Literal], from: &[Vec<Literal>], variables: usize) -> bool {
    let mut values = vec![None; variables + 1];
    clause.iter().for_each(|literal| values[literal.variable()] = Some(!literal.is_positive()));
    loop {
        let mut more = false;
        for clause in from {
            let value = |literal: &Literal| values[literal.variable()].map(|value| value == literal.is_positive());
            if clause.iter().any(|literal| value(literal) == Some(true)) {
                continue;
            }
            let open: Vec<Literal> = clause.iter().copied().filter(|literal| value(literal).is_none()).collect();
            match open[..] {
                [] => return true,
                [only] => {
                    values[only.variable()] = Some(only.is_positive());
                    more = true;
                }
                _ => {}
            }
        }
        if !more {
            return false;
        }
    }
}

/// The tests that take longest.
mod long {
    use super::*;

    #[test]
    fn long_searches_delete_clauses_and_change_their_mode_and_are_right() {
        let mut chance = Chance::new(7);
        let mut answers = [0, 0];
        for round in 0..30 {
            let formula = hard(&mut chance, 180, 1 + round % 3, 43);
            let conflicts = std::cell::Cell::new(0);
            let on_conflict = || {
                conflicts.set(conflicts.get() + 1);
                true
            };
            let mut solver = Solver::new(&formula, |_| Some(true), &on_conflict);
            let answer = solver.solve(&[]);
            assert_eq!(answer, Other::new(&formula).solve(&[]));
            if answer == Answer::Yes {
                assert!(formula.clauses().all(|clause| clause.iter().any(|&literal| solver.holds(literal))));
            }
            // Reductions begin with 300 conflicts, and the second turn with 1,000.
            answers[usize::from(answer == Answer::Yes)] += usize::from(conflicts.get() > 1500);
        }
        assert!(answers[0] > 3 && answers[0] + answers[1] > 6, "{answers:?}");
    }

    #[test]
    fn each_clause_learnt_follows_from_those_before_it_that_are_not_deleted() {
        let mut chance = Chance::new(11);
        let (mut learnt, mut deleted, mut proofs) = (0, 0, 0);
        for round in 0..12 {
            let formula = hard(&mut chance, 160, 1 + round % 3, 43);
            let variables = formula.size().variables;
            let clauses: RefCell<Vec<Vec<Literal>>> =
                RefCell::new(formula.clauses().map(<[Literal]>::to_vec).collect());
            let counts = RefCell::new((0, 0, false));
            let listener = |derived: Derived<'_>| {
                let (mut clauses, mut counts) = (clauses.borrow_mut(), counts.borrow_mut());
                match derived {
                    Derived::Learnt(clause) => {
                        // Each is checked at first, and then some: the check is slow.
                        if counts.0 < 100 || counts.0 % 8 == 0 || clause.len() < 2 {
                            assert!(follows(clause, &clauses, variables), "{clause:?}");
                        }
                        clauses.push(clause.to_vec());
                        counts.0 += 1;
                        counts.2 |= clause.is_empty();
                    }
                    Derived::Deleted(clause) => {
                        let sorted = |clause: &[Literal]| {
                            let mut clause = clause.to_vec();
                            clause.sort();
                            clause
                        };
                        let which = clauses.iter().rposition(|other| sorted(other) == sorted(clause));
                        clauses.remove(which.expect("what is deleted was learnt"));
                        counts.1 += 1;
                    }
                }
            };
            let mut solver = Solver::new(&formula, |_| None, &|| true);
            solver.tell(&listener);
            assert_eq!(solver.solve(&[]) == Answer::No, counts.borrow().2);
            let (more, less, proof) = *counts.borrow();
            (learnt, deleted, proofs) = (learnt + more, deleted + less, proofs + usize::from(proof));
        }
        assert!(learnt > 2000 && deleted > 200 && proofs > 3, "{learnt}, {deleted}, {proofs}");
    }
}
