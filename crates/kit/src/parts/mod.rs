//! The pieces of parts.

pub mod canvas;
pub mod keys;
mod pen;
pub mod pointers;
pub mod screen;
