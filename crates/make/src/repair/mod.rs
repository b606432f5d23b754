//! Repair: the fewest cells to give so that a puzzle has one solution, or is solved by lines alone.
//!
//! ```
//! # mod nonoscope { pub use nonoscope_core::*; pub mod make { pub use nonoscope_make::*; } pub mod qr { pub use nonoscope_qr::*; } }
//! use nonoscope::make::repair::{Aim, Effort, fewest_givens};
//! use nonoscope::puzzle::{At, Puzzle};
//!
//! // A chequered picture has a twin. One given tells them apart.
//! let picture = "XO\nOX".parse()?;
//! let puzzle = Puzzle::of_picture(&picture)?;
//! let givens = fewest_givens(&puzzle, &picture, Aim::OneSolution, Effort::default(), &mut ())?;
//! assert_eq!((givens.cells.len(), givens.proven), (1, true));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any;
mod apart;
mod by_lines;
mod by_solutions;
mod changes;
mod cheapest;
mod effort;
mod givens;
mod repaired;
mod trial;
mod windows;

pub use any::{Fewest, Pictures, pictures_of};
pub use changes::{Changes, Unchanged, fewest_changes};
pub use effort::Effort;
pub use givens::{Givens, NotKept, fewest_givens};

/// The aim of a repair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Aim {
    /// The puzzle has one solution.
    OneSolution,
    /// Looking at one line at a time solves it. Then it has one solution, too.
    Lines,
}
