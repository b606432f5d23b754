//! The `positions` encoding: for each run and each cell of its line, a variable that says "it starts here".
//!
//! It is clause for clause that of Matthew Earl, *Solving the GCHQ christmas card with Python and pycosat* (2015). His
//! formula for the card has 307,703 clauses and 637,142 literals, and so has this one. These are his ten rules, rows
//! and columns taken together, for a run of *l* cells in a line of *n* cells:
//!
//! - a run that starts at a cell covers the cells from there, as far as the line goes (1, 3);
//! - a filled cell is covered by a run of its row and by one of its column (2, 4);
//! - a run does not start at two cells, *n* (*n* − 1) clauses: his program says for each of the two that it excludes the
//!   other, so every clause occurs twice (5, 6);
//! - a run and the next one do not start at two cells that leave no gap between them (7, 8);
//! - a run does not start at the last *l* − 1 cells, where it would stick out of the line (9);
//! - the givens hold; here they may be empty as well as filled (10).
//!
//! By these rules alone a run might start nowhere, and a blank grid would solve every puzzle without givens. His text
//! does not mention it, but his numbers leave room for exactly one more clause for each run, of *n* literals, and his
//! program has it: the run starts somewhere. With it, the formula's models correspond one to one to the solutions: each
//! run has one start, in order and with gaps, and exactly the covered cells are filled.

use super::formula::{Formula, Literal, Size};
use super::order::{MAX_LITERALS, Unencodable};
use crate::puzzle::{Cell, Grid, Line, Puzzle};

/// A puzzle as a formula.
#[derive(Clone, Debug)]
pub struct Positions {
    pub(super) formula: Formula,
    pub(super) cells: Vec<Literal>,
    pub(super) runs: Vec<Placed>,
}

/// Where one run starts.
#[derive(Clone, Debug)]
pub struct Placed {
    /// The line.
    pub line: Line,
    /// The run's index in the clue, from 0.
    pub index: usize,
    /// Its length.
    pub length: usize,
    /// For each cell of the line, the variable that says "it starts here".
    pub variables: Vec<Literal>,
}

impl Positions {
    /// Encodes a puzzle.
    ///
    /// # Errors
    /// [`Unencodable::TooLarge`]. A puzzle with contradictory givens has a formula without a model.
    pub fn new(puzzle: &Puzzle) -> Result<Positions, Unencodable> {
        if Positions::size(puzzle).literals > MAX_LITERALS {
            return Err(Unencodable::TooLarge);
        }
        let mut formula = Formula::new();
        let cells: Vec<Literal> = puzzle.givens().cells().iter().map(|_| formula.variable()).collect();
        let mut runs = Vec::new();
        for line in puzzle.lines() {
            let first = runs.len();
            for (index, &length) in puzzle.clue(line).lengths().iter().enumerate() {
                let variables = (0..puzzle.length(line.axis)).map(|_| formula.variable()).collect();
                runs.push(Placed { line, index, length: usize::from(length), variables });
            }
            let across = (0..puzzle.length(line.axis)).map(|along| {
                let at = line.cell(along);
                cells[puzzle.index(at)]
            });
            encode(&mut formula, &runs[first..], &across.collect::<Vec<_>>());
        }
        require_givens(&mut formula, &cells, puzzle.givens());
        Ok(Positions { formula, cells, runs })
    }

    /// The clauses.
    pub fn formula(&self) -> &Formula {
        &self.formula
    }

    /// The variable of each cell, row by row; true for a filled cell.
    pub fn cells(&self) -> &[Literal] {
        &self.cells
    }

    /// The runs of all lines, in the order of [`Puzzle::lines`].
    pub fn runs(&self) -> &[Placed] {
        &self.runs
    }

    /// How large the formula of a puzzle is, even if it is too large to be encoded. Numbers are capped at `usize::MAX`.
    pub fn size(puzzle: &Puzzle) -> Size {
        let cells = puzzle.width() * puzzle.height();
        let givens = cells - puzzle.givens().unknown_cells();
        let mut size = Size { variables: cells, clauses: givens, literals: givens };
        let mut add = |clauses: usize, literals: usize| {
            size.clauses = size.clauses.saturating_add(clauses);
            size.literals = size.literals.saturating_add(literals);
        };
        for line in puzzle.lines() {
            let (runs, n) = (puzzle.clue(line).lengths(), puzzle.length(line.axis));
            add(n, n);
            for (index, &length) in runs.iter().enumerate() {
                let l = usize::from(length);
                // The number of cells covered, added up over all starts: each gives a clause, and a literal in the
                // cell's own clause.
                let covered = n * l - l * (l - 1) / 2;
                add(covered, 3 * covered);
                add(n * (n - 1), 2 * n * (n - 1));
                add(1, n);
                add(l - 1, l - 1);
                if index + 1 < runs.len() {
                    // For the first n - l starts, the next run cannot start within l + 1 cells, nor before.
                    let free = n - l;
                    let early = free * (l + 1) + free * free.saturating_sub(1) / 2 + l * n;
                    add(early, 2 * early);
                }
                size.variables = size.variables.saturating_add(n);
            }
        }
        size
    }
}

/// Adds a clause for each given cell.
pub(super) fn require_givens(formula: &mut Formula, cells: &[Literal], givens: &Grid) {
    for (&cell, given) in cells.iter().zip(givens.cells()) {
        match *given {
            Cell::FILLED => formula.add([cell]),
            Cell::EMPTY => formula.add([!cell]),
            _ => {}
        }
    }
}

/// The clauses of one line.
fn encode(formula: &mut Formula, runs: &[Placed], cells: &[Literal]) {
    for run in runs {
        for (start, &starts) in run.variables.iter().enumerate() {
            for &covered in cells[start..].iter().take(run.length) {
                formula.add([!starts, covered]);
            }
            for (_, &elsewhere) in run.variables.iter().enumerate().filter(|&(other, _)| other != start) {
                formula.add([!starts, !elsewhere]);
            }
        }
        formula.add(run.variables.iter().copied());
        for &sticking_out in &run.variables[cells.len() - run.length + 1..] {
            formula.add([!sticking_out]);
        }
    }
    for pair in runs.windows(2) {
        for (start, &starts) in pair[0].variables.iter().enumerate() {
            for &early in pair[1].variables.iter().take(start + pair[0].length + 1) {
                formula.add([!starts, !early]);
            }
        }
    }
    for (along, &cell) in cells.iter().enumerate() {
        let covering = runs.iter().flat_map(|run| &run.variables[(along + 1).saturating_sub(run.length)..=along]);
        formula.add(std::iter::once(!cell).chain(covering.copied()));
    }
}
