//! How the sheet looks on the board, cell by cell as it changes: making it anew for each cell would be too slow on a large sheet.

use crate::make::sheet::{Dot, Sheet};
use nonoscope_core::puzzle::{At, Cell, Colour, Grid, Line, Puzzle};
use nonoscope_picture::Scene;

/// How the sheet looks.
#[derive(Debug)]
pub(crate) struct Look {
    scene: Scene,
    /// Whether blank cells are filled with the colour of the background, because that is not white.
    is_tinted: bool,
    /// The cells of which the solutions differ, if these are marked.
    differs: Vec<usize>,
    /// The cells that are proposed to be given or changed.
    proposed: Vec<usize>,
    /// The lines that are pointed at.
    pointed: Vec<Line>,
    cursor: Option<usize>,
}

impl Look {
    /// The look of a sheet whose clues make a puzzle.
    pub(crate) fn of(sheet: &Sheet, puzzle: &Puzzle) -> Look {
        let nothing = Grid::unknown_of(sheet.width(), sheet.height(), sheet.palette().inks());
        let is_tinted = sheet.palette().get(Colour::BACKGROUND).rgb != [255; 3];
        let scene = Scene::of_grid(puzzle, &nothing);
        let mut look =
            Look { scene, is_tinted, differs: Vec::new(), proposed: Vec::new(), pointed: Vec::new(), cursor: None };
        for (index, &dot) in sheet.dots().iter().enumerate() {
            look.dress(index, dot);
        }
        look.pale_empty(puzzle);
        look
    }

    /// The scene.
    pub(crate) fn scene(&self) -> &Scene {
        &self.scene
    }

    /// A cell has changed.
    pub(crate) fn dress(&mut self, index: usize, dot: Dot) {
        let is_blank = dot.colour.is_background() && !dot.given && !self.is_tinted;
        if let Some(look) = self.scene.cells_mut().get_mut(index) {
            look.cell = if is_blank { Cell::UNKNOWN } else { Cell::of(dot.colour) };
            look.rests = dot.given;
        }
    }

    /// The clues of a puzzle have changed: the 0 of an empty line is pale, so that the others stand out.
    pub(crate) fn pale_empty(&mut self, puzzle: &Puzzle) {
        for line in puzzle.lines() {
            let settled = if puzzle.clue(line).is_empty() { (1, 1) } else { (0, 0) };
            if let Some(look) = self.scene.line_mut(line) {
                look.settled = settled;
            }
        }
    }

    /// Marks the cells that a grid does not know, and no others. Without a grid there are none.
    pub(crate) fn mark_open(&mut self, common: Option<&Grid>) {
        let cells = self.scene.cells_mut();
        for index in self.differs.drain(..) {
            if let Some(look) = cells.get_mut(index) {
                look.differs = false;
            }
        }
        let common = common.filter(|common| common.cells().len() == cells.len());
        for (index, _) in common.into_iter().flat_map(Grid::cells).enumerate().filter(|(_, cell)| !cell.is_known()) {
            cells[index].differs = true;
            self.differs.push(index);
        }
    }

    /// Marks the cells that are proposed to be given or changed, with their new values, and no others.
    pub(crate) fn propose(&mut self, sheet: &Sheet, proposed: &[(At, Cell)]) {
        let cells = self.scene.cells_mut();
        for index in self.proposed.drain(..) {
            if let Some(look) = cells.get_mut(index) {
                (look.supposed, look.tried, look.would_be) = (false, false, Cell::UNKNOWN);
            }
        }
        for &(at, cell) in proposed {
            let index = sheet.index(at);
            if let Some((index, look)) = index.and_then(|index| Some((index, cells.get_mut(index)?))) {
                (look.supposed, look.tried, look.would_be) = (true, true, cell);
                self.proposed.push(index);
            }
        }
    }

    /// Shows the cursor on a cell, and lights the clues of what is pointed at.
    pub(crate) fn point(&mut self, sheet: &Sheet, cursor: Option<At>, pointed: &[Line]) {
        let cursor = cursor.and_then(|at| sheet.index(at));
        if cursor != self.cursor {
            for (index, is_there) in [(self.cursor, false), (cursor, true)] {
                if let Some(look) = index.and_then(|index| self.scene.cells_mut().get_mut(index)) {
                    look.cursor = is_there;
                }
            }
            self.cursor = cursor;
        }
        if pointed != self.pointed {
            let before = std::mem::replace(&mut self.pointed, pointed.to_vec());
            for (lines, is_there) in [(&before, false), (&self.pointed, true)] {
                for &line in lines {
                    if let Some(look) = self.scene.line_mut(line) {
                        look.pointed = is_there;
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::puzzle::Palette;

    fn look() -> (Sheet, Look) {
        let sheet = Sheet::blank(3, 2, Palette::default());
        let look = Look::of(&sheet, crate::make::sheet::Clues::of(&sheet).puzzle().unwrap());
        (sheet, look)
    }

    #[test]
    fn blank_cells_are_paper_and_given_ones_are_framed() {
        let (_, mut look) = look();
        assert!(look.scene().cells().iter().all(|look| look.cell == Cell::UNKNOWN));
        look.dress(0, Dot::of(Colour::INK));
        look.dress(1, Dot { given: true, ..Dot::BLANK });
        let cells = look.scene().cells();
        assert_eq!((cells[0].cell, cells[0].rests), (Cell::FILLED, false));
        assert_eq!((cells[1].cell, cells[1].rests), (Cell::EMPTY, true));
    }

    #[test]
    fn only_what_differs_now_is_marked() {
        let (_, mut look) = look();
        let marked = |look: &Look| look.scene().cells().iter().filter(|look| look.differs).count();
        look.mark_open(Some(&"X.O\n..O".parse().unwrap()));
        assert_eq!(marked(&look), 3);
        look.mark_open(Some(&"X.O\nOOO".parse().unwrap()));
        assert_eq!(marked(&look), 1);
        look.mark_open(Some(&"..".parse().unwrap()));
        assert_eq!(marked(&look), 0, "of another size");
        look.mark_open(None);
        assert_eq!(marked(&look), 0);
    }

    #[test]
    fn the_cursor_is_in_one_place_and_lights_its_lines() {
        let (sheet, mut look) = look();
        let shown = |look: &Look| look.scene().cells().iter().position(|look| look.cursor);
        look.point(&sheet, Some(At::new(1, 2)), &[Line::row(1), Line::column(2)]);
        assert_eq!(shown(&look), Some(5));
        look.point(&sheet, Some(At::new(0, 0)), &[Line::row(0)]);
        assert_eq!(shown(&look), Some(0));
        let lit = look.scene().lines(nonoscope_core::puzzle::Axis::Row).iter().filter(|look| look.pointed).count();
        assert_eq!(lit, 1);
        look.point(&sheet, None, &[]);
        assert_eq!(shown(&look), None);
    }
}
