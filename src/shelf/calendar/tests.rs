//! The puzzle of the day: solving it, and the calendar afterwards.

use super::*;
use crate::page;
use crate::page::tests::Browser;
use crate::shelf::Msg;
use crate::shelf::tests::{Visit, date};
use nonoscope_core::puzzle::{At, Cell};
use nonoscope_core::solve::Tier;
use nonoscope_kit::model::keymap::KeyAction;
use nonoscope_play::share_unsolved;

/// A Monday, on which the calendar is opened.
const TODAY: &str = "2026-01-12";

/// Monday, 30 November 2026, whose puzzle is the first of the shelf's.
const FIRST_DAY: &str = "2026-11-30";

/// The person opens the calendar and chooses a day.
fn begin(visit: &mut Visit, day: &str) {
    visit.ask(Wanted::Calendar);
    visit.send(Msg::Calendar(CalendarMsg::Solve(date(day))));
    visit.serve();
}

/// Whether the calendar ticks a day once it is opened again.
fn is_ticked(visit: &mut Visit, day: &str) -> bool {
    visit.ask(Wanted::Calendar);
    is_solved(&visit.shelf, date(day))
}

fn mark_a_cell(page: &mut Browser) {
    page.model.board.cursor.follow(At::new(0, 1));
    page.send(page::Msg::Key(KeyAction::Mark(Cell::FILLED)));
}

#[test]
fn a_days_puzzle_is_solved_by_hand_and_ticked() {
    let mut visit = Visit::on(TODAY);
    assert!(!is_ticked(&mut visit, TODAY));
    visit.send(Msg::Calendar(CalendarMsg::Today));
    assert!(visit.closed.contains(&Wanted::Calendar) && visit.page.model.is_marking());
    assert_eq!(visit.page.player().puzzle().title(), Some(&*example_of(date(TODAY)).name().to_string()));
    visit.win();
    assert_eq!(visit.page.model.what_it_took(), "Monday, 12 January · 0 s, no hints");
    assert!(is_ticked(&mut visit, TODAY));
    visit.reload();
    assert!(is_ticked(&mut visit, TODAY));
}

#[test]
fn a_reload_in_between_does_not_lose_the_day() {
    let mut visit = Visit::on(TODAY);
    begin(&mut visit, TODAY);
    mark_a_cell(&mut visit.page);
    visit.reload();
    visit.win();
    assert!(is_ticked(&mut visit, TODAY));
}

#[test]
fn another_puzzle_has_nothing_to_do_with_the_day() {
    let mut visit = Visit::on(TODAY);
    begin(&mut visit, TODAY);
    assert_eq!(visit.page.model.of_day(), Some(date(TODAY)));
    visit.page.send(page::Msg::Example(1));
    visit.page.answer();
    assert_eq!(visit.page.model.of_day(), None);
    visit.win();
    assert!(!is_ticked(&mut visit, TODAY));
}

#[test]
fn the_next_time_a_puzzle_comes_it_begins_anew() {
    let mut visit = Visit::on(TODAY);
    begin(&mut visit, TODAY);
    visit.win();
    // Once it is solved, it is there to be seen again.
    visit.page.send(page::Msg::Example(1));
    visit.page.answer();
    begin(&mut visit, TODAY);
    assert!(visit.page.player().marking().solution().is_some());
    let is_same = |day: &Date| example_of(*day).text == example_of(date(TODAY)).text;
    let later = (1..100).map(|days| date(TODAY).plus(days)).find(is_same).unwrap();
    visit.today = later;
    begin(&mut visit, &later.to_text());
    let marks = visit.page.player().marking().marks();
    assert!(marks.is_empty() && marks.can_undo(), "undo brings back what was solved before");
    assert_eq!(visit.page.model.clock.seconds(), 0);
    visit.win();
    assert!(is_ticked(&mut visit, &later.to_text()) && is_ticked(&mut visit, TODAY));
}

#[test]
fn marks_that_have_not_won_are_gone_on_with() {
    let mut visit = Visit::on(TODAY);
    begin(&mut visit, TODAY);
    mark_a_cell(&mut visit.page);
    visit.page.send(page::Msg::Example(1));
    visit.page.answer();
    begin(&mut visit, TODAY);
    assert!(!visit.page.player().marking().marks().is_empty());
}

#[test]
fn a_puzzle_that_is_still_to_come_stays_unknown() {
    let mut visit = Visit::on(TODAY);
    let before = visit.page.player().puzzle().clone();
    begin(&mut visit, "2026-01-13");
    assert_eq!(visit.page.player().puzzle(), &before);
    assert!(visit.closed.is_empty(), "the calendar stays open");
}

#[test]
fn the_puzzle_of_a_day_is_the_shelf_s_and_is_noted_as_solved() {
    let mut visit = Visit::on(FIRST_DAY);
    assert_eq!(visit.shelf.tier_of_day(date(FIRST_DAY)), "", "nobody knows it yet");
    begin(&mut visit, FIRST_DAY);
    assert_eq!(visit.shelf.tier_of_day(date(FIRST_DAY)), "gentle");
    assert_eq!(visit.page.model.title(), "Puzzle of Monday, 30 November");
    // A reload in between does not lose the day, although the shelf has to be loaded again.
    visit.page.send(page::Msg::Key(KeyAction::Mark(Cell::FILLED)));
    visit.reload();
    visit.page.send(page::Msg::Key(KeyAction::Undo));
    assert_eq!(visit.page.model.title(), "Puzzle of Monday, 30 November");
    visit.win();
    assert!(visit.page.model.gallery.solved.has_day(FIRST_DAY));
    let took = visit.page.model.what_it_took();
    assert!(took.to_string().starts_with("Monday, 30 November · "), "{took}");
    // Any of the days before is what it was.
    begin(&mut visit, "2026-11-29");
    assert!(visit.page.model.shown.example.is_some());
}

#[test]
fn a_day_is_ticked_if_its_puzzle_came_by_a_link() {
    let mut visit = Visit::on(FIRST_DAY);
    begin(&mut visit, FIRST_DAY);
    let hash = share_unsolved(visit.page.player()).unwrap();
    let mut friend = Visit::on(FIRST_DAY);
    friend.page.send(page::Msg::Hash(format!("#{hash}")));
    friend.page.answer();
    assert!(!is_ticked(&mut friend, FIRST_DAY));
    friend.win();
    assert!(is_ticked(&mut friend, FIRST_DAY) && !is_ticked(&mut friend, "2026-12-01"));
}

#[test]
fn a_day_is_ticked_if_its_puzzle_was_taken_from_the_shelf() {
    let mut visit = Visit::on(FIRST_DAY);
    visit.ask(Wanted::Puzzles);
    let entry = visit.shelf.stock.of_day(date(FIRST_DAY)).unwrap();
    visit.send(Msg::Browse(crate::shelf::browse::BrowseMsg::Choose(entry.id)));
    visit.serve();
    assert!(!is_ticked(&mut visit, FIRST_DAY));
    visit.win();
    assert!(is_ticked(&mut visit, FIRST_DAY));
    assert!(!is_ticked(&mut visit, "2026-12-01"));
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
    let note = nonoscope_words::shelf::calendar_note().to_string();
    assert!(note.contains("Monday’s puzzle is gentle. The puzzles get harder from day to day."));
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
    let names: Vec<String> = (0..7).map(|day| example_of(monday().plus(day)).name().to_string()).collect();
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
    calendar.open(Some(today));
    assert!(!calendar.has_next() && calendar.has_previous());
    calendar.go_on();
    assert_eq!(calendar.month, Some(today.month()));
    calendar.go_back();
    assert_eq!(calendar.month.unwrap().words(), "December 2025");
    assert!(calendar.has_next());
    calendar.go_on();
    assert_eq!(calendar.month, Some(today.month()));
}
