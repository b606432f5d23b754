//! The record of a player: which puzzles they have solved, when, how fast and with how much help.
//!
//! It is one text, which the browser keeps and which is also the file to export (`docs/record.md`). Two records can always be
//! merged: in any order, and as often as you like, the result is the same. So two tabs, or two devices, lose nothing.

mod again;
mod line;
mod old;
mod replay;
mod result;
mod solve;
mod sorting;
mod statistics;
mod streak;
#[cfg(test)]
mod tests;
mod text;

pub use again::{Again, MANY_HINTS, PAUSES, Why};
pub use replay::{MOST_MOVES, Move, Replay};
pub use result::{help_in_words, time_in_words};
pub use solve::{Ended, PuzzleName, Solve, SolveId};
pub use statistics::{Figures, SizeClass, Statistics};
pub use streak::Streak;
pub use text::{Import, MAX_RECORD, RecordError};

use self::sorting::{sort, sort_once};
use crate::Date;

/// How much is kept of a record.
struct Bounds {
    solves: usize,
    detailed: usize,
    links: usize,
    replays: usize,
    days: usize,
    unknown: usize,
}

const BOUNDS: Bounds = Bounds {
    solves: MOST_SOLVES,
    detailed: MOST_DETAILED,
    links: MOST_LINKS,
    replays: MOST_REPLAYS,
    days: 10_000,
    unknown: 500,
};

/// This many solves are kept. Beyond that, the oldest are forgotten.
pub const MOST_SOLVES: usize = 20_000;
/// This many of the newest solves have all their details. Older ones have what statistics need: how and when they ended, the time,
/// size, rating and inks, and the day whose puzzle it was.
pub const MOST_DETAILED: usize = 10_000;
/// This many of the newest solves have their link.
pub const MOST_LINKS: usize = 1000;
/// This many of the newest solves have their replay.
pub const MOST_REPLAYS: usize = 100;

/// What has been solved, and what has been deleted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// In the order of their ids. A deleted one keeps its place, so that merging does not bring it back.
    solves: Vec<Solve>,
    /// The days whose puzzle has been solved, nobody knows when: an older page has kept no more.
    days: Vec<Date>,
    /// What is older is forgotten.
    forgotten: Option<Horizon>,
    /// The lines that this version does not know, without their checksums, in the order of the alphabet.
    unknown: Vec<String>,
    /// How each puzzle has ended, by name, with a bit for each way. This and the next field follow from the others.
    ends: Vec<(PuzzleName, u8)>,
    /// The days whose puzzle has been solved, with those in `days`.
    solved_days: Vec<Date>,
}

/// Up to where everything has been forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Horizon {
    /// Solves begun at this time or before.
    begun: u64,
    /// Days up to this one.
    day: Date,
}

/// What a merge has changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    /// How many solves are new.
    pub added: usize,
    /// How many solves have changed, or are no longer there.
    pub changed: usize,
    /// Whether anything else is new: a day, a line that this version does not know, or that a solve is deleted which was not here.
    pub other: bool,
}

impl Merged {
    /// Whether there was anything new.
    pub fn is_any(self) -> bool {
        self != Merged::default()
    }
}

impl Record {
    /// Adds a solve, or what is new about one with the same id. Returns whether anything is new.
    pub fn add(&mut self, mut solve: Solve) -> bool {
        solve.fit();
        let added = Record { solves: vec![solve], ..Record::default() };
        self.merge(&added).is_any()
    }

    /// Takes over everything that another record has.
    ///
    /// Of the same solve in both, the larger value of each field stays; what is deleted in one is deleted. Merging is commutative,
    /// associative and idempotent.
    pub fn merge(&mut self, other: &Record) -> Merged {
        self.merge_within(other, &BOUNDS)
    }

    fn merge_within(&mut self, other: &Record, bounds: &Bounds) -> Merged {
        let before = self.clone();
        self.solves.extend_from_slice(&other.solves);
        self.days.extend_from_slice(&other.days);
        self.unknown.extend_from_slice(&other.unknown);
        self.forgotten = match (self.forgotten, other.forgotten) {
            (Some(own), Some(other)) => {
                Some(Horizon { begun: own.begun.max(other.begun), day: own.day.max(other.day) })
            }
            (own, other) => own.or(other),
        };
        self.settle(bounds);
        self.differs_from(&before)
    }

    /// What has changed since another state of it.
    fn differs_from(&self, before: &Record) -> Merged {
        let (mut merged, mut has_deleted) = (Merged::default(), false);
        let mut old = before.solves.iter().peekable();
        for solve in &self.solves {
            // What was there and is gone has been forgotten.
            while old.next_if(|old| old.id() < solve.id()).is_some() {
                merged.changed += 1;
            }
            match old.next_if(|old| old.id() == solve.id()) {
                Some(old) => merged.changed += usize::from(old != solve),
                None if solve.is_deleted() => has_deleted = true,
                None => merged.added += 1,
            }
        }
        merged.changed += old.count();
        let is_same_beside = self.days == before.days && self.unknown == before.unknown;
        merged.other = has_deleted || !is_same_beside || self.forgotten != before.forgotten;
        merged
    }

    /// Brings everything into order, joins what is there twice, and drops what is too much.
    ///
    /// What is dropped depends only on what is newer, so that the order of merges does not matter.
    fn settle(&mut self, bounds: &Bounds) {
        sort(&mut self.solves, |one, other| one.id() < other.id());
        self.solves.dedup_by(|later, kept| {
            let is_same = later.id() == kept.id();
            if is_same {
                kept.join(later);
            }
            is_same
        });
        if let Some(Horizon { begun, day }) = self.forgotten {
            self.solves.retain(|solve| solve.begun > begun);
            self.days.retain(|other| *other > day);
        }
        keep_last(&mut self.solves, bounds.solves);
        for (newer, solve) in self.solves.iter_mut().rev().enumerate() {
            solve.fit();
            solve.replay.take_if(|_| newer >= bounds.replays);
            solve.link.take_if(|_| newer >= bounds.links);
            if newer >= bounds.detailed {
                solve.drop_details();
            }
        }
        sort_once(&mut self.days);
        keep_last(&mut self.days, bounds.days);
        sort_once(&mut self.unknown);
        keep_last(&mut self.unknown, bounds.unknown);
        self.index();
    }

    /// Works out what follows from the solves.
    fn index(&mut self) {
        self.ends = self.solves().map(|solve| (solve.puzzle, 1 << solve.ended as u8)).collect();
        sort(&mut self.ends, |one, other| one.0 < other.0);
        self.ends.dedup_by(|next, kept| {
            let is_same = next.0 == kept.0;
            if is_same {
                kept.1 |= next.1;
            }
            is_same
        });
        let solved = self.solves().filter(|solve| solve.ended == Ended::Solved);
        self.solved_days = solved.filter_map(|solve| solve.day).chain(self.days.iter().copied()).collect();
        sort_once(&mut self.solved_days);
    }

    /// All solves, in the order in which they were begun.
    pub fn solves(&self) -> impl DoubleEndedIterator<Item = &Solve> {
        self.solves.iter().filter(|solve| !solve.is_deleted())
    }

    /// The solve with an id.
    pub fn solve(&self, id: SolveId) -> Option<&Solve> {
        let place = self.solves.binary_search_by_key(&id, Solve::id).ok()?;
        self.solves.get(place).filter(|solve| !solve.is_deleted())
    }

    /// Whether there is nothing in it that could be shown or kept.
    pub fn is_empty(&self) -> bool {
        *self == Record::default()
    }

    /// Whether a puzzle has been solved.
    pub fn has_solved(&self, puzzle: PuzzleName) -> bool {
        self.has_ended(puzzle, Ended::Solved)
    }

    /// Whether the solution of a puzzle has been seen: the person or the page has solved it.
    pub fn has_seen(&self, puzzle: PuzzleName) -> bool {
        self.has_ended(puzzle, Ended::Solved) || self.has_ended(puzzle, Ended::Watched)
    }

    fn has_ended(&self, puzzle: PuzzleName, ended: Ended) -> bool {
        self.place_of(puzzle).is_some_and(|place| self.ends[place].1 & 1 << ended as u8 != 0)
    }

    /// The place of a puzzle among all those in the record.
    fn place_of(&self, puzzle: PuzzleName) -> Option<usize> {
        self.ends.binary_search_by_key(&puzzle, |end| end.0).ok()
    }

    /// Whether the puzzle of a day has been solved, on that day or later.
    pub fn has_solved_day(&self, day: Date) -> bool {
        self.solved_days.binary_search(&day).is_ok()
    }

    /// The days whose puzzle has been solved, on that day or later, in order.
    pub fn solved_days(&self) -> &[Date] {
        &self.solved_days
    }

    /// Deletes a solve, here and in everything that this record is merged with. False if there is none.
    pub fn delete(&mut self, id: SolveId) -> bool {
        let found = self.solve(id).is_some();
        if found {
            self.solves.push(Solve::deleted(id));
            self.settle(&BOUNDS);
        }
        found
    }

    /// Forgets all solves begun up to now, all days up to today, and all unknown lines; also in everything that this record is
    /// merged with, except for the unknown lines.
    ///
    /// A solve with a later time, from a clock that was wrong, is deleted.
    pub fn forget(&mut self, now: u64, today: Date) {
        let later: Vec<SolveId> = self.solves().map(Solve::id).filter(|id| id.begun > now).collect();
        self.solves.extend(later.into_iter().map(Solve::deleted));
        let begun = self.solves.iter().map(|solve| solve.begun).filter(|begun| *begun <= now).max();
        let horizon = Horizon { begun: begun.unwrap_or(0), day: today };
        self.unknown.clear();
        self.merge(&Record { forgotten: Some(horizon), ..Record::default() });
    }
}

/// The record of these solves.
impl FromIterator<Solve> for Record {
    fn from_iter<I: IntoIterator<Item = Solve>>(solves: I) -> Record {
        let mut record = Record { solves: solves.into_iter().collect(), ..Record::default() };
        record.settle(&BOUNDS);
        record
    }
}

/// Drops the first ones beyond a number.
fn keep_last<T>(list: &mut Vec<T>, most: usize) {
    list.drain(..list.len().saturating_sub(most));
}
