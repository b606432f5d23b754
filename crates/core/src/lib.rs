//! Solves nonograms step by step and gives a reason for each step.
//!
//! From the bottom up: [`puzzle`] says what exists, [`mod@line`] knows one line, [`trace`] holds the steps of a solve, [`deduce`] finds
//! what a person would infer from one line, [`sat`] turns puzzles into formulas and solves them, [`solve`] has the methods, and
//! [`proof`] writes down why a verdict holds. A module imports only from those before it.
//!
//! What it says to people are messages of `nonoscope_words`; it needs no further crate.

pub mod deduce;
pub mod line;
pub mod proof;
pub mod puzzle;
pub mod sat;
pub mod solve;
pub mod trace;

// The numbers that look random in tests.
#[cfg(test)]
#[path = "../../../tests/makers/chance.rs"]
mod chance;

#[cfg(test)]
mod written;
