//! The worker that reads puzzles from pictures.

mod answer;
#[cfg(target_arch = "wasm32")]
mod pixels;
#[cfg(target_arch = "wasm32")]
mod program;
mod protocol;

#[cfg(target_arch = "wasm32")]
pub use program::start_scanner;
pub(crate) use protocol::{Copied, CopiedLine, Crop, Doubt, News, Plain, Request, Scanner, Unread};
