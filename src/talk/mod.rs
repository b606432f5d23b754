//! What is said of the puzzle on the board: its title, or a neutral name as long as the title would give the picture away; and why it is still there if
//! something else was to come.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use crate::board::Told;
use crate::page::Model;
use nonoscope_core::puzzle::Puzzle;
use nonoscope_format::examples::Example;
use nonoscope_format::{Reading, examples};
use nonoscope_play::Player;

impl Model {
    /// Nothing new came onto the board, for this reason: says so in place of what was last said of the board.
    pub(crate) fn stays(&mut self, reason: &str) {
        if self.player.is_none() {
            return;
        }
        self.playing.stop();
        self.reasons.why = None;
        let still = format!("The last good puzzle is still on the board: {}.", self.heading());
        self.shown.told = Some(Told { said: format!("{reason} {still}"), of: self.seen() });
        self.entry.read_as = still;
    }

    /// Why the puzzle on the board is still there, as long as nothing else has been done.
    pub(crate) fn told(&self) -> Option<&str> {
        let told = self.shown.told.as_ref().filter(|told| told.of == self.seen() && self.reasons.why.is_none())?;
        Some(&told.said)
    }
}

/// The examples as the gallery lists them, by their index: the small and easy ones first.
pub(crate) fn gallery() -> Vec<usize> {
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
fn number_of(index: usize) -> String {
    let place = gallery().into_iter().position(|other| other == index);
    format!("Puzzle {}", place.unwrap_or(index) + 1)
}

impl Model {
    /// What an example is called: by its name only if that says nothing of its picture, or if the solution has been seen.
    pub(crate) fn example_name(&self, index: usize) -> String {
        match examples::ALL.get(index) {
            Some(example) if self.names(index) => example.name.to_owned(),
            _ => number_of(index),
        }
    }

    /// Whether the name of an example is shown.
    pub(crate) fn names(&self, index: usize) -> bool {
        examples::ALL.get(index).is_some_and(|example| !example.tells) || self.has_solved(index)
    }

    /// The title of the puzzle on the board: its own, or the name of the example.
    fn own_title(&self) -> Option<&str> {
        let own = self.player.as_ref().and_then(|player| player.puzzle().title());
        own.or_else(|| Some(examples::ALL.get(self.shown.example?)?.name))
    }

    /// Whether the puzzle on the board has a title, but it is hidden: it might give away the picture, which has not been seen
    /// yet, and nobody has asked for it.
    pub(crate) fn hides_title(&self) -> bool {
        let is_open = self.shown.example.is_some_and(|index| self.names(index));
        self.own_title().is_some() && !(is_open || self.shown.picture_seen || self.shown.title_asked)
    }

    /// What the puzzle on the board is called now.
    pub(crate) fn title(&self) -> String {
        match (self.own_title().filter(|_| !self.hides_title()), self.attempt.calendar.of_board) {
            (Some(title), _) => title.to_owned(),
            (None, Some(day)) => format!("Puzzle of {}", day.words()),
            (None, None) => match (self.shown.count, self.shown.example) {
                (..=1, Some(index)) => number_of(index),
                (..=1, None) => "Your puzzle".to_owned(),
                (count, _) => format!("Puzzle {} of {count}", self.shown.index + 1),
            },
        }
    }

    /// What the puzzle on the board is called, with its size.
    pub(crate) fn heading(&self) -> String {
        let (width, height) =
            self.player.as_ref().map_or((0, 0), |player| (player.puzzle().width(), player.puzzle().height()));
        format!("{} · {width}\u{a0}×\u{a0}{height}", self.title())
    }

    /// A puzzle as it leaves the page: without a title that is hidden.
    pub(crate) fn given_away(&self, puzzle: &Puzzle) -> Puzzle {
        let puzzle = puzzle.clone();
        if self.hides_title() { puzzle.with_title("") } else { puzzle }
    }

    /// The reading of the puzzle on the board as it leaves the page.
    pub(crate) fn reading_given_away(&self, player: &Player) -> Reading {
        let reading = player.session().reading();
        Reading { puzzle: self.given_away(&reading.puzzle), ..reading.clone() }
    }
}
