//! Cells of which one must be given so that a puzzle has one solution: those in which another solution differs, which
//! differs in as few as possible.

use super::apart::{Apart, Needed};
use super::effort::Budget;
use nonoscope_core::puzzle::{At, Cell, Colour, Grid, Puzzle};
use nonoscope_core::sat::{Answer, Literal, Order, Solver, Unencodable, cell_of, phases};

/// Asks the SAT solver.
pub(super) struct BySolutions<'p, 'w> {
    solver: Solver<'p>,
    open: Vec<At>,
    /// For each open cell, a literal that is true if it is as in the picture.
    same: Vec<Literal>,
    is_filled: Vec<bool>,
    /// For each open cell, the variables of its inks.
    inks: Vec<Vec<Option<Literal>>>,
    /// What the open cells are in the solution that differs in the fewest cells, as far as was looked for.
    other: Vec<Cell>,
    budget: &'p Budget<'w>,
}

impl<'p, 'w> BySolutions<'p, 'w> {
    /// What lines know of a puzzle, and the picture, which is one of its solutions. `on_conflict` counts conflicts in `budget`
    /// and returns whether to go on.
    ///
    /// # Errors
    /// If the formula is too large.
    pub(super) fn new(
        puzzle: &Puzzle,
        known: &Grid,
        picture: &Grid,
        budget: &'p Budget<'w>,
        on_conflict: &'p dyn Fn() -> bool,
    ) -> Result<Self, Unencodable> {
        let mut order = Order::new(puzzle, known)?;
        let inks = puzzle.inks();
        let (mut open, mut same, mut variables) = (Vec::new(), Vec::new(), Vec::new());
        for (at, own) in puzzle.places().zip(order.cells.chunks(inks)).filter(|&(at, _)| !known.get(at).is_known()) {
            let colour = picture.get(at).colour().unwrap_or(Colour::BACKGROUND);
            let is_same = match (colour.number().checked_sub(1).map(|ink| own.get(ink)), own) {
                (Some(ink), _) => ink.copied().flatten(),
                (None, &[Some(only)]) => Some(!only),
                (None, _) => {
                    let none = order.formula.variable();
                    own.iter().flatten().for_each(|&ink| order.formula.add([!none, !ink]));
                    order.formula.add(own.iter().flatten().copied().chain([none]));
                    Some(none)
                }
            };
            if let Some(literal) = is_same {
                open.push(at);
                same.push(literal);
                variables.push(own.to_vec());
            }
        }
        let is_filled = open.iter().map(|&at| picture.get(at).is_filled()).collect();
        // Another solution.
        order.formula.add(same.iter().map(|&same| !same));
        // Those that differ in a few cells only are close by.
        let mut first = phases(puzzle, (&order.cells, &order.runs), picture, order.formula.size().variables);
        same.iter().for_each(|same| first[same.variable() - 1] = Some(same.is_positive()));
        let solver = Solver::new(&order.formula, |variable| first[variable.variable() - 1], on_conflict);
        Ok(BySolutions { solver, open, same, is_filled, inks: variables, other: Vec::new(), budget })
    }

    /// After [`Needed::OneOf`]: what an open cell is in the solution that differs in these cells alone.
    pub(super) fn other(&self, cell: usize) -> Cell {
        self.other[cell]
    }

    fn ask(&mut self, assumed: &[Literal]) -> Answer {
        self.budget.briefly(|| self.solver.solve(assumed))
    }

    /// The cells that differ in the solution just found, which is remembered.
    fn different(&mut self) -> Vec<usize> {
        let holds = |ink: &Option<Literal>| ink.is_some_and(|ink| self.solver.holds(ink));
        self.other = self.inks.iter().map(|own| cell_of(own.iter().map(holds))).collect();
        (0..self.same.len()).filter(|&cell| !self.solver.holds(self.same[cell])).collect()
    }

    /// The fewest cells that differ in a solution that differs in some of these and in no others; no fewer if the work
    /// ends.
    fn fewer(&mut self, mut different: Vec<usize>) -> Vec<usize> {
        let mut among = vec![false; self.same.len()];
        loop {
            among.fill(false);
            different.iter().for_each(|&cell| among[cell] = true);
            // Some of them are as in the picture, as long as this is assumed.
            let some_same = self.solver.variable(None);
            self.solver.add([!some_same].into_iter().chain(different.iter().map(|&cell| self.same[cell])));
            let others = (0..self.same.len()).filter(|&cell| !among[cell]).map(|cell| self.same[cell]);
            let assumed: Vec<Literal> = [some_same].into_iter().chain(others).collect();
            let answer = self.ask(&assumed);
            if answer == Answer::Yes {
                different = self.different();
            }
            self.solver.add([!some_same]);
            if answer != Answer::Yes {
                return different;
            }
        }
    }
}

impl Apart for BySolutions<'_, '_> {
    fn cells(&self) -> &[At] {
        &self.open
    }

    fn is_filled(&self, cell: usize) -> bool {
        self.is_filled[cell]
    }

    fn apart(&mut self, given: &[usize], _met: &dyn Fn(usize) -> usize) -> Needed {
        if !self.budget.is_left() {
            return Needed::Unknown;
        }
        let assumed: Vec<Literal> = given.iter().map(|&cell| self.same[cell]).collect();
        match self.ask(&assumed) {
            Answer::No => Needed::Nothing,
            Answer::Stopped => Needed::Unknown,
            Answer::Yes => {
                let different = self.different();
                Needed::OneOf(self.fewer(different))
            }
        }
    }

    fn is_enough(&mut self, given: &[usize]) -> bool {
        let assumed: Vec<Literal> = given.iter().map(|&cell| self.same[cell]).collect();
        self.budget.is_left() && self.ask(&assumed) == Answer::No
    }
}
