//! Proves what one line says, as a sequence of clauses.
//!
//! Each follows from the known cells by unit propagation, if the runs are taken in order:
//!
//! - From the left, a run cannot start at a cell if it would lie on an empty one, or if no start that is left for the run
//!   before it reaches to the last filled cell before. The same from the right. What is left are the starts that occur in
//!   some layout.
//! - A cell that no start covers is empty.
//! - A cell is filled if there is no gap in which it could be empty: for each pair of neighbouring runs, it is filled, or the
//!   one has not ended before it, or the other begins before it.
//!
//! This is the line solver again, start by start instead of in sets. Starts with the same two neighbours in the order
//! of starts are chained by the formula, so a clause for each excluded start is enough.

use super::claims::{Claims, Proved};
use crate::puzzle::{Cell, Line};
use crate::sat::{Literal, Truth};

/// No layout of the line fits, as unit propagation shows now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Contradiction;

/// Proves what lines say. It keeps its tables from line to line.
#[derive(Debug, Default)]
pub(super) struct LineProver {
    /// The cells of the line.
    cells: Vec<Cell>,
    /// For each cell, how many cells in a row may be filled from there on.
    room: Vec<usize>,
    /// For each cell, the end of the last filled cell before it; 0 if there is none.
    before: Vec<usize>,
    /// For each cell, the first filled one from there on; the length of the line if there is none.
    next: Vec<usize>,
    /// For each run, how many of its starts that are left lie before each cell.
    counts: Vec<Vec<u32>>,
}

/// The receiver of the clauses.
type Add<'a> = dyn FnMut(&[Literal]) + 'a;

/// Adds a clause, simplified by what is known already.
fn require(add: &mut Add<'_>, claims: &[Truth]) {
    if !claims.contains(&Truth::Always) {
        let open = claims.iter().filter_map(|claim| match claim {
            Truth::If(literal) => Some(*literal),
            Truth::Always | Truth::Never => None,
        });
        add(&open.collect::<Vec<_>>());
    }
}

impl LineProver {
    /// Proves all that a line says, given what is proved, and adds it there. Returns the indices of the cells in the line that
    /// were not known.
    pub(super) fn prove(
        &mut self,
        claims: &Claims<'_>,
        line: Line,
        proved: &mut Proved,
        add: &mut Add<'_>,
    ) -> Result<Vec<usize>, Contradiction> {
        self.read(proved, line);
        self.exclude_starts(claims, line, proved, add)?;
        let length = self.cells.len();
        let runs = claims.runs(line);
        let covered = covered(claims, line, proved, length);
        let mut new = Vec::new();
        // The first gap that a cell may lie in, counted by the run after it.
        let mut first_gap = 0;
        for (along, is_covered) in covered.into_iter().enumerate() {
            while first_gap < runs.len() && self.ends(first_gap) <= along + 1 {
                first_gap += 1;
            }
            if self.cells[along].is_known() {
                continue;
            }
            let cell = if is_covered { Cell::FILLED } else { Cell::EMPTY };
            if cell.is_filled() {
                let mut gaps = first_gap..=first_gap;
                while *gaps.end() < runs.len()
                    && self.begins(*gaps.end()) + claims.run(runs.start + gaps.end()).length <= along
                {
                    gaps = first_gap..=gaps.end() + 1;
                }
                if gaps.clone().any(|gap| self.may_leave(claims, line, gap, along)) {
                    continue;
                }
                let filled = Truth::If(claims.cell(line.cell(along), Cell::FILLED));
                for gap in gaps {
                    let not_ended = match gap.checked_sub(1).map(|before| runs.start + before) {
                        Some(run) => claims.at_least(run, (along + 1).saturating_sub(claims.run(run).length)),
                        None => Truth::Never,
                    };
                    let begun = match runs.clone().nth(gap) {
                        Some(run) => !claims.at_least(run, along + 1),
                        None => Truth::Never,
                    };
                    require(add, &[filled, not_ended, begun]);
                }
            }
            require(add, &[Truth::If(claims.cell(line.cell(along), cell))]);
            proved.set(line.cell(along), cell);
            new.push(along);
        }
        Ok(new)
    }

    fn read(&mut self, proved: &Proved, line: Line) {
        self.cells.clear();
        self.cells.extend(proved.cells().line(line));
        let length = self.cells.len();
        self.room.clear();
        self.room.resize(length + 1, 0);
        self.next.clear();
        self.next.resize(length + 1, length);
        self.before.clear();
        self.before.resize(length + 1, 0);
        for along in (0..length).rev() {
            let cell = self.cells[along];
            self.room[along] = if cell == Cell::EMPTY { 0 } else { self.room[along + 1] + 1 };
            self.next[along] = if cell.is_filled() { along } else { self.next[along + 1] };
        }
        for (along, cell) in self.cells.iter().enumerate() {
            self.before[along + 1] = if cell.is_filled() { along + 1 } else { self.before[along] };
        }
    }

    /// Excludes the starts that occur in no layout: first those to which no layout of the runs before leads, then those
    /// that leave no room for the runs after.
    fn exclude_starts(
        &mut self,
        claims: &Claims<'_>,
        line: Line,
        proved: &mut Proved,
        add: &mut Add<'_>,
    ) -> Result<(), Contradiction> {
        let (runs, length) = (claims.runs(line), self.cells.len());
        if runs.is_empty() {
            // The formula says itself that all cells are empty.
            return if self.next[0] < length { Err(Contradiction) } else { Ok(()) };
        }
        self.counts.resize_with(self.counts.len().max(runs.len()), Vec::new);
        for (index, run) in runs.clone().enumerate() {
            let own = claims.run(run).length;
            let (counted, rest) = self.counts.split_at_mut(index);
            let reaches = |start: usize| match counted.last().zip(run.checked_sub(1)) {
                Some((counts, before)) => {
                    let before = claims.run(before).length;
                    // From a start that covers the last filled cell to one that leaves a gap.
                    let (from, until) = (self.before[start].saturating_sub(before), start.saturating_sub(before));
                    from < until && counts[until] > counts[from]
                }
                None => self.before[start] == 0,
            };
            let fits = |start: usize| self.room[start] >= own && reaches(start);
            exclude(claims, run, proved, &mut rest[0], length, add, fits)?;
        }
        for (index, run) in runs.clone().enumerate().rev() {
            let own = claims.run(run).length;
            let (rest, counted) = self.counts.split_at_mut(index + 1);
            let fits = |start: usize| match counted.first().filter(|_| run + 1 < runs.end) {
                // A gap after the run, and then at the latest from the next filled cell on.
                Some(counts) => {
                    let until = (self.next[start + own] + 1).min(length);
                    start + own + 1 < until && counts[until] > counts[start + own + 1]
                }
                None => self.next[start + own] == length,
            };
            exclude(claims, run, proved, &mut rest[index], length, add, fits)?;
        }
        Ok(())
    }

    /// The first start that is left for a run.
    fn begins(&self, run: usize) -> usize {
        self.counts[run].partition_point(|&count| count == 0) - 1
    }

    /// The end of the last start that is left for a run.
    fn ends(&self, run: usize) -> usize {
        let all = self.counts[run].last().copied().unwrap_or(0);
        self.counts[run].partition_point(|&count| count < all)
    }

    /// Whether some layout leaves a cell empty between a run and the one before it.
    fn may_leave(&self, claims: &Claims<'_>, line: Line, gap: usize, along: usize) -> bool {
        let runs = claims.runs(line);
        let left = match gap.checked_sub(1) {
            Some(before) => {
                let length = claims.run(runs.start + before).length;
                let (from, until) = (self.before[along].saturating_sub(length), (along + 1).saturating_sub(length));
                from < until && self.counts[before][until] > self.counts[before][from]
            }
            None => self.before[along] == 0,
        };
        let right = || match gap < runs.len() {
            true => {
                let until = (self.next[along] + 1).min(self.cells.len());
                along + 1 < until && self.counts[gap][until] > self.counts[gap][along + 1]
            }
            false => self.next[along] == self.cells.len(),
        };
        left && right()
    }
}

/// Excludes the starts of a run that do not fit, and counts those that are left.
fn exclude(
    claims: &Claims<'_>,
    run: usize,
    proved: &mut Proved,
    counts: &mut Vec<u32>,
    length: usize,
    add: &mut Add<'_>,
    fits: impl Fn(usize) -> bool,
) -> Result<(), Contradiction> {
    let first = claims.run(run).starts().start;
    counts.clear();
    counts.resize(first + 1, 0);
    let mut left = 0;
    for (index, may_start) in proved.starts(claims, run).iter_mut().enumerate() {
        let start = first + index;
        if *may_start && !fits(start) {
            *may_start = false;
            require(add, &[!claims.at_least(run, start), claims.at_least(run, start + 1)]);
        }
        left += u32::from(*may_start);
        counts.push(left);
    }
    counts.resize(length + 1, left);
    if left == 0 { Err(Contradiction) } else { Ok(()) }
}

/// For each cell of a line, whether some start that is left covers it.
fn covered(claims: &Claims<'_>, line: Line, proved: &mut Proved, length: usize) -> Vec<bool> {
    let mut covered = vec![false; length];
    for run in claims.runs(line) {
        let (first, own) = (claims.run(run).starts().start, claims.run(run).length);
        let mut until = 0;
        for (index, _) in proved.starts(claims, run).iter().enumerate().filter(|(_, may_start)| **may_start) {
            let start = first + index;
            covered[until.max(start)..start + own].fill(true);
            until = start + own;
        }
    }
    covered
}
