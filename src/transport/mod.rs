//! Moving through the trace, step by step or by itself, and through several solutions.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use crate::page::{Model, PlayMsg};
use nonoscope_play::Player;

pub(crate) fn play(model: &mut Model, msg: PlayMsg) {
    match msg {
        PlayMsg::NextSolution => turn(model, |shown, count| shown.map_or(0, |index| (index + 1) % count)),
        PlayMsg::PreviousSolution => {
            turn(model, |shown, count| shown.map_or(count, |index| if index == 0 { count } else { index }) - 1);
        }
        msg => match &mut model.player {
            Some(player) => model.playing.obey(msg, player, model.settings.speed, model.display.is_still),
            None => model.playing.stop(),
        },
    }
}

/// Goes to a position at once and stops playing.
pub(crate) fn go(model: &mut Model, to: impl FnOnce(&Player) -> usize) {
    model.playing.stop();
    if let Some(player) = &mut model.player {
        let position = to(player);
        player.go_to(position);
    }
}

/// Plays to the end, from the start if already there.
pub(crate) fn start(model: &mut Model) {
    if let Some(player) = &mut model.player {
        model.playing.start(player, model.settings.speed);
    }
}

fn turn(model: &mut Model, to: impl FnOnce(Option<usize>, usize) -> usize) {
    model.playing.stop();
    if let Some(player) = model.player.as_mut().filter(|player| !player.is_marking()) {
        let count = player.outcome().found().count();
        if count > 1 {
            player.show_solution(Some(to(player.solution(), count)));
        }
    }
}
