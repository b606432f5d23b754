//! The SAT solver's answers, and what it derives on the way.

use super::formula::Literal;

/// Whether a formula can be satisfied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Answer {
    /// Yes; [`Solver::holds`](super::Solver::holds) says how.
    Yes,
    /// No, not under the assumptions.
    No,
    /// The solver was stopped.
    Stopped,
}

/// What a solver does to its clauses while it solves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Derived<'c> {
    /// It has learnt a clause, which follows by unit propagation from the formula and what was learnt before. The literals
    /// may be in any order.
    Learnt(&'c [Literal]),
    /// It has deleted a clause that it had learnt.
    Deleted(&'c [Literal]),
}
