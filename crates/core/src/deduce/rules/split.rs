//! Split: two blocks cannot be one run.

use super::found::{Accept, Found};
use super::sight::Sight;
use crate::deduce::sentence::{Ways, Words, stretches};
use crate::line::{Knowledge, Mask};
use nonoscope_words::deduction as said;

impl<K: Knowledge> Sight<'_, K> {
    /// Two blocks with one cell between them, which no run could all cover.
    pub(super) fn split(&self, accept: Accept<'_, K>) -> Option<Found<K>> {
        self.colours().iter().find_map(|colour| {
            let mut before: Option<(usize, usize)> = None;
            self.blocks(colour).find_map(|block| {
                let first = before.replace(block)?;
                if first.1 + 2 != block.0 || self.candidates(colour, (first.0, block.1)).next().is_some() {
                    return None;
                }
                let mut inferred = self.nothing();
                inferred.exclude(K::Mask::bit(first.1 + 1), colour);
                let of = |block| self.candidates(colour, block);
                let both = of(first).chain(of(block));
                let runs = both.fold((usize::MAX, 0), |(least, past), run| (run.min(least), past.max(run + 1)));
                accept(inferred, runs, [Some(first), Some(block)]).map(|found| found.of(colour))
            })
        })
    }
}

/// What is said of it.
pub(super) fn sentence(words: Words<'_>) -> Option<Ways> {
    let (&[first, second], Some(colour)) = (&words.deduction.blocks[..], words.deduction.colour) else { return None };
    let size = second.1 + 1 - first.0;
    let longest = words.deduction.runs.iter().map(|run| run.length).max().unwrap_or(0);
    let (blocks, between) = (stretches(&[first, second]), first.1 + 2);
    let why = match longest < size {
        true if words.names.is_plain() => said::blocks_would_be_too_long(between, blocks, size),
        true => said::blocks_would_be_too_long_of_colour(between, words.names.ink(colour), blocks, size),
        false => said::blocks_are_not_one_run(words.names.ink_if_any(colour), blocks),
    };
    Some(vec![words.with_leaves(said::why_and_so(why, words.so_not(colour)))])
}

#[cfg(test)]
pub(super) const EXAMPLES: super::tests::Examples = super::tests::Examples {
    comes: &[("2 2", "???#?#????", &[5], "3 1", "???#?#????")],
    says: &[(
        "4 1 4",
        "???????###?#????????",
        "if cell 11 were filled, the blocks at cells 8–10 and 12 would become a run of 5, too long for any run there. So cell 11 is empty.",
    )],
};
