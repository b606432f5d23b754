//! The `order` encoding: for each run, variables that say "it starts at this cell or later".
//!
//! A run gets a variable for each cell at which it may start but the first, taking what is known into account; a cell
//! gets one if it is unknown. The clauses, none of more than three literals:
//!
//! - starting at a cell or later implies starting at each earlier one or later;
//! - if a run starts at a cell or later, the next run starts behind it or later;
//! - a cell is filled if a run starts in the window in which it covers the cell;
//! - a cell is empty if the run before it has ended and the run after it has not begun.
//!
//! The idea of variables for "at least" goes back to Crawford and Baker, *Experimental results on the application of
//! satisfiability algorithms to scheduling problems* (1994). Starts that no layout of the line allows have no variable.

use super::formula::{Formula, Literal};
use crate::line::{Known, LineSolver, Mask, at_width};
use crate::puzzle::{At, Cell, Grid, Line, Puzzle};

/// A puzzle with some cells known, as a formula.
#[derive(Clone, Debug)]
pub struct Order {
    /// The clauses.
    pub formula: Formula,
    /// The variable of each cell that is unknown, row by row.
    pub cells: Vec<Option<Literal>>,
    /// The runs of all lines, in the order of [`Puzzle::lines`].
    pub runs: Vec<Run>,
}

/// Where one run may start.
#[derive(Clone, Debug)]
pub struct Run {
    /// The line.
    pub line: Line,
    /// Its place in the clue, from 0.
    pub index: usize,
    /// Its length.
    pub length: usize,
    /// The cells at which it may start, ascending; not empty.
    pub starts: Vec<usize>,
    /// For each start but the first, the variable that says "there or later".
    pub variables: Vec<Literal>,
}

/// A literal, or a truth that is known already.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Truth {
    Always,
    Never,
    If(Literal),
}

impl Run {
    /// That the run starts at a cell or later.
    fn at_least(&self, cell: usize) -> Truth {
        match self.starts.partition_point(|&start| start < cell) {
            0 => Truth::Always,
            place if place == self.starts.len() => Truth::Never,
            place => Truth::If(self.variables[place - 1]),
        }
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
pub enum Unencodable {
    /// No layout of this line fits what is known; so there is no solution.
    Contradiction(Line),
    /// The formula would have more literals than [`MAX_LITERALS`].
    TooLarge,
}

/// The most literals that a formula may have: some 400 MB of memory while it is being solved.
pub const MAX_LITERALS: usize = 20_000_000;

impl Order {
    /// Encodes a puzzle of which the cells of `known` are known.
    ///
    /// # Errors
    /// See [`Unencodable`].
    pub fn new(puzzle: &Puzzle, known: &Grid) -> Result<Order, Unencodable> {
        let runs = at_width!(starts, puzzle, known)?;
        let mut order = Order { formula: Formula::new(), cells: Vec::new(), runs };
        // Five clauses of at most three literals come with each start; the cells' own are counted among them.
        let covered: usize = order.runs.iter().map(|run| run.starts.len() + run.length).sum();
        if covered.saturating_mul(10) > MAX_LITERALS {
            return Err(Unencodable::TooLarge);
        }
        let formula = &mut order.formula;
        order.cells = known.cells().iter().map(|&cell| (cell == Cell::Unknown).then(|| formula.variable())).collect();
        for run in &mut order.runs {
            run.variables = (1..run.starts.len()).map(|_| formula.variable()).collect();
        }
        let mut rest = order.runs.as_slice();
        for line in puzzle.lines() {
            let (own, others) = rest.split_at(puzzle.clue(line).runs().len());
            rest = others;
            let cells = (0..puzzle.length(line.axis)).map(|along| {
                let at = line.cell(along);
                match (order.cells[at.row() * known.width() + at.column()], known.get(at)) {
                    (Some(literal), _) => Truth::If(literal),
                    (None, Cell::Filled) => Truth::Always,
                    (None, _) => Truth::Never,
                }
            });
            encode(&mut order.formula, own, &cells.collect::<Vec<_>>());
        }
        Ok(order)
    }

    /// The variable of a cell, if it is unknown.
    pub fn cell(&self, width: usize, at: At) -> Option<Literal> {
        self.cells[at.row() * width + at.column()]
    }
}

fn starts<M: Mask>(puzzle: &Puzzle, known: &Grid) -> Result<Vec<Run>, Unencodable> {
    let mut solver = LineSolver::<M>::new();
    let mut runs = Vec::new();
    for line in puzzle.lines() {
        let (clue, length) = (puzzle.clue(line), puzzle.length(line.axis));
        let Some(starts) = solver.starts(clue, length, Known::of_cells(known.line(line))) else {
            return Err(Unencodable::Contradiction(line));
        };
        for (index, (&length, starts)) in clue.runs().iter().zip(starts).enumerate() {
            let length = usize::from(length);
            runs.push(Run { line, index, length, starts: starts.cells().collect(), variables: Vec::new() });
        }
    }
    Ok(runs)
}

/// The clauses of one line.
fn encode(formula: &mut Formula, runs: &[Run], cells: &[Truth]) {
    for run in runs {
        for pair in run.variables.windows(2) {
            formula.add([!pair[1], pair[0]]);
        }
    }
    for pair in runs.windows(2) {
        let mut before = Truth::Always;
        for &start in &pair[0].starts {
            let next = pair[1].at_least(start + pair[0].length + 1);
            if next != before {
                require(formula, [!pair[0].at_least(start), next, Truth::Never]);
                before = next;
            }
        }
    }
    for (along, &cell) in cells.iter().enumerate() {
        for run in runs {
            let (from, behind) = (run.at_least((along + 1).saturating_sub(run.length)), run.at_least(along + 1));
            if from != behind {
                require(formula, [!from, behind, cell]);
            }
        }
        for gap in 0..=runs.len() {
            let before = gap.checked_sub(1).map(|before| &runs[before]);
            let not_ended = before.map_or(Truth::Never, |run| run.at_least((along + 1).saturating_sub(run.length)));
            let begun = runs.get(gap).map_or(Truth::Never, |run| !run.at_least(along + 1));
            require(formula, [not_ended, begun, !cell]);
        }
    }
}

/// Adds a clause without what is known already.
fn require(formula: &mut Formula, clause: [Truth; 3]) {
    if !clause.contains(&Truth::Always) {
        formula.add(clause.into_iter().filter_map(|truth| match truth {
            Truth::If(literal) => Some(literal),
            _ => None,
        }));
    }
}
