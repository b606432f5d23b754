//! The board that pages of others show: the element `<nonoscope-board>` of the package for JavaScript. It does not know how
//! anything is inferred.
//!
//! The script of the element has its DOM and its worker; everything that it shows comes from here. One program serves both sides:
//! in the worker it reads and solves ([`open`]), on the page it shows and plays ([`Exhibit`]). There is one program for each
//! [`Kind`] of solving. From `app` it has what is general: the board's canvas, gestures, keys, the lens, what plays.
#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code, unused_imports, reason = "natively, only the tests use it"))]

mod kind;
mod model;
mod opening;
#[cfg(target_arch = "wasm32")]
mod shown;
#[cfg(test)]
mod tests;
mod update;

pub use kind::{Arguing, Computing, Kind};
pub use opening::{open, open_reading};
#[cfg(target_arch = "wasm32")]
pub use shown::Exhibit;
