//! What the page knows, without a browser: one file for each part, and `state` for the whole.

pub(crate) mod attempt;
pub(crate) mod board;
pub(crate) mod calendar;
pub(crate) mod clock;
pub(crate) mod cursor;
pub(crate) mod display;
pub(crate) mod drag_figure;
pub(crate) mod drawer;
pub(crate) mod drawing;
pub(crate) mod entry;
pub(crate) mod finish;
pub(crate) mod game;
mod game_look;
pub(crate) mod gesture;
pub(crate) mod keeping;
pub(crate) mod kept;
pub(crate) mod keymap;
pub(crate) mod learning;
pub(crate) mod lens;
pub(crate) mod magnifier;
pub(crate) mod marking;
pub(crate) mod notice;
pub(crate) mod number_cursor;
pub(crate) mod playing;
pub(crate) mod question;
pub(crate) mod rating;
pub(crate) mod ready;
pub(crate) mod reasons;
pub(crate) mod saving;
pub(crate) mod settings;
pub(crate) mod shading;
pub(crate) mod shown;
mod state;
pub(crate) mod tutoring;
pub(crate) mod welcome;

pub(crate) use state::Model;
