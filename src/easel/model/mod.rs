//! The page's model, without a browser: one file for each idea, and `state` for the whole.

pub(crate) mod clues;
pub(crate) mod colours;
pub(crate) mod drawing;
pub(crate) mod history;
pub(crate) mod kept;
pub(crate) mod keymap;
pub(crate) mod look;
pub(crate) mod message;
pub(crate) mod moves;
pub(crate) mod opening;
pub(crate) mod picture;
pub(crate) mod random;
pub(crate) mod repair;
pub(crate) mod section;
pub(crate) mod shapes;
pub(crate) mod sheet;
pub(crate) mod shelf;
mod state;
pub(crate) mod taking;
pub(crate) mod tool;
pub(crate) mod tools;
pub(crate) mod verdict;

pub(crate) use state::Model;
