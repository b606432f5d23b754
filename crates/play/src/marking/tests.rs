//! When a puzzle is solved, how long a drag is, and what hints say.

use super::hint::settling;
use super::*;
use crate::arguments::Explanation;
use nonoscope_core::line::Count;
use nonoscope_core::puzzle::Colour;
use nonoscope_core::solve::{Hint, Judged, hint, judge};
use nonoscope_core::trace::{Change, Reason, Technique, Trace};
use nonoscope_format::read;

/// A heart of which a person marks only the filled cells.
fn heart() -> Marking {
    let puzzle = read("rows\n1 1\n5\n5\n3\n1\n\ncolumns\n2\n4\n4\n4\n2\n").unwrap().puzzle;
    Marking::new(&puzzle)
}

fn fill(marking: &mut Marking, rows: &[&str]) {
    let grid = Grid::from_picture(rows).unwrap();
    marking.change(|marks| marks.replace(&grid));
}

#[test]
fn a_puzzle_is_won_by_its_filled_cells_alone() {
    let mut marking = heart();
    fill(&mut marking, &[".X.X.", "XXXXX", "XXXXX", ".XXX.", "....."]);
    assert_eq!((marking.solution(), marking.sentence().to_string().as_str()), (None, "15 cells marked."));
    fill(&mut marking, &[".X.X.", "XXXXX", "XXXXX", ".XXX.", "..X.."]);
    assert_eq!(marking.sentence(), "Solved. Every clue is satisfied.");
    let solution = marking.solution().unwrap();
    assert_eq!(solution.row_strings(), ["OXOXO", "XXXXX", "XXXXX", "OXXXO", "OOXOO"]);
    assert_eq!(marking.known().unknown_cells(), 9, "nothing is marked that the person has not marked");
    fill(&mut marking, &[".X.X.", "XXXXX", "XXXXX", ".XXX.", "..XX."]);
    assert_eq!(marking.solution(), None, "one cell too many");
}

#[test]
fn finished_lines_are_completed_as_part_of_the_stroke() {
    let puzzle = read("rows\n1 1\n0\n3\n\ncolumns\n2\n0\n2\n1\n").unwrap().puzzle;
    let mut marking = Marking::new(&puzzle);
    let mut stroke = |row, columns: [usize; 2], tool| {
        marking.change(|marks| {
            marks.begin(At::new(row, columns[0]), tool);
            marks.extend(At::new(row, columns[1]));
            marks.end()
        });
        marking.finish_lines(None);
        marking.marks().grid().row_strings()
    };
    assert_eq!(stroke(0, [1, 1], Cell::EMPTY), [".O..", "....", "...."], "it has filled nothing");
    assert_eq!(stroke(0, [0, 0], Cell::FILLED), ["XO..", "OOOO", ".O.."], "lines without runs need nothing more");
    assert_eq!(stroke(0, [2, 2], Cell::FILLED), ["XOXO", "OOOO", ".O.."]);
    assert_eq!(stroke(0, [3, 3], Cell::EMPTY), ["XOX.", "OOOO", ".O.."], "what is erased on purpose stays so");
    assert_eq!(stroke(2, [0, 0], Cell::FILLED), ["XOX.", "OOOO", "XO.."]);
    let strokes = (0..9).take_while(|_| marking.change(Marks::undo)).count();
    assert_eq!(strokes, 5, "each is undone with what it has completed");
}

#[test]
fn crossing_off_is_a_change_that_leaves_what_was_said() {
    let mut marking = heart();
    marking.say(Text::verbatim("Something."));
    let number = crate::marks::Number { line: Line::row(0), index: 1 };
    assert!(marking.change(|marks| marks.cross_off(number)));
    assert_eq!((marking.changes(), marking.sentence().to_string().as_str()), (1, "Something."));
}

#[test]
fn a_drag_is_as_long_as_its_cells_and_its_run() {
    let mut marking = heart();
    fill(&mut marking, &["....X", "..O..", ".....", ".....", "....."]);
    let mut drag = |tool, cells: &[(usize, usize)]| {
        let mut places = cells.iter().map(|&(row, column)| At::new(row, column));
        marking.change(|marks| marks.begin(places.next().unwrap(), tool));
        assert_eq!(marking.dragged(), None, "it has not left its first cell");
        places.for_each(|at| marking.change(|marks| marks.extend(at)));
        let dragged = marking.dragged().map(|Dragged { cells, run }| (cells, run));
        marking.change(Marks::cancel);
        assert_eq!(marking.dragged(), None);
        dragged
    };
    assert_eq!(drag(Cell::FILLED, &[(0, 0), (0, 2)]), Some((3, Some(3))));
    assert_eq!(drag(Cell::FILLED, &[(0, 2), (0, 3)]), Some((2, Some(3))), "with what was there");
    assert_eq!(drag(Cell::FILLED, &[(0, 0), (0, 3), (0, 1)]), Some((2, Some(2))), "it has come back");
    assert_eq!(drag(Cell::FILLED, &[(1, 0), (1, 4)]), Some((5, Some(2))), "a mark parts it");
    assert_eq!(drag(Cell::FILLED, &[(1, 0), (1, 2)]), Some((3, None)), "it ends on a mark");
    assert_eq!(drag(Cell::EMPTY, &[(0, 0), (4, 0)]), Some((5, None)));
    assert_eq!(drag(Cell::FILLED, &[(0, 4), (4, 4)]), Some((5, None)), "it erases");
}

#[test]
fn a_coloured_puzzle_is_won_by_cells_of_the_right_inks() {
    let puzzle = Puzzle::of_picture(&"XXB\nOBB\nXOX".parse().unwrap()).unwrap();
    let mut marking = Marking::new(&puzzle);
    assert!(marking.sentence().to_string().starts_with("Your turn. Click or tap to colour a cell;"));
    fill(&mut marking, &["XXB", ".BB", "X.B"]);
    assert_eq!((marking.solution(), marking.sentence().to_string().as_str()), (None, "7 cells marked."));
    fill(&mut marking, &["XXB", ".BB", "X.X"]);
    assert_eq!(marking.sentence(), "Solved. Every clue is satisfied.");
    assert_eq!(marking.solution().unwrap().row_strings(), ["XXB", "OBB", "XOX"]);
}

#[test]
fn a_hint_excludes_colours_only_if_it_settles_nothing() {
    let puzzle = Puzzle::of_picture(&"XXB\nOBB\nXOX".parse().unwrap()).unwrap();
    let mut marking = Marking::new(&puzzle);
    let (line, count) = (Line::row(0), Count::from);
    let filled = Cell::among([1, 2].map(Colour::ink).into_iter().collect(), 2);
    let [excludes, settles] =
        [(0, filled), (1, Cell::FILLED)].map(|(along, cell)| Change { at: line.cell(along), cell });
    let mut hint_of = |changes: &[Change]| {
        let mut trace = Trace::new();
        let reason = Reason::Line { line, layouts: count(3), fitting: count(2) };
        trace.push(1, reason, changes.iter().copied()).unwrap();
        give(&mut marking, &puzzle, trace);
        let told = (hinted(&marking), marking.sentence());
        assert!(marking.go_on_with_hint() && !marking.go_on_with_hint());
        (told, marking.marks().grid().line(line).collect::<Vec<_>>())
    };
    let said = " Press Hint again to mark the cell.";
    let marks = vec![Cell::UNKNOWN, Cell::FILLED, Cell::UNKNOWN];
    let ((changes, sentence), after) = hint_of(&[excludes, settles]);
    assert_eq!((changes, after), (vec![settles], marks));
    assert!(sentence.to_string().ends_with(said), "{sentence}");
    let marks = vec![filled, Cell::FILLED, Cell::UNKNOWN];
    let ((changes, sentence), after) = hint_of(&[excludes]);
    assert_eq!((changes, after), (vec![excludes], marks));
    assert!(sentence.to_string().ends_with(said), "{sentence}");
}

/// Gives a hint up to its argument.
fn give(marking: &mut Marking, puzzle: &Puzzle, hint: Trace) {
    let hint = settling(&hint).unwrap_or(hint);
    let explanation = Explanation::new(puzzle, marking.known(), &hint.step(0).unwrap());
    marking.give_hint(hint, explanation);
    assert!(marking.sentence().to_string().ends_with("Press Hint again for the technique."), "{}", marking.sentence());
    assert!(marking.argued().is_none() && marking.place().is_some());
    assert!(marking.go_on_with_hint());
    assert!(marking.sentence().to_string().contains(" Press Hint again for the argument"), "{}", marking.sentence());
    assert!(marking.argued().is_none() && marking.go_on_with_hint() && marking.argued().is_some());
}

fn hinted(marking: &Marking) -> Vec<Change> {
    marking.hint.as_ref().map_or_else(Vec::new, |hint| hint.step.step(0).unwrap().changes.to_vec())
}

#[test]
fn a_hint_says_more_and_more_until_the_marks_change() {
    let mut marking = heart();
    let puzzle = marking.puzzle.clone();
    let hint_now = |marking: &Marking| match hint(&puzzle, marking.known()) {
        Hint::Step(trace) => trace,
        other => panic!("{other:?}"),
    };
    let first = hint_now(&marking);
    let explanation = Explanation::new(&puzzle, marking.known(), &first.step(0).unwrap());
    marking.give_hint(first.clone(), explanation);
    assert_eq!(marking.sentence(), "Look at row 2. Press Hint again for the technique.");
    assert_eq!(marking.place().unwrap().line, Some(Line::row(1)));
    assert_eq!((marking.presses(), marking.named()), (1, Vec::new()));
    assert!(marking.go_on_with_hint());
    assert_eq!((marking.presses(), marking.named()), (2, vec![Technique::ExactFit]));
    assert_eq!(
        marking.sentence(),
        "Try “exact fit” in row 2. The runs and the gaps between them take the whole line. Press Hint \
         again for the argument."
    );
    assert!(marking.go_on_with_hint());
    assert!(marking.sentence().to_string().ends_with(" Press Hint again to mark the cells."), "{}", marking.sentence());
    assert!(marking.marks().is_empty(), "nothing has been marked yet");
    assert!(marking.go_on_with_hint());
    assert_eq!((marking.sentence().to_string().as_str(), marking.presses()), ("The hint marked 5 cells.", 0));
    // Another mark takes it back to where it began.
    let next = hint_now(&marking);
    give(&mut marking, &puzzle, next);
    marking.change(|marks| marks.set(At::new(0, 0), Cell::EMPTY));
    assert!(marking.argued().is_none() && marking.place().is_none() && !marking.go_on_with_hint());
}

#[test]
fn a_hint_by_supposing_says_which_cell() {
    let puzzle = read(nonoscope_format::examples::LAMBDA.text).unwrap().puzzle;
    let mut marking = Marking::new(&puzzle);
    let (mut suppositions, mut hints) = (0, 0);
    while let Hint::Step(trace) = hint(&puzzle, marking.known()) {
        let step = trace.step(0).unwrap();
        if let Some(at) = step.reason.supposed() {
            suppositions += 1;
            marking.give_hint(trace.clone(), Explanation::new(&puzzle, marking.known(), &step));
            let place = format!("Look at row {}, cell {}.", at.row() + 1, at.column() + 1);
            assert!(marking.sentence().to_string().starts_with(&place), "{}", marking.sentence());
            assert_eq!(marking.place().unwrap().about, Some(at));
        }
        give(&mut marking, &puzzle, trace);
        assert!(marking.go_on_with_hint());
        hints += 1;
    }
    assert!(
        marking.known().unknown_cells() == 0 && suppositions > 0 && hints > suppositions,
        "{suppositions}, {hints}"
    );
}

#[test]
fn hints_for_colours_lead_to_the_end() {
    let puzzle = Puzzle::of_picture(&"OXXBB\nXBOBX\nBBXXO\nOCCOB\nXOCBB".parse().unwrap()).unwrap();
    let mut marking = Marking::new(&puzzle);
    while marking.solution().is_none() {
        let Hint::Step(trace) = hint(&puzzle, marking.known()) else { panic!("{}", marking.known()) };
        give(&mut marking, &puzzle, trace);
        let before = marking.known().clone();
        let changes = hinted(&marking);
        let settled = changes.iter().filter(|change| change.cell.is_known()).count();
        assert!(settled == 0 || settled == changes.len(), "{changes:?}");
        assert!(marking.go_on_with_hint() && !marking.go_on_with_hint());
        for change in changes {
            assert!(change.cell.narrows(before.get(change.at)));
            assert_eq!(marking.known().get(change.at), change.cell, "the mark says as much as the hint");
        }
    }
    while marking.change(Marks::undo) {}
    assert!(marking.marks().is_empty());
}

/// What is known about the marks, by a search.
fn wrong(marking: &Marking) -> WrongMarks {
    match judge(&marking.puzzle, &marking.marks.past(usize::MAX)) {
        Judged::Wrong(wrong) => wrong,
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_a_hint_marked_is_said_of_it_alone() {
    let mut marking = heart();
    let puzzle = marking.puzzle.clone();
    marking.change(|marks| marks.set(At::new(2, 2), Cell::FILLED));
    marking.change(|marks| marks.set(At::new(2, 1), Cell::FILLED));
    let Hint::Step(trace) = hint(&puzzle, marking.known()) else { panic!("no hint") };
    give(&mut marking, &puzzle, trace);
    assert!(marking.go_on_with_hint());
    assert_eq!(marking.sentence(), "The hint marked 5 cells.");
    marking.change(|marks| marks.set(At::new(0, 0), Cell::EMPTY));
    assert_eq!(marking.sentence(), "8 cells marked.");
}

#[test]
fn what_is_wrong_is_said_bit_by_bit() {
    let mut marking = heart();
    marking.change(|marks| marks.set(At::new(1, 0), Cell::FILLED));
    marking.change(|marks| marks.set(At::new(0, 0), Cell::FILLED));
    marking.change(|marks| marks.set(At::new(2, 0), Cell::FILLED));
    marking.warn(wrong(&marking));
    assert!(marking.is_warned() && marking.wrong().is_empty() && marking.place().is_none());
    assert_eq!(marking.sentence(), "One of your marks cannot be right. Press Hint again for the line.");
    assert!(marking.go_on_with_hint() && marking.wrong().is_empty());
    // Three in a column of two: the column shows it, the row does not.
    assert_eq!(marking.sentence(), "Look at column 1: a mark there cannot be right. Press Hint again for the cell.");
    assert_eq!(marking.place().unwrap().line, Some(Line::column(0)));
    let named = "Row 1, cell 1 cannot be filled. Erase the mark, or go back.";
    for _ in 0..2 {
        assert!(marking.go_on_with_hint());
        assert_eq!((marking.sentence().to_string().as_str(), marking.wrong()), (named, &[At::new(0, 0)][..]));
    }
    assert!(marking.go_back_to_right() && !marking.is_warned() && marking.wrong().is_empty());
    assert!(marking.sentence().to_string().starts_with("Back at the last position"), "{}", marking.sentence());
    assert_eq!(marking.marks().grid().row_strings()[..3], [".....", "X....", "....."]);
    assert!(marking.change(Marks::undo) && marking.marks().grid().row_strings()[..3] == ["X....", "X....", "X...."]);
    assert!(!marking.is_warned() && !marking.go_on_with_hint() && !marking.go_back_to_right());
}

#[test]
fn wrong_marks_without_a_past_are_cleared() {
    let mut marking = heart();
    let text = "marks 1 5x5\nX.O2.XO18.";
    let marks = Marks::from_text(marking.puzzle.givens(), text);
    marking.change(|own| *own = marks.clone().unwrap_or_else(|| panic!("{text}")));
    marking.warn(wrong(&marking));
    assert_eq!(marking.sentence(), "Some of your marks cannot be right. Press Hint again for the line.");
    marking.change(|_| ());
    assert!(marking.is_warned(), "nothing has changed");
    assert!(marking.go_back_to_right());
    assert_eq!(marking.sentence(), "The wrong marks are gone. Undo brings them back.");
    assert_eq!(marking.marks().grid().row_strings(), ["..O..", "X....", ".....", ".....", "....."]);
}

#[test]
fn marks_that_exclude_each_other_are_wrong_together() {
    let mut marking = Marking::new(&read("2x2:1/1/1/1").unwrap().puzzle);
    marking.change(|marks| marks.set(At::new(1, 1), Cell::FILLED));
    marking.change(|marks| marks.set(At::new(0, 1), Cell::FILLED));
    marking.change(|marks| marks.set(At::new(1, 0), Cell::EMPTY));
    marking.warn(wrong(&marking));
    assert_eq!(marking.sentence(), "Your marks cannot all be right. Press Hint again for the line.");
    assert!(marking.go_on_with_hint() && marking.go_on_with_hint());
    let said = "If your other marks are right, row 1, cell 2 cannot be filled. Erase the mark, or go back.";
    assert_eq!((marking.sentence().to_string().as_str(), marking.wrong()), (said, &[At::new(0, 1)][..]));
    assert!(marking.go_back_to_right());
    assert_eq!(marking.marks().grid().row_strings(), ["..", ".X"]);
}

#[test]
fn no_line_is_finished_from_a_wrong_mark() {
    let mut marking = heart();
    // The last row has one filled cell, and it is not this one.
    marking.change(|marks| marks.set(At::new(4, 1), Cell::FILLED));
    assert_eq!(marking.finished_lines(), [Line::row(4)]);
    let before = marking.marks().grid().clone();
    let wrong = wrong(&marking);
    marking.finish_lines(Some(&wrong));
    assert_eq!(marking.marks().grid(), &before);
    // Another line that has none is.
    for column in 0..5 {
        marking.change(|marks| marks.set(At::new(0, column), Cell::EMPTY));
    }
    marking.change(|marks| marks.set(At::new(0, 1), Cell::FILLED));
    marking.change(|marks| marks.set(At::new(0, 2), Cell::UNKNOWN));
    marking.change(|marks| marks.set(At::new(0, 3), Cell::FILLED));
    marking.finish_lines(Some(&wrong));
    assert_eq!(marking.marks().grid().row_strings()[0], "OXOXO");
    assert_eq!(marking.marks().grid().row_strings()[4], ".X...");
}
