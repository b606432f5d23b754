//! Days of the calendar, without a clock: which day follows which, and which day of the week it is.

use nonoscope_words::{Text, calendar as said};

/// A day, by the number of days since 1 January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date(i32);

/// A month of a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Month {
    /// From 2000 to 9999 in all days of the calendar.
    pub year: i32,
    /// From 1 to 12.
    pub month: u32,
}

/// The years that the calendar has.
const YEARS: std::ops::RangeInclusive<i32> = 2000..=9999;

/// How many days a week has.
pub const WEEKDAYS: usize = 7;

/// The name of a day of the week, from 0 for Monday.
pub fn weekday(number: usize) -> Text {
    said::weekday(number + 1)
}

impl Date {
    /// A day of a month, both from 1; `None` if there is no such day, or if it is not in the calendar.
    pub fn new(year: i32, month: u32, day: u32) -> Option<Date> {
        let of = Month { year, month };
        let exists = YEARS.contains(&year) && (1..=12).contains(&month) && (1..=of.length()).contains(&day);
        exists.then(|| of.first().plus(day as i32 - 1))
    }

    /// The day that is this many days later.
    pub fn plus(self, days: i32) -> Date {
        Date(self.0.saturating_add(days))
    }

    /// The number of days since 1 January 1970.
    pub fn number(self) -> i32 {
        self.0
    }

    /// The year, the month and the day.
    fn parts(self) -> (Month, u32) {
        // Years are counted from March on, so that a leap day is the last one of its year, and in eras of 400 years.
        let days = i64::from(self.0) + 719_468;
        let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let of_year = day - (365 * year + year / 4 - year / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = (of_year - (153 * from_march + 2) / 5 + 1) as u32;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 } as u32;
        let year = (era * 400 + year) as i32 + i32::from(month <= 2);
        (Month { year, month }, day)
    }

    /// Its month.
    pub fn month(self) -> Month {
        self.parts().0
    }

    /// Its number in its month, from 1.
    pub fn day(self) -> u32 {
        self.parts().1
    }

    /// Its place in the week, from 0 for Monday.
    pub fn weekday(self) -> usize {
        // The first day of 1970 was a Thursday.
        (self.0 + 3).rem_euclid(7) as usize
    }

    /// The number of its week, which begins on a Monday.
    pub fn week(self) -> i32 {
        (self.0 + 3).div_euclid(7)
    }

    /// As people say it: `Sunday, 22 November`.
    pub fn words(self) -> Text {
        let (month, day) = self.parts();
        said::day(self.weekday() + 1, day, month.month)
    }

    /// The same inside a list: `Sunday 22 November`.
    pub fn words_in_list(self) -> Text {
        let (month, day) = self.parts();
        said::day_in_list(self.weekday() + 1, day, month.month)
    }

    /// As it is kept: `2026-11-22`.
    pub fn to_text(self) -> String {
        let (Month { year, month }, day) = self.parts();
        format!("{year:04}-{month:02}-{day:02}")
    }

    /// Reads a day that was kept.
    pub fn from_text(text: &str) -> Option<Date> {
        let mut numbers = text.splitn(3, '-').map(str::parse);
        let (year, month, day) = (numbers.next()?.ok()?, numbers.next()?.ok()?, numbers.next()?.ok()?);
        Date::new(i32::try_from(year).ok()?, month, day)
    }
}

impl Month {
    /// Its first day.
    pub fn first(self) -> Date {
        let (year, month) = (i64::from(self.year) - i64::from(self.month <= 2), i64::from(self.month));
        let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
        let from_march = if month > 2 { month - 3 } else { month + 9 };
        let of_year = (153 * from_march + 2) / 5;
        let days = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468;
        Date(days as i32)
    }

    /// How many days it has.
    pub fn length(self) -> u32 {
        (self.next().first().0 - self.first().0) as u32
    }

    /// The month after it.
    pub fn next(self) -> Month {
        match self.month {
            12 => Month { year: self.year + 1, month: 1 },
            month => Month { month: month + 1, ..self },
        }
    }

    /// The month before it; the first one of the calendar has none.
    pub fn previous(self) -> Option<Month> {
        let before = match self.month {
            1 => Month { year: self.year - 1, month: 12 },
            month => Month { month: month - 1, ..self },
        };
        YEARS.contains(&before.year).then_some(before)
    }

    /// As people say it: `November 2026`.
    pub fn words(self) -> Text {
        said::month_of_year(self.month, Text::verbatim(self.year.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(text: &str) -> Date {
        Date::from_text(text).unwrap()
    }

    #[test]
    fn days_follow_each_other_as_in_the_calendar() {
        let mut day = date("2000-01-01");
        assert_eq!(day.weekday(), 5, "a Saturday");
        let mut count = 0;
        while day < date("2101-01-01") {
            let (month, number) = (day.month(), day.day());
            assert_eq!(Date::new(month.year, month.month, number), Some(day));
            assert_eq!(Date::from_text(&day.to_text()), Some(day));
            let next = day.plus(1);
            assert_eq!(next.weekday(), (day.weekday() + 1) % 7);
            assert_eq!(next.week(), day.week() + i32::from(next.weekday() == 0));
            if next.day() != 1 {
                assert_eq!((next.month(), next.day()), (month, number + 1));
            } else {
                assert_eq!((next.month(), number), (month.next(), month.length()));
                assert_eq!(next.month().previous(), Some(month));
            }
            (day, count) = (next, count + 1);
        }
        assert_eq!(count, 101 * 365 + 25 + 1 - 1, "25 leap years, 2100 is none");
    }

    #[test]
    fn what_people_say() {
        let day = date("2026-11-22");
        assert_eq!(
            (day.words().to_string().as_str(), day.month().words().to_string().as_str()),
            ("Sunday, 22 November", "November 2026")
        );
        assert_eq!(date("2024-02-29").words(), "Thursday, 29 February");
        assert_eq!(day.month().length(), 30);
    }

    #[test]
    fn rubbish_is_no_day() {
        for text in [
            "",
            "2026",
            "2026-11",
            "2026-13-01",
            "2026-02-29",
            "2026-11-31",
            "2026-11-00",
            "1999-12-31",
            "x-1-1",
            "99999-01-01",
            "2026-11-22-1",
            "-2026-11-22",
            "2100-02-29",
        ] {
            assert_eq!(Date::from_text(text), None, "{text}");
        }
        assert_eq!(date("2000-01-01").month().previous(), None);
    }
}
