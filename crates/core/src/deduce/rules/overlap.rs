//! Overlap: a run covers some cells wherever it lies.

use super::found::{Accept, Found};
use super::sight::Sight;
use crate::deduce::Placement;
use crate::deduce::packing::Span;
use crate::deduce::sentence::{Ways, Words};
use crate::line::Knowledge;
use crate::trace::listed;

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
    let is = match words.names.is_plain() {
        true => "filled".to_owned(),
        false => words.names.ink(words.names.clue.colour(run.run)),
    };
    let so = match run.earliest == run.latest {
        true if words.deduction.cells.len() == run.length && run.length > 1 => format!("so they are all {is}."),
        true => format!("so {}.", words.so()),
        false => format!("so it covers {} wherever it is.", words.these()),
    };
    let way = format!("{}, {so}", words.lies(run));
    let mut ways = words.with_given(vec![way]);
    if let Some(counted) = counted(words, run) {
        ways.insert(0, counted);
    }
    Some(ways)
}

/// The same by counting, where nothing in the line is known: how much room the runs before and after it need.
fn counted(words: Words<'_>, run: &Placement) -> Option<String> {
    let clue = words.names.clue;
    let is_counted = words.deduction.rests_on.is_empty() && words.names.is_plain() && clue.len() > 1;
    if !is_counted || run.earliest == run.latest {
        return None;
    }
    let (before, after) = (&clue.lengths()[..run.run], &clue.lengths()[run.run + 1..]);
    let (name, (_, last)) = (words.names.run(run.run), run.reach());
    let begins = format!("begins at cell {} or later", run.earliest + 1);
    let ends = format!("ends by cell {}", last + 1);
    let these = words.these();
    Some(match (before.is_empty(), after.is_empty()) {
        (true, _) => format!("{} after it, so {name} {ends}. It {begins}, so it covers {these}.", need(after)),
        (_, true) => format!("{} before it, so {name} {begins}. It {ends}, so it covers {these}.", need(before)),
        _ => format!(
            "{} before it, so {name} {begins}. {} after it, so it {ends}. So it covers {these}.",
            need(before),
            need(after)
        ),
    })
}

/// `3, 1 and 7, with a gap for each, need 14 cells`. A long list gives way to the number of runs.
fn need(runs: &[u16]) -> String {
    let cells = runs.iter().map(|&length| usize::from(length) + 1).sum::<usize>();
    match runs {
        [run] => format!("{run} and a gap need {cells} cells"),
        _ if runs.len() > MOST_LISTED => format!("{} runs, with a gap for each, need {cells} cells", runs.len()),
        _ => {
            let list = listed(&runs.iter().map(u16::to_string).collect::<Vec<_>>());
            format!("{list}, with a gap for each, need {cells} cells")
        }
    }
}

/// Of more runs, only their number is said.
const MOST_LISTED: usize = 6;

#[cfg(test)]
pub(super) const EXAMPLES: super::tests::Examples = super::tests::Examples {
    comes: &[("3", "?????", &[3], "3", "??????"), ("2 2", "??????", &[2], "2 2", "???????")],
    says: &[
        ("3", "????", "the 3 must lie between cells 1 and 4, so it covers cells 2 and 3 wherever it is."),
        (
            "1 4 1",
            "?????????",
            "1 and a gap need 2 cells before it, so the 4 begins at cell 3 or later. 1 and a gap need 2 cells after it, so it ends by cell 7. So it covers cells 4–6.",
        ),
        (
            "7 3 1 1 7",
            "?????????????????????????",
            "3, 1, 1 and 7, with a gap for each, need 16 cells after it, so the first 7 ends by cell 9. It begins at cell 1 or later, so it covers cells 3–7.",
        ),
        (
            "1 1 4",
            "?????????",
            "1 and 1, with a gap for each, need 4 cells before it, so the 4 begins at cell 5 or later. It ends by cell 9, so it covers cells 6–8.",
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
