//! Drawing with the mouse, with fingers and with keys.

use super::tools::{DrawMsg, Tool};
use super::*;
use crate::make::colours::ColourMsg;
use crate::make::sheet::Move;
use crate::make::tests::{Browser, walk};
use crate::make::{KeyAction, Msg};
use nonoscope_core::puzzle::{Colour, Grid, Palette};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::gesture::Pointer;
use nonoscope_kit::model::keymap::Direction::{Down, Left, Right};
use nonoscope_picture::Under;

#[test]
fn the_mouse_draws_and_undo_takes_back_a_stroke() {
    let mut page = Browser::begun();
    page.drag(&[(1, 1), (1, 4)]);
    assert_eq!(page.filled(), [(1, 1), (1, 2), (1, 3), (1, 4)]);
    page.drag(&[(1, 3)]);
    assert_eq!(page.filled(), [(1, 1), (1, 2), (1, 4)]);
    page.send(Msg::Key(KeyAction::Undo));
    page.send(Msg::Draw(DrawMsg::Undo));
    assert!(page.filled().is_empty());
    page.send(Msg::Draw(DrawMsg::Redo));
    assert_eq!(page.filled().len(), 4);
}

#[test]
fn the_keyboard_alone_draws() {
    let mut page = Browser::begun();
    page.keys([walk(Right, false), walk(Right, false), walk(Down, false), KeyAction::Use]);
    assert_eq!(page.filled(), [(1, 1)]);
    page.keys([walk(Right, true), walk(Down, true)]);
    assert_eq!(page.filled(), [(1, 1), (1, 2), (2, 2)]);
    assert_eq!(page.model.said, "Row 3, column 3: filled");
    page.keys([KeyAction::Erase, walk(Left, true)]);
    assert_eq!(page.filled(), [(1, 1), (1, 2)]);
    page.keys([KeyAction::Use, KeyAction::Use]);
    assert_eq!(page.filled(), [(1, 1), (1, 2)], "the pen erases what it has drawn");
}

#[test]
fn keys_draw_shapes_from_cell_to_cell() {
    let mut page = Browser::begun();
    page.keys([KeyAction::Tool(Tool::Frame), walk(Down, false), KeyAction::Use]);
    page.keys([walk(Right, false), walk(Right, false), walk(Down, false), walk(Down, false)]);
    assert_eq!(page.filled().len(), 8);
    page.keys([KeyAction::Cancel]);
    assert!(page.filled().is_empty());
    page.keys([KeyAction::Use, walk(Left, false), KeyAction::Use, walk(Left, false)]);
    assert_eq!(page.filled(), [(2, 1), (2, 2)]);
}

#[test]
fn two_fingers_draw_nothing() {
    let mut page = Browser::begun();
    let finger = |id, place| Pointer {
        id,
        is_primary: id == 1,
        is_touch: true,
        button: 0,
        shift: false,
        place,
        under: Under::Nothing,
    };
    let (one, other) = (page.place(1, 1), page.place(5, 5));
    page.send(Msg::Board(BoardMsg::Down(finger(1, one))));
    assert_eq!(page.filled(), [(1, 1)]);
    page.send(Msg::Board(BoardMsg::Down(finger(2, other))));
    assert!(page.filled().is_empty());
    page.send(Msg::Board(BoardMsg::Moved(finger(2, page.place(9, 9)))));
    page.send(Msg::Board(BoardMsg::Up(finger(2, other))));
    page.send(Msg::Board(BoardMsg::Up(finger(1, one))));
    assert!(page.filled().is_empty() && !page.model.drawing.history().can_undo());
    assert!(page.model.board.lens.is_magnified(), "they zoom");
}

#[test]
fn the_right_button_erases() {
    let mut page = Browser::begun();
    page.drag(&[(0, 0), (0, 5)]);
    let pointer = |page: &Browser, row, column| Pointer {
        id: 1,
        is_primary: true,
        is_touch: false,
        button: 2,
        shift: false,
        place: page.place(row, column),
        under: Under::Nothing,
    };
    page.send(Msg::Board(BoardMsg::Down(pointer(&page, 0, 2))));
    page.send(Msg::Board(BoardMsg::Moved(pointer(&page, 0, 4))));
    page.send(Msg::Board(BoardMsg::Up(pointer(&page, 0, 4))));
    assert_eq!(page.filled(), [(0, 0), (0, 1), (0, 5)]);
}

#[test]
fn colours_are_added_chosen_and_removed() {
    let mut page = Browser::begun();
    page.drag(&[(0, 0)]);
    page.send(Msg::Colour(ColourMsg::Add));
    assert_eq!(page.model.tools.ink, Colour::ink(2));
    page.drag(&[(0, 1)]);
    page.keys([KeyAction::Ink(1)]);
    page.drag(&[(0, 2)]);
    page.keys([KeyAction::Ink(9)]);
    assert_eq!(page.model.tools.ink, Colour::INK, "there is no ninth");
    let clue = |page: &Browser| {
        let puzzle = page.model.drawing.puzzle("").unwrap();
        puzzle.palette().clue(puzzle.clue(nonoscope_core::puzzle::Line::row(0)))
    };
    assert_eq!(clue(&page), "1x 1r 1x");
    page.keys([KeyAction::Ink(2)]);
    page.send(Msg::Colour(ColourMsg::Remove(Colour::ink(2))));
    assert_eq!((clue(&page).as_str(), page.model.tools.ink), ("1 1", Colour::INK));
    page.send(Msg::Draw(DrawMsg::Undo));
    assert_eq!(clue(&page), "1x 1r 1x");
}

#[test]
fn another_size_is_seen_as_a_whole_and_a_stroke_moves_nothing() {
    let mut page = Browser::begun();
    page.send(Msg::Draw(DrawMsg::Resize { width: 30, height: 20 }));
    let size = |page: &Browser| page.model.board.lens.view().unwrap().0.size;
    let before = size(&page);
    for _ in 0..3 {
        page.send(Msg::Board(BoardMsg::Larger));
    }
    assert!(page.model.board.lens.is_magnified());
    page.send(Msg::Draw(DrawMsg::Move(Move::Turn)));
    assert!(!page.model.board.lens.is_magnified());
    page.send(Msg::Draw(DrawMsg::Undo));
    assert_eq!(size(&page), before);
    let place = page.place(10, 10);
    for column in (0..14).step_by(2) {
        page.drag(&[(3, column)]);
    }
    assert_eq!(page.place(10, 10), place, "there is room for clues from the start");
}

#[test]
fn where_clues_do_not_fit_those_of_the_cell_drawn_last_are_readable() {
    let mut page = Browser::begun();
    assert_eq!(page.model.magnified(), None);
    page.send(Msg::Draw(DrawMsg::Resize { width: 100, height: 100 }));
    assert_eq!(page.model.magnified(), Some(Vec::new()));
    page.drag(&[(3, 5), (3, 8)]);
    page.send(Msg::Board(BoardMsg::Left));
    // The cursor is where the stroke began.
    let clues = [("Row 4", "4"), ("Column 6", "1")].map(|(line, clue)| (line.to_owned(), clue.to_owned()));
    let magnified = page.model.magnified().unwrap().into_iter().map(|(line, clue)| (line.to_string(), clue));
    assert_eq!(magnified.collect::<Vec<_>>(), clues.to_vec());
}

const PEN: Brush = Brush { tool: Tool::Pen, ink: Colour::INK, symmetry: Symmetry { sides: false, top: false } };

fn drawing(picture: &str) -> Drawing {
    let picture: Grid = picture.parse().unwrap();
    let givens = Grid::unknown(picture.width(), picture.height());
    Drawing::of(Sheet::of(&picture, &givens, Palette::default()).unwrap(), History::default())
}

fn shown(drawing: &Drawing) -> String {
    drawing.sheet().picture().to_string().trim().to_owned()
}

fn stroke(drawing: &mut Drawing, brush: Brush, cells: &[(usize, usize)]) -> bool {
    let mut cells = cells.iter().map(|&(row, column)| At::new(row, column));
    drawing.begin(cells.next().unwrap(), brush);
    cells.for_each(|at| drawing.extend(at));
    drawing.end()
}

#[test]
fn a_stroke_paints_what_its_first_cell_becomes_and_is_one_step() {
    let mut drawing = drawing("OOXO\nOOOO");
    assert!(stroke(&mut drawing, PEN, &[(0, 0), (0, 3)]));
    assert_eq!(shown(&drawing), "XXXX\nOOOO", "no cell is jumped over");
    assert!(stroke(&mut drawing, PEN, &[(0, 1), (1, 1), (1, 2)]));
    assert_eq!(shown(&drawing), "XOXX\nOOOO");
    assert!(drawing.undo() && drawing.undo());
    assert_eq!(shown(&drawing), "OOXO\nOOOO");
    assert!(!drawing.undo() && drawing.redo());
    assert_eq!((shown(&drawing).as_str(), drawing.changes()), ("XXXX\nOOOO", 5));
    let eraser = Brush { tool: Tool::Eraser, ..PEN };
    assert!(!stroke(&mut drawing, eraser, &[(1, 0), (1, 3)]), "nothing to erase");
}

#[test]
fn shapes_follow_the_pointer_and_leave_nothing_behind() {
    let mut drawing = drawing("XOOO\nOOOO\nOOOO");
    drawing.begin(At::new(2, 0), Brush { tool: Tool::Block, ..PEN });
    drawing.extend(At::new(0, 3));
    assert_eq!(shown(&drawing), "XXXX\nXXXX\nXXXX");
    drawing.extend(At::new(1, 1));
    assert_eq!(shown(&drawing), "XOOO\nXXOO\nXXOO");
    drawing.cancel();
    assert_eq!(shown(&drawing), "XOOO\nOOOO\nOOOO");
    stroke(&mut drawing, Brush { tool: Tool::Frame, ..PEN }, &[(0, 1), (2, 3)]);
    assert_eq!(shown(&drawing), "XXXX\nOXOX\nOXXX");
    stroke(&mut drawing, Brush { tool: Tool::Area, ..PEN }, &[(1, 2)]);
    assert_eq!(shown(&drawing), "XXXX\nOXXX\nOXXX");
    stroke(&mut drawing, Brush { tool: Tool::Line, ..PEN }, &[(2, 0), (0, 0)]);
    assert_eq!(shown(&drawing), "XXXX\nXXXX\nXXXX");
}

#[test]
fn symmetry_paints_on_all_sides_at_once() {
    let mut drawing = drawing("OOOO\nOOOO\nOOOO");
    let symmetry = Symmetry { sides: true, top: true };
    stroke(&mut drawing, Brush { symmetry, ..PEN }, &[(0, 0), (1, 0)]);
    assert_eq!(shown(&drawing), "XOOX\nXOOX\nXOOX");
    drawing.undo();
    assert_eq!(shown(&drawing), "OOOO\nOOOO\nOOOO");
}

#[test]
fn cells_are_given_and_stay_so_when_they_are_painted() {
    let mut drawing = drawing("XO\nOX");
    stroke(&mut drawing, Brush { tool: Tool::Give, ..PEN }, &[(0, 0), (0, 1)]);
    assert_eq!(drawing.puzzle("").unwrap().givens().to_string().trim(), "XO\n..");
    stroke(&mut drawing, PEN, &[(0, 1)]);
    assert_eq!(drawing.puzzle("Two").unwrap().givens().to_string().trim(), "XX\n..");
    assert_eq!(drawing.puzzle("Two").unwrap().title(), Some("Two"));
    drawing.undo();
    drawing.undo();
    assert_eq!(drawing.sheet().givens(), 0);
}

#[test]
fn clues_look_and_puzzle_are_those_of_the_sheet_whatever_is_done() {
    let mut chance = crate::chance::Chance::new(9);
    let mut drawing = Drawing::default();
    for _ in 0..400 {
        let (width, height) = drawing.sheet().size();
        let place = |chance: &mut crate::chance::Chance| At::new(chance.below(height), chance.below(width));
        match chance.below(9) {
            0 => drawing.do_to_all(Move::Turn),
            1 => drawing.do_to_all(Move::MirrorSides),
            2 => {
                let (width, height) = (1 + chance.below(12), 1 + chance.below(12));
                drawing.do_to_all(Move::Resize { width, height, anchor: Default::default() })
            }
            3 => drawing.undo(),
            4 => drawing.redo(),
            _ => {
                let brush = Brush { tool: Tool::ALL[chance.below(7)], ..PEN };
                drawing.begin(place(&mut chance), brush);
                drawing.extend(place(&mut chance));
                drawing.end()
            }
        };
        let anew = Drawing::of(drawing.sheet().clone(), History::default());
        assert_eq!(drawing.clues().puzzle(), anew.clues().puzzle());
        assert_eq!(drawing.look().unwrap().scene(), anew.look().unwrap().scene());
    }
}
