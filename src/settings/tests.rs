//! How a person likes to play.

use super::game::GameMsg;
use super::*;
use crate::keep::KeepMsg;
use crate::kept_names::GAME;
use crate::page::Msg;
use crate::page::tests::{Browser, HEART};
use crate::save::SaveMsg;
use nonoscope_core::puzzle::{At, Axis, Cell, Line};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::game::{CrossingOff, Empties, GameSetting, GameSettings};
use nonoscope_kit::model::gesture::Pointer;
use nonoscope_kit::model::keymap::Direction::{Down, Left, Right};
use nonoscope_kit::model::keymap::KeyAction;
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_picture::Under;

fn solving(text: &str) -> Browser {
    let mut page = Browser::showing(text);
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    page
}

fn set(page: &mut Browser, setting: GameSetting) {
    page.send(Msg::Set(Setting::Game(setting)));
}

fn finger(page: &Browser, row: usize, column: usize) -> Pointer {
    let place = page.place(row, column);
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
    assert_eq!((page.done.as_slice(), rows(&page)[0].as_str()), (&["Open(Clearing, true)".to_owned()][..], "X...."));
    page.send(Msg::Game(GameMsg::Clear { really: false }));
    assert_eq!(rows(&page)[0], "X....");
    page.send(Msg::Marks(MarksMsg::Clear));
    page.send(Msg::Game(GameMsg::Clear { really: true }));
    assert!(page.player().marking().marks().is_empty());
    assert_eq!(page.done.last().map(String::as_str), Some("Open(Clearing, false)"));
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
    assert_eq!(shown(&page).map(|text| text.to_string()).as_deref(), Some("3"));
    assert_eq!(page.model.drag_figure().map(|figure| figure.place), Some(page.place(1, 2)));
    page.send(Msg::Board(BoardMsg::Up(finger(&page, 1, 2))));
    assert_eq!(shown(&page), None);
    drag(&mut page, (1, 4), (1, 3));
    assert_eq!(shown(&page).map(|text| text.to_string()).as_deref(), Some("2 · run of 5"));
    set(&mut page, GameSetting::Measures(false));
    assert_eq!(shown(&page), None);
    assert_eq!(page.player().grid().get(At::new(1, 3)), Cell::FILLED);
}

/// Where a number of a row's clue is on the canvas.
fn number(page: &Browser, row: usize, index: usize) -> Pointer {
    let (view, _) = page.model.board.lens.view().expect("a view");
    let y = page.place(row, 0).1;
    let of = |x: &f64| view.number_under(page.player().puzzle(), *x, y) == Some((Line::row(row), index));
    let places: Vec<f64> = (0..view.window(Axis::Column).start).map(f64::from).filter(of).collect();
    let middle = (places[0] + places[places.len() - 1]) / 2.0;
    Pointer { place: (middle, y), ..finger(page, row, 0) }
}

fn tap(page: &mut Browser, pointer: Pointer) {
    page.send(Msg::Board(BoardMsg::Down(pointer)));
    page.send(Msg::Board(BoardMsg::Up(pointer)));
}

/// The numbers of a row's clue that are dimmed because they are crossed off.
fn off(page: &Browser, row: usize) -> Vec<bool> {
    let scene = page.model.scene().expect("a scene");
    let look = scene.lines(Axis::Row)[row];
    let numbers = page.player().puzzle().clue(Line::row(row)).len();
    (0..numbers)
        .map(|index| {
            let (before, after) = (usize::from(look.settled.0), usize::from(look.settled.1));
            look.crossed_off.has(index) || index < before || numbers - 1 - index < after
        })
        .collect()
}

fn fill(page: &mut Browser, row: usize, column: usize) {
    tap(page, finger(page, row, column));
}

#[test]
fn clues_are_crossed_off_when_certain_or_never() {
    // The first row is 2 1, the second 1 3.
    let mut page = solving("rows\n2 1\n1 3\n\ncolumns\n1\n2\n0\n1\n2\n1\n");
    assert_eq!((off(&page, 0), off(&page, 1)), (vec![false; 2], vec![false; 2]));
    [3, 4, 5].iter().for_each(|&column| fill(&mut page, 1, column));
    assert_eq!(off(&page, 1), [false, true], "there is nowhere else for a 3");
    fill(&mut page, 0, 3);
    assert_eq!(off(&page, 0), [false, false], "it may be either");
    set(&mut page, GameSetting::CrossingOff(CrossingOff::Never));
    assert_eq!(off(&page, 1), [false, false]);
    // Watching has no game.
    page.send(Msg::Marks(MarksMsg::Mode { marking: false }));
    page.send(Msg::Key(KeyAction::ToEnd));
    assert_eq!((off(&page, 0), off(&page, 1)), (vec![true; 2], vec![true; 2]));
}

#[test]
fn clues_are_crossed_off_by_hand_and_that_is_kept_and_undone() {
    let mut page = solving(HEART);
    set(&mut page, GameSetting::CrossingOff(CrossingOff::ByHand));
    (0..5).for_each(|column| fill(&mut page, 1, column));
    assert_eq!(off(&page, 1), [false], "nothing is crossed off by itself");
    let first = number(&page, 0, 1);
    tap(&mut page, first);
    assert_eq!(off(&page, 0), [false, true]);
    assert_eq!(page.model.shown.announced, "Clue of row 1, number 2 of 2: 1, dimmed");
    assert!(page.revealed.is_empty() && page.model.board.chosen.is_none(), "no line is inspected");
    let again = page.reloaded();
    assert_eq!(off(&again, 0), [false, true]);
    page.send(Msg::Marks(MarksMsg::Undo));
    assert_eq!((off(&page, 0), rows(&page)[1].as_str()), (vec![false, false], "XXXXX"));
    page.send(Msg::Marks(MarksMsg::Redo));
    tap(&mut page, first);
    assert_eq!(off(&page, 0), [false, false]);
    // The automatic way has not forgotten what is certain.
    set(&mut page, GameSetting::CrossingOff(CrossingOff::Certain));
    assert_eq!(off(&page, 1), [true]);
    tap(&mut page, first);
    assert_eq!(page.model.board.chosen, Some(Line::row(0)), "a click chooses the line, as ever");
}

#[test]
fn keys_cross_off_numbers_past_the_edge_of_the_board() {
    let mut page = solving(HEART);
    let go = |direction| Msg::Key(KeyAction::Move { direction, paints: false });
    page.send(go(Left));
    page.send(go(Left));
    assert_eq!(page.model.shown.announced, "Row 1, column 1: unknown. Row: 1 1. Column: 2", "only by hand");
    set(&mut page, GameSetting::CrossingOff(CrossingOff::ByHand));
    page.send(go(Left));
    assert_eq!(page.model.shown.announced, "Clue of row 1, number 2 of 2: 1");
    assert_eq!(page.model.scene().expect("a scene").lines(Axis::Row)[0].cursor, Some(1));
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    assert_eq!((off(&page, 0), page.player().marking().marks().grid().is_unknown()), (vec![false, true], true));
    assert_eq!(page.model.shown.announced, "Clue of row 1, number 2 of 2: 1, dimmed");
    page.send(Msg::Marks(MarksMsg::Undo));
    assert_eq!(page.model.shown.announced, "Clue of row 1, number 2 of 2: 1");
    page.send(go(Right));
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    assert_eq!(page.model.shown.announced, "Row 1, column 1: filled");
}

#[test]
fn finished_lines_are_completed_if_that_is_wished() {
    let mut page = solving(HEART);
    drag(&mut page, (4, 2), (4, 2));
    page.send(Msg::Board(BoardMsg::Up(finger(&page, 4, 2))));
    assert_eq!(rows(&page)[4], "..X..");
    page.send(Msg::Marks(MarksMsg::Undo));
    set(&mut page, GameSetting::FillsIn(true));
    fill(&mut page, 4, 2);
    assert_eq!(rows(&page)[4], "OOXOO");
    page.send(Msg::Marks(MarksMsg::Undo));
    assert!(page.player().marking().marks().is_empty(), "with one undo");
    // By keys, and by a hint.
    page.send(Msg::Key(KeyAction::Move { direction: Down, paints: false }));
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    assert_eq!(rows(&page)[4], "OOXOO");
    page.send(Msg::Marks(MarksMsg::Clear));
    page.send(Msg::Game(GameMsg::Clear { really: true }));
    for _ in 0..4 * 20 {
        page.send(Msg::Marks(MarksMsg::Hint));
        page.answer();
    }
    assert_eq!(rows(&page), ["OXOXO", "XXXXX", "XXXXX", "OXXXO", "OOXOO"]);
}

#[test]
fn a_clue_turns_red_only_if_that_is_wished() {
    let mut page = solving(HEART);
    let red = |page: &Browser| {
        let scene = page.model.scene().expect("a scene");
        let blamed = |axis| scene.lines(axis).iter().filter(|look| look.blamed).count();
        (blamed(Axis::Row), blamed(Axis::Column))
    };
    [0, 1].iter().for_each(|&column| fill(&mut page, 0, column));
    assert_eq!(red(&page), (0, 0));
    set(&mut page, GameSetting::Warns(true));
    assert_eq!(red(&page), (1, 0));
    page.send(Msg::Key(KeyAction::Move { direction: Right, paints: false }));
    let said = &page.model.shown.announced;
    assert!(said.to_string().contains(": unknown. The marks in row 1 cannot be right. Row: "), "{said}");
    fill(&mut page, 0, 1);
    assert_eq!(red(&page), (0, 0));
}

#[test]
fn the_settings_say_where_they_do_nothing() {
    let mut page = solving(HEART);
    set(&mut page, GameSetting::RepeatsClues(true));
    let (crossing_off, warning) = (page.model.about_crossing_off(), page.model.about_warning());
    assert!(!crossing_off.to_string().contains("Not in") && !warning.to_string().contains("Not in"));
    assert_eq!(page.model.about_repeating(), "", "there is room around a small board");
    // One row of 200 cells, of which the first and the last are filled.
    let long = format!("rows\n1 1\n\ncolumns\n1\n{}1\n", "0\n".repeat(198));
    let mut page = solving(&long);
    let said = " Not in lines of more than 128 cells.";
    assert_eq!(page.model.about_crossing_off(), crossing_off.to_string() + said);
    assert_eq!(page.model.about_warning(), warning.to_string() + said);
    set(&mut page, GameSetting::CrossingOff(CrossingOff::ByHand));
    assert!(!page.model.about_crossing_off().to_string().contains(said), "by hand it works everywhere");
    assert_eq!(page.model.about_repeating(), "", "nobody wants them");
    set(&mut page, GameSetting::RepeatsClues(true));
    assert_eq!(
        page.model.about_repeating(),
        "This board has no room for them: the numbers would be too small to read."
    );
}

#[test]
fn every_method_is_listed_once_and_a_persons_comes_first() {
    let listed: Vec<Method> = listed().collect();
    assert_eq!(listed[..2], [Method::Human, Method::Passes]);
    assert_eq!(listed.len(), Method::ALL.len());
    assert!(Method::ALL.iter().all(|method| listed.contains(method)));
}

#[test]
fn a_cell_that_is_pressed_again_changes_its_mark_if_a_person_likes() {
    let mut page = solving(HEART);
    let press = |page: &mut Browser| {
        page.send(Msg::Board(BoardMsg::Down(finger(page, 0, 0))));
        page.send(Msg::Board(BoardMsg::Up(finger(page, 0, 0))));
        rows(page)[0].clone()
    };
    assert_eq!([press(&mut page), press(&mut page)], ["X....", "....."]);
    set(&mut page, GameSetting::Cycles(true));
    assert_eq!([press(&mut page), press(&mut page), press(&mut page)], ["X....", "O....", "....."]);
}
