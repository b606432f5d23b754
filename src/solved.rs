//! Which puzzles a person has solved, and those of which days, as one text.
//!
//! ```text
//! 1 1f3a9c07                  the version, and a checksum of all lines below
//! puzzle 0123456789abcdef     a puzzle, by the name of its marks; the latest comes last
//! day 2026-11-22              the puzzle of a day
//! shelf 123                   a puzzle of the shelf, by its number; the latest comes last
//! watched 0123456789abcdef    a puzzle that was watched to its end
//! ```

use crate::kept_names::MARKS;
use nonoscope_play::checksum::{checksum, is_right};
use nonoscope_play::record::{Ended, Record, Solve};

/// What a text of this version begins with.
const VERSION: &str = "1 ";

/// This many lines are kept; beyond that, the oldest are forgotten.
const MOST_SOLVED: usize = 5000;

/// What has been solved, as lines. Those that this page does not know stay: another version of it does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Solved(Vec<String>);

impl Solved {
    /// Whether the puzzle with marks of this name has been solved.
    pub(crate) fn has(&self, marks: &str) -> bool {
        self.holds(&of_puzzle(marks))
    }

    /// The puzzle with marks of this name has been solved. Returns whether that is new.
    pub(crate) fn add(&mut self, marks: &str) -> bool {
        self.insert(of_puzzle(marks))
    }

    /// Whether the puzzle of a day has been solved.
    pub(crate) fn has_day(&self, day: &str) -> bool {
        self.holds(&of_day(day))
    }

    /// The puzzle of a day has been solved. Returns whether that is new.
    pub(crate) fn add_day(&mut self, day: &str) -> bool {
        self.insert(of_day(day))
    }

    /// Whether the solution of the puzzle with marks of this name has been seen: the person or the page has solved it.
    pub(crate) fn has_seen(&self, marks: &str) -> bool {
        self.has(marks) || self.holds(&of_watched(marks))
    }

    /// The puzzle with marks of this name has been watched to its end. Returns whether that is new.
    pub(crate) fn add_watched(&mut self, marks: &str) -> bool {
        self.insert(of_watched(marks))
    }

    /// The puzzle of the shelf with this number has been solved. Returns whether that is new.
    pub(crate) fn add_of_shelf(&mut self, number: u16) -> bool {
        self.insert(format!("{SHELF}{number}"))
    }

    /// The numbers of the puzzles of the shelf that have been solved, the latest last.
    pub(crate) fn of_shelf(&self) -> impl Iterator<Item = u16> {
        self.0.iter().filter_map(|line| line.strip_prefix(SHELF)?.parse().ok())
    }

    /// How much has been solved or seen.
    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    /// What a record says has been solved or watched, the latest last, as far as there is room.
    pub(crate) fn of_record(record: &Record) -> Solved {
        let mut solved = Solved::default();
        for day in record.solved_days() {
            solved.add_day(&day.to_text());
        }
        let latest = record.solves().rev().filter(|solve| solve.ended != Ended::GivenUp).take(MOST_SOLVED / 3);
        let mut latest: Vec<&Solve> = latest.collect();
        latest.reverse();
        for solve in latest {
            let name = solve.puzzle.to_string();
            if solve.ended == Ended::Watched {
                solved.add_watched(&name);
                continue;
            }
            solved.add(&name);
            if let Some(number) = solve.shelf.as_deref().and_then(|shelf| shelf.parse().ok()) {
                solved.add_of_shelf(number);
            }
        }
        solved
    }

    /// Takes over what has been solved elsewhere, in another tab. Returns whether there was anything.
    pub(crate) fn merge(&mut self, other: &Solved) -> bool {
        let lines = other.0.iter().filter(|line| self.insert((*line).clone()));
        lines.count() > 0
    }

    fn holds(&self, line: &str) -> bool {
        self.0.iter().any(|other| other == line)
    }

    fn insert(&mut self, line: String) -> bool {
        if self.holds(&line) {
            return false;
        }
        self.0.push(line);
        let beyond = self.0.len().saturating_sub(MOST_SOLVED);
        self.0.drain(..beyond);
        true
    }

    /// The text to keep.
    pub(crate) fn to_text(&self) -> String {
        let body: String = self.0.iter().map(|line| format!("{line}\n")).collect();
        format!("{VERSION}{:08x}\n{body}", checksum(body.as_bytes()))
    }

    /// Reads a kept text; `None` for another version, or for rubbish.
    pub(crate) fn from_text(text: &str) -> Option<Solved> {
        let (sum, body) = text.strip_prefix(VERSION)?.split_once('\n')?;
        if !is_right(sum, body.as_bytes()) {
            return None;
        }
        let mut solved = Solved::default();
        for line in body.lines() {
            solved.insert(line.to_owned());
        }
        Some(solved)
    }
}

/// What comes before the number of a puzzle of the shelf.
const SHELF: &str = "shelf ";

fn of_puzzle(marks: &str) -> String {
    format!("puzzle {}", marks.strip_prefix(MARKS).unwrap_or(marks))
}

fn of_watched(marks: &str) -> String {
    format!("watched {}", marks.strip_prefix(MARKS).unwrap_or(marks))
}

fn of_day(day: &str) -> String {
    format!("day {day}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What version 1 keeps, with a line that no page knows yet.
    const FIRST: &str = include_str!("../tests/data/kept/solved-1.txt");

    #[test]
    fn version_1_is_written_and_read_to_the_letter() {
        let mut solved = Solved::from_text(FIRST).unwrap();
        assert!(solved.has("nonoscope.marks.0123456789abcdef") && !solved.has("nonoscope.marks.0000000000000000"));
        assert_eq!(solved.to_text(), FIRST, "with what a later page has kept");
        assert!(solved.has_day("2026-11-22") && !solved.has_day("2026-11-21"));
        assert!(!solved.add_day("2026-11-22") && solved.add_day("2026-11-21"));
        assert!(!solved.add("nonoscope.marks.0123456789abcdef") && solved.add("nonoscope.marks.0000000000000000"));
        assert_eq!(Solved::from_text(&solved.to_text()), Some(solved));
    }

    #[test]
    fn what_was_watched_is_seen_and_not_solved() {
        let mut solved = Solved::default();
        assert!(solved.add_watched("nonoscope.marks.7") && !solved.add_watched("nonoscope.marks.7"));
        assert!(solved.has_seen("nonoscope.marks.7") && !solved.has("nonoscope.marks.7"));
        solved.add("nonoscope.marks.8");
        assert!(solved.has_seen("nonoscope.marks.8") && !solved.has_seen("nonoscope.marks.9"));
        assert_eq!((solved.count(), Solved::from_text(&solved.to_text())), (2, Some(solved)));
    }

    #[test]
    fn what_another_tab_has_solved_counts_too() {
        let mut here = Solved::default();
        here.add("here");
        let mut there = Solved::from_text(FIRST).unwrap();
        assert!(there.merge(&here) && !there.merge(&here));
        assert!(there.has("here") && there.has("nonoscope.marks.0123456789abcdef"));
    }

    #[test]
    fn the_oldest_are_forgotten_in_the_end() {
        let mut solved = Solved::default();
        for number in 0..MOST_SOLVED + 2 {
            solved.add(&number.to_string());
        }
        assert!(!solved.has("0") && !solved.has("1") && solved.has("2") && solved.has(&(MOST_SOLVED + 1).to_string()));
        assert_eq!(solved.0.len(), MOST_SOLVED);
    }

    #[test]
    fn rubbish_is_not_read() {
        for end in 0..FIRST.len() {
            assert_eq!(Solved::from_text(&FIRST[..end]), None, "{}", &FIRST[..end]);
        }
        for rubbish in [FIRST.replace('3', "4"), FIRST.replace("1 ", "2 "), "1 00000000\nx".to_owned()] {
            assert_eq!(Solved::from_text(&rubbish), None, "{rubbish}");
        }
    }
}
