//! The worker that draws pictures for files and the clipboard. It is loaded when first needed, so that a page that only
//! solves does not wait for it.

mod answer;
mod drawing;
#[cfg(target_arch = "wasm32")]
mod program;
mod protocol;

pub(crate) use drawing::{Drawing, Drawn, Kind};
#[cfg(target_arch = "wasm32")]
pub(crate) use program::start;
pub(crate) use protocol::{Artist, News, Request};
