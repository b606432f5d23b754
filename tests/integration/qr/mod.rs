//! Patterns and the messages in them.

mod any_grid;
mod by_qrcodegen;
mod by_segno;
mod character_sets;
mod content;
mod patterns;
