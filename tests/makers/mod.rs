//! Makers of random puzzles, one for each kind of puzzle; the same seed always gives the same puzzle.

pub mod blobs;
#[cfg(not(target_arch = "wasm32"))]
pub mod boards;
pub mod chance;
pub mod coloured;
#[cfg(not(target_arch = "wasm32"))]
pub mod jpeg;
#[cfg(not(target_arch = "wasm32"))]
pub mod messages;
pub mod noise;
pub mod photos;
pub mod seeded;
// For property tests, whose source of randomness does not work in a browser.
#[cfg(not(target_arch = "wasm32"))]
pub mod small;
#[cfg(not(target_arch = "wasm32"))]
pub mod swapped;
