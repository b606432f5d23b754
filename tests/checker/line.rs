//! Solves one line with tables, cell by cell: what all fitting layouts agree on, and how many there are.

use nonoscope::puzzle::Cell;

/// The tables for a line, which are reused for the next one.
#[derive(Default)]
pub(super) struct Tables {
    /// For each cell, the first cell of the stretch before it that can be filled throughout.
    open_since: Vec<usize>,
    /// For `r` runs and `c` cells: whether the first `r` runs fit into the first `c` cells, the last of which is left
    /// empty.
    before: Vec<bool>,
    /// The same from the other end: whether the runs from `r` on fit after cell `c`, which is left empty.
    behind: Vec<bool>,
    may_fill: Vec<bool>,
    may_leave: Vec<bool>,
}

impl Tables {
    /// Adds to the cells of a line what all fitting layouts agree on; false if none fits.
    pub(super) fn look(&mut self, runs: &[u16], cells: &mut [Cell]) -> bool {
        let (length, stride) = (cells.len(), cells.len() + 1);
        stretches(cells, &mut self.open_since);
        for table in [&mut self.before, &mut self.behind] {
            table.clear();
            table.resize(stride * (runs.len() + 1), false);
        }
        let (open_since, before, behind) = (&self.open_since, &mut self.before, &mut self.behind);
        let open = |start: usize, end: usize| open_since[end] <= start;

        before[0] = true;
        behind[stride * runs.len() + length] = true;
        for r in 0..=runs.len() {
            for c in 1..=length {
                if cells[c - 1] == Cell::FILLED {
                    continue;
                }
                // The cell before is empty too, or a run ends with it.
                let run = r.checked_sub(1).map_or(length, |last| usize::from(runs[last]));
                let ends = r > 0 && c > run && open(c - 1 - run, c - 1) && before[stride * (r - 1) + c - 1 - run];
                before[stride * r + c] = before[stride * r + c - 1] || ends;
            }
        }
        for r in (0..=runs.len()).rev() {
            for c in (0..length).rev() {
                if cells[c] == Cell::FILLED {
                    continue;
                }
                let end = c + 1 + runs.get(r).map_or(length, |&run| usize::from(run));
                let starts = end <= length && open(c + 1, end) && behind[stride * (r + 1) + end];
                behind[stride * r + c] = behind[stride * r + c + 1] || starts;
            }
        }

        for may in [&mut self.may_fill, &mut self.may_leave] {
            may.clear();
            may.resize(length, false);
        }
        for r in 0..=runs.len() {
            for c in 0..length {
                self.may_leave[c] |= before[stride * r + c + 1] && behind[stride * r + c];
            }
        }
        for (r, &run) in runs.iter().enumerate() {
            let run = usize::from(run);
            for start in 0..stride.saturating_sub(run) {
                let end = start + run;
                if before[stride * r + start] && open(start, end) && behind[stride * (r + 1) + end] {
                    self.may_fill[start..end].fill(true);
                }
            }
        }
        for (cell, choice) in cells.iter_mut().zip(self.may_fill.iter().zip(&self.may_leave)) {
            match choice {
                (true, true) => {}
                (true, false) => *cell = Cell::FILLED,
                (false, true) => *cell = Cell::EMPTY,
                // A fitting layout would fill the cell or leave it empty.
                (false, false) => return false,
            }
        }
        true
    }
}

/// How many layouts fit; `None` for 2^128 - 1 or more.
pub(super) fn layouts(runs: &[u16], cells: &[Cell]) -> Option<u128> {
    let length = cells.len();
    let mut open_since = Vec::new();
    stretches(cells, &mut open_since);
    // For each number of cells, the ways to place the runs so far in them with the last cell empty. An extra cell after
    // the line is empty, so that a run can end with the line.
    let mut ways = vec![0_u128; length + 2];
    for r in 0..=runs.len() {
        let fewer = std::mem::replace(&mut ways, vec![0; length + 2]);
        ways[0] = u128::from(r == 0);
        for c in 1..=length + 1 {
            if cells.get(c - 1) == Some(&Cell::FILLED) {
                continue;
            }
            ways[c] = ways[c - 1];
            if let Some(start) = r.checked_sub(1).and_then(|last| (c - 1).checked_sub(usize::from(runs[last])))
                && open_since[c - 1] <= start
            {
                ways[c] = ways[c].saturating_add(fewer[start]);
            }
        }
    }
    Some(ways[length + 1]).filter(|&number| number < u128::MAX)
}

/// For each cell, and for the end of the line, the start of the stretch without an empty cell that ends just before it.
fn stretches(cells: &[Cell], open_since: &mut Vec<usize>) {
    open_since.clear();
    open_since.push(0);
    let mut since = 0;
    for (index, &cell) in cells.iter().enumerate() {
        if cell == Cell::EMPTY {
            since = index + 1;
        }
        open_since.push(since);
    }
}

/// The runs of a line of cells; `None` if a cell is unknown.
pub(super) fn runs(cells: impl Iterator<Item = Cell>) -> Option<Vec<u16>> {
    let mut runs = Vec::new();
    let mut in_run = false;
    for cell in cells {
        match (cell, in_run) {
            (Cell::FILLED, false) => runs.push(1),
            (Cell::FILLED, true) => *runs.last_mut()? += 1,
            (Cell::EMPTY, _) => {}
            _ => return None,
        }
        in_run = cell == Cell::FILLED;
    }
    Some(runs)
}
