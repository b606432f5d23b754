//! This block is that run: what follows from it for the reach of this and the other runs.

use super::found::{Accept, Blocks, Found};
use super::sight::Sight;
use super::{out_of_reach, overlap};
use crate::deduce::deduction::Deduction;
use crate::deduce::packing::{Span, tighten};
use crate::deduce::sentence::{Ways, Words, stretch};
use crate::line::Knowledge;
use crate::puzzle::Colour;
use nonoscope_words::{Text, deduction as said};

impl<K: Knowledge> Sight<'_, K> {
    /// One block can only be one run: what follows for its reach, and that of the others.
    pub(super) fn that_run(&mut self, accept: Accept<'_, K>) -> Option<Found<K>> {
        for colour in self.colours().iter() {
            for block in self.blocks(colour) {
                let Some(run) = self.only_candidate(colour, block) else { continue };
                self.scratch.clear();
                self.scratch.extend_from_slice(self.simple);
                if !self.pin(run, block) {
                    continue;
                }
                if let Some(found) = self.by_scratch((run, block), accept) {
                    return Some(found.of(colour));
                }
            }
        }
        None
    }

    /// All blocks that can only be one run, together.
    pub(super) fn those_runs(&mut self, accept: Accept<'_, K>) -> Option<Found<K>> {
        self.scratch.clear();
        self.scratch.extend_from_slice(self.simple);
        loop {
            let before = self.scratch.clone();
            for colour in self.colours().iter() {
                for block in self.blocks(colour) {
                    let Some(run) = self.only_within(&before, colour, block) else { continue };
                    if !self.pin(run, block) {
                        return None;
                    }
                }
            }
            let spans = self.scratch.clone();
            let about = |inferred: K, _: (usize, usize), blocks: Blocks| accept(inferred, (0, spans.len()), blocks);
            let found = self.overlap_within(&spans, &about);
            if let Some(found) = found.or_else(|| self.out_of_reach_within(&spans, &about)) {
                return Some(found);
            }
            if spans == before {
                return None;
            }
        }
    }

    /// Only a run that covers a block can lie there: its span, and those of the others, get tighter. Returns false if
    /// there is no room.
    fn pin(&mut self, run: usize, block: (usize, usize)) -> bool {
        let length = self.run(run);
        let span = &mut self.scratch[run];
        span.earliest = span.earliest.max((block.1 + 1).saturating_sub(length));
        span.latest = span.latest.min(block.0);
        let (clue, known) = (self.clue, self.known);
        tighten(clue, self.length, &known, self.scratch)
    }

    /// What follows from tighter spans, of the run itself first.
    fn by_scratch(&self, (run, block): (usize, (usize, usize)), accept: Accept<'_, K>) -> Option<Found<K>> {
        let spans: &[Span] = self.scratch;
        let about = |inferred: K, runs: (usize, usize), _: Blocks| {
            accept(inferred, (runs.0.min(run), runs.1.max(run + 1)), [Some(block), None])
        };
        self.overlap_within(spans, &about).or_else(|| self.out_of_reach_within(spans, &about))
    }

    fn only_candidate(&self, colour: Colour, block: (usize, usize)) -> Option<usize> {
        let mut candidates = self.candidates(colour, block);
        candidates.next().filter(|_| candidates.next().is_none())
    }

    pub(super) fn only_within(&self, spans: &[Span], colour: Colour, block: (usize, usize)) -> Option<usize> {
        let fits = |&run: &usize| {
            let first = (block.1 + 1).saturating_sub(self.run(run));
            self.clue.colour(run) == colour
                && first <= block.0
                && first.max(spans[run].earliest) <= block.0.min(spans[run].latest)
        };
        let mut candidates = (0..spans.len()).filter(fits);
        candidates.next().filter(|_| candidates.next().is_none())
    }
}

/// What is said of it.
pub(super) fn sentence(words: Words<'_>) -> Option<Ways> {
    let Deduction { blocks, runs, .. } = words.deduction;
    let run = words.covering();
    if blocks.is_empty() {
        return if run.is_some() { overlap::sentence(words) } else { out_of_reach::sentence(words) };
    }
    let so = match run {
        Some(run) if run.earliest == run.latest => said::so_it_lies(words.lies(run), words.so()),
        Some(run) => said::so_it_lies_and_covers(words.lies(run), words.these()),
        None => said::so_it_leaves_empty(words.ends()?, words.these()),
    };
    let is = |&block: &(usize, usize)| {
        let run = runs.iter().find(|run| run.latest <= block.0 && block.1 < run.earliest + run.length)?;
        Some((stretch(block), block.1 + 1 - block.0 == run.length, words.names.run(run.run)))
    };
    let pinned: Vec<_> = blocks.iter().filter_map(is).collect();
    if let [(block, is_whole, run)] = &pinned[..] {
        let is = if *is_whole { said::block_is_run(block, run) } else { said::block_is_part_of_run(block, run) };
        return Some(vec![Text::sentences([is, so])]);
    }
    let each = Text::all(pinned.iter().enumerate().map(|(index, (block, _, run))| match index {
        0 => said::belongs_to(block, run),
        _ => said::belongs_to_too(block, run),
    }));
    Some(vec![
        Text::sentences([said::each_belongs(each), so.clone()]),
        Text::sentences([said::each_belongs_to_one(pinned.len()), so]),
    ])
}

#[cfg(test)]
pub(super) const EXAMPLES: super::tests::Examples = super::tests::Examples {
    comes: &[("2 1", "??????-#-?", &[10], "2 2 1", "??????#????????")],
    says: &[
        (
            "2 1",
            "??????-#-?",
            "the block at cell 8 can only be the 1. So the last run (1) reaches no further than cell 8, which leaves cell 10 empty.",
        ),
        (
            "1 1 4",
            "#-#-#?##??",
            "cell 1 can only belong to the first 1, cell 3 to the second 1 and cell 5 to the 4. So the 4 can only lie at cells 5–8, and cell 6 is filled.",
        ),
        (
            "3 3",
            "????#????????????#????",
            "given cells 5 and 18, the first run (3) starts no earlier than cell 3, so cells 1 and 2 are empty.",
        ),
    ],
};
