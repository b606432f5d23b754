//! Listing layouts one at a time and in a fixed order, for lines that may have billions of them.

use super::mask::{Mask, require_length};
use super::solver::Known;
use crate::puzzle::Clue;

/// The layouts of a line that fit what is known, as sets of filled cells.
///
/// They are sorted by the start of the first run, then of the second, and so on: at first all runs are as far left as
/// possible, then the last run moves. The first layout costs a sweep over the runs, each further one little more than
/// the runs that move, because every partial choice can be completed.
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::line::{Known, Layouts};
/// use nonoscope::puzzle::Clue;
///
/// let layouts: Vec<u64> = Layouts::new(&Clue::from_iter([1, 2]), 5, Known::NOTHING).collect();
/// assert_eq!(layouts, [0b01101, 0b11001, 0b11010]);
/// ```
#[derive(Clone, Debug)]
pub struct Layouts<M> {
    runs: Vec<Placed<M>>,
    may_be_empty: M,
    /// Whether the runs are at the layout returned last; if not, the first layout comes next.
    begun: bool,
    done: bool,
}

#[derive(Clone, Copy, Debug)]
struct Placed<M> {
    length: usize,
    /// Where the run may start so that it and the runs after it can be placed.
    starts: M,
    /// Where it starts now.
    start: usize,
}

impl<M: Mask> Layouts<M> {
    /// The layouts of `clue` in a line of `length` cells that fit `known`.
    ///
    /// There are none if the clue is longer than the line. Cells at or beyond `length` are ignored.
    ///
    /// # Panics
    /// If `length` is greater than `M::BITS`.
    pub fn new(clue: &Clue, length: usize, known: Known<M>) -> Layouts<M> {
        if length > M::BITS {
            require_length(length, M::BITS);
        }
        let line = M::first(length);
        if clue.shortest() > length {
            return Layouts { runs: Vec::new(), may_be_empty: line, begun: false, done: true };
        }
        let may_be_empty = line.minus(known.filled);
        let may_be_filled = line.minus(known.empty);
        let mut runs: Vec<Placed<M>> = Vec::with_capacity(clue.lengths().len());
        // From the right. `ends` holds the cells where the run may end.
        let mut ends = match length.checked_sub(1) {
            Some(last) => M::bit(last).flood_down(may_be_empty).down(1).or(M::bit(last)),
            None => M::NONE,
        };
        for &run in clue.lengths().iter().rev() {
            let run = usize::from(run);
            let starts = may_be_filled.starts(run).and(ends.down(run - 1));
            runs.push(Placed { length: run, starts, start: 0 });
            ends = starts.down(1).flood_down(may_be_empty).down(1);
        }
        runs.reverse();
        // Without runs the only layout is the empty line, if it fits.
        let done = runs.is_empty() && !known.filled.and(line).is_empty();
        Layouts { runs, may_be_empty, begun: false, done }
    }

    /// Moves run `index` to its first start in `open`, and the runs after it to their first starts; false if there is
    /// none for run `index`.
    fn place(&mut self, index: usize, open: M) -> bool {
        let mut open = open;
        for run in &mut self.runs[index..] {
            let Some(start) = run.starts.and(open).lowest() else { return false };
            run.start = start;
            open = match start + run.length {
                end if end < M::BITS => after(end, self.may_be_empty),
                _ => M::NONE,
            };
        }
        true
    }

    /// The layout given by the current starts.
    fn filled(&self) -> M {
        self.runs.iter().fold(M::NONE, |set, run| set.or(M::bit(run.start).stretch(run.length)))
    }

    fn advance(&mut self) -> bool {
        if !self.begun {
            self.begun = true;
            return self.place(0, after(0, self.may_be_empty).or(M::bit(0)));
        }
        for index in (0..self.runs.len()).rev() {
            let later = after(self.runs[index].start, self.may_be_empty);
            if self.place(index, later) {
                return true;
            }
        }
        false
    }
}

/// Where a run may start if the cells from `first` up to it, at least one, are empty.
fn after<M: Mask>(first: usize, may_be_empty: M) -> M {
    M::bit(first).flood_up(may_be_empty).up(1)
}

impl<M: Mask> Iterator for Layouts<M> {
    type Item = M;

    fn next(&mut self) -> Option<M> {
        self.done = self.done || !self.advance();
        (!self.done).then(|| self.filled())
    }
}

impl<M: Mask> std::iter::FusedIterator for Layouts<M> {}

#[cfg(test)]
mod tests {
    use super::*;

    fn starts_of(clue: &[u16], length: usize, known: Known<u64>) -> Vec<u64> {
        Layouts::new(&clue.iter().copied().collect(), length, known).collect()
    }

    #[test]
    fn leftmost_first_and_the_last_run_moves_first() {
        assert_eq!(starts_of(&[1, 2], 5, Known::NOTHING), [0b01101, 0b11001, 0b11010]);
        assert_eq!(starts_of(&[], 3, Known::NOTHING), [0]);
        assert_eq!(starts_of(&[], 0, Known::NOTHING), [0]);
        assert_eq!(starts_of(&[], 3, Known { filled: 1, empty: 0 }), [0u64; 0]);
        assert_eq!(starts_of(&[2], 2, Known { filled: 0, empty: 1 }), [0u64; 0]);
        assert_eq!(starts_of(&[64], 64, Known::NOTHING), [u64::MAX]);
        assert_eq!(starts_of(&[2, 1], 3, Known::NOTHING), [0u64; 0]);
    }

    #[test]
    #[should_panic(expected = "a set of 64 cells cannot hold a line of 70")]
    fn a_line_that_is_too_long_is_refused() {
        let _ = starts_of(&[2], 70, Known::NOTHING);
    }

    #[test]
    fn a_billion_layouts_are_no_trouble() {
        let clue: Clue = [1u16; 20].into_iter().collect();
        let first: Vec<u128> = Layouts::new(&clue, 100, Known::NOTHING).take(300).collect();
        assert_eq!(first.len(), 300);
        assert!(first.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
