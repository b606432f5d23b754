//! The board of the element `<nonoscope-board>`, with the method `auto`.

#[cfg(target_arch = "wasm32")]
#[path = "board/exports.rs"]
mod exports;

/// How this program solves.
#[cfg(target_arch = "wasm32")]
type Kind = nonoscope_board::Computing;

fn main() {}
