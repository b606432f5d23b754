//! Rules that look at the line as a whole.

use super::rule::{Accept, Found};
use super::sight::Sight;
use crate::line::{Knowledge, Mask};
use crate::puzzle::Colour;

impl<K: Knowledge> Sight<'_, K> {
    /// The clue is 0.
    pub(super) fn blank_line(&self, accept: Accept<'_, K>) -> Option<Found<K>> {
        if !self.clue.is_empty() {
            return None;
        }
        accept(self.blank(self.line()), (0, 0), [None; 2])
    }

    /// The clue takes the whole line.
    pub(super) fn exact_fit(&self, accept: Accept<'_, K>) -> Option<Found<K>> {
        if self.clue.is_empty() || self.clue.free_gaps(self.length) > 0 {
            return None;
        }
        let (mut inferred, mut at) = (self.nothing(), 0);
        for (index, run) in self.clue.runs().enumerate() {
            let end = at + usize::from(run.length);
            inferred.settle(self.between(at, end), run.colour);
            at = (end + self.clue.gap_after(index)).min(self.length);
            inferred.settle(self.between(end, at), Colour::BACKGROUND);
        }
        accept(inferred, (0, self.clue.len()), [None; 2])
    }

    /// As many cells are filled as the clue has.
    pub(super) fn line_complete(&self, accept: Accept<'_, K>) -> Option<Found<K>> {
        let inked = self.inked();
        if self.clue.is_empty() || inked.len() != self.clue.filled_cells() {
            return None;
        }
        accept(self.blank(self.line().minus(inked)), (0, self.clue.len()), [None; 2])
    }

    /// As many cells are not empty as the clue has filled ones.
    pub(super) fn fill_the_rest(&self, accept: Accept<'_, K>) -> Option<Found<K>> {
        let open = self.line().minus(self.known.must_be(Colour::BACKGROUND));
        if self.clue.is_empty() || open.len() != self.clue.filled_cells() {
            return None;
        }
        let mut inferred = self.nothing();
        if self.clue.has_one_ink() {
            inferred.settle(open, self.clue.colour(0));
        } else {
            let inks = self.clue.runs().flat_map(|run| std::iter::repeat_n(run.colour, run.length.into()));
            for (along, ink) in open.cells().zip(inks) {
                inferred.settle(K::Mask::bit(along), ink);
            }
        }
        accept(inferred, (0, self.clue.len()), [None; 2])
    }
}
