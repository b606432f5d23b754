//! Comparing layouts: the last resort.

use super::found::{Accept, Found};
use super::sight::Sight;
use crate::deduce::sentence::{Ways, Words};
use crate::line::Knowledge;
use nonoscope_words::deduction as said;

impl<K: Knowledge> Sight<'_, K> {
    /// Nothing: the layouts are compared by the deducer, and only where all other rules have failed.
    pub(super) fn layouts(&self, _accept: Accept<'_, K>) -> Option<Found<K>> {
        None
    }
}

/// What is said of it.
pub(super) fn sentence(words: Words<'_>) -> Option<Ways> {
    Some(vec![match words.deduction.rests_on.is_empty() {
        true => said::layouts_were_compared(words.so()),
        false => said::layouts_that_fit_were_compared(words.basis(), words.so()),
    }])
}

#[cfg(test)]
pub(super) const EXAMPLES: super::tests::Examples = super::tests::Examples {
    comes: &[("5 3 1 2 2 2", "?????????#??#???????#???????", &[9], "5 3 1 2 2 2", "?????????#??????????#???????")],
    says: &[(
        "5 3 1 2 2 2",
        "?????????#??#???????#???????",
        "no simple rule is enough here. In all layouts that fit cells 10 and 13, cell 9 is filled.",
    )],
};
