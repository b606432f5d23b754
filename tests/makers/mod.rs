//! Makers of random puzzles: each makes another kind, always the same puzzle for a seed.

pub(crate) mod blobs;
pub(crate) mod chance;
pub(crate) mod noise;
pub(crate) mod seeded;
// For property tests, whose source of randomness does not run in a browser.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod small;
