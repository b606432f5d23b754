//! What a method found out, step by step: where, what changed, and why. A trace knows nothing about how it was found.
//!
//! ```
//! # use nonoscope_core as nonoscope;
//! use nonoscope::{puzzle::Puzzle, solve, trace};
//!
//! let puzzle = Puzzle::of_picture(&"OXO\nXXX\nOXO".parse().unwrap()).unwrap();
//! let trace = solve::solve(&puzzle, solve::Method::Passes).trace;
//! let step = trace.step(1).unwrap();
//! assert_eq!(step.changes.len(), 3);
//! assert_eq!(trace::sentence(&step, puzzle.palette()), "Row 2 has only one layout. It fills cells 1–3.");
//! ```

mod cells;
mod colours;
mod listing;
#[cfg(feature = "serde")]
mod packed;
mod reason;
mod record;
mod replay;
mod sentence;
mod technique;

pub(crate) use colours::{alike, are};
pub use colours::{along, describe, place_is};
pub use listing::{cells, list as numbers, place};
pub use reason::{Basis, Change, Failure, Reason, Search};
pub use record::{BrokenTrace, Step, Trace};
pub use replay::Replay;
pub use sentence::sentence;
pub use technique::{Technique, UnknownTechnique};
