//! Solving: from a puzzle to its outcome, by one of five methods.

mod board;
mod data;
mod explain;
mod first_look;
mod guess;
mod hint;
mod likely;
mod look;
mod meter;
mod methods;
mod probe;
mod run;
mod search;
mod settle;
mod suppose;

pub use data::{
    Contradiction, MAX_SOLUTION_CELLS, MAX_SOLUTIONS, MAX_STEPS, Method, Options, Outcome, Stop, Verdict, Work,
};
pub use first_look::{FirstLook, first_looks};
pub use hint::{Hint, hint};
pub use likely::{Likely, likely};
pub use meter::Watch;
pub use run::{solve, solve_watched};
pub use settle::{Settled, settle};
