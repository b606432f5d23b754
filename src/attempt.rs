//! An attempt at a puzzle: its time and help, the moment it is won, and the puzzles solved so far.

use crate::calendar::{Calendar, puzzle_of};
use crate::clock::Clock;
use crate::date::Date;
use crate::finish::Finish;
use crate::marks::name_of;
use crate::ready;
use crate::solved::Solved;
use nonoscope_core::puzzle::Puzzle;
use nonoscope_format::examples;

/// The attempt.
#[derive(Debug, Default)]
pub(crate) struct Attempt {
    pub(crate) clock: Clock,
    pub(crate) finish: Finish,
    pub(crate) solved: Solved,
    pub(crate) calendar: Calendar,
    /// The names under which the examples are listed as solved, once they have been worked out.
    names: Vec<String>,
}

impl Attempt {
    /// The name under which an example is listed once it is solved.
    fn name(&mut self, index: usize) -> &str {
        if self.names.is_empty() {
            self.names = ready::all().iter().map(|reading| name_of(&reading.puzzle)).collect();
        }
        self.names.get(index).map_or("", String::as_str)
    }

    /// Whether a puzzle is that of a day, from any source.
    pub(crate) fn is_of(&mut self, day: Date, puzzle: &Puzzle) -> bool {
        self.name(puzzle_of(day)) == name_of(puzzle)
    }

    /// The example that a puzzle is, however it came onto the board, by its index.
    pub(crate) fn example_of(&mut self, text: &str, puzzle: &Puzzle) -> Option<usize> {
        let by_text = examples::ALL.iter().position(|example| example.text == text);
        by_text.or_else(|| {
            let name = name_of(puzzle);
            (0..examples::ALL.len()).find(|&index| self.name(index) == name)
        })
    }

    /// Which examples have been solved, in their order.
    pub(crate) fn solved_examples(&mut self) -> Vec<bool> {
        (0..examples::ALL.len())
            .map(|index| {
                let name = self.name(index).to_owned();
                self.solved.has(&name)
            })
            .collect()
    }

    /// Which examples' solutions have been seen, as bits in their order.
    pub(crate) fn seen_examples(&mut self) -> u64 {
        let seen = |index: usize| {
            let name = self.name(index).to_owned();
            u64::from(self.solved.has_seen(&name)) << index
        };
        (0..examples::ALL.len()).map(seen).sum()
    }

    /// The example to solve after the one with this text: the next one in the gallery that is not solved yet, from the first
    /// one again after the last. Those without a single solution are left out.
    pub(crate) fn next_example(&mut self, text: &str) -> Option<usize> {
        let here = examples::ALL.iter().position(|example| example.text == text);
        let count = examples::ALL.len();
        let first = here.map_or(0, |here| here + 1);
        let solved = self.solved_examples();
        let others = (first..first + count).map(|index| index % count).filter(|&index| Some(index) != here);
        let mut open = others.filter(|&index| examples::ALL[index].rating.is_some() && !solved[index]);
        open.next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_one_is_the_next_that_is_not_solved() {
        let mut attempt = Attempt::default();
        let place = |name: &str| examples::ALL.iter().position(|example| example.name == name).unwrap();
        let next_after = |attempt: &mut Attempt, name: &str| {
            let text = examples::ALL.iter().find(|example| example.name == name).map_or("another", |it| it.text);
            attempt.next_example(text).map(|index| examples::ALL[index].name)
        };
        assert_eq!(next_after(&mut attempt, "Heart"), Some(examples::ALL[place("Heart") + 1].name));
        let passed_over = place("No solution");
        let before = examples::ALL[passed_over - 1].name;
        assert_eq!(next_after(&mut attempt, before), Some(examples::ALL[passed_over + 1].name), "it has no solution");
        assert_eq!(next_after(&mut attempt, "9-Dom"), Some("Heart"), "after the last comes the first");
        assert_eq!(next_after(&mut attempt, "a puzzle of one's own"), Some("Heart"));
        let heart = attempt.name(place("Heart")).to_owned();
        attempt.solved.add(&heart);
        assert_eq!(next_after(&mut attempt, "9-Dom"), Some(examples::ALL[place("Heart") + 1].name));
        assert!(attempt.solved_examples()[place("Heart")]);
        for index in 0..examples::ALL.len() {
            let name = attempt.name(index).to_owned();
            attempt.solved.add(&name);
        }
        assert_eq!(next_after(&mut attempt, "Heart"), None);
    }
}
