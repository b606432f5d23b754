//! How long solving a puzzle takes, and with how much help.

use super::*;
use crate::keep::KeepMsg;
use crate::learn::LearnMsg;
use crate::page::Msg;
use crate::page::tests::{Browser, HEART};
use crate::settings::{GameMsg, Setting};
use nonoscope_core::puzzle::{At, Cell, Grid};
use nonoscope_kit::model::game::GameSetting;
use nonoscope_kit::model::keymap::KeyAction;
use nonoscope_kit::model::marking::MarksMsg;

fn solving() -> Browser {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    page
}

fn mark(page: &mut Browser, row: usize, column: usize) {
    page.model.board.cursor.follow(At::new(row, column));
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
}

/// Time goes by, second by second, if it does.
fn wait(page: &mut Browser, seconds: usize) {
    for _ in 0..seconds {
        if page.clock {
            page.send(Msg::Clock(ClockMsg::Gone(1000.0)));
        }
    }
}

#[test]
fn time_goes_by_from_the_first_mark_to_the_last() {
    let mut page = solving();
    wait(&mut page, 7);
    assert_eq!((page.clock, page.model.clock.seconds()), (false, 0), "the clock waits for the first mark");
    mark(&mut page, 0, 1);
    wait(&mut page, 5);
    assert_eq!(page.model.clock.face(), "0:05");
    page.send(Msg::Marks(MarksMsg::Mode { marking: false }));
    assert!(!page.clock, "not while watching");
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    page.send(Msg::Learn(LearnMsg::Open));
    assert!(!page.clock, "not while learning");
    page.send(Msg::Learn(LearnMsg::Close));
    assert!(page.clock);
    let grid = Grid::from_picture(&["...X.", "XXXXX", "XXXXX", ".XXX.", "..X.."]).unwrap();
    for at in grid.places().filter(|&at| grid.get(at) == Cell::FILLED) {
        mark(&mut page, at.row(), at.column());
        wait(&mut page, 1);
    }
    assert!(!page.clock && page.model.finish.is_open());
    page.send(Msg::Clock(ClockMsg::Gone(400.0)));
    let took = page.model.what_it_took();
    assert_eq!(took, "19 s, no hints", "the last part of a second comes after the last mark");
    page.send(Msg::Key(KeyAction::BackToBoard));
    assert!(!page.clock, "it has been solved");
    page.send(Msg::Key(KeyAction::Undo));
    assert!(page.clock, "it has not");
}

#[test]
fn who_does_not_want_to_know_the_time_is_not_told() {
    let mut page = solving();
    mark(&mut page, 0, 1);
    wait(&mut page, 9);
    page.send(Msg::Set(Setting::Game(GameSetting::Times(false))));
    assert_eq!(page.model.what_it_took(), "no hints");
    wait(&mut page, 1);
    page.send(Msg::Set(Setting::Game(GameSetting::Times(true))));
    assert_eq!(page.model.what_it_took(), "10 s, no hints", "it goes by nevertheless");
}

#[test]
fn a_reload_goes_on() {
    let mut page = solving();
    mark(&mut page, 0, 1);
    wait(&mut page, 9);
    page.send(Msg::Marks(MarksMsg::Check));
    page.send(Msg::Key(KeyAction::Hint));
    page.answer();
    page.send(Msg::Keep(KeepMsg::Leaving));
    let again = page.reloaded();
    assert!(again.model.is_marking() && again.clock);
    assert_eq!(again.model.what_it_took(), "9 s, 1 hint, 1 check");
    // Another puzzle has its own time.
    let mut other = page.reloaded();
    other.send(Msg::Example(1));
    other.answer();
    assert_eq!(other.model.what_it_took(), "0 s, no hints");
    other.send(Msg::Entry(crate::entry::EntryMsg::Pasted(HEART.to_owned())));
    other.answer();
    assert_eq!(other.model.what_it_took(), "9 s, 1 hint, 1 check");
}

#[test]
fn what_is_hidden_keeps_its_time() {
    let mut page = solving();
    mark(&mut page, 0, 1);
    wait(&mut page, 3);
    page.send(Msg::Clock(ClockMsg::Hidden));
    assert_eq!(page.reloaded().model.clock.seconds(), 3);
    // The clock goes on even in a browser that keeps nothing.
    page.storage = None;
    wait(&mut page, 30);
    assert_eq!(page.model.clock.seconds(), 33);
}

#[test]
fn who_erases_everything_has_the_time_that_it_took_and_begins_again_only_after_a_solve() {
    let mut page = solving();
    mark(&mut page, 0, 1);
    wait(&mut page, 9);
    page.send(Msg::Marks(MarksMsg::Clear));
    page.send(Msg::Game(GameMsg::Clear { really: true }));
    assert!(!page.clock);
    page.send(Msg::Marks(MarksMsg::Undo));
    assert_eq!((page.clock, page.model.clock.seconds()), (true, 9), "it was a mistake");
    page.send(Msg::Marks(MarksMsg::Clear));
    page.send(Msg::Game(GameMsg::Clear { really: true }));
    mark(&mut page, 0, 3);
    assert_eq!((page.clock, page.model.clock.seconds()), (true, 9), "help and time are not erased");
    let solution = page.player().outcome().solutions[0].clone();
    for at in solution.places().filter(|&at| solution.get(at) == Cell::FILLED) {
        if page.player().grid().get(at) != Cell::FILLED {
            mark(&mut page, at.row(), at.column());
        }
    }
    assert!(page.model.finish.is_open());
    page.send(Msg::Marks(MarksMsg::Clear));
    page.send(Msg::Game(GameMsg::Clear { really: true }));
    mark(&mut page, 0, 1);
    assert_eq!((page.clock, page.model.clock.seconds()), (true, 0));
}

#[test]
fn a_check_or_a_hint_that_helps_nobody_is_not_counted() {
    let mut page = solving();
    page.send(Msg::Marks(MarksMsg::Check));
    assert_eq!(page.model.clock.checks, 0, "there is nothing to check");
    mark(&mut page, 0, 0);
    mark(&mut page, 0, 1);
    page.send(Msg::Key(KeyAction::Hint));
    page.answer();
    assert!(page.player().sentence().to_string().starts_with("One of your marks"), "{}", page.player().sentence());
    assert_eq!(page.model.clock.hints, 0, "it only says that something is wrong");
    for _ in 0..3 {
        page.send(Msg::Key(KeyAction::Hint));
        assert_eq!(page.model.clock.hints, 1, "and now where");
    }
}

fn after(seconds: u32) -> Clock {
    Clock { millis: f64::from(seconds) * 1000.0 + 999.0, ..Clock::default() }
}

#[test]
fn the_time_as_people_say_it() {
    let said = [0, 12, 60, 252, 3600, 3661, 36_000 + 59 * 60].map(|seconds| after(seconds).words());
    assert_eq!(said, ["0 s", "12 s", "1 min", "4 min 12 s", "1 h", "1 h 1 min", "10 h 59 min"]);
    let faces = [0, 12, 60, 252, 3600, 3661].map(|seconds| after(seconds).face());
    assert_eq!(faces, ["0:00", "0:12", "1:00", "4:12", "1:00:00", "1:01:01"]);
}

#[test]
fn the_help_as_people_say_it() {
    let said = |hints, checks| Clock { hints, checks, ..Clock::default() }.help();
    assert_eq!([said(0, 0), said(1, 0), said(2, 1)], ["no hints", "1 hint", "2 hints, 1 check"]);
    assert_eq!(said(0, 3), "no hints, 3 checks");
}

#[test]
fn time_goes_by_forwards_and_not_while_nobody_is_there() {
    let mut clock = Clock::default();
    assert!(!clock.goes_on(999.0) && clock.goes_on(1.0) && !clock.goes_on(-7000.0) && !clock.goes_on(f64::NAN));
    assert_eq!(clock.seconds(), 1);
    assert!(clock.goes_on(1e9));
    assert_eq!(clock.seconds(), 6, "a night with the lid closed does not count");
}

#[test]
fn what_was_kept_goes_on() {
    let mut clock = after(10);
    clock.hints = 3;
    let mut later = Clock::default();
    later.take_up(&clock.play());
    assert_eq!((later.seconds(), later.hints, later.checks), (10, 3, 0));
    assert!(later.goes_on(1.0), "to the millisecond");
    later.begin_again();
    assert_eq!(later.play(), Play::default());
}
