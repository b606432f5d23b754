//! The puzzle of the day: which one it is, from the date alone, and a calendar in which it is opened and noted as solved.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use super::stock::{self, Order, Piece};
use super::{Effect, Model};
use crate::days::WEEK;
use crate::marks::name_of;
use crate::origin::{Put, Wanted};
use nonoscope_core::solve::Tier;
use nonoscope_format::examples::{self, Example};
use nonoscope_play::{Date, Month};
use nonoscope_shelf::Entry;
use nonoscope_words::Text;

/// A message about the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CalendarMsg {
    PreviousMonth,
    NextMonth,
    /// Solves the puzzle of today.
    Today,
    /// Solves the puzzle of a day.
    Solve(Date),
}

/// The calendar.
#[derive(Debug, Default)]
pub(crate) struct Calendar {
    /// The day on which it was opened last.
    pub(crate) today: Option<Date>,
    /// The month that it shows.
    pub(crate) month: Option<Month>,
}

impl Calendar {
    /// Opens it on this day.
    pub(crate) fn open(&mut self, today: Option<Date>) {
        (self.today, self.month) = (today, today.map(Date::month));
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
    let bound = |weekday: usize| weekday * rated.len() / usize::from(WEEK);
    let own = &rated[bound(weekday)..bound(weekday + 1)];
    let turn = usize::try_from(day.week().rem_euclid(own.len().max(1) as i32)).unwrap_or(0);
    own.get(turn).map_or(0, |(_, index)| *index)
}

/// The example of a day.
pub(crate) fn example_of(day: Date) -> &'static Example {
    &examples::ALL[puzzle_of(day)]
}

/// Handles a message.
pub(crate) fn turn(model: &mut Model, msg: CalendarMsg, out: &mut Vec<Effect>) {
    match msg {
        CalendarMsg::PreviousMonth => model.calendar.go_back(),
        CalendarMsg::NextMonth => model.calendar.go_on(),
        CalendarMsg::Today => model.calendar.today.into_iter().for_each(|day| solve(model, day, out)),
        CalendarMsg::Solve(day) => solve(model, day, out),
    }
}

/// Puts the puzzle of a day onto the board, to be solved. One that is still to come stays unknown.
fn solve(model: &mut Model, day: Date, out: &mut Vec<Effect>) {
    if model.calendar.today.is_none_or(|today| day > today) {
        return;
    }
    out.push(Effect::Close(Wanted::Calendar));
    if is_of_shelf(day) {
        return stock::want(model, Order::Day(day), out);
    }
    let (text, anew) = (example_of(day).text.to_owned(), !is_solved(model, day));
    out.push(Effect::Put(Put { text, shelf: None, day: Some(day), anew }));
}

/// The first day whose puzzle comes from the shelf: Monday, 30 November 2026. Those before it stay what they were.
const FIRST_OF_SHELF: i32 = 20_787;

/// Whether the puzzle of a day comes from the shelf.
pub(crate) fn is_of_shelf(day: Date) -> bool {
    day.number() >= FIRST_OF_SHELF
}

/// Whether the puzzle of a day has been solved, from any source: as that of the day, from the shelf, or, if its pack has been loaded, by a link.
pub(crate) fn is_solved(model: &Model, day: Date) -> bool {
    let solved = &model.solved;
    solved.has_day(&day.to_text())
        || model.stock.of_day(day).filter(|_| is_of_shelf(day)).is_some_and(|Entry { id, .. }| {
            solved.of_shelf().any(|number| number == id.number())
                || model.stock.puzzle(id).is_some_and(|puzzle| solved.has(&name_of(puzzle)))
        })
}

/// The calendar is open, and the index may be there: loads what it takes to solve the puzzle of today, or to know that it is solved.
pub(crate) fn prepare(model: &mut Model, out: &mut Vec<Effect>) {
    if let Some(entry) = model.calendar.today.and_then(|today| model.stock.of_day(today)) {
        stock::ask(&mut model.stock, Piece::Pack(entry.id.pack()), out);
    }
}

impl Model {
    /// How hard the puzzle of a day is, in a word; empty as long as that is not known.
    pub(crate) fn tier_of_day(&self, day: Date) -> Text {
        let of_shelf = self.stock.of_day(day).map(|entry| entry.tier());
        let of_example = || if is_of_shelf(day) { None } else { example_of(day).rating.map(Tier::of) };
        let tier = of_shelf.or_else(of_example);
        tier.map_or_else(Text::default, Tier::text)
    }
}
