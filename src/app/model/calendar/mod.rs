//! The puzzle of the day: which one it is, from the date alone, and a calendar of those that are solved.

mod date;

pub(crate) use date::{Date, Month, WEEKDAYS};

use nonoscope_format::examples::{self, Example};

/// A message about the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CalendarMsg {
    /// Opens it, on this day.
    Open {
        today: Date,
    },
    Close,
    PreviousMonth,
    NextMonth,
    /// Solves the puzzle of a day.
    Solve(Date),
    /// A puzzle was solved on this day.
    Solved {
        today: Date,
    },
}

/// The calendar.
#[derive(Debug, Default)]
pub(crate) struct Calendar {
    pub(crate) is_open: bool,
    /// The day on which it was opened last.
    pub(crate) today: Option<Date>,
    /// The month that it shows.
    pub(crate) month: Option<Month>,
    /// The day whose puzzle is on the board, if it was opened as such, or solved on that day.
    pub(crate) of_board: Option<Date>,
    /// Whether that puzzle has still to come.
    pub(crate) arrives: bool,
}

impl Calendar {
    /// Opens it on this day.
    pub(crate) fn open(&mut self, today: Date) {
        (self.is_open, self.today, self.month) = (true, Some(today), Some(today.month()));
    }

    /// Whether a later month can be shown: none that begins after today.
    pub(crate) fn has_next(&self) -> bool {
        self.month.zip(self.today).is_some_and(|(month, today)| month < today.month())
    }

    /// Whether an earlier month can be shown.
    pub(crate) fn has_previous(&self) -> bool {
        self.month.is_some_and(|month| month.previous().is_some())
    }

    /// Shows the month before, if there is one.
    pub(crate) fn go_back(&mut self) {
        self.month = self.month.and_then(Month::previous).or(self.month);
    }

    /// Shows the month after, if it has begun.
    pub(crate) fn go_on(&mut self) {
        if self.has_next() {
            self.month = self.month.map(Month::next);
        }
    }
}

/// Arguments of this rating are too hard to follow for a puzzle of the day.
const TOO_HARD: u8 = 100;

/// The examples that a person can solve, from the easiest to the hardest.
fn by_rating() -> Vec<(u8, usize)> {
    let mut rated: Vec<(u8, usize)> = Vec::new();
    for (index, example) in examples::ALL.iter().enumerate() {
        if let Some(rating) = example.rating.filter(|rating| *rating < TOO_HARD) {
            // Sorting would be more code, and there are few.
            let at = rated.partition_point(|other| *other <= (rating, index));
            rated.insert(at, (rating, index));
        }
    }
    rated
}

/// The puzzle of a day, as its place among the examples: the same everywhere. It becomes harder from Monday to Sunday: each day
/// of the week has puzzles of its own, none of which is easier than one of the day before, and they take turns from week to
/// week.
pub(crate) fn puzzle_of(day: Date) -> usize {
    let rated = by_rating();
    let weekday = day.weekday();
    // The later days have one more if they cannot all have as many.
    let bound = |weekday: usize| weekday * rated.len() / WEEKDAYS.len();
    let own = &rated[bound(weekday)..bound(weekday + 1)];
    let turn = usize::try_from(day.week().rem_euclid(own.len().max(1) as i32)).unwrap_or(0);
    own.get(turn).map_or(0, |(_, index)| *index)
}

/// The example of a day.
pub(crate) fn example_of(day: Date) -> &'static Example {
    &examples::ALL[puzzle_of(day)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::solve::Tier;

    fn monday() -> Date {
        let day = Date::from_text("2026-01-12").unwrap();
        assert_eq!(day.weekday(), 0);
        day
    }

    fn rating(day: Date) -> u8 {
        example_of(day).rating.unwrap()
    }

    #[test]
    fn every_week_becomes_harder_from_day_to_day() {
        for week in 0..600 {
            let days: Vec<u8> = (0..7).map(|day| rating(monday().plus(7 * week + day))).collect();
            assert!(days.is_sorted_by(|one, next| one < next), "week {week}: {days:?}");
            assert!(days[6] < TOO_HARD);
        }
    }

    #[test]
    fn what_the_page_says_of_a_week_holds() {
        let page = include_str!("../../../../index.html");
        assert!(page.contains("The week begins with a gentle puzzle on Monday, and they get harder day by day."));
        for week in 0..600 {
            let number = rating(monday().plus(7 * week));
            assert_eq!(Tier::of(number).name(), "gentle", "week {week}");
        }
        // Harder from day to day: `every_week_becomes_harder_from_day_to_day`.
    }

    #[test]
    fn no_puzzle_comes_twice_in_two_weeks() {
        for week in 0..600 {
            let mut puzzles: Vec<usize> = (0..14).map(|day| puzzle_of(monday().plus(7 * week + day))).collect();
            puzzles.sort_unstable();
            puzzles.dedup();
            assert_eq!(puzzles.len(), 14, "week {week}");
        }
    }

    #[test]
    fn every_puzzle_that_people_can_solve_has_its_turn() {
        let mut puzzles: Vec<usize> = (0..7 * 12).map(|day| puzzle_of(monday().plus(day))).collect();
        puzzles.sort_unstable();
        puzzles.dedup();
        assert_eq!(puzzles.len(), by_rating().len());
    }

    /// Changing this changes the puzzle that people share on a day.
    #[test]
    fn the_same_day_has_the_same_puzzle_everywhere() {
        let names: Vec<&str> = (0..7).map(|day| example_of(monday().plus(day)).name).collect();
        assert_eq!(names, EXPECTED);
    }

    const EXPECTED: [&str; 7] = ["Heart", "Sailing boat", "Ten by ten", "Lighthouse", "Cat", "Locomotive", "Lambda"];

    #[test]
    fn the_calendar_ends_with_this_month() {
        let mut calendar = Calendar::default();
        calendar.go_on();
        calendar.go_back();
        assert_eq!((calendar.month, calendar.has_next(), calendar.has_previous()), (None, false, false));
        let today = Date::from_text("2026-01-15").unwrap();
        calendar.open(today);
        assert!(!calendar.has_next() && calendar.has_previous());
        calendar.go_on();
        assert_eq!(calendar.month, Some(today.month()));
        calendar.go_back();
        assert_eq!(calendar.month.unwrap().words(), "December 2025");
        assert!(calendar.has_next());
        calendar.go_on();
        assert_eq!(calendar.month, Some(today.month()));
    }
}
