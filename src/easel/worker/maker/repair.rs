//! Repair: the fewest cells to give or to change.

use super::protocol::{Repaired, Way};
use nonoscope_core::puzzle::{At, Cell, Grid, Puzzle};
use nonoscope_make::repair::{Aim, Effort, fewest_changes, fewest_givens};

/// What repairs a puzzle with this picture; `None` if nothing was found that is enough.
pub(super) fn repaired(puzzle: &Puzzle, picture: &Grid, way: Way, lines_only: bool) -> Option<Repaired> {
    let aim = if lines_only { Aim::Lines } else { Aim::OneSolution };
    let within =
        |grid: &Grid, cells: &[At]| -> Vec<(At, Cell)> { cells.iter().map(|&at| (at, grid.get(at))).collect() };
    match way {
        Way::Givens => {
            let found = fewest_givens(puzzle, picture, aim, Effort::default(), &mut ()).ok()?;
            Some(Repaired { cells: within(picture, &found.cells), lower: found.lower, proven: found.proven })
        }
        Way::Changes => {
            let found = fewest_changes(picture, aim, None, Effort::default(), &mut ()).ok()?;
            Some(Repaired { cells: within(&found.picture, &found.cells), lower: found.lower, proven: found.proven })
        }
    }
}
