//! Playing: how many steps are due after a given time, and where playing ends.

use nonoscope_picture::real::within;

/// How fast steps follow each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// A step a second.
    Slow,
    /// Four steps a second.
    #[default]
    Steady,
    /// Twelve steps a second.
    Brisk,
    /// Sixty steps a second.
    Fast,
}

impl Speed {
    /// All speeds, slowest first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Steady, Speed::Brisk, Speed::Fast];

    /// Steps per second.
    pub fn steps_per_second(self) -> f64 {
        match self {
            Speed::Slow => 1.0,
            Speed::Steady => 4.0,
            Speed::Brisk => 12.0,
            Speed::Fast => 60.0,
        }
    }

    /// `slow`, `steady`, `brisk` or `fast`.
    pub fn name(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Steady => "steady",
            Speed::Brisk => "brisk",
            Speed::Fast => "fast",
        }
    }

    /// The speed with a name.
    pub fn named(name: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.name() == name)
    }
}

/// A run of steps that play by themselves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Playback {
    /// Where it ends, in steps.
    pub until: usize,
    /// Steps per second.
    pub steps_per_second: f64,
    /// Whether steps that infer nothing are shown regardless of the setting: a pass shows every line.
    pub every_line: bool,
    /// The fraction of a step that is already due.
    due: f64,
}

impl Playback {
    /// A run to a position. Its first step is due at once.
    pub fn new(until: usize, steps_per_second: f64, every_line: bool) -> Playback {
        Playback { until, steps_per_second, every_line, due: 1.0 }
    }

    /// How many whole steps are due, this many milliseconds after the last call. A pause of more than a quarter of a
    /// second, as in a hidden page, counts as a quarter of a second.
    pub fn due(&mut self, milliseconds: f64) -> usize {
        self.due += within(milliseconds, 0.0, 250.0) / 1000.0 * self.steps_per_second;
        let whole = self.due.floor();
        self.due -= whole;
        whole as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_due_in_time() {
        let mut playback = Playback::new(200, 4.0, false);
        assert_eq!(playback.due(0.0), 1);
        let due: Vec<usize> = (0..8).map(|_| playback.due(125.0)).collect();
        assert_eq!(due, [0, 1, 0, 1, 0, 1, 0, 1]);
        assert_eq!(playback.due(60_000.0), 1);
        assert_eq!(playback.due(f64::NAN).min(1), 0);
    }

    #[test]
    fn speeds_have_names() {
        for speed in Speed::ALL {
            assert_eq!(Speed::named(speed.name()), Some(speed));
        }
        assert_eq!(Speed::named("ludicrous"), None);
    }
}
