//! The page for making puzzles. It does not know how anything is inferred.
//!
//! It goes one way, like the [other page](crate::page). Its board, its event loop and its channels to workers are those of `nonoscope_kit`:
//!
//! ```text
//! listener ──Msg──▶ queue ──▶ Model::update(Msg) -> Vec<Effect> ──▶ effects run ──▶ each Part::show(&Model)
//! ```
//!
//! # A way of making puzzles
//!
//! Each way of making puzzles is a section beside the board and a folder here, for example `message`. It takes
//!
//! - in `make.html`, a `<section data-section="message">` in `#side` and a button `open-message` in `#bar`, and a line in
//!   `style.css` here, where the others stand that show the section which is open;
//! - a variant of [`Section`](sections::Section);
//! - `message/mod.rs`: its messages, what is chosen and what is known of it, and how the one changes the other; a field of the model; a
//!   variant of `Msg`;
//! - `message/part.rs`: its elements, each of which belongs to this part alone, and a line in `parts.rs`;
//! - `message/tests.rs`;
//! - a variant of [`Request`](crate::workers::maker::Request) with [`Lane::Making`](crate::workers::maker::Lane), one of
//!   [`News`](crate::workers::maker::News), and an arm in `workers/maker/answer.rs`. Each carries a ticket, so that an outdated answer is
//!   recognised, and [`Effect::Stop`] ends what takes too long.
//!
//! What was made is put onto the sheet with [`Drawing::replace`](drawing::Drawing::replace), as a step that can be undone, or with
//! `opening::open` as a drawing of its own. The verdict, the clues and keeping it follow by themselves.

#[cfg(target_arch = "wasm32")]
pub(crate) mod board;
pub(crate) mod colours;
pub(crate) mod drawing;
#[cfg(target_arch = "wasm32")]
pub(crate) mod effects;
pub(crate) mod export;
pub(crate) mod kept;
mod keys;
pub(crate) mod message;
pub(crate) mod mine;
mod model;
mod msg;
pub(crate) mod opening;
pub(crate) mod picture;
pub(crate) mod random;
pub(crate) mod repair;
pub(crate) mod sections;
pub(crate) mod sheet;
#[cfg(target_arch = "wasm32")]
pub(crate) mod start;
#[cfg(test)]
pub(crate) mod tests;
mod update;
pub(crate) mod verdict;

#[cfg(test)]
pub(crate) use self::keys::KeyAction;
pub(crate) use self::model::Model;
pub(crate) use self::msg::{Effect, Msg, Sender, Timer};
pub(crate) use self::update::{lose, stop};
