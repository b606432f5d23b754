//! A picture of a puzzle → the puzzle: where the board is, its clues, what is doubtful about them.
//!
//! In this order: `picture` makes the picture grey (its `shades`) and not too large; `board` finds the boards that may be in it: `upright` leans it back, `ink`
//! (what is darker or lighter than around it, or an edge), `chains` (lines, followed although they bend) and `crossing` and `lattice` find lines
//! that cross at equal distances (`divided` adds those between thick ones), and `fit` lays them onto the picture and says how much of them is seen. An `attempt` reads each board until one is
//! surely right, and without or with a line at its `ends`: `sheet` lays it flat; `clues` finds the numbers, with `tints` (their inks, also on `tiles`), `plates` (circles around them), `strength`
//! (ink without lines, on `paper`), `blobs`, `pieces` (digits, cut out), `glyph` and `network` (which digit it is); `grouping` says which digits are one
//! number, also by `slots` at equal distances; `guesses` says what each number may be, `versions` what each clue, and `decide` which of all
//! readings is a puzzle, with `settle` (what lines say together), `combine` and `unread` (lines that must have been misread); `pooled` puts together what several attempts say of the same board; all sort by `order`. `cells` and `filled` say which cells are marked, `within` reads inside corners that a person has put onto those of the
//! board, and `turned` what lies on a side or stands on its head. What digits look like is learnt from many fonts by the package in `digits/`. Fractions are only added, multiplied, divided and
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
mod divided;
mod ends;
mod error;
mod filled;
mod fit;
mod glyph;
mod grouping;
mod guesses;
mod ink;
mod lattice;
mod margins;
mod network;
mod order;
mod paper;
mod part;
mod picture;
mod pieces;
mod plates;
mod pooled;
mod reading;
mod report;
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

pub use error::ScanError;
pub use reading::{Area, Change, Reading, Run};
pub use turned::{read_any_way, read_within_any_way};
pub use within::read_within;

use crate::puzzle::Axis;
use crate::solve::Verdict;
use attempt::{Attempt, Left};
use board::Boards;
use lattice::{Lattice, SMALL};
use part::Part;
use picture::Picture;
use sheet::Sheet;
use std::mem::take;

#[doc(hidden)]
pub mod learning {
    //! What the package that makes the weights needs to know.
    pub use super::blobs::{Blob, Blobs};
    pub use super::glyph::{Glyph, SIDE, glyph};
    pub use super::network::*;
    pub use super::shades::Shades;
}

/// How large the sheets may be on which a board is looked for, in pixels: more are tried if the first is not surely right.
const TRIED: usize = 5_500_000;

/// With fewer rows or columns than this, lines hold each other less.
const SHORT: usize = 10;

/// How many boards are tried if the numbers of all are those of something else.
const PATIENCE: usize = 12;

/// How much less a sheet counts on which no clues were found.
const UNREAD: usize = 4;

/// How many versions of lines are looked at to find out which were misread: of a board at most, and of all that are tried.
const MISREAD: usize = 150_000;
const ALL_MISREAD: usize = 225_000;

/// How many boards are tried with five lines for each.
const DIVIDED: usize = 2;

/// How many readings as of several inks are tried.
const INKED: usize = 12;

/// How much likelier a board must be than one that was tried before if neither is a puzzle.
const OTHER: i64 = 900;

/// The puzzle in a picture, from its pixels, row by row: red, green, blue and opacity of each, as in the `ImageData` of a
/// canvas.
///
/// # Errors
/// [`ScanError`] if there is no board with clues in it.
pub fn read(width: usize, height: usize, pixels: &[u8]) -> Result<Reading, ScanError> {
    let picture = Picture::of(width, height, pixels)?;
    read_picture(&picture, picture.smaller(width), TRIED)
}

/// The puzzle in a picture that was made smaller by this, with sheets of so many pixels.
fn read_picture(picture: &Picture, smaller: f64, room: usize) -> Result<Reading, ScanError> {
    let mut boards = Boards::of(&picture.grey);
    let mut found = || boards.next().into_iter().rev().map(|lattice| (lattice, Part::Whole)).collect();
    // What is tried next is at the end.
    let mut open: Vec<(Lattice, Part)> = found();
    let first = open.last().map(|(lattice, _)| (lattice.rows(), lattice.columns()));
    let lines = first.ok_or(ScanError::NoBoard)?;
    let mut best: Option<(bool, Attempt)> = None;
    let mut others: Vec<Attempt> = Vec::new();
    let (mut attempts, mut tried, mut divided) = (0, 0, 0);
    let mut starts: Vec<Lattice> = Vec::new();
    let (mut has_tried_ends, mut has_sense) = (false, false);
    let mut left = Left { misread: ALL_MISREAD, inked: INKED };
    loop {
        let Some((lattice, part)) = open.pop() else {
            open = found();
            if !open.is_empty() {
                continue;
            }
            if let Some((_, best)) = best.as_ref().filter(|_| !has_tried_ends) {
                let without = if best.is_puzzle() { Vec::new() } else { best.without_an_end() };
                open.extend(without.into_iter().map(|lattice| (lattice, Part::WithoutEnd)));
                open.extend(best.with_an_end().into_iter().map(|lattice| (lattice, Part::WithEnd)));
                open.push((best.with_all_ends(), Part::WithAllEnds));
            }
            open.extend(take(&mut starts).into_iter().rev().map(|lattice| (lattice, Part::WithoutStart)));
            has_tried_ends = true;
            if open.is_empty() {
                break;
            }
            continue;
        };
        // Two may be tried however large they are, and a few more with the ends that they lack.
        let room = if matches!(part, Part::WithAllEnds | Part::WithoutStart) { room * 2 } else { room };
        let is_free = matches!(part, Part::Divided | Part::WithSomeEnds);
        if attempts > 1 && !is_free && tried > room / 4 && tried + Sheet::room(&lattice) > room {
            continue;
        }
        let mut own = Left { misread: left.misread.min(MISREAD), ..left };
        let before = own.misread;
        let attempt = Attempt::of(picture, &lattice, part == Part::Unboxed, &mut own);
        // What is hardly ever a board leaves as much for others.
        if part == Part::Divided && !attempt.as_ref().is_some_and(Attempt::is_puzzle) {
            continue;
        }
        attempts += 1;
        left = Left { misread: left.misread - (before - own.misread), inked: own.inked };
        // What has no clues beside it is soon seen to be no board.
        tried += Sheet::room(&lattice) / if attempt.is_some() { 1 } else { UNREAD };
        let Some(mut attempt) = attempt else {
            // Where only thick lines are seen, numbers are those of other lines.
            if part == Part::Whole && divided < DIVIDED {
                divided += 1;
                open.extend(lattice.divided().map(|lattice| (lattice, Part::Divided)));
            }
            continue;
        };
        attempt.part = part;
        let boxed = attempt.boxed();
        let shortest = lattice.rows().min(lattice.columns());
        // What seem to be boxes may be the lines of something else, or cells: above all where they are of one kind of clue.
        if part == Part::Whole && boxed != (0, 0) {
            let without = lattice.after(boxed.0, boxed.1).map(|lattice| (lattice, Part::WithoutBoxes));
            without.into_iter().for_each(|without| open.push(without));
            if boxed.0 == 0 || boxed.1 == 0 {
                open.push((lattice, Part::Unboxed));
            }
        }
        if matches!(part, Part::Whole | Part::WithoutBoxes) && !attempt.is_puzzle() && shortest >= SHORT {
            let start = attempt.without_empty_start().filter(|own| !starts.iter().any(|other| own.is_like(other)));
            starts.extend(start);
        }
        // Of the lines that were added, those are right that have a number, and do not seem to be boxes.
        if part == Part::WithAllEnds
            && let Some((_, before)) = &best
        {
            let own = attempt.without_empty_ends();
            let known = before.boxed();
            let added = (boxed.0.saturating_sub(known.0), boxed.1.saturating_sub(known.1));
            let inner = own.as_ref().unwrap_or(attempt.lattice()).after(added.0, added.1);
            let mut better: Vec<Lattice> = inner.into_iter().chain(own).collect();
            better.truncate(if added == (0, 0) { 1 } else { 2 });
            better.retain(|better| !better.is_like(before.lattice()) && !better.is_like(attempt.lattice()));
            if !better.is_empty() {
                better.into_iter().rev().for_each(|better| open.push((better, Part::WithSomeEnds)));
                others.push(attempt);
                continue;
            }
        }
        // What is tried in spite of how it looks must be worth it.
        if !attempt.is_puzzle() && matches!(part, Part::Unboxed | Part::WithAllEnds | Part::WithSomeEnds) {
            others.push(attempt);
            continue;
        }
        let prior = if attempt.is_puzzle() { 0 } else { OTHER };
        let is_nonsense = is_nonsense(&attempt.reading(smaller));
        has_sense |= !is_nonsense;
        // A few lines of something else are not likelier than a board of which some is misread.
        let is_other = attempt.is_small() && is_nonsense;
        let rank = (is_other, attempt.cost() + prior);
        let is_likelier = best.as_ref().is_none_or(|(is_other, best)| rank < (*is_other, best.cost()));
        let other = if is_likelier { best.replace((is_other, attempt)).map(|(_, other)| other) } else { Some(attempt) };
        others.extend(other);
        if best.as_ref().is_some_and(|(is_other, best)| !is_other && best.is_sure()) {
            others.clear();
            break;
        }
        if attempts >= PATIENCE && !has_sense {
            break;
        }
    }
    let reading = pooled::likeliest(others, best).map(|attempt| attempt.reading(smaller));
    reading.filter(|reading| !is_nonsense(reading)).ok_or(ScanError::NoClues { lines })
}

/// Whether the numbers are those of something else, a table or a calendar. They are if there are fewer than one for every four lines; if two in
/// five clues do not fit their lines; if more than a third of them had to be changed, or a quarter on a short board; if any had to, or more than
/// half are doubtful, on a board so small that many readings are a puzzle; and if there is no puzzle, and rows and columns are far from filling
/// as many cells, or, unless there is one solution, every second line has no number.
fn is_nonsense(reading: &Reading) -> bool {
    let axes = [Axis::Row, Axis::Column];
    let clues = axes.map(|axis| reading.clues(axis));
    let numbers: usize = clues.iter().flatten().map(|clue| clue.lengths().len()).sum();
    let lines: usize = clues.iter().map(Vec::len).sum();
    let is_small = clues.iter().any(|clues| clues.len() < SMALL);
    let changed = reading.changed.len();
    let is_clear = changed == 0 && reading.verdict.is_ok() && reading.doubtful().count() * 2 <= numbers;
    let is_short = clues.iter().any(|clues| clues.len() < SHORT);
    let most_changed = numbers / if is_short { 4 } else { 3 };
    if changed > most_changed || numbers * 4 < lines || is_small && !is_clear {
        return true;
    }
    let are_odd = |axis: Axis| {
        let length = reading.lines(axis.crossing()).len();
        let clues = reading.clues(axis);
        let own = clues.iter().filter(|clue| !clue.is_empty()).count();
        clues.iter().filter(|clue| clue.shortest() > length).count() * 5 >= own * 2
    };
    let is_bare = axes.into_iter().any(|axis| {
        let clues = reading.clues(axis);
        clues.iter().filter(|clue| clue.is_empty()).count() * 2 > clues.len()
    });
    if is_bare && reading.verdict != Ok(Verdict::Unique) {
        return true;
    }
    let filled = clues.map(|clues| clues.iter().map(crate::puzzle::Clue::filled_cells).sum::<usize>());
    reading.verdict.is_err()
        && (axes.into_iter().any(are_odd) || filled[0].abs_diff(filled[1]) * 3 > filled[0].max(filled[1]))
}
