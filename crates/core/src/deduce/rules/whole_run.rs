//! Run is whole: a block is as long as the run that it must be.

use super::found::{Accept, Found};
use super::sight::Sight;
use crate::deduce::sentence::{Ways, Words};
use crate::line::{Knowledge, Mask};
use crate::puzzle::Colour;
use nonoscope_words::{Text, deduction as said};

impl<K: Knowledge> Sight<'_, K> {
    /// A block is as long as every run that it can be.
    pub(super) fn whole_run(&self, accept: Accept<'_, K>) -> Option<Found<K>> {
        self.colours().iter().find_map(|colour| {
            self.blocks(colour).find_map(|block| {
                let size = block.1 - block.0 + 1;
                let mut runs = None;
                for run in self.candidates(colour, block) {
                    if self.run(run) != size {
                        return None;
                    }
                    runs = Some((runs.map_or(run, |(first, _)| first), run + 1));
                }
                let mut beside = K::Mask::NONE;
                if let Some(before) = block.0.checked_sub(1) {
                    beside.insert(before);
                }
                if block.1 + 1 < self.length {
                    beside.insert(block.1 + 1);
                }
                let mut inferred = self.nothing();
                inferred.exclude(beside, colour);
                accept(inferred, runs?, [Some(block), None]).map(|found| found.of(colour))
            })
        })
    }
}

/// What is said of it.
pub(super) fn sentence(words: Words<'_>) -> Option<Ways> {
    let (&[one], Some(colour)) = (&words.deduction.blocks[..], words.deduction.colour) else { return None };
    let whole = is_whole(words, one, colour, one.1 + 1 - one.0)?;
    Some(vec![words.with_leaves(said::why_so(whole, words.so_not(colour)))])
}

/// That a block is a whole run.
pub(super) fn is_whole(words: Words<'_>, one: (usize, usize), colour: Colour, size: usize) -> Option<Text> {
    let block = words.names.block(one, colour);
    let own = words.names.clue.runs().filter(|run| run.colour == colour);
    let (count, longest) = own.fold((0, 0), |(count, longest), run| (count + 1, longest.max(usize::from(run.length))));
    Some(match words.deduction.runs[..] {
        [] => return None,
        [run] if count == 1 => said::block_is_all_of(block, words.names.run(run.run)),
        _ if longest == size => said::block_is_as_long_as_longest(words.names.ink_if_any(colour), block, size),
        [run] => said::block_is_complete(block, words.names.run(run.run)),
        _ => said::block_is_as_long_as_any(block, size),
    })
}

#[cfg(test)]
pub(super) const EXAMPLES: super::tests::Examples = super::tests::Examples {
    comes: &[("1 2", "???##????", &[3, 6], "1 3", "????##?????")],
    says: &[
        (
            "2 3",
            "?????###?????",
            "the block at cells 6–8 is as long as the longest run (3), so cells 5 and 9 are empty.",
        ),
        (
            "1 1 2",
            "???#???????",
            "the block at cell 4 is as long as any run it can be (1), so cells 3 and 5 are empty.",
        ),
        ("1r 1b 1r", "????b????????", "the blue block at cell 5 is all of the blue 1, so cells 4 and 6 are not blue."),
    ],
};
