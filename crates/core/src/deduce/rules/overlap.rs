//! Overlap: a run covers some cells wherever it lies.

use super::found::{Accept, Found};
use super::sight::Sight;
use crate::deduce::packing::Span;
use crate::deduce::sentence::{Ways, Words};
use crate::line::Knowledge;

impl<K: Knowledge> Sight<'_, K> {
    /// The cells that a run always covers.
    pub(super) fn overlap(&self, accept: Accept<'_, K>) -> Option<Found<K>> {
        self.overlap_within(self.spans(), accept)
    }

    /// The same, where each run can start as these say.
    pub(super) fn overlap_within(&self, spans: &[Span], accept: Accept<'_, K>) -> Option<Found<K>> {
        spans.iter().enumerate().find_map(|(run, span)| {
            let end = span.earliest + self.run(run);
            if span.latest >= end {
                return None;
            }
            let mut inferred = self.nothing();
            inferred.settle(self.between(span.latest, end), self.clue.colour(run));
            accept(inferred, (run, run + 1), [None; 2])
        })
    }
}

/// What is said of it.
pub(super) fn sentence(words: Words<'_>) -> Option<Ways> {
    let run = words.covering()?;
    let is = match words.names.is_plain() {
        true => "filled".to_owned(),
        false => words.names.ink(words.names.clue.colour(run.run)),
    };
    let so = match run.earliest == run.latest {
        true if words.deduction.cells.len() == run.length && run.length > 1 => format!("so they are all {is}."),
        true => format!("so {}.", words.so()),
        false => format!("so it covers {} wherever it is.", words.these()),
    };
    let way = format!("{}, {so}", words.lies(run));
    Some(words.with_given(vec![way]))
}

#[cfg(test)]
pub(super) const EXAMPLES: super::tests::Examples = super::tests::Examples {
    comes: &[("3", "?????", &[3], "3", "??????"), ("2 2", "??????", &[2], "2 2", "???????")],
    says: &[
        ("3", "????", "the 3 must lie between cells 1 and 4, so it covers cells 2 and 3 wherever it is."),
        (
            "1 4 1",
            "?????????",
            "to leave room for the other runs, the 4 must lie between cells 3 and 7, so it covers cells 4–6 wherever it is.",
        ),
        ("3", "?-???", "with cell 2 empty, the 3 can only lie at cells 3–5, so they are all filled."),
        (
            "3 3 3",
            "-????-???-????-",
            "with cells 1 and 6 empty and room left for the other runs, the first 3 must lie between cells 2 and 5, so it covers cells 3 and 4 wherever it is.",
        ),
        (
            "2r 2b",
            "?-????",
            "given cell 2 and room left for the other runs, the red 2 can only lie at cells 3–4, so they are all red.",
        ),
    ],
};
