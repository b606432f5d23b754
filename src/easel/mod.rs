//! The page for making puzzles, and its worker. It does not know how anything is inferred.
//!
//! It goes one way, like the [other page](super::app). Its board, its event loop and its channels to workers are those of `nonoscope_kit`:
//!
//! ```text
//! listener ──Msg──▶ queue ──▶ Model::update(Msg) -> Vec<Effect> ──▶ effects run ──▶ each Part::show(&Model)
//! ```
//!
//! # A way of making puzzles
//!
//! Each way of making puzzles is a section beside the board, for example `message`. It takes
//!
//! - in `make.html`, a `<section data-section="message">` in `#side` and a button `open-message` in `#bar`, and a line in
//!   `www/make.css` where the others stand that show the section which is open;
//! - a variant of [`Section`](model::section::Section);
//! - `model/message.rs`: its messages, what is chosen and what is known of it; a field of the model; a variant of `Msg`;
//! - `update/message.rs`: how the one changes the other, and its tests in `update/tests/`;
//! - `parts/message.rs`: its elements, each of which belongs to this part alone, and a line in `parts/mod.rs`;
//! - a variant of [`Request`](worker::maker::Request) with [`Lane::Making`](worker::maker::Lane), one of
//!   [`News`](worker::maker::News), and an arm in `worker/maker/answer.rs`. Each carries a ticket, so that an outdated answer is
//!   recognised, and [`Effect::Stop`](effect::Effect) ends what takes too long.
//!
//! What was made is put onto the sheet with [`Drawing::replace`](model::drawing::Drawing::replace), as a step that can be undone, or with
//! `opening::open` as a drawing of its own. The verdict, the clues and keeping it follow by themselves.
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
pub(crate) mod worker;

#[cfg(target_arch = "wasm32")]
pub use start::start;
