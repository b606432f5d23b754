//! The `order` encoding: for each run, variables that say "it starts at this cell or later".
//!
//! A run gets a variable for each cell where it may start, given what is known, except the first. An unknown cell gets
//! a variable too, one for each ink that is possible. The clauses have at most three literals:
//!
//! - starting at a cell or later implies starting at each earlier one or later;
//! - if a run starts at a cell or later, the next run starts after it or later, with a gap if it has the same ink;
//! - a cell has the ink of a run that starts in the window in which it covers the cell;
//! - a cell does not have an ink if the run of this ink before it has ended and the one after it has not begun;
//! - a cell does not have two inks.
//!
//! Only a cell that is known to be filled without its ink being known has a longer one: it has one of the inks.
//!
//! The idea of variables for "at least" goes back to Crawford and Baker, *Experimental results on the application of
//! satisfiability algorithms to scheduling problems* (1994). Starts that occur in no layout of the line have no
//! variable.

use super::cells::{add_cells, size_of_cells};
use super::formula::{Formula, Literal};
use super::run::{Gap, Run, Truth};
use super::starts::runs;
use super::unencodable::{MAX_LITERALS, Unencodable};
use crate::puzzle::{Clue, Colour, Grid, Line, Puzzle};

/// A puzzle with some cells known, as a formula.
#[derive(Clone, Debug)]
pub struct Order {
    /// The clauses.
    pub formula: Formula,
    /// The variables of each unknown cell, row by row: one for each ink.
    pub cells: Vec<Option<Literal>>,
    /// The variables of each run.
    pub runs: Vec<Run>,
    pub(crate) selectors: Vec<Literal>,
}

impl Order {
    /// Encodes a puzzle with the known cells of `known`.
    ///
    /// # Errors
    /// See [`Unencodable`].
    pub fn new(puzzle: &Puzzle, known: &Grid) -> Result<Order, Unencodable> {
        Order::encode(puzzle, known, &puzzle.lines().collect::<Vec<_>>(), false)
    }

    /// Encodes some lines of a puzzle, each with a selector: its clauses apply only if the selector is true. The other lines
    /// are ignored.
    ///
    /// # Errors
    /// See [`Unencodable`].
    pub fn with_selectors(puzzle: &Puzzle, known: &Grid, lines: &[Line]) -> Result<Order, Unencodable> {
        Order::encode(puzzle, known, lines, true)
    }

    fn encode(puzzle: &Puzzle, known: &Grid, lines: &[Line], selectable: bool) -> Result<Order, Unencodable> {
        let inks = puzzle.inks();
        let of_cells = size_of_cells(known, inks).literals;
        let left = MAX_LITERALS.checked_sub(of_cells).ok_or(Unencodable::TooLarge)?;
        let runs = runs(puzzle, known, lines, left)?;
        let mut formula = Formula::new();
        let cells = add_cells(&mut formula, known, inks);
        let mut order = Order { formula, cells, runs, selectors: Vec::new() };
        for run in &mut order.runs {
            run.variables = (1..run.starts.len()).map(|_| order.formula.variable()).collect();
        }
        let mut rest = order.runs.as_slice();
        for &line in lines {
            let clue = puzzle.clue(line);
            let (own, others) = rest.split_at(clue.len());
            rest = others;
            let mut cells = Vec::with_capacity(inks * puzzle.length(line.axis));
            for at in (0..puzzle.length(line.axis)).map(|along| line.cell(along)) {
                let (variables, ink) = (&order.cells[inks * puzzle.index(at)..], known.get(at).ink());
                cells.extend(Colour::all(inks).skip(1).zip(variables).map(|(colour, variable)| match *variable {
                    Some(literal) => Truth::If(literal),
                    None if ink == Some(colour) => Truth::Always,
                    None => Truth::Never,
                }));
            }
            let selector = selectable.then(|| order.formula.variable());
            order.selectors.extend(selector);
            LineClauses { formula: &mut order.formula, selector, clue, runs: own, inks, cells: &cells }.add_all();
        }
        Ok(order)
    }

    /// The clauses.
    pub fn formula(&self) -> &Formula {
        &self.formula
    }

    /// The variables of the unknown cells, row by row: for each cell, one for each ink, true if the cell has this ink.
    /// `None` for known cells, and for inks that are excluded.
    pub fn cells(&self) -> &[Option<Literal>] {
        &self.cells
    }

    /// The runs of all lines, in the order of the lines.
    pub fn runs(&self) -> &[Run] {
        &self.runs
    }

    /// For each line, its selector: a variable that must be true for the line's clauses to apply. Empty except for
    /// [`Order::with_selectors`].
    pub fn selectors(&self) -> &[Literal] {
        &self.selectors
    }
}

/// The clauses of one line.
struct LineClauses<'a> {
    formula: &'a mut Formula,
    selector: Option<Literal>,
    clue: &'a Clue,
    runs: &'a [Run],
    inks: usize,
    /// Cell by cell, whether it has each ink.
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
            let gap = self.clue.gap_after(pair[0].index);
            for &start in &pair[0].starts {
                let next = pair[1].at_least(start + pair[0].length + gap);
                if next != before {
                    self.require([!pair[0].at_least(start), next, Truth::Never]);
                    before = next;
                }
            }
        }
        for run in self.runs {
            for along in run.reach() {
                let (ended, not_begun) = (run.ended_before(along), run.at_least(along + 1));
                if !ended != not_begun {
                    self.require([ended, not_begun, self.has_ink(along, run.colour)]);
                }
            }
        }
        for ink in Colour::all(self.inks).skip(1) {
            for Gap { before, after, cells } in Gap::all(self.runs, ink, self.cells.len() / self.inks) {
                for along in cells {
                    let ended = before.map_or(Truth::Always, |run| run.ended_before(along));
                    let not_begun = after.map_or(Truth::Always, |run| run.at_least(along + 1));
                    self.require([!ended, !not_begun, !self.has_ink(along, ink)]);
                }
            }
        }
    }

    fn has_ink(&self, along: usize, ink: Colour) -> Truth {
        self.cells[self.inks * along + ink.number() - 1]
    }

    /// Adds a clause, simplified by what is known already.
    fn require(&mut self, clause: [Truth; 3]) {
        if !clause.contains(&Truth::Always) {
            let open = clause.into_iter().filter_map(|truth| match truth {
                Truth::If(literal) => Some(literal),
                Truth::Always | Truth::Never => None,
            });
            self.formula.add(self.selector.map(|selector| !selector).into_iter().chain(open));
        }
    }
}
