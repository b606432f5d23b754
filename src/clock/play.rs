//! The time and help behind the marks of a puzzle, as one text beside the marks.
//!
//! ```text
//! 1 1f3a9c07       the version, and a checksum of all lines below
//! time 252000      a name and a value in each line, in any order; what has no line is 0
//! hints 2
//! checks 1
//! mistakes 3
//! begun 1795352400000   when the first mark was made, in milliseconds since 1970
//! asked overlap         a technique that a hint has named, as often as that
//! day 2026-11-22   if it is the puzzle of that day
//! bookmark 6.3XO5. a marked position, as the marks have theirs; the first one comes first
//! ```

use crate::kept_names::{MARKS, PLAY};
use nonoscope_core::trace::Technique;
use nonoscope_play::Date;
use nonoscope_play::checksum::{checksum, is_right};

/// What a text of this version begins with.
const VERSION: &str = "1 ";

/// The time taken and the help had.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Play {
    /// The time in milliseconds.
    pub(crate) millis: u64,
    pub(crate) hints: u32,
    pub(crate) checks: u32,
    pub(crate) mistakes: u32,
    pub(crate) begun: u64,
    pub(crate) asked: Vec<Technique>,
    /// The day, if it was begun as the puzzle of a day.
    pub(crate) day: Option<Date>,
    /// The marked positions.
    pub(crate) bookmarks: Vec<String>,
}

impl Play {
    /// The text to keep; `None` if there is nothing to keep.
    pub(crate) fn to_text(&self) -> Option<String> {
        let values = [
            ("time", self.millis),
            ("hints", self.hints.into()),
            ("checks", self.checks.into()),
            ("mistakes", self.mistakes.into()),
            ("begun", self.begun),
        ];
        let there = values.iter().filter(|(_, value)| *value > 0);
        let body: String = there.map(|(name, value)| format!("{name} {value}\n")).collect();
        let day = self.day.map_or_else(String::new, |day| format!("day {}\n", day.to_text()));
        let bookmarks: String = self.bookmarks.iter().map(|bookmark| format!("bookmark {bookmark}\n")).collect();
        let asked: String = self.asked.iter().map(|technique| format!("asked {}\n", technique.name())).collect();
        let body = body + &asked + &day + &bookmarks;
        (!body.is_empty()).then(|| format!("{VERSION}{:08x}\n{body}", checksum(body.as_bytes())))
    }

    /// Reads a kept text. Of another version, and of rubbish, nothing is taken; names and values that are not known are
    /// skipped.
    pub(crate) fn from_text(text: &str) -> Play {
        let mut play = Play::default();
        let sealed = text.strip_prefix(VERSION).and_then(|rest| rest.split_once('\n'));
        let Some((_, body)) = sealed.filter(|(sum, body)| is_right(sum, body.as_bytes())) else { return play };
        for line in body.lines() {
            let (name, value) = line.split_once(' ').unwrap_or((line, ""));
            match name {
                "time" => play.millis = value.parse().unwrap_or_default(),
                "hints" => play.hints = value.parse().unwrap_or_default(),
                "checks" => play.checks = value.parse().unwrap_or_default(),
                "mistakes" => play.mistakes = value.parse().unwrap_or_default(),
                "begun" => play.begun = value.parse().unwrap_or_default(),
                "asked" => play.asked.extend(value.parse::<Technique>()),
                "bookmark" => play.bookmarks.push(value.to_owned()),
                "day" => play.day = Date::from_text(value),
                _ => {}
            }
        }
        play
    }
}

/// The name of what is kept beside the marks with this name.
pub(crate) fn play_of(marks: &str) -> String {
    format!("{PLAY}{}", marks.strip_prefix(MARKS).unwrap_or(marks))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What version 1 keeps, with something that no page knows yet.
    const FIRST: &str = include_str!("../../tests/data/kept/play-1.txt");

    #[test]
    fn version_1_is_read_and_written() {
        let play = Play {
            millis: 252_000,
            hints: 2,
            checks: 1,
            day: Date::from_text("2026-11-22"),
            bookmarks: vec!["4.".to_owned(), "3.X".to_owned()],
            ..Play::default()
        };
        assert_eq!(Play::from_text(FIRST), play);
        assert_eq!(Play::from_text(&play.to_text().unwrap()), play);
        let more = Play { mistakes: 3, begun: 1_795_352_400_000, asked: vec![Technique::Overlap; 2], ..play };
        assert_eq!(Play::from_text(&more.to_text().unwrap()), more);
        assert_eq!(Play::default().to_text(), None);
    }

    #[test]
    fn rubbish_is_nothing() {
        let text = Play { millis: 7, hints: 2, checks: 0, ..Play::default() }.to_text().unwrap();
        for end in 0..text.len() {
            assert_eq!(Play::from_text(&text[..end]), Play::default(), "{}", &text[..end]);
        }
        assert_eq!(Play::from_text(&text.replace('7', "8")), Play::default());
        let sealed = |body: &str| format!("1 {:08x}\n{body}", checksum(body.as_bytes()));
        let odd = Play::from_text(&sealed("hints -1\nchecks 99999999999\ntime 5 s\nhints\nday yesterday\n"));
        assert_eq!(odd, Play::default());
    }

    #[test]
    fn it_has_a_name_beside_that_of_the_marks() {
        assert_eq!(play_of("nonoscope.marks.0123"), "nonoscope.play.0123");
    }
}
