//! Text to puzzle and back, in every format in which people share puzzles.
//!
//! [`read`] recognises the format by the text; [`read_as`] uses a given one. If a text is not a puzzle, the
//! [`ReadError`] lists its mistakes: each [`Mistake`] has a [`Fault`] and a [`Spot`], and says what would be right.
//! [`write()`] turns a puzzle into a text in any [`Format`] that can be written.
//!
//! ```
//! # mod nonoscope { pub use nonoscope_core::*; pub mod format { pub use nonoscope_format::*; } pub use nonoscope_format::examples; }
//! use nonoscope::format::{Format, Spot, read, read_as, write};
//!
//! let reading = read("3x2:2/1/1/1.1/2")?;
//! assert_eq!(reading.format, Format::Tatham);
//! assert_eq!(write(&reading, Format::Haskell)?.text, "([[2],[1],[1]],[[1,1],[2]])\n");
//!
//! let error = read_as("3x2:2/1/1/1.q/2", "tatham".parse()?).unwrap_err();
//! assert_eq!(error.mistakes[0].spot, Some(Spot { line: 1, column: 13 }));
//! assert_eq!(error.to_string(), "Line 1, column 13: Found “q”, expected the number of a run.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Each format has a file, in the folder for its kind of text, with its grammar and source at the top, and an entry in
//! one table. The rest of the program takes everything it knows about formats from this table.

mod elsewhere;
mod error;
pub mod examples;
mod ids;
mod kind;
mod limits;
mod link;
mod lists;
mod notes;
mod plainly;
mod read;
mod recognise;
mod remark;
mod rows;
mod spec;
mod table;
mod text;
mod write;
mod xml;

pub use error::fault::{Cells, Counted, Fault};
pub use error::link::LinkError;
pub use error::mistake::{Mistake, Spot};
pub use error::report::ReadError;
pub use kind::Format;
pub use limits::too_long;
pub use limits::{MAX_FILE, MAX_PIXELS, MAX_TEXT};
pub use link::Shared;
pub use notes::Notes;
pub use plainly::read_plainly;
pub use read::{Reading, read, read_all, read_all_as, read_as, read_frequent};
pub use remark::Remark;
pub use rows::picture::picture_in_letters;
pub use table::UnknownFormat;
pub use text::bytes::text_of;
pub use text::inks::ink_of;
pub use text::places::{Excerpt, Places};
pub use write::{WriteError, Written, clue_lines, write, write_all};

// The numbers that look random in tests.
#[cfg(test)]
#[path = "../../../tests/makers/chance.rs"]
mod chance;
