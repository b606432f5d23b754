//! What exists: clues, cells, givens, grids, lines and axes, and whether the clues can fit at all.
//!
//! ```
//! # use nonoscope_core as nonoscope;
//! use nonoscope::puzzle::{At, Cell, Clue, Grid, Line, Puzzle, PuzzleError};
//!
//! let clues = |lines: [&str; 2]| lines.map(|clue| clue.parse::<Clue>().unwrap()).to_vec();
//! let puzzle = Puzzle::new(clues(["2", "1"]), clues(["1", "2"]))?;
//! assert_eq!((puzzle.width(), puzzle.height()), (2, 2));
//! assert_eq!(puzzle.clue(Line::column(1)).lengths(), [2]);
//!
//! // A finished grid may solve it or not.
//! let mut grid: Grid = "XX\nXO".parse().unwrap();
//! assert_eq!(puzzle.first_mismatch(&grid), Some(Line::column(0)));
//! grid.set(At::new(1, 0), Cell::EMPTY);
//! grid.set(At::new(1, 1), Cell::FILLED);
//! assert_eq!(puzzle.first_mismatch(&grid), None);
//!
//! // Clues that cannot go together are refused, so that nothing that works on a puzzle has to ask.
//! let error = Puzzle::new(clues(["2", "1"]), clues(["1", "1"])).unwrap_err();
//! assert_eq!(error, PuzzleError::TotalsDiffer { rows: 3, columns: 2 });
//! # Ok::<(), PuzzleError>(())
//! ```

mod cell;
mod check;
mod clue;
mod colour;
mod everyday;
mod grid;
#[cfg(feature = "serde")]
mod packed;
mod palette;
mod place;

pub use cell::Cell;
pub use check::PuzzleError;
pub use clue::{Clue, ParseClueError, Run, WrongRun};
pub use colour::{Colour, Colours, MAX_INKS, NoColour};
pub use everyday::nearest as everyday_name;
pub use grid::{Grid, GridError};
#[cfg(feature = "serde")]
pub(crate) use packed::Bytes;
pub use palette::{Ink, Palette, PaletteError};
pub use place::{At, Axis, Line, MAX_SIDE, OutOfRange};

/// A puzzle that has passed its check: its sides are in range, each clue fits its line, and rows and columns have the
/// same number of filled cells. Code that works on a `Puzzle` has no input errors to handle.
///
/// Deserialising runs the same check.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Unchecked"))]
pub struct Puzzle {
    title: Option<String>,
    rows: Vec<Clue>,
    columns: Vec<Clue>,
    givens: Grid,
    palette: Palette,
}

impl Puzzle {
    /// Creates a puzzle without givens from its clues: rows from the top, columns from the left.
    ///
    /// # Errors
    /// See [`PuzzleError`]: a side outside 1 to [`MAX_SIDE`], a clue longer than its line, or totals that differ.
    pub fn new(rows: Vec<Clue>, columns: Vec<Clue>) -> Result<Puzzle, PuzzleError> {
        let inks = check::inks(&rows).max(check::inks(&columns));
        Puzzle::with_inks(rows, columns, Palette::standard(inks))
    }

    /// The same with inks that have no names, to be solved: a program that does no more need not know what colours are called.
    pub fn unnamed(rows: Vec<Clue>, columns: Vec<Clue>) -> Result<Puzzle, PuzzleError> {
        let inks = check::inks(&rows).max(check::inks(&columns));
        Puzzle::with_inks(rows, columns, Palette::unnamed(inks))
    }

    fn with_inks(rows: Vec<Clue>, columns: Vec<Clue>, palette: Palette) -> Result<Puzzle, PuzzleError> {
        check::clues(&rows, &columns)?;
        let givens = Grid::unknown(columns.len(), rows.len());
        Puzzle { title: None, rows, columns, givens, palette: Palette::default() }.with_palette(palette)
    }

    /// The puzzle that a finished picture solves, without givens. It may have other solutions too.
    ///
    /// ```
    /// # use nonoscope_core as nonoscope;
    /// use nonoscope::puzzle::{Axis, Puzzle};
    ///
    /// let puzzle = Puzzle::of_picture(&"OXO\nXXX\nOXO".parse()?)?;
    /// assert_eq!(puzzle.clues(Axis::Row), ["1".parse()?, "3".parse()?, "1".parse()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`PuzzleError::UnknownCell`] for a picture with an unknown cell, [`PuzzleError::NoLines`] for one without cells.
    pub fn of_picture(picture: &Grid) -> Result<Puzzle, PuzzleError> {
        check::picture(picture)?;
        Puzzle::new(picture.clues(Axis::Row), picture.clues(Axis::Column))
    }

    /// The same puzzle with the cells of `givens` known from the start.
    ///
    /// Givens that contradict the clues are not an error: such a puzzle has no solution.
    ///
    /// # Errors
    /// [`PuzzleError::GivensSize`] if the grid has another size than the puzzle.
    pub fn with_givens(mut self, givens: Grid) -> Result<Puzzle, PuzzleError> {
        check::givens(&givens, self.width(), self.height())?;
        let inks = self.inks();
        self.givens = givens.with_inks(inks).ok_or(PuzzleError::NoSuchInk { inks })?;
        Ok(self)
    }

    /// The puzzle with other colours, in the order of its inks. There may be more than it uses.
    ///
    /// # Errors
    /// [`PuzzleError::NoSuchInk`] if there are fewer.
    pub fn with_palette(mut self, palette: Palette) -> Result<Puzzle, PuzzleError> {
        let inks = palette.inks();
        let used = check::inks(&self.rows).max(check::inks(&self.columns));
        self.givens = Some(self.givens)
            .filter(|_| used <= inks)
            .and_then(|givens| givens.with_inks(inks))
            .ok_or(PuzzleError::NoSuchInk { inks })?;
        self.palette = palette;
        Ok(self)
    }

    /// The same puzzle with its inks numbered in the order in which the clues use them, rows first, and without those
    /// that no clue uses. So puzzles from different formats can be compared. A given cell of an ink that no clue uses keeps its ink.
    #[must_use]
    pub fn in_order_of_use(self) -> Puzzle {
        let mut order: Vec<Colour> = Vec::new();
        let runs = self.rows.iter().chain(&self.columns).flat_map(Clue::runs).map(|run| run.colour);
        let given = self.givens.cells().iter().filter(|&&cell| cell != Cell::UNKNOWN);
        let given = given.flat_map(|cell| cell.possible(self.inks()).iter()).filter(|colour| !colour.is_background());
        for colour in runs.chain(given) {
            if !order.contains(&colour) {
                order.push(colour);
            }
        }
        if order.is_empty() {
            order.push(Colour::INK);
        }
        if order.iter().copied().eq(Colour::all(self.inks()).skip(1)) {
            return self;
        }
        let new = |colour: Colour| match order.iter().position(|&old| old == colour) {
            Some(index) => Colour::ink(index + 1),
            None => Colour::BACKGROUND,
        };
        let clues = |clues: &[Clue]| clues.iter().map(|clue| clue.recoloured(new)).collect();
        let mut givens =
            Grid::unknown(self.width(), self.height()).with_inks(order.len()).unwrap_or_else(|| self.givens.clone());
        for at in self.givens.places().filter(|&at| self.givens.get(at) != Cell::UNKNOWN) {
            givens.set(at, Cell::among(self.givens.possible(at).iter().map(new).collect(), order.len()));
        }
        let palette = self.palette.select(&order);
        Puzzle { rows: clues(&self.rows), columns: clues(&self.columns), givens, palette, title: self.title }
    }

    /// What its colours look like and are called.
    pub fn palette(&self) -> &Palette {
        &self.palette
    }

    /// How many inks it has: 1 if it is black and white.
    pub fn inks(&self) -> usize {
        self.palette.inks()
    }

    /// The same puzzle with a title. Control characters are removed, and U+FFFD, which stands for lost characters; a
    /// blank title counts as none.
    #[must_use]
    pub fn with_title(mut self, title: &str) -> Puzzle {
        let title: String = title.chars().filter(|&c| !c.is_control() && c != '\u{fffd}').collect();
        self.title = Some(title.trim().to_owned()).filter(|title| !title.is_empty());
        self
    }

    /// The puzzle's title, if it has one.
    pub fn title(&self) -> Option<&str> {
        self.title.as_deref()
    }

    /// The number of cells in a row, 1 to [`MAX_SIDE`].
    pub fn width(&self) -> usize {
        self.columns.len()
    }

    /// The number of cells in a column, 1 to [`MAX_SIDE`].
    pub fn height(&self) -> usize {
        self.rows.len()
    }

    /// The clues along an axis, in order.
    pub fn clues(&self, axis: Axis) -> &[Clue] {
        match axis {
            Axis::Row => &self.rows,
            Axis::Column => &self.columns,
        }
    }

    /// The clue of a line.
    ///
    /// # Panics
    /// If the puzzle has no such line.
    #[track_caller]
    pub fn clue(&self, line: Line) -> &Clue {
        &self.clues(line.axis)[line.index]
    }

    /// How many cells each line of an axis has.
    pub fn length(&self, axis: Axis) -> usize {
        match axis {
            Axis::Row => self.width(),
            Axis::Column => self.height(),
        }
    }

    /// All rows from the top, then all columns from the left.
    pub fn lines(&self) -> impl Iterator<Item = Line> + use<> {
        let rows = (0..self.height()).map(Line::row);
        rows.chain((0..self.width()).map(Line::column))
    }

    /// The index of a line in [`Puzzle::lines`].
    pub fn place(&self, line: Line) -> usize {
        match line.axis {
            Axis::Row => line.index,
            Axis::Column => self.height() + line.index,
        }
    }

    /// Whether another puzzle has the same clues and givens; titles may differ.
    pub fn asks_the_same(&self, other: &Puzzle) -> bool {
        (&self.rows, &self.columns, &self.givens) == (&other.rows, &other.columns, &other.givens)
    }

    /// The cells that are known from the start.
    pub fn givens(&self) -> &Grid {
        &self.givens
    }

    /// The places of all cells, row by row.
    pub fn places(&self) -> impl Iterator<Item = At> + use<> {
        self.givens.places()
    }

    /// Whether a place is inside the puzzle.
    pub fn contains(&self, at: At) -> bool {
        self.givens.contains(at)
    }

    /// The index of a cell, row by row from 0, as in every [`Grid`] of the puzzle's size.
    ///
    /// # Panics
    /// If the place is outside the puzzle.
    #[track_caller]
    pub fn index(&self, at: At) -> usize {
        self.givens.index(at)
    }

    /// The place of the cell with this index.
    ///
    /// # Panics
    /// If there are no more cells than `index`.
    #[track_caller]
    pub fn at(&self, index: usize) -> At {
        self.givens.at(index)
    }

    /// The first line of a finished grid whose runs differ from its clue; `None` if the grid solves the puzzle.
    ///
    /// An unknown cell counts as not filled, so the answer is only reliable for a complete grid.
    ///
    /// # Panics
    /// If the grid is smaller than the puzzle.
    pub fn first_mismatch(&self, grid: &Grid) -> Option<Line> {
        self.lines().find(|&line| !self.clue(line).is_of(grid.line(line)))
    }
}

/// A stored puzzle, before its check.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(rename = "Puzzle")]
struct Unchecked {
    title: Option<String>,
    rows: Vec<Clue>,
    columns: Vec<Clue>,
    givens: Grid,
    palette: Palette,
}

#[cfg(feature = "serde")]
impl TryFrom<Unchecked> for Puzzle {
    type Error = PuzzleError;

    fn try_from(Unchecked { title, rows, columns, givens, palette }: Unchecked) -> Result<Puzzle, PuzzleError> {
        Ok(Puzzle::new(rows, columns)?
            .with_palette(palette)?
            .with_givens(givens)?
            .with_title(&title.unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clues(lines: &[&[u16]]) -> Vec<Clue> {
        lines.iter().map(|runs| runs.iter().copied().collect()).collect()
    }

    #[test]
    fn a_puzzle_knows_its_lines() {
        let puzzle = Puzzle::new(clues(&[&[2], &[1], &[]]), clues(&[&[2], &[1]])).unwrap();
        assert_eq!((puzzle.width(), puzzle.height()), (2, 3));
        assert_eq!(puzzle.lines().count(), 5);
        assert!(puzzle.lines().enumerate().all(|(place, line)| puzzle.place(line) == place));
        assert_eq!(puzzle.clue(Line::column(0)).lengths(), [2]);
        assert_eq!(puzzle.length(Axis::Column), 3);
        assert_eq!(puzzle.givens().unknown_cells(), 6);
    }

    #[test]
    fn a_grid_is_judged_line_by_line() {
        let puzzle = Puzzle::new(clues(&[&[2], &[1]]), clues(&[&[2], &[1]])).unwrap();
        let right = Grid::from_picture(&["XX", "XO"]).unwrap();
        let wrong = Grid::from_picture(&["XX", "OX"]).unwrap();
        assert_eq!(puzzle.first_mismatch(&right), None);
        assert_eq!(puzzle.first_mismatch(&wrong), Some(Line::column(0)));
    }

    #[test]
    fn stored_puzzles_are_checked() {
        type Stored<'a> = (Option<&'a str>, Vec<Clue>, Vec<Clue>, Grid);
        let read = |stored: Stored<'_>| {
            postcard::from_bytes::<Puzzle>(&postcard::to_allocvec(&(stored, Palette::default())).unwrap())
        };
        let cross = Puzzle::of_picture(&"OXO\nXXX\nOXO".parse().unwrap()).unwrap().with_title("Cross");
        assert_eq!(postcard::from_bytes(&postcard::to_allocvec(&cross).unwrap()), Ok(cross.clone()));
        let lines = || clues(&[&[1], &[3], &[1]]);
        let givens = || Grid::unknown(3, 3);
        assert_eq!(read((Some("Cross"), lines(), lines(), givens())), Ok(cross));
        let hostile: [Stored<'_>; 5] = [
            (None, clues(&[&[1], &[3], &[2]]), lines(), givens()),
            (None, clues(&[&[1], &[5], &[1]]), clues(&[&[1], &[5], &[1]]), givens()),
            (None, Vec::new(), Vec::new(), Grid::unknown(0, 0)),
            (None, lines(), lines(), Grid::unknown(3, 2)),
            (None, vec![Clue::default(); MAX_SIDE + 1], vec![Clue::default()], Grid::unknown(1, MAX_SIDE)),
        ];
        for stored in hostile {
            assert!(read(stored.clone()).is_err(), "{stored:?}");
        }
        let title = |title| read((Some(title), lines(), lines(), givens())).map(|puzzle| puzzle.title().map(str::len));
        assert_eq!((title("\u{1b}[2J"), title("\0 ")), (Ok(Some(3)), Ok(None)));
    }

    #[test]
    fn blank_titles_are_no_titles() {
        let puzzle = Puzzle::new(clues(&[&[1]]), clues(&[&[1]])).unwrap();
        assert_eq!(puzzle.clone().with_title("  ").title(), None);
        assert_eq!(puzzle.clone().with_title(" Do\u{1b}t ").title(), Some("Dot"));
        assert_eq!(puzzle.with_title("\0 D\u{fffd}ot \0").title(), Some("Dot"));
    }
}
