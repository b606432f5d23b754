//! An exhaustive search: depth first, with line logic after every supposition.

use super::logic::{Logic, Order};
use nonoscope::puzzle::{At, Cell, Grid, Line, Puzzle};

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// Everything was searched.
    Through,
    /// Enough was found.
    Enough,
    /// The search is too large.
    TooLarge,
}

/// The most suppositions of one search, unless the caller says otherwise.
pub(super) const SUPPOSITIONS: usize = 1_000_000;

/// How many cells to try before choosing one.
const TRIED: usize = 60;

/// Whether these distinct solutions of a puzzle are complete; `None` if deciding takes more suppositions.
pub(crate) fn is_complete(puzzle: &Puzzle, solutions: &[Grid], most: usize) -> Option<bool> {
    let mut seen = 0;
    let end = search(&mut Logic::new(puzzle), puzzle.givens(), most, |solution| {
        seen += 1;
        solutions.contains(solution)
    });
    match end {
        // If not, the search has missed a solution.
        End::Through => Some(seen == solutions.len()),
        End::Enough => Some(false),
        End::TooLarge => None,
    }
}

/// Whether some grid agrees with the givens and satisfies these lines, whatever the other clues are; `None` if deciding
/// takes more suppositions.
pub(crate) fn is_satisfiable(puzzle: &Puzzle, lines: &[Line], most: usize) -> Option<bool> {
    match search(&mut Logic::of(puzzle, lines), puzzle.givens(), most, |_| false) {
        End::Enough => Some(true),
        End::Through => Some(false),
        End::TooLarge => None,
    }
}

/// Reports every grid in which all crossings are known and no line is contradicted, as long as more are wanted.
///
/// Each unknown cell is then on at most one line that applies, so each line can be completed separately.
pub(super) fn search(
    logic: &mut Logic<'_>,
    known: &Grid,
    most: usize,
    mut wants_more: impl FnMut(&Grid) -> bool,
) -> End {
    let mut grid = known.clone();
    let all = logic.all();
    if logic.propagate(&mut grid, all, Order::Turns(0), None).is_err() {
        return End::Through;
    }
    let mut left = most;
    // The grids to continue from; no line adds anything to them.
    let mut open = vec![grid];
    while let Some(grid) = open.pop() {
        match branch(logic, grid, &mut left) {
            Branch::Dead => {}
            Branch::Done(grid) => {
                if !wants_more(&grid) {
                    return End::Enough;
                }
            }
            Branch::Two(grids) => open.extend(grids),
        }
        if left == 0 {
            return End::TooLarge;
        }
    }
    End::Through
}

enum Branch {
    Dead,
    Done(Grid),
    Two([Grid; 2]),
}

/// Supposes some cells filled and empty. An impossible value is replaced by its opposite; of the other cells, the one
/// that leads furthest is chosen.
fn branch(logic: &mut Logic<'_>, mut grid: Grid, left: &mut usize) -> Branch {
    let nothing = vec![false; logic.lines().len()];
    'settled: loop {
        let mut best: Option<(usize, [Grid; 2])> = None;
        for at in candidates(logic, &grid) {
            *left = left.saturating_sub(2);
            let [(filled, more_filled), (empty, more_empty)] = [Cell::FILLED, Cell::EMPTY].map(|cell| {
                let mut grid = grid.clone();
                let more = logic.suppose(&mut grid, at, cell, &nothing);
                (grid, more)
            });
            let (more_filled, more_empty) = match (more_filled, more_empty) {
                (Ok(more_filled), Ok(more_empty)) => (more_filled, more_empty),
                (Err(_), Err(_)) => return Branch::Dead,
                (Ok(_), Err(_)) => {
                    grid = filled;
                    continue 'settled;
                }
                (Err(_), Ok(_)) => {
                    grid = empty;
                    continue 'settled;
                }
            };
            let worth = (more_filled + 1) * (more_empty + 1);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, [empty, filled]));
            }
        }
        return match best {
            None => Branch::Done(grid),
            Some((_, grids)) => Branch::Two(grids),
        };
    }
}

/// The unknown crossings with the most known neighbours; the border counts as known.
fn candidates(logic: &Logic<'_>, grid: &Grid) -> Vec<At> {
    let (width, height) = (grid.width(), grid.height());
    let known =
        |row: usize, column: usize| row >= height || column >= width || grid.get(At::new(row, column)) != Cell::UNKNOWN;
    let mut ranked = Vec::new();
    for row in 0..height {
        for column in 0..width {
            let at = At::new(row, column);
            if grid.get(at) != Cell::UNKNOWN || !logic.is_crossing(at) {
                continue;
            }
            let around =
                [(row.wrapping_sub(1), column), (row + 1, column), (row, column.wrapping_sub(1)), (row, column + 1)];
            ranked.push((4 - around.iter().filter(|&&(row, column)| known(row, column)).count(), at));
        }
    }
    ranked.sort_by_key(|&(unknown, _)| unknown);
    ranked.into_iter().take(TRIED).map(|(_, at)| at).collect()
}
