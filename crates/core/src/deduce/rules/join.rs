//! Join: two blocks must be one run.

use super::found::{Accept, Found};
use super::sight::Sight;
use crate::deduce::sentence::{Ways, Words, stretch, stretches};
use crate::line::Knowledge;

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
    let (name, kind) = (words.names.run(run), words.names.a_run(colour));
    let (both, so) = (stretches(&[first, second]), words.so());
    let (first, second) = (stretch(first), stretch(second));
    let why = match (is_first, is_last) {
        (true, true) => {
            return Some(vec![format!("the blocks at {both} both belong to {name}, the only {kind}. So {so}.")]);
        }
        (true, false) => format!("the block at {second} comes too early for any {kind} but the first, {name}"),
        (false, true) => format!("the block at {first} comes too late for any {kind} but the last, {name}"),
        (false, false) => {
            format!("the block at {first} belongs to no {kind} before {name}, and the one at {second} to none after it")
        }
    };
    Some(vec![
        format!("{why}. So both blocks are parts of it, and {so}."),
        format!("the blocks at {both} can only belong to {name}. So {so}."),
    ])
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
