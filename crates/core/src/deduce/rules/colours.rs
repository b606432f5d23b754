//! The rule for runs of different colours, which may touch.

use super::rule::{Accept, Found};
use super::sight::{Level, Sight};
use crate::line::{Knowledge, Mask};
use crate::puzzle::{Colour, Colours};

impl<K: Knowledge> Sight<'_, K> {
    /// Beside a block that is a whole run, a cell is empty or of the colour of the neighbouring run.
    pub(super) fn colour_neighbours(&self, level: Level, accept: Accept<'_, K>) -> Option<Found<K>> {
        if self.clue.has_one_ink() {
            return None;
        }
        self.colours().iter().find_map(|colour| {
            self.blocks(colour).find_map(|block| {
                let size = block.1 - block.0 + 1;
                let (mut before, mut after) = (Colours::BACKGROUND, Colours::BACKGROUND);
                let mut runs = (usize::MAX, 0);
                for run in self.candidates(level, colour, block) {
                    if self.run(run) != size {
                        return None;
                    }
                    if run > 0 {
                        before.insert(self.clue.colour(run - 1));
                    }
                    if run + 1 < self.clue.len() {
                        after.insert(self.clue.colour(run + 1));
                    }
                    runs = (runs.0.min(run), run + 1);
                }
                if runs.1 == 0 {
                    return None;
                }
                let sides = [(block.0.checked_sub(1), before), (Some(block.1 + 1), after)];
                sides.into_iter().find_map(|(beside, possible)| {
                    let beside = beside.filter(|&cell| cell < self.length)?;
                    let mut inferred = self.nothing();
                    for other in Colour::all(self.inks).filter(|&other| !possible.has(other) || other == colour) {
                        inferred.exclude(K::Mask::bit(beside), other);
                    }
                    accept(inferred, runs, [Some(block), None]).map(|found| found.of(colour))
                })
            })
        })
    }
}
