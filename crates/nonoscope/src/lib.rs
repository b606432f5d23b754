//! Solves nonograms step by step and gives a reason for each step.
//!
//! One idea holds the design together: solving is a pure function from a [`Puzzle`](puzzle::Puzzle) to a
//! [`Trace`](trace::Trace), and everything shown to people is a replay of the first steps of a trace.
//!
//! ```
//! use nonoscope::puzzle::{Clue, Puzzle};
//! use nonoscope::solve::{Method, Verdict, solve};
//! use nonoscope::trace::sentence;
//!
//! // Rows from the top, columns from the left.
//! let clues = || -> Vec<Clue> { ["1", "3", "1"].iter().filter_map(|clue| clue.parse().ok()).collect() };
//! let puzzle = Puzzle::new(clues(), clues())?;
//!
//! let outcome = solve(&puzzle, Method::Passes);
//! assert_eq!(outcome.verdict, Verdict::Unique);
//! assert_eq!(outcome.grid.to_string(), "OXO\nXXX\nOXO\n");
//!
//! // Why is each cell what it is? The trace says so, step by step.
//! let first = outcome.trace.step(0).unwrap();
//! assert_eq!(sentence(&first, puzzle.palette()), "Row 1: all 3 layouts fit what is known. They agree on no further cell.");
//! # Ok::<(), nonoscope::puzzle::PuzzleError>(())
//! ```
//!
//! With the feature `format`, puzzles can be read from text and written again:
//!
//! ```
//! # #[cfg(feature = "format")] {
//! use nonoscope::{format, puzzle::Puzzle};
//!
//! let reading = format::read("3x3:1/3/1/1/3/1").unwrap();
//! assert_eq!(reading.format.name(), "Tatham game ID");
//! assert_eq!(reading.puzzle, Puzzle::of_picture(&"OXO\nXXX\nOXO".parse().unwrap()).unwrap());
//! # }
//! ```
//!
//! # Features
//!
//! Solving needs none of the features, and no further crate in the program. All of them are additive; only `format` is on by default, so a program
//! that only solves should depend on this library with `default-features = false`.
//!
//! | feature | what it adds |
//! | --- | --- |
//! | `format` | [`mod@format`] and [`examples`]: reading and writing the formats of puzzles |
//! | `qr` | [`qr`]: reading the message of a grid that is a QR code |
//! | `make` | [`make`]: making puzzles, and finding out what is true of them meanwhile; with `qr` |
//! | `scan` | [`scan`]: reading puzzles from pictures of them |
//! | `picture` | [`picture`]: boards and solves as PNG, GIF, SVG, PDF, HTML and text; with `format` and `qr` |
//! | `languages` | [`words::translations`]: every language that it speaks, built in; English always is |
//! | `serde` | `Serialize` and `Deserialize` for what is found here; deserialising checks what constructors check |
//! | `small` | nothing but size: programs are smaller; lines of several inks, and arguments about lines, take longer |
//! | `widths` | nothing but speed: lines of one ink of 65 to 256 cells are solved faster, and programs are larger |
//! | `cli` | the program `nonoscope`, and with it everything else except `small`: `cargo install nonoscope --features cli` |

#[doc(inline)]
pub use nonoscope_core::{deduce, line, proof, puzzle, sat, solve, trace};
#[cfg(feature = "format")]
#[doc(inline)]
pub use nonoscope_format::{self as format, examples};
#[cfg(feature = "make")]
#[doc(inline)]
pub use nonoscope_make as make;
#[cfg(feature = "picture")]
#[doc(inline)]
pub use nonoscope_picture as picture;
#[cfg(feature = "qr")]
#[doc(inline)]
pub use nonoscope_qr as qr;
#[cfg(feature = "scan")]
#[doc(inline)]
pub use nonoscope_scan as scan;
#[doc(inline)]
pub use nonoscope_words as words;

// Not a public API: only the program uses it.
#[cfg(all(not(target_arch = "wasm32"), feature = "cli"))]
#[doc(hidden)]
pub mod cli;

// The numbers that look random in tests.
#[cfg(test)]
#[path = "../../../tests/makers/chance.rs"]
mod chance;

/// The examples in the READMEs, so that they are tested.
#[cfg(all(doctest, feature = "format"))]
#[doc = include_str!("../../../README.md")]
#[doc = include_str!("../README.md")]
struct Readme;
