//! A picture of a puzzle → the puzzle: where the board is, its clues, what is doubtful about them.
//!
//! In this order: `shades` makes the picture grey and not too large; `board` finds the boards that may be in it, with `ink` (what is darker
//! or lighter than around it, or an edge), `chains` (lines, followed although they bend) and `crossing` and `lattice` (the lines that cross at equal
//! distances). An `attempt` reads each until one is surely right: `sheet` lays it flat; `clues` finds the numbers, with `strength` (ink
//! without lines), `blobs`, `pieces` (digits, cut out), `glyph` and `network` (which digit it is); `grouping` says which digits are one
//! number, also by `slots` at equal distances; `guesses` says what each number may be, `versions` what each clue, and `decide` which of all
//! readings is a puzzle, with `settle` (what lines say together), `combine` and `unread` (lines that must have been misread); all sort by `order`. `cells` says which cells are marked, and `within` reads inside corners that a person has put onto those of the
//! board. What digits look like is learnt from many fonts by the package in `digits/`. Fractions are only added, multiplied, divided and
//! rooted, so the same pixels give the same reading everywhere.
//!
//! ```
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
mod crossing;
mod decide;
mod error;
mod glyph;
mod grouping;
mod guesses;
mod ink;
mod lattice;
mod network;
mod order;
mod pieces;
mod reading;
mod settle;
mod shades;
mod sheet;
mod slots;
mod strength;
mod unread;
mod versions;
mod within;

pub use error::ScanError;
pub use reading::{Area, Change, Reading, Run};
pub use within::read_within;

use crate::puzzle::Axis;
use attempt::Attempt;
use board::{Kind, boards};
use lattice::Lattice;
use shades::Shades;
use sheet::Sheet;
use std::collections::VecDeque;

#[doc(hidden)]
pub mod learning {
    //! What the package that makes the weights needs to know.
    pub use super::blobs::{Blob, Blobs};
    pub use super::glyph::{Glyph, SIDE, glyph};
    pub use super::network::*;
    pub use super::shades::Shades;
}

/// The pixels that are looked at; a larger picture is made smaller first.
const LOOKED_AT: usize = 6_000_000;

/// How large the sheets may be on which a board is looked for, in pixels: more are tried if the first is not surely right.
const TRIED: usize = 3_500_000;

/// How many versions of lines are looked at to find out which were misread.
const MISREAD: usize = 150_000;

/// A board with fewer lines of a kind is small.
const SMALL: usize = 5;

/// How much likelier a board must be that leaves out a line that was found, or has one that was not.
const LESS: i64 = 200;

/// How much likelier a board must be than one that was tried before if neither is a puzzle.
const OTHER: i64 = 700;

/// What of the lines that were found is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Whole,
    WithoutBoxes,
    WithoutEnd,
    WithEnd,
}

/// The puzzle in a picture, from its pixels, row by row: red, green, blue and opacity of each, as in the `ImageData` of a
/// canvas.
///
/// # Errors
/// [`ScanError`] if there is no board with clues in it.
pub fn read(width: usize, height: usize, pixels: &[u8]) -> Result<Reading, ScanError> {
    let is_whole = width.checked_mul(height).and_then(|count| count.checked_mul(4)) == Some(pixels.len());
    if !is_whole || pixels.is_empty() {
        return Err(ScanError::Bytes { bytes: pixels.len(), size: (width, height) });
    }
    let shades = Shades::of_colours(width, height, pixels, LOOKED_AT);
    let mut lattices = boards(&shades, Kind::Whole);
    let mut has_tried_dashes = false;
    if lattices.is_empty() {
        lattices = boards(&shades, Kind::Dashed);
        has_tried_dashes = true;
    }
    let first = lattices.first().ok_or(ScanError::NoBoard)?;
    let mut lines = (first.rows(), first.columns());
    let mut best: Option<Attempt> = None;
    let mut open: VecDeque<(Lattice, Part)> = lattices.iter().cloned().map(|lattice| (lattice, Part::Whole)).collect();
    let mut tried = 0;
    let mut has_tried_ends = false;
    let mut work = MISREAD;
    loop {
        let Some((lattice, part)) = open.pop_front() else {
            if !has_tried_dashes {
                has_tried_dashes = true;
                let dashed = boards(&shades, Kind::Dashed);
                let is_new = |lattice: &Lattice| lattices.iter().all(|known| !known.is_like(lattice));
                let dashed: Vec<Lattice> = dashed.into_iter().filter(is_new).collect();
                if let Some(more) = dashed.first().filter(|own| own.rows() * own.columns() > 2 * lines.0 * lines.1) {
                    lines = (more.rows(), more.columns());
                }
                open.extend(dashed.into_iter().map(|lattice| (lattice, Part::Whole)));
                continue;
            }
            if let Some(best) = best.as_ref().filter(|_| !has_tried_ends) {
                open.extend(best.with_an_end().into_iter().map(|lattice| (lattice, Part::WithEnd)));
                let without = if best.is_puzzle() { Vec::new() } else { best.without_an_end() };
                open.extend(without.into_iter().map(|lattice| (lattice, Part::WithoutEnd)));
            }
            has_tried_ends = true;
            if open.is_empty() {
                break;
            }
            continue;
        };
        if tried > 0 && tried + Sheet::room(&lattice) > TRIED {
            continue;
        }
        tried += Sheet::room(&lattice);
        let Some(attempt) = Attempt::of(&shades, &lattice, &mut work) else { continue };
        let boxed = attempt.boxed();
        // What seem to be boxes may be the lines of something else.
        let without = lattice.after(boxed.0, boxed.1).filter(|_| part == Part::Whole && boxed != (0, 0));
        without.into_iter().for_each(|lattice| open.push_front((lattice, Part::WithoutBoxes)));
        let prior = if attempt.is_puzzle() { 0 } else { OTHER }
            + if matches!(part, Part::WithoutEnd | Part::WithEnd) { LESS } else { 0 };
        if best.as_ref().is_none_or(|best| attempt.cost() + prior < best.cost()) {
            best = Some(attempt);
        }
        if best.as_ref().is_some_and(Attempt::is_sure) {
            break;
        }
    }
    let smaller = (width as f64 / shades.width() as f64).max(1.0);
    let reading = best.map(|attempt| attempt.reading(smaller));
    reading.filter(|reading| !is_nonsense(reading)).ok_or(ScanError::NoClues { lines })
}

/// Whether the numbers are those of something else, a table or a calendar. They are if two in five clues do not fit their lines; if more
/// than a third of them had to be changed, or any on a board so small that many readings are a puzzle; and if there is no puzzle, and rows
/// and columns are far from filling as many cells, or every second line has no number.
fn is_nonsense(reading: &Reading) -> bool {
    let axes = [Axis::Row, Axis::Column];
    let clues = axes.map(|axis| reading.clues(axis));
    let numbers: usize = clues.iter().flatten().map(|clue| clue.lengths().len()).sum();
    let is_small = clues.iter().any(|clues| clues.len() < SMALL);
    if reading.changed.len() * 3 > numbers || is_small && !(reading.changed.is_empty() && reading.verdict.is_ok()) {
        return true;
    }
    let are_odd = |axis: Axis| {
        let length = reading.lines(axis.crossing()).len();
        let clues = reading.clues(axis);
        let own = clues.iter().filter(|clue| !clue.is_empty()).count();
        own * 2 < clues.len() || clues.iter().filter(|clue| clue.shortest() > length).count() * 5 >= own * 2
    };
    let filled = clues.map(|clues| clues.iter().map(crate::puzzle::Clue::filled_cells).sum::<usize>());
    reading.verdict.is_err()
        && (axes.into_iter().any(are_odd) || filled[0].abs_diff(filled[1]) * 3 > filled[0].max(filled[1]))
}
