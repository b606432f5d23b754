//! What a record says in numbers.

use super::sorting::sort;
use super::streak::Streak;
use super::{Ended, Record, Solve};
use crate::Date;
use nonoscope_core::solve::Tier;
use nonoscope_core::trace::Technique;
use nonoscope_words::{Text, record as said};

/// How large a puzzle is, by its longer side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SizeClass {
    /// Up to 5 × 5.
    UpTo5,
    /// Up to 10 × 10.
    UpTo10,
    /// Up to 15 × 15.
    UpTo15,
    /// Up to 20 × 20.
    UpTo20,
    /// Up to 30 × 30.
    UpTo30,
    /// Larger.
    Larger,
}

impl SizeClass {
    /// All classes, the smallest first.
    pub const ALL: [SizeClass; 6] = [
        SizeClass::UpTo5,
        SizeClass::UpTo10,
        SizeClass::UpTo15,
        SizeClass::UpTo20,
        SizeClass::UpTo30,
        SizeClass::Larger,
    ];

    /// The class of a width and a height.
    pub fn of((width, height): (u16, u16)) -> SizeClass {
        match width.max(height) {
            ..=5 => SizeClass::UpTo5,
            6..=10 => SizeClass::UpTo10,
            11..=15 => SizeClass::UpTo15,
            16..=20 => SizeClass::UpTo20,
            21..=30 => SizeClass::UpTo30,
            31.. => SizeClass::Larger,
        }
    }

    /// Its name as programs know it.
    pub fn name(self) -> &'static str {
        match self {
            SizeClass::UpTo5 => "up-to-5",
            SizeClass::UpTo10 => "up-to-10",
            SizeClass::UpTo15 => "up-to-15",
            SizeClass::UpTo20 => "up-to-20",
            SizeClass::UpTo30 => "up-to-30",
            SizeClass::Larger => "larger",
        }
    }

    /// In words: `up to 15 × 15`.
    pub fn text(self) -> Text {
        match self {
            SizeClass::UpTo5 => said::up_to_size(5_u8),
            SizeClass::UpTo10 => said::up_to_size(10_u8),
            SizeClass::UpTo15 => said::up_to_size(15_u8),
            SizeClass::UpTo20 => said::up_to_size(20_u8),
            SizeClass::UpTo30 => said::up_to_size(30_u8),
            SizeClass::Larger => said::larger_than_size(30_u8),
        }
    }
}

/// What a record says in numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// How often a puzzle was solved.
    pub solved: usize,
    /// How many different puzzles were solved.
    pub puzzles: usize,
    /// How often a puzzle was watched to its end.
    pub watched: usize,
    /// How often one was given up.
    pub given_up: usize,
    /// The time of all that were solved, in milliseconds.
    pub millis: u64,
    /// The hints of all solves.
    pub hints: u64,
    /// The checks of all solves.
    pub checks: u64,
    /// The mistakes of all solves.
    pub mistakes: u64,
    /// The days in a row.
    pub streak: Streak,
    /// The techniques that hints have named, each with how often: the most frequent first, of equals the easier one.
    pub techniques: Vec<(Technique, u64)>,
    /// The first time that each puzzle was solved, in the order in which they were begun.
    firsts: Vec<First>,
}

/// The first time that a puzzle was solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct First {
    size: Option<SizeClass>,
    tier: Option<Tier>,
    on: Option<Date>,
    /// The time, if it is known, and if the puzzle had not been watched before.
    millis: Option<u64>,
    has_help: bool,
}

/// The figures for puzzles of one size and difficulty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// How many puzzles were solved.
    pub puzzles: usize,
    /// The shortest time without a hint, in milliseconds.
    pub best: Option<u64>,
    /// The median of the times, with or without hints, in milliseconds; of an even number of times, the shorter one of the middle.
    pub usual: Option<u64>,
}

/// A point of a graph of times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timed {
    /// The day, if it is known.
    pub on: Option<Date>,
    /// The time in milliseconds.
    pub millis: u64,
}

impl Statistics {
    /// The figures for a size and a difficulty; `None` stands for any.
    ///
    /// Only the first time that a puzzle was solved counts, and only times of puzzles that had not been watched before: later, one
    /// knows the picture.
    pub fn figures(&self, size: Option<SizeClass>, tier: Option<Tier>) -> Figures {
        let firsts = self.of_class(size, tier);
        let best = firsts.clone().filter(|first| !first.has_help).filter_map(|first| first.millis).min();
        let mut times: Vec<u64> = firsts.clone().filter_map(|first| first.millis).collect();
        sort(&mut times, |one, other| one < other);
        let usual = times.get(times.len().saturating_sub(1) / 2).copied();
        Figures { puzzles: firsts.count(), best, usual }
    }

    /// The last times for a size and a difficulty, the latest one last. The same ones count as in [`Statistics::figures`].
    pub fn times(&self, size: Option<SizeClass>, tier: Option<Tier>, most: usize) -> Vec<Timed> {
        let firsts = self.of_class(size, tier).rev();
        let timed = firsts.filter_map(|first| Some(Timed { on: first.on, millis: first.millis? }));
        let mut times: Vec<Timed> = timed.take(most).collect();
        times.reverse();
        times
    }

    fn of_class(&self, size: Option<SizeClass>, tier: Option<Tier>) -> impl DoubleEndedIterator<Item = &First> + Clone {
        let fits = move |first: &&First| {
            size.is_none_or(|size| first.size == Some(size)) && tier.is_none_or(|tier| first.tier == Some(tier))
        };
        self.firsts.iter().filter(fits)
    }
}

impl Record {
    /// The record in numbers, as of today.
    pub fn statistics(&self, today: Date) -> Statistics {
        let count = |ended| self.solves().filter(|solve| solve.ended == ended).count();
        let sum = |of: fn(&Solve) -> u64| self.solves().map(of).fold(0, u64::saturating_add);
        let firsts = self.firsts();
        Statistics {
            solved: count(Ended::Solved),
            puzzles: firsts.len(),
            watched: count(Ended::Watched),
            given_up: count(Ended::GivenUp),
            millis: sum(|solve| if solve.ended == Ended::Solved { solve.millis } else { 0 }),
            hints: sum(|solve| solve.hints.into()),
            checks: sum(|solve| solve.checks.into()),
            mistakes: sum(|solve| solve.mistakes.into()),
            streak: self.streak(today),
            techniques: self.techniques(),
            firsts,
        }
    }

    /// The first time that each puzzle was solved.
    fn firsts(&self) -> Vec<First> {
        let mut before = vec![None; self.ends.len()];
        let mut firsts = Vec::new();
        for solve in self.solves() {
            let Some(before) = self.place_of(solve.puzzle).and_then(|place| before.get_mut(place)) else { continue };
            if solve.ended == Ended::Solved && *before != Some(Ended::Solved) {
                firsts.push(First {
                    size: solve.size.map(SizeClass::of),
                    tier: solve.tier(),
                    on: solve.on,
                    millis: Some(solve.millis).filter(|millis| *millis > 0 && *before != Some(Ended::Watched)),
                    has_help: solve.hints > 0,
                });
            }
            // One that was watched has been seen, even if it was given up later.
            if solve.ended != Ended::GivenUp && *before != Some(Ended::Solved) {
                *before = Some(solve.ended);
            }
        }
        firsts
    }

    /// The techniques that hints have named, the most frequent first.
    fn techniques(&self) -> Vec<(Technique, u64)> {
        let mut techniques: Vec<(Technique, u64)> = Vec::new();
        for (technique, times) in self.solves().flat_map(Solve::techniques) {
            match techniques.iter_mut().find(|(other, _)| *other == technique) {
                Some((_, count)) => *count += u64::from(times),
                None => techniques.push((technique, times.into())),
            }
        }
        sort(&mut techniques, |one, other| (other.1, one.0) < (one.1, other.0));
        techniques
    }
}
