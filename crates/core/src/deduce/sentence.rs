//! Deductions in words: short sentences, which a person can check on the marked cells.

mod conclusion;
mod names;
#[cfg(test)]
mod tests;

use super::deduction::Deduction;
use super::rules;
use crate::puzzle::{Clue, Palette};
use crate::trace::capital;
use names::Names;
pub(super) use names::{stretch, stretches};

/// No sentence of any puzzle is longer, in characters.
const LONGEST_SENTENCE: usize = 160;

impl Deduction {
    /// The argument in a few sentences of at most 160 characters each, in which colours have the names of the puzzle's
    /// palette. Lines and cells are counted from 1. `clue` is that of the line.
    ///
    /// What it says follows from the clue and the cells that the deduction rests on.
    pub fn sentence(&self, clue: &Clue, palette: &Palette) -> String {
        let words = Words { deduction: self, names: Names { clue, palette } };
        let line = capital(self.line);
        let mut ways = rules::sentence(words).into_iter().map(|argument| format!("{line}: {argument}"));
        let briefest = ways.next_back().unwrap_or_default();
        ways.find(|text| text.split(". ").all(|one| one.chars().count() < LONGEST_SENTENCE)).unwrap_or(briefest)
    }
}

/// What sentences are made of.
#[derive(Clone, Copy)]
pub(super) struct Words<'w> {
    pub(super) deduction: &'w Deduction,
    pub(super) names: Names<'w>,
}

/// The words for an argument: the best first, and last those that are short enough for any puzzle.
pub(super) type Ways = Vec<String>;
