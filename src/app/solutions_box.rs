//! Several solutions: paging through them, with the cells marked that differ.

use super::controller::App;
use super::elements::{set_enabled, set_text};
use crate::player::Player;

impl App {
    /// Shows the solution after the one that is shown, or the first.
    pub(super) fn next_solution(&mut self) {
        self.turn(|shown, count| shown.map_or(0, |index| (index + 1) % count));
    }

    /// Shows the solution before the one that is shown, or the last.
    pub(super) fn previous_solution(&mut self) {
        self.turn(|shown, count| shown.map_or(count, |index| if index == 0 { count } else { index }) - 1);
    }

    fn turn(&mut self, to: impl FnOnce(Option<usize>, usize) -> usize) {
        self.stop_playing();
        if let Some(player) = &mut self.player {
            let count = player.outcome().solutions.len();
            if count > 1 {
                player.show_solution(Some(to(player.solution(), count)));
            }
        }
    }

    /// How many there are, and which is shown.
    pub(super) fn show_solutions(&self, player: &Player) {
        let elements = &self.elements;
        let count = player.outcome().solutions.len();
        elements.solutions.set_hidden(count < 2);
        let what = match player.solution() {
            Some(index) => format!("Solution {} of {count}", index + 1),
            None => format!("{count} solutions found"),
        };
        set_text(&elements.solution, &what);
        for button in [&elements.previous_solution, &elements.next_solution] {
            set_enabled(button, count > 1, &elements.step);
        }
    }
}
