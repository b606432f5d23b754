//! The puzzle of the day: solving it, and the calendar afterwards.

use super::*;
use crate::keep::KeepMsg;
use crate::page::tests::{Browser, HEART};
use crate::page::{Msg, Timer};
use nonoscope_core::puzzle::{At, Cell};
use nonoscope_core::solve::Tier;
use nonoscope_kit::model::keymap::{KeyAction, Mode};
use nonoscope_play::Date;
use nonoscope_play::{Player, share_unsolved};

fn date(text: &str) -> Date {
    Date::from_text(text).unwrap()
}

/// A Monday, on which the calendar is opened.
const TODAY: &str = "2026-01-12";

/// A page on which the calendar is open.
fn opened() -> Browser {
    let mut page = Browser::begun();
    page.send(Msg::Calendar(CalendarMsg::Open { today: date(TODAY) }));
    page
}

fn begin(page: &mut Browser, day: &str) {
    page.send(Msg::Calendar(CalendarMsg::Open { today: date(day) }));
    page.send(Msg::Calendar(CalendarMsg::Solve(date(day))));
    page.answer();
}

/// Fills all cells that have to be, by keys, unless they are filled already.
fn win(page: &mut Browser) {
    let solution = page.player().outcome().solutions[0].clone();
    for at in solution.places().filter(|&at| solution.get(at) == Cell::FILLED) {
        if page.player().grid().get(at) != Cell::FILLED {
            page.model.board.cursor.follow(at);
            page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
        }
    }
    assert!(page.model.finish.is_open());
}

fn is_solved(page: &Browser, day: &str) -> bool {
    page.model.gallery.solved.has_day(day)
}

#[test]
fn a_days_puzzle_is_solved_by_hand_and_ticked() {
    let mut page = opened();
    assert_eq!(page.model.mode(), Mode::Dialogue);
    assert!(page.done.contains(&"Open(Calendar, true)".to_owned()));
    page.send(Msg::Calendar(CalendarMsg::Solve(date(TODAY))));
    page.answer();
    assert!(page.done.contains(&"Open(Calendar, false)".to_owned()) && page.model.is_marking());
    assert_eq!(page.player().puzzle().title(), Some(example_of(date(TODAY)).name));
    assert!(!is_solved(&page, TODAY));
    win(&mut page);
    assert!(is_solved(&page, TODAY));
    assert_eq!(page.model.what_it_took(), "Monday, 12 January · 0 s, no hints");
    assert!(is_solved(&page.reloaded(), TODAY));
}

#[test]
fn a_reload_in_between_does_not_lose_the_day() {
    let mut page = opened();
    begin(&mut page, TODAY);
    page.model.board.cursor.follow(At::new(0, 1));
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    page.send(Msg::Keep(KeepMsg::Leaving));
    let mut again = page.reloaded();
    win(&mut again);
    assert!(is_solved(&again, TODAY));
}

/// A page on that Monday, at an address with this hash.
fn on_that_day(hash: &str) -> Browser {
    let mut page = Browser::at(hash);
    page.today = Some(date(TODAY));
    page.begin();
    page
}

#[test]
fn the_puzzle_of_this_day_is_ticked_wherever_it_came_from() {
    // From the gallery.
    let mut page = on_that_day("");
    page.send(Msg::Key(KeyAction::SwitchMode));
    page.send(Msg::Example(0));
    page.answer();
    assert!(!is_solved(&page, TODAY));
    win(&mut page);
    assert!(is_solved(&page, TODAY));
    assert_eq!(page.model.what_it_took(), "Monday, 12 January · 0 s, no hints");
    assert_eq!(page.model.shown.announced, "Heart: solved! Monday, 12 January · 0 s, no hints.");
    assert!(is_solved(&page.reloaded(), TODAY));
    // The calendar shows it as it was solved.
    begin(&mut page, TODAY);
    assert!(page.player().marking().solution().is_some());
    // By a link.
    let hash = share_unsolved(page.player()).unwrap();
    let mut friend = on_that_day(&format!("#{hash}"));
    win(&mut friend);
    assert!(is_solved(&friend, TODAY));
    // In other words, and it is remembered beside the marks.
    let mut typed = on_that_day("");
    typed.send(Msg::Key(KeyAction::SwitchMode));
    typed.type_in(HEART);
    typed.run_out(Timer::Typing);
    typed.answer();
    win(&mut typed);
    assert!(is_solved(&typed, TODAY));
    assert_eq!(typed.reloaded().model.calendar.of_board, Some(date(TODAY)));
    // Another puzzle is none of this day.
    let mut other = on_that_day("");
    other.send(Msg::Key(KeyAction::SwitchMode));
    other.send(Msg::Example(1));
    other.answer();
    win(&mut other);
    assert!(!is_solved(&other, TODAY) && other.model.calendar.of_board.is_none());
}

#[test]
fn the_same_puzzle_on_another_day_is_not_that_of_the_day() {
    let mut page = opened();
    page.today = Some(date("2026-01-13"));
    page.send(Msg::Calendar(CalendarMsg::Close));
    page.send(Msg::Key(KeyAction::SwitchMode));
    page.send(Msg::Example(0));
    page.answer();
    assert_eq!(page.player().puzzle().title(), Some(example_of(date(TODAY)).name));
    win(&mut page);
    assert!(!is_solved(&page, TODAY));
    // As that of the day it begins anew, without what was solved before; undo would bring that back.
    begin(&mut page, TODAY);
    assert!(page.player().marking().marks().is_empty() && page.player().marking().marks().can_undo());
    assert!(!page.model.finish.is_open());
    win(&mut page);
    assert!(is_solved(&page, TODAY));
    // Once it is solved as such, it is there to be seen again.
    page.send(Msg::Example(1));
    page.answer();
    begin(&mut page, TODAY);
    assert!(page.player().marking().solution().is_some());
    // Another puzzle has nothing to do with the day.
    page.send(Msg::Example(1));
    page.answer();
    assert_eq!(page.model.calendar.of_board, None);
}

#[test]
fn the_next_time_a_puzzle_comes_it_begins_anew() {
    let mut page = opened();
    begin(&mut page, TODAY);
    win(&mut page);
    let later = (1..100)
        .map(|days| date(TODAY).plus(days))
        .find(|&day| std::ptr::eq(example_of(day).text, example_of(date(TODAY)).text));
    let later = later.unwrap().to_text();
    begin(&mut page, &later);
    assert!(page.player().marking().marks().is_empty() && !is_solved(&page, &later));
    assert_eq!(page.model.clock.seconds(), 0);
    win(&mut page);
    assert!(is_solved(&page, &later) && is_solved(&page, TODAY));
}

#[test]
fn marks_that_have_not_won_are_gone_on_with() {
    let mut page = opened();
    begin(&mut page, TODAY);
    page.model.board.cursor.follow(At::new(0, 1));
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    page.send(Msg::Example(1));
    page.answer();
    begin(&mut page, TODAY);
    assert!(!page.player().marking().marks().is_empty());
}

#[test]
fn a_puzzle_that_is_still_to_come_stays_unknown() {
    let mut page = opened();
    let before = page.player().puzzle().clone();
    page.send(Msg::Calendar(CalendarMsg::Solve(date("2026-01-13"))));
    page.answer();
    assert_eq!(Player::puzzle(page.player()), &before);
    assert_eq!(page.model.mode(), Mode::Dialogue, "the calendar stays open");
}

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
    let page = include_str!("../../index.html");
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
