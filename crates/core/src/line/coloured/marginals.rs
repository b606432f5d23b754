//! The marginals of a coloured line: how likely each cell is to be of each colour, if the weight of each fitting layout
//! is the product of the weights of its cells.
//!
//! These are the two sweeps of the black-and-white marginals, with one difference: a run may start right after a run of
//! another ink, which adds the weight of the layouts in which the two touch. What counts for a run is how much its ink
//! weighs compared with the background, so that gaps weigh nothing. Again only + - × ÷ are used, and powers of two are
//! taken out of all products.

use super::excluded::Excluded;
use super::solver::ColourSolver;
use crate::line::Mask;
use crate::line::marginals::{RunMarginals, power_of_two_below};
use crate::puzzle::{Clue, Colour};

/// One coloured line, prepared for weighing its layouts many times.
#[derive(Clone, Debug)]
pub struct ColourMarginals {
    length: usize,
    inks: usize,
    may_be_empty: Vec<bool>,
    known: Vec<bool>,
    runs: Vec<ColourRun>,
    /// For each ink and cell, its weight compared with that of the background.
    odds: Vec<f64>,
    /// For each cell, the weight of everything before it if the next run may start there.
    ready: Vec<f64>,
    /// For each cell, the weight of everything from there on, after the end of a run.
    rest: Vec<f64>,
    next_rest: Vec<f64>,
}

#[derive(Clone, Debug)]
struct ColourRun {
    run: RunMarginals,
    colour: Colour,
    /// Whether it may start right after the run before; false for the first run.
    may_touch_before: bool,
    /// Whether the next run may start right after it; false for the last run.
    may_touch_next: bool,
}

impl ColourMarginals {
    /// A line of which something is known; `None` if no layout fits.
    ///
    /// # Panics
    /// If `length` is greater than `M::BITS`.
    pub fn new<M: Mask, const N: usize>(
        solver: &mut ColourSolver<M, N>,
        clue: &Clue,
        length: usize,
        known: Excluded<M, N>,
    ) -> Option<ColourMarginals> {
        let starts = solver.starts(clue, length, known)?;
        let may_touch = |run: usize| run + 1 < clue.len() && clue.gap_after(run) == 0;
        let runs = clue.runs().zip(starts).enumerate().map(|(index, (run, starts))| ColourRun {
            run: RunMarginals::new(run.length, starts),
            colour: run.colour,
            may_touch_before: index > 0 && may_touch(index - 1),
            may_touch_next: may_touch(index),
        });
        let runs = runs.collect();
        let (empty, settled) = (known.cannot_be(Colour::BACKGROUND), known.known());
        let nothing = vec![0.0; length + 2];
        Some(ColourMarginals {
            length,
            inks: known.inks(),
            may_be_empty: (0..length).map(|cell| !empty.has(cell)).collect(),
            known: (0..length).map(|cell| settled.has(cell)).collect(),
            runs,
            odds: vec![1.0; known.inks() * length],
            ready: nothing.clone(),
            rest: nothing.clone(),
            next_rest: nothing,
        })
    }

    /// Works out the marginals of each cell: for each colour, the weighted share, from 0 to 1, of the layouts that give it
    /// to the cell. False if all weights are too small; then the marginals mean nothing.
    ///
    /// Both slices have an entry for each cell of the line, in order, for the background, and then as many for each ink
    /// of the puzzle. `weights` has the factor by which a cell of that colour multiplies a layout's weight. An ink of a
    /// cell may weigh from 1e-300 to 1e300 times as much as the background. A colour that is not possible needs such a
    /// weight too, but it makes no difference.
    ///
    /// # Panics
    /// If `weights` or `marginals` do not have an entry for each cell and colour.
    pub fn weigh(&mut self, weights: &[f64], marginals: &mut [f64]) -> bool {
        let (length, colours) = (self.length, self.inks + 1);
        let entries = length * colours;
        assert!(
            weights.len() == entries && marginals.len() == entries,
            "a line of {length} cells in {colours} colours has {entries} weights"
        );
        let (background, inks) = weights.split_at(length);
        for (odds, inks) in self.odds.chunks_exact_mut(length.max(1)).zip(inks.chunks_exact(length.max(1))) {
            for ((odds, ink), background) in odds.iter_mut().zip(inks).zip(background) {
                *odds = ink / background;
            }
        }
        marginals.fill(0.0);
        let (background, inks) = marginals.split_at_mut(length);
        if !self.weigh_to_the_right() || !self.weigh_to_the_left(inks) {
            return false;
        }
        // The cells of no run.
        for (cell, share) in background.iter_mut().enumerate().filter(|(cell, _)| self.may_be_empty[*cell]) {
            let filled: f64 = (0..self.inks).map(|ink| inks[ink * length + cell]).sum();
            *share = (1.0 - filled).max(0.0);
        }
        true
    }

    /// The sweep from the left: for each start of each run, the weight of everything before it. False if that is
    /// nothing for all of a run.
    fn weigh_to_the_right(&mut self) -> bool {
        let length = self.length;
        // All cells before any possible start of the first run may be empty.
        self.ready.fill(1.0);
        for ColourRun { run, colour, may_touch_next, .. } in &mut self.runs {
            run.weigh_windows(&self.odds[(colour.number() - 1) * length..][..length]);
            let mut largest = 0.0_f64;
            for (share, &start) in run.marginals.iter_mut().zip(&run.starts) {
                *share = self.ready[start];
                largest = largest.max(*share);
            }
            if largest == 0.0 {
                return false;
            }
            let scale = power_of_two_below(largest);
            let first_end = run.starts[0] + run.length;
            self.ready[..=first_end.min(length)].fill(0.0);
            let (mut reach, mut next) = (0.0, 0);
            for gap in first_end..length {
                if run.starts.get(next).is_some_and(|start| start + run.length == gap) {
                    let ended = run.marginals[next] / scale * run.weights[next];
                    reach += ended;
                    if *may_touch_next {
                        self.ready[gap] += ended;
                    }
                    next += 1;
                }
                if !self.may_be_empty[gap] {
                    reach = 0.0;
                }
                self.ready[gap + 1] = reach;
            }
        }
        true
    }

    /// The sweep from the right, in the same way: for each start of each run, its share of all layouts; and their sums
    /// for each ink and cell. False if all weights are too small.
    fn weigh_to_the_left(&mut self, marginals: &mut [f64]) -> bool {
        self.rest.fill(1.0);
        for ColourRun { run, colour, may_touch_before, .. } in self.runs.iter_mut().rev() {
            let (mut total, mut largest) = (0.0, 0.0_f64);
            for ((share, &start), weight) in run.marginals.iter_mut().zip(&run.starts).zip(&mut run.weights) {
                // From here on, the weight of the run and everything after it.
                *weight *= self.rest[start + run.length];
                *share *= *weight;
                total += *share;
                largest = largest.max(*weight);
            }
            if total <= 0.0 || !total.is_finite() {
                return false;
            }
            let scale = power_of_two_below(largest);
            let last_start = run.starts.last().copied().unwrap_or(0);
            self.next_rest[last_start..].fill(0.0);
            let (mut reach, mut next) = (0.0, run.starts.len());
            for gap in (0..last_start).rev() {
                if next > 0 && run.starts[next - 1] == gap + 1 {
                    next -= 1;
                    reach += run.weights[next] / scale;
                }
                if !self.may_be_empty[gap] {
                    reach = 0.0;
                }
                self.next_rest[gap] = reach;
            }
            if *may_touch_before {
                for (&start, weight) in run.starts.iter().zip(&run.weights) {
                    self.next_rest[start] += weight / scale;
                }
            }
            std::mem::swap(&mut self.rest, &mut self.next_rest);
            let marginals = &mut marginals[(colour.number() - 1) * self.length..];
            for (share, &start) in run.marginals.iter_mut().zip(&run.starts) {
                *share /= total;
                for cell in &mut marginals[start..start + run.length] {
                    *cell += *share;
                }
            }
        }
        true
    }

    /// Whether the colour of a cell was known at the start.
    ///
    /// # Panics
    /// If the line has no such cell.
    pub fn is_known(&self, cell: usize) -> bool {
        self.known[cell]
    }

    /// For each run, its possible starts, and the share of the layouts that use each of them, as last weighed.
    pub fn starts(&self) -> impl Iterator<Item = (&[usize], &[f64])> {
        self.runs.iter().map(|ColourRun { run, .. }| (run.starts.as_slice(), run.marginals.as_slice()))
    }
}
