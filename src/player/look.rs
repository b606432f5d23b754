//! How cells and lines should look now, as small values that can be compared, so that only what differs is drawn.

use super::Player;
use crate::puzzle::{At, Axis, Cell, Line};

/// How a cell should look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellLook {
    /// What is known of it.
    pub cell: Cell,
    /// Whether the last step changed it.
    pub fresh: bool,
    /// Whether the last step looked at its line.
    pub lit: bool,
    /// Whether it became known by supposing or searching.
    pub supposed: bool,
    /// Whether the last step began by supposing it.
    pub tried: bool,
    /// Whether it is not the same in all solutions, of which one is shown.
    pub differs: bool,
    /// How likely it is to be filled, from 0 to [`Shade::MOST`], if that is wanted and it is unknown.
    pub shade: Option<Shade>,
}

/// How likely a cell is to be filled, in steps that can be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shade(pub u8);

impl Shade {
    /// Certainly filled.
    pub const MOST: u8 = 32;

    /// The shade for a likelihood from 0 to 1.
    pub fn of(likelihood: f64) -> Shade {
        Shade((likelihood.clamp(0.0, 1.0) * f64::from(Shade::MOST)).round() as u8)
    }
}

/// How the clue and the number of a line should look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineLook {
    /// Whether the last step looked at it.
    pub lit: bool,
    /// Whether all its cells are known.
    pub settled: bool,
    /// Whether it is one of the lines that contradict each other.
    pub blamed: bool,
}

impl Player {
    /// How every cell should look now, row by row. `likely` holds the likelihood of each cell, if that is to be seen.
    pub fn cell_looks(&self, likely: Option<&[Shade]>) -> Vec<CellLook> {
        let width = self.puzzle().width();
        let mut looks: Vec<CellLook> =
            (self.grid().cells().iter()).map(|&cell| CellLook { cell, ..CellLook::default() }).collect();
        if self.solution().is_some() {
            for (look, common) in looks.iter_mut().zip(self.outcome().common().cells()) {
                look.differs = *common == Cell::Unknown;
            }
            return looks;
        }
        for (look, at) in looks.iter_mut().zip(self.grid().places()) {
            look.supposed = self.replay().is_supposed(at);
        }
        if let Some(likely) = likely {
            let unknown = looks.iter_mut().zip(likely).filter(|(look, _)| look.cell == Cell::Unknown);
            unknown.for_each(|(look, shade)| look.shade = Some(*shade));
        }
        if let Some(line) = self.lit_line() {
            for along in 0..self.puzzle().length(line.axis) {
                looks[place(line.cell(along), width)].lit = true;
            }
        }
        if let Some(step) = self.last_step() {
            for change in step.changes {
                looks[place(change.at, width)].fresh = true;
            }
            if let Some(at) = step.reason.supposed() {
                looks[place(at, width)].tried = true;
            }
        }
        looks
    }

    /// How the lines of an axis should look now.
    pub fn line_looks(&self, axis: Axis) -> Vec<LineLook> {
        let (lit, blamed) = (self.lit_line().filter(|_| self.solution().is_none()), self.blamed_lines());
        let lines = (0..self.puzzle().clues(axis).len()).map(|index| Line { axis, index });
        lines
            .map(|line| LineLook {
                lit: lit == Some(line),
                settled: self.solution().is_some() || self.replay().unknown_in(line) == 0,
                blamed: blamed.contains(&line),
            })
            .collect()
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
    use crate::solve::Method;

    #[test]
    fn only_the_last_step_stands_out() {
        let mut player = Player::new(Session::open(examples::GCHQ_2015.text, Method::Auto).unwrap());
        player.go_to(9);
        let looks = player.cell_looks(None);
        assert_eq!(looks.iter().filter(|look| look.lit).count(), 25);
        assert_eq!(looks.iter().filter(|look| look.fresh).count(), 9);
        assert_eq!(looks[8 * 25 + 3], CellLook { cell: Cell::Filled, fresh: true, lit: true, ..CellLook::default() });
        let rows = player.line_looks(Axis::Row);
        assert_eq!(rows[8], LineLook { lit: true, settled: false, blamed: false });
        assert_eq!(rows[6], LineLook { lit: false, settled: true, blamed: false });
        assert!(player.line_looks(Axis::Column).iter().all(|look| !look.lit && !look.settled));
    }
}
