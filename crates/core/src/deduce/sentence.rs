//! Deductions in words: short sentences, which a person can check on the marked cells.

mod conclusion;
mod names;
#[cfg(test)]
mod tests;

use super::deduction::Deduction;
use super::rules;
use crate::puzzle::{Clue, Palette};
use names::Names;
pub(super) use names::{stretch, stretches};
use nonoscope_words::{Text, deduction as said};

/// No sentence of any puzzle is longer, in characters.
const LONGEST_SENTENCE: u16 = 159;

impl Deduction {
    /// The argument in a few sentences of fewer than 160 characters each, in which colours have the names of the puzzle's
    /// palette. Lines and cells are counted from 1. `clue` is that of the line.
    ///
    /// What it says follows from the clue and the cells that the deduction rests on.
    pub fn sentence(&self, clue: &Clue, palette: &Palette) -> Text {
        let ways = self.ways(clue, palette).into_iter().map(|argument| said::of_line(self.line, argument));
        Text::fitting(LONGEST_SENTENCE, ways.collect())
    }

    /// The same without the name of the line, where there is only one.
    pub fn argument(&self, clue: &Clue, palette: &Palette) -> Text {
        Text::fitting(LONGEST_SENTENCE, self.ways(clue, palette))
    }

    fn ways(&self, clue: &Clue, palette: &Palette) -> Ways {
        rules::sentence(Words { deduction: self, names: Names { clue, palette } })
    }
}

/// What sentences are made of.
#[derive(Clone, Copy)]
pub(super) struct Words<'w> {
    pub(super) deduction: &'w Deduction,
    pub(super) names: Names<'w>,
}

/// The words for an argument: the best first, and last those that are short enough for any puzzle.
pub(super) type Ways = Vec<Text>;
