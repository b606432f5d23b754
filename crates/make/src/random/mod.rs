//! A random puzzle of a requested size and difficulty, from a seed. The same request gives the same puzzle everywhere, until a verdict or a rating
//! changes, because both decide which candidate is taken.
//!
//! `wish` is the request. `styles` draws pictures that look hand-made (on a `canvas`), `drawing` gives them colours, and `search` judges them until
//! the puzzle is as wished. Work is counted in pictures and suppositions, never timed.
//!
//! ```
//! # mod nonoscope { pub use nonoscope_core::*; pub mod make { pub use nonoscope_make::*; } pub mod qr { pub use nonoscope_qr::*; } }
//! use nonoscope::make::random::{Wish, puzzle, seed_of};
//! use nonoscope::solve::{Tier, Verdict};
//!
//! let wish = Wish { width: 10, height: 10, rating: Some(Tier::Moderate.into()), seed: seed_of("daisy"), ..Wish::default() };
//! let found = puzzle(&wish, &mut ()).unwrap();
//! assert!(found.is_as_wished);
//! assert_eq!(found.made.appraisal.verdict, Verdict::Unique);
//! assert_eq!(found.made.appraisal.rating.as_ref().unwrap().tier, Tier::Moderate);
//! assert_eq!(puzzle(&wish, &mut ()), Some(found));
//! ```

mod canvas;
mod drawing;
mod search;
mod styles;
mod wish;

pub use search::{Found, LEAST_TRIED, MOST_TRIED, puzzle};
pub use styles::Style;
pub use wish::{Band, LEAST_SIDE, MOST_INKS, MOST_SIDE, Wish, seed_of};
