//! The worker that makes. It runs up to three times side by side, so that a long search never holds up the verdict on what is drawn:
//! see [`Lane`].

mod answer;
mod picture;
#[cfg(target_arch = "wasm32")]
mod program;
mod protocol;
mod repair;

#[cfg(test)]
pub(crate) use answer::answer;
#[cfg(target_arch = "wasm32")]
pub(crate) use program::start;
pub(crate) use protocol::{Lane, Maker, News, Pixmap, Repaired, Request, Sketched, Stage, Way};
