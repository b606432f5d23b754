//! A worker that takes part in a long search. The worker that solves starts some of them when a search turns out to be long.

#[cfg(target_arch = "wasm32")]
mod program;
mod protocol;

#[cfg(target_arch = "wasm32")]
pub use program::start_searcher;
pub(crate) use protocol::{News, Searcher};
