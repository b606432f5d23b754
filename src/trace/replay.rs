//! A grid that walks along a trace, forwards and backwards.

use super::Trace;
use crate::puzzle::{Cell, Grid};

/// The grid after the first so many steps of a trace. It holds no trace, so that both can live side by side; it must
/// always be moved along the same one.
#[derive(Clone, Debug)]
pub struct Replay {
    grid: Grid,
    unknown: usize,
    position: usize,
}

impl Replay {
    /// Stands before the first step, with the givens known.
    pub fn new(givens: &Grid) -> Replay {
        Replay { unknown: givens.unknown_cells(), grid: givens.clone(), position: 0 }
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

    /// Takes or takes back steps until `position` of them are taken, or all if there are fewer.
    pub fn go_to(&mut self, trace: &Trace, position: usize) {
        let position = position.min(trace.len());
        while self.position < position {
            let changes = trace.step(self.position).map_or(&[][..], |step| step.changes);
            for change in changes {
                self.grid.set(change.at, change.cell);
            }
            self.unknown = self.unknown.saturating_sub(changes.len());
            self.position += 1;
        }
        while self.position > position {
            self.position -= 1;
            let changes = trace.step(self.position).map_or(&[][..], |step| step.changes);
            for change in changes {
                self.grid.set(change.at, Cell::Unknown);
            }
            self.unknown += changes.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Change, Reason};
    use super::*;
    use crate::line::Count;
    use crate::puzzle::{At, Line};

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
            seen.push((replay.position(), replay.grid().row_strings().concat()));
        }
        let expected = [(3, "OOO."), (1, "O..."), (2, "OO.."), (3, "OOO."), (0, "....")];
        assert_eq!(seen, expected.map(|(position, row)| (position, row.to_owned())));
    }
}
