//! Which of the runs from the first to the last that an argument names it really is about.

use super::rule::{Found, Rule};
use super::sight::{Level, Sight};
use crate::line::{Knowledge, Mask};

impl<K: Knowledge> Sight<'_, K> {
    /// Whether an argument that was found is about a run.
    pub(in crate::deduce) fn is_about(&self, found: &Found<K>, run: usize) -> bool {
        let level = if found.rule.is_exact() { Level::Exact } else { Level::Simple };
        let is_candidate = |block: (usize, usize)| {
            let colour = self.clue.colour(run);
            self.known.must_be(colour).has(block.0) && self.candidates(level, colour, block).any(|other| other == run)
        };
        match found.rule {
            Rule::WholeRun
            | Rule::ExactWholeRun
            | Rule::Extend
            | Rule::ExactExtend
            | Rule::Split
            | Rule::ExactSplit
            | Rule::ColourNeighbours
            | Rule::ExactColourNeighbours => found.blocks.iter().flatten().any(|&block| is_candidate(block)),
            Rule::ColourOutOfReach | Rule::ExactColourOutOfReach => self.is_of(found.new, run),
            Rule::GapTooSmall | Rule::ExactGap | Rule::NoRunFits => self.reaches(found.new, run),
            _ => true,
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
}
