//! Exact fit: the clue takes the whole line.

use super::found::{Accept, Found};
use super::sight::Sight;
use crate::deduce::sentence::{Ways, Words};
use crate::line::Knowledge;
use crate::puzzle::Colour;
use nonoscope_words::{Text, deduction as said};

impl<K: Knowledge> Sight<'_, K> {
    /// The clue takes the whole line.
    pub(super) fn exact_fit(&self, accept: Accept<'_, K>) -> Option<Found<K>> {
        if self.clue.is_empty() || self.clue.free_gaps(self.length) > 0 {
            return None;
        }
        let (mut inferred, mut at) = (self.nothing(), 0);
        for (index, run) in self.clue.runs().enumerate() {
            let end = at + usize::from(run.length);
            inferred.settle(self.between(at, end), run.colour);
            at = (end + self.clue.gap_after(index)).min(self.length);
            inferred.settle(self.between(end, at), Colour::BACKGROUND);
        }
        accept(inferred, (0, self.clue.len()), [None; 2])
    }
}

/// What is said of it.
pub(super) fn sentence(words: Words<'_>) -> Option<Ways> {
    let clue = words.names.clue;
    let room = clue.shortest();
    if clue.len() == 1 {
        let run = words.names.run(0);
        return Some(vec![match words.names.is_plain() {
            true => said::run_takes_all_filled(room, run),
            false => said::run_takes_all_coloured(room, run, words.names.ink(clue.colour(0))),
        }]);
    }
    let gaps = room - clue.filled_cells();
    let numbers = Text::all((0..clue.len()).map(|run| words.names.number(run)));
    Some(vec![said::runs_take_all(gaps, numbers, room), said::many_runs_take_all(gaps, clue.len(), room)])
}

#[cfg(test)]
pub(super) const EXAMPLES: super::tests::Examples = super::tests::Examples {
    comes: &[("1 2", "????", &[1, 2, 3, 4], "1 2", "?????"), ("1r 2b", "???", &[1, 2, 3], "1r 2b", "????")],
    says: &[
        ("5", "?????", "the 5 takes all 5 cells, so they are all filled."),
        (
            "2 1",
            "????",
            "the runs 2 and 1 and the gap between them take all 4 cells, so there is only one way to place them.",
        ),
        ("2r 3b", "?????", "the runs red 2 and blue 3 take all 5 cells, so there is only one way to place them."),
    ],
};
