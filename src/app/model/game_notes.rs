//! The notes below the settings for playing: what a choice means, and where it does nothing on this board.

use super::state::Model;
use nonoscope_kit::model::game::CrossingOff;
use nonoscope_play::{LONGEST_LOOKED_AT, Player};

impl Model {
    /// About when the numbers of clues are crossed off.
    pub(crate) fn about_crossing_off(&self) -> String {
        match self.settings.game.crossing_off {
            CrossingOff::Certain => {
                let certain = "A number is dimmed once its run is filled in the only place it fits.";
                format!("{certain}{}", self.about_long_lines())
            }
            CrossingOff::ByHand => {
                "Click or tap a number. With the keyboard, move past the edge of the board to a number and press Enter."
                    .to_owned()
            }
            CrossingOff::Never => "Clues are never dimmed.".to_owned(),
        }
    }

    /// About clues that turn red.
    pub(crate) fn about_warning(&self) -> String {
        let warning = "A clue turns red when the marks in its line can no longer be right.";
        format!("{warning}{}", self.about_long_lines())
    }

    /// About clues on the right and below: nothing, unless they cannot be there.
    pub(crate) fn about_repeating(&self) -> &'static str {
        if self.board.lens.lacks_room_to_repeat() {
            "This board has no room for them: they would be too small to read."
        } else {
            ""
        }
    }

    /// That lines are too long to be examined, if some of this puzzle are.
    fn about_long_lines(&self) -> String {
        let puzzle = self.player.as_ref().map(Player::puzzle);
        match puzzle.is_some_and(|puzzle| puzzle.width().max(puzzle.height()) > LONGEST_LOOKED_AT) {
            true => format!(" Not in lines of more than {LONGEST_LOOKED_AT} cells."),
            false => String::new(),
        }
    }
}
