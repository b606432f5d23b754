//! The page's four workers, one that solves, one that argues like a person, one that reads and writes texts, and one that
//! draws; those that help the first one with a long search; and the channel to each.
//!
//! Each has its own protocol: requests from the page, or from the worker that it helps, and news from the worker.

pub(crate) mod artist;
#[cfg(target_arch = "wasm32")]
pub(crate) mod channel;
mod file_name;
#[cfg(target_arch = "wasm32")]
pub(crate) mod on_demand;
#[cfg(target_arch = "wasm32")]
pub(crate) mod page;
pub(crate) mod protocol;
pub(crate) mod reader;
pub(crate) mod searcher;
pub(crate) mod solver;
pub(crate) mod solving;
#[cfg(test)]
pub(crate) mod told;
pub(crate) mod tutor;
