//! Which of all readings is a puzzle: the likeliest that fits its lines, whose totals agree, and that has a solution, at best
//! exactly one.

use super::guesses::Guesses;
use crate::puzzle::{Axis, Clue, Puzzle, PuzzleError};
use crate::solve::{Verdict, verdict};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// What each number was taken for, and what that puzzle is.
#[derive(Debug)]
pub(super) struct Decision {
    /// For each change: the kind of line, the line, the run, and which of the guesses.
    pub(super) changes: Vec<(Axis, usize, usize, usize)>,
    pub(super) verdict: Result<Verdict, PuzzleError>,
}

/// How much likelier a reading must be to be taken although it has several solutions.
const SEVERAL: i32 = 600;

/// How unlikely a reading may be.
const DEAREST: i32 = 4000;

/// Readings that are looked at, and of these those that are solved.
const LOOKED_AT: usize = 60_000;
const SOLVED: usize = 60;

/// Guesses that are combined.
const COMBINED: usize = 60;

/// Work for each solution.
const WORK: u64 = 2_000;

/// One number taken for something else.
#[derive(Clone, Copy, Debug)]
struct Choice {
    axis: Axis,
    line: usize,
    run: usize,
    guess: usize,
    cost: i32,
    /// How much more it makes the clue ask for.
    more: i64,
}

/// All guesses of a board.
struct Board<'g> {
    rows: &'g [Vec<Guesses>],
    columns: &'g [Vec<Guesses>],
}

pub(super) fn decide(rows: &[Vec<Guesses>], columns: &[Vec<Guesses>]) -> Decision {
    let board = Board { rows, columns };
    let plain = board.puzzle(&[]);
    let mut best: Option<(i32, Decision)> = None;
    let mut solved = 0;
    let choices = board.choices();
    // Sets of choices by their costs: the next one is the set with its last choice replaced, or one more added.
    let mut open = BinaryHeap::from([Reverse((0, Vec::new()))]);
    for _ in 0..LOOKED_AT {
        let Some(Reverse((cost, set))) = open.pop() else { break };
        if cost > DEAREST || best.as_ref().is_some_and(|(least, _)| cost >= *least) || solved >= SOLVED {
            break;
        }
        let next = set.last().map_or(0, |last| last + 1);
        if let Some(choice) = choices.get(next) {
            let mut more = set.clone();
            more.push(next);
            open.push(Reverse((cost + choice.cost, more)));
            if let Some(&last) = set.last() {
                let mut other = set.clone();
                other.pop();
                other.push(next);
                open.push(Reverse((cost - choices[last].cost + choice.cost, other)));
            }
        }
        let set: Vec<Choice> = set.iter().map(|&index| choices[index]).collect();
        let Some(puzzle) = board.fitting(&set) else { continue };
        solved += 1;
        let verdict = verdict(&puzzle, WORK);
        let cost = match verdict {
            Verdict::None => continue,
            Verdict::Unique => cost,
            Verdict::Multiple | Verdict::Stuck | Verdict::Stopped => cost + SEVERAL,
        };
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            let changes = set.iter().map(|choice| (choice.axis, choice.line, choice.run, choice.guess)).collect();
            best = Some((cost, Decision { changes, verdict: Ok(verdict) }));
        }
    }
    best.map_or_else(
        || Decision { changes: Vec::new(), verdict: plain.map(|_| Verdict::None) },
        |(_, decision)| decision,
    )
}

impl Board<'_> {
    fn lines(&self, axis: Axis) -> &[Vec<Guesses>] {
        if axis == Axis::Row { self.rows } else { self.columns }
    }

    /// All that a number may be besides the likeliest, the likeliest first.
    fn choices(&self) -> Vec<Choice> {
        let mut choices = Vec::new();
        for axis in [Axis::Row, Axis::Column] {
            for (line, runs) in self.lines(axis).iter().enumerate() {
                for (run, guesses) in runs.iter().enumerate() {
                    let read = i64::from(guesses.values[0].0);
                    for (guess, &(value, cost)) in guesses.values.iter().enumerate().skip(1) {
                        choices.push(Choice { axis, line, run, guess, cost, more: i64::from(value) - read });
                    }
                }
            }
        }
        choices.sort_by_key(|choice| (choice.cost, choice.axis == Axis::Column, choice.line, choice.run, choice.guess));
        choices.truncate(COMBINED);
        choices
    }

    fn clue(&self, axis: Axis, line: usize, set: &[Choice]) -> Clue {
        let runs = self.lines(axis)[line].iter().enumerate();
        let value = |(run, guesses): (usize, &Guesses)| {
            let own = set.iter().find(|choice| (choice.axis, choice.line, choice.run) == (axis, line, run));
            guesses.values[own.map_or(0, |choice| choice.guess)].0
        };
        runs.map(value).collect()
    }

    fn puzzle(&self, set: &[Choice]) -> Result<Puzzle, PuzzleError> {
        let clues = |axis| (0..self.lines(axis).len()).map(|line| self.clue(axis, line, set)).collect();
        Puzzle::new(clues(Axis::Row), clues(Axis::Column))
    }

    /// The puzzle of some choices, if no number is chosen twice and the clues make one.
    fn fitting(&self, set: &[Choice]) -> Option<Puzzle> {
        let total = |axis| -> i64 {
            let read = self.lines(axis).iter().flatten().map(|guesses| i64::from(guesses.values[0].0)).sum::<i64>();
            read + set.iter().filter(|choice| choice.axis == axis).map(|choice| choice.more).sum::<i64>()
        };
        let is_twice = |index: usize| {
            let own = &set[index];
            set[..index].iter().any(|other| (other.axis, other.line, other.run) == (own.axis, own.line, own.run))
        };
        if total(Axis::Row) != total(Axis::Column) || (0..set.len()).any(is_twice) {
            return None;
        }
        self.puzzle(set).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guessed(lines: &[&[&[(u16, i32)]]]) -> Vec<Vec<Guesses>> {
        let line = |line: &&[&[(u16, i32)]]| {
            line.iter().map(|values| Guesses { values: values.to_vec(), is_odd: false }).collect()
        };
        lines.iter().map(line).collect()
    }

    #[test]
    fn the_puzzle_decides_what_is_doubtful() {
        // A plus sign, whose middle row looks like 8, and whose last column like 7.
        let rows = guessed(&[&[&[(1, 0)]], &[&[(8, 0), (3, 90)]], &[&[(1, 0)]]]);
        let columns = guessed(&[&[&[(1, 0)]], &[&[(3, 0), (8, 50)]], &[&[(7, 0), (2, 100), (1, 150)]]]);
        let decision = decide(&rows, &columns);
        assert_eq!(decision.verdict, Ok(Verdict::Unique));
        assert_eq!(decision.changes, [(Axis::Row, 1, 0, 1), (Axis::Column, 2, 0, 2)]);
    }

    #[test]
    fn what_is_sure_is_not_changed_for_one_solution() {
        let two = |last| guessed(&[&[&[(1, 0)]], &[&[(1, 0), (2, last)]]]);
        let decision = decide(&two(1000), &two(1000));
        assert_eq!((decision.verdict, decision.changes.len()), (Ok(Verdict::Multiple), 0));
        let decision = decide(&two(200), &two(200));
        assert_eq!((decision.verdict, decision.changes.len()), (Ok(Verdict::Unique), 2));
    }

    #[test]
    fn what_makes_no_puzzle_is_left_as_it_was_read() {
        let rows = guessed(&[&[&[(2, 0)]], &[&[(1, 0)]]]);
        let columns = guessed(&[&[&[(1, 0)]], &[&[(1, 0)]]]);
        let decision = decide(&rows, &columns);
        assert_eq!(decision.verdict, Err(PuzzleError::TotalsDiffer { rows: 3, columns: 2 }));
        assert!(decision.changes.is_empty());
    }
}
