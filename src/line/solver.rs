//! The line solver: everything that a clue and the known cells force, found in two sweeps over the runs.
//!
//! The sweep from the left gives, for each run, the cells at which it may start, given the runs before it. The sweep
//! from the right keeps those starts from which the runs after it can still be placed. What is left are exactly the
//! starts that occur in some layout that fits, and with them the cells that some layout fills and those that some
//! layout leaves empty. A cell that no layout leaves empty is filled; one that no layout fills is empty. So the
//! answer is complete: it is what enumerating all layouts would give, at the price of a few word operations a run.

use super::mask::Mask;
use crate::puzzle::{Cell, Clue};

/// What is known of a line's cells; no cell is in both sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known<M> {
    /// The cells known to be filled.
    pub filled: M,
    /// The cells known to be empty.
    pub empty: M,
}

impl<M: Mask> Known<M> {
    /// Nothing known.
    pub const NOTHING: Self = Known { filled: M::NONE, empty: M::NONE };

    /// What is known here and not in `before`.
    #[must_use]
    pub fn since(self, before: Self) -> Self {
        Known { filled: self.filled.minus(before.filled), empty: self.empty.minus(before.empty) }
    }

    /// What is known of the cells of a line, in order; at most `M::BITS` of them.
    pub fn of_cells(cells: impl IntoIterator<Item = Cell>) -> Self {
        let mut known = Self::NOTHING;
        for (along, cell) in cells.into_iter().enumerate() {
            match cell {
                Cell::Unknown => {}
                Cell::Filled => known.filled.insert(along),
                Cell::Empty => known.empty.insert(along),
            }
        }
        known
    }

    /// The cells of which something is known.
    #[must_use]
    #[inline]
    pub fn union(self) -> M {
        self.filled.or(self.empty)
    }

    /// How many cells are known.
    pub fn len(self) -> usize {
        self.filled.len() + self.empty.len()
    }

    /// Whether no cell is known.
    pub fn is_empty(self) -> bool {
        self.filled.is_empty() && self.empty.is_empty()
    }
}

/// Solves lines of up to `M::BITS` cells. It keeps the sets of its sweeps from call to call, so that a call allocates
/// nothing once the longest clue has been seen.
#[derive(Clone, Debug, Default)]
pub struct LineSolver<M> {
    reach: Vec<Reach<M>>,
}

/// What the sweep from the left finds out about one run.
#[derive(Clone, Copy, Debug)]
struct Reach<M> {
    /// The cells at which the run may start, given the runs before it.
    starts: M,
    /// The empty cells that may stand between this run and the next.
    gap: M,
}

impl<M: Mask> LineSolver<M> {
    /// A solver that has seen no clue yet.
    pub fn new() -> Self {
        LineSolver { reach: Vec::new() }
    }

    /// What is true of every layout of `clue` in a line of `length` cells that fits `known`; `None` if no layout fits.
    ///
    /// The answer contains `known`. The clue must be one that fits a line of `length <= M::BITS` cells, as those of a
    /// [`Puzzle`](crate::puzzle::Puzzle) do, and `known` must hold no cell at or beyond `length`.
    #[inline]
    pub fn infer(&mut self, clue: &Clue, length: usize, known: Known<M>) -> Option<Known<M>> {
        self.sweep(clue, length, known, |_, _| {})
    }

    /// Where each run of `clue` starts in some layout that fits `known`, first run first; `None` if no layout fits.
    ///
    /// What is asked of `clue` and `known` is what [`LineSolver::infer`] asks.
    pub fn starts(&mut self, clue: &Clue, length: usize, known: Known<M>) -> Option<Vec<M>> {
        let mut all = vec![M::NONE; clue.runs().len()];
        self.sweep(clue, length, known, |run, starts| all[run] = starts)?;
        Some(all)
    }

    /// Both sweeps. `each` is told the starts of each run, last run first.
    #[inline]
    fn sweep(
        &mut self,
        clue: &Clue,
        length: usize,
        known: Known<M>,
        mut each: impl FnMut(usize, M),
    ) -> Option<Known<M>> {
        debug_assert!(clue.shortest() <= length && length <= M::BITS);
        let line = M::first(length);
        let may_be_empty = line.minus(known.filled);
        let may_be_filled = line.minus(known.empty);
        let Some((&last_run, other_runs)) = clue.runs().split_last() else {
            return known.filled.is_empty().then_some(Known { filled: M::NONE, empty: line });
        };

        // From the left. `open` holds the cells at which the next run may start as far as the cells before it go.
        self.reach.clear();
        let first_gap = M::bit(0).flood_up(may_be_empty);
        let mut open = first_gap.up(1).or(M::bit(0));
        for &run in other_runs {
            let run = usize::from(run);
            let starts = open.and(may_be_filled.starts(run));
            let gap = starts.up(run).flood_up(may_be_empty);
            if gap.is_empty() {
                return None;
            }
            self.reach.push(Reach { starts, gap });
            open = gap.up(1);
        }

        // The last run must leave a rest of the line that may be empty, or end with the line.
        let run = usize::from(last_run);
        let last_cell = M::bit(length - 1);
        let last_gap = last_cell.flood_down(may_be_empty);
        let may_end = last_gap.down(1).or(last_cell);
        let mut starts = open.and(may_be_filled.starts(run)).and(may_end.down(run - 1));
        if starts.is_empty() {
            return None;
        }
        each(other_runs.len(), starts);
        let mut may_fill = starts.stretch(run);
        let mut may_leave = M::NONE;
        if run < length {
            may_leave = starts.up(run).flood_up(last_gap);
        }

        // From the right: keep the starts from which the next run's remaining starts can be reached.
        for (index, (&run, reach)) in other_runs.iter().zip(&self.reach).enumerate().rev() {
            let run = usize::from(run);
            let back = starts.down(1).flood_down(may_be_empty);
            may_leave = may_leave.or(reach.gap.and(back));
            starts = reach.starts.and(back.down(run));
            each(index, starts);
            may_fill = may_fill.or(starts.stretch(run));
        }
        may_leave = may_leave.or(starts.down(1).flood_down(first_gap));
        Some(Known { filled: line.minus(may_leave), empty: line.minus(may_fill) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inferred(clue: &[u16], line: &str) -> Option<String> {
        let clue: Clue = clue.iter().copied().collect();
        let pick =
            |letter| line.chars().enumerate().filter(|&(_, c)| c == letter).fold(0, |set: u64, (i, _)| set | 1 << i);
        let known = Known { filled: pick('X'), empty: pick('O') };
        let found = LineSolver::new().infer(&clue, line.len(), known)?;
        let letter = |i| match (found.filled.has(i), found.empty.has(i)) {
            (false, false) => Cell::Unknown.letter(),
            (true, false) => Cell::Filled.letter(),
            (false, true) => Cell::Empty.letter(),
            (true, true) => '!',
        };
        Some((0..line.len()).map(letter).collect())
    }

    #[test]
    fn known_cells_are_counted() {
        for (filled, empty, len) in [(0u64, 0, 0), (0b101, 0, 2), (0, 0b10, 1), (0b101, 0b10, 3)] {
            let known = Known { filled, empty };
            assert_eq!((known.len(), known.is_empty()), (len, len == 0));
        }
    }

    #[test]
    fn overlaps_gaps_and_ends() {
        let cases: &[(&[u16], &str, Option<&str>)] = &[
            (&[], "...", Some("OOO")),
            (&[], ".X.", None),
            (&[3], "....", Some(".XX.")),
            (&[4], "....", Some("XXXX")),
            (&[1, 1], "...", Some("XOX")),
            (&[1], "..X.", Some("OOXO")),
            (&[2], ".X..O", Some(".X.OO")),
            (&[2], "..O..X", Some("OOOOXX")),
            (&[1, 2], ".....", Some("...X.")),
            (&[1, 2], "X.O..", Some("XOOXX")),
            (&[2, 2], "O....", None),
            (&[1], "X.X", None),
            (&[1, 1], "XX.", None),
        ];
        for (clue, line, expected) in cases {
            assert_eq!(inferred(clue, line).as_deref(), *expected, "{clue:?} in {line}");
        }
    }

    #[test]
    fn a_whole_word_is_no_special_case() {
        let line = ".".repeat(64);
        assert_eq!(inferred(&[64], &line), Some("X".repeat(64)));
        assert_eq!(inferred(&[31, 32], &line), Some(format!("{}O{}", "X".repeat(31), "X".repeat(32))));
        assert_eq!(inferred(&[], &line), Some("O".repeat(64)));
    }
}
