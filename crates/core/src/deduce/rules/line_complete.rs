//! Line complete: every filled cell is there.

use super::found::{Accept, Found};
use super::sight::Sight;
use crate::deduce::sentence::{Ways, Words};
use crate::line::{Knowledge, Mask};
use nonoscope_words::deduction as said;

impl<K: Knowledge> Sight<'_, K> {
    /// As many cells are filled as the clue has.
    pub(super) fn line_complete(&self, accept: Accept<'_, K>) -> Option<Found<K>> {
        let inked = self.inked();
        if self.clue.is_empty() || inked.len() != self.clue.filled_cells() {
            return None;
        }
        accept(self.blank(self.line().minus(inked)), (0, self.clue.len()), [None; 2])
    }
}

/// What is said of it.
pub(super) fn sentence(words: Words<'_>) -> Option<Ways> {
    let has = said::all_filled_cells_are_there(words.names.clue.filled_cells());
    Some(vec![said::why_so(has, words.so())])
}

#[cfg(test)]
pub(super) const EXAMPLES: super::tests::Examples = super::tests::Examples {
    comes: &[("1 2", "?#?##?", &[1, 3, 6], "1 2", "?#??#?")],
    says: &[
        ("1 2", "#???##", "all 3 filled cells of its clue are there, so cells 2–4 are empty."),
        ("1 1", "??#?#", "both filled cells of its clue are there, so cells 1, 2 and 4 are empty."),
    ],
};
