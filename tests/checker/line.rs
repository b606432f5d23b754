//! Solves one line with tables, cell by cell: what all fitting layouts agree on, and how many there are.

use nonoscope::puzzle::{Cell, Colour, Colours, Run};

/// The tables for a line, which are reused for the next one.
#[derive(Default)]
pub(super) struct Tables {
    /// For each colour and each end, the first cell of the stretch before the end in which every cell can be of the
    /// colour.
    open_since: Vec<usize>,
    /// For `r` runs and `c` cells: whether the first `r` runs fit into the first `c` cells.
    before: Vec<bool>,
    /// The same from the other end: whether the runs from `r` on fit into the cells from `c` on.
    behind: Vec<bool>,
    may_be: Vec<Colours>,
}

impl Tables {
    /// Takes from the cells of a line every colour that they have in no fitting layout; false if none fits.
    pub(super) fn look(&mut self, runs: &[Run], cells: &mut [Cell], inks: usize) -> bool {
        let (length, stride) = (cells.len(), cells.len() + 1);
        stretches(cells, inks, &mut self.open_since);
        for table in [&mut self.before, &mut self.behind] {
            table.clear();
            table.resize(stride * (runs.len() + 1), false);
        }
        let (open_since, before, behind) = (&self.open_since, &mut self.before, &mut self.behind);
        let open = |colour: Colour, start: usize, end: usize| open_since[stride * colour.number() + end] <= start;
        let empty = |cell: usize| open(Colour::BACKGROUND, cell, cell + 1);

        // Whether the runs before run `r` fit before the cell where it starts, and those after it from its end on.
        let starts = |before: &[bool], r: usize, start: usize| match start.checked_sub(gap(runs, r)) {
            Some(end) => (end == start || empty(end)) && before[stride * r + end],
            None => false,
        };
        let ends = |behind: &[bool], r: usize, end: usize| {
            let start = end + gap(runs, r + 1);
            start <= length && (start == end || empty(end)) && behind[stride * (r + 1) + start]
        };
        for r in 0..=runs.len() {
            for c in 0..=length {
                let none = r == 0 && c == 0;
                let left_empty = c > 0 && empty(c - 1) && before[stride * r + c - 1];
                let with_run = r.checked_sub(1).is_some_and(|last| {
                    let start = c.checked_sub(usize::from(runs[last].length));
                    start.is_some_and(|start| open(runs[last].colour, start, c) && starts(before, last, start))
                });
                before[stride * r + c] = none || left_empty || with_run;
            }
        }
        for r in (0..=runs.len()).rev() {
            for c in (0..=length).rev() {
                let none = r == runs.len() && c == length;
                let left_empty = c < length && empty(c) && behind[stride * r + c + 1];
                let with_run = runs.get(r).is_some_and(|run| {
                    let end = c + usize::from(run.length);
                    end <= length && open(run.colour, c, end) && ends(behind, r, end)
                });
                behind[stride * r + c] = none || left_empty || with_run;
            }
        }
        if !before[stride * runs.len() + length] {
            return false;
        }

        self.may_be.clear();
        self.may_be.resize(length, Colours::NONE);
        for r in 0..=runs.len() {
            for c in 0..length {
                if before[stride * r + c] && empty(c) && behind[stride * r + c + 1] {
                    self.may_be[c].insert(Colour::BACKGROUND);
                }
            }
        }
        for (r, run) in runs.iter().enumerate() {
            let length = usize::from(run.length);
            for start in 0..stride.saturating_sub(length) {
                let end = start + length;
                if open(run.colour, start, end) && starts(before, r, start) && ends(behind, r, end) {
                    self.may_be[start..end].iter_mut().for_each(|colours| colours.insert(run.colour));
                }
            }
        }
        for (cell, &colours) in cells.iter_mut().zip(&self.may_be) {
            *cell = Cell::among(colours, inks);
        }
        true
    }
}

/// How many layouts fit; `None` for 2^128 - 1 or more.
pub(super) fn layouts(runs: &[Run], cells: &[Cell], inks: usize) -> Option<u128> {
    let (length, stride) = (cells.len(), cells.len() + 1);
    let mut open_since = Vec::new();
    stretches(cells, inks, &mut open_since);
    let open = |colour: Colour, start: usize, end: usize| open_since[stride * colour.number() + end] <= start;
    let empty = |cell: usize| open(Colour::BACKGROUND, cell, cell + 1);
    // For each number of cells, the ways to place the runs so far in them.
    let mut ways = vec![0_u128; stride];
    for r in 0..=runs.len() {
        let fewer = std::mem::replace(&mut ways, vec![0; stride]);
        ways[0] = u128::from(r == 0);
        for c in 1..=length {
            if empty(c - 1) {
                ways[c] = ways[c - 1];
            }
            let Some(last) = r.checked_sub(1) else { continue };
            let Some(start) = c.checked_sub(usize::from(runs[last].length)) else { continue };
            if let Some(end) = start.checked_sub(gap(runs, last))
                && open(runs[last].colour, start, c)
                && (end == start || empty(end))
            {
                ways[c] = ways[c].saturating_add(fewer[end]);
            }
        }
    }
    Some(ways[length]).filter(|&number| number < u128::MAX)
}

/// How many empty cells there must be just before this run.
fn gap(runs: &[Run], r: usize) -> usize {
    let touching = r.checked_sub(1).and_then(|last| Some((runs[last].colour, runs.get(r)?.colour)));
    usize::from(touching.is_some_and(|(left, right)| left == right))
}

/// For each colour and each end of a stretch, from 0 to the length of the line: where the longest stretch starts whose
/// cells can all be of the colour.
fn stretches(cells: &[Cell], inks: usize, open_since: &mut Vec<usize>) {
    open_since.clear();
    for colour in Colour::all(inks) {
        open_since.push(0);
        let mut since = 0;
        for (index, cell) in cells.iter().enumerate() {
            if !cell.possible(inks).has(colour) {
                since = index + 1;
            }
            open_since.push(since);
        }
    }
}

/// The runs of a line of cells; `None` if a cell is not known.
pub(super) fn runs(cells: impl Iterator<Item = Cell>) -> Option<Vec<Run>> {
    let mut runs: Vec<Run> = Vec::new();
    let mut before = Colour::BACKGROUND;
    for cell in cells {
        let colour = cell.colour()?;
        match runs.last_mut() {
            _ if colour == Colour::BACKGROUND => {}
            Some(run) if colour == before => run.length += 1,
            _ => runs.push(Run { length: 1, colour }),
        }
        before = colour;
    }
    Some(runs)
}
