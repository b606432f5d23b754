//! The result of a solve in words, to share.

use super::{Ended, Solve};
use crate::Date;

impl Solve {
    /// The result as two lines to share: what the puzzle was like, and what it took. They give nothing of the picture away, not even
    /// the title. `None` if the person has not solved it.
    ///
    /// ```text
    /// Nonoscope, Sunday 22 November · 15 × 15, moderate
    /// 4 min 12 s, no hints
    /// ```
    pub fn result(&self) -> Option<String> {
        if self.ended != Ended::Solved {
            return None;
        }
        let day = self.day.map(Date::words).map_or_else(String::new, |day| format!(", {}", day.replace(',', "")));
        let size = self.size.map(|(width, height)| format!("{width} × {height}"));
        let colours = (self.inks > 1).then(|| format!("{} colours", self.inks));
        let tier = self.tier().map(|tier| tier.name().to_owned());
        let puzzle: Vec<String> = [size, colours, tier].into_iter().flatten().collect();
        let puzzle = if puzzle.is_empty() { String::new() } else { format!(" · {}", puzzle.join(", ")) };
        let time = if self.millis > 0 { format!("{}, ", time_in_words(self.millis)) } else { String::new() };
        Some(format!("Nonoscope{day}{puzzle}\n{time}{}", help_in_words(self.hints, self.checks)))
    }
}

/// A time in words, without parts of a second: `4 min 12 s`; from an hour on without seconds, too.
pub fn time_in_words(millis: u64) -> String {
    let seconds = millis / 1000;
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, 0) => format!("{minutes} min"),
        (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
        (hours, 0, _) => format!("{hours} h"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    }
}

/// Help in words: `no hints`, or `2 hints, 1 check`.
pub fn help_in_words(hints: u32, checks: u32) -> String {
    let count = |count: u32, one: &str| match count {
        1 => format!("1 {one}"),
        count => format!("{count} {one}s"),
    };
    let hints = if hints == 0 { "no hints".to_owned() } else { count(hints, "hint") };
    if checks == 0 { hints } else { format!("{hints}, {}", count(checks, "check")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::PuzzleName;

    #[test]
    fn two_lines_say_what_it_was_and_what_it_took() {
        let puzzle = PuzzleName::of_marks("nonoscope.marks.0123456789abcdef").unwrap();
        let mut solve = Solve::new(puzzle, 7, Ended::Solved);
        assert_eq!(solve.result().unwrap(), "Nonoscope\nno hints");
        solve.title = Some("Heart".to_owned());
        (solve.size, solve.rating, solve.millis) = (Some((15, 15)), Some(23), 252_999);
        solve.day = Date::from_text("2026-11-22");
        let result = solve.result().unwrap();
        assert_eq!(result, "Nonoscope, Sunday 22 November · 15 × 15, moderate\n4 min 12 s, no hints");
        (solve.day, solve.inks, solve.hints, solve.checks) = (None, 3, 1, 2);
        let result = solve.result().unwrap();
        assert_eq!(result, "Nonoscope · 15 × 15, 3 colours, moderate\n4 min 12 s, 1 hint, 2 checks");
        solve.ended = Ended::GivenUp;
        assert_eq!(solve.result(), None);
    }

    #[test]
    fn times_are_said_as_people_say_them() {
        let said = [0, 59_999, 60_000, 252_000, 3_600_000, 3_660_000, u64::MAX].map(time_in_words);
        assert_eq!(said[..6], ["0 s", "59 s", "1 min", "4 min 12 s", "1 h", "1 h 1 min"]);
        assert!(said[6].ends_with(" min"));
        assert_eq!(
            [(0, 0), (1, 0), (2, 1)].map(|(hints, checks)| help_in_words(hints, checks)),
            ["no hints", "1 hint", "2 hints, 1 check"]
        );
    }
}
