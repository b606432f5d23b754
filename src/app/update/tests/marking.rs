//! A person's own solving, by keys.

use super::{Browser, HEART};
use crate::app::model::keymap::{Direction, KeyAction};
use crate::app::model::marking::MarksMsg;
use crate::app::msg::Msg;
use crate::puzzle::{At, Cell};

fn solving(text: &str) -> Browser {
    let mut page = Browser::showing(text);
    page.send(Msg::Key(KeyAction::SwitchMode));
    assert!(page.model.is_marking());
    assert_eq!(page.done, ["FocusBoard"]);
    page
}

fn move_to(direction: Direction, paints: bool) -> Msg {
    Msg::Key(KeyAction::Move { direction, paints })
}

#[test]
fn keys_move_the_cursor_and_mark() {
    let mut page = solving(HEART);
    page.send(move_to(Direction::Right, false));
    assert_eq!(page.model.shown.announced, "Row 1, column 1: unknown", "the first key only shows where it is");
    page.send(move_to(Direction::Right, false));
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    assert_eq!(page.model.shown.announced, "Row 1, column 2: filled");
    page.send(move_to(Direction::Down, true));
    assert_eq!(page.player().grid().get(At::new(1, 1)), Cell::FILLED, "it paints on the way");
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    assert_eq!(page.model.shown.announced, "Row 2, column 2: unknown", "the same again wipes");
    page.send(Msg::Key(KeyAction::Undo));
    assert_eq!(page.model.shown.announced, "Row 2, column 2: filled");
    page.send(Msg::Key(KeyAction::SwitchMode));
    assert_eq!(page.model.board.cursor.shown(), None);
}

#[test]
fn a_hint_is_given_and_then_put_in() {
    let mut page = solving(HEART);
    page.send(Msg::Key(KeyAction::Hint));
    page.answer();
    let said = page.player().sentence();
    assert!(said.ends_with("Press Hint again to apply it."), "{said}");
    assert!(page.model.board.chosen.is_some(), "its line is looked at");
    page.send(Msg::Key(KeyAction::Hint));
    assert!(!page.player().marking().marks().is_empty() && page.asked.is_empty());
}

#[test]
fn a_hint_comes_too_late_for_other_marks() {
    let mut page = solving(HEART);
    page.send(Msg::Marks(MarksMsg::Hint));
    page.send(Msg::Key(KeyAction::Mark(Cell::EMPTY)));
    page.answer();
    assert_eq!(page.player().sentence(), "1 cell marked.");
}

#[test]
fn while_the_solver_is_busy_there_is_no_hint() {
    let mut page = solving(HEART);
    page.send(Msg::Example(0));
    page.send(Msg::Marks(MarksMsg::Hint));
    assert!(page.player().sentence().starts_with("The solver is still busy"));
    page.type_in("");
    page.run_out(crate::app::effect::Timer::Typing);
    assert!(!page.player().sentence().starts_with("The solver"), "{}", page.player().sentence());
}

#[test]
fn marks_are_checked_and_watched_on_from() {
    let mut page = solving(HEART);
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    page.send(Msg::Key(KeyAction::Check));
    assert_eq!(page.player().sentence(), "1 mark cannot be right: row 1, cell 1 must be empty.");
    page.send(Msg::Marks(MarksMsg::WatchFromHere));
    assert!(!page.model.is_marking() && !page.model.marking.is_on);
    page.answer();
    assert!(page.player().session().is_from_marks());
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    page.send(Msg::Key(KeyAction::Check));
    assert_eq!(
        page.player().sentence(),
        "1 mark cannot be right: row 1, cell 1 must be empty.",
        "the puzzle's own truth"
    );
    page.send(Msg::Marks(MarksMsg::Clear));
    assert!(page.player().marking().marks().is_empty());
}

#[test]
fn the_mode_stays_for_the_next_puzzle() {
    let mut page = solving(HEART);
    page.send(Msg::Example(0));
    page.answer();
    assert!(page.model.is_marking());
}
