//! What exists: clues, cells, givens, grids, lines and axes, and whether the clues can fit at all.

mod check;
mod clue;
mod grid;
mod place;

pub use check::PuzzleError;
pub use clue::Clue;
pub use grid::{Cell, Grid};
pub use place::{At, Axis, Line};

use serde::{Deserialize, Serialize};

/// The most cells that a row or a column may have.
pub const MAX_SIDE: usize = 1024;

/// A puzzle that has passed its check: its sides are in range, each clue fits its line, and rows and columns ask for
/// the same number of filled cells. Nothing that works on a `Puzzle` has an input error left to meet.
///
/// Its serialised form is for the way from the worker to the page and is not checked again.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Puzzle {
    title: Option<String>,
    rows: Vec<Clue>,
    columns: Vec<Clue>,
    givens: Grid,
}

impl Puzzle {
    /// Builds a puzzle without givens from its clues: rows from the top, columns from the left.
    ///
    /// # Errors
    /// See [`PuzzleError`]: a side out of 1 to [`MAX_SIDE`], a clue longer than its line, totals that differ.
    pub fn new(rows: Vec<Clue>, columns: Vec<Clue>) -> Result<Puzzle, PuzzleError> {
        check::clues(&rows, &columns)?;
        let givens = Grid::unknown(columns.len(), rows.len());
        Ok(Puzzle { title: None, rows, columns, givens })
    }

    /// The same puzzle with the cells of `givens` known from the start.
    ///
    /// Givens that contradict the clues are not an error: such a puzzle is a puzzle with no solution.
    ///
    /// # Errors
    /// [`PuzzleError::GivensSize`] if the grid has another size than the puzzle.
    pub fn with_givens(mut self, givens: Grid) -> Result<Puzzle, PuzzleError> {
        check::givens(&givens, self.width(), self.height())?;
        self.givens = givens;
        Ok(self)
    }

    /// The same puzzle under a title, without control characters and U+FFFD, which stands for lost ones; a blank one
    /// counts as none.
    #[must_use]
    pub fn with_title(mut self, title: &str) -> Puzzle {
        let title: String = title.chars().filter(|&c| !c.is_control() && c != '\u{fffd}').collect();
        self.title = Some(title.trim().to_owned()).filter(|title| !title.is_empty());
        self
    }

    /// What the puzzle is called, if it says.
    pub fn title(&self) -> Option<&str> {
        self.title.as_deref()
    }

    /// Cells in a row, 1 to [`MAX_SIDE`].
    pub fn width(&self) -> usize {
        self.columns.len()
    }

    /// Cells in a column, 1 to [`MAX_SIDE`].
    pub fn height(&self) -> usize {
        self.rows.len()
    }

    /// The clues along one axis, in order.
    pub fn clues(&self, axis: Axis) -> &[Clue] {
        match axis {
            Axis::Row => &self.rows,
            Axis::Column => &self.columns,
        }
    }

    /// The clue of one line.
    pub fn clue(&self, line: Line) -> &Clue {
        &self.clues(line.axis)[line.index]
    }

    /// How many cells the lines of an axis have.
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

    /// The place of a line in the order of [`Puzzle::lines`].
    pub fn place(&self, line: Line) -> usize {
        match line.axis {
            Axis::Row => line.index,
            Axis::Column => self.height() + line.index,
        }
    }

    /// Whether another puzzle has the same clues and givens, whatever it is called.
    pub fn asks_the_same(&self, other: &Puzzle) -> bool {
        (&self.rows, &self.columns, &self.givens) == (&other.rows, &other.columns, &other.givens)
    }

    /// The cells that are known from the start.
    pub fn givens(&self) -> &Grid {
        &self.givens
    }

    /// The first line whose runs in a finished grid are not those of its clue; `None` if the grid solves the puzzle.
    ///
    /// An unknown cell counts as not filled, so only a grid without any is judged fairly.
    pub fn first_mismatch(&self, grid: &Grid) -> Option<Line> {
        self.lines().find(|&line| Clue::of_cells(grid.line(line)) != *self.clue(line))
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
        assert_eq!(puzzle.clue(Line::column(0)).runs(), [2]);
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
    fn blank_titles_are_no_titles() {
        let puzzle = Puzzle::new(clues(&[&[1]]), clues(&[&[1]])).unwrap();
        assert_eq!(puzzle.clone().with_title("  ").title(), None);
        assert_eq!(puzzle.clone().with_title(" Do\u{1b}t ").title(), Some("Dot"));
        assert_eq!(puzzle.with_title("\0 D\u{fffd}ot \0").title(), Some("Dot"));
    }
}
