//! A line as a rule sees it.

use super::Rule;
use super::found::{Accept, Found};
use crate::deduce::packing::Span;
use crate::line::{Knowledge, Mask};
use crate::puzzle::{Clue, Colour, Colours};

/// A line as a rule sees it.
pub(in crate::deduce) struct Sight<'s, K: Knowledge> {
    pub(in crate::deduce) clue: &'s Clue,
    pub(in crate::deduce) length: usize,
    pub(in crate::deduce) known: K,
    pub(in crate::deduce) inks: usize,
    /// The rule.
    pub(in crate::deduce) rule: Rule,
    /// Where each run can start, going by the room that it and the others need.
    pub(in crate::deduce) simple: &'s [Span],
    /// The first and the last start of each run in a layout that fits, for exact rules.
    pub(in crate::deduce) exact: &'s [Span],
    /// All its starts in layouts that fit, for exact rules.
    pub(in crate::deduce) starts: &'s [K::Mask],
    /// Where each run can start after what a rule has supposed or found out.
    pub(in crate::deduce) scratch: &'s mut Vec<Span>,
}

/// Where runs can lie, as a rule knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Level {
    Simple,
    Exact,
}

impl<K: Knowledge> Sight<'_, K> {
    /// Tries the rule.
    pub(in crate::deduce) fn try_rule(&mut self, accept: &dyn Fn(K) -> Option<K>) -> Option<Found<K>> {
        let rule = self.rule;
        let accept: Accept<'_, K> = &|inferred, runs, blocks| {
            let (colour, stretch) = (None, None);
            accept(inferred).map(|new| Found { rule, runs, blocks, colour, stretch, only_excludes: false, new })
        };
        self.infer(rule, accept)
    }

    pub(super) fn nothing(&self) -> K {
        K::nothing(self.inks)
    }

    pub(super) fn line(&self) -> K::Mask {
        K::Mask::first(self.length)
    }

    /// The length of a run.
    pub(super) fn run(&self, run: usize) -> usize {
        self.clue.lengths()[run].into()
    }

    /// The cells known to be of some ink.
    pub(super) fn inked(&self) -> K::Mask {
        self.known.cannot_be(Colour::BACKGROUND).and(self.line())
    }

    /// The cells that can be of a colour.
    pub(super) fn may_be(&self, colour: Colour) -> K::Mask {
        self.line().minus(self.known.cannot_be(colour))
    }

    /// The inks of the clue.
    pub(super) fn colours(&self) -> Colours {
        match self.clue.has_one_ink() {
            true => Colours::INK,
            false => self.clue.runs().map(|run| run.colour).collect(),
        }
    }

    /// The cells from one to before another.
    pub(super) fn between(&self, from: usize, to: usize) -> K::Mask {
        K::Mask::first(to).minus(K::Mask::first(from))
    }

    /// That some cells are empty.
    pub(super) fn blank(&self, cells: K::Mask) -> K {
        let mut inferred = self.nothing();
        inferred.settle(cells, Colour::BACKGROUND);
        inferred
    }

    /// The blocks of a colour: neighbouring cells known to be of it, from the first to the last cell.
    pub(super) fn blocks(&self, colour: Colour) -> impl Iterator<Item = (usize, usize)> + use<K> {
        let cells = self.known.must_be(colour).and(self.line());
        stretches(cells)
    }

    /// Where each run can start, as the rule knows it.
    pub(super) fn spans(&self) -> &[Span] {
        match self.rule.level() {
            Level::Simple => self.simple,
            Level::Exact => self.exact,
        }
    }

    /// The runs that a block of a colour can be, or be part of.
    pub(super) fn candidates(&self, colour: Colour, block: (usize, usize)) -> impl Iterator<Item = usize> + '_ {
        let level = self.rule.level();
        (0..self.clue.len()).filter(move |&run| {
            if self.clue.colour(run) != colour {
                return false;
            }
            let length = self.run(run);
            let Some(first) = (block.1 + 1).checked_sub(length).or(Some(0)) else { return false };
            if block.0 < first {
                return false;
            }
            match level {
                Level::Simple => {
                    let span = self.simple[run];
                    first.max(span.earliest) <= block.0.min(span.latest)
                }
                Level::Exact => !self.starts[run].and(self.between(first, block.0 + 1)).is_empty(),
            }
        })
    }
}

/// The stretches of neighbouring cells of a set, from the first to the last cell.
pub(super) fn stretches<M: Mask>(cells: M) -> impl Iterator<Item = (usize, usize)> {
    let mut rest = cells;
    std::iter::from_fn(move || {
        let first = rest.lowest()?;
        let stretch = M::bit(first).flood_up(rest);
        rest = rest.minus(stretch);
        Some((first, stretch.highest()?))
    })
}

/// The stretch of neighbouring cells of a set around one of them, from the first to the last cell.
pub(super) fn stretch_of<M: Mask>(cells: M, cell: usize) -> (usize, usize) {
    let all = M::bit(cell).flood_up(cells).or(M::bit(cell).flood_down(cells));
    (all.lowest().unwrap_or(cell), all.highest().unwrap_or(cell))
}
