//! The line solver: everything that a clue and the known cells force, in two sweeps over the runs.
//!
//! The sweep from the left finds, for each run, the cells where it may start, given the runs before it. The sweep from
//! the right keeps the starts from which the runs after it can still be placed. What remains are exactly the starts
//! that occur in a fitting layout. They give the cells that some layout fills, and those that some layout leaves empty.
//! A cell that no layout leaves empty is filled, and one that no layout fills is empty. So the answer is as complete as listing all layouts, for a
//! few word operations per run.

use super::mask::{Mask, require_length};
use crate::puzzle::{Cell, Clue};

/// What is known about a line's cells. A cell in both sets is a contradiction, so no layout fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known<M> {
    /// The cells known to be filled.
    pub filled: M,
    /// The cells known to be empty.
    pub empty: M,
}

impl<M: Mask> Known<M> {
    /// Nothing is known.
    pub const NOTHING: Self = Known { filled: M::NONE, empty: M::NONE };

    /// What is known here and not in `before`.
    #[must_use]
    pub fn since(self, before: Self) -> Self {
        Known { filled: self.filled.minus(before.filled), empty: self.empty.minus(before.empty) }
    }

    /// What is known about the cells of a line, in order.
    ///
    /// # Panics
    /// If a cell at or beyond `M::BITS` is known.
    pub fn of_cells(cells: impl IntoIterator<Item = Cell>) -> Self {
        let mut known = Self::NOTHING;
        for (along, cell) in cells.into_iter().enumerate() {
            let set = match cell {
                Cell::FILLED => &mut known.filled,
                Cell::EMPTY => &mut known.empty,
                _ => continue,
            };
            assert!(along < M::BITS, "a set of {} cells has no cell {along}", M::BITS);
            set.insert(along);
        }
        known
    }

    /// The known cells.
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

/// Solves lines of up to `M::BITS` cells. It keeps the sets of its sweeps from call to call, so a call allocates
/// nothing once the longest clue has been seen.
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::line::{Known, LineSolver};
/// use nonoscope::puzzle::Clue;
///
/// let clue = Clue::from_iter([3]);
/// let inferred = LineSolver::<u64>::new().infer(&clue, 4, Known::NOTHING).unwrap();
/// assert_eq!((inferred.filled, inferred.empty), (0b0110, 0));
/// ```
#[derive(Clone, Debug, Default)]
pub struct LineSolver<M> {
    reach: Vec<Reach<M>>,
}

/// What the sweep from the left finds out about a run.
#[derive(Clone, Copy, Debug)]
struct Reach<M> {
    /// The cells where the run may start, given the runs before it.
    starts: M,
    /// The empty cells that may lie between this run and the next.
    gap: M,
}

impl<M: Mask> LineSolver<M> {
    /// A solver that has seen no clue yet.
    pub fn new() -> Self {
        LineSolver { reach: Vec::new() }
    }

    /// What all layouts of `clue` that fit `known` in a line of `length` cells agree on; `None` if no layout fits.
    ///
    /// The result includes the known cells of the line; cells at or beyond `length` are ignored. If the clue is longer
    /// than the line, no layout fits.
    ///
    /// # Panics
    /// If `length` is greater than `M::BITS`.
    #[inline]
    pub fn infer(&mut self, clue: &Clue, length: usize, known: Known<M>) -> Option<Known<M>> {
        self.sweep(clue, length, known, |_, _| {})
    }

    /// Where each run of `clue` starts in some layout that fits `known`, first run first; `None` if no layout fits.
    ///
    /// # Panics
    /// If `length` is greater than `M::BITS`.
    pub fn starts(&mut self, clue: &Clue, length: usize, known: Known<M>) -> Option<Vec<M>> {
        let mut all = vec![M::NONE; clue.lengths().len()];
        self.sweep(clue, length, known, |run, starts| all[run] = starts)?;
        Some(all)
    }

    /// Both sweeps. `each` is called with the starts of each run, last run first.
    #[inline]
    fn sweep(
        &mut self,
        clue: &Clue,
        length: usize,
        known: Known<M>,
        mut each: impl FnMut(usize, M),
    ) -> Option<Known<M>> {
        if length >= M::BITS && !fits_whole_set::<M>(clue, length) {
            return None;
        }
        let line = M::first(length);
        let may_be_empty = line.minus(known.filled);
        let may_be_filled = line.minus(known.empty);
        let Some((&last_run, other_runs)) = clue.lengths().split_last() else {
            let is_open = known.filled.and(line).is_empty();
            return is_open.then_some(Known { filled: M::NONE, empty: line });
        };
        if usize::from(last_run) > length {
            return None;
        }

        // From the left. `open` holds the cells where the next run may start, given the cells before it.
        self.reach.clear();
        let first_gap = M::bit(0).flood_up(may_be_empty);
        let mut open = first_gap.up(1).or(M::bit(0));
        for &run in other_runs {
            let run = usize::from(run);
            let starts = open.and(may_be_filled.starts(run));
            // A run that is longer than the line starts nowhere.
            if starts.is_empty() {
                return None;
            }
            let gap = starts.up(run).flood_up(may_be_empty);
            self.reach.push(Reach { starts, gap });
            open = gap.up(1);
        }

        // After the last run, the rest of the line must be possibly empty, if there is any.
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

        // From the right: keep the starts from which a remaining start of the next run can be reached.
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

/// Whether a clue fits a line that is as long as a set: the set operations allow no longer run. Kept apart from the
/// sweeps because it is rarely needed.
///
/// # Panics
/// If the line is longer than a set.
#[cold]
fn fits_whole_set<M: Mask>(clue: &Clue, length: usize) -> bool {
    require_length(length, M::BITS);
    clue.shortest() <= length
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
            (false, false) => Cell::UNKNOWN.letter(),
            (true, false) => Cell::FILLED.letter(),
            (false, true) => Cell::EMPTY.letter(),
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
    #[should_panic(expected = "a set of 64 cells cannot hold a line of 70")]
    fn a_line_that_is_too_long_is_refused() {
        let _ = LineSolver::<u64>::new().infer(&Clue::from_iter([68]), 70, Known::NOTHING);
    }

    #[test]
    #[should_panic(expected = "a set of 64 cells has no cell 64")]
    fn more_known_cells_than_a_set_holds_are_refused() {
        let _ = Known::<u64>::of_cells([Cell::FILLED; 65]);
    }

    #[test]
    fn no_layout_of_a_clue_fits_that_is_longer_than_the_line() {
        for (clue, length) in
            [(&[1u16][..], 0), (&[4], 3), (&[2, 1], 3), (&[65], 64), (&[128], 64), (&[64, 1], 64), (&[200, 1], 64)]
        {
            let clue: Clue = clue.iter().copied().collect();
            assert_eq!(LineSolver::<u64>::new().infer(&clue, length, Known::NOTHING), None, "{clue} in {length}");
            assert_eq!(LineSolver::<u64>::new().starts(&clue, length, Known::NOTHING), None, "{clue} in {length}");
        }
    }

    #[test]
    fn cells_beyond_the_line_do_not_count() {
        let beyond = Known { filled: 0b10_0000u64, empty: 0b100_0000 };
        for runs in [&[][..], &[2]] {
            let clue: Clue = runs.iter().copied().collect();
            let inferred = |known| LineSolver::new().infer(&clue, 3, known);
            assert_eq!(inferred(beyond), inferred(Known::NOTHING), "{clue}");
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
