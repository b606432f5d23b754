//! A second twin of the logic of coloured lines, for lines that are too long to enumerate: cell by cell, with tables,
//! without bit masks.
//!
//! Each entry says whether there is any way, and how many there are as long as the number fits; so the two answers
//! cannot hide each other's errors.

use nonoscope::puzzle::{Colour, Colours, Run};

/// What all fitting layouts agree on, and their number, if it fits.
pub struct Found {
    /// For each cell, the colours that layouts give it.
    pub seen: Vec<Colours>,
    /// For each run, the cells where it starts in some layout.
    pub starts: Vec<Vec<usize>>,
    pub is_possible: bool,
    pub layouts: Option<u128>,
}

#[derive(Clone, Copy)]
struct Ways {
    any: bool,
    number: Option<u128>,
}

const NONE: Ways = Ways { any: false, number: Some(0) };

fn add(a: Ways, b: Ways) -> Ways {
    let number = match (a.number, b.number) {
        (Some(a), Some(b)) => a.checked_add(b),
        _ => None,
    };
    Ways { any: a.any || b.any, number }
}

/// The ways to place the first runs of a line in its first cells.
struct Table {
    /// `gap[r][c]`: the first `r` runs are in the first `c` cells, and the last of these cells, if any, is empty.
    gap: Vec<Vec<Ways>>,
    /// `end[r][c]`: the first `r` runs are in the first `c` cells, and the last run ends with the last of these cells.
    end: Vec<Vec<Ways>>,
}

impl Table {
    fn new(runs: &[Run], possible: &[Colours]) -> Table {
        let length = possible.len();
        let nothing = vec![vec![NONE; length + 1]; runs.len() + 1];
        let mut table = Table { gap: nothing.clone(), end: nothing };
        table.gap[0][0] = Ways { any: true, number: Some(1) };
        for r in 0..=runs.len() {
            // How many cells up to here can be of the run's colour.
            let mut open = 0;
            for cells in 1..=length {
                if r > 0 {
                    let run = runs[r - 1];
                    open = if possible[cells - 1].has(run.colour) { open + 1 } else { 0 };
                    if open >= usize::from(run.length) {
                        table.end[r][cells] = table.before(runs, r - 1, cells - usize::from(run.length));
                    }
                }
                if possible[cells - 1].has(Colour::BACKGROUND) {
                    table.gap[r][cells] = table.all(r, cells - 1);
                }
            }
        }
        table
    }

    /// The first `r` runs are in the first `cells` cells.
    fn all(&self, r: usize, cells: usize) -> Ways {
        add(self.gap[r][cells], self.end[r][cells])
    }

    /// The same, so that the next run can start at the next cell.
    fn before(&self, runs: &[Run], r: usize, cells: usize) -> Ways {
        match r > 0 && runs[r - 1].colour == runs[r].colour {
            true => self.gap[r][cells],
            false => self.all(r, cells),
        }
    }
}

pub fn look(runs: &[Run], possible: &[Colours]) -> Found {
    let length = possible.len();
    let left = Table::new(runs, possible);
    let backwards: Vec<Run> = runs.iter().rev().copied().collect();
    let mirrored: Vec<Colours> = possible.iter().rev().copied().collect();
    let right = Table::new(&backwards, &mirrored);
    let all = left.all(runs.len(), length);
    let mut seen = vec![Colours::NONE; length];
    let mut starts = vec![Vec::new(); runs.len()];
    for r in 0..=runs.len() {
        let rest = runs.len() - r;
        for (cell, seen) in seen.iter_mut().enumerate() {
            // The cell is empty after `r` runs: the parts before and after it fit.
            if left.gap[r][cell + 1].any && right.all(rest, length - cell - 1).any {
                seen.insert(Colour::BACKGROUND);
            }
        }
        if r == runs.len() {
            break;
        }
        let run = usize::from(runs[r].length);
        for start in 0..(length + 1).saturating_sub(run) {
            let end = start + run;
            let open = possible[start..end].iter().all(|possible| possible.has(runs[r].colour));
            let before = left.before(runs, r, start).any;
            let after = right.before(&backwards, rest - 1, length - end).any;
            if open && before && after {
                starts[r].push(start);
                seen[start..end].iter_mut().for_each(|seen| seen.insert(runs[r].colour));
            }
        }
    }
    Found { seen, starts, is_possible: all.any, layouts: all.number }
}
