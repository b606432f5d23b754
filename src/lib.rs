//! Solves nonograms step by step and gives a reason for each step.
//!
//! One idea holds the design together: solving is a pure function from a [`Puzzle`](puzzle::Puzzle) to a
//! [`Trace`](trace::Trace), and everything shown to people is a replay of the first steps of a trace.
//!
//! ```
//! use nonoscope::{format, solve, trace};
//!
//! let puzzle = format::read("3x3:1/3/1/1/3/1").unwrap().puzzle;
//! let outcome = solve::solve(&puzzle, solve::Method::Passes);
//! assert_eq!(outcome.verdict, solve::Verdict::Unique);
//! assert_eq!(outcome.grid.row_strings(), ["OXO", "XXX", "OXO"]);
//! let first = outcome.trace.step(0).unwrap();
//! assert_eq!(trace::sentence(&first), "Row 1: all 3 layouts fit what is known. They agree on no further cell.");
//! ```

#[cfg(any(test, all(target_arch = "wasm32", feature = "page")))]
pub mod app;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod examples;
pub mod format;
pub mod line;
pub mod picture;
pub mod player;
pub mod puzzle;
pub mod qr;
pub mod sat;
pub mod solve;
pub mod trace;
