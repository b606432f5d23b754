//! Puzzles that the shelf puts on the board.

use super::*;
use crate::page::Msg;
use crate::page::tests::Browser;
use nonoscope_core::puzzle::{At, Cell};
use nonoscope_kit::model::keymap::KeyAction;

/// A puzzle that is no example.
const CORNER: &str = "rows\n2\n1\n\ncolumns\n2\n1\n";

/// The shelf puts a puzzle on the board.
fn put(page: &mut Browser, put: Put) {
    page.send(Msg::Origin(OriginMsg::Put(put)));
    page.answer();
}

fn corner() -> Put {
    Put { text: CORNER.to_owned(), shelf: Some(7), day: Date::from_text("2026-12-01"), anew: true }
}

#[test]
fn its_number_and_day_hold_for_as_long_as_it_is_on_the_board() {
    let mut page = Browser::begun();
    put(&mut page, corner());
    assert_eq!((page.model.of_shelf(), page.model.of_day()), (Some(7), corner().day));
    assert_eq!(page.model.title(), "Puzzle of Tuesday, 1 December");
    put(&mut page, Put { day: None, anew: false, ..corner() });
    assert_eq!((page.model.of_day(), page.model.title().to_string().as_str()), (None, "No. 8"));
    page.send(Msg::Example(1));
    page.answer();
    assert_eq!((page.model.of_shelf(), page.model.of_day()), (None, None));
}

#[test]
fn one_that_is_to_begin_anew_loses_a_solution_and_nothing_else() {
    let mut page = Browser::begun();
    put(&mut page, corner());
    let fill = |page: &mut Browser, at| {
        page.model.board.cursor.follow(at);
        page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    };
    fill(&mut page, At::new(0, 1));
    put(&mut page, corner());
    assert!(!page.player().marking().marks().is_empty(), "it is not solved yet");
    let solution = page.player().outcome().solutions[0].clone();
    let open = solution.places().filter(|&at| solution.get(at) == Cell::FILLED && at != At::new(0, 1));
    open.for_each(|at| fill(&mut page, at));
    assert!(page.model.finish.is_open());
    put(&mut page, Put { anew: false, ..corner() });
    assert!(page.player().marking().solution().is_some());
    put(&mut page, corner());
    assert!(page.player().marking().marks().is_empty() && page.player().marking().marks().can_undo());
}

#[test]
fn what_does_not_come_is_said() {
    let mut page = Browser::begun();
    page.send(Msg::Origin(OriginMsg::Unloaded));
    assert!(page.model.notice.said().contains("Are you online?"));
}
