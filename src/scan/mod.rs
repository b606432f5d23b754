//! A picture of a puzzle → the puzzle: where the board is, its clues, what is doubtful about them.
//!
//! In this order: `shades` makes the picture grey and not too large; `board` finds the board, with `ink` (what is darker or lighter than
//! around it, or an edge), `chains` (lines, followed although they bend) and `lattice` (the lines that cross at equal distances); `sheet`
//! lays it flat; `clues` finds the numbers, with `strength` (ink without lines), `blobs`, `pieces` (digits, cut out), `glyph` and `network`
//! (which digit it is); `guesses` says what each number may be, and `decide` which of all readings is a puzzle. `cells` says which cells are
//! marked, and `within` reads inside corners that a person has put onto those of the board. What digits look like is learnt from many
//! fonts by the package in `digits/`. Fractions are only added, multiplied, divided and rooted, so the same pixels give the same reading
//! everywhere.
//!
//! ```
//! // There is nothing in a white picture.
//! let error = nonoscope::scan::read(40, 30, &[255; 40 * 30 * 4]).unwrap_err();
//! assert!(error.to_string().starts_with("No puzzle was found in this picture"));
//! ```

mod blobs;
mod board;
mod cells;
mod chains;
mod clues;
mod decide;
mod error;
mod glyph;
mod guesses;
mod ink;
mod lattice;
mod network;
mod pieces;
mod reading;
mod shades;
mod sheet;
mod strength;
mod within;

pub use error::ScanError;
pub use reading::{Area, Change, Reading, Run};
pub use within::read_within;

use crate::puzzle::Axis;
use board::board;
use cells::cells;
use clues::{Clues, Number};
use decide::decide;
use guesses::Guesses;
use shades::Shades;
use sheet::Sheet;

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

/// A number whose second guess is this near is doubtful, in parts of 256 of a natural logarithm; the second if the clues
/// make no puzzle with a solution.
const DOUBTFUL: i32 = 650;
const DOUBTFUL_WITHOUT: i32 = 1500;

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
    let lattice = board(&shades).ok_or(ScanError::NoBoard)?;
    let sheet = Sheet::of(&shades, &lattice);
    let lines = (sheet.rows, sheet.columns);
    let clues = Clues::of(&sheet).ok_or(ScanError::NoClues { lines })?;
    let smaller = (width as f64 / shades.width() as f64).max(1.0);
    let reading = decided(&sheet, &clues, smaller);
    if is_nonsense(&reading) { Err(ScanError::NoClues { lines }) } else { Ok(reading) }
}

/// Whether the numbers are those of something else, a table or a calendar: two in five clues do not fit their lines.
fn is_nonsense(reading: &Reading) -> bool {
    let are_too_long = |axis: Axis| {
        let length = reading.lines(axis.crossing()).len();
        let clues = reading.clues(axis);
        let own = clues.iter().filter(|clue| !clue.is_empty()).count();
        clues.iter().filter(|clue| clue.shortest() > length).count() * 5 >= own * 2
    };
    reading.verdict.is_err() && [Axis::Row, Axis::Column].into_iter().any(are_too_long)
}

fn decided(sheet: &Sheet, clues: &Clues, smaller: f64) -> Reading {
    let guesses = |lines: &[Vec<Number>]| -> Vec<Vec<Guesses>> {
        let of =
            |line: &Vec<Number>| line.iter().enumerate().map(|(run, number)| Guesses::of(number, run == 0)).collect();
        lines.iter().map(of).collect()
    };
    let (rows, columns) = (guesses(&clues.rows), guesses(&clues.columns));
    let decision = decide(&rows, &columns);
    let limit = match decision.verdict {
        Ok(crate::solve::Verdict::Unique | crate::solve::Verdict::Multiple) => DOUBTFUL,
        _ => DOUBTFUL_WITHOUT,
    };
    let run = |axis: Axis, line: usize, index: usize, number: &Number, guesses: &Guesses| {
        let own = decision.changes.iter().find(|change| (change.0, change.1, change.2) == (axis, line, index));
        let taken = own.map_or(0, |change| change.3);
        let others = guesses.values.iter().enumerate().filter(|(guess, _)| *guess != taken);
        let is_near = guesses.values.get(1).is_some_and(|&(_, cost)| cost < limit);
        Run {
            read: guesses.values[taken].0,
            others: others.map(|(_, &(value, _))| value).collect(),
            is_doubtful: own.is_some() || is_near || guesses.is_odd,
            area: area(number, sheet, smaller),
        }
    };
    let read = |axis: Axis, numbers: &[Vec<Number>], guesses: &[Vec<Guesses>]| -> Vec<Vec<Run>> {
        let lines = numbers.iter().zip(guesses).enumerate();
        let one = |(line, (numbers, guesses)): (usize, (&Vec<Number>, &Vec<Guesses>))| {
            let runs = numbers.iter().zip(guesses).enumerate();
            runs.map(|(index, (number, guesses))| run(axis, line, index, number, guesses)).collect()
        };
        lines.map(one).collect()
    };
    let changed = decision.changes.iter().map(|&(axis, line, run, guess)| {
        let values = &(if axis == Axis::Row { &rows } else { &columns })[line][run].values;
        Change { axis, line, run, from: values[0].0, to: values[guess].0 }
    });
    let mut changed: Vec<Change> = changed.collect();
    changed.sort_by_key(|change| (change.axis == Axis::Column, change.line, change.run));
    let (left, top) =
        (((sheet.left + clues.boxed.1) * sheet.wide) as f64, ((sheet.top + clues.boxed.0) * sheet.high) as f64);
    let (right, bottom) =
        (left + (clues.columns.len() * sheet.wide) as f64, top + (clues.rows.len() * sheet.high) as f64);
    let corner = |x: f64, y: f64| {
        let (x, y) = sheet.in_picture(x, y);
        ((x + 0.5) * smaller, (y + 0.5) * smaller)
    };
    Reading {
        rows: read(Axis::Row, &clues.rows, &rows),
        columns: read(Axis::Column, &clues.columns, &columns),
        changed,
        cells: cells(sheet, clues),
        verdict: decision.verdict,
        corners: [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)],
    }
}

/// The part of the picture in which a number stands.
fn area(number: &Number, sheet: &Sheet, smaller: f64) -> Area {
    let places = || number.iter().map(|digit| digit.place);
    let left = places().map(|place| place.left).min().unwrap_or(0) as f64;
    let top = places().map(|place| place.top).min().unwrap_or(0) as f64;
    let right = places().map(|place| place.right).max().unwrap_or(1) as f64;
    let bottom = places().map(|place| place.bottom).max().unwrap_or(1) as f64;
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)].map(|(x, y)| sheet.in_picture(x, y));
    let side = |of: &dyn Fn(&(f64, f64)) -> f64, pick: fn(f64, f64) -> f64| {
        let picked = corners.iter().map(of).reduce(pick).unwrap_or(0.0);
        ((picked + 0.5) * smaller).max(0.0) as usize
    };
    Area {
        left: side(&|corner| corner.0, f64::min),
        top: side(&|corner| corner.1, f64::min),
        right: side(&|corner| corner.0, f64::max) + 1,
        bottom: side(&|corner| corner.1, f64::max) + 1,
    }
}
