//! How long a person has been solving a puzzle, and with how much help. Nothing here reads a clock: durations come with messages.

use super::kept::Play;
use nonoscope_picture::real::within;

/// A message from the clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum ClockMsg {
    /// This many milliseconds have gone by while it was running.
    Gone(f64),
    /// The page is no longer in view.
    Hidden,
}

/// At most this much time goes by at once, in milliseconds: a person who closes the lid of a computer is not solving meanwhile.
const AT_MOST: f64 = 5000.0;

/// The time taken and the help had for the puzzle on the board.
#[derive(Debug, Default)]
pub(crate) struct Clock {
    millis: f64,
    pub(crate) hints: u32,
    pub(crate) checks: u32,
    /// Whether the clock has been started.
    pub(crate) runs: bool,
    /// Whether everything has been erased: the next mark is then the first one again.
    pub(crate) is_cleared: bool,
    /// Its last kept text.
    pub(crate) kept: Option<String>,
}

impl Clock {
    /// Another puzzle is on the board.
    pub(crate) fn forget(&mut self) {
        *self = Clock { runs: self.runs, ..Clock::default() };
    }

    /// Time has gone by. Returns whether another second has begun.
    pub(crate) fn goes_on(&mut self, millis: f64) -> bool {
        let before = self.seconds();
        // No number, and a clock that was set back, count as nothing.
        self.millis += within(millis, 0.0, AT_MOST).max(0.0);
        self.seconds() != before
    }

    /// The whole seconds taken.
    pub(crate) fn seconds(&self) -> u64 {
        (self.millis / 1000.0) as u64
    }

    /// The next mark is the first one, after everything was erased.
    pub(crate) fn begin_again(&mut self) {
        (self.millis, self.hints, self.checks, self.is_cleared) = (0.0, 0, 0, false);
    }

    /// Continues from the kept values.
    pub(crate) fn take_up(&mut self, play: &Play) {
        self.millis = self.millis.max(play.millis as f64);
        self.hints = self.hints.max(play.hints);
        self.checks = self.checks.max(play.checks);
    }

    /// The values to keep.
    pub(crate) fn play(&self) -> Play {
        Play { millis: self.millis as u64, hints: self.hints, checks: self.checks, ..Play::default() }
    }

    /// The time as on a clock: `4:12`.
    pub(crate) fn face(&self) -> String {
        let seconds = self.seconds();
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        match hours {
            0 => format!("{minutes}:{seconds:02}"),
            hours => format!("{hours}:{minutes:02}:{seconds:02}"),
        }
    }

    /// The time in words: `4 min 12 s`.
    pub(crate) fn words(&self) -> String {
        let seconds = self.seconds();
        match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
            (0, 0, seconds) => format!("{seconds} s"),
            (0, minutes, 0) => format!("{minutes} min"),
            (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
            (hours, 0, _) => format!("{hours} h"),
            (hours, minutes, _) => format!("{hours} h {minutes} min"),
        }
    }

    /// The help in words: `2 hints, 1 check`.
    pub(crate) fn help(&self) -> String {
        let count = |count: u32, one: &str| match count {
            1 => format!("1 {one}"),
            count => format!("{count} {one}s"),
        };
        match (self.hints, self.checks) {
            (0, 0) => "no hints".to_owned(),
            (hints, 0) => count(hints, "hint"),
            (0, checks) => format!("no hints, {}", count(checks, "check")),
            (hints, checks) => format!("{}, {}", count(hints, "hint"), count(checks, "check")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(seconds: u32) -> Clock {
        Clock { millis: f64::from(seconds) * 1000.0 + 999.0, ..Clock::default() }
    }

    #[test]
    fn the_time_as_people_say_it() {
        let said = [0, 12, 60, 252, 3600, 3661, 36_000 + 59 * 60].map(|seconds| after(seconds).words());
        assert_eq!(said, ["0 s", "12 s", "1 min", "4 min 12 s", "1 h", "1 h 1 min", "10 h 59 min"]);
        let faces = [0, 12, 60, 252, 3600, 3661].map(|seconds| after(seconds).face());
        assert_eq!(faces, ["0:00", "0:12", "1:00", "4:12", "1:00:00", "1:01:01"]);
    }

    #[test]
    fn the_help_as_people_say_it() {
        let said = |hints, checks| Clock { hints, checks, ..Clock::default() }.help();
        assert_eq!([said(0, 0), said(1, 0), said(2, 1)], ["no hints", "1 hint", "2 hints, 1 check"]);
        assert_eq!(said(0, 3), "no hints, 3 checks");
    }

    #[test]
    fn time_goes_by_forwards_and_not_while_nobody_is_there() {
        let mut clock = Clock::default();
        assert!(!clock.goes_on(999.0) && clock.goes_on(1.0) && !clock.goes_on(-7000.0) && !clock.goes_on(f64::NAN));
        assert_eq!(clock.seconds(), 1);
        assert!(clock.goes_on(1e9));
        assert_eq!(clock.seconds(), 6, "a night with the lid closed does not count");
    }

    #[test]
    fn what_was_kept_goes_on() {
        let mut clock = after(10);
        clock.hints = 3;
        let mut later = Clock::default();
        later.take_up(&clock.play());
        assert_eq!((later.seconds(), later.hints, later.checks), (10, 3, 0));
        assert!(later.goes_on(1.0), "to the millisecond");
        later.begin_again();
        assert_eq!(later.play(), Play::default());
    }
}
