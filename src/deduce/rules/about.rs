//! Which runs and blocks a deduction is about, once it is known what it rests on.

use super::rule::{Found, Rule};
use super::sight::{Level, Sight};
use crate::deduce::packing::Span;
use crate::line::{Knowledge, Mask};
use crate::trace::Technique;

impl<K: Knowledge> Sight<'_, K> {
    /// The blocks that it is about; where all blocks count together, those that can only be one run.
    pub(in crate::deduce) fn blocks_about(&self, found: &Found<K>) -> Vec<(usize, usize)> {
        if found.rule != Rule::ThoseRuns {
            return found.blocks.iter().flatten().copied().collect();
        }
        let colours = self.colours();
        let all = colours.iter().flat_map(|colour| self.blocks(colour).map(move |block| (colour, block)));
        let pinned = all.filter(|&(colour, block)| self.only_within(self.scratch, colour, block).is_some());
        let mut blocks: Vec<_> = pinned.map(|(_, block)| block).collect();
        blocks.sort_unstable();
        blocks
    }

    /// The runs that it is about, with where they can start.
    pub(in crate::deduce) fn runs_about(&self, found: &Found<K>, blocks: &[(usize, usize)]) -> Vec<(usize, Span)> {
        let spans = match found.rule {
            Rule::Layouts => return Vec::new(),
            Rule::ThatRun | Rule::ThoseRuns => self.scratch.as_slice(),
            rule if rule.is_exact() => self.exact,
            _ => self.simple,
        };
        let level = if found.rule.is_exact() { Level::Exact } else { Level::Simple };
        let runs = spans.iter().copied().enumerate().take(found.runs.1).skip(found.runs.0);
        let is_about = |&(run, span): &(usize, Span)| match (found.technique(), found.colour) {
            (Technique::ThatRun, _) if !blocks.is_empty() => {
                let covers = |from: usize, to: usize| span.latest <= from && to < span.earliest + self.run(run);
                blocks.iter().any(|&(from, to)| covers(from, to)) || self.borders(found, spans, run)
            }
            (Technique::Mercury, _) => true,
            (Technique::NoRunFits, colour) => {
                let is_of = colour.is_none_or(|colour| self.clue.colour(run) == colour);
                let new = found.new.within(self.line()).cells();
                is_of && !new.and(self.between(span.earliest, span.latest + self.run(run))).is_empty()
            }
            (_, None) => true,
            (_, Some(colour)) if self.clue.colour(run) != colour => false,
            (_, Some(colour)) if !blocks.is_empty() => {
                let mut can_be = blocks.iter().map(|&block| self.candidates(level, colour, block));
                can_be.any(|mut candidates| candidates.any(|candidate| candidate == run))
            }
            (_, Some(_)) => true,
        };
        runs.filter(is_about).collect()
    }

    /// Whether a run covers what becomes known wherever it lies, or ends last before it, or begins first after it.
    fn borders(&self, found: &Found<K>, spans: &[Span], run: usize) -> bool {
        let new = found.new.within(self.line()).cells();
        let (Some(from), Some(to)) = (new.lowest(), new.highest()) else { return false };
        let end = |run: usize| spans[run].latest + self.run(run);
        let covers = spans[run].latest <= from && to < spans[run].earliest + self.run(run);
        let is_before = |run: usize| end(run) <= from;
        let is_after = |run: usize| spans[run].earliest > to;
        let is_covered =
            (0..spans.len()).any(|run| spans[run].latest <= from && to < spans[run].earliest + self.run(run));
        let is_last_before = is_before(run) && (run + 1 == spans.len() || !is_before(run + 1));
        let is_first_after = is_after(run) && (run == 0 || !is_after(run - 1));
        covers || (!is_covered && (is_last_before || is_first_after))
    }
}
