//! A grid that walks along a trace, forwards and backwards.

use super::reason::{Basis, Change};
use super::record::Trace;
use crate::puzzle::{At, Axis, Cell, Grid, Line};

/// The grid after the first steps of a trace. It does not hold the trace, so that both can be stored side by side; it
/// must always be moved along the same one. Going back, it undoes what it did.
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::{puzzle::Puzzle, solve, trace};
///
/// let puzzle = Puzzle::of_picture(&"OXO\nXXX\nOXO".parse().unwrap()).unwrap();
/// let outcome = solve::solve(&puzzle, solve::Method::Passes);
/// let mut replay = trace::Replay::new(puzzle.givens());
/// replay.go_to(&outcome.trace, 2);
/// assert_eq!(replay.grid().row_strings(), ["...", "XXX", "..."]);
/// ```
#[derive(Clone, Debug)]
pub struct Replay {
    grid: Grid,
    unknown: usize,
    unknown_in_rows: Vec<usize>,
    unknown_in_columns: Vec<usize>,
    /// For each cell, row by row, the basis of the step that changed it last.
    basis: Vec<Option<Basis>>,
    /// For each change, the cell and its basis before it.
    before: Vec<(Cell, Option<Basis>)>,
    position: usize,
}

impl Replay {
    /// Begins before the first step, with the givens known.
    pub fn new(givens: &Grid) -> Replay {
        let unknown_in = |line| givens.line(line).filter(|cell| !cell.is_known()).count();
        Replay {
            grid: givens.clone(),
            unknown: givens.unknown_cells(),
            unknown_in_rows: (0..givens.height()).map(Line::row).map(unknown_in).collect(),
            unknown_in_columns: (0..givens.width()).map(Line::column).map(unknown_in).collect(),
            basis: vec![None; givens.cells().len()],
            before: Vec::new(),
            position: 0,
        }
    }

    /// How many steps have been taken.
    pub fn position(&self) -> usize {
        self.position
    }

    /// What is known after these steps.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// How many cells are unknown after these steps.
    pub fn unknown(&self) -> usize {
        self.unknown
    }

    /// How many cells of a line are unknown after these steps.
    ///
    /// # Panics
    /// If the grid has no such line.
    pub fn unknown_in(&self, line: Line) -> usize {
        match line.axis {
            Axis::Row => self.unknown_in_rows[line.index],
            Axis::Column => self.unknown_in_columns[line.index],
        }
    }

    /// The basis of the step that changed a cell last; `None` if the cell is unknown or given.
    ///
    /// # Panics
    /// If the place is outside the grid.
    pub fn basis(&self, at: At) -> Option<Basis> {
        self.basis[self.grid.index(at)]
    }

    /// The same for each cell, row by row.
    pub fn bases(&self) -> &[Option<Basis>] {
        &self.basis
    }

    /// The cells that the last step changed, as they were before it, given the trace; the last change comes first.
    pub fn before_last(&self, trace: &Trace) -> impl Iterator<Item = (At, Cell)> {
        let last = self.position.checked_sub(1).and_then(|last| trace.step(last));
        let changes = last.map_or(&[][..], |step| step.changes).iter().rev();
        changes.zip(self.before.iter().rev()).map(|(change, (cell, _))| (change.at, *cell))
    }

    /// Takes steps, or takes them back, until `position` of them are taken, or all if there are fewer. A given cell never changes, even if a step
    /// says so.
    ///
    /// # Panics
    /// If the trace changes a cell outside the grid: see [`Trace::fits`].
    pub fn go_to(&mut self, trace: &Trace, position: usize) {
        let position = position.min(trace.len());
        while self.position < position {
            if let Some(step) = trace.step(self.position) {
                let basis = step.reason.basis();
                step.changes.iter().for_each(|&change| self.learn(change, basis));
            }
            self.position += 1;
        }
        while self.position > position {
            self.position -= 1;
            let changes = trace.step(self.position).map_or(&[][..], |step| step.changes);
            changes.iter().rev().for_each(|change| self.forget(change.at));
        }
    }

    fn learn(&mut self, Change { at, cell }: Change, basis: Basis) {
        let index = self.grid.index(at);
        let known = self.grid.get(at);
        self.before.push((known, self.basis[index]));
        if cell.narrows(known) {
            self.basis[index] = Some(basis);
            self.set(at, cell);
        }
    }

    fn forget(&mut self, at: At) {
        if let Some((cell, basis)) = self.before.pop() {
            let index = self.grid.index(at);
            self.basis[index] = basis;
            self.set(at, cell);
        }
    }

    fn set(&mut self, at: At, cell: Cell) {
        let was_known = self.grid.get(at).is_known();
        self.grid.set(at, cell);
        match (was_known, cell.is_known()) {
            (false, true) => {
                self.unknown -= 1;
                self.unknown_in_rows[at.row()] -= 1;
                self.unknown_in_columns[at.column()] -= 1;
            }
            (true, false) => {
                self.unknown += 1;
                self.unknown_in_rows[at.row()] += 1;
                self.unknown_in_columns[at.column()] += 1;
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::reason::Reason;
    use super::*;
    use crate::line::Count;
    use crate::puzzle::Colour;

    #[test]
    fn forwards_and_backwards() {
        let mut trace = Trace::new();
        for column in 0..3 {
            let reason = Reason::Line { line: Line::column(column), layouts: Count::ZERO, fitting: Count::ZERO };
            trace.push(1, reason, [Change { at: At::new(0, column), cell: Cell::EMPTY }]).unwrap();
        }
        let mut replay = Replay::new(&Grid::unknown(4, 1));
        let mut seen = Vec::new();
        for position in [3, 1, 2, 99, 0] {
            replay.go_to(&trace, position);
            assert_eq!(replay.unknown(), replay.grid().unknown_cells());
            assert_eq!(replay.unknown_in(Line::row(0)), replay.unknown());
            assert_eq!(replay.unknown_in(Line::column(1)) == 0, replay.position() >= 2);
            seen.push((replay.position(), replay.grid().row_strings().concat()));
        }
        let expected = [(3, "OOO."), (1, "O..."), (2, "OO.."), (3, "OOO."), (0, "....")];
        assert_eq!(seen, expected.map(|(position, row)| (position, row.to_owned())));
    }

    #[test]
    fn given_cells_stay_as_they_are() {
        let mut trace = Trace::new();
        let reason = Reason::Agreed { at: At::new(0, 0), colour: Colour::INK, is: 1, is_not: 1 };
        let changes = [0, 1].map(|column| Change { at: At::new(0, column), cell: Cell::EMPTY });
        trace.push(1, reason, changes).unwrap();
        let mut replay = Replay::new(&Grid::from_picture(&["X.."]).unwrap());
        replay.go_to(&trace, 1);
        assert_eq!((replay.grid().row_strings().concat().as_str(), replay.unknown()), ("XO.", 1));
        assert_eq!([0, 1, 2].map(|column| replay.basis(At::new(0, column))), [None, Some(Basis::Supposition), None]);
        replay.go_to(&trace, 0);
        assert_eq!((replay.grid().row_strings().concat().as_str(), replay.unknown()), ("X..", 2));
    }
}
