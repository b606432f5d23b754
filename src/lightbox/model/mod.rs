//! The dialogue's model, without a browser: one file for each idea, and `state` for the whole.

pub(crate) mod copy;
pub(crate) mod corners;
mod state;
pub(crate) mod taking;

pub(crate) use state::{Model, Stage};
