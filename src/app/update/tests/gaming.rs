//! How a person likes to play.

use super::{Browser, HEART};
use crate::app::model::board::BoardMsg;
use crate::app::model::game::{CrossingOff, Empties, GameMsg, GameSetting, GameSettings};
use crate::app::model::gesture::Pointer;
use crate::app::model::keeping::KeepMsg;
use crate::app::model::kept::GAME;
use crate::app::model::keymap::KeyAction;
use crate::app::model::marking::MarksMsg;
use crate::app::model::saving::SaveMsg;
use crate::app::model::settings::Setting;
use crate::app::msg::Msg;
use crate::picture::Under;
use crate::puzzle::{At, Axis, Cell, Line};

fn solving(text: &str) -> Browser {
    let mut page = Browser::showing(text);
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    page
}

fn set(page: &mut Browser, setting: GameSetting) {
    page.send(Msg::Set(Setting::Game(setting)));
}

/// Where a cell is on the canvas.
fn place(page: &Browser, row: usize, column: usize) -> (f64, f64) {
    let (view, _) = page.model.board.lens.view().expect("a view");
    let middle = |axis, index| {
        let span = view.measures.line(Line { axis, index });
        f64::from(span.start) + f64::from(span.length) / 2.0
    };
    (middle(Axis::Column, column), middle(Axis::Row, row))
}

fn finger(page: &Browser, row: usize, column: usize) -> Pointer {
    let place = place(page, row, column);
    Pointer { id: 1, is_primary: true, is_touch: true, button: 0, shift: false, place, under: Under::Nothing }
}

fn rows(page: &Browser) -> Vec<String> {
    page.player().marking().marks().grid().row_strings()
}

fn drag(page: &mut Browser, from: (usize, usize), to: (usize, usize)) {
    page.send(Msg::Board(BoardMsg::Down(finger(page, from.0, from.1))));
    page.send(Msg::Board(BoardMsg::Moved(finger(page, to.0, to.1))));
}

#[test]
fn settings_are_remembered_at_once_and_for_links_too() {
    let mut page = Browser::showing(HEART);
    set(&mut page, GameSetting::Empties(Empties::Crosses));
    set(&mut page, GameSetting::CrossingOff(CrossingOff::Never));
    set(&mut page, GameSetting::Asks(false));
    let wanted = page.model.settings.game;
    assert_eq!(page.reloaded().model.settings.game, wanted);
    page.send(Msg::Save(SaveMsg::CopyLink));
    let mut visitor = Browser::at(&page.model.address.hash);
    visitor.storage.clone_from(&page.storage);
    visitor.begin();
    assert_eq!((visitor.player().puzzle().width(), visitor.model.settings.game), (5, wanted));
    // Another tab has other wishes.
    let text = Some("locks-zoom yes".to_owned());
    visitor.send(Msg::Keep(KeepMsg::Elsewhere { name: GAME.to_owned(), text }));
    assert_eq!(visitor.model.settings.game, GameSettings { locks_zoom: true, ..GameSettings::default() });
}

#[test]
fn clearing_asks_first_and_can_be_undone() {
    let mut page = solving(HEART);
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    page.done.clear();
    page.send(Msg::Marks(MarksMsg::Clear));
    assert_eq!((page.done.as_slice(), rows(&page)[0].as_str()), (&["AskToClear(true)".to_owned()][..], "X...."));
    page.send(Msg::Game(GameMsg::Clear { really: false }));
    assert_eq!(rows(&page)[0], "X....");
    page.send(Msg::Marks(MarksMsg::Clear));
    page.send(Msg::Game(GameMsg::Clear { really: true }));
    assert!(page.player().marking().marks().is_empty());
    assert_eq!(page.done.last().map(String::as_str), Some("AskToClear(false)"));
    page.send(Msg::Marks(MarksMsg::Undo));
    assert_eq!(rows(&page)[0], "X....");
    set(&mut page, GameSetting::Asks(false));
    page.done.clear();
    page.send(Msg::Marks(MarksMsg::Clear));
    assert!(page.player().marking().marks().is_empty() && page.done.is_empty());
}

#[test]
fn keys_do_not_zoom_while_that_is_locked() {
    let mut page = Browser::begun();
    let cell = |page: &Browser| page.model.board.lens.view().expect("a view").0.measures.cell;
    let before = cell(&page);
    set(&mut page, GameSetting::LocksZoom(true));
    page.send(Msg::Key(KeyAction::Larger));
    assert_eq!(cell(&page), before);
    set(&mut page, GameSetting::LocksZoom(false));
    page.send(Msg::Key(KeyAction::Larger));
    assert!(cell(&page) > before);
    // Buttons are pressed on purpose.
    set(&mut page, GameSetting::LocksZoom(true));
    page.send(Msg::Board(BoardMsg::Whole));
    assert_eq!(cell(&page), before);
}

#[test]
fn the_length_is_shown_while_dragging() {
    let mut page = solving(HEART);
    let shown = |page: &Browser| page.model.drag_figure().map(|figure| figure.text);
    page.send(Msg::Board(BoardMsg::Down(finger(&page, 1, 0))));
    assert_eq!(shown(&page), None, "a click needs no figure");
    page.send(Msg::Board(BoardMsg::Moved(finger(&page, 1, 2))));
    assert_eq!(shown(&page).as_deref(), Some("3"));
    assert_eq!(page.model.drag_figure().map(|figure| figure.place), Some(place(&page, 1, 2)));
    page.send(Msg::Board(BoardMsg::Up(finger(&page, 1, 2))));
    assert_eq!(shown(&page), None);
    drag(&mut page, (1, 4), (1, 3));
    assert_eq!(shown(&page).as_deref(), Some("2 · run of 5"));
    set(&mut page, GameSetting::Measures(false));
    assert_eq!(shown(&page), None);
    assert_eq!(page.player().grid().get(At::new(1, 3)), Cell::FILLED);
}
