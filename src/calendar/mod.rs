//! The puzzle of the day: which one it is, from the date alone, and a calendar in which it is opened and noted as solved.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use crate::page::{Dialogue, Effect, Model};
use crate::{clock, entry, keep, marks, shelf};
use nonoscope_core::solve::Tier;
use nonoscope_format::examples::{self, Example};
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_play::Marks;
use nonoscope_play::{Date, Month, WEEKDAYS};

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
    /// Its text, if that puzzle has still to come.
    pub(crate) arrives: Option<String>,
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

/// Handles a message.
pub(crate) fn turn(model: &mut Model, msg: CalendarMsg, out: &mut Vec<Effect>) {
    match msg {
        CalendarMsg::Open { today } => {
            model.calendar.open(today);
            shelf::open(model, out);
            model.playing.stop();
            out.push(Effect::Open(Dialogue::Calendar, true));
        }
        CalendarMsg::Close => {
            model.calendar.is_open = false;
            out.push(Effect::Open(Dialogue::Calendar, false));
        }
        CalendarMsg::PreviousMonth => model.calendar.go_back(),
        CalendarMsg::NextMonth => model.calendar.go_on(),
        CalendarMsg::Solve(day) => solve(model, day, out),
        CalendarMsg::Solved { today } => solved_on(model, today, out),
    }
}

/// Puts the puzzle of a day onto the board, to be solved. One that is still to come stays unknown.
fn solve(model: &mut Model, day: Date, out: &mut Vec<Effect>) {
    if model.calendar.today.is_none_or(|today| day > today) {
        return;
    }
    turn(model, CalendarMsg::Close, out);
    if is_of_shelf(day) {
        return shelf::day(model, day, out);
    }
    marks::mark(model, MarksMsg::Mode { marking: true }, out);
    entry::example(model, puzzle_of(day), out);
    arrives(model, day, example_of(day).text);
    out.push(Effect::FocusBoard);
}

/// The first day whose puzzle comes from the shelf: Monday, 30 November 2026. Those before it stay what they were.
const FIRST_OF_SHELF: i32 = 20_787;

/// Whether the puzzle of a day comes from the shelf.
pub(crate) fn is_of_shelf(day: Date) -> bool {
    day.number() >= FIRST_OF_SHELF
}

/// The puzzle of a day, with this text, has been asked for.
pub(crate) fn arrives(model: &mut Model, day: Date, text: &str) {
    (model.calendar.of_board, model.calendar.arrives) = (Some(day), Some(text.to_owned()));
}

impl Model {
    /// How hard the puzzle of a day is, in a word; empty as long as that is not known.
    pub(crate) fn tier_of_day(&self, day: Date) -> &'static str {
        let of_shelf = self.shelf.of_day(day).map(|entry| entry.tier());
        let of_example = || if is_of_shelf(day) { None } else { example_of(day).rating.map(Tier::of) };
        let tier = of_shelf.or_else(of_example);
        tier.map_or("", Tier::name)
    }
}

/// The puzzle of a day begins anew if it was solved on another day: the same ones come again.
pub(crate) fn settle(model: &mut Model) {
    let (Some(day), Some(text)) = (model.calendar.of_board, &model.calendar.arrives) else { return };
    let is_there = *text == model.shown.text && !model.asking.is_waiting();
    if !is_there || model.keeping.marks.awaited {
        return;
    }
    model.calendar.arrives = None;
    let is_new = !model.gallery.solved.has_day(&day.to_text());
    if let Some(player) = model.player.as_mut().filter(|player| is_new && player.marking().solution().is_some()) {
        player.marking_mut().change(Marks::clear);
        model.clock.begin_again();
    }
}

impl Model {
    /// Forgets which day's puzzle was on the board, unless it still is.
    pub(crate) fn forget_other_days(&mut self) {
        if let Some(day) = self.calendar.of_board
            && self.is_of_day(day) == Some(false)
        {
            self.calendar.of_board = None;
        }
    }
}

/// The puzzle on the board has been solved.
pub(crate) fn has_solved(model: &mut Model, out: &mut Vec<Effect>) {
    if let Some(day) = model.calendar.of_board {
        keep::has_solved_day(model, day, out);
    }
    out.push(Effect::AskDay);
}

/// The puzzle on the board was solved today. It may be that of the day, from any source: the gallery, a link, a text.
fn solved_on(model: &mut Model, today: Date, out: &mut Vec<Effect>) {
    let is_solved = model.player.as_ref().is_some_and(|player| player.marking().solution().is_some());
    if !is_solved || model.is_of_day(today) != Some(true) {
        return;
    }
    if model.calendar.of_board.is_none() {
        model.calendar.of_board = Some(today);
        model.announce_win();
        clock::keep(model, out);
    }
    keep::has_solved_day(model, today, out);
}
