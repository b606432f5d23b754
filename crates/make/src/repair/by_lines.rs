//! Cells of which one must be given so that lines alone solve a puzzle: gives more and more cells while lines still leave some open. In the end, any
//! of the open cells would settle all others.

use super::apart::{Apart, Needed};
use super::effort::Budget;
use nonoscope_core::puzzle::{At, Grid};
use nonoscope_core::solve::Settling;

/// Asks lines.
pub(super) struct ByLines<'p, 'w> {
    settled: Box<dyn Settling + 'p>,
    picture: &'p Grid,
    open: Vec<At>,
    budget: &'p Budget<'w>,
}

impl<'p, 'w> ByLines<'p, 'w> {
    /// What lines settle at first, and the picture that it is to become.
    pub(super) fn new(settled: Box<dyn Settling + 'p>, picture: &'p Grid, budget: &'p Budget<'w>) -> Self {
        let open = picture.places().filter(|&at| !settled.is_known(at)).collect();
        ByLines { settled, picture, open, budget }
    }

    fn give(&mut self, cell: usize) {
        let at = self.open[cell];
        // The picture is a solution, so its cells never contradict each other.
        self.settled.give(at, self.picture.get(at));
    }
}

impl Apart for ByLines<'_, '_> {
    fn cells(&self) -> &[At] {
        &self.open
    }

    fn is_filled(&self, cell: usize) -> bool {
        self.picture.get(self.open[cell]).is_filled()
    }

    fn apart(&mut self, given: &[usize], met: &dyn Fn(usize) -> usize) -> Needed {
        if !self.budget.question() {
            return Needed::Unknown;
        }
        self.settled.remember();
        given.iter().for_each(|&cell| self.give(cell));
        let needed = if self.settled.unknown() == 0 { Needed::Nothing } else { self.grown(met) };
        self.settled.back();
        needed
    }

    fn open(&mut self, given: &[usize]) -> usize {
        if !self.budget.question() {
            return self.open.len();
        }
        self.settled.remember();
        given.iter().for_each(|&cell| self.give(cell));
        let open = self.settled.unknown();
        self.settled.back();
        open
    }

    fn is_enough(&mut self, given: &[usize]) -> bool {
        self.open(given) == 0
    }
}

impl ByLines<'_, '_> {
    /// The open cells of a maximal set of givens that does not settle all.
    fn grown(&mut self, met: &dyn Fn(usize) -> usize) -> Needed {
        let is_open = |this: &Self, cell: usize| !this.settled.is_known(this.open[cell]);
        let mut rest: Vec<usize> = (0..self.open.len()).filter(|&cell| is_open(self, cell)).collect();
        rest.sort_by_key(|&cell| std::cmp::Reverse(met(cell)));
        for &cell in &rest {
            if !is_open(self, cell) {
                continue;
            }
            if !self.budget.question() {
                break;
            }
            self.settled.remember();
            self.give(cell);
            if self.settled.unknown() == 0 { self.settled.back() } else { self.settled.keep() }
        }
        rest.retain(|&cell| is_open(self, cell));
        rest.sort_unstable();
        Needed::OneOf(rest)
    }
}
