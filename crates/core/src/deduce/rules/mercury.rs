//! Mercury: a run would touch a block that lies just behind it.

use super::found::{Accept, Found};
use super::sight::{Sight, stretch_of};
use crate::deduce::deduction::Deduction;
use crate::deduce::sentence::{Ways, Words, stretch};
use crate::line::{Knowledge, Mask};
use nonoscope_words::deduction as said;

impl<K: Knowledge> Sight<'_, K> {
    /// A run at its first or last place would touch a block behind it, which would make it too long.
    pub(super) fn mercury(&self, accept: Accept<'_, K>) -> Option<Found<K>> {
        (0..self.clue.len()).find_map(|run| {
            let (span, length, colour) = (self.simple[run], self.run(run), self.clue.colour(run));
            let filled = self.known.must_be(colour).and(self.line());
            let touched = |cell: usize| stretch_of(filled, cell);
            let exclude = |cell: usize, block: (usize, usize)| {
                let mut inferred = self.nothing();
                inferred.exclude(K::Mask::bit(cell), colour);
                accept(inferred, (run, run + 1), [Some(block), None]).map(|found| found.of(colour))
            };
            let behind = span.earliest + length;
            let is_first = run == 0 || self.simple[run - 1].latest + self.run(run - 1) <= span.earliest;
            if is_first
                && behind < self.length
                && filled.has(behind)
                && let Some(found) = exclude(span.earliest, touched(behind))
            {
                return Some(found);
            }
            let before = span.latest.checked_sub(1)?;
            let end = span.latest + length - 1;
            let is_last = self.simple.get(run + 1).is_none_or(|next| next.earliest > end);
            if is_last && filled.has(before) { exclude(end, touched(before)) } else { None }
        })
    }
}

/// What is said of it.
pub(super) fn sentence(words: Words<'_>) -> Option<Ways> {
    let Deduction { blocks, colour: Some(colour), runs, .. } = words.deduction else { return None };
    let (&[one], &[run]) = (&blocks[..], &runs[..]) else { return None };
    let (cell, _) = words.bounds()?;
    let (name, block) = (words.names.run(run.run), stretch(one));
    let why = match cell < one.0 {
        true => said::first_would_touch(cell + 1, name, block),
        false => said::last_would_touch(cell + 1, name, block),
    };
    Some(vec![words.with_leaves(said::why_and_so(why, words.so_not(*colour)))])
}

#[cfg(test)]
pub(super) const EXAMPLES: super::tests::Examples = super::tests::Examples {
    comes: &[("2", "??#????", &[1], "2", "???#???")],
    says: &[
        (
            "3",
            "???#??????",
            "cell 1 is the first that the 3 could cover, but starting there it would touch the block at cell 4 and be too long. So cell 1 is empty.",
        ),
        (
            "4 2",
            "?????#??????????#??",
            "cell 19 is the last that the 2 could cover, but ending there it would touch the block at cell 17 and be too long. So cell 19 is empty.",
        ),
    ],
};
