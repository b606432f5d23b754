//! Giving a hint bit by bit: where to look, which technique, the argument; then it is applied.

use super::Marking;
use super::hint::{Degree, Hinted, settling};
use crate::arguments::Explanation;
use crate::said::Said;
use nonoscope_core::puzzle::{At, Line};
use nonoscope_core::trace::{Change, Technique, Trace, place};
use nonoscope_picture::Evidence;
use nonoscope_words::{Text, marking as words};

impl Marking {
    /// Gives a hint, and at first says only where to look. If it settles cells, it leaves out the colours that it excludes elsewhere: they would
    /// hide the obvious part.
    pub fn give_hint(&mut self, hint: Trace, explanation: Explanation) {
        let step = settling(&hint).unwrap_or(hint);
        self.hint = Some(Hinted { step, explanation, degree: Degree::Place });
        self.mistaken = None;
        self.wrong.clear();
        self.say_of_hint();
    }

    /// Shows more of the hint: where to look, which technique, the argument. Then it is applied. If marks cannot be right, it shows
    /// more of that. False if there is nothing to show more of.
    pub fn go_on_with_hint(&mut self) -> bool {
        if self.go_on_with_mistake() {
            return true;
        }
        let Some(hint) = &mut self.hint else { return false };
        hint.degree = match hint.degree {
            Degree::Place => Degree::Technique,
            Degree::Technique => Degree::Argument,
            Degree::Argument => return self.take_hint(),
        };
        self.say_of_hint();
        true
    }

    fn say_of_hint(&mut self) {
        let Some(Hinted { step, explanation, degree }) = &self.hint else { return };
        let Some(step) = step.step(0) else { return };
        let place = match (step.reason.line(), step.reason.supposed()) {
            (Some(line), _) => Text::from(line),
            (None, Some(at)) => place(at),
            (None, None) => words::the_whole_board(),
        };
        let (what, press) = match degree {
            Degree::Place => (words::look_at(place), words::press_for_technique()),
            Degree::Technique => match &explanation.technique {
                Some((technique, about)) => {
                    let what = Text::sentences([words::try_technique(technique.text(), place), about.clone()]);
                    (what, words::press_for_argument())
                }
                None => {
                    let names = Text::all(self.named().into_iter().map(Technique::text));
                    (words::try_techniques(place, names), words::press_for_arguments())
                }
            },
            Degree::Argument => (explanation.sentence.clone(), words::press_to_mark(step.changes.len())),
        };
        self.said = Some(Said { what, press });
    }

    /// How many of the four presses that a hint takes have been made; 0 without a hint.
    pub fn presses(&self) -> usize {
        self.hint.as_ref().map_or(0, |hint| hint.degree as usize + 1)
    }

    /// The techniques that the hint has just named, each once.
    pub fn named(&self) -> Vec<Technique> {
        let mut named = Vec::new();
        let hint = self.hint.as_ref().filter(|hint| hint.degree == Degree::Technique);
        let Some(Hinted { explanation, .. }) = hint else { return named };
        let only = explanation.technique.iter().map(|(technique, _)| *technique);
        for technique in only.chain(explanation.points.iter().filter_map(|point| point.technique)) {
            if !named.contains(&technique) {
                named.push(technique);
            }
        }
        named
    }

    /// The argument of the hint, if it has come so far.
    pub fn argued(&self) -> Option<&Explanation> {
        self.hint.as_ref().filter(|hint| hint.degree == Degree::Argument).map(|hint| &hint.explanation)
    }

    /// What the board shows of the hint before its argument: where to look.
    pub fn place(&self) -> Option<Evidence> {
        if self.mistaken.is_some() {
            return self.mistaken_place();
        }
        let hint = self.hint.as_ref()?;
        let reason = hint.step.step(0)?.reason;
        Some(Evidence { line: reason.line(), about: reason.supposed(), ..Evidence::default() })
    }

    /// A cell in the place that a hint speaks of, for a board that shows only a part.
    pub fn spoken_of(&self) -> Option<At> {
        let place = self.place()?;
        let first =
            self.hint.as_ref().filter(|_| self.mistaken.is_none()).and_then(|hint| hint.step.step(0)?.changes.first());
        place.about.or(first.map(|change| change.at)).or(place.line.map(|line| line.cell(0)))
    }

    /// Applies the hint; false if there is none. If it only excludes colours of a cell, the mark says that too.
    fn take_hint(&mut self) -> bool {
        let Some(hint) = self.hint.take() else { return false };
        let mut grid = self.marks.grid().clone();
        let changes = hint.step.step(0).map_or(&[][..], |step| step.changes);
        changes.iter().for_each(|change| grid.set(change.at, change.cell));
        self.change(|marks| marks.replace(&grid));
        self.said = self.solution.is_none().then(|| has_marked(changes).into());
        true
    }

    /// The line of the current hint.
    pub(crate) fn hinted_line(&self) -> Option<Line> {
        self.hint.as_ref()?.step.step(0)?.reason.line()
    }
}

/// What a hint that was applied has done.
fn has_marked(changes: &[Change]) -> Text {
    match changes.iter().all(|change| change.cell.is_known()) {
        true => words::hint_marked(changes.len()),
        false => words::hint_excluded(changes.len()),
    }
}
