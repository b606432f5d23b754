//! Solving: from a puzzle to its outcome, by one of six methods.
//!
//! From the bottom up: `data` is the input and the result; `meter` counts and watches; `board`, `line_set` and
//! `propagate` are line logic; `recorder` is line logic with a trace; `suppose` and `probe` go beyond lines;
//! `beliefs` (with `messages` and `coloured_messages`), `marginals`, `decimate`, `sweep` and `exhaust` finish the rest;
//! `chain` and `ways` find the shortest supposition and `human` the easiest step; `judge` and `seek` say which marks
//! cannot be right, and `hint` what comes next; `methods` puts these together. `argument` says what a step rests on, and
//! `verdict` how many solutions there are and no more.
//!
//! ```
//! use nonoscope::{format, solve};
//!
//! let puzzle = format::read("2x2:1/1/1/1").unwrap().puzzle;
//! let options = solve::Options { solutions: 5, ..solve::Options::new(solve::Method::Auto) };
//! let outcome = solve::solve(&puzzle, options);
//! assert_eq!((outcome.verdict, outcome.solutions.len()), (solve::Verdict::Multiple, 2));
//! ```

mod argument;
#[cfg(any(test, all(feature = "page", target_arch = "wasm32")))]
mod aside;
mod beliefs;
mod board;
mod certain;
mod chain;
mod coloured_messages;
mod complete;
mod counts;
mod data;
mod decimate;
mod exhaust;
mod explain;
mod hint;
mod human;
mod judge;
mod left;
mod line_set;
mod marginals;
mod messages;
mod meter;
mod methods;
mod opening;
mod probe;
mod propagate;
mod rating;
mod recorder;
mod run;
mod seek;
#[cfg(feature = "make")]
mod settling;
mod solutions;
mod suppose;
mod sweep;
#[cfg(feature = "scan")]
mod verdict;
mod ways;

pub use argument::argument;
#[cfg(any(test, all(feature = "page", target_arch = "wasm32")))]
pub(crate) use aside::{Long, Solved};
pub use counts::{LayoutCounts, count_layouts};
pub use data::{
    Argument, Branch, Clash, Contradiction, MAX_SOLUTION_CELLS, MAX_SOLUTIONS, MAX_STEPS, Method, Options, Outcome,
    Refutation, Stop, UnknownMethod, Verdict, Work,
};
#[cfg(any(test, all(feature = "page", target_arch = "wasm32")))]
pub(crate) use hint::unjudged;
pub use hint::{Hint, Mistake, hint};
pub use judge::{Judged, Past, WrongMarks, has_all, judge_by};
pub use marginals::{Marginals, marginals};
pub use meter::Watch;
pub use propagate::{Propagated, propagate};
#[cfg(any(test, feature = "make", all(feature = "page", target_arch = "wasm32")))]
pub(crate) use rating::rate_known;
pub use rating::{MOST_MOMENTS, MOST_RATED, Moment, Rating, Tier, UnknownTier, rate};
pub(crate) use run::solve_telling;
#[cfg(any(test, all(feature = "page", target_arch = "wasm32")))]
pub(crate) use run::{argue_alone, solve_by_arguing, solve_by_computing};
pub use run::{solve, solve_automatically, solve_watched};
pub use seek::judge;
#[cfg(feature = "make")]
pub(crate) use settling::{Settling, settling};
#[cfg(feature = "scan")]
pub(crate) use verdict::verdict;
