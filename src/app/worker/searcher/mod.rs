//! A worker that takes part in a long search. The solver's worker starts three of them when a search turns out to be
//! long, if there are four cores; two cores would take longer than one.
//!
//! Workers share no memory, because that needs headers that many hosts do not send. Orders and reports travel as
//! bytes, and a searcher stays in its worker from round to round. If one is lost, the first searcher goes on alone.

#[cfg(target_arch = "wasm32")]
mod program;
mod protocol;

#[cfg(target_arch = "wasm32")]
pub(crate) use program::start;
pub(crate) use protocol::{News, Searcher};
