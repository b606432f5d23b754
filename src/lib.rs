//! Solves nonograms step by step and gives a reason for each step.
//!
//! One idea holds the design together: solving is a pure function from a [`Puzzle`](puzzle::Puzzle) to a
//! [`Trace`](trace::Trace), and everything shown to people is a replay of the first steps of a trace.

pub mod line;
pub mod puzzle;
