//! The `positions` encoding: for each run and each cell of its line, a variable that says "it starts here".
//!
//! It is clause for clause that of Matthew Earl, *Solving the GCHQ christmas card with Python and pycosat* (2015). Like
//! his formula for the card, this one has 307,703 clauses and 637,142 literals. These are his ten rules, rows and
//! columns taken together, for a run of *l* cells in a line of *n* cells:
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
//!
//! With several inks, a run covers cells with its own ink, and a cell has an ink only if a run of this ink covers it.
//! Runs of different inks need no gap between them, and no cell has two inks.

use super::cells::{add_cells, require_givens, size_of_cells, size_of_givens, unknown};
use super::formula::{Formula, Literal, Size};
use super::unencodable::{MAX_LITERALS, Unencodable};
use crate::puzzle::{Clue, Colour, Line, Puzzle};

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
    /// Its ink.
    pub colour: Colour,
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
        let inks = puzzle.inks();
        let cells: Vec<Literal> = add_cells(&mut formula, &unknown(puzzle), inks).into_iter().flatten().collect();
        let mut runs = Vec::new();
        for line in puzzle.lines() {
            let first = runs.len();
            let clue = puzzle.clue(line);
            for (index, run) in clue.runs().enumerate() {
                let variables = (0..puzzle.length(line.axis)).map(|_| formula.variable()).collect();
                runs.push(Placed { line, index, length: usize::from(run.length), colour: run.colour, variables });
            }
            let across = (0..puzzle.length(line.axis)).map(|along| {
                let at = line.cell(along);
                &cells[inks * puzzle.index(at)..][..inks]
            });
            encode(&mut formula, clue, &runs[first..], &across.collect::<Vec<_>>());
        }
        require_givens(&mut formula, &cells, puzzle.givens());
        Ok(Positions { formula, cells, runs })
    }

    /// The clauses.
    pub fn formula(&self) -> &Formula {
        &self.formula
    }

    /// The variables of the cells, row by row: for each cell, one for each ink, true if the cell has this ink.
    pub fn cells(&self) -> &[Literal] {
        &self.cells
    }

    /// The runs of all lines, in the order of [`Puzzle::lines`].
    pub fn runs(&self) -> &[Placed] {
        &self.runs
    }

    /// How large the formula of a puzzle is, even if it is too large to be encoded. Numbers are capped at `usize::MAX`.
    pub fn size(puzzle: &Puzzle) -> Size {
        let inks = puzzle.inks();
        let mut size = size_of_cells(&unknown(puzzle), inks);
        let mut add = |clauses: usize, literals: usize| {
            size.clauses = size.clauses.saturating_add(clauses);
            size.literals = size.literals.saturating_add(literals);
        };
        let givens = size_of_givens(puzzle.givens());
        add(givens.clauses, givens.literals);
        for line in puzzle.lines() {
            let (clue, n) = (puzzle.clue(line), puzzle.length(line.axis));
            add(n * inks, n * inks);
            for (index, &length) in clue.lengths().iter().enumerate() {
                let l = usize::from(length);
                // The number of cells covered, added up over all starts: each gives a clause, and a literal in the
                // cell's own clause.
                let covered = n * l - l * (l - 1) / 2;
                add(covered, 3 * covered);
                add(n * (n - 1), 2 * n * (n - 1));
                add(1, n);
                add(l - 1, l - 1);
                if index + 1 < clue.len() {
                    // For the first n - l starts, the next run cannot start within l cells and the gap, nor before.
                    let free = n - l;
                    let early = free * (l + clue.gap_after(index)) + free * free.saturating_sub(1) / 2 + l * n;
                    add(early, 2 * early);
                }
                size.variables = size.variables.saturating_add(n);
            }
        }
        size
    }
}

/// The clauses of one line; `cells` are the variables of each cell, one for each ink.
fn encode(formula: &mut Formula, clue: &Clue, runs: &[Placed], cells: &[&[Literal]]) {
    for run in runs {
        for (start, &starts) in run.variables.iter().enumerate() {
            for inks in cells[start..].iter().take(run.length) {
                formula.add([!starts, inks[run.colour.number() - 1]]);
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
        let gap = clue.gap_after(pair[0].index);
        for (start, &starts) in pair[0].variables.iter().enumerate() {
            for &early in pair[1].variables.iter().take(start + pair[0].length + gap) {
                formula.add([!starts, !early]);
            }
        }
    }
    for (along, inks) in cells.iter().enumerate() {
        for (index, &has_ink) in inks.iter().enumerate() {
            let own = runs.iter().filter(|run| run.colour.number() == index + 1);
            let covering = own.flat_map(|run| &run.variables[(along + 1).saturating_sub(run.length)..=along]);
            formula.add(std::iter::once(!has_ink).chain(covering.copied()));
        }
    }
}
