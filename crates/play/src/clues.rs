//! The state of each clue as a person marks cells: which runs have found their place, and whether the clue can still be satisfied.
//!
//! A run has found its place if every cell from an end of the line up to it is known and it has its length, or if all
//! layouts that fit leave it no other. A run that merely looks finished in the middle may belong to another number.

use nonoscope_core::line::{ColourSolver, Excluded, Mask, Wide};
use nonoscope_core::puzzle::{Axis, Cell, Grid, Line, MAX_INKS, Puzzle};
use nonoscope_picture::RunSet;

/// The longest line that is examined. When a whole board changes at once, one of this size takes 3 ms, one of 256 × 256 cells 10,
/// and one of 1,024 × 1,024 180; a drag along one of its lines takes 46.
pub const LONGEST_LOOKED_AT: usize = 128;

/// The state of a line's clue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClueNow {
    /// The runs that lie in the same place in all layouts that fit the marks, and whose cells are all marked.
    pub placed: RunSet,
    /// Whether no layout fits the marks.
    pub is_impossible: bool,
}

/// The state of all clues.
#[derive(Clone, Debug)]
pub struct Clues {
    rows: Vec<ClueNow>,
    columns: Vec<ClueNow>,
}

impl Clues {
    pub(super) fn new(puzzle: &Puzzle, known: &Grid) -> Clues {
        let nothing = |lines| vec![ClueNow::default(); lines];
        let mut clues = Clues { rows: nothing(puzzle.height()), columns: nothing(puzzle.width()) };
        clues.look(puzzle, known, |_| true);
        clues
    }

    /// Cells have changed: looks at their lines again.
    pub(super) fn update(&mut self, puzzle: &Puzzle, before: &Grid, known: &Grid) {
        let (mut rows, mut columns) = (vec![false; puzzle.height()], vec![false; puzzle.width()]);
        for (at, (old, new)) in known.places().zip(before.cells().iter().zip(known.cells())) {
            if old != new {
                (rows[at.row()], columns[at.column()]) = (true, true);
            }
        }
        let has_changed = |line: Line| match line.axis {
            Axis::Row => rows[line.index],
            Axis::Column => columns[line.index],
        };
        self.look(puzzle, known, has_changed);
    }

    /// The state of a line's clue; `None` if the puzzle has no such line.
    pub fn of(&self, line: Line) -> ClueNow {
        let lines = match line.axis {
            Axis::Row => &self.rows,
            Axis::Column => &self.columns,
        };
        lines.get(line.index).copied().unwrap_or_default()
    }

    fn look(&mut self, puzzle: &Puzzle, known: &Grid, wants: impl Fn(Line) -> bool) {
        for line in puzzle.lines().filter(|&line| wants(line)) {
            let now = clue_now(puzzle, line, &known.line(line).collect::<Vec<_>>());
            let lines = match line.axis {
                Axis::Row => &mut self.rows,
                Axis::Column => &mut self.columns,
            };
            lines[line.index] = now;
        }
    }
}

fn clue_now(puzzle: &Puzzle, line: Line, cells: &[Cell]) -> ClueNow {
    let clue = puzzle.clue(line);
    // Every clue fits a line of which nothing is known.
    if cells.len() > LONGEST_LOOKED_AT || cells.iter().all(|&cell| cell == Cell::UNKNOWN) {
        return ClueNow::default();
    }
    // One type holds every line, because speed matters less here than the size of the page.
    let known = Excluded::<Wide<16>, { MAX_INKS + 1 }>::of_cells(cells.iter().copied(), puzzle.inks());
    let Some(starts) = ColourSolver::new().starts(clue, cells.len(), known) else {
        return ClueNow { is_impossible: true, ..ClueNow::default() };
    };
    let is_placed = |run: usize| {
        let Some(start) = starts.get(run).filter(|starts| starts.len() == 1).and_then(|starts| starts.lowest()) else {
            return false;
        };
        let mut own = cells.iter().skip(start).take(clue.lengths()[run].into());
        own.all(|cell| cell.ink() == Some(clue.colour(run)))
    };
    ClueNow { placed: (0..clue.len()).filter(|&run| is_placed(run)).collect(), is_impossible: false }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use nonoscope_core::puzzle::{At, Colour};

    /// A puzzle whose first row has this picture, and its clue; and what cells say about it.
    fn now(picture: &str, cells: &str) -> (Vec<usize>, bool) {
        let puzzle = Puzzle::of_picture(&picture.parse().unwrap()).unwrap();
        let cells: Vec<Cell> = cells.chars().filter_map(Cell::from_letter).collect();
        let ClueNow { placed, is_impossible } = clue_now(&puzzle, Line::row(0), &cells);
        ((0..puzzle.clue(Line::row(0)).len()).filter(|&run| placed.has(run)).collect(), is_impossible)
    }

    #[test]
    fn a_run_is_placed_when_it_can_be_nowhere_else_and_is_filled() {
        // 1 1 in five cells: a single filled cell may be either.
        assert_eq!(now("XOXOO", "..X.."), (vec![], false));
        assert_eq!(now("XOXOO", "X...."), (vec![0], false));
        assert_eq!(now("XOXOO", ".X..."), (vec![0], false), "the other one has no room before it");
        assert_eq!(now("XOXOO", "X.X.."), (vec![0, 1], false));
        // A long run in the middle is known by its length alone.
        assert_eq!(now("XOXXXXOXOO", "...XXXX..."), (vec![1], false));
        assert_eq!(now("XOXXXXOXOO", "...XXX...."), (vec![], false), "it is not finished");
        // Its place is certain, but it is not filled yet.
        assert_eq!(now("XXXXX", "....X"), (vec![], false));
        assert_eq!(now("XXXXX", "XXXXX"), (vec![0], false));
        assert_eq!(now("OOOOO", "OOOOO"), (vec![], false));
    }

    #[test]
    fn a_clue_is_impossible_if_nothing_fits() {
        assert_eq!(now("XOXOO", "XX..."), (vec![], true));
        assert_eq!(now("XOXOO", "OOO.."), (vec![], true));
        assert_eq!(now("XOXOO", "OO..."), (vec![], false));
        assert_eq!(now("OOOOO", "..X.."), (vec![], true));
        assert_eq!(now("XXBBO", "XB..."), (vec![], true));
        assert_eq!(now("XXBBO", "XXBB."), (vec![0, 1], false));
        assert_eq!(now("XXBBO", ".XXB."), (vec![0], false));
    }

    #[test]
    fn only_long_lines_are_left_alone() {
        let of = |length: usize| now(&"X".repeat(length), &"O".repeat(length)).1;
        assert_eq!([of(64), of(65), of(LONGEST_LOOKED_AT), of(LONGEST_LOOKED_AT + 1)], [true, true, true, false]);
    }

    #[test]
    fn what_changes_is_looked_at_again() {
        let mut chance = Chance::new(5);
        for inks in [1, 2] {
            let mut picture = Grid::unknown_of(7, 5, inks);
            let places: Vec<At> = picture.places().collect();
            for &at in &places {
                picture.set(at, Cell::of(Colour::try_from(chance.below(inks + 1) as u8).unwrap()));
            }
            let puzzle = Puzzle::of_picture(&picture).unwrap();
            let mut known = Grid::unknown_of(7, 5, inks);
            let mut clues = Clues::new(&puzzle, &known);
            for _ in 0..300 {
                let before = known.clone();
                let at = places[chance.below(places.len())];
                let cell = if chance.below(2) == 0 { Cell::UNKNOWN } else { picture.get(at) };
                known.set(at, if chance.below(9) == 0 { Cell::EMPTY } else { cell });
                clues.update(&puzzle, &before, &known);
                let anew = Clues::new(&puzzle, &known);
                assert!(puzzle.lines().all(|line| clues.of(line) == anew.of(line)));
            }
        }
    }
}
