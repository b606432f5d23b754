//! The board of the element `<nonoscope-board>`, with the method `human`.

#[path = "board/exports.rs"]
mod exports;

/// How this program solves.
type Kind = nonoscope::exhibit::Arguing;

fn main() {}
