//! The worker that argues like a person: it explains steps, gives hints, makes exercises, rates puzzles, and solves with `human`. It is loaded when
//! the page is idle, or when first needed, so that it never delays the first puzzle.
//!
//! What it needs is larger than the solver, and not needed until the first step, so the solver contains none of it.
//! If it cannot be loaded, dies or hangs, steps show their reasons only, and `auto` takes the place of `human`.

mod answer;
mod patience;
#[cfg(target_arch = "wasm32")]
mod program;
mod protocol;

#[cfg(test)]
pub(crate) use answer::answer;
#[cfg(target_arch = "wasm32")]
pub(crate) use program::start;
pub(crate) use protocol::{News, Request, Tutor};
