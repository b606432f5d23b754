//! Measures Nonoscope in one run: against the methods of the write-ups, against other solvers, and against itself on
//! ever larger puzzles.

mod clock;
#[path = "../../tests/makers"]
mod makers {
    pub(crate) mod blobs;
    pub(crate) mod chance;
}
mod peers;
mod puzzles;
mod report;
mod truth;
mod write_ups;

pub use report::report;
pub use truth::whole_truth;
