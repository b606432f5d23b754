//! The worker that reads texts, follows links, and writes puzzles in formats. It is loaded when first needed: the puzzles of a first visit
//! come in a form that needs no reader.
//!
//! Readers and writers are nearly as large as the solver. The page passes on what it has read, so a text is read
//! once, however often its puzzle is solved.

mod answer;
#[cfg(target_arch = "wasm32")]
mod program;
mod protocol;
mod refusal;

#[cfg(test)]
pub(crate) use answer::answer;
#[cfg(target_arch = "wasm32")]
pub(crate) use program::start;
pub(crate) use protocol::{Listed, News, Reader, Request};
pub(crate) use refusal::Refusal;
