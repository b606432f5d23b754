//! Rules about stretches of cells in which nothing is filled yet.

use super::rule::{Accept, Found};
use super::sight::{Level, Sight, stretches};
use crate::line::{Knowledge, Mask};
use crate::puzzle::Colour;

impl<K: Knowledge> Sight<'_, K> {
    /// A stretch that is shorter than every run that could lie there.
    pub(super) fn gap_too_small(&self, level: Level, accept: Accept<'_, K>) -> Option<Found<K>> {
        let spans = if level == Level::Exact { self.exact } else { self.simple };
        self.colours().iter().find_map(|colour| {
            let filled = self.known.must_be(colour);
            stretches(self.may_be(colour)).find_map(|(first, last)| {
                if !filled.and(self.between(first, last + 1)).is_empty() {
                    return None;
                }
                let mut runs = (usize::MAX, 0);
                for (run, span) in spans.iter().enumerate() {
                    let reaches = span.earliest <= last && first < span.latest + self.run(run);
                    if self.clue.colour(run) != colour || !reaches {
                        continue;
                    }
                    if self.run(run) <= last - first + 1 {
                        return None;
                    }
                    runs = (runs.0.min(run), run + 1);
                }
                if runs.1 == 0 {
                    return None;
                }
                let mut inferred = self.nothing();
                inferred.exclude(self.between(first, last + 1), colour);
                accept(inferred, runs, [None; 2]).map(|found| found.of(colour).within((first, last)))
            })
        })
    }

    /// The cells that no run covers in a layout that fits.
    pub(super) fn no_run_fits(&self, accept: Accept<'_, K>) -> Option<Found<K>> {
        let uncovered = |colour: Option<Colour>| {
            let runs = self.starts.iter().enumerate();
            let runs = runs.filter(|(run, _)| colour.is_none_or(|colour| self.clue.colour(*run) == colour));
            let covered = runs.fold(K::Mask::NONE, |set, (run, starts)| set.or(starts.stretch(self.run(run))));
            self.line().minus(covered)
        };
        let everything = (0, self.clue.len());
        if let Some(found) = accept(self.blank(uncovered(None)), everything, [None; 2]) {
            return Some(found);
        }
        let inks = if self.inks == 1 { 0 } else { self.inks };
        Colour::all(inks).skip(1).find_map(|colour| {
            let mut inferred = self.nothing();
            inferred.exclude(uncovered(Some(colour)), colour);
            accept(inferred, everything, [None; 2]).map(|found| found.of(colour))
        })
    }
}
