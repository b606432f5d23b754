//! The worker that reads, solves and writes puzzles, so that the page never waits.

mod answer;
#[cfg(target_arch = "wasm32")]
mod program;
mod protocol;
mod refusal;
mod reporter;

#[cfg(test)]
pub(crate) use answer::answer;
#[cfg(target_arch = "wasm32")]
pub use program::start_worker;
pub(crate) use protocol::{News, Request, Solver};
pub(crate) use refusal::Refusal;
