//! How many layouts of a coloured line fit what is known, without listing them.

use super::excluded::Excluded;
use crate::line::mask::require_length;
use crate::line::{Count, Counter, Mask};
use crate::puzzle::Clue;

/// Counts fitting layouts of coloured lines. It keeps its tables from call to call.
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
    counter: Counter,
}

impl ColourCounter {
    /// A counter with an empty table.
    pub fn new() -> Self {
        ColourCounter { counter: Counter::new() }
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
        self.counter.fitting_masks(clue, length, known.masks())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::{Wide, layouts};
    use crate::puzzle::{Colour, Colours, Run};

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
