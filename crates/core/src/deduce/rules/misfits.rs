//! Why a run cannot lie on cells that no run fits.

use super::rule::{Found, Rule};
use super::sight::Sight;
use crate::deduce::deduction::Misfit;
use crate::deduce::packing::Span;
use crate::line::{Knowledge, Mask};

impl<K: Knowledge> Sight<'_, K> {
    /// Why each of the runs cannot lie on the cells that an argument is about; nothing if that is not the argument.
    pub(in crate::deduce) fn misfits(&self, found: &Found<K>, runs: &[(usize, Span)]) -> Vec<Misfit> {
        match found.rule {
            Rule::NoRunFits => runs.iter().map(|&(run, _)| self.misfit(found.new, run)).collect(),
            _ => Vec::new(),
        }
    }

    /// The same for one run, at every place where it has room beside the others.
    fn misfit(&self, new: K, run: usize) -> Misfit {
        let (colour, length, span) = (self.clue.colour(run), self.run(run), self.simple[run]);
        let (cells, free, own) = (new.cannot_be(colour), self.may_be(colour), self.known.must_be(colour));
        let mut misfit = Misfit::default();
        for start in span.earliest..=span.latest {
            let end = start + length;
            let covered = self.between(start, end);
            if covered.and(cells).is_empty() {
                continue;
            }
            let touches =
                start.checked_sub(1).is_some_and(|before| own.has(before)) || end < self.length && own.has(end);
            match (covered.minus(free).is_empty(), touches) {
                (false, _) => misfit.covers = true,
                (true, true) => misfit.touches = true,
                (true, false) => misfit.crowds = true,
            }
        }
        misfit
    }
}
