//! Tests of strokes, undo and redo.

use super::*;
use crate::chance::Chance;
use nonoscope_core::puzzle::Colour;

const UNKNOWN: Cell = Cell::UNKNOWN;
const FILLED: Cell = Cell::FILLED;
const EMPTY: Cell = Cell::EMPTY;

fn marks(givens: &[&str]) -> Marks {
    Marks::new(&Grid::from_picture(givens).unwrap())
}

fn rows(marks: &Marks) -> Vec<String> {
    marks.grid().row_strings()
}

fn drag(marks: &mut Marks, tool: Cell, cells: &[(usize, usize)]) {
    let mut places = cells.iter().map(|&(row, column)| At::new(row, column));
    assert!(marks.begin(places.next().unwrap(), tool));
    places.for_each(|at| marks.extend(at));
    marks.end();
}

#[test]
fn a_second_click_wipes() {
    let mut marks = marks(&["..."]);
    drag(&mut marks, FILLED, &[(0, 1)]);
    assert_eq!(rows(&marks), [".X."]);
    drag(&mut marks, EMPTY, &[(0, 1)]);
    assert_eq!(rows(&marks), [".O."]);
    drag(&mut marks, EMPTY, &[(0, 1)]);
    assert!(marks.is_empty());
    assert!((0..3).all(|_| marks.undo()) && !marks.undo());
}

#[test]
fn a_drag_stays_in_its_line_and_leaves_no_gap() {
    let mut marks = marks(&["....", "....", "...."]);
    assert!(marks.begin(At::new(0, 0), FILLED));
    assert_eq!(marks.stroke_length(), 1);
    marks.extend(At::new(1, 3));
    assert_eq!((rows(&marks), marks.stroke_length()), (vec!["XXXX".into(), "....".into(), "....".into()], 4));
    marks.extend(At::new(2, 1));
    assert_eq!((rows(&marks)[0].as_str(), marks.stroke_length()), ("XX..", 2));
    // Back on the first cell, it still keeps to its row or column.
    marks.extend(At::new(0, 0));
    marks.extend(At::new(2, 0));
    assert_eq!((rows(&marks)[0].as_str(), marks.stroke_length()), ("X...", 1));
    assert!(marks.end() && marks.stroke_length() == 0);
    drag(&mut marks, EMPTY, &[(1, 2), (2, 2), (900, 3)]);
    assert_eq!(rows(&marks), ["X...", "..O.", "..O."]);
    drag(&mut marks, EMPTY, &[(1, 0), (2, 1)]);
    assert_eq!(rows(&marks), ["X...", "OOO.", "..O."], "the diagonal is the row");
}

#[test]
fn a_drag_changes_only_cells_like_its_first() {
    let mut marks = marks(&["..X..."]);
    drag(&mut marks, EMPTY, &[(0, 4)]);
    drag(&mut marks, FILLED, &[(0, 0), (0, 5)]);
    assert_eq!(rows(&marks), ["XX.XOX"]);
    assert_eq!(marks.known().row_strings(), ["XXXXOX"]);
    drag(&mut marks, FILLED, &[(0, 5), (0, 0)]);
    assert_eq!(rows(&marks), ["....O."], "begun on a filled cell, it wipes filled cells");
    drag(&mut marks, UNKNOWN, &[(0, 4), (0, 0)]);
    assert!(marks.is_empty());
    assert!(!marks.begin(At::new(0, 2), EMPTY) && !marks.begin(At::new(1, 0), EMPTY));
    assert!(!marks.set(At::new(0, 2), EMPTY) && !marks.set(At::new(0, 6), EMPTY));
}

#[test]
fn a_drag_keeps_its_colour_and_leaves_other_marks_alone() {
    let mut marks = Marks::new(&Grid::unknown_of(6, 2, 3));
    let [red, green, blue] = [1, 2, 3].map(|ink| Cell::of(Colour::ink(ink)));
    drag(&mut marks, green, &[(0, 2)]);
    drag(&mut marks, EMPTY, &[(0, 4)]);
    drag(&mut marks, red, &[(0, 0), (0, 5)]);
    assert_eq!(rows(&marks)[0], "XXBXOX");
    drag(&mut marks, blue, &[(0, 0), (0, 2)]);
    assert_eq!(rows(&marks)[0], "CCBXOX", "begun on red, it paints over red only");
    drag(&mut marks, green, &[(0, 2), (0, 5)]);
    assert_eq!(rows(&marks)[0], "CC.XOX", "begun on its own colour, it erases that colour");
    assert!(
        !marks.begin(At::new(0, 0), Cell::of(Colour::ink(4))) && !marks.set(At::new(0, 0), Cell::of(Colour::ink(4)))
    );
    assert!((0..5).all(|_| marks.undo()) && marks.is_empty() && !marks.undo());
    assert!((0..5).all(|_| marks.redo()) && rows(&marks)[0] == "CC.XOX");
}

#[test]
fn a_mark_that_leaves_colours_open_is_painted_over() {
    let inks = 2;
    let [red, blue] = [1, 2].map(Colour::ink);
    let filled = Cell::among([red, blue].into_iter().collect(), inks);
    let mut givens = Grid::unknown_of(4, 1, inks);
    givens.set(At::new(0, 3), Cell::among([red, Colour::BACKGROUND].into_iter().collect(), inks));
    let mut marks = Marks::new(&givens);
    assert!(marks.set(At::new(0, 1), filled) && marks.set(At::new(0, 3), filled));
    assert_eq!(marks.known().get(At::new(0, 1)), filled);
    assert_eq!(marks.known().get(At::new(0, 3)), Cell::of(red), "together with what is given");
    drag(&mut marks, Cell::of(blue), &[(0, 0), (0, 3)]);
    assert_eq!(rows(&marks), ["BBBB"]);
    assert_eq!(marks.known().get(At::new(0, 3)), Cell::of(blue), "a mark that cannot be right is still a mark");
    assert!(marks.undo());
    assert_eq!(marks.grid().get(At::new(0, 1)), filled);
    drag(&mut marks, UNKNOWN, &[(0, 0), (0, 3)]);
    assert!(marks.is_empty() && marks.known() == givens);
}

#[test]
fn numbers_are_crossed_off_and_that_can_be_undone() {
    let mut marks = marks(&["...", "..."]);
    let [first, second] = [(Line::row(1), 0), (Line::column(2), 1)].map(|(line, index)| Number { line, index });
    let crossed = |marks: &Marks| marks.crossed_off().iter().copied().collect::<Vec<_>>();
    assert!(marks.cross_off(second) && marks.cross_off(first) && crossed(&marks) == [first, second]);
    assert!(marks.cross_off(second) && crossed(&marks) == [first]);
    assert!(marks.undo() && crossed(&marks) == [first, second]);
    assert!(marks.set(At::new(0, 0), FILLED) && marks.clear());
    assert!(marks.is_empty() && crossed(&marks).is_empty());
    assert!(marks.undo() && rows(&marks)[0] == "X.." && crossed(&marks) == [first, second]);
    assert!(marks.redo() && marks.is_empty());
    assert!((0..4).all(|_| marks.undo()) && !marks.undo() && marks.is_empty() && !marks.clear());
    for (line, index) in [(Line::row(2), 0), (Line::column(3), 0), (Line::row(0), 3), (Line::column(0), 2)] {
        assert!(!marks.cross_off(Number { line, index }), "{line} has no such number");
    }
}

#[test]
fn a_stroke_can_be_completed_and_is_still_one() {
    let mut marks = marks(&["X....", "....."]);
    drag(&mut marks, FILLED, &[(0, 3), (0, 4)]);
    drag(&mut marks, FILLED, &[(1, 3), (1, 2)]);
    assert!(marks.refilled_lines().into_iter().eq([Line::row(1), Line::column(2), Line::column(3)]));
    marks.complete([At::new(1, 4), At::new(0, 2), At::new(0, 0)]);
    assert_eq!(rows(&marks), ["..OXX", "..XXO"]);
    assert_eq!(Marks::from_text(&marks.givens, &marks.to_text()).as_ref(), Some(&marks));
    assert!(marks.undo() && rows(&marks) == ["...XX", "....."] && marks.redo());
    // Erased, and then empty.
    drag(&mut marks, UNKNOWN, &[(0, 4)]);
    marks.complete([At::new(0, 4)]);
    assert_eq!(rows(&marks)[0], "..OXO");
    assert!(marks.undo() && rows(&marks)[0] == "..OXX");
    drag(&mut marks, EMPTY, &[(1, 0)]);
    assert!(marks.refilled_lines().is_empty());
    // A stroke that changes nothing in the end does not count.
    drag(&mut marks, UNKNOWN, &[(1, 0)]);
    marks.complete([At::new(1, 0)]);
    assert!(marks.undo() && rows(&marks)[1] == "..XXO");
}

#[test]
fn undo_and_redo() {
    let mut marks = marks(&["...."]);
    assert!(!marks.can_undo() && !marks.can_redo() && !marks.redo());
    assert!(marks.set(At::new(0, 0), FILLED));
    drag(&mut marks, EMPTY, &[(0, 1), (0, 3)]);
    assert!(!marks.set(At::new(0, 0), FILLED), "nothing changed");
    assert!(marks.clear() && marks.is_empty() && !marks.clear());
    assert!(marks.undo() && rows(&marks) == ["XOOO"]);
    assert!(marks.undo() && rows(&marks) == ["X..."]);
    assert!(marks.redo() && rows(&marks) == ["XOOO"]);
    drag(&mut marks, UNKNOWN, &[(0, 0)]);
    assert!(!marks.can_redo(), "a new stroke forgets what could be redone");
    assert!(marks.begin(At::new(0, 0), FILLED) && marks.undo() && rows(&marks) == [".OOO"]);
    assert!(marks.redo() && rows(&marks) == ["XOOO"]);
    assert!(marks.begin(At::new(0, 1), FILLED));
    marks.cancel();
    assert_eq!(rows(&marks), ["XOOO"]);
}

#[test]
fn what_changes_nothing_leaves_what_can_be_redone() {
    let mut marks = marks(&["...."]);
    assert!(marks.set(At::new(0, 0), FILLED) && marks.undo());
    assert!(marks.begin(At::new(0, 1), UNKNOWN) && !marks.end());
    assert!(marks.can_redo() && !marks.can_undo());
}

#[test]
fn other_marks_are_one_stroke() {
    let mut marks = marks(&["X...", "...."]);
    assert!(marks.set(At::new(1, 1), FILLED));
    assert!(marks.replace(&Grid::from_picture(&["XXO.", "...O"]).unwrap()));
    assert_eq!(rows(&marks), [".XO.", "...O"], "nothing is marked on a given cell");
    assert!(!marks.replace(&Grid::unknown(2, 4)), "another size");
    assert!(marks.undo() && rows(&marks) == ["....", ".X.."]);
}

#[test]
fn whatever_is_done_can_be_undone_and_redone() {
    let black_and_white = [FILLED, EMPTY, UNKNOWN].to_vec();
    let colours = Colour::all(3).map(Cell::of);
    let partly = [1, 2].map(|ink| Cell::among([Colour::ink(ink), Colour::ink(3)].into_iter().collect(), 3));
    let coloured = colours.chain(partly).chain([UNKNOWN]).collect();
    for (seed, inks, cells) in [(1, 1, black_and_white), (2, 3, coloured)] {
        undo_and_redo_everything(seed, inks, &cells);
    }
}

fn undo_and_redo_everything(seed: u64, inks: usize, cells: &[Cell]) {
    let mut chance = Chance::new(seed);
    let mut below = |end| chance.below(end);
    let givens = Grid::from_picture(&["..X..", ".....", "O....", "....."]).unwrap();
    let mut marks = Marks::new(&givens.with_inks(inks).unwrap());
    let mut grids = vec![marks.grid().clone()];
    for _ in 0..2000 {
        let (at, tool) = (At::new(below(5), below(6)), cells[below(cells.len())]);
        let changed = match below(8) {
            0 => marks.undo() && grids.pop().is_none(),
            1 => marks.set(at, tool),
            2 if below(9) == 0 => marks.clear(),
            _ => {
                marks.begin(at, tool);
                (0..below(4)).for_each(|_| marks.extend(At::new(below(9), below(9))));
                marks.end()
            }
        };
        if changed {
            grids.push(marks.grid().clone());
        }
        assert_eq!(Some(marks.grid()), grids.last());
        let text = marks.to_text();
        assert_eq!(Marks::from_text(&marks.givens, &text).unwrap().grid(), marks.grid(), "{text}");
    }
    for grid in grids.iter().rev().skip(1) {
        assert!(marks.undo() && marks.grid() == grid);
    }
    assert!(!marks.undo() && marks.is_empty());
    for grid in &grids[1..] {
        assert!(marks.redo() && marks.grid() == grid);
    }
    assert!(grids.len() > 500);
}
