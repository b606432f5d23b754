//! Makers of random puzzles, one for each kind of puzzle; the same seed always gives the same puzzle.

pub(crate) mod blobs;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod boards;
pub(crate) mod chance;
pub(crate) mod coloured;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod jpeg;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod messages;
pub(crate) mod noise;
pub(crate) mod photos;
pub(crate) mod seeded;
// For property tests, whose source of randomness does not work in a browser.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod small;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod swapped;
