//! How cells and lines should look now, as small values that can be compared, so that only what differs is drawn.

use super::Player;
use crate::puzzle::{At, Axis, Cell, Line};

/// How a cell should look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellLook {
    /// What is known of it.
    pub cell: Cell,
    /// Whether the last step changed it.
    pub fresh: bool,
    /// Whether the last step looked at its line.
    pub lit: bool,
}

/// How the clue and the number of a line should look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineLook {
    /// Whether the last step looked at it.
    pub lit: bool,
    /// Whether all its cells are known.
    pub settled: bool,
}

impl Player {
    /// How every cell should look now, row by row.
    pub fn cell_looks(&self) -> Vec<CellLook> {
        let lit = self.lit_line();
        let width = self.puzzle().width();
        let mut looks: Vec<CellLook> =
            (self.replay().grid().cells().iter()).map(|&cell| CellLook { cell, fresh: false, lit: false }).collect();
        if let Some(line) = lit {
            for along in 0..self.puzzle().length(line.axis) {
                looks[place(line.cell(along), width)].lit = true;
            }
        }
        for change in self.last_step().map_or(&[][..], |step| step.changes) {
            looks[place(change.at, width)].fresh = true;
        }
        looks
    }

    /// How the lines of an axis should look now.
    pub fn line_looks(&self, axis: Axis) -> Vec<LineLook> {
        let lit = self.lit_line();
        let lines = (0..self.puzzle().clues(axis).len()).map(|index| Line { axis, index });
        lines.map(|line| LineLook { lit: lit == Some(line), settled: self.replay().unknown_in(line) == 0 }).collect()
    }
}

fn place(at: At, width: usize) -> usize {
    at.row() * width + at.column()
}

#[cfg(test)]
mod tests {
    use super::super::{Player, Session};
    use super::*;
    use crate::examples;

    #[test]
    fn only_the_last_step_stands_out() {
        let mut player = Player::new(Session::open(examples::GCHQ_2015.text).unwrap());
        player.go_to(9);
        let looks = player.cell_looks();
        assert_eq!(looks.iter().filter(|look| look.lit).count(), 25);
        assert_eq!(looks.iter().filter(|look| look.fresh).count(), 9);
        assert_eq!(looks[8 * 25 + 3], CellLook { cell: Cell::Filled, fresh: true, lit: true });
        let rows = player.line_looks(Axis::Row);
        assert_eq!(rows[8], LineLook { lit: true, settled: false });
        assert_eq!(rows[6], LineLook { lit: false, settled: true });
        assert!(player.line_looks(Axis::Column).iter().all(|look| !look.lit && !look.settled));
    }
}
