//! The board that you embed in your own page: the element `<nonoscope-board>` of the JavaScript package. It does not know how anything is inferred.
//!
//! The element's script owns its DOM and its worker; this is all that it shows. One program serves both sides:
//! in the worker it reads and solves ([`open`]), on the page it shows and plays (`Exhibit`). There is one program for each
//! [`Kind`] of solving. It shares the canvas, gestures, keys, lens and playback of the pages.
#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code, unused_imports, reason = "natively, only the tests use it"))]
#![allow(missing_docs, reason = "the script of the element documents what it calls")]

mod hinting;
mod kind;
mod model;
mod opening;
#[cfg(target_arch = "wasm32")]
mod shown;
#[cfg(test)]
mod tests;
mod update;

pub use hinting::hint;
pub use kind::{Arguing, Computing, Kind};
pub use opening::{open, open_reading};
#[cfg(target_arch = "wasm32")]
pub use shown::Exhibit;
