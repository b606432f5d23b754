//! Out of reach: no run, or none of a colour, reaches a cell.

use super::found::{Accept, Found};
use super::sight::Sight;
use crate::deduce::packing::Span;
use crate::deduce::sentence::{Ways, Words};
use crate::line::{Knowledge, Mask};
use crate::puzzle::Colour;
use nonoscope_words::{Text, deduction as said};

impl<K: Knowledge> Sight<'_, K> {
    /// The cells between the reach of one run and that of the next.
    pub(super) fn out_of_reach(&self, accept: Accept<'_, K>) -> Option<Found<K>> {
        self.out_of_reach_within(self.spans(), accept)
    }

    /// The same, where each run can start as these say.
    pub(super) fn out_of_reach_within(&self, spans: &[Span], accept: Accept<'_, K>) -> Option<Found<K>> {
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
    pub(super) fn colour_out_of_reach(&self, accept: Accept<'_, K>) -> Option<Found<K>> {
        if self.inks == 1 {
            return None;
        }
        let spans = self.spans();
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
}

/// What is said of it.
pub(super) fn sentence(words: Words<'_>) -> Option<Ways> {
    if let Some(colour) = words.deduction.colour {
        return Some(about_a_colour(words, colour));
    }
    let (so, ends) = (words.so(), words.ends()?);
    Some(words.with_given(vec![said::why_so(&ends, &so), said::why_and_so(ends, so)]))
}

/// The same about runs of one colour.
fn about_a_colour(words: Words<'_>, colour: Colour) -> Ways {
    let name = words.names.ink(colour);
    let way = match words.deduction.runs[..] {
        [] => return vec![words.with_leaves(said::why_so(said::clue_has_no(name), words.so_not(colour)))],
        [run] => words.with_leaves(said::why_so(words.lies(&run), words.so_not(colour))),
        _ => {
            let none = said::no_run_of_ink_reaches(words.deduction.cells.len(), name, words.these());
            Text::sentences([none, words.leaves()])
        }
    };
    words.with_given(vec![way])
}

#[cfg(test)]
pub(super) const EXAMPLES: super::tests::Examples = super::tests::Examples {
    comes: &[("2 1", "?-????#-?", &[1], "2 1", "??????#??")],
    says: &[
        (
            "2 1",
            "?-????#-?",
            "with cell 2 empty and room left for the other runs, the first run (2) starts no earlier than cell 3, so cell 1 is empty.",
        ),
        (
            "1r 1b",
            "????",
            "to leave room for the other runs, the red 1 must lie between cells 1 and 3, so cell 4 is not red.",
        ),
        ("2r 1b 1r 1b", "????????", "to leave room for the other runs, no red run reaches cell 8, so it is not red."),
        ("2r 1b 2r", "????rr??????", "its clue has no green, so cells 1–4 and 7–12 are not green."),
    ],
};
