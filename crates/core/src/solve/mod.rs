//! Solving: from a puzzle to its outcome, by one of six methods.
//!
//! From the bottom up: `data` is the input and the result; `meter` counts and watches; `board`, `line_set` and
//! `propagate` are line logic; `recorder` is line logic with a trace; `suppose` and `probe` go beyond lines;
//! `beliefs` (with `messages` and `coloured_messages`), `marginals`, `decimate`, `beam` and `exhaust` finish the rest;
//! `chain` and `ways` find the shortest supposition and `human` the easiest step; `judge` and `seek` say which marks
//! cannot be right, and `hint` what comes next; `methods` puts these together. `argument` says what a step rests on, and
//! `verdict` how many solutions there are and no more.
//!
//! ```
//! # use nonoscope_core as nonoscope;
//! use nonoscope::{puzzle::Puzzle, solve};
//!
//! let puzzle = Puzzle::of_picture(&"XO\nOX".parse().unwrap()).unwrap();
//! let outcome = solve::solve(&puzzle, solve::Options::default().solutions(5));
//! assert_eq!((outcome.verdict, outcome.solutions.len(), outcome.more()), (solve::Verdict::Multiple, 2, Some(false)));
//! ```

mod argument;
mod aside;
mod beam;
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
mod settling;
mod solutions;
mod suppose;
mod verdict;
mod ways;

pub use argument::argument;
pub use aside::{Long, Solved};
pub use counts::{LayoutCounts, count_layouts};
pub use data::{
    Argument, Branch, Clash, Contradiction, MAX_SOLUTION_CELLS, MAX_SOLUTIONS, MAX_STEPS, Method, Options, Outcome,
    Refutation, Stop, UnknownMethod, Verdict, Work,
};
pub use hint::unjudged;
pub use hint::{Hint, Mistake, hint};
pub use judge::{Judged, Past, WrongMarks, has_all, judge_by};
pub use marginals::{Marginals, marginals};
pub use meter::Watch;
pub use propagate::{Propagated, propagate};
pub use rating::rate_known;
pub use rating::{MOST_MOMENTS, MOST_RATED, Moment, Rating, Tier, UnknownTier, rate, rated_form};
pub use run::solve_telling;
pub use run::{argue_alone, solve_by_arguing, solve_by_computing};
pub use run::{solve, solve_automatically, solve_watched};
pub use seek::judge;
pub use settling::{Settling, settling};
pub use verdict::{verdict, verdict_and_difference};
