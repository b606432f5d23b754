//! A guess as phases: for each variable, the value to try first.

use super::formula::Literal;
use super::run::Run;
use super::starts::runs as runs_given;
use crate::puzzle::{Colour, Grid, Puzzle};

/// The phases of `variables` variables for a guess, in which cells may be unknown or known in part. What the guess leaves
/// open gets none. `cells` and `runs` are those of the encoding `order`; without runs, only cells get phases.
pub fn phases(
    puzzle: &Puzzle,
    (cells, runs): (&[Option<Literal>], &[Run]),
    guess: &Grid,
    variables: usize,
) -> Vec<Option<bool>> {
    let inks = puzzle.inks();
    let mut phases = vec![None; variables];
    for (own, cell) in cells.chunks(inks).zip(guess.cells()) {
        let possible = cell.possible(inks);
        for (variable, ink) in own.iter().zip(Colour::all(inks).skip(1)) {
            if let Some(variable) = variable
                && (cell.is_known() || !possible.has(ink))
            {
                phases[variable.variable() - 1] = Some(possible.has(ink));
            }
        }
    }
    for runs in runs.chunk_by(|a, b| a.line == b.line) {
        let line = runs[0].line;
        // A guess may contradict the line, whose runs then have no starts.
        let guessed = runs_given(puzzle, guess, &[line], usize::MAX).unwrap_or_default();
        for (run, guessed) in runs.iter().zip(guessed) {
            for (variable, start) in run.variables.iter().zip(run.starts.iter().skip(1)) {
                let earliest = guessed.starts.first() >= Some(start);
                let latest = guessed.starts.last() >= Some(start);
                phases[variable.variable() - 1] = (earliest == latest).then_some(earliest);
            }
        }
    }
    phases
}

#[cfg(test)]
mod tests {
    use super::super::{Answer, Order, Solver};
    use super::*;
    use crate::chance::Chance;
    use crate::puzzle::{Cell, Colours};

    /// A picture of two inks, in which a third of the cells is empty.
    fn picture(chance: &mut Chance) -> Grid {
        let mut grid = Grid::unknown_of(7, 5, 2);
        for at in grid.places() {
            let colour = Colour::all(2).nth(chance.next() as usize % 3);
            grid.set(at, colour.map_or(Cell::EMPTY, Cell::of));
        }
        grid
    }

    #[test]
    fn a_guess_gives_phases_as_far_as_it_goes() {
        let mut chance = Chance::new(7);
        let (mut open, mut decided) = (0, 0);
        for _ in 0..100 {
            let puzzle = Puzzle::of_picture(&picture(&mut chance)).unwrap();
            let unknown = Grid::unknown_of(7, 5, puzzle.inks());
            let order = Order::new(&puzzle, &unknown).unwrap();
            let mut solver = Solver::new(order.formula(), |_| None, &|| true);
            assert_eq!(solver.solve(&[]), Answer::Yes);
            let mut solution = unknown.clone();
            for (at, inks) in puzzle.places().zip(order.cells().chunks(puzzle.inks())) {
                let holds = |ink: &Option<Literal>| ink.is_some_and(|ink| solver.holds(ink));
                solution.set(at, super::super::cell_of(inks.iter().map(holds)));
            }
            let variables = order.formula().size().variables;
            let of = |guess: &Grid| phases(&puzzle, (order.cells(), order.runs()), guess, variables);
            let model: Vec<Option<bool>> = order.formula().variables().map(|it| Some(solver.holds(it))).collect();
            assert_eq!(of(&solution), model);
            assert!(of(&unknown).iter().all(Option::is_none));
            // The guess says nothing about some cells, and only a part about others.
            let mut guess = solution.clone();
            for at in guess.places() {
                let also = Colours::of(Colour::all(2).nth(chance.next() as usize % 3).unwrap());
                if chance.next().is_multiple_of(2) {
                    guess.set(at, Cell::among(guess.possible(at).or(also), puzzle.inks()));
                }
            }
            for (phase, value) in of(&guess).into_iter().zip(model) {
                assert!(phase.is_none() || phase == value);
                open += usize::from(phase.is_none());
                decided += usize::from(phase.is_some());
            }
        }
        assert!(open > 100 && decided > 1000, "{open}, {decided}");
    }

    #[test]
    fn lines_that_a_guess_contradicts_get_no_phases() {
        let puzzle = Puzzle::of_picture(&Grid::from_picture(&["XBOO", "OOXB"]).unwrap()).unwrap();
        let order = Order::new(&puzzle, &Grid::unknown_of(4, 2, 2)).unwrap();
        let guess = Grid::from_picture(&["BX..", "XB.."]).unwrap();
        let phases = phases(&puzzle, (order.cells(), order.runs()), &guess, order.formula().size().variables);
        let of_row = |row: usize| {
            let own = order.runs().iter().filter(move |run| run.line == crate::puzzle::Line::row(row));
            own.flat_map(|run| &run.variables).map(|it| phases[it.variable() - 1]).collect::<Vec<_>>()
        };
        assert_eq!((of_row(0), of_row(1)), (vec![None; 4], vec![Some(false); 4]));
    }
}
