//! An exhaustive search: depth first, with line logic after every supposition.

use super::logic::{Goal, Logic, Order};
use nonoscope::puzzle::{At, Cell, Colour, Colours, Grid, Line, Puzzle};

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
pub fn is_complete(puzzle: &Puzzle, solutions: &[Grid], most: usize) -> Option<bool> {
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

/// Whether some grid agrees with the givens and satisfies these lines, regardless of the other clues; `None` if deciding
/// takes more suppositions.
pub fn is_satisfiable(puzzle: &Puzzle, lines: &[Line], most: usize) -> Option<bool> {
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
    if logic.propagate(&mut grid, all, Order::Turns(0), Goal::Everything).is_err() {
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

/// Supposes some cells to be of a colour, and not to be of it. An impossible answer is replaced by the other one; of
/// the other questions, the one that leads furthest is chosen.
fn branch(logic: &mut Logic<'_>, mut grid: Grid, left: &mut usize) -> Branch {
    let nothing = vec![false; logic.lines().len()];
    'settled: loop {
        let mut best: Option<(usize, [Grid; 2])> = None;
        for (at, colour) in candidates(logic, &grid).into_iter().flat_map(|at| questions(&grid, at)) {
            *left = left.saturating_sub(2);
            let rest = Cell::among(grid.possible(at).minus(Colours::of(colour)), grid.inks());
            let [(is, more_if), (is_not, more_if_not)] = [Cell::of(colour), rest].map(|cell| {
                let mut grid = grid.clone();
                let more = logic.suppose(&mut grid, at, cell, &nothing);
                (grid, more)
            });
            let (more_if, more_if_not) = match (more_if, more_if_not) {
                (Ok(more_if), Ok(more_if_not)) => (more_if, more_if_not),
                (Err(_), Err(_)) => return Branch::Dead,
                (Ok(_), Err(_)) => {
                    grid = is;
                    continue 'settled;
                }
                (Err(_), Ok(_)) => {
                    grid = is_not;
                    continue 'settled;
                }
            };
            let worth = (more_if + 1) * (more_if_not + 1);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, [is_not, is]));
            }
        }
        return match best {
            None => Branch::Done(grid),
            Some((_, grids)) => Branch::Two(grids),
        };
    }
}

/// The colours that a cell may or may not be of. If only two are left, the question about the ink, or the second ink,
/// is the only one.
fn questions(grid: &Grid, at: At) -> Vec<(At, Colour)> {
    let possible = grid.possible(at);
    possible.iter().skip(usize::from(possible.len() == 2)).map(|colour| (at, colour)).collect()
}

/// The unknown crossings with the most known neighbours; the border counts as known.
fn candidates(logic: &Logic<'_>, grid: &Grid) -> Vec<At> {
    let (width, height) = (grid.width(), grid.height());
    let known =
        |row: usize, column: usize| row >= height || column >= width || grid.get(At::new(row, column)).is_known();
    let mut ranked = Vec::new();
    for row in 0..height {
        for column in 0..width {
            let at = At::new(row, column);
            if grid.get(at).is_known() || !logic.is_crossing(at) {
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
