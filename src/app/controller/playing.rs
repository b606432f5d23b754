//! Moving through the trace: step by step, playing at a speed, and what is due with each frame.

use super::App;
use crate::player::{Playback, Player, Speed};
use wasm_bindgen::JsCast;
use web_sys::MediaQueryList;

/// A single pass is shown with so many lines a second, or faster if it would take longer than so many seconds.
const PASS_SPEED: f64 = 50.0;
const LONGEST_PASS: f64 = 1.5;
/// How long a fresh cell takes to settle in, in milliseconds; and the steps a second above which cells do not, because
/// there is no time to see it.
const SETTLING: f64 = 160.0;
const TOO_FAST_TO_SETTLE: f64 = 6.0;

impl App {
    /// Stops playing where it is.
    pub(in crate::app) fn stop_playing(&mut self) {
        self.playback = None;
    }

    /// Goes to a position at once and stops playing.
    pub(in crate::app) fn go(&mut self, to: impl FnOnce(&Player) -> usize) {
        self.playback = None;
        if let Some(player) = &mut self.player {
            let position = to(player);
            player.go_to(position);
        }
    }

    /// Moves by a step, forwards or back, and stops playing.
    pub(in crate::app) fn nudge(&mut self, step: impl FnOnce(&mut Player) -> bool) {
        self.playback = None;
        if let Some(player) = &mut self.player {
            step(player);
        }
    }

    /// Whether steps follow each other faster than one can see what each is about.
    pub(in crate::app) fn is_playing_fast(&self) -> bool {
        self.playback.is_some_and(|playback| playback.steps_per_second >= TOO_FAST_TO_SETTLE)
    }

    pub(in crate::app) fn is_playing(&self) -> bool {
        self.playback.is_some()
    }

    /// Plays to the end, from the start if that is where it is; pauses if it plays.
    pub(in crate::app) fn play_or_pause(&mut self) {
        if self.playback.take().is_some() {
            return;
        }
        if let Some(player) = &mut self.player {
            if player.at_end() {
                player.go_to(0);
            }
            self.playback = Some(Playback::new(player.len(), self.speed().steps_per_second(), false));
        }
    }

    /// Shows the rest of the pass line by line; at once if motion is not wanted.
    pub(in crate::app) fn play_pass(&mut self) {
        if self.is_still() {
            self.go(Player::next_pass_end);
        } else if let Some(player) = self.player.as_ref().filter(|player| !player.at_end()) {
            let end = player.next_pass_end();
            let speed = PASS_SPEED.max((end - player.position()) as f64 / LONGEST_PASS);
            self.playback = Some(Playback::new(end, speed, true));
        }
    }

    pub(in crate::app) fn speed(&self) -> Speed {
        Speed::named(&self.elements.speed.value()).unwrap_or_default()
    }

    pub(in crate::app) fn speed_changed(&mut self) {
        let speed = self.speed().steps_per_second();
        if let Some(playback) = self.playback.as_mut().filter(|playback| !playback.every_line) {
            playback.steps_per_second = speed;
        }
    }

    pub(in crate::app) fn skip_changed(&mut self) {
        let skips = self.elements.skip.checked();
        if let Some(player) = &mut self.player {
            player.set_skips_idle(skips);
        }
    }

    pub(super) fn is_still(&self) -> bool {
        self.still.as_ref().is_some_and(MediaQueryList::matches)
    }

    /// A frame is due: takes the steps that are due, and lets fresh cells settle in.
    pub(super) fn frame(&mut self, now: f64) {
        self.frame_requested = false;
        let gone_by = self.last_frame.map_or(0.0, |last| now - last);
        self.last_frame = Some(now);
        if let Some(settling) = self.settling.as_mut() {
            *settling += gone_by / SETTLING;
        }
        self.settling = self.settling.filter(|&settling| settling < 1.0);
        let (Some(player), Some(playback)) = (&mut self.player, &mut self.playback) else { return };
        for _ in 0..playback.due(gone_by) {
            if playback.every_line {
                player.go_to(player.position() + 1);
            } else {
                player.step();
            }
            if player.position() >= playback.until {
                self.playback = None;
                break;
            }
        }
    }

    pub(super) fn request_frame(&mut self) {
        let wanted = self.playback.is_some() || self.settling.is_some();
        if !wanted {
            self.last_frame = None;
        } else if !self.frame_requested {
            let asked = self.window.request_animation_frame(self.on_frame.as_ref().unchecked_ref());
            self.frame_requested = asked.is_ok();
        }
    }
}
