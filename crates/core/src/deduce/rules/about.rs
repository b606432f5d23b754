//! The runs and blocks that an argument is really about, among those from the first to the last that it names.

use super::Rule;
use super::found::Found;
use super::sight::Sight;
use crate::deduce::packing::Span;
use crate::line::{Knowledge, Mask};
use crate::puzzle::Colour;

/// Which of the runs that an argument names it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum About {
    /// None, because it compares layouts.
    None,
    /// All of them.
    All,
    /// Those that one of its blocks can be.
    Candidates,
    /// Those that cover one of its blocks wherever they lie, and those that decide about the new cells.
    Pinned,
    /// Those of an ink that is excluded.
    OfInk,
    /// Those that reach one of the cells.
    Reaching,
}

impl<K: Knowledge> Sight<'_, K> {
    /// The blocks that an argument is about; where all blocks count together, those that can only be one run.
    pub(in crate::deduce) fn blocks_about(&self, found: &Found<K>) -> Vec<(usize, usize)> {
        if found.rule != Rule::ThoseRuns {
            return found.blocks.iter().flatten().copied().collect();
        }
        let colours = self.colours();
        let all = colours.iter().flat_map(|colour| self.blocks(colour).map(move |block| (colour, block)));
        let is_pinned = |&(colour, block): &(Colour, (usize, usize))| {
            self.only_within(self.scratch, colour, block).is_some_and(|run| self.covers(run, block.0, block.1))
        };
        let pinned = all.filter(is_pinned);
        let mut blocks: Vec<_> = pinned.map(|(_, block)| block).collect();
        blocks.sort_unstable();
        blocks
    }

    /// The runs that an argument is about, with where they can start.
    pub(in crate::deduce) fn runs_about(&self, found: &Found<K>, blocks: &[(usize, usize)]) -> Vec<(usize, Span)> {
        let spans = match found.rule.about() {
            About::None => &[][..],
            About::Pinned => self.scratch.as_slice(),
            _ => self.spans(),
        };
        let runs = spans.iter().copied().enumerate().take(found.runs.1).skip(found.runs.0);
        runs.filter(|&(run, _)| self.is_about(found, blocks, run)).collect()
    }

    fn is_about(&self, found: &Found<K>, blocks: &[(usize, usize)], run: usize) -> bool {
        let is_candidate = |block: (usize, usize)| {
            let colour = self.clue.colour(run);
            self.known.must_be(colour).has(block.0) && self.candidates(colour, block).any(|other| other == run)
        };
        match found.rule.about() {
            About::None => false,
            About::All => true,
            About::Candidates => blocks.iter().any(|&block| is_candidate(block)),
            About::Pinned => {
                blocks.iter().any(|&(from, to)| self.covers(run, from, to)) || self.borders(found.new, run)
            }
            About::OfInk => self.is_of(found.new, run),
            About::Reaching => self.reaches(found.new, run),
        }
    }

    /// Whether a run has one of the inks that are excluded.
    fn is_of(&self, new: K, run: usize) -> bool {
        !new.cannot_be(self.clue.colour(run)).is_empty()
    }

    /// Whether a run reaches one of the cells, going by the room that the runs need.
    fn reaches(&self, new: K, run: usize) -> bool {
        let (span, cells) = (self.simple[run], new.cannot_be(self.clue.colour(run)));
        !cells.and(self.between(span.earliest, span.latest + self.run(run))).is_empty()
    }

    /// Whether a run always covers some cells, given its reach.
    fn covers(&self, run: usize, from: usize, to: usize) -> bool {
        let span = self.scratch[run];
        span.latest <= from && to < span.earliest + self.run(run)
    }

    /// Whether a run always covers the new cells; or, if none does, is the last before it or the first
    /// after it.
    fn borders(&self, new: K, run: usize) -> bool {
        let cells = new.within(self.line()).cells();
        let (Some(from), Some(to)) = (cells.lowest(), cells.highest()) else { return false };
        let all = || 0..self.scratch.len();
        if all().any(|run| self.covers(run, from, to)) {
            return self.covers(run, from, to);
        }
        let before = all().rev().find(|&run| self.scratch[run].latest + self.run(run) <= from);
        let after = all().find(|&run| self.scratch[run].earliest > to);
        before == Some(run) || after == Some(run)
    }
}
