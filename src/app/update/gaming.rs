//! The settings for playing, and the question before all marks are cleared.

use super::marking;
use crate::app::effect::Effect;
use crate::app::model::Model;
use crate::app::model::game::GameMsg;
use nonoscope_kit::model::game::GameSettings;

/// Handles a message. False if nothing can look different now.
pub(super) fn game(model: &mut Model, msg: GameMsg, out: &mut Vec<Effect>) -> bool {
    match msg {
        GameMsg::Show { open } => {
            out.push(Effect::ShowGame(open));
            return false;
        }
        GameMsg::Clear { really } => {
            out.push(Effect::AskToClear(false));
            if really {
                marking::clear(model);
            }
        }
    }
    true
}

/// A setting has changed, which is kept at once.
pub(super) fn set(model: &mut Model, out: &mut Vec<Effect>) {
    model.board.cursor.leave_numbers();
    if let Some(player) = model.player.as_mut().filter(|_| !model.settings.game.points_out) {
        player.marking_mut().forget_warning();
    }
    out.push(Effect::KeepGame(model.settings.game.to_text()));
}

/// Another visit or another tab has kept the settings, or nothing.
pub(super) fn recall(model: &mut Model, text: Option<&str>) {
    model.settings.game = GameSettings::from_text(text.unwrap_or_default());
}
