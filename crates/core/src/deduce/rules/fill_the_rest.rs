//! Fill the rest: only as many cells are left as must be filled.

use super::found::{Accept, Found};
use super::sight::Sight;
use crate::deduce::sentence::{Ways, Words};
use crate::line::{Knowledge, Mask};
use crate::puzzle::Colour;
use nonoscope_words::deduction as said;

impl<K: Knowledge> Sight<'_, K> {
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

/// What is said of it.
pub(super) fn sentence(words: Words<'_>) -> Option<Ways> {
    let clue = words.names.clue;
    let only = said::only_those_are_left(clue.filled_cells());
    Some(match clue.has_one_ink() {
        true => vec![said::why_and_so(only, words.so())],
        false => vec![said::they_take_its_colours(only, words.so())],
    })
}

#[cfg(test)]
pub(super) const EXAMPLES: super::tests::Examples = super::tests::Examples {
    comes: &[("1 2", "-#-?#-", &[4], "1 2", "-?-???")],
    says: &[
        ("1 2", "-?--##", "its clue needs 3 filled cells, and only 3 cells are not empty. So cell 2 is filled."),
        (
            "1r 1b",
            "?-?-",
            "its clue needs 2 filled cells, and only 2 cells are not empty. They take the colours of the clue in order, so cell 1 is red, and cell 3 is blue.",
        ),
    ],
};
