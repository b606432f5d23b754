//! The page's model, without a browser: one file for each part, and `state` for the whole.

pub(crate) mod attempt;
pub(crate) mod calendar;
pub(crate) mod clock;
pub(crate) mod drag_figure;
pub(crate) mod drawing;
pub(crate) mod entry;
pub(crate) mod finish;
pub(crate) mod game;
mod game_notes;
pub(crate) mod keeping;
pub(crate) mod kept;
pub(crate) mod learning;
pub(crate) mod magnifier;
pub(crate) mod naming;
pub(crate) mod question;
pub(crate) mod rating;
pub(crate) mod ready;
pub(crate) mod reasons;
pub(crate) mod saving;
pub(crate) mod settings;
pub(crate) mod shading;
pub(crate) mod shown;
mod solutions;
mod state;
mod staying;
pub(crate) mod tutoring;
pub(crate) mod welcome;
mod winning;

pub(crate) use state::Model;
