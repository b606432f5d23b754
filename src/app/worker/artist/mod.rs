//! The worker that draws pictures for files and for the clipboard. It is loaded when it is first needed, so that a page that only
//! solves need not wait for it.

mod answer;
mod drawing;
#[cfg(target_arch = "wasm32")]
mod program;
mod protocol;

pub(crate) use drawing::{Drawing, Drawn, Kind};
#[cfg(target_arch = "wasm32")]
pub use program::start_artist;
pub(crate) use protocol::{Artist, News, Request};
