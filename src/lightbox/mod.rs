//! The dialogue that reads a puzzle from a picture: each clue stands under its crop, and a person corrects and takes it. Its program and its worker
//! are loaded when first needed.
//!
//! It goes one way, like the [page](super::app) that it opens on. Its event loop and its channels to workers are those of `nonoscope_kit`. The two programs
//! communicate only by events at the dialogue's element, whose names are in `effects/exchange`.
#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code, unused_imports, reason = "natively, only the tests use it"))]

mod effect;
#[cfg(target_arch = "wasm32")]
mod effects;
mod model;
mod msg;
#[cfg(target_arch = "wasm32")]
mod parts;
#[cfg(target_arch = "wasm32")]
mod start;
mod update;
mod worker;

#[cfg(target_arch = "wasm32")]
pub use start::start;
#[cfg(target_arch = "wasm32")]
pub use worker::scanner::start_scanner;
