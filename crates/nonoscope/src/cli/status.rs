//! The status line of a long command on a terminal.

use super::printable;
use std::time::{Duration, Instant};

/// Shorter operations show nothing.
const PATIENCE: Duration = Duration::from_secs(1);

/// The time between two lines. People cannot read faster.
const PAUSE: Duration = Duration::from_millis(100);

/// The most characters of the line. On a terminal that is narrower it would not be erased whole.
const WIDEST: usize = 78;

/// Decides when to write the line, and how to write over it.
pub(super) struct StatusLine {
    begun: Instant,
    /// When the line was last written, since the beginning.
    written: Duration,
    /// The number of characters that are on the terminal.
    width: usize,
}

impl StatusLine {
    pub(super) fn new() -> StatusLine {
        StatusLine { begun: Instant::now(), written: Duration::ZERO, width: 0 }
    }

    /// The time since the beginning, if the line should be written now.
    pub(super) fn due(&self) -> Option<Duration> {
        Some(self.begun.elapsed()).filter(|&now| self.is_due(now))
    }

    fn is_due(&self, now: Duration) -> bool {
        now >= PATIENCE && (self.width == 0 || now >= self.written + PAUSE)
    }

    /// The output that replaces the current line.
    pub(super) fn show(&mut self, now: Duration, what: &str, done: &str) -> String {
        let done = if done.is_empty() { String::new() } else { format!(", {done}") };
        let end = format!("{done}, {} s", now.as_secs());
        let room = WIDEST.saturating_sub(end.chars().count());
        let line: String = printable::line(what).chars().take(room).chain(end.chars()).take(WIDEST).collect();
        let before = std::mem::replace(&mut self.width, line.chars().count());
        self.written = now;
        format!("\r{line}{}", " ".repeat(before.saturating_sub(self.width)))
    }

    /// The output that removes the line; empty if there is none.
    pub(super) fn clear(&mut self) -> String {
        match std::mem::take(&mut self.width) {
            0 => String::new(),
            // The line may have been longer before, but then spaces are there now.
            _ => format!("\r{}\r", " ".repeat(WIDEST)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_appears_after_a_second_and_is_written_anew_now_and_then() {
        let mut status = StatusLine::new();
        let at = Duration::from_millis;
        assert_eq!([0, 999, 1000].map(|millis| status.is_due(at(millis))), [false, false, true]);
        assert_eq!(status.show(at(1000), "Solving", "12 conflicts"), "\rSolving, 12 conflicts, 1 s");
        assert_eq!([1000, 1099, 1100].map(|millis| status.is_due(at(millis))), [false, false, true]);
        // A longer line is written over.
        assert_eq!(status.show(at(2500), "Solving", ""), format!("\rSolving, 2 s{}", " ".repeat(14)));
    }

    #[test]
    fn the_line_is_short_printable_and_taken_away() {
        let mut status = StatusLine::new();
        assert_eq!(status.clear(), "");
        let line = status.show(PATIENCE, &"\u{1b}\n".repeat(100), "9 conflicts");
        assert!(line.starts_with("\r\\u{1b}\\n") && line.ends_with(", 9 conflicts, 1 s"), "{line}");
        assert_eq!(line.trim_start().chars().count(), WIDEST);
        assert_eq!([status.clear(), status.clear()], [format!("\r{}\r", " ".repeat(WIDEST)), String::new()]);
    }
}
