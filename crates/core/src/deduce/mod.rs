//! What a person would infer from one line: short arguments, each with its technique and the known cells it rests on.
//!
//! The line solver says everything that a line forces, but not why. Here the same is found by the rules that people use,
//! the easiest first. Where no rule is left, comparing all layouts is the last resort.
//!
//! ```
//! # use nonoscope_core as nonoscope;
//! use nonoscope::deduce::deductions;
//! use nonoscope::puzzle::{Cell, Clue, Line};
//! use nonoscope::trace::Technique;
//!
//! let clue = Clue::from_iter([3]);
//! let all = deductions(Line::row(0), &clue, &[Cell::UNKNOWN; 5], 1).unwrap();
//! assert_eq!((all.len(), all[0].technique), (1, Technique::Overlap));
//! assert_eq!(all[0].cells, [(2, Cell::FILLED)]);
//! ```

mod deducer;
mod deduction;
mod fewest;
mod hitting;
mod packing;
mod rests;
mod rules;
mod sentence;
mod shortest;
mod unfold;

pub use deducer::Deducer;
pub use deduction::{Deduction, Misfit, NoLayout, Placement};
pub(crate) use rests::fewer;
pub use shortest::{Shortest, shortest, why_none};
pub use unfold::deductions;
