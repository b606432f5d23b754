//! A grid of cells, each unknown, filled or empty, or known in part. Givens, what is known so far, and solutions are all
//! grids.

use super::{At, Axis, Cell, Clue, Colour, Colours, Line, MAX_INKS, MAX_SIDE};
use nonoscope_words::{Text, puzzle as words};
use std::fmt;
use std::str::FromStr;

/// A rectangle of cells, row by row, with at most [`MAX_SIDE`] cells in each row and column.
///
/// Cells also have an index: 0 is the first cell of the top row, and each row follows the one above.
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::puzzle::{At, Cell, Grid};
///
/// let grid: Grid = "X.O\n..X\n".parse()?;
/// assert_eq!((grid.width(), grid.height()), (3, 2));
/// assert_eq!(grid.get(At::new(1, 2)), Cell::FILLED);
/// assert_eq!((grid.index(At::new(1, 2)), grid.at(5)), (5, At::new(1, 2)));
/// # Ok::<(), nonoscope::puzzle::GridError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "UncheckedGrid"))]
pub struct Grid {
    width: usize,
    /// How many inks the puzzle has.
    inks: usize,
    #[cfg_attr(feature = "serde", serde(with = "super::packed"))]
    cells: Vec<Cell>,
}

impl Grid {
    /// A grid of unknown cells, for a black-and-white puzzle.
    ///
    /// # Panics
    /// If a side is longer than [`MAX_SIDE`].
    #[track_caller]
    pub fn unknown(width: usize, height: usize) -> Grid {
        assert!(width <= MAX_SIDE && height <= MAX_SIDE, "{width} x {height} cells are too many for a grid");
        Grid { width, inks: 1, cells: vec![Cell::UNKNOWN; width * height] }
    }

    /// A grid of unknown cells, for a puzzle with this many inks.
    ///
    /// # Panics
    /// If a side is longer than [`MAX_SIDE`], there are no inks, or more than [`MAX_INKS`].
    #[track_caller]
    pub fn unknown_of(width: usize, height: usize, inks: usize) -> Grid {
        assert!((1..=MAX_INKS).contains(&inks), "no puzzle has {inks} inks");
        Grid { inks, ..Grid::unknown(width, height) }
    }

    /// The same grid for a puzzle with this many inks; `None` if a cell has a colour that such a puzzle does not have, or
    /// there are no inks or too many.
    pub fn with_inks(self, inks: usize) -> Option<Grid> {
        if !(1..=MAX_INKS).contains(&inks) {
            return None;
        }
        let before = self.inks;
        let mut grid = Grid { inks, ..self };
        if inks != before {
            for cell in grid.cells.iter_mut().filter(|cell| **cell != Cell::UNKNOWN) {
                let possible = cell.possible(before);
                if !possible.minus(Colours::all(inks)).is_empty() {
                    return None;
                }
                *cell = Cell::among(possible, inks);
            }
        }
        Some(grid)
    }

    /// How many inks its cells may have.
    pub fn inks(&self) -> usize {
        self.inks
    }

    /// A grid from rows of `X`, `O` (either case) and `.`, from the top.
    ///
    /// # Errors
    /// See [`GridError`]: another letter, rows of different lengths, a side longer than [`MAX_SIDE`].
    pub fn from_picture<R: AsRef<str>>(rows: &[R]) -> Result<Grid, GridError> {
        let width = rows.first().map_or(0, |row| row.as_ref().chars().count());
        if width > MAX_SIDE || rows.len() > MAX_SIDE {
            return Err(GridError::TooLarge);
        }
        let (mut inks, mut cells) = (1, Vec::with_capacity(width * rows.len()));
        for (index, row) in rows.iter().enumerate() {
            for letter in row.as_ref().chars() {
                let cell = Cell::from_letter(letter).ok_or(GridError::Letter { row: index, letter })?;
                inks = inks.max(cell.ink().map_or(1, Colour::number));
                cells.push(cell);
            }
            if cells.len() != width * (index + 1) {
                return Err(GridError::Ragged { row: index });
            }
        }
        Ok(Grid { width, inks, cells })
    }

    /// The number of cells in a row.
    pub fn width(&self) -> usize {
        self.width
    }

    /// The number of cells in a column.
    pub fn height(&self) -> usize {
        self.cells.len().checked_div(self.width).unwrap_or(0)
    }

    /// Whether a place is inside the grid.
    pub fn contains(&self, at: At) -> bool {
        at.column() < self.width && at.row() * self.width < self.cells.len()
    }

    /// The index of a cell, row by row.
    ///
    /// # Panics
    /// If the place is outside the grid.
    #[track_caller]
    pub fn index(&self, at: At) -> usize {
        assert!(self.contains(at), "{at:?} lies outside the grid");
        at.row() * self.width + at.column()
    }

    /// The place of the cell with this index.
    ///
    /// # Panics
    /// If there are no more cells than `index`.
    #[track_caller]
    pub fn at(&self, index: usize) -> At {
        assert!(index < self.cells.len(), "there are {} cells and none with index {index}", self.cells.len());
        At::new(index / self.width, index % self.width)
    }

    /// The cell at a place.
    ///
    /// # Panics
    /// If the place is outside the grid.
    #[track_caller]
    pub fn get(&self, at: At) -> Cell {
        self.cells[self.index(at)]
    }

    /// Sets a cell.
    ///
    /// # Panics
    /// If the place is outside the grid, or the cell has a colour that the puzzle does not have.
    #[track_caller]
    pub fn set(&mut self, at: At, cell: Cell) {
        let index = self.index(at);
        assert!(self.allows(cell), "a puzzle of {} inks has no such cell", self.inks);
        self.cells[index] = cell;
    }

    /// The colours that are possible for a cell.
    ///
    /// # Panics
    /// If the place is outside the grid.
    #[track_caller]
    pub fn possible(&self, at: At) -> Colours {
        self.get(at).possible(self.inks)
    }

    /// Whether this can be known of a cell of such a puzzle.
    pub fn allows(&self, cell: Cell) -> bool {
        cell.fits(self.inks)
    }

    /// All cells, row by row.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The places of all cells, row by row.
    pub fn places(&self) -> impl Iterator<Item = At> + use<> {
        let (width, height) = (self.width(), self.height());
        (0..height).flat_map(move |row| (0..width).map(move |column| At::new(row, column)))
    }

    /// The cells of one line, in order.
    ///
    /// # Panics
    /// If the grid has no such line.
    #[track_caller]
    pub fn line(&self, line: Line) -> impl Iterator<Item = Cell> + '_ {
        let lines = self.lines(line.axis);
        // A sentence about the line would put languages into every program.
        assert!(line.index < lines, "the grid has {lines} such lines, and none with the index {}", line.index);
        let (first, step, length) = match line.axis {
            Axis::Row => (line.index * self.width, 1, self.width()),
            Axis::Column => (line.index, self.width, self.height()),
        };
        self.cells.iter().skip(first).step_by(step).take(length).copied()
    }

    /// How many lines there are along an axis.
    fn lines(&self, axis: Axis) -> usize {
        match axis {
            Axis::Row => self.height(),
            Axis::Column => self.width(),
        }
    }

    /// The clue of a line; an unknown cell ends a run, as an empty one does.
    ///
    /// # Panics
    /// If the grid has no such line.
    #[track_caller]
    pub fn clue(&self, line: Line) -> Clue {
        Clue::of_cells(self.line(line))
    }

    /// The clues of all lines along an axis, in order; an unknown cell ends a run, as an empty one does.
    pub fn clues(&self, axis: Axis) -> Vec<Clue> {
        (0..self.lines(axis)).map(|index| self.clue(Line { axis, index })).collect()
    }

    /// How many cells are not known; some colours may be excluded for them.
    pub fn unknown_cells(&self) -> usize {
        self.cells.iter().filter(|cell| !cell.is_known()).count()
    }

    /// Whether all cells are unknown.
    pub fn is_unknown(&self) -> bool {
        self.cells.iter().all(|&cell| cell == Cell::UNKNOWN)
    }

    /// How many cells are known to be filled.
    pub fn filled_cells(&self) -> usize {
        self.cells.iter().filter(|cell| cell.is_filled()).count()
    }

    /// The rows as strings of `X`, `O` and `.`.
    pub fn row_strings(&self) -> Vec<String> {
        (0..self.height()).map(|row| self.line(Line::row(row)).map(Cell::letter).collect()).collect()
    }
}

/// One text line for each row, of `X`, `O` and `.`.
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.row_strings() {
            writeln!(f, "{row}")?;
        }
        Ok(())
    }
}

/// Rows of `X`, `O` and `.`, as `Display` writes them.
impl FromStr for Grid {
    type Err = GridError;

    fn from_str(text: &str) -> Result<Grid, GridError> {
        Grid::from_picture(&text.lines().collect::<Vec<_>>())
    }
}

/// A stored grid, whose cells may not form a rectangle.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(rename = "Grid")]
struct UncheckedGrid {
    width: usize,
    inks: usize,
    #[serde(with = "super::packed")]
    cells: Vec<Cell>,
}

#[cfg(feature = "serde")]
impl TryFrom<UncheckedGrid> for Grid {
    type Error = GridError;

    fn try_from(UncheckedGrid { width, inks, cells }: UncheckedGrid) -> Result<Grid, GridError> {
        let rows = cells.len().checked_div(width).unwrap_or(0);
        if width > MAX_SIDE || rows > MAX_SIDE {
            return Err(GridError::TooLarge);
        }
        if rows * width != cells.len() {
            return Err(GridError::Ragged { row: rows });
        }
        let grid = Grid { width, inks, cells };
        let is_right = (1..=MAX_INKS).contains(&inks) && grid.cells.iter().all(|&cell| grid.allows(cell));
        if is_right { Ok(grid) } else { Err(GridError::Colours) }
    }
}

/// Why something is not a [`Grid`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GridError {
    /// A side is longer than [`MAX_SIDE`].
    TooLarge,
    /// A row has more or fewer cells than the first.
    Ragged {
        /// Its index, from 0.
        row: usize,
    },
    /// A letter that stands for no cell.
    Letter {
        /// The index of its row, from 0.
        row: usize,
        /// The letter.
        letter: char,
    },
    /// A cell has colours that its puzzle does not have.
    Colours,
}

impl GridError {
    /// The error in words.
    pub fn text(&self) -> Text {
        match self {
            GridError::TooLarge => words::grid_too_large(MAX_SIDE),
            GridError::Ragged { row } => words::grid_ragged(Line::row(*row)),
            GridError::Letter { row, letter } => words::grid_letter(*letter, Line::row(*row)),
            GridError::Colours => words::grid_colours(),
        }
    }
}

impl fmt::Display for GridError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl std::error::Error for GridError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_go_both_ways() {
        let grid = Grid::from_picture(&["X.O", "..X"]).unwrap();
        assert_eq!((grid.width(), grid.height()), (3, 2));
        assert_eq!((grid.unknown_cells(), grid.filled_cells()), (3, 2));
        assert_eq!(grid.get(At::new(1, 2)), Cell::FILLED);
        assert_eq!(grid.row_strings(), ["X.O", "..X"]);
        assert_eq!(grid.to_string(), "X.O\n..X\n");
        let column: Vec<Cell> = grid.line(Line::column(2)).collect();
        assert_eq!(column, [Cell::EMPTY, Cell::FILLED]);
    }

    #[test]
    fn crooked_pictures_are_refused() {
        assert_eq!(Grid::from_picture(&["XX", "X"]), Err(GridError::Ragged { row: 1 }));
        assert_eq!(Grid::from_picture(&["X", "XX"]), Err(GridError::Ragged { row: 1 }));
        assert_eq!("O\nX?".parse::<Grid>(), Err(GridError::Letter { row: 1, letter: '?' }));
        assert_eq!("".parse::<Grid>().map(|grid| grid.height()), Ok(0));
        assert_eq!(Grid::from_picture(&["X".repeat(MAX_SIDE + 1)]), Err(GridError::TooLarge));
        assert_eq!(Grid::from_picture(&["X"; MAX_SIDE + 1]), Err(GridError::TooLarge));
    }

    #[test]
    fn each_cell_has_an_index() {
        let mut grid = Grid::unknown(3, 2);
        assert!(grid.places().map(|at| grid.index(at)).eq(0..6));
        assert!(grid.places().eq((0..6).map(|index| grid.at(index))));
        grid.set(grid.at(4), Cell::EMPTY);
        assert_eq!(grid.row_strings(), ["...", ".O."]);
    }

    #[test]
    fn places_outside_are_no_other_cells() {
        let grid = Grid::unknown(3, 2);
        for outside in [At::new(0, 3), At::new(2, 0), At::new(1023, 1023)] {
            assert!(!grid.contains(outside));
            assert!(std::panic::catch_unwind(|| grid.get(outside)).is_err(), "{outside:?}");
        }
        assert!(std::panic::catch_unwind(|| grid.at(6)).is_err());
        assert!(std::panic::catch_unwind(|| grid.line(Line::column(3)).count()).is_err());
        assert!(std::panic::catch_unwind(|| Grid::unknown(1, MAX_SIDE + 1)).is_err());
    }

    #[test]
    fn clues_are_read_off_lines() {
        let grid = Grid::from_picture(&["XOX", "XX."]).unwrap();
        let clues = |axis| grid.clues(axis).iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(clues(Axis::Row), ["1 1", "2"]);
        assert_eq!(clues(Axis::Column), ["2", "1", "1"]);
        assert_eq!(grid.clue(Line::column(0)).lengths(), [2]);
    }

    #[test]
    fn stored_grids_are_checked() {
        let stored = |width: usize, cells: usize| {
            let packed = vec![0b1010_1010u8; cells.div_ceil(4)];
            let bytes = postcard::to_allocvec(&(width, 1usize, (cells, true, packed))).unwrap();
            postcard::from_bytes::<Grid>(&bytes)
        };
        assert_eq!(stored(2, 4), Grid::from_picture(&["XX", "XX"]).map_err(|_| postcard::Error::SerdeDeCustom));
        for (width, cells) in [(2, 3), (0, 1), (5, 4), (usize::MAX, 1), (MAX_SIDE + 1, 0), (1, MAX_SIDE + 1)] {
            assert!(stored(width, cells).is_err(), "{width} {cells}");
        }
        for (inks, cell, fits) in
            [(1, 2u32, true), (1, 4, false), (1, 3, false), (2, 3, true), (2, 7, false), (0, 0, false), (32, 0, false)]
        {
            let wide = (1usize, false, cell.to_le_bytes().to_vec());
            let bytes = postcard::to_allocvec(&(1usize, inks as usize, wide)).unwrap();
            assert_eq!(postcard::from_bytes::<Grid>(&bytes).is_ok(), fits, "{inks} {cell}");
        }
        // The bytes are those of exactly as many cells as there are.
        for (count, few, length, fits) in [
            (4usize, true, 1usize, true),
            (4, true, 2, false),
            (5, true, 1, false),
            (4, false, 16, true),
            (4, false, 15, false),
            (4, false, 4, false),
            (usize::MAX, true, 1, false),
            (usize::MAX, false, 4, false),
        ] {
            let bytes = postcard::to_allocvec(&(1usize, 1usize, (count, few, vec![0u8; length]))).unwrap();
            assert_eq!(postcard::from_bytes::<Grid>(&bytes).is_ok(), fits, "{count} {few} {length}");
        }
        for grid in [Grid::unknown(0, 0), Grid::unknown(3, 0), Grid::unknown(0, 3), Grid::unknown(MAX_SIDE, 2)] {
            assert_eq!(postcard::from_bytes(&postcard::to_allocvec(&grid).unwrap()), Ok(grid));
        }
    }

    #[test]
    fn a_grid_knows_its_inks() {
        let grid = Grid::from_picture(&["XB.", "OOO"]).unwrap();
        assert_eq!((grid.inks(), grid.filled_cells(), grid.possible(At::new(0, 2)).len()), (2, 2, 3));
        assert_eq!(grid.clue(Line::row(0)).to_string(), "1a 1b");
        assert_eq!(grid.clone().with_inks(1), None);
        assert_eq!(grid.clone().with_inks(5).and_then(|grid| grid.with_inks(2)), Some(grid.clone()));
        assert!(std::panic::catch_unwind(|| Grid::unknown(1, 1).set(At::new(0, 0), Cell::of(Colour::ink(2)))).is_err());
    }
}
