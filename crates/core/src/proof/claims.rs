//! The claims of a puzzle's formula, and those proved so far.

use crate::puzzle::{At, Cell, Colour, Colours, Grid, Line, Puzzle};
use crate::sat::{Encoded, Encoding, Literal, Start, Truth, Unencodable};
use std::ops::Range;

/// The formula of a whole puzzle, in the encoding `order`, by what its variables say.
pub(super) struct Claims<'p> {
    pub(super) encoded: Encoded<'p>,
    /// For each line, in the order of [`Puzzle::lines`], its runs.
    runs: Vec<Range<usize>>,
    /// For each run, the index of its first start among the starts of all runs.
    firsts: Vec<usize>,
}

/// What is proved: cells, and where runs do not start. A copy holds what follows from a supposition too.
#[derive(Clone)]
pub(super) struct Proved {
    cells: Grid,
    /// For each start of each run, whether the run may start there.
    starts: Vec<bool>,
}

impl<'p> Claims<'p> {
    /// # Errors
    /// If the formula is too large.
    pub(super) fn new(puzzle: &'p Puzzle) -> Result<Claims<'p>, Unencodable> {
        let encoded = Encoded::new(puzzle, Encoding::Order)?;
        let (mut runs, mut end) = (Vec::new(), 0);
        for line in puzzle.lines() {
            let first = end;
            end += puzzle.clue(line).len();
            runs.push(first..end);
        }
        let mut firsts = vec![0];
        firsts.extend(encoded.runs.iter().scan(0, |before, run| {
            *before += 1 + run.variables.len();
            Some(*before)
        }));
        Ok(Claims { encoded, runs, firsts })
    }

    pub(super) fn puzzle(&self) -> &'p Puzzle {
        self.encoded.puzzle
    }

    /// The claims of the formula itself: the givens.
    pub(super) fn proved(&self) -> Proved {
        let starts = self.firsts.last().copied().unwrap_or(0);
        Proved { cells: self.puzzle().givens().clone(), starts: vec![true; starts] }
    }

    /// The runs of a line, by their indices among all runs.
    pub(super) fn runs(&self, line: Line) -> Range<usize> {
        self.runs[self.puzzle().place(line)].clone()
    }

    pub(super) fn run(&self, run: usize) -> &Start {
        &self.encoded.runs[run]
    }

    /// The cell has the ink.
    pub(super) fn has_ink(&self, at: At, ink: Colour) -> Literal {
        self.encoded.cells[self.puzzle().inks() * self.puzzle().index(at) + ink.number() - 1]
    }

    /// The cell is of the colour: all of these are true. `possible` holds the colours that are not excluded.
    pub(super) fn is(&self, at: At, colour: Colour, possible: Colours) -> Vec<Literal> {
        match colour {
            Colour::BACKGROUND => self.inks(at, possible).map(|literal| !literal).collect(),
            ink => vec![self.has_ink(at, ink)],
        }
    }

    /// The cell is of one of the colours: each of these clauses. `before` holds the colours that were not excluded before.
    pub(super) fn is_among(&self, at: At, colours: Colours, before: Colours) -> Vec<Vec<Literal>> {
        let excluded = self.inks(at, before.minus(colours));
        let mut clauses: Vec<Vec<Literal>> = excluded.map(|literal| vec![!literal]).collect();
        if before.minus(colours).has(Colour::BACKGROUND) {
            clauses.push(self.inks(at, colours).collect());
        }
        clauses
    }

    /// The cell has the ink, for each ink of the colours.
    pub(super) fn inks(&self, at: At, colours: Colours) -> impl Iterator<Item = Literal> {
        colours.minus(Colours::BACKGROUND).iter().map(move |ink| self.has_ink(at, ink))
    }

    /// The run starts at a cell of its line or later.
    pub(super) fn at_least(&self, run: usize, cell: usize) -> Truth {
        self.run(run).at_least(cell)
    }
}

impl Proved {
    pub(super) fn cells(&self) -> &Grid {
        &self.cells
    }

    /// The colours that are not excluded.
    pub(super) fn possible(&self, at: At) -> Colours {
        self.cells.possible(at)
    }

    pub(super) fn set(&mut self, at: At, colours: Colours) {
        self.cells.set(at, Cell::among(colours, self.cells.inks()));
    }

    /// The starts of a run that are left: for each, from the first one on, whether it may start there.
    pub(super) fn starts(&mut self, claims: &Claims<'_>, run: usize) -> &mut [bool] {
        &mut self.starts[claims.firsts[run]..claims.firsts[run + 1]]
    }
}
