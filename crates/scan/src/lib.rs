//! Reads a puzzle from a picture: where the board is, its clues, and what is doubtful about them.
//!
//! The rooms, in the order of reading:
//!
//! - `picture` makes the picture grey (its `shades`) and not too large.
//! - `board` finds lattices that may be a board: `upright` leans it back, `ink` shows what is darker or lighter than around it, or an edge; `chains` are
//!   lines, followed although they bend; `crossing` and `lattice` find those that cross at equal distances, and `fit` lays them onto the picture.
//!   `period` finds a board by its numbers alone.
//! - What lies askew or bends is laid `flat` first.
//! - `digits` are found where they are asked for, whatever board they belong to. The crate `nonoscope-digits` says which they are.
//! - `extents` says which of the lines are those of the cells, and how likely that is. A `search` makes an `attempt` at each until one is surely right.
//! - `sheet` lays a board flat, and `margins` holds its digits (a `piece` is one, and its `place`). `tints` gives them inks, and `clues` puts them beside
//!   the lines: `grouping` says which digits are one number, `guesses` what each number may be, and `versions` what each clue.
//! - `decide` says which of all readings is a puzzle, with `settle` (what lines say together), `combine`, and `unread` (lines that must have been
//!   misread).
//! - What has too little `confidence` is refused. `cells` and `filled` say which cells are marked, and `report` makes the `reading` that a person sees.
//! - All of it is `work`, of which a picture gets so much.
//! - `within` reads inside corners that a person has put onto those of the board, and `turned` what lies on a side or stands on its head.
//!
//! What is unlikely costs parts of 256 of a natural logarithm: that a digit is another, that a number ends elsewhere, that a board does. All sort by
//! `order`, and fractions are only added, multiplied, divided and rooted, so the same pixels give the same reading everywhere.
//!
//! ```
//! # mod nonoscope { pub mod scan { pub use nonoscope_scan::*; } }
//! // There is nothing in a white picture.
//! let error = nonoscope::scan::read(40, 30, &[255; 40 * 30 * 4]).unwrap_err();
//! assert!(error.to_string().starts_with("No puzzle was found in this picture"));
//! ```

mod attempt;
mod board;
mod cells;
mod chains;
mod clues;
mod combine;
mod confidence;
mod crossing;
mod decide;
mod digits;
mod error;
mod extents;
mod filled;
mod fit;
mod flat;
mod grouping;
mod guesses;
mod ink;
mod lattice;
mod margins;
mod median;
mod order;
mod period;
mod picture;
mod piece;
mod place;
mod reading;
mod report;
mod search;
mod settle;
mod shades;
mod sheet;
mod tints;
mod turned;
mod unread;
mod upright;
mod versions;
mod within;
mod work;

pub use error::ScanError;
pub use reading::{Area, Change, Reading, Run, is_size_doubtful};
pub use turned::{read_any_way, read_within_any_way};
pub use within::read_within;

use picture::Picture;
use search::Search;
use work::{TILES, Work};

/// The puzzle in a picture, from its pixels, row by row: red, green, blue and opacity of each, as in the `ImageData` of a
/// canvas.
///
/// # Errors
/// [`ScanError`] if there is no board with clues in it.
pub fn read(width: usize, height: usize, pixels: &[u8]) -> Result<Reading, ScanError> {
    let picture = Picture::of(width, height, pixels)?;
    read_picture(&picture, picture.smaller(width), &Work::of(TILES))
}

/// The puzzle in a picture that was reduced by this factor.
fn read_picture(picture: &Picture, smaller: f64, work: &Work) -> Result<Reading, ScanError> {
    let mut search = Search::new(smaller, work);
    search.look(picture);
    search.reading(picture)
}
