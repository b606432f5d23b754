//! Colour neighbours: runs of different colours may touch.

use super::found::{Accept, Found};
use super::sight::Sight;
use super::whole_run::is_whole;
use crate::deduce::deduction::{Deduction, Placement};
use crate::deduce::sentence::{Ways, Words};
use crate::line::{Knowledge, Mask};
use crate::puzzle::{Cell, Colour, Colours};
use nonoscope_words::{Text, deduction as said};

impl<K: Knowledge> Sight<'_, K> {
    /// Beside a block that is a whole run, a cell is empty or of the colour of the neighbouring run.
    pub(super) fn colour_neighbours(&self, accept: Accept<'_, K>) -> Option<Found<K>> {
        if self.clue.has_one_ink() {
            return None;
        }
        self.colours().iter().find_map(|colour| {
            self.blocks(colour).find_map(|block| {
                let size = block.1 - block.0 + 1;
                let (mut before, mut after) = (Colours::BACKGROUND, Colours::BACKGROUND);
                let mut runs = (usize::MAX, 0);
                for run in self.candidates(colour, block) {
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

/// What is said of it.
pub(super) fn sentence(words: Words<'_>) -> Option<Ways> {
    let Deduction { blocks, colour: Some(colour), runs, cells, .. } = words.deduction else { return None };
    let (&[one], &[(cell, now)]) = (&blocks[..], &cells[..]) else { return None };
    let (clue, inks) = (words.names.clue, words.names.palette.inks());
    let is_after = cell > one.1;
    let beside = |run: &Placement| match is_after {
        true => Some(run.run + 1).filter(|&next| next < clue.len()),
        false => run.run.checked_sub(1),
    };
    let next: Colours = runs.iter().filter_map(beside).map(|run| clue.colour(run)).collect();
    let touching = next.minus(Colours::of(*colour));
    let names: Vec<Text> = touching.iter().map(|colour| words.names.ink(colour)).collect();
    let side = Text::verbatim(if is_after { "after" } else { "before" });
    let next = match (next.is_empty(), names.is_empty()) {
        (true, _) => said::no_run_beside(side),
        (false, true) => said::run_beside_has_same_colour(side),
        _ if names.len() <= 3 => said::run_beside_is(side, Text::any(names)),
        _ => said::run_beside_has_one_of(side, names.len()),
    };
    let possible = Cell::among(touching.or(Colours::BACKGROUND), inks);
    let whole = is_whole(words, one, *colour, one.1 + 1 - one.0)?;
    let is = said::whole_and_next(&whole, next, words.is(cell, possible));
    let leaves = match now == possible || !now.is_known() {
        true => Text::default(),
        false => words.leaves(),
    };
    Some(vec![Text::sentences([is, leaves]), said::why_and_so(whole, words.so())])
}

#[cfg(test)]
pub(super) const EXAMPLES: super::tests::Examples = super::tests::Examples {
    comes: &[("2r 2r 1b", "????rr??????", &[4], "2r 2r 1b", "????r???????")],
    says: &[(
        "1r 1g 1b 1g",
        "?????g?????",
        "the green block at cell 6 is as long as the longest green run (1), and the run after it is blue. So cell 7 is blue or empty.",
    )],
};
