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
    /// Whether it is marked, and the mark cannot be right.
    pub wrong: bool,
    /// What a hint says it is.
    pub hint: Cell,
    /// Whether the keyboard's cursor is on it.
    pub cursor: bool,
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
    /// How many of its runs, from the start and from the end, are certainly where they belong: all cells from there up to
    /// and behind them are known.
    pub settled: (u16, u16),
    /// Whether it is one of the lines that contradict each other.
    pub blamed: bool,
    /// Whether the pointer or the cursor is on it.
    pub pointed: bool,
    /// Whether it is the one that is inspected.
    pub chosen: bool,
}

/// How many runs of a clue are settled, from the start and from the end of a line.
fn settled_runs(runs: &[u16], cells: impl DoubleEndedIterator<Item = Cell> + Clone) -> (u16, u16) {
    let from_start = settled_from(runs.iter(), cells.clone());
    let from_end = settled_from(runs.iter().rev(), cells.rev());
    (from_start, from_end)
}

/// How many runs are settled from one end: those that are complete, with no unknown cell before them.
fn settled_from<'r>(runs: impl Iterator<Item = &'r u16>, cells: impl Iterator<Item = Cell>) -> u16 {
    let (mut runs, mut settled, mut length) = (runs.copied(), 0, 0);
    for cell in cells.chain([Cell::Empty]) {
        match cell {
            // A run that is as long as it should be has ended, though that is not yet marked.
            Cell::Unknown => return settled + u16::from(length > 0 && runs.next() == Some(length)),
            Cell::Filled => length += 1,
            Cell::Empty if length > 0 => {
                if runs.next() != Some(length) {
                    return settled;
                }
                (settled, length) = (settled + 1, 0);
            }
            Cell::Empty => {}
        }
    }
    settled
}

impl Player {
    /// How every cell should look now, row by row. `likely` holds the likelihood of each cell, if that is to be seen.
    pub fn cell_looks(&self, likely: Option<&[Shade]>) -> Vec<CellLook> {
        let width = self.puzzle().width();
        let mut looks: Vec<CellLook> =
            (self.grid().cells().iter()).map(|&cell| CellLook { cell, ..CellLook::default() }).collect();
        if self.is_marking() {
            let marking = self.marking();
            for at in marking.wrong() {
                looks[place(*at, width)].wrong = true;
            }
            for change in marking.hinted() {
                looks[place(change.at, width)].hint = change.cell;
            }
            self.light(&mut looks, width);
            return looks;
        }
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
        self.light(&mut looks, width);
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

    /// Lights the line that was looked at last.
    fn light(&self, looks: &mut [CellLook], width: usize) {
        if let Some(line) = self.lit_line() {
            for along in 0..self.puzzle().length(line.axis) {
                looks[place(line.cell(along), width)].lit = true;
            }
        }
    }

    /// How the lines of an axis should look now.
    pub fn line_looks(&self, axis: Axis) -> Vec<LineLook> {
        let (lit, blamed) = (self.lit_line().filter(|_| self.solution().is_none()), self.blamed_lines());
        let lines = (0..self.puzzle().clues(axis).len()).map(|index| Line { axis, index });
        lines
            .map(|line| LineLook {
                lit: lit == Some(line),
                settled: self.settled(line),
                blamed: blamed.contains(&line),
                pointed: false,
                chosen: false,
            })
            .collect()
    }
}

impl Player {
    /// How many runs of a line are settled, from its start and from its end.
    fn settled(&self, line: Line) -> (u16, u16) {
        let grid = self.grid();
        let length = self.puzzle().length(line.axis);
        settled_runs(self.puzzle().clue(line).runs(), (0..length).map(|along| grid.get(line.cell(along))))
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
        assert!(rows[8].lit && !rows[8].blamed && rows[8].settled == (0, 0));
        assert_eq!((rows[6].lit, rows[6].settled), (false, (7, 7)));
        assert!(player.line_looks(Axis::Column).iter().all(|look| !look.lit));
    }

    #[test]
    fn a_run_is_settled_when_nothing_before_it_is_open() {
        let settled = |runs: &[u16], cells: &str| {
            let cells: Vec<Cell> = cells.chars().filter_map(Cell::from_letter).collect();
            settled_runs(runs, cells.into_iter())
        };
        assert_eq!(settled(&[1, 2], "XOXXO"), (2, 2));
        assert_eq!(settled(&[1, 2], "OXO..XX"), (1, 1));
        assert_eq!(settled(&[1, 2], "OX...X."), (1, 0));
        assert_eq!(settled(&[1, 2], "..XOXX."), (0, 0));
        // Nothing is settled that is wrong.
        assert_eq!(settled(&[1, 2], "OXXO..."), (0, 0));
        assert_eq!(settled(&[], "OOO"), (0, 0));
        assert_eq!(settled(&[1], "OO.X"), (0, 1));
    }
}
