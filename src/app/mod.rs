//! The page and its workers. How anything is inferred is not known here.
//!
//! Events become messages, messages change one model, and the model is shown; nothing else.
//!
//! ```text
//! listener ──Msg──▶ queue ──▶ Model::update(Msg) -> Vec<Effect> ──▶ effects run ──▶ each Part::show(&Model)
//! ```
//!
//! What needs no browser is compiled natively too, for its unit tests: messages, the model and how they change it, and what
//! the workers answer.
#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code, unused_imports, reason = "natively, only the tests use it"))]

#[cfg(target_arch = "wasm32")]
mod dom;
mod effect;
#[cfg(target_arch = "wasm32")]
mod effects;
#[cfg(test)]
mod imports;
mod model;
mod msg;
#[cfg(target_arch = "wasm32")]
mod panic;
mod part;
#[cfg(target_arch = "wasm32")]
mod parts;
mod runtime;
#[cfg(target_arch = "wasm32")]
mod start;
mod update;
mod worker;

#[cfg(target_arch = "wasm32")]
pub use panic::report_panics;
#[cfg(target_arch = "wasm32")]
pub use start::start;
#[cfg(target_arch = "wasm32")]
pub use worker::artist::start_artist;
#[cfg(target_arch = "wasm32")]
pub use worker::solver::start_worker;
