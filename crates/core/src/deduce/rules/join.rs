//! Join: two blocks must be one run.

use super::found::{Accept, Found};
use super::sight::Sight;
use crate::deduce::sentence::{Ways, Words, stretch, stretches};
use crate::line::Knowledge;
use nonoscope_words::deduction as said;

impl<K: Knowledge> Sight<'_, K> {
    /// Two blocks that cannot be two runs.
    pub(super) fn join(&self, accept: Accept<'_, K>) -> Option<Found<K>> {
        self.colours().iter().find_map(|colour| {
            let mut before: Option<(usize, usize)> = None;
            self.blocks(colour).find_map(|block| {
                let first = before.replace(block)?;
                let least = self.candidates(colour, first).next()?;
                let most = self.candidates(colour, block).last()?;
                if least < most {
                    return None;
                }
                let mut inferred = self.nothing();
                inferred.settle(self.between(first.0, block.1 + 1), colour);
                accept(inferred, (most, least + 1), [Some(first), Some(block)]).map(|found| found.of(colour))
            })
        })
    }
}

/// What is said of it.
pub(super) fn sentence(words: Words<'_>) -> Option<Ways> {
    let (&[first, second], Some(colour), &[run, ..]) =
        (&words.deduction.blocks[..], words.deduction.colour, &words.deduction.runs[..])
    else {
        return None;
    };
    let clue = words.names.clue;
    let is_own = |&other: &usize| clue.colour(other) == colour;
    let run = run.run;
    let (is_first, is_last) = (!(0..run).any(|r| is_own(&r)), !(run + 1..clue.len()).any(|r| is_own(&r)));
    let (name, ink) = (words.names.run(run), words.names.ink_if_any(colour));
    let (both, so) = (stretches(&[first, second]), words.so());
    let (first, second) = (stretch(first), stretch(second));
    let why = match (is_first, is_last) {
        (true, true) => return Some(vec![said::why_and_so(said::blocks_belong_to_only_run(ink, both, name), so)]),
        (true, false) => said::block_comes_too_early(ink, second, &name),
        (false, true) => said::block_comes_too_late(ink, first, &name),
        (false, false) => said::blocks_belong_between(ink, first, &name, second),
    };
    Some(vec![said::so_both_are_parts(why, &so), said::why_and_so(said::blocks_belong_to(both, name), so)])
}

#[cfg(test)]
pub(super) const EXAMPLES: super::tests::Examples = super::tests::Examples {
    comes: &[("5", "????#?#???????", &[6], "3 5", "?????#???#????????")],
    says: &[
        ("5", "????#?#???????", "the blocks at cells 5 and 7 both belong to the 5, the only run. So cell 6 is filled."),
        (
            "1 1 12 1 2 4 4",
            "????????#########?????????#?#???#?????",
            "the block at cell 27 belongs to no run before the first 4, and the one at cell 29 to none after it. So both blocks are parts of it, and cell 28 is filled.",
        ),
    ],
};
