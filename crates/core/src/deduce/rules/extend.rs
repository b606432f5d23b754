//! Extend: a block has less room on one side than its run needs.

use super::found::{Accept, Found};
use super::sight::{Sight, stretch_of};
use crate::deduce::deduction::Deduction;
use crate::deduce::sentence::{Ways, Words};
use crate::line::Knowledge;
use nonoscope_words::deduction as said;

impl<K: Knowledge> Sight<'_, K> {
    /// A block has less room on one side than the shortest run that it can be.
    pub(super) fn extend(&self, accept: Accept<'_, K>) -> Option<Found<K>> {
        self.colours().iter().find_map(|colour| {
            let open = self.may_be(colour);
            self.blocks(colour).find_map(|block| {
                let mut shortest: Option<usize> = None;
                let mut runs = (usize::MAX, 0);
                for run in self.candidates(colour, block) {
                    shortest = Some(shortest.map_or(self.run(run), |least| least.min(self.run(run))));
                    runs = (runs.0.min(run), run + 1);
                }
                let shortest = shortest?;
                let room = stretch_of(open, block.0);
                let to = room.0 + shortest;
                if to > block.1 + 1 {
                    let mut inferred = self.nothing();
                    inferred.settle(self.between(block.0, to.min(self.length)), colour);
                    if let Some(found) = accept(inferred, runs, [Some(block), None]) {
                        return Some(found.of(colour).within(room));
                    }
                }
                let from = (room.1 + 1).saturating_sub(shortest);
                if from >= block.0 {
                    return None;
                }
                let mut inferred = self.nothing();
                inferred.settle(self.between(from, block.1 + 1), colour);
                accept(inferred, runs, [Some(block), None]).map(|found| found.of(colour).within(room))
            })
        })
    }
}

/// What is said of it.
pub(super) fn sentence(words: Words<'_>) -> Option<Ways> {
    let Deduction { blocks, colour: Some(colour), stretch: Some(room), runs, .. } = words.deduction else {
        return None;
    };
    let (one, (from, _)) = (*blocks.first()?, words.bounds()?);
    let least = runs.iter().map(|run| run.length).min()?;
    let run = match runs[..] {
        [run] => words.names.run(run.run),
        _ if runs.iter().all(|run| run.length == least) => said::a_run_of(least),
        _ => said::a_run_of_at_least(least),
    };
    let block = words.names.block(one, *colour);
    let why = match from > one.1 {
        true if room.0 == one.0 => said::block_is_start(block, run),
        true => said::block_starts_no_earlier(block, run, room.0 + 1),
        false if room.1 == one.1 => said::block_is_end(block, run),
        false => said::block_ends_no_later(block, run, room.1 + 1),
    };
    Some(vec![said::so_too(&why, words.so()), said::and_so_too(why, words.so())])
}

#[cfg(test)]
pub(super) const EXAMPLES: super::tests::Examples = super::tests::Examples {
    comes: &[("3", "?#?????", &[3], "3", "??#????")],
    says: &[
        (
            "4",
            "?#????????",
            "the block at cell 2 belongs to the 4, which starts no earlier than cell 1, so cells 3 and 4 are filled too.",
        ),
        ("2 4", "????????????#", "the block at cell 13 must be the end of the 4, so cells 10–12 are filled too."),
        (
            "2 4",
            "????????????#?",
            "the block at cell 13 belongs to the 4, which ends no later than cell 14, so cells 11 and 12 are filled too.",
        ),
        (
            "3 3",
            "???-#?????????",
            "the block at cell 5 must be the start of a run of 3, so cells 6 and 7 are filled too.",
        ),
    ],
};
