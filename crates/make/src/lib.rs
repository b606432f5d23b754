//! Making puzzles: judging a puzzle while it is being made, and changing as little as possible until it is as its maker wants.
//!
//! ```
//! # mod nonoscope { pub use nonoscope_core::*; pub mod make { pub use nonoscope_make::*; } pub mod qr { pub use nonoscope_qr::*; } }
//! use nonoscope::make::{Appraisal, SolvedBy};
//! use nonoscope::puzzle::Puzzle;
//! use nonoscope::solve::Verdict;
//!
//! let drawn = |picture: &str| Puzzle::of_picture(&picture.parse().unwrap()).unwrap();
//! let appraisal = Appraisal::of(&drawn("OXO\nXXX\nOXO"), None, &mut ());
//! assert_eq!((appraisal.verdict, appraisal.solved_by), (Verdict::Unique, Some(SolvedBy::Lines)));
//!
//! // A chequered picture has a twin, and every cell is another there.
//! let appraisal = Appraisal::of(&drawn("XO\nOX"), None, &mut ());
//! assert_eq!((appraisal.verdict, appraisal.common.unknown_cells()), (Verdict::Multiple, 4));
//! ```

mod appraisal;
mod chance;
pub mod image;
mod made;
pub mod message;
pub mod random;
pub mod repair;

pub use appraisal::{Appraisal, SolvedBy};
pub use chance::Chance;
pub use made::Made;
