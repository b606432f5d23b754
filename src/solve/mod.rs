//! Solving: from a puzzle to its outcome, by one of five methods.

mod board;
mod counts;
mod data;
mod decimate;
mod exhaust;
mod explain;
mod hint;
mod line_set;
mod marginals;
mod meter;
mod methods;
mod opening;
mod probe;
mod propagate;
mod recorder;
mod run;
mod suppose;

pub use counts::{LayoutCounts, count_layouts};
pub use data::{
    Contradiction, MAX_SOLUTION_CELLS, MAX_SOLUTIONS, MAX_STEPS, Method, Options, Outcome, Stop, Verdict, Work,
};
pub use hint::{Hint, hint};
pub use marginals::{Marginals, marginals};
pub use meter::Watch;
pub use propagate::{Propagated, propagate};
pub use run::{solve, solve_watched};
