//! Gap too small: no run that could lie in a stretch has room there.

use super::found::{Accept, Found};
use super::sight::{Sight, stretches};
use crate::deduce::deduction::Deduction;
use crate::deduce::sentence::{Ways, Words, stretch};
use crate::line::{Knowledge, Mask};
use nonoscope_words::deduction as said;

impl<K: Knowledge> Sight<'_, K> {
    /// A stretch that is shorter than every run that could lie there.
    pub(super) fn gap_too_small(&self, accept: Accept<'_, K>) -> Option<Found<K>> {
        let spans = self.spans();
        self.colours().iter().find_map(|colour| {
            let filled = self.known.must_be(colour);
            stretches(self.may_be(colour)).find_map(|(first, last)| {
                if !filled.and(self.between(first, last + 1)).is_empty() {
                    return None;
                }
                let mut runs = (usize::MAX, 0);
                for (run, span) in spans.iter().enumerate() {
                    let reaches = span.earliest <= last && first < span.latest + self.run(run);
                    if self.clue.colour(run) != colour || !reaches {
                        continue;
                    }
                    if self.run(run) <= last - first + 1 {
                        return None;
                    }
                    runs = (runs.0.min(run), run + 1);
                }
                if runs.1 == 0 {
                    return None;
                }
                let mut inferred = self.nothing();
                inferred.exclude(self.between(first, last + 1), colour);
                accept(inferred, runs, [None; 2]).map(|found| found.of(colour).within((first, last)))
            })
        })
    }
}

/// What is said of it.
pub(super) fn sentence(words: Words<'_>) -> Option<Ways> {
    let Deduction { runs, colour: Some(colour), stretch: Some(gap), .. } = words.deduction else { return None };
    let least = runs.iter().map(|run| run.length).min()?;
    let (ink, at, size) = (words.names.ink_if_any(*colour), stretch(*gap), gap.1 + 1 - gap.0);
    let why = match runs[..] {
        [run] if words.names.clue.len() == 1 => said::gap_too_small_for_run(ink, at, size, words.names.run(run.run)),
        [run] => said::gap_too_small_for_only_run(ink, at, size, words.names.run(run.run)),
        _ if runs.iter().all(|run| run.length == least) => said::gap_too_small_for_runs(ink, at, size, least),
        _ => said::gap_too_small_for_longer_runs(ink, at, size, least),
    };
    Some(vec![words.with_leaves(said::why_and_so(why, words.so_not(*colour)))])
}

#[cfg(test)]
pub(super) const EXAMPLES: super::tests::Examples = super::tests::Examples {
    comes: &[("3", "????-??-????", &[6, 7], "2", "????-??-????")],
    says: &[
        (
            "3",
            "???-??-?????",
            "the gap at cells 5–6 has only 2 cells, not enough for the 3. So cells 5 and 6 are empty.",
        ),
        (
            "3 2",
            "???-?-????????????",
            "the gap at cell 5 has only 1 cell, not enough for the 3, the only run that reaches it. So cell 5 is empty.",
        ),
        (
            "2r 3b 1r",
            "???????-?-????????",
            "the gap for blue at cell 9 has only 1 cell, not enough for the blue 3, the only blue run that reaches it. So cell 9 is not blue.",
        ),
    ],
};
