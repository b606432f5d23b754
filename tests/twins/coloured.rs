//! The naive twin of the logic of coloured lines: it lists every layout and compares them cell by cell.
//!
//! It shares no code with `nonoscope::line`, and is so plain that it can hardly be wrong.

use nonoscope::puzzle::{Colour, Colours, Run};

/// One way to place all runs.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// Where each run starts.
    pub starts: Vec<usize>,
    pub cells: Vec<Colour>,
}

/// Every layout of these runs in a line of `length` cells, sorted by the start of the first run, then of the second, and
/// so on.
pub fn layouts(runs: &[Run], length: usize) -> Vec<Layout> {
    let picture = |starts: Vec<usize>| {
        let mut cells = vec![Colour::BACKGROUND; length];
        for (run, &start) in runs.iter().zip(&starts) {
            cells[start..start + usize::from(run.length)].fill(run.colour);
        }
        Layout { starts, cells }
    };
    starts(runs, 0, length).into_iter().map(picture).collect()
}

/// Every list of starts of runs that are not before cell `from`.
fn starts(runs: &[Run], from: usize, length: usize) -> Vec<Vec<usize>> {
    let Some((run, rest)) = runs.split_first() else { return vec![Vec::new()] };
    let mut found = Vec::new();
    for start in from..length {
        let end = start + usize::from(run.length);
        if end > length {
            break;
        }
        let must_part = rest.first().is_some_and(|next| next.colour == run.colour);
        for others in starts(rest, if must_part { end + 1 } else { end }, length) {
            found.push([vec![start], others].concat());
        }
    }
    found
}

/// Whether each cell has a colour that is possible for it.
pub fn fits(cells: &[Colour], possible: &[Colours]) -> bool {
    cells.iter().zip(possible).all(|(&colour, possible)| possible.has(colour))
}

/// For each cell, the colours that layouts give it; `None` if there is no layout.
pub fn seen(layouts: &[Layout]) -> Option<Vec<Colours>> {
    let length = layouts.first()?.cells.len();
    Some((0..length).map(|cell| layouts.iter().map(|layout| layout.cells[cell]).collect()).collect())
}
