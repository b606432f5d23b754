//! The sheet: its cells, which of them are given, and its colours.

mod clues;
mod history;
mod moves;
mod shapes;

pub(crate) use self::clues::Clues;
pub(crate) use self::history::{Change, Dab, History, Step};
pub(crate) use self::moves::{Anchor, Move, Towards, moved};
pub(crate) use self::shapes::{Symmetry, area, line, rectangle};

use nonoscope_core::puzzle::{At, Axis, Cell, Clue, Colour, Grid, Line, MAX_SIDE, Palette};

/// A cell of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dot {
    pub(crate) colour: Colour,
    /// Whether solvers know it from the start.
    pub(crate) given: bool,
}

impl Dot {
    /// A cell of the background that is not given.
    pub(crate) const BLANK: Dot = Dot { colour: Colour::BACKGROUND, given: false };

    /// A cell of a colour that is not given.
    pub(crate) fn of(colour: Colour) -> Dot {
        Dot { colour, given: false }
    }
}

/// A sheet. Its sides are 1 to [`MAX_SIDE`], and each cell has a colour of the palette.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sheet {
    width: usize,
    dots: Vec<Dot>,
    palette: Palette,
}

impl Default for Sheet {
    /// The sheet of a first visit.
    fn default() -> Sheet {
        Sheet::blank(10, 10, Palette::default())
    }
}

impl Sheet {
    /// A sheet on which nothing is drawn. Sides that are too long or too short count as the nearest that are not.
    pub(crate) fn blank(width: usize, height: usize, palette: Palette) -> Sheet {
        let [width, height] = [width, height].map(|side| side.clamp(1, MAX_SIDE));
        Sheet { width, dots: vec![Dot::BLANK; width * height], palette }
    }

    /// A sheet with a picture, of which the cells that `givens` knows are given. Cells that are not known are of the background.
    /// `None` if the two differ in size, or a colour is not in the palette.
    pub(crate) fn of(picture: &Grid, givens: &Grid, palette: Palette) -> Option<Sheet> {
        let mut sheet = Sheet::blank(picture.width(), picture.height(), palette);
        let same_size = (picture.width(), picture.height()) == (givens.width(), givens.height());
        if !same_size || picture.cells().len() != sheet.dots.len() {
            return None;
        }
        for ((dot, cell), given) in sheet.dots.iter_mut().zip(picture.cells()).zip(givens.cells()) {
            *dot = Dot { given: given.is_known(), ..Dot::of(cell.colour().unwrap_or(Colour::BACKGROUND)) };
        }
        let inks = sheet.palette.inks();
        sheet.dots.iter().all(|dot| dot.colour.number() <= inks).then_some(sheet)
    }

    pub(crate) fn width(&self) -> usize {
        self.width
    }

    pub(crate) fn height(&self) -> usize {
        self.dots.len() / self.width
    }

    /// The width and the height.
    pub(crate) fn size(&self) -> (usize, usize) {
        (self.width(), self.height())
    }

    pub(crate) fn palette(&self) -> &Palette {
        &self.palette
    }

    /// All cells, row by row.
    pub(crate) fn dots(&self) -> &[Dot] {
        &self.dots
    }

    /// A cell; blank outside the sheet.
    pub(crate) fn dot(&self, at: At) -> Dot {
        self.index(at).map_or(Dot::BLANK, |index| self.dots[index])
    }

    /// The index of a cell, row by row; `None` outside the sheet.
    pub(crate) fn index(&self, at: At) -> Option<usize> {
        (at.column() < self.width && at.row() < self.height()).then(|| at.row() * self.width + at.column())
    }

    /// The place of the cell with an index.
    pub(crate) fn at(&self, index: usize) -> At {
        At::new(index / self.width, index % self.width)
    }

    /// Changes a cell. A value that a sheet cannot have changes nothing.
    pub(crate) fn set(&mut self, index: usize, dot: Dot) {
        if dot.colour.number() <= self.palette.inks()
            && let Some(there) = self.dots.get_mut(index)
        {
            *there = dot;
        }
    }

    /// A sheet of the same colours, each cell of which is taken from this one; `None` for blank.
    pub(crate) fn taken(&self, width: usize, height: usize, from: impl Fn(At) -> Option<At>) -> Sheet {
        let mut sheet = Sheet::blank(width, height, self.palette.clone());
        for index in 0..sheet.dots.len() {
            sheet.dots[index] = from(sheet.at(index)).map_or(Dot::BLANK, |at| self.dot(at));
        }
        sheet
    }

    /// The same sheet with other cells, one by one.
    #[must_use]
    pub(crate) fn changed(&self, change: impl Fn(Dot) -> Dot) -> Sheet {
        Sheet { dots: self.dots.iter().map(|&dot| change(dot)).collect(), ..self.clone() }
    }

    /// The same sheet with another palette. Colours that it does not have become the background.
    #[must_use]
    pub(crate) fn with_palette(&self, palette: Palette) -> Sheet {
        let inks = palette.inks();
        let kept = |dot: Dot| if dot.colour.number() <= inks { dot } else { Dot::BLANK };
        Sheet { palette, ..self.changed(kept) }
    }

    /// Whether nothing is drawn.
    pub(crate) fn is_blank(&self) -> bool {
        self.dots.iter().all(|dot| dot.colour.is_background())
    }

    /// How many cells are given.
    pub(crate) fn givens(&self) -> usize {
        self.dots.iter().filter(|dot| dot.given).count()
    }

    /// The clue of a line; an empty one for a line that the sheet does not have.
    pub(crate) fn clue(&self, line: Line) -> Clue {
        let (first, step, length, lines) = match line.axis {
            Axis::Row => (line.index * self.width, 1, self.width, self.height()),
            Axis::Column => (line.index, self.width, self.height(), self.width),
        };
        let dots = self.dots.iter().skip(first).step_by(step).take(if line.index < lines { length } else { 0 });
        Clue::of_cells(dots.map(|dot| Cell::of(dot.colour)))
    }

    /// The picture as a grid in which all cells are known.
    pub(crate) fn picture(&self) -> Grid {
        self.grid(|_| true)
    }

    /// The cells that are given.
    pub(crate) fn given_cells(&self) -> Grid {
        self.grid(|dot| dot.given)
    }

    fn grid(&self, is_known: impl Fn(Dot) -> bool) -> Grid {
        let mut grid = Grid::unknown_of(self.width, self.height(), self.palette.inks());
        for (index, &dot) in self.dots.iter().enumerate() {
            if is_known(dot) {
                grid.set(self.at(index), Cell::of(dot.colour));
            }
        }
        grid
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_is_a_picture_with_givens() {
        let picture: Grid = "XOX\nOXO".parse().unwrap();
        let givens: Grid = "X..\n..O".parse().unwrap();
        let sheet = Sheet::of(&picture, &givens, Palette::default()).unwrap();
        assert_eq!((sheet.size(), sheet.givens()), ((3, 2), 2));
        assert_eq!((sheet.picture(), sheet.given_cells()), (picture.clone(), givens.clone()));
        assert_eq!(sheet.clue(Line::row(0)).lengths(), [1, 1]);
        assert_eq!(sheet.clue(Line::column(1)).lengths(), [1]);
        assert!(sheet.clue(Line::column(3)).is_empty() && sheet.clue(Line::row(2)).is_empty());
        assert_eq!(Sheet::of(&picture, &Grid::unknown(2, 3), Palette::default()), None);
    }

    #[test]
    fn cells_have_colours_of_the_palette() {
        let two: Grid = "XB".parse().unwrap();
        assert_eq!(Sheet::of(&two, &Grid::unknown(2, 1), Palette::default()), None);
        let mut sheet = Sheet::blank(2, 1, Palette::default());
        sheet.set(0, Dot::of(Colour::ink(2)));
        sheet.set(7, Dot::of(Colour::INK));
        assert!(sheet.is_blank());
        assert_eq!(Sheet::blank(0, 5000, Palette::default()).size(), (1, MAX_SIDE));
    }
}
