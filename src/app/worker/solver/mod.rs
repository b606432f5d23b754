//! The worker that solves, so that the page never waits. It knows every method except `human`.

mod answer;
#[cfg(target_arch = "wasm32")]
mod program;
mod protocol;
mod search;
#[cfg(target_arch = "wasm32")]
mod searchers;

#[cfg(test)]
pub(crate) use answer::answer;
#[cfg(target_arch = "wasm32")]
pub(crate) use program::start;
pub(crate) use protocol::{MOST_PROOF_WORK, News, ProofFile, Request, Solver};
