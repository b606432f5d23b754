//! Overlap: a run covers some cells wherever it lies.

use super::found::{Accept, Found};
use super::sight::Sight;
use crate::deduce::Placement;
use crate::deduce::packing::Span;
use crate::deduce::sentence::{Ways, Words, stretch};
use crate::line::Knowledge;
use nonoscope_words::{Text, deduction as said};

impl<K: Knowledge> Sight<'_, K> {
    /// The cells that a run always covers.
    pub(super) fn overlap(&self, accept: Accept<'_, K>) -> Option<Found<K>> {
        self.overlap_within(self.spans(), accept)
    }

    /// The same, where each run can start as these say.
    pub(super) fn overlap_within(&self, spans: &[Span], accept: Accept<'_, K>) -> Option<Found<K>> {
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
}

/// What is said of it.
pub(super) fn sentence(words: Words<'_>) -> Option<Ways> {
    let run = words.covering()?;
    let lies = words.lies(run);
    let way = match run.earliest == run.latest {
        true if words.deduction.cells.len() == run.length && run.length > 1 => match words.names.is_plain() {
            true => said::so_all_filled(lies),
            false => said::so_all_coloured(lies, words.names.ink(words.names.clue.colour(run.run))),
        },
        true => said::why_so(lies, words.so()),
        false => said::so_it_covers(lies, words.these()),
    };
    let mut ways = words.with_given(vec![way]);
    if let Some(counted) = counted(words, run) {
        ways.insert(0, counted);
    }
    Some(ways)
}

/// The same by counting, where nothing in the line is known: where the run lies at the earliest and at the latest, because of the room that the
/// runs before and after it need.
fn counted(words: Words<'_>, run: &Placement) -> Option<Text> {
    let clue = words.names.clue;
    let is_counted = words.deduction.rests_on.is_empty() && words.names.is_plain() && clue.len() > 1;
    if !is_counted || run.earliest == run.latest {
        return None;
    }
    let (before, after) = (&clue.lengths()[..run.run], &clue.lengths()[run.run + 1..]);
    let place = |from: usize| stretch((from, from + run.length - 1));
    let name = words.names.run(run.run);
    let earliest = match need(before, "before") {
        Some(need) => said::earliest_because(name, place(run.earliest), need),
        None => said::earliest(name, place(run.earliest)),
    };
    let latest = match need(after, "after") {
        Some(need) => said::latest_because(place(run.latest), need),
        None => said::latest(place(run.latest)),
    };
    let covered = (run.latest, run.earliest + run.length - 1);
    let (new, all) = (words.deduction.cells.len(), covered.1 + 1 - covered.0);
    let both = match new == all {
        true => said::both_cover(stretch(covered)),
        false => said::both_cover_some_new(new, stretch(covered), words.these()),
    };
    Some(Text::sentences([earliest, latest, both]))
}

/// `3, 1 and 7, each with a gap, need 14 cells before it`, if there are runs on that side. A long list gives way to the
/// number of runs.
fn need(runs: &[u16], side: &str) -> Option<Text> {
    let cells = runs.iter().map(|&length| usize::from(length) + 1).sum::<usize>();
    let side = Text::verbatim(side);
    Some(match runs {
        [] => return None,
        [run] => said::one_run_needs(side, *run, cells),
        _ if runs.len() > MOST_LISTED => said::many_runs_need(side, runs.len(), cells),
        _ => said::runs_need(side, Text::all(runs.iter().copied()), cells),
    })
}

/// Of more runs, only their number is said.
const MOST_LISTED: usize = 8;

#[cfg(test)]
pub(super) const EXAMPLES: super::tests::Examples = super::tests::Examples {
    comes: &[("3", "?????", &[3], "3", "??????"), ("2 2", "??????", &[2], "2 2", "???????")],
    says: &[
        ("3", "????", "the 3 must lie between cells 1 and 4, so it covers cells 2 and 3 wherever it is."),
        (
            "1 4 1",
            "?????????",
            "the earliest place for the 4 is cells 3–6, because the 1 and a gap need 2 cells before it. The latest is cells 4–7, because the 1 and a gap need 2 cells after it. Both cover cells 4–6.",
        ),
        (
            "7 3 1 1 7",
            "?????????????????????????",
            "the earliest place for the first 7 is cells 1–7. The latest is cells 3–9, because 3, 1, 1 and 7, each with a gap, need 16 cells after it. Both cover cells 3–7.",
        ),
        (
            "1 1 4",
            "?????????",
            "the earliest place for the 4 is cells 5–8, because 1 and 1, each with a gap, need 4 cells before it. The latest is cells 6–9. Both cover cells 6–8.",
        ),
        ("3", "?-???", "with cell 2 empty, the 3 can only lie at cells 3–5, so they are all filled."),
        (
            "3 3 3",
            "-????-???-????-",
            "with cells 1 and 6 empty and room left for the other runs, the first 3 must lie between cells 2 and 5, so it covers cells 3 and 4 wherever it is.",
        ),
        (
            "2r 2b",
            "?-????",
            "given cell 2 and room left for the other runs, the red 2 can only lie at cells 3–4, so they are all red.",
        ),
    ],
};
