//! Whether the numbers that were read are those of something else, a table or a calendar.

use super::lattice::SMALL;
use super::reading::Reading;
use crate::puzzle::{Axis, Clue};
use crate::solve::Verdict;

/// With fewer rows or columns than this, lines hold each other less.
pub(super) const SHORT: usize = 10;

/// Whether the numbers are those of something else, a table or a calendar. They are if there are fewer than one for every four lines; if two in
/// five clues do not fit their lines; if more than a third of them had to be changed, or a quarter on a short board; if any had to, or more than
/// half are doubtful, on a board so small that many readings are a puzzle; and if there is no puzzle, and rows and columns are far from filling
/// as many cells, or, unless there is one solution, every second line has no number.
pub(super) fn is_nonsense(reading: &Reading) -> bool {
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
    let filled = clues.map(|clues| clues.iter().map(Clue::filled_cells).sum::<usize>());
    reading.verdict.is_err()
        && (axes.into_iter().any(are_odd) || filled[0].abs_diff(filled[1]) * 3 > filled[0].max(filled[1]))
}
