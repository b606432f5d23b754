//! Measures Nonoscope in one run: against the methods of the write-ups, against other solvers, and against itself on
//! ever larger puzzles.

mod clock;
#[cfg(not(target_arch = "wasm32"))]
mod hard;
#[path = "../../tests/makers"]
mod makers {
    pub(crate) mod blobs;
    pub(crate) mod chance;
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) mod noise;
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) mod swapped;
}
mod peers;
mod puzzles;
mod report;
mod truth;
mod write_ups;

#[cfg(not(target_arch = "wasm32"))]
pub use hard::{solve_hard, write_hard};
pub use report::report;
pub use truth::whole_truth;
