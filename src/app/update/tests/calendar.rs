//! The puzzle of the day: solving it, and the calendar afterwards.

use super::{Browser, HEART};
use crate::app::effect::Timer;
use crate::app::model::calendar::{CalendarMsg, Date, example_of};
use crate::app::model::keeping::KeepMsg;
use crate::app::msg::Msg;
use nonoscope_core::puzzle::{At, Cell};
use nonoscope_kit::model::keymap::{KeyAction, Mode};
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
    assert!(page.model.attempt.finish.is_open());
}

fn is_solved(page: &Browser, day: &str) -> bool {
    page.model.attempt.solved.has_day(day)
}

#[test]
fn a_days_puzzle_is_solved_by_hand_and_ticked() {
    let mut page = opened();
    assert_eq!(page.model.mode(), Mode::Dialogue);
    assert!(page.done.contains(&"ShowCalendar(true)".to_owned()));
    page.send(Msg::Calendar(CalendarMsg::Solve(date(TODAY))));
    page.answer();
    assert!(page.done.contains(&"ShowCalendar(false)".to_owned()) && page.model.is_marking());
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
    assert_eq!(typed.reloaded().model.attempt.calendar.of_board, Some(date(TODAY)));
    // Another puzzle is none of this day.
    let mut other = on_that_day("");
    other.send(Msg::Key(KeyAction::SwitchMode));
    other.send(Msg::Example(1));
    other.answer();
    win(&mut other);
    assert!(!is_solved(&other, TODAY) && other.model.attempt.calendar.of_board.is_none());
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
    assert!(!page.model.attempt.finish.is_open());
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
    assert_eq!(page.model.attempt.calendar.of_board, None);
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
    assert_eq!(page.model.attempt.clock.seconds(), 0);
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
