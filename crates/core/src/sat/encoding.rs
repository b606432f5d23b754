//! The encodings by name, and whole puzzles as formulas, with nothing inferred beforehand.
//!
//! `order` is the encoding to solve with. `positions` is Matthew Earl's, with his published sizes, and grows with the
//! square of a line's length. In both, the first variables are the cells, row by row, even given ones, so that a
//! model reads the same for any puzzle. Givens are unit clauses at the end.

use super::cells::{cell_of, require_givens, unknown};
use super::formula::{Formula, Literal};
use super::order::Order;
use super::positions::{Placed, Positions};
use super::run::{Run, Truth};
use super::unencodable::Unencodable;
use crate::puzzle::{Colour, Grid, Line, Puzzle};
use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// A way to write a puzzle as a formula.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Encoding {
    /// A variable for each run and each cell of its line: the run starts at this cell. See [`Positions`].
    Positions,
    /// A variable for each run and each cell where it may start, except the first: it starts here or later. See
    /// [`Order`].
    #[default]
    Order,
}

impl Encoding {
    /// All encodings.
    pub const ALL: [Encoding; 2] = [Encoding::Positions, Encoding::Order];

    /// `positions` or `order`.
    pub fn name(self) -> &'static str {
        match self {
            Encoding::Positions => "positions",
            Encoding::Order => "order",
        }
    }
}

/// Its name.
impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// From its name.
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::sat::Encoding;
///
/// assert_eq!("order".parse(), Ok(Encoding::Order));
/// assert!("orders".parse::<Encoding>().is_err());
/// ```
impl FromStr for Encoding {
    type Err = UnknownEncoding;

    fn from_str(name: &str) -> Result<Encoding, UnknownEncoding> {
        Encoding::ALL.into_iter().find(|encoding| encoding.name() == name).ok_or(UnknownEncoding)
    }
}

/// The error for an unknown name of an encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownEncoding;

impl fmt::Display for UnknownEncoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "An encoding is one of {}.", Encoding::ALL.map(Encoding::name).join(", "))
    }
}

impl std::error::Error for UnknownEncoding {}

/// A puzzle as a formula whose models correspond one to one to its solutions.
///
/// The variables have the same order in every encoding: first the cells, row by row, including the given ones, and then
/// the runs. Each cell has a variable for each ink, in the order of the inks, so a single one in a black-and-white
/// puzzle. The givens are the last clauses.
#[derive(Clone, Debug)]
pub struct Encoded<'p> {
    pub(crate) puzzle: &'p Puzzle,
    pub(crate) encoding: Encoding,
    /// The clauses.
    pub formula: Formula,
    pub(crate) cells: Vec<Literal>,
    pub(crate) runs: Vec<Start>,
    /// How many solutions are excluded.
    pub(super) excluded: usize,
}

/// The variables that say where one run starts.
#[derive(Clone, Debug)]
pub struct Start {
    /// The line.
    pub line: Line,
    /// The run's index in the clue, from 0.
    pub index: usize,
    /// Its length.
    pub length: usize,
    /// Its ink.
    pub colour: Colour,
    /// The cell of the first variable, from 0; the others are for the cells after it. Without variables, the run can
    /// only start at this cell.
    pub first: usize,
    /// For each of these cells, the variable for a start there; in the encoding `order`, there or later.
    pub variables: Vec<Literal>,
}

impl<'p> Encoded<'p> {
    /// Encodes a puzzle.
    ///
    /// # Errors
    /// [`Unencodable::TooLarge`]. Contradictory givens are not an error: their clauses leave the formula without a
    /// model.
    pub fn new(puzzle: &'p Puzzle, encoding: Encoding) -> Result<Encoded<'p>, Unencodable> {
        match encoding {
            Encoding::Positions => {
                let Positions { formula, cells, runs } = Positions::new(puzzle)?;
                let runs = runs.into_iter().map(Start::from).collect();
                Ok(Encoded { puzzle, encoding, formula, cells, runs, excluded: 0 })
            }
            Encoding::Order => {
                // Without givens, all cells of a puzzle are variables, and no line is contradictory.
                let Order { mut formula, cells, runs, .. } = Order::new(puzzle, &unknown(puzzle))?;
                let cells: Vec<Literal> = cells.into_iter().flatten().collect();
                require_givens(&mut formula, &cells, puzzle.givens());
                let runs = runs.into_iter().map(Start::from).collect();
                Ok(Encoded { puzzle, encoding, formula, cells, runs, excluded: 0 })
            }
        }
    }

    /// Excludes a solution, with a clause that says that some cell is not as there. It names the inks that cells have there:
    /// in any other solution one of these cells lacks its ink, because all solutions have equally many cells of each.
    pub fn exclude(&mut self, solution: &Grid) {
        let inks = self.puzzle.inks();
        let of_cells = self.cells.chunks(inks).zip(solution.cells());
        self.formula.add(of_cells.filter_map(|(own, cell)| Some(!own[cell.ink()?.number() - 1])));
        self.excluded += 1;
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &'p Puzzle {
        self.puzzle
    }

    /// The encoding.
    pub fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// The clauses.
    pub fn formula(&self) -> &Formula {
        &self.formula
    }

    /// The variables of the cells, row by row: for each cell, one for each ink, true if the cell has this ink. In a
    /// black-and-white puzzle there is one for each cell, true for a filled one.
    pub fn cells(&self) -> &[Literal] {
        &self.cells
    }

    /// The runs of all lines, in the order of [`Puzzle::lines`].
    pub fn runs(&self) -> &[Start] {
        &self.runs
    }

    /// The grid that a model describes. `is_true` says whether the variable with this number, from 1, is true in the
    /// model.
    pub fn grid(&self, is_true: impl Fn(usize) -> bool) -> Grid {
        let mut grid = unknown(self.puzzle);
        for (at, inks) in self.puzzle.places().zip(self.cells.chunks(self.puzzle.inks())) {
            grid.set(at, cell_of(inks.iter().map(|ink| is_true(ink.variable()))));
        }
        grid
    }
}

impl Start {
    /// In the encoding `order`, whether the run starts at a cell or later.
    pub(crate) fn at_least(&self, cell: usize) -> Truth {
        match cell.checked_sub(self.first) {
            // The first variable is for the second start; a run without variables has one start.
            None => Truth::Always,
            Some(0) if self.variables.is_empty() => Truth::Always,
            Some(place) => self.variables.get(place).map_or(Truth::Never, |&literal| Truth::If(literal)),
        }
    }

    /// In the encoding `order`, the cells where the run may start if no cell is known.
    pub(crate) fn starts(&self) -> Range<usize> {
        let first = self.first - usize::from(!self.variables.is_empty());
        first..first + self.variables.len() + 1
    }
}

impl From<Placed> for Start {
    fn from(Placed { line, index, length, colour, variables }: Placed) -> Start {
        Start { line, index, length, colour, first: 0, variables }
    }
}

/// Only for a line without known cells: there the starts of a run are consecutive.
impl From<Run> for Start {
    fn from(run: Run) -> Start {
        let first = run.starts.get(1).or(run.starts.first()).copied().unwrap_or(0);
        let Run { line, index, length, colour, variables, .. } = run;
        Start { line, index, length, colour, first, variables }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_are_listed() {
        // serde numbers all variants.
        let numbered = (0..).map_while(|number| postcard::from_bytes(&[number]).ok());
        assert_eq!(numbered.collect::<Vec<Encoding>>(), Encoding::ALL);
    }

    #[test]
    fn names_go_both_ways() {
        for encoding in Encoding::ALL {
            assert_eq!((encoding.to_string().as_str(), encoding.name().parse()), (encoding.name(), Ok(encoding)));
        }
        assert_eq!("Order".parse::<Encoding>(), Err(UnknownEncoding));
        assert_eq!(UnknownEncoding.to_string(), "An encoding is one of positions, order.");
    }
}
