//! What a page of ours is built from: the event loop, the elements of a page, and the channels to its workers. It knows no page.

#![allow(missing_docs, reason = "only our pages use it")]

#[cfg(target_arch = "wasm32")]
pub mod dom;
#[cfg(target_arch = "wasm32")]
pub mod effects;
pub mod file;
pub mod knowing;
pub mod model;
#[cfg(target_arch = "wasm32")]
pub mod panic;
pub mod part;
#[cfg(target_arch = "wasm32")]
pub mod parts;
#[cfg(target_arch = "wasm32")]
pub mod promise;
pub mod runtime;
pub mod sender;
pub mod worker;
pub mod world;
