//! A shelf of puzzles: pictures with titles, each with one solution that lines alone find.
//!
//! The [`Index`] is small and says what there is; a [`Pack`] holds the pictures and titles of a hundred puzzles and is read when one of them is
//! wanted. `days` gives each day its puzzle, and `next` suggests what a person plays next. From the bottom up: `letters` and
//! `check` are how numbers are written and damage is found, `corners` how a picture is written; `docs/shelf.md` describes the files.
//!
//! ```
//! use nonoscope_shelf::{Index, Pack};
//!
//! let index = Index::parse(include_str!("../data/index.txt"))?;
//! let entry = index.day(20_787).unwrap();
//! assert_eq!(entry.pack(), 0);
//!
//! let pictures = include_str!("../data/pictures/00.txt");
//! let titles = include_str!("../data/titles/en/00.txt");
//! let pack = Pack::parse(pictures, titles)?;
//! let (title, puzzle) = pack.puzzle(entry.id).unwrap();
//! assert_eq!(puzzle.title(), Some(title));
//! assert_eq!((puzzle.width(), puzzle.height()), entry.size());
//! # Ok::<(), nonoscope_shelf::DataError>(())
//! ```

mod check;
pub mod corners;
mod credits;
mod days;
#[cfg(feature = "embedded")]
pub mod embedded;
mod entry;
mod error;
mod filter;
mod index;
mod letters;
mod next;
mod pack;
pub mod write;

pub use credits::{CREDITS, Credit, credits_in_words};
pub use days::Days;
pub use entry::{Entry, Id, PACK};
pub use error::DataError;
pub use filter::{Colouring, Filter};
pub use index::Index;
pub use next::{Pace, SUGGESTED_FROM};
pub use pack::Pack;
