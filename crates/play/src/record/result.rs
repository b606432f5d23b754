//! The result of a solve in words, to share.

use super::{Ended, Solve};
use crate::Date;
use nonoscope_core::solve::Tier;
use nonoscope_words::{Text, cells, make, record as said};

impl Solve {
    /// The result as two lines to share: what the puzzle was like, and what it took. They give nothing of the picture away, not even
    /// the title. `None` if the person has not solved it.
    ///
    /// ```text
    /// Nonoscope, Sunday 22 November · 15 × 15, moderate
    /// 4 min 12 s, no hints
    /// ```
    pub fn result(&self) -> Option<[Text; 2]> {
        if self.ended != Ended::Solved {
            return None;
        }
        let day = self.day.map(Date::words_in_list);
        let size = self.size.map(|(width, height)| cells::size(width, height));
        let colours = (self.inks > 1).then(|| make::colour_count(self.inks));
        let tier = self.tier().map(Tier::text);
        let puzzle: Vec<Text> = [size, colours, tier].into_iter().flatten().collect();
        let what = match (day, puzzle.is_empty()) {
            (Some(day), false) => said::result_of_day_and_puzzle(day, Text::commas(puzzle)),
            (Some(day), true) => said::result_of_day(day),
            (None, false) => said::result_of_puzzle(Text::commas(puzzle)),
            (None, true) => said::result(),
        };
        let time = (self.millis > 0).then(|| time_in_words(self.millis));
        let took = Text::commas(time.into_iter().chain([help_in_words(self.hints, self.checks)]));
        Some([what, took])
    }
}

/// A time in words, without parts of a second: `4 min 12 s`; from an hour on without seconds, too.
pub fn time_in_words(millis: u64) -> Text {
    let seconds = millis / 1000;
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => said::seconds(seconds),
        (0, minutes, 0) => said::minutes(minutes),
        (0, minutes, seconds) => said::minutes_and_seconds(minutes, seconds),
        (hours, 0, _) => said::hours(hours),
        (hours, minutes, _) => said::hours_and_minutes(hours, minutes),
    }
}

/// Help in words: `no hints`, or `2 hints, 1 check`.
pub fn help_in_words(hints: u32, checks: u32) -> Text {
    Text::commas(std::iter::once(said::hints(hints)).chain((checks > 0).then(|| said::checks(checks))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::PuzzleName;

    fn lines(solve: &Solve) -> String {
        solve.result().unwrap().map(|line| line.to_string()).join("\n")
    }

    #[test]
    fn two_lines_say_what_it_was_and_what_it_took() {
        let puzzle = PuzzleName::of_marks("nonoscope.marks.0123456789abcdef").unwrap();
        let mut solve = Solve::new(puzzle, 7, Ended::Solved);
        assert_eq!(lines(&solve), "Nonoscope\nno hints");
        solve.title = Some("Heart".to_owned());
        (solve.size, solve.rating, solve.millis) = (Some((15, 15)), Some(23), 252_999);
        solve.day = Date::from_text("2026-11-22");
        let result = lines(&solve);
        assert_eq!(result, "Nonoscope, Sunday 22 November · 15 × 15, moderate\n4 min 12 s, no hints");
        (solve.day, solve.inks, solve.hints, solve.checks) = (None, 3, 1, 2);
        let result = lines(&solve);
        assert_eq!(result, "Nonoscope · 15 × 15, 3 colours, moderate\n4 min 12 s, 1 hint, 2 checks");
        solve.ended = Ended::GivenUp;
        assert_eq!(solve.result(), None);
    }

    #[test]
    fn times_are_said_as_people_say_them() {
        let said = [0, 59_999, 60_000, 252_000, 3_600_000, 3_660_000, u64::MAX].map(time_in_words);
        assert_eq!(said[..6], ["0 s", "59 s", "1 min", "4 min 12 s", "1 h", "1 h 1 min"]);
        assert!(said[6].to_string().ends_with(" min"));
        assert_eq!(
            [(0, 0), (1, 0), (2, 1)].map(|(hints, checks)| help_in_words(hints, checks)),
            ["no hints", "1 hint", "2 hints, 1 check"]
        );
    }
}
