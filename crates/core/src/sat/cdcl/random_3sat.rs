//! Random formulas for tests: clauses of three literals.

use super::core::Core;
use super::lit::{Lit, Var};
use crate::chance::Chance;

/// A core with 4.26 clauses for each variable, where about half can be satisfied, and the clauses.
pub(super) fn random_3sat(chance: &mut Chance, vars: u32) -> (Core, Vec<Vec<Lit>>) {
    let mut core = Core::new();
    for _ in 0..vars {
        core.add_variable(None);
    }
    let lit = |chance: &mut Chance| Var(chance.below(vars as usize) as u32).with(chance.below(2) == 0);
    let clauses: Vec<Vec<Lit>> = (0..vars * 426 / 100).map(|_| (0..3).map(|_| lit(chance)).collect()).collect();
    clauses.iter().for_each(|clause| core.add(&mut clause.clone()));
    (core, clauses)
}
