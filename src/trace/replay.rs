//! A grid that walks along a trace, forwards and backwards.

use super::record::Trace;
use crate::puzzle::{At, Axis, Cell, Grid, Line};

/// The grid after the first so many steps of a trace. It holds no trace, so that both can live side by side; it must
/// always be moved along the same one.
#[derive(Clone, Debug)]
pub struct Replay {
    grid: Grid,
    unknown: usize,
    unknown_in_rows: Vec<usize>,
    unknown_in_columns: Vec<usize>,
    /// For each cell, row by row, whether it became known by more than looking at a line.
    supposed: Vec<bool>,
    position: usize,
}

impl Replay {
    /// Stands before the first step, with the givens known.
    pub fn new(givens: &Grid) -> Replay {
        let unknown_in = |line| givens.line(line).filter(|&cell| cell == Cell::Unknown).count();
        Replay {
            grid: givens.clone(),
            unknown: givens.unknown_cells(),
            unknown_in_rows: (0..givens.height()).map(Line::row).map(unknown_in).collect(),
            unknown_in_columns: (0..givens.width()).map(Line::column).map(unknown_in).collect(),
            supposed: vec![false; givens.cells().len()],
            position: 0,
        }
    }

    /// How many steps have been taken.
    pub fn position(&self) -> usize {
        self.position
    }

    /// What is known after them.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// How many cells are unknown after them.
    pub fn unknown(&self) -> usize {
        self.unknown
    }

    /// How many cells of a line are unknown after them.
    pub fn unknown_in(&self, line: Line) -> usize {
        match line.axis {
            Axis::Row => self.unknown_in_rows[line.index],
            Axis::Column => self.unknown_in_columns[line.index],
        }
    }

    /// Whether a cell became known by supposing or searching, not by looking at one line.
    pub fn is_supposed(&self, at: At) -> bool {
        self.supposed[self.grid.index(at)]
    }

    /// Takes or takes back steps until `position` of them are taken, or all if there are fewer.
    pub fn go_to(&mut self, trace: &Trace, position: usize) {
        let position = position.min(trace.len());
        while self.position < position {
            if let Some(step) = trace.step(self.position) {
                let supposed = step.reason.line().is_none();
                for change in step.changes {
                    self.put(change.at, change.cell, supposed);
                    self.unknown -= 1;
                    self.unknown_in_rows[change.at.row()] -= 1;
                    self.unknown_in_columns[change.at.column()] -= 1;
                }
            }
            self.position += 1;
        }
        while self.position > position {
            self.position -= 1;
            let changes = trace.step(self.position).map_or(&[][..], |step| step.changes);
            for change in changes {
                self.put(change.at, Cell::Unknown, false);
                self.unknown += 1;
                self.unknown_in_rows[change.at.row()] += 1;
                self.unknown_in_columns[change.at.column()] += 1;
            }
        }
    }

    fn put(&mut self, at: At, cell: Cell, supposed: bool) {
        self.grid.set(at, cell);
        let index = self.grid.index(at);
        self.supposed[index] = supposed;
    }
}

#[cfg(test)]
mod tests {
    use super::super::reason::{Change, Reason};
    use super::*;
    use crate::line::Count;

    #[test]
    fn forwards_and_backwards() {
        let mut trace = Trace::new();
        for column in 0..3 {
            let reason = Reason::Line { line: Line::column(column), layouts: Count::ZERO, fitting: Count::ZERO };
            trace.push(1, reason, [Change { at: At::new(0, column), cell: Cell::Empty }]);
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
}
