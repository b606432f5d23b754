//! Days in words, and the week as the language of the reader has it.

use nonoscope_play::{Date, Month};
use nonoscope_words::{Text, calendar as words, grammar};

/// How many days a week has.
pub(crate) const WEEK: u8 = 7;

/// `Sunday, 22 November`.
pub(crate) fn day(day: Date) -> Text {
    words::day(weekday(day), day.day(), day.month().month)
}

/// `November 2026`.
pub(crate) fn month(month: Month) -> Text {
    words::month_of_year(month.month, year(month))
}

/// `22 November`; of another year than this one, `22 November 2025`.
pub(crate) fn date(day: Date, today: Option<Date>) -> Text {
    let month = day.month();
    match today.is_none_or(|today| today.month().year == month.year) {
        true => words::date(day.day(), month.month),
        false => words::date_of_year(day.day(), month.month, year(month)),
    }
}

/// The days of the week by their numbers, from 1 for Monday, in the order of a calendar.
pub(crate) fn week() -> impl Iterator<Item = u8> {
    let begins = begins();
    (0..WEEK).map(move |place| (begins + place) % WEEK + 1)
}

/// The first day of the week to which a day belongs.
pub(crate) fn first_of_week(day: Date) -> Date {
    let before = (weekday(day) - 1 + WEEK - begins()) % WEEK;
    day.plus(-i32::from(before))
}

/// The first day of the week, from 0 for Monday.
fn begins() -> u8 {
    let number: Option<u8> = grammar::week_begins().to_string().parse().ok();
    number.filter(|number| (1..=WEEK).contains(number)).map_or(0, |number| number - 1)
}

/// From 1 for Monday.
fn weekday(day: Date) -> u8 {
    day.weekday() as u8 + 1
}

/// The calendar has no years before 2000.
fn year(month: Month) -> u32 {
    month.year.unsigned_abs()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Date {
        Date::from_text(text).unwrap()
    }

    #[test]
    fn weeks_begin_as_the_language_has_it() {
        assert_eq!(week().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7]);
        for (day, first) in [("2026-11-30", "2026-11-30"), ("2026-12-06", "2026-11-30"), ("2026-12-07", "2026-12-07")] {
            assert_eq!(first_of_week(of(day)), of(first));
        }
    }

    #[test]
    fn days_are_said_in_words() {
        for (text, said) in [("2026-11-30", "Monday, 30 November"), ("2024-02-29", "Thursday, 29 February")] {
            assert_eq!(day(of(text)), said);
        }
        assert_eq!(month(of("2026-12-06").month()), "December 2026");
        let heads: Vec<String> = week().map(|day| words::weekday_short(day).to_string()).collect();
        assert_eq!(heads.concat(), "MoTuWeThFrSaSu");
    }
}
