//! A person's marks, stroke by stroke, with undo and redo.

mod bookmarks;
mod text;
mod trying;

pub use bookmarks::MOST_BOOKMARKS;

use self::bookmarks::Bookmarks;
use crate::puzzle::{At, Axis, Cell, Grid, Line};
use std::collections::{BTreeSet, VecDeque};

/// The most cells that all strokes kept for undo may have changed; beyond that, the oldest strokes are forgotten. This
/// takes about 60 MB, and nobody gets there cell by cell.
pub const MAX_UNDO: usize = 10_000_000;

/// The marks on one puzzle, and the strokes that made them.
///
/// A stroke is one gesture: a click, a drag, a key, or taking over a whole grid; so is crossing off a number of a clue. Given
/// cells are never marked. A mark may
/// leave several colours possible; a stroke treats such a cell as one without a mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    givens: Grid,
    grid: Grid,
    /// The numbers that are crossed off.
    crossed: BTreeSet<Number>,
    done: VecDeque<Stroke>,
    /// How many cells these strokes have changed.
    changed: usize,
    /// The strokes that were undone, the latest last.
    undone: Vec<Stroke>,
    drawing: Option<Drawing>,
    bookmarks: Bookmarks,
}

/// A number of a clue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Number {
    /// The line of the clue.
    pub line: Line,
    /// Which of its numbers this is, from 0. An empty clue has one, the 0.
    pub index: usize,
}

/// What a stroke has changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Stroke {
    /// The cells, each at most once, row by row.
    edits: Vec<Edit>,
    /// The numbers that it has crossed off, or no longer.
    numbers: Vec<Number>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Edit {
    at: At,
    before: Cell,
    after: Cell,
}

/// An unfinished stroke.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Drawing {
    start: At,
    /// What the first cell was before the stroke, or unknown if its colour was not known. Only cells that were the same
    /// change.
    over: Cell,
    paint: Cell,
    /// The row or column that a drag keeps to, once it has left its first cell.
    line: Option<Line>,
    /// Where along its line it has got to.
    end: usize,
    /// How many cells it spans.
    length: usize,
    edits: Vec<Edit>,
}

impl Stroke {
    fn of_cells(edits: Vec<Edit>) -> Stroke {
        Stroke { edits, numbers: Vec::new() }
    }

    /// How much it has changed.
    fn len(&self) -> usize {
        self.edits.len() + self.numbers.len()
    }

    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Marks {
    /// No marks yet, for a puzzle with these givens.
    pub fn new(givens: &Grid) -> Marks {
        let grid = Grid::unknown_of(givens.width(), givens.height(), givens.inks());
        let (crossed, done, undone) = (BTreeSet::new(), VecDeque::new(), Vec::new());
        let bookmarks = Bookmarks::default();
        Marks { givens: givens.clone(), grid, crossed, done, changed: 0, undone, drawing: None, bookmarks }
    }

    /// The marks alone, including those of an unfinished stroke.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Givens and marks together. Of a cell of which some colours are excluded from the start, a mark counts even if it is
    /// one of them.
    pub fn known(&self) -> Grid {
        let mut known = self.givens.clone();
        if self.grid.is_unknown() {
            return known;
        }
        let inks = known.inks();
        for at in self.grid.places().filter(|&at| !self.is_given(at)) {
            let (mark, given) = (self.grid.get(at), known.get(at));
            let both = mark.possible(inks).and(given.possible(inks));
            known.set(at, if both.is_empty() { mark } else { Cell::among(both, inks) });
        }
        known
    }

    /// Whether nothing is marked or crossed off.
    pub fn is_empty(&self) -> bool {
        self.grid.is_unknown() && self.crossed.is_empty()
    }

    /// The numbers that are crossed off.
    pub fn crossed_off(&self) -> &BTreeSet<Number> {
        &self.crossed
    }

    /// Crosses off a number of a clue, or no longer, as a stroke of its own. Does nothing if no clue of this grid can have it.
    /// Returns whether it changed something.
    pub fn cross_off(&mut self, number: Number) -> bool {
        self.end();
        if !self.can_have(number) {
            return false;
        }
        self.toggle(&[number]);
        self.keep(Stroke { edits: Vec::new(), numbers: vec![number] })
    }

    /// Marks cells without a mark as empty, as a part of the last stroke, which has just been made.
    pub fn complete(&mut self, cells: impl IntoIterator<Item = At>) {
        let Some(mut stroke) = self.done.pop_back() else { return };
        self.changed -= stroke.len();
        for at in cells {
            if self.is_given(at) {
                continue;
            }
            let (before, after) = (self.grid.get(at), Cell::EMPTY);
            self.grid.set(at, after);
            match stroke.edits.iter_mut().find(|edit| edit.at == at) {
                Some(edit) => edit.after = after,
                None => stroke.edits.push(Edit { at, before, after }),
            }
        }
        stroke.edits.retain(|edit| edit.before != edit.after);
        let grid = &self.grid;
        stroke.edits.sort_by_key(|edit| grid.index(edit.at));
        self.changed += stroke.len();
        if !stroke.is_empty() {
            self.done.push_back(stroke);
        }
    }

    /// The lines of which the last stroke has filled cells, or has erased filled ones.
    pub fn refilled_lines(&self) -> Vec<Line> {
        let edits = self.done.back().map_or(&[][..], |stroke| &stroke.edits);
        let mut lines = Vec::new();
        for edit in edits.iter().filter(|edit| edit.before.is_filled() || edit.after.is_filled()) {
            for line in [Line::row(edit.at.row()), Line::column(edit.at.column())] {
                if !lines.contains(&line) {
                    lines.push(line);
                }
            }
        }
        lines
    }

    /// Begins a stroke at a cell. The tool is what it paints: an ink, empty, or unknown to erase. If the cell already
    /// has that value, the stroke erases instead. False if the cell is given or outside the grid, or if the puzzle does not
    /// have that ink; then there is no stroke.
    ///
    /// An unfinished stroke ends first.
    pub fn begin(&mut self, at: At, tool: Cell) -> bool {
        self.end();
        if !self.holds(at) || self.is_given(at) || !self.grid.allows(tool) {
            return false;
        }
        let over = settled(self.grid.get(at));
        let paint = if tool == over { Cell::UNKNOWN } else { tool };
        self.drawing = Some(Drawing { start: at, over, paint, line: None, end: 0, length: 1, edits: Vec::new() });
        self.extend(at);
        true
    }

    /// Drags the stroke to the pointer; beyond the edge of the grid, to the cell at the edge.
    ///
    /// The stroke keeps to the row or column along which it first left its first cell (the row, if it left diagonally),
    /// and covers all cells on the way. Cells that it no longer covers are as they were before it.
    pub fn extend(&mut self, to: At) {
        let Some(mut drawing) = self.drawing.take() else { return };
        let start = drawing.start;
        let line = drawing.line.or_else(|| {
            let (down, across) = (start.row().abs_diff(to.row()), start.column().abs_diff(to.column()));
            match (down, across) {
                (0, 0) => None,
                _ if down > across => Some(Line::column(start.column())),
                _ => Some(Line::row(start.row())),
            }
        });
        drawing.line = line;
        let line = line.unwrap_or(Line::row(start.row()));
        let last = match line.axis {
            Axis::Row => self.grid.width(),
            Axis::Column => self.grid.height(),
        } - 1;
        let (from, to) = (line.along(start), line.along(to).min(last));
        (drawing.end, drawing.length) = (to, from.abs_diff(to) + 1);
        self.take_back(&drawing.edits);
        drawing.edits.clear();
        for at in (from.min(to)..=from.max(to)).map(|along| line.cell(along)) {
            let before = self.grid.get(at);
            if settled(before) == drawing.over && before != drawing.paint && !self.is_given(at) {
                drawing.edits.push(Edit { at, before, after: drawing.paint });
            }
        }
        self.apply(&drawing.edits);
        self.drawing = Some(drawing);
    }

    /// Ends the stroke; one that changed nothing is forgotten. Returns whether it changed something.
    pub fn end(&mut self) -> bool {
        match self.drawing.take() {
            Some(drawing) => self.keep(Stroke::of_cells(drawing.edits)),
            None => false,
        }
    }

    /// Cancels the stroke, as if it had never begun.
    pub fn cancel(&mut self) {
        if let Some(drawing) = self.drawing.take() {
            self.take_back(&drawing.edits);
        }
    }

    /// How many cells the stroke spans, from its first one to the pointer; 0 without a stroke.
    pub fn stroke_length(&self) -> usize {
        self.drawing.as_ref().map_or(0, |drawing| drawing.length)
    }

    /// The drag in progress, once it has left its first cell: its line, the place where it has got to, how many cells it spans,
    /// and what it paints.
    pub fn drag(&self) -> Option<(Line, usize, usize, Cell)> {
        let drawing = self.drawing.as_ref()?;
        Some((drawing.line?, drawing.end, drawing.length, drawing.paint))
    }

    /// Marks one cell, or erases its mark with [`Cell::UNKNOWN`], as a stroke of its own. Does nothing to a given cell,
    /// outside the grid, or with a colour that the puzzle does not have. Returns whether it changed something.
    pub fn set(&mut self, at: At, cell: Cell) -> bool {
        self.end();
        if !self.holds(at) || self.is_given(at) || !self.grid.allows(cell) {
            return false;
        }
        self.make(Stroke::of_cells(vec![Edit { at, before: self.grid.get(at), after: cell }]))
    }

    /// Erases all marks, and crosses off nothing any more, as one stroke. Returns whether it changed something.
    pub fn clear(&mut self) -> bool {
        self.end();
        let edits = self.edits_to(&Marks::new(&self.givens).grid);
        let numbers = self.crossed.iter().copied().collect();
        self.make(Stroke { edits, numbers })
    }

    /// Replaces all marks, as one stroke, ignoring those on given cells. Does nothing if the grid has another size, or
    /// colours that the puzzle does not have. Returns whether it changed something.
    pub fn replace(&mut self, marks: &Grid) -> bool {
        self.end();
        if (marks.width(), marks.height()) != (self.grid.width(), self.grid.height()) {
            return false;
        }
        let Some(marks) = marks.clone().with_inks(self.grid.inks()) else { return false };
        self.make(Stroke::of_cells(self.edits_to(&marks)))
    }

    /// What changes the marks to those of another grid of the same size.
    fn edits_to(&self, marks: &Grid) -> Vec<Edit> {
        let free = self.grid.places().filter(|&at| !self.is_given(at));
        free.map(|at| Edit { at, before: self.grid.get(at), after: marks.get(at) }).collect()
    }

    /// Undoes the last stroke, even an unfinished one; false if there is none.
    pub fn undo(&mut self) -> bool {
        self.end();
        self.bookmarks.undoes(self.done.len(), self.undone.len() + 1, &self.grid);
        let Some(stroke) = self.done.pop_back() else { return false };
        self.changed -= stroke.len();
        self.take_back(&stroke.edits);
        self.toggle(&stroke.numbers);
        self.undone.push(stroke);
        true
    }

    /// Redoes the stroke undone last; false if there is none.
    pub fn redo(&mut self) -> bool {
        self.end();
        self.bookmarks.redoes(self.undone.len(), self.done.len() + 1);
        let Some(stroke) = self.undone.pop() else { return false };
        self.apply(&stroke.edits);
        self.toggle(&stroke.numbers);
        self.changed += stroke.len();
        self.done.push_back(stroke);
        true
    }

    /// Whether there is a stroke to undo.
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty() || self.changes_now()
    }

    /// Whether there is a stroke to redo.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty() && !self.changes_now()
    }

    /// Whether an unfinished stroke has changed something.
    fn changes_now(&self) -> bool {
        self.drawing.as_ref().is_some_and(|drawing| !drawing.edits.is_empty())
    }

    fn holds(&self, at: At) -> bool {
        at.row() < self.grid.height() && at.column() < self.grid.width()
    }

    fn is_given(&self, at: At) -> bool {
        self.givens.get(at).is_known()
    }

    fn make(&mut self, mut stroke: Stroke) -> bool {
        stroke.edits.retain(|edit| edit.before != edit.after);
        self.apply(&stroke.edits);
        self.toggle(&stroke.numbers);
        self.keep(stroke)
    }

    fn keep(&mut self, stroke: Stroke) -> bool {
        if stroke.is_empty() {
            return false;
        }
        self.changed += stroke.len();
        self.done.push_back(stroke);
        self.undone.clear();
        self.bookmarks.stroke_made();
        while self.changed > MAX_UNDO
            && let Some(oldest) = self.done.pop_front()
        {
            self.changed -= oldest.len();
            self.bookmarks.oldest_forgotten();
        }
        true
    }

    /// Whether a clue of this grid can have a number.
    fn can_have(&self, Number { line, index }: Number) -> bool {
        let (lines, length) = match line.axis {
            Axis::Row => (self.grid.height(), self.grid.width()),
            Axis::Column => (self.grid.width(), self.grid.height()),
        };
        line.index < lines && index < length
    }

    fn toggle(&mut self, numbers: &[Number]) {
        for number in numbers {
            if !self.crossed.remove(number) {
                self.crossed.insert(*number);
            }
        }
    }

    fn apply(&mut self, edits: &[Edit]) {
        for edit in edits {
            self.grid.set(edit.at, edit.after);
        }
    }

    fn take_back(&mut self, edits: &[Edit]) {
        for edit in edits {
            self.grid.set(edit.at, edit.before);
        }
    }
}

/// A mark as strokes see it: unknown if it leaves several colours possible.
fn settled(mark: Cell) -> Cell {
    if mark.is_known() { mark } else { Cell::UNKNOWN }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::puzzle::Colour;

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
            !marks.begin(At::new(0, 0), Cell::of(Colour::ink(4)))
                && !marks.set(At::new(0, 0), Cell::of(Colour::ink(4)))
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
        // A stroke that changes nothing in the end is none.
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
}
