//! The page on which puzzles are watched and played: its whole model, its messages and its effects. What they are made of is in the features' folders.
//!
//! Events become messages, messages change one model, and the parts show the model.
//!
//! ```text
//! listener ──Msg──▶ queue ──▶ Model::update(Msg) -> Vec<Effect> ──▶ effects run ──▶ each Part::show(&Model)
//! ```

#[cfg(target_arch = "wasm32")]
pub(crate) mod effects;
#[cfg(test)]
mod event_loop;
#[cfg(target_arch = "wasm32")]
pub(crate) mod keys;
mod model;
mod msg;
#[cfg(target_arch = "wasm32")]
pub(crate) mod start;
#[cfg(test)]
pub(crate) mod tests;
mod update;

pub(crate) use self::model::Model;
pub(crate) use self::msg::{Dialogue, Effect, Msg, Note, Place, PlayMsg, Sender, Timer};
