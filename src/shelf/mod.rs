//! The dialogues in which a person finds a puzzle to play: the shelf of some two thousand, and the calendar; their record; and a link as a QR code.
//! Their program is loaded when one of them is first needed.
//!
//! It goes one way, like the [page](crate::page) that it opens on. The two programs communicate only by events at the dialogue's element, whose names
//! are in `effects`, and by what the browser keeps.

pub(crate) mod browse;
pub(crate) mod calendar;
pub(crate) mod code;
#[cfg(target_arch = "wasm32")]
pub(crate) mod effects;
mod model;
mod msg;
pub(crate) mod printing;
pub(crate) mod record;
#[cfg(target_arch = "wasm32")]
pub(crate) mod start;
mod stock;
#[cfg(test)]
mod tests;
mod update;

pub(crate) use self::model::Model;
pub(crate) use self::msg::{Effect, Msg, Sender};
