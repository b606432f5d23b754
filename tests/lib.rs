//! What the tests of several crates share: puzzles that are made, slow doubles of what is tested, a checker of every step, and what
//! is written down of results.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]
#![allow(missing_docs, clippy::missing_panics_doc, reason = "it serves tests alone")]

pub mod cases;
pub mod checker;
#[cfg(not(target_arch = "wasm32"))]
pub mod decoders;
pub mod digest;
pub mod made;
pub mod makers;
#[cfg(not(target_arch = "wasm32"))]
pub mod patterns;
pub mod targets;
#[cfg(not(target_arch = "wasm32"))]
pub mod truth;
pub mod twins;
