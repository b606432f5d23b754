//! Exact fit: the clue takes the whole line.

use super::found::{Accept, Found};
use super::sight::Sight;
use crate::deduce::sentence::{Ways, Words};
use crate::line::Knowledge;
use crate::puzzle::Colour;
use crate::trace::listed;

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
        let is = match words.names.is_plain() {
            true => "filled".to_owned(),
            false => words.names.ink(clue.colour(0)),
        };
        return Some(vec![format!("{} takes all {room} cells, so they are all {is}.", words.names.run(0))]);
    }
    let with = match room - clue.filled_cells() {
        0 => "",
        1 => ", with the gap between them,",
        _ => ", with the gaps between them,",
    };
    let numbers: Vec<String> = (0..clue.len()).map(|run| words.names.number(run)).collect();
    let so = format!("take all {room} cells, so there is only one way to place them.");
    Some(vec![format!("the runs {}{with} {so}", listed(&numbers)), format!("its {} runs{with} {so}", clue.len())])
}

#[cfg(test)]
pub(super) const EXAMPLES: super::tests::Examples = super::tests::Examples {
    comes: &[("1 2", "????", &[1, 2, 3, 4], "1 2", "?????"), ("1r 2b", "???", &[1, 2, 3], "1r 2b", "????")],
    says: &[
        ("5", "?????", "the 5 takes all 5 cells, so they are all filled."),
        (
            "2 1",
            "????",
            "the runs 2 and 1, with the gap between them, take all 4 cells, so there is only one way to place them.",
        ),
        ("2r 3b", "?????", "the runs red 2 and blue 3 take all 5 cells, so there is only one way to place them."),
    ],
};
