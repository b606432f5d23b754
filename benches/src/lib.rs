//! Measures Nonoscope in one run: against the methods of the write-ups, against other solvers, and against itself on
//! larger and larger puzzles.

mod clock;
mod peers;
mod puzzles;
#[path = "../../tests/random_puzzle/mod.rs"]
mod random_puzzle;
mod report;
mod truth;
mod write_ups;

pub use report::report;
pub use truth::whole_truth;
