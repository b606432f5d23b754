//! The dialogue that reads a puzzle from a picture: each clue stands under its crop, and a person corrects and takes it. Its program and its worker
//! are loaded when first needed.
//!
//! It goes one way, like the [page](crate::page) that it opens on. Its event loop and its channels to workers are those of `nonoscope_kit`. The two
//! programs communicate only by events at the dialogue's element, whose names are in `effects`.

pub(crate) mod copy;
pub(crate) mod corners;
#[cfg(target_arch = "wasm32")]
pub(crate) mod effects;
mod model;
mod msg;
#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
pub(crate) mod scanner;
#[cfg(target_arch = "wasm32")]
pub(crate) mod start;
#[cfg(test)]
mod tests;
mod update;

pub(crate) use self::model::{Model, Stage};
pub(crate) use self::msg::{Msg, Sender};
