//! Rules about how far runs reach.

use super::rule::{Accept, Blocks, Found};
use super::sight::{Level, Sight, stretch_of};
use crate::deduce::packing::Span;
use crate::deduce::packing::tighten;
use crate::line::{Knowledge, Mask};
use crate::puzzle::Colour;

impl<K: Knowledge> Sight<'_, K> {
    /// The cells that a run always covers.
    pub(super) fn overlap(&self, spans: &[Span], accept: Accept<'_, K>) -> Option<Found<K>> {
        spans.iter().enumerate().find_map(|(run, span)| {
            let end = span.earliest + self.run(run);
            if span.latest >= end {
                return None;
            }
            let mut inferred = self.nothing();
            inferred.settle(self.between(span.latest, end), self.clue.colour(run));
            accept(inferred, (run, run + 1), [None; 2])
        })
    }

    /// The cells between the reach of one run and that of the next.
    pub(super) fn out_of_reach(&self, spans: &[Span], accept: Accept<'_, K>) -> Option<Found<K>> {
        (0..=spans.len()).find_map(|next| {
            let from = next.checked_sub(1).map_or(0, |run| spans[run].latest + self.run(run));
            let to = spans.get(next).map_or(self.length, |span| span.earliest);
            if from >= to {
                return None;
            }
            accept(self.blank(self.between(from, to)), (next.saturating_sub(1), (next + 1).min(spans.len())), [None; 2])
        })
    }

    /// The cells that no run of a colour reaches.
    pub(super) fn colour_out_of_reach(&self, spans: &[Span], accept: Accept<'_, K>) -> Option<Found<K>> {
        if self.inks == 1 {
            return None;
        }
        Colour::all(self.inks).skip(1).find_map(|colour| {
            let own = spans.iter().enumerate().filter(|(run, _)| self.clue.colour(*run) == colour);
            let reached = own.fold(K::Mask::NONE, |set, (run, span)| {
                set.or(self.between(span.earliest, span.latest + self.run(run)))
            });
            let mut inferred = self.nothing();
            inferred.exclude(self.line().minus(reached), colour);
            let mut own = (0..spans.len()).filter(|&run| self.clue.colour(run) == colour);
            let first = own.next();
            let runs = first.map_or((0, 0), |first| (first, own.next_back().unwrap_or(first) + 1));
            accept(inferred, runs, [None; 2]).map(|found| found.of(colour))
        })
    }

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
            if let Some(found) = self.overlap(&spans, &about).or_else(|| self.out_of_reach(&spans, &about)) {
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
        self.overlap(spans, &about).or_else(|| self.out_of_reach(spans, &about))
    }

    fn only_candidate(&self, colour: Colour, block: (usize, usize)) -> Option<usize> {
        let mut candidates = self.candidates(Level::Simple, colour, block);
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
