//! Tries: marks after a bookmark are tentative until the person keeps them or goes back.

use super::Marks;
use super::bookmarks::{Bookmarks, MOST_BOOKMARKS};
use super::letters::{number, read_cell, write_cell};
use nonoscope_core::puzzle::{At, Cell, Grid};

impl Marks {
    /// Marks this position: later marks are tentative. False if too many are marked already.
    pub fn bookmark(&mut self) -> bool {
        self.end();
        let has_room = self.bookmarks() < MOST_BOOKMARKS;
        if has_room {
            self.bookmarks.marked.push(self.grid.clone());
        }
        has_room
    }

    /// How many positions are marked.
    pub fn bookmarks(&self) -> usize {
        self.bookmarks.marked.len()
    }

    /// Whether a cell has a mark that is tentative: it was another when the first position was marked.
    pub fn is_tentative(&self, at: At) -> bool {
        let mark = self.grid.get(at);
        mark != Cell::UNKNOWN && self.bookmarks.marked.first().is_some_and(|before| before.get(at) != mark)
    }

    /// Goes back to the position that was marked last, as one stroke, and marks it no longer. Undo brings both back: what was
    /// tried, and the bookmark. False if no position is marked.
    pub fn go_back(&mut self) -> bool {
        self.end();
        let Some(before) = self.bookmarks.marked.pop() else { return false };
        if self.replace(&before) {
            self.bookmarks.back.push(self.done.len());
        }
        true
    }

    /// Keeps what was tried since a position was marked last, and marks it no longer. False if no position is marked.
    pub fn keep_tried(&mut self) -> bool {
        self.end();
        self.bookmarks.marked.pop().is_some()
    }

    /// The marked positions as texts that can be stored, the first one first.
    pub fn bookmarks_to_texts(&self) -> Vec<String> {
        self.bookmarks.marked.iter().map(|grid| self.grid_to_text(grid)).collect()
    }

    /// Marks positions that were stored. Those that do not fit this puzzle are left out.
    pub fn bookmarks_from_texts<'t>(&mut self, texts: impl IntoIterator<Item = &'t str>) {
        let grids = texts.into_iter().filter_map(|text| self.grid_from_text(text));
        let marked = grids.take(MOST_BOOKMARKS).collect();
        self.bookmarks = Bookmarks { marked, ..Bookmarks::default() };
    }

    /// A position, as the marks have theirs in what is stored.
    fn grid_to_text(&self, grid: &Grid) -> String {
        let mut text = String::new();
        for alike in grid.cells().chunk_by(|one, next| one == next) {
            if alike.len() > 1 {
                text.push_str(&alike.len().to_string());
            }
            alike.first().into_iter().for_each(|&cell| write_cell(&mut text, cell, &self.grid));
        }
        text
    }

    /// Reads a position; `None` if it does not fit this puzzle.
    fn grid_from_text(&self, text: &str) -> Option<Grid> {
        let mut grid = Grid::unknown_of(self.grid.width(), self.grid.height(), self.grid.inks());
        let (mut places, mut runs) = (self.grid.places(), text.chars());
        while !runs.as_str().is_empty() {
            let count = number(&mut runs)?.unwrap_or(1);
            let cell = read_cell(&mut runs, &self.grid)?;
            for _ in 0..count {
                let at = places.next().filter(|&at| cell == Cell::UNKNOWN || !self.is_given(at))?;
                grid.set(at, cell);
            }
        }
        places.next().is_none().then_some(grid)
    }

    /// Becomes other marks on the same puzzle. The marked positions stay.
    pub fn become_others(&mut self, others: Marks) {
        let marked = std::mem::take(&mut self.bookmarks.marked);
        *self = others;
        self.bookmarks = Bookmarks { marked, ..Bookmarks::default() };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use nonoscope_core::puzzle::Colour;

    const FILLED: Cell = Cell::FILLED;

    fn marks() -> Marks {
        let mut marks = Marks::new(&Grid::from_picture(&["X...", "...."]).unwrap());
        marks.set(At::new(0, 1), FILLED);
        marks
    }

    fn rows(marks: &Marks) -> Vec<String> {
        marks.grid().row_strings()
    }

    fn tentative(marks: &Marks) -> Vec<(usize, usize)> {
        let places = marks.grid().places().filter(|&at| marks.is_tentative(at));
        places.map(|at| (at.row(), at.column())).collect()
    }

    #[test]
    fn what_is_tried_can_be_taken_back_at_once_and_that_undone() {
        let mut marks = marks();
        assert!(!marks.go_back() && !marks.keep_tried());
        assert!(marks.bookmark() && tentative(&marks).is_empty());
        marks.set(At::new(0, 3), FILLED);
        marks.set(At::new(1, 0), Cell::EMPTY);
        marks.set(At::new(0, 1), Cell::EMPTY);
        assert_eq!(tentative(&marks), [(0, 1), (0, 3), (1, 0)]);
        let tried = rows(&marks);
        assert!(marks.go_back() && rows(&marks) == [".X..", "...."]);
        assert_eq!((marks.bookmarks(), tentative(&marks).len()), (0, 0));
        assert!(marks.undo() && rows(&marks) == tried);
        assert_eq!((marks.bookmarks(), tentative(&marks).len()), (1, 3), "what was tried is tentative again");
        assert!(marks.redo() && rows(&marks) == [".X..", "...."] && marks.bookmarks() == 0);
        assert!(marks.undo() && marks.undo() && tentative(&marks) == [(0, 3), (1, 0)]);
        assert!(marks.keep_tried() && tentative(&marks).is_empty() && rows(&marks) == [".X.X", "O..."]);
    }

    #[test]
    fn bookmarks_lie_upon_each_other() {
        let mut marks = marks();
        marks.bookmark();
        marks.set(At::new(0, 2), FILLED);
        marks.bookmark();
        marks.set(At::new(0, 3), FILLED);
        assert_eq!(tentative(&marks), [(0, 2), (0, 3)]);
        assert!(marks.go_back() && rows(&marks)[0] == ".XX.");
        assert_eq!(tentative(&marks), [(0, 2)], "the first one still stands");
        marks.bookmark();
        marks.set(At::new(0, 3), FILLED);
        assert!(marks.keep_tried() && tentative(&marks) == [(0, 2), (0, 3)]);
        assert!(marks.go_back() && rows(&marks)[0] == ".X..");
        for _ in 0..MOST_BOOKMARKS {
            assert!(marks.bookmark());
        }
        assert!(!marks.bookmark() && marks.bookmarks() == MOST_BOOKMARKS);
    }

    #[test]
    fn going_back_to_where_one_is_changes_nothing() {
        let mut marks = marks();
        marks.bookmark();
        assert!(marks.go_back() && marks.bookmarks() == 0);
        assert!(marks.undo() && marks.is_empty() && marks.bookmarks() == 0, "that was the stroke before");
    }

    #[test]
    fn erased_marks_come_back_too() {
        let mut marks = marks();
        marks.bookmark();
        marks.clear();
        assert!(tentative(&marks).is_empty() && marks.go_back() && rows(&marks)[0] == ".X..");
    }

    #[test]
    fn bookmarks_come_back_from_texts_and_rubbish_does_not() {
        let mut marks = marks();
        marks.bookmark();
        marks.set(At::new(1, 3), Cell::EMPTY);
        marks.bookmark();
        let texts = marks.bookmarks_to_texts();
        assert_eq!(texts, [".X6.", ".X5.O"]);
        let mut again = Marks::from_text(&marks.givens, &marks.to_text()).unwrap();
        assert_eq!(again.bookmarks(), 0);
        again.bookmarks_from_texts(texts.iter().map(String::as_str));
        assert_eq!((again.bookmarks(), tentative(&again)), (2, tentative(&marks)));
        // The first cell is given; the others are too many, too few, or none.
        again.bookmarks_from_texts(["X7.", "9.", "7.", "8", "8?", "99999999999999999999999.", "", "(XB)7.", "8."]);
        assert_eq!(again.bookmarks(), 1);
        again.bookmarks_from_texts(vec!["8."; MOST_BOOKMARKS + 1]);
        assert_eq!(again.bookmarks(), MOST_BOOKMARKS);
    }

    #[test]
    fn whatever_is_done_can_be_undone() {
        let mut chance = Chance::new(7);
        let mut marks = Marks::new(&Grid::unknown_of(3, 3, 2));
        for _ in 0..20_000 {
            let at = At::new(chance.below(3), chance.below(3));
            match chance.below(9) {
                0 => {
                    let _ = marks.bookmark();
                }
                1 => {
                    let _ = marks.go_back();
                }
                2 => {
                    let _ = marks.keep_tried();
                }
                3 | 4 => {
                    let _ = marks.undo();
                }
                5 => {
                    let _ = marks.redo();
                }
                number => {
                    let _ = marks.set(at, Cell::of(Colour::ink(number % 2 + 1)));
                }
            }
        }
        while marks.undo() {}
        assert!(marks.is_empty());
    }
}
