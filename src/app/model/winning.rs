//! What the page knows of the board at the moment a puzzle is won: what is on it, and what it took.

use super::finish::Seen;
use super::state::Model;
use nonoscope_play::Player;

impl Model {
    /// The content of the board.
    pub(crate) fn seen(&self) -> Option<Seen> {
        let player = self.player.as_ref()?;
        Some(Seen {
            puzzles: self.shown.puzzles,
            is_marking: player.is_marking(),
            changes: player.marking().changes(),
            position: player.position(),
            solution: player.solution(),
        })
    }

    /// What it took: the time, if it is shown, and the help. Nothing if the page has solved the puzzle.
    pub(crate) fn what_it_took(&self) -> String {
        if !self.is_marking() {
            return String::new();
        }
        let clock = &self.attempt.clock;
        let day = self.attempt.calendar.of_board.map_or_else(String::new, |day| format!("{} · ", day.words()));
        let time = if self.settings.game.times { format!("{}, ", clock.words()) } else { String::new() };
        format!("{day}{time}{}", clock.help())
    }

    /// Announces the win, with the time and help.
    pub(crate) fn announce_win(&mut self) {
        self.shown.announced = format!("{}: solved! {}.", self.title(), self.what_it_took());
    }

    /// Forgets which day's puzzle was on the board, unless it still is.
    pub(crate) fn forget_other_days(&mut self) {
        let (day, puzzle) = (self.attempt.calendar.of_board, self.player.as_ref().map(Player::puzzle));
        let day = day.filter(|&day| puzzle.is_some_and(|puzzle| self.attempt.is_of(day, puzzle)));
        self.attempt.calendar.of_board = day;
    }
}
