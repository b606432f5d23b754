//! The strokes that made the marks, and positions on the way.

use super::Marks;
use super::stroke::Edit;
use nonoscope_core::puzzle::Grid;
use nonoscope_core::solve::Past;
use nonoscope_core::trace::Change;

impl Marks {
    /// The marks with the strokes that made them, the latest ones, which together changed at most this many cells.
    pub fn past(&self, most: usize) -> Past {
        let mut changed = 0;
        let strokes = self.strokes_back().map(|edits| {
            changed += edits.len();
            (changed <= most)
                .then(|| edits.iter().map(|edit| Change { at: edit.at, cell: edit.before }).collect::<Vec<Change>>())
        });
        Past { marks: self.grid.clone(), strokes: strokes.map_while(|stroke| stroke).collect() }
    }

    /// Goes back to the position before the last strokes, as one stroke, which can be undone like any other. Returns whether it
    /// changed something.
    pub fn go_back_by(&mut self, strokes: usize) -> bool {
        let before = self.before(strokes);
        self.replace(&before)
    }

    /// The marks before the last strokes.
    fn before(&self, strokes: usize) -> Grid {
        let mut grid = self.grid.clone();
        for edits in self.strokes_back().take(strokes) {
            edits.iter().for_each(|edit| grid.set(edit.at, edit.before));
        }
        grid
    }

    /// What each stroke changed, the latest first; an unfinished one counts.
    fn strokes_back(&self) -> impl Iterator<Item = &[Edit]> {
        let unfinished = self.drawing.as_ref().map(|drawing| drawing.edits.as_slice());
        let unfinished = unfinished.filter(|edits| !edits.is_empty());
        unfinished.into_iter().chain(self.done.iter().rev().map(|stroke| stroke.edits.as_slice()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::puzzle::{At, Cell};

    #[test]
    fn each_stroke_back_is_a_position_of_before() {
        let mut marks = Marks::new(&Grid::unknown(3, 1));
        let mut seen = vec![marks.grid().clone()];
        for (column, cell) in [(0, Cell::FILLED), (1, Cell::EMPTY), (0, Cell::UNKNOWN), (2, Cell::FILLED)] {
            marks.set(At::new(0, column), cell);
            seen.insert(0, marks.grid().clone());
        }
        let past = marks.past(usize::MAX);
        let mut grid = past.marks.clone();
        for (back, stroke) in past.strokes.iter().enumerate() {
            stroke.iter().for_each(|change| grid.set(change.at, change.cell));
            assert_eq!((&grid, marks.before(back + 1)), (&seen[back + 1], seen[back + 1].clone()));
        }
        assert_eq!((past.strokes.len(), marks.past(2).strokes.len()), (4, 2));
        marks.begin(At::new(0, 1), Cell::FILLED);
        assert_eq!(marks.past(9).strokes.len(), 5, "a stroke that has not ended counts");
        marks.cancel();
        assert_eq!(marks.past(9).strokes.len(), 4);
        marks.begin(At::new(0, 0), Cell::FILLED);
        assert_eq!(marks.past(9).strokes.len(), 5);
        assert!(marks.go_back_by(2) && marks.grid() == &seen[1]);
        assert!(marks.undo() && marks.undo() && marks.grid() == &seen[0]);
    }
}
