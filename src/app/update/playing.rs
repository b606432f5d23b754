//! Moving through the trace, step by step or by itself, and through several solutions.

use crate::app::model::Model;
use crate::app::msg::PlayMsg;
use crate::player::{Playback, Player};

/// A single pass plays at this many lines per second, or faster if it would take longer than this many seconds.
const PASS_SPEED: f64 = 50.0;
const LONGEST_PASS: f64 = 1.5;

pub(super) fn play(model: &mut Model, msg: PlayMsg) {
    match msg {
        PlayMsg::Step => nudge(model, Player::step),
        PlayMsg::Back => nudge(model, Player::back),
        PlayMsg::NextPass => play_pass(model),
        PlayMsg::PassStart => go(model, Player::pass_start),
        PlayMsg::ToStart => go(model, |_| 0),
        PlayMsg::ToEnd => go(model, Player::len),
        PlayMsg::To(position) => go(model, |_| position),
        PlayMsg::PlayOrPause => play_or_pause(model),
        PlayMsg::NextSolution => turn(model, |shown, count| shown.map_or(0, |index| (index + 1) % count)),
        PlayMsg::PreviousSolution => {
            turn(model, |shown, count| shown.map_or(count, |index| if index == 0 { count } else { index }) - 1);
        }
    }
}

/// Goes to a position at once and stops playing.
pub(super) fn go(model: &mut Model, to: impl FnOnce(&Player) -> usize) {
    model.playing.stop();
    if let Some(player) = &mut model.player {
        let position = to(player);
        player.go_to(position);
    }
}

/// Moves one step forward or back, and stops playing.
fn nudge(model: &mut Model, step: impl FnOnce(&mut Player) -> bool) {
    model.playing.stop();
    if let Some(player) = &mut model.player {
        step(player);
    }
}

/// Plays to the end, from the start if already there; pauses if playing.
fn play_or_pause(model: &mut Model) {
    if model.playing.playback.take().is_some() {
        return;
    }
    start(model);
}

/// Plays to the end, from the start if already there.
pub(super) fn start(model: &mut Model) {
    if let Some(player) = &mut model.player {
        if player.at_end() {
            player.go_to(0);
        }
        let speed = model.settings.speed.steps_per_second();
        model.playing.playback = Some(Playback::new(player.len(), speed, false));
    }
}

/// Plays the rest of the pass line by line, or goes there at once if motion is reduced.
fn play_pass(model: &mut Model) {
    if model.display.is_still {
        go(model, Player::next_pass_end);
    } else if let Some(player) = model.player.as_ref().filter(|player| !player.at_end()) {
        let end = player.next_pass_end();
        let speed = PASS_SPEED.max((end - player.position()) as f64 / LONGEST_PASS);
        model.playing.playback = Some(Playback::new(end, speed, true));
    }
}

fn turn(model: &mut Model, to: impl FnOnce(Option<usize>, usize) -> usize) {
    model.playing.stop();
    if let Some(player) = model.player.as_mut().filter(|player| !player.is_marking()) {
        let count = player.outcome().solutions.len();
        if count > 1 {
            player.show_solution(Some(to(player.solution(), count)));
        }
    }
}
