//! No run fits: each run, tried on a cell, finds no room or leaves none for the others.

use super::Rule;
use super::found::{Accept, Found};
use super::sight::Sight;
use crate::deduce::deduction::Misfit;
use crate::deduce::packing::Span;
use crate::deduce::sentence::{Ways, Words};
use crate::line::{Knowledge, Mask};
use crate::puzzle::Colour;
use nonoscope_words::{Text, deduction as said};

impl<K: Knowledge> Sight<'_, K> {
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

    /// Why each of the runs cannot lie on the cells that an argument is about; nothing if that is not the argument.
    pub(in crate::deduce) fn misfits(&self, found: &Found<K>, runs: &[(usize, Span)]) -> Vec<Misfit> {
        match found.rule {
            Rule::NoRunFits => runs.iter().map(|&(run, _)| self.misfit(found.new, run)).collect(),
            _ => Vec::new(),
        }
    }

    /// The same for one run, at every place where it has room beside the others.
    fn misfit(&self, new: K, run: usize) -> Misfit {
        let (colour, length, span) = (self.clue.colour(run), self.run(run), self.simple[run]);
        let (cells, free, own) = (new.cannot_be(colour), self.may_be(colour), self.known.must_be(colour));
        let mut misfit = Misfit::default();
        for start in span.earliest..=span.latest {
            let end = start + length;
            let covered = self.between(start, end);
            if covered.and(cells).is_empty() {
                continue;
            }
            let touches =
                start.checked_sub(1).is_some_and(|before| own.has(before)) || end < self.length && own.has(end);
            match (covered.minus(free).is_empty(), touches) {
                (false, _) => misfit.covers = true,
                (true, true) => misfit.touches = true,
                (true, false) => misfit.crowds = true,
            }
        }
        misfit
    }
}

/// What is said of it.
pub(super) fn sentence(words: Words<'_>) -> Option<Ways> {
    let (ink, so) = match words.deduction.colour {
        Some(colour) => (words.names.ink_if_any(colour), words.so_not(colour)),
        None => (Text::from(0_u8), words.so()),
    };
    let (these, misfits) = (words.these(), &words.deduction.misfits);
    let names: Vec<Text> = words.deduction.runs.iter().map(|run| words.names.run(run.run)).collect();
    let all = why(words, misfits.iter().copied().fold(Misfit::default(), Misfit::or));
    let mut who = Vec::new();
    if let ([one, other], [first, second]) = (&names[..], &misfits[..]) {
        let (first, second) = (why(words, *first), why(words, *second));
        if first != second {
            let (first, second) = (said::run_misfits(one, first), said::run_misfits(other, second));
            who.push(said::only_two_runs_reach(one, other, &these, first, second));
        }
        who.push(said::only_two_runs_reach_alike(one, other, &these, &all));
    } else if let [run] = &names[..] {
        who.push(said::only_run_reaches(&ink, run, &these, &all));
    }
    who.push(said::any_run_put(ink, these, all));
    let leaves = if words.deduction.colour.is_some() { Words::with_leaves } else { |_, sentence| sentence };
    Some(who.into_iter().map(|who| leaves(words, said::why_and_so(who, &so))).collect())
}

/// The word for why a run does not fit where it is put.
fn why(words: Words<'_>, misfit: Misfit) -> Text {
    let Misfit { covers, touches, crowds } = misfit;
    Text::verbatim(match (covers || touches, crowds) {
        (false, _) => "crowds",
        (true, true) => "crowds-or-not",
        (true, false) if !words.names.is_plain() => "none",
        (true, false) => match (covers, touches) {
            (true, false) => "covers",
            (false, _) => "touches",
            (true, true) => "either",
        },
    })
}

#[cfg(test)]
pub(super) const EXAMPLES: super::tests::Examples = super::tests::Examples {
    comes: &[("1 3", "??#?????", &[2], "1 3", "??????#??")],
    says: &[(
        "1 3",
        "??#?????",
        "the 1 is the only run that reaches cell 2, but put there, it would touch a filled cell. So cell 2 is empty.",
    )],
};
