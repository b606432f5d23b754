//! The board of the element `<nonoscope-board>`, with the method `auto`.

#[path = "board/exports.rs"]
mod exports;

/// How this program solves.
type Kind = nonoscope::exhibit::Computing;

fn main() {}
