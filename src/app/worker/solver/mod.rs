//! The worker that solves, so that the page never waits.

mod answer;
mod patience;
#[cfg(target_arch = "wasm32")]
mod program;
mod protocol;
mod reporter;

#[cfg(test)]
pub(crate) use answer::answer;
#[cfg(target_arch = "wasm32")]
pub use program::start_worker;
pub(crate) use protocol::{News, Request, Solver};
