//! The list of solved puzzles that older pages have kept.
//!
//! ```text
//! 1 1f3a9c07                  the version, and a checksum of all lines below
//! puzzle 0123456789abcdef     a puzzle, by the name of its marks; the latest comes last
//! day 2026-11-22              the puzzle of a day
//! shelf 123                   a puzzle of the shelf, by its number
//! watched 0123456789abcdef    a puzzle that was watched to its end
//! ```

use super::solve::{Ended, PuzzleName, Solve};
use super::{BOUNDS, Record};
use crate::checksum::is_right;

/// What such a text begins with.
const VERSION: &str = "1 ";

/// What comes before the number of a puzzle of the shelf.
const SHELF: &str = "shelf ";

impl Record {
    /// Takes over from such a list what the record does not know yet: a puzzle or a day of which it has a solve comes without its
    /// line, which says less. Returns whether there was anything.
    pub fn complete(&mut self, list: &str) -> bool {
        let Some(mut old) = Record::from_old(list) else { return false };
        old.solves.retain(|solve| match solve.ended {
            Ended::Solved => !self.has_solved(solve.puzzle),
            _ => !self.has_seen(solve.puzzle),
        });
        old.days.retain(|day| !self.has_solved_day(*day));
        self.merge(&old).is_any()
    }

    /// Reads such a list; `None` if the text is none, or damaged. Nobody knows when these puzzles were solved.
    pub(super) fn from_old(text: &str) -> Option<Record> {
        let (sum, body) = text.strip_prefix(VERSION)?.split_once('\n')?;
        if !is_right(sum, body.as_bytes()) {
            return None;
        }
        let mut record = Record::default();
        for line in body.lines() {
            let of_puzzle = match line.split_once(' ') {
                Some(("puzzle", name)) => PuzzleName::of_marks(name).map(|puzzle| (puzzle, Ended::Solved)),
                Some(("watched", name)) => PuzzleName::of_marks(name).map(|puzzle| (puzzle, Ended::Watched)),
                _ => None,
            };
            match of_puzzle {
                Some((puzzle, ended)) => record.solves.push(Solve::new(puzzle, 0, ended)),
                // It has a line as a puzzle, too.
                None if line.starts_with(SHELF) => {}
                // A day is in both, and what neither of them knows is kept.
                None => drop(record.take_line(line)),
            }
        }
        record.settle(&BOUNDS);
        Some(record)
    }
}
