//! The versions of each clue: how its digits make numbers, and the value of each number.

use super::grouping::Grouping;
use super::guesses::Guesses;
use super::order::sort_by_key;
use nonoscope_core::puzzle::{Clue, Colour, Run};

/// One of the things that a clue may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Version {
    /// Which of the groupings, and of each of its numbers which guess.
    pub(super) grouping: usize,
    pub(super) guesses: Vec<usize>,
    pub(super) values: Vec<u16>,
    /// The ink of each value, from 1; nothing if there is only one.
    pub(super) inks: Vec<u8>,
    /// How unlikely it is, in parts of 256 of a natural logarithm.
    pub(super) cost: i32,
    /// Whether it was inferred from other lines, and has no guesses.
    pub(super) is_followed: bool,
}

/// What the clue of a line may be.
#[derive(Clone, Debug)]
pub(super) struct Versions {
    /// The guesses of each number of each grouping.
    pub(super) groupings: Vec<Vec<Guesses>>,
    /// The likeliest first; of those that fit the line, if any does.
    pub(super) all: Vec<Version>,
}

/// How many versions there are of a clue.
const KEPT: usize = 16;

/// The weight of a cell of each ink, relative to the ink before.
const FURTHER: i64 = 1_000_003;

/// How unlikely a version may be.
const UNLIKELIEST: i32 = 3400;

impl Version {
    pub(super) fn clue(&self) -> Clue {
        if self.inks.is_empty() {
            return self.values.iter().copied().collect();
        }
        self.values.iter().enumerate().map(|(run, &length)| Run { length, colour: self.colour(run) }).collect()
    }

    /// The ink of one of its values.
    pub(super) fn colour(&self, run: usize) -> Colour {
        self.inks.get(run).and_then(|&ink| Colour::try_from(ink).ok()).unwrap_or(Colour::INK)
    }

    /// How many cells it fills, weighted by ink so that rows and columns only agree if they agree for each ink.
    #[inline(never)]
    pub(super) fn filled(&self) -> i64 {
        let weight = |run: usize| 1 + (self.colour(run).number() as i64 - 1) * FURTHER;
        self.values.iter().enumerate().map(|(run, &value)| i64::from(value) * weight(run)).sum()
    }
}

/// A sum or difference of filled cells without the weights of their inks.
pub(super) fn cells(filled: i64) -> i64 {
    (filled + FURTHER / 2).rem_euclid(FURTHER) - FURTHER / 2
}

impl Versions {
    /// Whether no number was seen in the line.
    pub(super) fn has_no_number(&self) -> bool {
        self.groupings.iter().all(Vec::is_empty)
    }

    pub(super) fn of(line: &[Grouping], length: usize) -> Versions {
        let guesses = |grouping: &Grouping| -> Vec<Guesses> {
            let numbers = grouping.numbers.iter().enumerate();
            numbers.map(|(run, number)| Guesses::of(number, run == 0)).collect()
        };
        Versions::among(line.iter().map(|own| (guesses(own), own.cost)).collect(), length)
    }

    /// Of guesses for each grouping, with what that costs.
    pub(super) fn among(groupings: Vec<(Vec<Guesses>, i32)>, length: usize) -> Versions {
        let mut all = Vec::new();
        for (index, (numbers, cost)) in groupings.iter().enumerate() {
            all.extend(versions(index, numbers, *cost, length));
        }
        let fits = |version: &Version| version.clue().shortest() <= length;
        if all.iter().any(fits) {
            all.retain(fits);
        }
        sort_by_key(&mut all, |version| i64::from(version.cost));
        let mut known: Vec<Clue> = Vec::new();
        all.retain(|version| {
            let is_new = !known.contains(&version.clue());
            known.push(version.clue());
            is_new
        });
        all.truncate(KEPT);
        Versions { groupings: groupings.into_iter().map(|(numbers, _)| numbers).collect(), all }
    }

    /// The numbers of the likeliest.
    pub(super) fn likeliest(&self) -> &[u16] {
        self.all.first().map_or(&[], |version| &version.values)
    }

    /// Whether nothing was read, or something hardly looks like a digit.
    pub(super) fn is_odd(&self) -> bool {
        self.groupings.first().is_none_or(|numbers| numbers.is_empty() || numbers.iter().any(|number| number.is_odd))
    }

    /// What one of the versions takes for the numbers.
    pub(super) fn numbers(&self, version: &Version) -> &[Guesses] {
        self.groupings.get(version.grouping).map_or(&[], Vec::as_slice)
    }
}

/// The likeliest versions of a grouping, and the likeliest one whether it fits or not.
fn versions(grouping: usize, numbers: &[Guesses], cost: i32, length: usize) -> Vec<Version> {
    let mut ways =
        vec![Version { grouping, guesses: Vec::new(), values: Vec::new(), inks: Vec::new(), cost, is_followed: false }];
    for number in numbers {
        let mut longer = Vec::new();
        for way in &ways {
            for (guess, &(value, own)) in number.values.iter().enumerate() {
                let mut more = way.clone();
                more.guesses.push(guess);
                more.values.push(value);
                more.inks.extend(Some(number.ink).filter(|&ink| ink > 0));
                more.cost += own;
                let is_likeliest = more.guesses.iter().all(|&guess| guess == 0);
                if is_likeliest || more.cost <= cost + UNLIKELIEST && more.clue().shortest() <= length {
                    longer.push(more);
                }
            }
        }
        sort_by_key(&mut longer, |way| i64::from(way.cost));
        // Versions that do not fit must not crowd out those that do.
        let mut kept = 0;
        longer.retain(|way| {
            kept += 1;
            kept <= 2 * KEPT || way.guesses.iter().all(|&guess| guess == 0)
        });
        ways = longer;
    }
    ways
}
