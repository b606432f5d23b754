//! Listing the layouts of coloured lines one at a time and in a fixed order, for lines that may have billions of them.

use super::excluded::Excluded;
use crate::line::Mask;
use crate::line::mask::require_length;
use crate::puzzle::{Clue, Colour};

/// The layouts of a coloured line that fit what is known: for each, the colours of the cells, in order.
///
/// They are sorted by the start of the first run, then of the second, and so on: at first all runs are as far left as
/// possible, then the last run moves. The first layout costs a sweep over the runs, each further one little more than
/// the runs that move, because every partial choice can be completed.
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::line::{ColourLayouts, Excluded};
/// use nonoscope::puzzle::{Clue, Colour, Run};
///
/// let (red, blue, none) = (Colour::ink(1), Colour::ink(2), Colour::BACKGROUND);
/// let clue = Clue::from_iter([Run { length: 1, colour: red }, Run { length: 1, colour: blue }]);
/// let layouts: Vec<_> = ColourLayouts::new(&clue, 3, Excluded::<u64, 3>::nothing(2)).collect();
/// assert_eq!(layouts, [[red, blue, none], [red, none, blue], [none, red, blue]]);
/// ```
#[derive(Clone, Debug)]
pub struct ColourLayouts<M> {
    runs: Vec<Placed<M>>,
    length: usize,
    may_be_empty: M,
    /// Whether the runs are at the layout returned last; if not, the first layout comes next.
    begun: bool,
    done: bool,
}

#[derive(Clone, Copy, Debug)]
struct Placed<M> {
    length: usize,
    colour: Colour,
    /// Whether the run may start right after the run before it; false for the first run.
    may_touch: bool,
    /// Where the run may start so that it and the runs after it can be placed.
    starts: M,
    /// Where it starts now.
    start: usize,
}

impl<M: Mask> ColourLayouts<M> {
    /// The layouts of `clue` in a line of `length` cells that fit `known`.
    ///
    /// There are none if the clue is longer than the line, or has an ink beyond those of `known`. Cells at or beyond
    /// `length` are ignored.
    ///
    /// # Panics
    /// If `length` is greater than `M::BITS`.
    pub fn new<const N: usize>(clue: &Clue, length: usize, known: Excluded<M, N>) -> ColourLayouts<M> {
        if length > M::BITS {
            require_length(length, M::BITS);
        }
        let line = M::first(length);
        let may_be_empty = line.minus(known.cannot_be(Colour::BACKGROUND));
        let mut layouts = ColourLayouts { runs: Vec::new(), length, may_be_empty, begun: false, done: true };
        if clue.shortest() > length || clue.runs().any(|run| run.colour.number() > known.inks()) {
            return layouts;
        }
        // From the right. `ends` holds the cells where the run may end.
        let mut ends = match length.checked_sub(1) {
            Some(last) => M::bit(last).flood_down(may_be_empty).down(1).or(M::bit(last)),
            None => M::NONE,
        };
        for (index, run) in clue.runs().enumerate().rev() {
            let may_touch = index > 0 && clue.gap_after(index - 1) == 0;
            let length = usize::from(run.length);
            let starts = line.minus(known.cannot_be(run.colour)).starts(length).and(ends.down(length - 1));
            layouts.runs.push(Placed { length, colour: run.colour, may_touch, starts, start: 0 });
            let before = starts.down(1);
            ends = before.flood_down(may_be_empty).down(1);
            if may_touch {
                ends = ends.or(before);
            }
        }
        layouts.runs.reverse();
        // Without runs the only layout is the empty line, if it fits.
        layouts.done = layouts.runs.is_empty() && may_be_empty != line;
        layouts
    }

    /// Moves the runs from `index` on to their first starts, run `index` to one after an empty cell at `from` or, if
    /// `may_touch`, at `from` itself; false if there is none for it.
    fn place(&mut self, index: usize, from: usize, may_touch: bool) -> bool {
        let (mut from, mut first) = (from, Some(may_touch));
        for run in &mut self.runs[index..] {
            let here = M::bit(from);
            let gap = here.flood_up(self.may_be_empty).up(1);
            let open = if first.take().unwrap_or(run.may_touch) { gap.or(here) } else { gap };
            let Some(start) = run.starts.and(open).lowest() else { return false };
            run.start = start;
            from = start + run.length;
        }
        true
    }

    /// The layout given by the current starts.
    fn cells(&self) -> Vec<Colour> {
        let mut cells = vec![Colour::BACKGROUND; self.length];
        for run in &self.runs {
            cells[run.start..run.start + run.length].fill(run.colour);
        }
        cells
    }

    fn advance(&mut self) -> bool {
        if !self.begun {
            self.begun = true;
            return self.place(0, 0, true);
        }
        (0..self.runs.len()).rev().any(|index| self.place(index, self.runs[index].start, false))
    }
}

impl<M: Mask> Iterator for ColourLayouts<M> {
    type Item = Vec<Colour>;

    fn next(&mut self) -> Option<Vec<Colour>> {
        self.done = self.done || !self.advance();
        (!self.done).then(|| self.cells())
    }
}

impl<M: Mask> std::iter::FusedIterator for ColourLayouts<M> {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Cell, Run};

    fn clue(runs: &[(u16, usize)]) -> Clue {
        runs.iter().map(|&(length, ink)| Run { length, colour: Colour::ink(ink) }).collect()
    }

    fn listed(runs: &[(u16, usize)], line: &str) -> Vec<String> {
        let known = Excluded::<u64, 4>::of_cells(line.chars().map(|letter| Cell::from_letter(letter).unwrap()), 2);
        let picture = |cells: Vec<Colour>| cells.into_iter().map(|colour| Cell::of(colour).letter()).collect();
        ColourLayouts::new(&clue(runs), line.len(), known).map(picture).collect()
    }

    #[test]
    fn leftmost_first_and_the_last_run_moves_first() {
        assert_eq!(listed(&[(1, 1), (2, 2)], "...."), ["XBBO", "XOBB", "OXBB"]);
        assert_eq!(listed(&[(1, 2), (1, 2)], "...."), ["BOBO", "BOOB", "OBOB"]);
        assert_eq!(listed(&[(1, 1), (1, 2), (1, 1)], "..O."), ["XBOX"]);
        assert_eq!(listed(&[], "..."), ["OOO"]);
        assert_eq!(listed(&[], ""), [""]);
        assert_eq!(listed(&[], "X.."), [""; 0]);
        assert_eq!(listed(&[(2, 1)], "O."), [""; 0]);
        assert_eq!(listed(&[(2, 1), (1, 2)], ".."), [""; 0]);
        assert_eq!(listed(&[(1, 3)], "..."), [""; 0]);
        assert_eq!(listed(&[(32, 1), (32, 2)], &".".repeat(64)), ["X".repeat(32) + &"B".repeat(32)]);
    }

    #[test]
    #[should_panic(expected = "a set of 64 cells cannot hold a line of 70")]
    fn a_line_that_is_too_long_is_refused() {
        let _ = ColourLayouts::new(&clue(&[(2, 2)]), 70, Excluded::<u64, 3>::nothing(2));
    }

    #[test]
    fn a_billion_layouts_are_no_trouble() {
        let runs: Vec<(u16, usize)> = (0..20).map(|run| (1, 1 + run % 2)).collect();
        let all = ColourLayouts::new(&clue(&runs), 100, Excluded::<u128, 3>::nothing(2));
        let first: Vec<Vec<Colour>> = all.take(300).collect();
        assert_eq!(first.len(), 300);
        assert!(first.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
