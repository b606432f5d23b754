//! Blank line: the clue is 0.

use super::found::{Accept, Found};
use super::sight::Sight;
use crate::deduce::sentence::{Ways, Words};
use crate::line::Knowledge;
use nonoscope_words::deduction as said;

impl<K: Knowledge> Sight<'_, K> {
    /// The clue is 0.
    pub(super) fn blank_line(&self, accept: Accept<'_, K>) -> Option<Found<K>> {
        if !self.clue.is_empty() {
            return None;
        }
        accept(self.blank(self.line()), (0, 0), [None; 2])
    }
}

/// What is said of it.
pub(super) fn sentence(_words: Words<'_>) -> Option<Ways> {
    Some(vec![said::clue_is_zero()])
}

#[cfg(test)]
pub(super) const EXAMPLES: super::tests::Examples = super::tests::Examples {
    comes: &[("0", "???", &[1, 2, 3], "1", "???")],
    says: &[("0", "?????", "its clue is 0, so all its cells are empty.")],
};
