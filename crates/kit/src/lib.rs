//! What a page of ours is built from: the event loop, the elements of a page and their listeners, the channels to workers, and the board with its
//! gestures, keys and playback. It knows no page.
//!
//! Like the pages, it goes one way: what is in `model` knows no DOM, while `parts` and `effects` exist only in browsers.

#![allow(missing_docs, reason = "only our pages use it")]

#[cfg(target_arch = "wasm32")]
pub mod dom;
#[cfg(target_arch = "wasm32")]
pub mod effects;
pub mod file;
pub mod knowing;
#[cfg(target_arch = "wasm32")]
pub mod language;
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
#[cfg(target_arch = "wasm32")]
pub mod start;
pub mod worker;
pub mod world;
