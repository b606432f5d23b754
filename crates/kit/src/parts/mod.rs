//! The pieces of parts.

pub mod canvas;
pub mod inks;
pub mod keys;
pub mod notice;
mod pen;
pub mod pointers;
pub mod screen;
