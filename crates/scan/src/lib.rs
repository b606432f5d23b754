//! Reads a puzzle from a picture: where the board is, its clues, and what is doubtful about them.
//!
//! The rooms, in the order of reading:
//!
//! - `picture` makes the picture grey (its `shades`) and not too large; `grain` makes a photo calmer.
//! - `board` finds the boards that may be in it: `upright` leans it back, `ink` shows what is darker or lighter than around it, or an edge; `chains` are
//!   lines, followed although they bend; `crossing` and `lattice` find those that cross at equal distances; `divided` adds those between thick
//!   ones; `fit` lays them onto the picture, as smooth `curves`.
//! - A `search` makes an `attempt` at each board until one is surely right. `part` says what of the lines is tried, and `ends` where they end.
//! - `sheet` lays a board flat. `clues` finds its numbers in the `margins`, with `tints` (their inks, also on `tiles`), `plates` (circles around them; a `plate` is one, and `rings` may be broken), and
//!   `strength` (ink without lines, on `paper`); `blobs` are cut into `pieces` (a `piece` is one; some are `parted`, and `faint` ink holds thin ones together), and `glyph` and `network` say which digit each is.
//! - `grouping` says which digits are one number, also by `slots` at equal distances; `guesses` what each number may be, and `versions` what each clue.
//! - `decide` says which of all readings is a puzzle, with `settle` (what lines say together), `combine`, and `unread` (lines that must have been
//!   misread). `pooled` puts together what several attempts, the `peers` of a board, say of it.
//! - What has too little `confidence` is refused. `cells` and `filled` say which cells are marked, and `report` makes the `reading` that a person sees.
//! - All of it is `work`, of which a picture gets so much.
//! - `within` reads inside corners that a person has put onto those of the board, and `turned` what lies on a side or stands on its head.
//!
//! All sort by `order`. The package in `digits/` learns what digits look like from many fonts. Fractions are only added, multiplied, divided
//! and rooted, so the same pixels give the same reading everywhere. Functions marked `inline(never)` are short and called in many places; inlining
//! them would make the page's program larger.
//!
//! ```
//! # mod nonoscope { pub mod scan { pub use nonoscope_scan::*; } }
//! // There is nothing in a white picture.
//! let error = nonoscope::scan::read(40, 30, &[255; 40 * 30 * 4]).unwrap_err();
//! assert!(error.to_string().starts_with("No puzzle was found in this picture"));
//! ```

mod attempt;
mod blobs;
mod board;
mod cells;
mod chains;
mod clues;
mod combine;
mod confidence;
mod crossing;
mod curves;
mod decide;
mod divided;
mod ends;
mod error;
mod faint;
mod filled;
mod fit;
mod glyph;
mod grain;
mod grouping;
mod guesses;
mod ink;
mod lattice;
mod margins;
mod network;
mod order;
mod paper;
mod part;
mod parted;
mod peers;
mod picture;
mod piece;
mod pieces;
mod plate;
mod plates;
mod pooled;
mod reading;
mod report;
mod rings;
mod search;
mod settle;
mod shades;
mod sheet;
mod slots;
mod strength;
mod tiles;
mod tints;
mod turned;
mod unread;
mod upright;
mod versions;
mod within;
mod work;

pub use ends::is_size_doubtful;
pub use error::ScanError;
pub use reading::{Area, Change, Reading, Run};
pub use turned::{read_any_way, read_within_any_way};
pub use within::read_within;

use picture::Picture;
use search::Search;
use work::{LOOKS, Work};

#[doc(hidden)]
pub mod learning {
    //! What the package that makes the weights needs to know.
    pub use super::blobs::{Blob, Blobs};
    pub use super::glyph::{Glyph, SIDE, glyph};
    pub use super::network::*;
    pub use super::shades::Shades;
}

/// How many pixels the sheets may have together: more boards are tried if the first is not surely right.
const TRIED: usize = 5_500_000;

/// The puzzle in a picture, from its pixels, row by row: red, green, blue and opacity of each, as in the `ImageData` of a
/// canvas.
///
/// # Errors
/// [`ScanError`] if there is no board with clues in it.
pub fn read(width: usize, height: usize, pixels: &[u8]) -> Result<Reading, ScanError> {
    let picture = Picture::of(width, height, pixels)?;
    read_picture(&picture, picture.smaller(width), TRIED, &Work::of(LOOKS))
}

/// The puzzle in a picture that was reduced by this factor, with sheets of this many pixels together.
fn read_picture(picture: &Picture, smaller: f64, room: usize, work: &Work) -> Result<Reading, ScanError> {
    let mut search = Search::new(smaller, room, work);
    if search.look(picture) {
        return search.reading(picture);
    }
    let Some(calmer) = picture.without_grain() else { return search.reading(picture) };
    // Grain hides digits, and removing it blurs them: both readings combined are better than either.
    work.add(LOOKS);
    if search.look(&calmer) {
        return search.reading(picture);
    }
    search.look_again(picture);
    search.look_again(&calmer);
    let reading = search.reading(picture);
    if room < TRIED || reading.as_ref().is_ok_and(|reading| !reading.is_size_doubtful()) {
        return reading;
    }
    // A blurrier picture may be misread, so its reading counts only if nothing but single numbers is doubtful.
    let calmest = calmer.softened();
    let mut search = Search::new(smaller, room, work);
    if !search.look(&calmest) {
        search.look_again(&calmest);
    }
    search.reading(picture).ok().filter(|last| !last.is_size_doubtful()).map_or(reading, Ok)
}
