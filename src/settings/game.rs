//! The settings for playing, the notes below them (what a choice means, and where it does nothing on this board), and the question before all marks are
//! cleared.

use crate::marks;
use crate::page::{Dialogue, Effect, Model};
use nonoscope_kit::model::game::{CrossingOff, GameSettings};
use nonoscope_play::{LONGEST_LOOKED_AT, Player};
use nonoscope_words::{Text, settings as words};

/// A message about one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameMsg {
    /// The settings are opened or closed.
    Show { open: bool },
    /// All marks are to be cleared, or not, as the answer to the question.
    Clear { really: bool },
}

impl Model {
    /// About when the numbers of clues are crossed off.
    pub(crate) fn about_crossing_off(&self) -> Text {
        match self.settings.game.crossing_off {
            CrossingOff::Certain => Text::sentences([words::dims_certain(), self.about_long_lines()]),
            CrossingOff::ByHand => words::dims_by_hand(),
            CrossingOff::Never => words::dims_never(),
        }
    }

    /// About clues that turn red.
    pub(crate) fn about_warning(&self) -> Text {
        Text::sentences([words::turns_red(), self.about_long_lines()])
    }

    /// About clues on the right and below: nothing, unless they cannot be there.
    pub(crate) fn about_repeating(&self) -> Text {
        if self.board.lens.lacks_room_to_repeat() { words::no_room_to_repeat() } else { Text::default() }
    }

    /// That lines are too long to be examined, if some of this puzzle are.
    fn about_long_lines(&self) -> Text {
        let puzzle = self.player.as_ref().map(Player::puzzle);
        match puzzle.is_some_and(|puzzle| puzzle.width().max(puzzle.height()) > LONGEST_LOOKED_AT) {
            true => words::not_in_long_lines(LONGEST_LOOKED_AT),
            false => Text::default(),
        }
    }
}

/// Handles a message. False if nothing can look different now.
pub(crate) fn game(model: &mut Model, msg: GameMsg, out: &mut Vec<Effect>) -> bool {
    match msg {
        GameMsg::Show { open } => {
            out.push(Effect::Open(Dialogue::Game, open));
            return false;
        }
        GameMsg::Clear { really } => {
            out.push(Effect::Open(Dialogue::Clearing, false));
            if really {
                marks::clear(model);
            }
        }
    }
    true
}

/// A setting has changed, which is kept at once.
pub(crate) fn set(model: &mut Model, out: &mut Vec<Effect>) {
    model.board.cursor.leave_numbers();
    if let Some(player) = model.player.as_mut().filter(|_| !model.settings.game.points_out) {
        player.marking_mut().forget_warning();
    }
    let game = model.settings.game.to_text();
    let method = model.settings.chosen.map(|method| format!("{METHOD} {method}"));
    let lines = [Some(game).filter(|game| !game.is_empty()), method];
    out.push(Effect::KeepGame(lines.into_iter().flatten().collect::<Vec<_>>().join("\n")));
}

/// The name of the chosen method in what is kept.
const METHOD: &str = "method";

/// Another visit or another tab has kept the settings, or nothing.
pub(crate) fn recall(model: &mut Model, text: Option<&str>) {
    let text = text.unwrap_or_default();
    model.settings.game = GameSettings::from_text(text);
    let method = text.lines().filter_map(|line| line.split_once(' ')).find(|(name, _)| *name == METHOD);
    model.settings.chosen = method.and_then(|(_, method)| method.parse().ok());
}
