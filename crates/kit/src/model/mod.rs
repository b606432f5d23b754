//! The pieces of models, without a browser.

pub mod address;
pub mod board;
pub mod cursor;
pub mod display;
pub mod drawer;
pub mod game;
pub mod game_look;
pub mod gesture;
pub mod keymap;
pub mod lens;
pub mod marking;
pub mod notice;
pub mod number_cursor;
pub mod playing;
pub mod store;
