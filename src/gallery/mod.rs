//! The examples, and which of them have been solved.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;

use crate::marks::name_of;
use crate::page::{Effect, Model};
use crate::solved::Solved;
use crate::{keep, ready};
use nonoscope_core::puzzle::Puzzle;
use nonoscope_format::examples;
use nonoscope_format::examples::Example;
use nonoscope_play::Player;
use nonoscope_words::{Text, page};

/// The puzzles solved so far, and which of the examples are among them.
#[derive(Debug, Default)]
pub(crate) struct Gallery {
    pub(crate) solved: Solved,
    /// The names under which the examples are listed as solved, once they have been worked out.
    names: Vec<String>,
}

impl Gallery {
    /// The name under which an example is listed once it is solved.
    fn name(&mut self, index: usize) -> &str {
        if self.names.is_empty() {
            self.names = ready::all().iter().map(|reading| name_of(&reading.puzzle)).collect();
        }
        self.names.get(index).map_or("", String::as_str)
    }

    /// The example that a puzzle is, however it came onto the board, by its index.
    pub(crate) fn example_of(&mut self, text: &str, puzzle: &Puzzle) -> Option<usize> {
        ready::place_of(text).or_else(|| {
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
        let here = ready::place_of(text);
        let count = examples::ALL.len();
        let first = here.map_or(0, |here| here + 1);
        let solved = self.solved_examples();
        let others = (first..first + count).map(|index| index % count).filter(|&index| Some(index) != here);
        let mut open = others.filter(|&index| examples::ALL[index].rating.is_some() && !solved[index]);
        open.next()
    }
}

/// The examples as the gallery lists them, by their index: the small and easy ones first.
pub(crate) fn listed() -> Vec<usize> {
    let place = |example: &Example| (example.width * example.height, example.rating.unwrap_or(u8::MAX));
    let mut listed: Vec<usize> = Vec::new();
    for (index, example) in examples::ALL.iter().enumerate() {
        // Sorting would be more code, and there are few.
        let at = listed.partition_point(|&other| place(&examples::ALL[other]) <= place(example));
        listed.insert(at, index);
    }
    listed
}

/// The neutral name of an example: its number in the gallery.
pub(crate) fn number_of(index: usize) -> Text {
    let place = listed().into_iter().position(|other| other == index);
    page::puzzle_number(place.unwrap_or(index) + 1)
}

impl Model {
    /// What an example is called: by its name only if that says nothing of its picture, or if the solution has been seen.
    pub(crate) fn example_name(&self, index: usize) -> Text {
        match examples::ALL.get(index) {
            Some(example) if self.names(index) => example.name(),
            _ => number_of(index),
        }
    }

    /// Whether the name of an example is shown.
    pub(crate) fn names(&self, index: usize) -> bool {
        examples::ALL.get(index).is_some_and(|example| !example.tells) || self.has_solved(index)
    }

    /// Whether the solution of the example with this index has been seen.
    pub(crate) fn has_solved(&self, index: usize) -> bool {
        self.shown.solved.0 >> index & 1 == 1
    }
}

/// Notes whether the finished picture of the puzzle on the board has been seen: its title then gives nothing away.
pub(crate) fn see_picture(model: &mut Model) {
    let Some(player) = model.player.as_ref().filter(|_| !model.shown.picture_seen) else { return };
    let is_known = || model.gallery.solved.has_seen(&model.keeping.marks.name);
    model.shown.picture_seen = player.finished().is_some() || is_known();
}

/// Notes which examples' solutions have been seen: the gallery shows them.
pub(crate) fn see_solutions(model: &mut Model, out: &mut Vec<Effect>) {
    if model.player.as_ref().is_some_and(is_watched) {
        keep::has_watched(model, out);
    }
    let count = model.gallery.solved.count();
    if model.shown.solved.1 != count {
        model.shown.solved = (model.gallery.seen_examples(), count);
    }
}

/// Whether the board shows the end of a solve that was watched.
fn is_watched(player: &Player) -> bool {
    !player.is_marking() && player.at_end() && !player.session().is_searching()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_one_is_the_next_that_is_not_solved() {
        let mut attempt = Gallery::default();
        let place = |name: &str| examples::ALL.iter().position(|example| example.name() == name).unwrap();
        let next_after = |attempt: &mut Gallery, name: &str| {
            let text = examples::ALL.iter().find(|example| example.name() == name).map_or("another", |it| it.text);
            attempt.next_example(text).map(|index| examples::ALL[index].name().to_string())
        };
        assert_eq!(next_after(&mut attempt, "Heart"), Some(examples::ALL[place("Heart") + 1].name().to_string()));
        let passed_over = place("No solution");
        let before = examples::ALL[passed_over - 1].name().to_string();
        let after = next_after(&mut attempt, &before);
        assert_eq!(after, Some(examples::ALL[passed_over + 1].name().to_string()), "it has no solution");
        assert_eq!(next_after(&mut attempt, "9-Dom").as_deref(), Some("Heart"), "after the last comes the first");
        assert_eq!(next_after(&mut attempt, "a puzzle of one's own").as_deref(), Some("Heart"));
        let heart = attempt.name(place("Heart")).to_owned();
        attempt.solved.add(&heart);
        assert_eq!(next_after(&mut attempt, "9-Dom"), Some(examples::ALL[place("Heart") + 1].name().to_string()));
        assert!(attempt.solved_examples()[place("Heart")]);
        for index in 0..examples::ALL.len() {
            let name = attempt.name(index).to_owned();
            attempt.solved.add(&name);
        }
        assert_eq!(next_after(&mut attempt, "Heart"), None);
    }
}
