//! The `order` encoding: for each run, variables that say "it starts at this cell or later".
//!
//! A run gets a variable for each cell where it may start, given what is known, except the first. An unknown cell gets
//! a variable too. The clauses have at most three literals:
//!
//! - starting at a cell or later implies starting at each earlier one or later;
//! - if a run starts at a cell or later, the next run starts after it or later;
//! - a cell is filled if a run starts in the window in which it covers the cell;
//! - a cell is empty if the run before it has ended and the run after it has not begun.
//!
//! The idea of variables for "at least" goes back to Crawford and Baker, *Experimental results on the application of
//! satisfiability algorithms to scheduling problems* (1994). Starts that occur in no layout of the line have no
//! variable.

use super::formula::{Formula, Literal};
use crate::line::{Known, LineSolver, Mask, at_mask_width};
use crate::puzzle::{Cell, Grid, Line, Puzzle};
use std::fmt;

/// A puzzle with some cells known, as a formula.
#[derive(Clone, Debug)]
pub struct Order {
    pub(crate) formula: Formula,
    pub(crate) cells: Vec<Option<Literal>>,
    pub(crate) runs: Vec<Run>,
    pub(crate) guards: Vec<Literal>,
}

/// Where one run may start.
#[derive(Clone, Debug)]
pub struct Run {
    /// The line.
    pub line: Line,
    /// The run's index in the clue, from 0.
    pub index: usize,
    /// Its length.
    pub length: usize,
    /// The cells where it may start, ascending; not empty.
    pub starts: Vec<usize>,
    /// For each start except the first, the variable that says "here or later".
    pub variables: Vec<Literal>,
}

/// A literal, or a truth value that is already known.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Truth {
    Always,
    Never,
    If(Literal),
}

impl Run {
    /// Whether the run starts at a cell or later.
    fn at_least(&self, cell: usize) -> Truth {
        match self.starts.partition_point(|&start| start < cell) {
            0 => Truth::Always,
            place if place == self.starts.len() => Truth::Never,
            place => Truth::If(self.variables[place - 1]),
        }
    }

    /// Whether the run has ended before a cell.
    fn ended_before(&self, cell: usize) -> Truth {
        !self.at_least((cell + 1).saturating_sub(self.length))
    }
}

impl std::ops::Not for Truth {
    type Output = Truth;

    fn not(self) -> Truth {
        match self {
            Truth::Always => Truth::Never,
            Truth::Never => Truth::Always,
            Truth::If(literal) => Truth::If(!literal),
        }
    }
}

/// Why a puzzle cannot be encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unencodable {
    /// No layout of this line fits what is known, so there is no solution.
    Contradiction(Line),
    /// The formula would have more literals than [`MAX_LITERALS`].
    TooLarge,
}

impl fmt::Display for Unencodable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unencodable::Contradiction(line) => write!(f, "No layout of {line} fits what is known."),
            Unencodable::TooLarge => write!(f, "As a formula the puzzle could have more than {MAX_LITERALS} literals."),
        }
    }
}

impl std::error::Error for Unencodable {}

/// The most literals of a formula: solving it takes about 1 GB of memory.
pub const MAX_LITERALS: usize = 20_000_000;

impl Order {
    /// Encodes a puzzle with the known cells of `known`.
    ///
    /// # Errors
    /// See [`Unencodable`].
    pub fn new(puzzle: &Puzzle, known: &Grid) -> Result<Order, Unencodable> {
        Order::encode(puzzle, known, &puzzle.lines().collect::<Vec<_>>(), false)
    }

    /// Encodes some lines of a puzzle, each with a guard: its clauses apply only if the guard is true. The other lines
    /// are ignored.
    ///
    /// # Errors
    /// See [`Unencodable`].
    pub fn guarded(puzzle: &Puzzle, known: &Grid, lines: &[Line]) -> Result<Order, Unencodable> {
        Order::encode(puzzle, known, lines, true)
    }

    fn encode(puzzle: &Puzzle, known: &Grid, lines: &[Line], guarded: bool) -> Result<Order, Unencodable> {
        let runs = at_mask_width!(starts, puzzle, known, lines)?;
        let mut formula = Formula::new();
        let unknown = known.cells().iter().map(|&cell| cell == Cell::UNKNOWN);
        let cells = unknown.map(|unknown| unknown.then(|| formula.variable())).collect();
        let mut order = Order { formula, cells, runs, guards: Vec::new() };
        for run in &mut order.runs {
            run.variables = (1..run.starts.len()).map(|_| order.formula.variable()).collect();
        }
        let mut rest = order.runs.as_slice();
        for &line in lines {
            let (own, others) = rest.split_at(puzzle.clue(line).lengths().len());
            rest = others;
            let cells = (0..puzzle.length(line.axis)).map(|along| {
                let at = line.cell(along);
                match (order.cells[known.index(at)], known.get(at)) {
                    (Some(literal), _) => Truth::If(literal),
                    (None, Cell::FILLED) => Truth::Always,
                    (None, _) => Truth::Never,
                }
            });
            let cells: Vec<Truth> = cells.collect();
            let guard = guarded.then(|| order.formula.variable());
            order.guards.extend(guard);
            LineClauses { formula: &mut order.formula, guard, runs: own, cells: &cells }.add_all();
        }
        Ok(order)
    }

    /// The clauses.
    pub fn formula(&self) -> &Formula {
        &self.formula
    }

    /// The variable of each unknown cell, row by row; `None` for a known cell.
    pub fn cells(&self) -> &[Option<Literal>] {
        &self.cells
    }

    /// The runs of all lines, in the order of the lines.
    pub fn runs(&self) -> &[Run] {
        &self.runs
    }

    /// For each line, its guard: a variable that must be true for the line's clauses to apply. Empty except for
    /// [`Order::guarded`].
    pub fn guards(&self) -> &[Literal] {
        &self.guards
    }
}

fn starts<M: Mask>(puzzle: &Puzzle, known: &Grid, lines: &[Line]) -> Result<Vec<Run>, Unencodable> {
    let mut solver = LineSolver::<M>::new();
    let mut runs: Vec<Run> = Vec::new();
    let mut covered: usize = 0;
    for &line in lines {
        let (clue, length) = (puzzle.clue(line), puzzle.length(line.axis));
        let Some(starts) = solver.starts(clue, length, Known::of_cells(known.line(line))) else {
            return Err(Unencodable::Contradiction(line));
        };
        for (index, (&length, starts)) in clue.lengths().iter().zip(starts).enumerate() {
            let length = usize::from(length);
            let run = Run { line, index, length, starts: starts.cells().collect(), variables: Vec::new() };
            covered += run.starts.len() + length;
            runs.push(run);
        }
        // Each start brings up to five clauses of at most four literals. This is checked line by line, because the
        // starts alone could fill the memory.
        if covered.saturating_mul(15) > MAX_LITERALS {
            return Err(Unencodable::TooLarge);
        }
    }
    Ok(runs)
}

/// The clauses of one line.
struct LineClauses<'a> {
    formula: &'a mut Formula,
    guard: Option<Literal>,
    runs: &'a [Run],
    cells: &'a [Truth],
}

impl LineClauses<'_> {
    fn add_all(&mut self) {
        for run in self.runs {
            for pair in run.variables.windows(2) {
                self.require([Truth::If(!pair[1]), Truth::If(pair[0]), Truth::Never]);
            }
        }
        for pair in self.runs.windows(2) {
            let mut before = Truth::Always;
            for &start in &pair[0].starts {
                let next = pair[1].at_least(start + pair[0].length + 1);
                if next != before {
                    self.require([!pair[0].at_least(start), next, Truth::Never]);
                    before = next;
                }
            }
        }
        for run in self.runs {
            let covered = run.starts.first().zip(run.starts.last());
            for along in covered.map_or(0..0, |(first, last)| *first..last + run.length) {
                let (ended, not_begun) = (run.ended_before(along), run.at_least(along + 1));
                if !ended != not_begun {
                    self.require([ended, not_begun, self.cells[along]]);
                }
            }
        }
        for gap in 0..=self.runs.len() {
            let (before, after) = (gap.checked_sub(1).map(|before| &self.runs[before]), self.runs.get(gap));
            let from = before.and_then(|run| Some(run.starts.first()? + run.length)).unwrap_or(0);
            let to = after.and_then(|run| run.starts.last().copied()).unwrap_or(self.cells.len());
            for along in from..to {
                let ended = before.map_or(Truth::Always, |run| run.ended_before(along));
                let not_begun = after.map_or(Truth::Always, |run| run.at_least(along + 1));
                self.require([!ended, !not_begun, !self.cells[along]]);
            }
        }
    }

    /// Adds a clause, simplified by what is known already.
    fn require(&mut self, clause: [Truth; 3]) {
        if !clause.contains(&Truth::Always) {
            let open = clause.into_iter().filter_map(|truth| match truth {
                Truth::If(literal) => Some(literal),
                Truth::Always | Truth::Never => None,
            });
            self.formula.add(self.guard.map(|guard| !guard).into_iter().chain(open));
        }
    }
}
