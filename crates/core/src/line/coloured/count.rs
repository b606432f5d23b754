//! How many layouts of a coloured line fit what is known, without listing them.
//!
//! This is the black-and-white count, with one difference: the cell after a run has to be empty only if the next run is
//! of the same ink.

use super::excluded::Excluded;
use crate::line::mask::require_length;
use crate::line::{Count, Mask};
use crate::puzzle::{Clue, Colour};

/// Counts fitting layouts of coloured lines. It keeps its table from call to call, so a call allocates nothing once the
/// table has grown to the longest line.
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::line::{ColourCounter, Excluded};
/// use nonoscope::puzzle::{Clue, Colour, Run};
///
/// let clue = Clue::from_iter([1, 2].map(|ink| Run { length: 2, colour: Colour::ink(ink) }));
/// let count = ColourCounter::new().fitting(&clue, 6, Excluded::<u64, 3>::nothing(2));
/// assert_eq!(count.exact(), Some(6));
/// ```
#[derive(Clone, Debug, Default)]
pub struct ColourCounter {
    /// For each number of free cells used so far, the number of ways to place the runs up to the current one.
    ways: Vec<u128>,
}

impl ColourCounter {
    /// A counter with an empty table.
    pub fn new() -> Self {
        ColourCounter { ways: Vec::new() }
    }

    /// How many layouts of `clue` in a line of `length` cells fit `known`.
    ///
    /// Cells at or beyond `length` are ignored. There are no layouts if the clue has an ink beyond those of `known`.
    ///
    /// # Panics
    /// If `length` is greater than `M::BITS`.
    pub fn fitting<M: Mask, const N: usize>(&mut self, clue: &Clue, length: usize, known: Excluded<M, N>) -> Count {
        if length > M::BITS {
            require_length(length, M::BITS);
        }
        let Some(slack) = length.checked_sub(clue.shortest()) else { return Count::ZERO };
        let line = M::first(length);
        let may_be_empty = line.minus(known.cannot_be(Colour::BACKGROUND));
        if clue.is_empty() {
            return Count::from(u128::from(may_be_empty == line));
        }
        // Run r starts at `earliest` plus the free cells used before it, so the table has one entry for each number of
        // free cells.
        self.ways.clear();
        self.ways.resize(slack + 1, 0);
        // Before the first run there is one way to use each number of free cells, as long as these may be empty.
        let room = (0..slack).take_while(|&cell| may_be_empty.has(cell)).count();
        self.ways[..=room].fill(1);
        let mut earliest = 0;
        for (index, run) in clue.runs().enumerate() {
            if run.colour.number() > known.inks() {
                return Count::ZERO;
            }
            let length = usize::from(run.length);
            let starts = line.minus(known.cannot_be(run.colour)).starts(length);
            let is_last = index + 1 == clue.len();
            let gap = if is_last { 0 } else { clue.gap_after(index) };
            let after = earliest + length;
            let mut reach: u128 = 0;
            for (used, ways) in self.ways.iter_mut().enumerate() {
                // One more free cell after the run, if it is not the first.
                if used > 0 && !may_be_empty.has(after + used - 1) {
                    reach = 0;
                }
                let placed = if starts.has(earliest + used) { *ways } else { 0 };
                reach = reach.saturating_add(placed);
                // The gap that the next run needs is one more empty cell.
                *ways = if gap == 0 || may_be_empty.has(after + used) { reach } else { 0 };
            }
            earliest = after + gap;
        }
        Count::from(self.ways[slack])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::{Wide, layouts};
    use crate::puzzle::{Colours, Run};

    fn clue(runs: &[(u16, usize)]) -> Clue {
        runs.iter().map(|&(length, ink)| Run { length, colour: Colour::ink(ink) }).collect()
    }

    /// As many runs of one cell, of two inks in turn.
    fn checkered(runs: usize) -> Clue {
        clue(&(0..runs).map(|run| (1, 1 + run % 2)).collect::<Vec<_>>())
    }

    #[test]
    fn a_clue_that_does_not_fit_has_no_layout() {
        let counted = |runs, length| ColourCounter::new().fitting(&clue(runs), length, Excluded::<u64, 3>::nothing(2));
        assert_eq!(counted(&[(2, 1), (1, 2)], 3), Count::from(1));
        assert_eq!(counted(&[(2, 1), (1, 2)], 2), Count::ZERO);
        assert_eq!(counted(&[(2, 2), (1, 2)], 3), Count::ZERO);
        assert_eq!(counted(&[(1, 1)], 0), Count::ZERO);
        assert_eq!(counted(&[(1, 3)], 9), Count::ZERO);
        assert_eq!(counted(&[], 9), Count::from(1));
    }

    #[test]
    #[should_panic(expected = "a set of 64 cells cannot hold a line of 70")]
    fn a_line_that_is_too_long_is_refused() {
        let _ = ColourCounter::new().fitting(&clue(&[(2, 2)]), 70, Excluded::<u64, 3>::nothing(2));
    }

    #[test]
    fn cells_beyond_the_line_do_not_count() {
        let mut beyond = Excluded::<u64, 3>::nothing(2);
        beyond.exclude(5, Colours::all(2));
        for runs in [&[][..], &[(2, 2)], &[(1, 1), (1, 2)]] {
            let counted = |known| ColourCounter::new().fitting(&clue(runs), 5, known);
            assert_eq!(counted(beyond), counted(Excluded::nothing(2)), "{runs:?}");
        }
    }

    #[test]
    fn counts_are_exact_to_the_last_one_that_a_word_holds() {
        // 200 over 31 again, a number of 37 digits; no gaps are needed.
        let ones = checkered(31);
        let number = Count::from(2_246_641_608_185_861_983_878_945_452_213_601_600);
        assert_eq!(layouts(&ones, 200), number);
        assert_eq!(ColourCounter::new().fitting(&ones, 200, Excluded::<Wide<4>, 3>::nothing(2)), number);
    }

    #[test]
    fn beyond_that_they_say_so() {
        let many = layouts(&checkered(256), 1024);
        assert_eq!(many.exact(), None);
        let nothing = Excluded::<Wide<16>, 3>::nothing(2);
        assert_eq!(ColourCounter::new().fitting(&checkered(256), 1024, nothing), many);
    }

    #[test]
    fn a_number_of_ways_that_leads_nowhere_does_not_count() {
        // The first 900 cells allow far more than 2^128 beginnings, but the last cell leaves each run one place.
        let mut known = Excluded::<Wide<16>, 3>::nothing(2);
        for cell in 0..256 {
            known.exclude(cell, Colours::BACKGROUND);
        }
        assert_eq!(ColourCounter::new().fitting(&checkered(256), 1024, known), Count::from(1));
    }
}
