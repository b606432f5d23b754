//! The page and its workers. It does not know how anything is inferred.
//!
//! Events become messages, messages change one model, and the parts show the model.
//!
//! ```text
//! listener ──Msg──▶ queue ──▶ Model::update(Msg) -> Vec<Effect> ──▶ effects run ──▶ each Part::show(&Model)
//! ```
//!
//! Messages, the model, its updates and the workers' answers need no browser. They are compiled natively too, for unit
//! tests.
#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code, unused_imports, reason = "natively, only the tests use it"))]

pub(crate) mod effect;
#[cfg(target_arch = "wasm32")]
pub(crate) mod effects;
pub(crate) mod model;
pub(crate) mod msg;
#[cfg(target_arch = "wasm32")]
pub(crate) mod parts;
#[cfg(target_arch = "wasm32")]
pub(crate) mod start;
#[cfg(test)]
mod tests;
#[cfg(target_arch = "wasm32")]
mod today;
mod update;
pub(crate) mod worker;

#[cfg(target_arch = "wasm32")]
pub use start::start;
#[cfg(target_arch = "wasm32")]
pub use worker::engine::start_engine;
