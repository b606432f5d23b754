//! A second twin of the line solver, for lines that are too long to enumerate: cell by cell, with tables, without bit
//! masks.
//!
//! `left[r][c]` is the number of ways to place the first `r` runs in the first `c` cells so that the next run may start
//! at cell `c`, and `right` is the same from the other end. Each entry says whether there is any way, and how many
//! there are as long as the number fits; so the two answers cannot hide each other's errors.

use nonoscope::puzzle::Cell;

/// What all fitting layouts agree on, and their number, if it fits.
pub struct Found {
    pub agreed: Option<Vec<Cell>>,
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

/// `table[r][c]`: the first `r` runs are in the first `c` cells, and cell `c - 1`, if there is one, is empty.
fn table(runs: &[u16], known: &[Cell]) -> Vec<Vec<Ways>> {
    let length = known.len();
    // For each cell, the first cell of the stretch before it that can be filled throughout.
    let mut open_since = vec![0; length + 1];
    for cell in 0..length {
        open_since[cell + 1] = if known[cell] == Cell::EMPTY { cell + 1 } else { open_since[cell] };
    }
    let mut table = vec![vec![NONE; length + 2]; runs.len() + 1];
    table[0][0] = Ways { any: true, number: Some(1) };
    for r in 0..=runs.len() {
        // An extra cell after the line is empty, so that a run can end with the line.
        for cells in 1..=length + 1 {
            if cells <= length && known[cells - 1] == Cell::FILLED {
                continue;
            }
            // Either the cell before is empty too, or run `r` ends there.
            let mut ways = table[r][cells - 1];
            if r > 0 {
                let run = usize::from(runs[r - 1]);
                let end = cells - 1;
                if end >= run && open_since[end] + run <= end {
                    ways = add(ways, table[r - 1][end - run]);
                }
            }
            table[r][cells] = ways;
        }
    }
    table
}

pub fn look(runs: &[u16], known: &[Cell]) -> Found {
    let length = known.len();
    let left = table(runs, known);
    let backwards: Vec<u16> = runs.iter().rev().copied().collect();
    let mirrored: Vec<Cell> = known.iter().rev().copied().collect();
    let right = table(&backwards, &mirrored);
    let all = left[runs.len()][length + 1];
    if !all.any {
        return Found { agreed: None, layouts: Some(0) };
    }
    let (mut may_fill, mut may_leave) = (vec![false; length], vec![false; length]);
    for r in 0..=runs.len() {
        let rest = runs.len() - r;
        for cell in 0..length {
            // The cell is empty after `r` runs: the parts before and after it fit.
            if known[cell] != Cell::FILLED && left[r][cell + 1].any && right[rest][length - cell].any {
                may_leave[cell] = true;
            }
        }
        if r == runs.len() {
            break;
        }
        let run = usize::from(runs[r]);
        for start in 0..(length + 1).saturating_sub(run) {
            let end = start + run;
            let open = known[start..end].iter().all(|&cell| cell != Cell::EMPTY);
            let before = left[r][start].any;
            let after = right[rest - 1][length - end].any;
            if open && before && after {
                may_fill[start..end].fill(true);
            }
        }
    }
    let agreed = may_fill.iter().zip(&may_leave).map(|choice| match choice {
        (true, false) => Cell::FILLED,
        (false, true) => Cell::EMPTY,
        _ => Cell::UNKNOWN,
    });
    Found { agreed: Some(agreed.collect()), layouts: all.number }
}
