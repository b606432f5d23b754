//! What is said of the puzzle on the board: its title, or a neutral name as long as the title would give the picture away; and why it is still there if
//! something else was to come.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
mod ranges;
#[cfg(test)]
mod tests;

use crate::board::Told;
use crate::gallery::number_of;
use crate::origin::neutral_name;
use crate::page::Model;
use nonoscope_core::puzzle::Puzzle;
use nonoscope_core::solve::{Method, Verdict};
use nonoscope_core::trace::{Basis, Technique};
use nonoscope_format::Reading;
use nonoscope_format::examples;
use nonoscope_kit::model::marking::how_to_begin;
use nonoscope_play::Player;
use nonoscope_words::{Text, page};

impl Model {
    /// Nothing new came onto the board, for this reason: says so in place of what was last said of the board.
    pub(crate) fn stays(&mut self, reason: Text) {
        if self.player.is_none() {
            return;
        }
        self.playing.stop();
        self.reasons.why = None;
        let still = page::last_good(self.heading());
        self.shown.told = Some(Told { said: Text::sentences([reason, still.clone()]), of: self.seen() });
        self.entry.read_as = still;
    }

    /// Why the puzzle on the board is still there, as long as nothing else has been done.
    pub(crate) fn told(&self) -> Option<&Text> {
        let told = self.shown.told.as_ref().filter(|told| told.of == self.seen() && self.reasons.why.is_none())?;
        Some(&told.said)
    }

    /// The title of the puzzle on the board: its own, or the name of the example. Those in the texts of examples are translated.
    fn own_title(&self) -> Option<Text> {
        let example = self.shown.example.and_then(|index| examples::ALL.get(index));
        match self.player.as_ref().and_then(|player| player.puzzle().title()) {
            Some(own) => example.and_then(|example| example.translated(own)).or_else(|| Some(Text::verbatim(own))),
            None => Some(example?.name()),
        }
    }

    /// Whether the puzzle on the board has a title, but it is hidden: it might give away the picture, which has not been seen
    /// yet, and nobody has asked for it.
    pub(crate) fn hides_title(&self) -> bool {
        let is_open = self.shown.example.is_some_and(|index| self.names(index));
        self.own_title().is_some() && !(is_open || self.shown.picture_seen || self.shown.title_asked)
    }

    /// What the puzzle on the board is called now.
    pub(crate) fn title(&self) -> Text {
        match (self.own_title().filter(|_| !self.hides_title()), self.of_day()) {
            (Some(title), _) => title,
            (None, Some(day)) => page::puzzle_of_day(day.words()),
            (None, None) => match (self.shown.count, self.shown.example) {
                (..=1, Some(index)) => number_of(index),
                (..=1, None) => self.of_shelf().map_or_else(page::your_puzzle, neutral_name),
                (count, _) => page::puzzle_of(self.shown.index + 1, count),
            },
        }
    }

    /// What the puzzle on the board is called, with its size.
    pub(crate) fn heading(&self) -> Text {
        let (width, height) =
            self.player.as_ref().map_or((0, 0), |player| (player.puzzle().width(), player.puzzle().height()));
        page::heading(self.title(), width, height)
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

    /// The current text: a technique, if there is a single one, and sentences.
    pub(crate) fn sentence(&self) -> (Option<Technique>, Text) {
        let Some(player) = &self.player else { return (None, self.shown.sentence.clone()) };
        if let Some(told) = self.told() {
            return (None, told.clone());
        }
        let explanation = self.explanation();
        let technique = explanation.and_then(|explanation| Some(explanation.technique.as_ref()?.0));
        match (&self.reasons.why, explanation) {
            _ if player.is_marking() && player.marking().begins() && player.outcome().verdict == Verdict::None => {
                let is_under = self.display.drawers.exist;
                (None, if is_under { page::no_solution_look_under() } else { page::no_solution_look_beside() })
            }
            _ if player.is_marking() && player.marking().begins() => {
                (None, how_to_begin(self.display.is_touched, player.puzzle().inks()))
            }
            _ if player.is_marking() => (technique, player.sentence()),
            (Some(why), None) => (None, why.said.clone()),
            (Some(why), Some(explanation)) => {
                (technique, Text::sentences([why.said.clone(), explanation.sentence.clone()]))
            }
            (None, _) => {
                let said = player.said_with(explanation.map(|explanation| &explanation.sentence)).text();
                (technique, Text::sentences([said, self.instead_of_search()]))
            }
        }
    }

    /// A suggestion after a step that no person can follow.
    fn instead_of_search(&self) -> Text {
        let last = self.player.as_ref().filter(|player| player.solution().is_none()).and_then(Player::last_step);
        if last.is_none_or(|step| step.reason.basis() != Basis::Search) || self.settings.method == Method::Human {
            return Text::default();
        }
        match self.rating() {
            Some(rating) if rating.finished => page::person_solves_it(),
            Some(rating) if rating.techniques.is_empty() => page::no_short_argument(),
            Some(_) => page::person_shows_how_far(),
            None => Text::default(),
        }
    }
}
