//! The marginals of a line: how likely each cell is to be filled, if the weight of each fitting layout is the product
//! of the odds of its filled cells.
//!
//! These are the line solver's two sweeps with weights in place of sets (forward and backward, as in the Baum–Welch
//! algorithm): for each start of a run, the weight of everything before it times the weight of everything after it.
//! Only + - × ÷ are used, which every platform rounds alike, and powers of two are taken out of all products, so that
//! no line is too long.

use super::mask::Mask;
use super::solver::{Known, LineSolver};
use crate::puzzle::Clue;

/// One line, prepared for weighing its layouts many times.
#[derive(Clone, Debug)]
pub struct LineMarginals {
    length: usize,
    may_be_empty: Vec<bool>,
    known: Vec<bool>,
    runs: Vec<RunMarginals>,
    /// For each cell, the weight of everything before it if the next run may start there.
    ready: Vec<f64>,
    /// For each cell, the weight of everything from there on, beginning with a gap.
    rest: Vec<f64>,
    next_rest: Vec<f64>,
}

/// A run and all its starts; the same in colour.
#[derive(Clone, Debug)]
pub(super) struct RunMarginals {
    pub(super) length: usize,
    pub(super) starts: Vec<usize>,
    /// For each start, the weight of the cells that the run would fill.
    pub(super) weights: Vec<f64>,
    /// For each start, the weight of everything before it; in the end, the share of all layouts.
    pub(super) marginals: Vec<f64>,
}

impl LineMarginals {
    /// A line with some known cells; `None` if no layout fits.
    ///
    /// # Panics
    /// If `length` is greater than `M::BITS`.
    pub fn new<M: Mask>(
        solver: &mut LineSolver<M>,
        clue: &Clue,
        length: usize,
        known: Known<M>,
    ) -> Option<LineMarginals> {
        let starts = solver.starts(clue, length, known)?;
        let runs = clue.lengths().iter().zip(starts).map(|(&run, starts)| RunMarginals::new(run, starts)).collect();
        let is_known = (0..length).map(|cell| known.filled.has(cell) || known.empty.has(cell)).collect();
        let may_be_empty = (0..length).map(|cell| !known.filled.has(cell)).collect();
        let nothing = vec![0.0; length + 2];
        Some(LineMarginals {
            length,
            may_be_empty,
            known: is_known,
            runs,
            ready: nothing.clone(),
            rest: nothing.clone(),
            next_rest: nothing,
        })
    }

    /// Works out the marginal of each cell: the weighted share, from 0 to 1, of the layouts that fill it. `odds` has, for
    /// each cell, the factor by which filling it multiplies a layout's weight, from 1e-300 to 1e300. False if all weights
    /// are too small; then the marginals mean nothing.
    ///
    /// # Panics
    /// If `odds` or `marginals` do not have an entry for each cell of the line.
    pub fn weigh(&mut self, odds: &[f64], marginals: &mut [f64]) -> bool {
        let length = self.length;
        assert!(odds.len() == length && marginals.len() == length, "a line of {length} cells has as many odds");
        // From the left. All cells before any possible start of the first run may be empty.
        self.ready.fill(1.0);
        for run in &mut self.runs {
            run.weigh_windows(odds);
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
                    reach += run.marginals[next] / scale * run.weights[next];
                    next += 1;
                }
                if !self.may_be_empty[gap] {
                    reach = 0.0;
                }
                self.ready[gap + 1] = reach;
            }
        }
        // From the right, in the same way.
        marginals.fill(0.0);
        self.rest.fill(1.0);
        for run in self.runs.iter_mut().rev() {
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
            std::mem::swap(&mut self.rest, &mut self.next_rest);
            for (share, &start) in run.marginals.iter_mut().zip(&run.starts) {
                *share /= total;
                for cell in &mut marginals[start..start + run.length] {
                    *cell += *share;
                }
            }
        }
        true
    }

    /// Whether a cell was known at the start.
    ///
    /// # Panics
    /// If the line has no such cell.
    pub fn is_known(&self, cell: usize) -> bool {
        self.known[cell]
    }

    /// For each run, its possible starts, and the share of the layouts that use each of them, as last weighed.
    pub fn starts(&self) -> impl Iterator<Item = (&[usize], &[f64])> {
        self.runs.iter().map(|run| (run.starts.as_slice(), run.marginals.as_slice()))
    }
}

impl RunMarginals {
    /// A run of this length, with all its starts.
    pub(super) fn new<M: Mask>(length: u16, starts: M) -> RunMarginals {
        let starts: Vec<usize> = starts.cells().collect();
        let nothing = vec![0.0; starts.len()];
        RunMarginals { length: usize::from(length), starts, weights: nothing.clone(), marginals: nothing }
    }

    /// The product of the odds in the window of each start, relative to the largest.
    pub(super) fn weigh_windows(&mut self, odds: &[f64]) {
        let (Some(&first), Some(&last)) = (self.starts.first(), self.starts.last()) else { return };
        let (mut product, mut exponent) = product_of(&odds[first..first + self.length]);
        let mut largest = i32::MIN;
        let mut next = 0;
        for start in first..=last {
            if self.starts[next] == start {
                // The exponent is kept where the share will be.
                (self.weights[next], self.marginals[next]) = (product, f64::from(exponent));
                largest = largest.max(exponent);
                next += 1;
            }
            if start < last {
                (product, exponent) = normal(product * odds[start + self.length] / odds[start], exponent);
            }
        }
        for (weight, exponent) in self.weights.iter_mut().zip(&self.marginals) {
            *weight *= power_of_two(*exponent as i32 - largest);
        }
    }
}

/// The product of the odds in the first window. Only ratios between windows matter, so any other number would do. Its last digits change the luck of
/// a search; the published times were measured with this one.
fn product_of(odds: &[f64]) -> (f64, i32) {
    odds.iter().fold((1.0, 0), |(product, exponent), odds| normal(product * odds, exponent))
}

/// Splits a non-negative number that already has an exponent into a number from 1 to 2 and an exponent; a subnormal
/// number stays below 1.
fn normal(number: f64, exponent: i32) -> (f64, i32) {
    let power = ((number.to_bits() >> 52) as i32 - 1023).max(-1022);
    (number / power_of_two(power), exponent + power)
}

/// 2 to a power of at most 1,023; 0 if that is below the smallest normal number.
fn power_of_two(power: i32) -> f64 {
    if power < -1022 { 0.0 } else { f64::from_bits(((power + 1023) as u64) << 52) }
}

/// The largest power of two that is not above a positive number.
pub(super) fn power_of_two_below(number: f64) -> f64 {
    f64::from_bits(number.to_bits() & (0x7ff << 52)).max(f64::MIN_POSITIVE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_of_two() {
        for power in [1023, 1000, 1, 0, -1, -1021, -1022] {
            assert_eq!(power_of_two(power), 2_f64.powi(power));
            assert_eq!(normal(1.5 * 2_f64.powi(power), 7), (1.5, power + 7));
        }
        assert_eq!([normal(0.0, 7).0, normal(f64::MIN_POSITIVE / 4.0, 7).0], [0.0, 0.25]);
        assert_eq!([power_of_two(-1023), power_of_two(-1100), power_of_two(-5000)], [0.0; 3]);
        for (number, below) in
            [(1.0, 1.0), (1.5, 1.0), (2.0, 2.0), (3.9, 2.0), (0.75, 0.5), (1e-320, f64::MIN_POSITIVE)]
        {
            assert_eq!(power_of_two_below(number), below);
        }
    }
}
