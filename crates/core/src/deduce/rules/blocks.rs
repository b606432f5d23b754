//! Rules about blocks: neighbouring cells known to be of one colour.

use super::rule::{Accept, Found};
use super::sight::{Level, Sight, stretch_of};
use crate::line::{Knowledge, Mask};

impl<K: Knowledge> Sight<'_, K> {
    /// A block is as long as every run that it can be.
    pub(super) fn whole_run(&self, level: Level, accept: Accept<'_, K>) -> Option<Found<K>> {
        self.colours().iter().find_map(|colour| {
            self.blocks(colour).find_map(|block| {
                let size = block.1 - block.0 + 1;
                let mut runs = None;
                for run in self.candidates(level, colour, block) {
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

    /// A block has less room on one side than the shortest run that it can be.
    pub(super) fn extend(&self, level: Level, accept: Accept<'_, K>) -> Option<Found<K>> {
        self.colours().iter().find_map(|colour| {
            let open = self.may_be(colour);
            self.blocks(colour).find_map(|block| {
                let mut shortest: Option<usize> = None;
                let mut runs = (usize::MAX, 0);
                for run in self.candidates(level, colour, block) {
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

    /// Two blocks with one cell between them, which no run could all cover.
    pub(super) fn split(&self, level: Level, accept: Accept<'_, K>) -> Option<Found<K>> {
        self.colours().iter().find_map(|colour| {
            let mut before: Option<(usize, usize)> = None;
            self.blocks(colour).find_map(|block| {
                let first = before.replace(block)?;
                if first.1 + 2 != block.0 || self.candidates(level, colour, (first.0, block.1)).next().is_some() {
                    return None;
                }
                let mut inferred = self.nothing();
                inferred.exclude(K::Mask::bit(first.1 + 1), colour);
                let of = |block| self.candidates(level, colour, block);
                let both = of(first).chain(of(block));
                let runs = both.fold((usize::MAX, 0), |(least, past), run| (run.min(least), past.max(run + 1)));
                accept(inferred, runs, [Some(first), Some(block)]).map(|found| found.of(colour))
            })
        })
    }

    /// Two blocks that cannot be two runs.
    pub(super) fn join(&self, level: Level, accept: Accept<'_, K>) -> Option<Found<K>> {
        self.colours().iter().find_map(|colour| {
            let mut before: Option<(usize, usize)> = None;
            self.blocks(colour).find_map(|block| {
                let first = before.replace(block)?;
                let least = self.candidates(level, colour, first).next()?;
                let most = self.candidates(level, colour, block).last()?;
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
