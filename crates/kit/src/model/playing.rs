//! Steps that play by themselves, frame by frame, and fresh cells that settle in.

use nonoscope_play::{Playback, Player, Speed};

/// How long a fresh cell takes to settle in, in milliseconds.
const SETTLING: f64 = 160.0;
/// Above this number of steps per second, cells do not settle in: it would be too fast to see.
const TOO_FAST_TO_SETTLE: f64 = 6.0;
/// The size of a fresh cell's mark when it begins to settle in, relative to its full size.
const UNSETTLED: f64 = 0.4;

/// A single pass plays at this many lines per second, or faster if it would take longer than this many seconds.
const PASS_SPEED: f64 = 50.0;
const LONGEST_PASS: f64 = 1.5;

/// Moving through the trace and through solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayMsg {
    Step,
    Back,
    /// Plays the rest of the pass line by line.
    NextPass,
    /// Goes to where the pass began, or the one before it.
    PassStart,
    ToStart,
    ToEnd,
    /// Goes to this number of steps.
    To(usize),
    PlayOrPause,
    NextSolution,
    PreviousSolution,
}

/// The animations in progress.
#[derive(Debug, Default)]
pub struct Playing {
    pub playback: Option<Playback>,
    /// How far fresh cells have settled in, from 0 to 1.
    settling: Option<f64>,
    /// When the last frame was drawn, while frames follow each other.
    last_frame: Option<f64>,
    /// Whether the browser has been asked for a frame.
    is_requested: bool,
    /// The player's position when it was last looked at.
    position: usize,
}

impl Playing {
    /// Whether steps are playing.
    pub fn is_playing(&self) -> bool {
        self.playback.is_some()
    }

    /// Moves through the trace, or begins to play. With `is_still` (reduced motion), a pass is taken at once. It does not handle several solutions.
    pub fn obey(&mut self, msg: PlayMsg, player: &mut Player, speed: Speed, is_still: bool) {
        let playback = self.playback.take();
        match msg {
            PlayMsg::Step => {
                player.step();
            }
            PlayMsg::Back => {
                player.back();
            }
            PlayMsg::NextPass if is_still => player.go_to(player.next_pass_end()),
            PlayMsg::NextPass if !player.at_end() => {
                let end = player.next_pass_end();
                let speed = PASS_SPEED.max((end - player.position()) as f64 / LONGEST_PASS);
                self.playback = Some(Playback::new(end, speed, true));
            }
            PlayMsg::PassStart => player.go_to(player.pass_start()),
            PlayMsg::ToStart => player.go_to(0),
            PlayMsg::ToEnd => player.go_to(player.len()),
            PlayMsg::To(position) => player.go_to(position),
            // Play pauses.
            PlayMsg::PlayOrPause if playback.is_none() => self.start(player, speed),
            PlayMsg::NextPass => self.playback = playback,
            PlayMsg::PlayOrPause | PlayMsg::NextSolution | PlayMsg::PreviousSolution => {}
        }
    }

    /// Plays to the end, from the start if already there.
    pub fn start(&mut self, player: &mut Player, speed: Speed) {
        if player.at_end() {
            player.go_to(0);
        }
        self.playback = Some(Playback::new(player.len(), speed.steps_per_second(), false));
    }

    /// Pauses.
    pub fn stop(&mut self) {
        self.playback = None;
    }

    /// Changes the speed, unless a single pass is playing.
    pub fn set_speed(&mut self, steps_per_second: f64) {
        if let Some(playback) = self.playback.as_mut().filter(|playback| !playback.every_line) {
            playback.steps_per_second = steps_per_second;
        }
    }

    /// The trace has a new end: playing to the old end continues to the new one.
    pub fn ends_later(&mut self, old: usize, new: usize) {
        if let Some(playback) = self.playback.as_mut().filter(|playback| playback.until == old) {
            playback.until = new;
        }
    }

    /// Whether steps play too fast to follow each of them.
    pub fn is_fast(&self) -> bool {
        self.playback.is_some_and(|playback| playback.steps_per_second >= TOO_FAST_TO_SETTLE)
    }

    /// The size of fresh cells' marks, relative to their full size.
    pub fn settled(&self) -> f64 {
        self.settling.map_or(1.0, |settling| UNSETTLED + (1.0 - UNSETTLED) * settling)
    }

    /// Looks at the player's position: after a step forward fresh cells settle in, unless motion is reduced. Returns
    /// whether the position has changed.
    pub fn look(&mut self, position: usize, is_still: bool) -> bool {
        let before = std::mem::replace(&mut self.position, position);
        if position != before {
            self.settling = (position > before && !self.is_fast() && !is_still).then_some(0.0);
        }
        position != before
    }

    /// A frame is due: takes the steps that are due, and lets fresh cells settle in.
    pub fn frame(&mut self, now: f64, player: Option<&mut Player>) {
        self.is_requested = false;
        let gone_by = self.last_frame.map_or(0.0, |last| now - last);
        self.last_frame = Some(now);
        self.settling = self.settling.map(|settling| settling + gone_by / SETTLING).filter(|&settling| settling < 1.0);
        let (Some(player), Some(playback)) = (player, &mut self.playback) else { return };
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

    /// Whether to ask the browser for a frame. True only once for each frame.
    pub fn wants_frame(&mut self) -> bool {
        if self.playback.is_none() && self.settling.is_none() {
            self.last_frame = None;
            return false;
        }
        !std::mem::replace(&mut self.is_requested, true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::solve::Method;
    use nonoscope_format::examples;
    use nonoscope_play::Session;

    fn card() -> Player {
        Player::new(Session::open(examples::GCHQ_2015.text, Method::Auto).unwrap())
    }

    #[test]
    fn a_step_forward_settles_in() {
        let mut playing = Playing::default();
        assert!(!playing.look(0, false) && !playing.wants_frame());
        assert!(playing.look(3, false));
        assert!((playing.settled() - 0.4).abs() < 1e-9);
        assert!(playing.wants_frame() && !playing.wants_frame(), "a frame is asked for once");
        playing.frame(1000.0, None);
        assert!(playing.wants_frame());
        playing.frame(1080.0, None);
        assert!((playing.settled() - 0.7).abs() < 1e-9);
        playing.frame(1160.0, None);
        assert!((playing.settled() - 1.0).abs() < 1e-9 && !playing.wants_frame());
        assert!(playing.look(2, false) && playing.settled() == 1.0, "a step back does not");
        assert!(playing.look(3, true) && playing.settled() == 1.0, "nor where things are to be still");
    }

    #[test]
    fn playing_ends_where_it_should() {
        let (mut player, mut playing) = (card(), Playing::default());
        playing.playback = Some(Playback::new(3, 50.0, true));
        assert!(playing.is_fast() && playing.wants_frame());
        playing.frame(0.0, Some(&mut player));
        assert_eq!(player.position(), 1, "the first step is due at once");
        playing.frame(100.0, Some(&mut player));
        assert_eq!((player.position(), playing.is_playing()), (3, false));
    }
}
