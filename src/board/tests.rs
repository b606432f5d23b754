//! Pointers and the wheel, from the event to the marks.

use crate::page::tests::{Browser, HEART};
use crate::page::{Msg, Place, Timer};
use nonoscope_core::puzzle::{At, Axis, Cell, Line};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::gesture::Pointer;
use nonoscope_kit::model::gesture::wheel::Wheel;
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_picture::Under;

fn pointer(page: &Browser, row: usize, column: usize) -> Pointer {
    let place = page.place(row, column);
    Pointer { id: 1, is_primary: true, is_touch: false, button: 0, shift: false, place, under: Under::Nothing }
}

fn solving() -> Browser {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    page
}

#[test]
fn a_drag_marks_and_is_kept_when_it_ends() {
    let mut page = solving();
    let [from, to] = [pointer(&page, 1, 0), pointer(&page, 1, 3)];
    page.send(Msg::Board(BoardMsg::Down(from)));
    page.send(Msg::Board(BoardMsg::Moved(to)));
    let name = page.model.keeping.marks.name.clone();
    let is_kept = |page: &Browser| page.storage.as_ref().is_some_and(|storage| storage.contains_key(&name));
    assert!(!is_kept(&page), "the stroke is not over");
    page.send(Msg::Board(BoardMsg::Up(to)));
    assert!(is_kept(&page));
    assert_eq!(page.player().marking().marks().grid().row_strings()[1], "XXXX.");
    assert_eq!(page.done.last().map(String::as_str), Some("Capture(1)"));
}

#[test]
fn a_finger_that_rests_circles_all_that_it_comes_over() {
    let mut page = solving();
    let finger = Pointer { is_touch: true, ..pointer(&page, 2, 2) };
    page.send(Msg::Board(BoardMsg::Down(finger)));
    assert_eq!(page.player().grid().get(At::new(2, 2)), Cell::FILLED);
    page.run_out(Timer::LongPress);
    assert_eq!(page.player().grid().get(At::new(2, 2)), Cell::EMPTY);
    let to = Pointer { is_touch: true, ..pointer(&page, 2, 4) };
    page.send(Msg::Board(BoardMsg::Moved(to)));
    page.send(Msg::Board(BoardMsg::Up(to)));
    assert_eq!(page.player().marking().marks().grid().row_strings()[2], "..OOO");
    page.send(Msg::Marks(MarksMsg::Undo));
    assert!(page.player().marking().marks().is_empty(), "it was one stroke");
}

#[test]
fn moving_within_a_cell_shows_nothing_new() {
    let mut page = Browser::showing(HEART);
    let over = pointer(&page, 2, 2);
    page.send(Msg::Board(BoardMsg::Moved(over)));
    let shown = page.shown;
    page.send(Msg::Board(BoardMsg::Moved(Pointer { place: (over.place.0 + 1.0, over.place.1), ..over })));
    assert_eq!(page.shown, shown);
    page.send(Msg::Board(BoardMsg::Left));
    assert_eq!(page.shown, shown + 1);
    let scene = page.model.scene().expect("a scene");
    assert!(scene.lines(Axis::Row).iter().all(|look| !look.pointed));
}

#[test]
fn a_clue_that_is_clicked_is_looked_at() {
    let mut page = Browser::showing(HEART);
    let on_clue = Pointer { place: (1.0, page.place(3, 0).1), ..pointer(&page, 3, 0) };
    page.send(Msg::Board(BoardMsg::Down(on_clue)));
    page.send(Msg::Board(BoardMsg::Up(on_clue)));
    assert_eq!((page.model.board.chosen, page.model.settings.follows), (Some(Line::row(3)), false));
    assert_eq!(page.revealed, [Place::Inspector]);
    assert!(page.model.scene().expect("a scene").lines(Axis::Row)[3].chosen);
}

#[test]
fn the_wheel_magnifies_and_the_whole_board_comes_back() {
    let mut page = Browser::showing(HEART);
    let (right, down, place) = (0.0, -100.0, page.place(4, 4));
    let wheel = Wheel { right, down, in_pixels: true, ctrl: true, shift: false, place };
    assert!(wheel.is_taken(page.model.surroundings()));
    page.send(Msg::Board(BoardMsg::Wheel(wheel)));
    assert!(page.model.board.lens.is_larger_than_fits() || !page.model.board.lens.can_be_larger());
    page.send(Msg::Board(BoardMsg::Whole));
    assert!(page.model.board.lens.view().is_some() && !page.model.board.lens.is_larger_than_fits());
}
