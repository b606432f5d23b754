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

#[cfg(target_arch = "wasm32")]
mod dom;
mod effect;
#[cfg(target_arch = "wasm32")]
mod effects;
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
#[cfg(target_arch = "wasm32")]
mod today;
mod update;
mod worker;

#[cfg(target_arch = "wasm32")]
pub use panic::report_panics;
#[cfg(target_arch = "wasm32")]
pub use start::start;
#[cfg(target_arch = "wasm32")]
pub use worker::artist::start_artist;
#[cfg(target_arch = "wasm32")]
pub use worker::reader::start_reader;
#[cfg(target_arch = "wasm32")]
pub use worker::solver::start_worker;
#[cfg(target_arch = "wasm32")]
pub use worker::tutor::start_tutor;
