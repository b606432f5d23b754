//! How a whole board should look at a moment of a solve, or at rest.

use super::look::{CellLook, LineLook};
use crate::puzzle::{Axis, Cell, Grid, Line, Puzzle};
use crate::trace::{Failure, Reason, Replay, Step, Trace};

/// How every cell and every line of a puzzle should look.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Scene {
    /// The cells, row by row.
    pub cells: Vec<CellLook>,
    /// The rows, from the top.
    pub rows: Vec<LineLook>,
    /// The columns, from the left.
    pub columns: Vec<LineLook>,
}

impl Scene {
    /// A grid at rest.
    pub fn of_grid(puzzle: &Puzzle, grid: &Grid) -> Scene {
        let lines = |axis| {
            let count = puzzle.clues(axis).len();
            (0..count).map(|index| LineLook::at_rest(puzzle, grid, Line { axis, index })).collect()
        };
        let cells = grid.cells().iter().map(|&cell| CellLook { cell, ..CellLook::default() }).collect();
        Scene { cells, rows: lines(Axis::Row), columns: lines(Axis::Column) }
    }

    /// What is known after some steps, at rest: only what was found by supposing stands out.
    pub fn at_rest(puzzle: &Puzzle, replay: &Replay) -> Scene {
        let mut scene = Scene::of_grid(puzzle, replay.grid());
        for (look, at) in scene.cells.iter_mut().zip(replay.grid().places()) {
            look.supposed = replay.is_supposed(at);
        }
        scene
    }

    /// What is known after some steps. The last of them stands out: its line is lit, and so is what it changed.
    pub fn after_step(puzzle: &Puzzle, trace: &Trace, replay: &Replay) -> Scene {
        let mut scene = Scene::at_rest(puzzle, replay);
        if let Some(step) = replay.position().checked_sub(1).and_then(|last| trace.step(last)) {
            scene.light(puzzle, lit_line(&step));
            scene.mark(puzzle, &step);
        }
        scene
    }

    /// What is known after some steps. All steps from `first` on stand out: what they changed, and the clues of the lines that
    /// they looked at.
    pub fn after_pass(puzzle: &Puzzle, trace: &Trace, replay: &Replay, first: usize) -> Scene {
        let mut scene = Scene::at_rest(puzzle, replay);
        for step in (first..replay.position()).filter_map(|index| trace.step(index)) {
            if let Some(look) = lit_line(&step).and_then(|line| scene.line_mut(line)) {
                look.lit = true;
            }
            scene.mark(puzzle, &step);
        }
        scene
    }

    /// The cells that are shown.
    pub fn grid(&self, puzzle: &Puzzle) -> Grid {
        let mut grid = Grid::unknown(puzzle.width(), puzzle.height());
        for (at, look) in puzzle.givens().places().zip(&self.cells) {
            grid.set(at, look.cell);
        }
        grid
    }

    /// The lines of an axis.
    pub fn lines(&self, axis: Axis) -> &[LineLook] {
        match axis {
            Axis::Row => &self.rows,
            Axis::Column => &self.columns,
        }
    }

    /// One line.
    pub fn line_mut(&mut self, line: Line) -> Option<&mut LineLook> {
        match line.axis {
            Axis::Row => self.rows.get_mut(line.index),
            Axis::Column => self.columns.get_mut(line.index),
        }
    }

    /// Lights a line with its clue.
    pub fn light(&mut self, puzzle: &Puzzle, line: Option<Line>) {
        let Some(line) = line else { return };
        for along in 0..puzzle.length(line.axis) {
            let at = line.cell(along);
            self.cells[puzzle.index(at)].lit = true;
        }
        if let Some(look) = self.line_mut(line) {
            look.lit = true;
        }
    }

    /// Whether it has a cell for each cell of a puzzle, and a row and a column for each of the puzzle's. Whatever draws a
    /// scene panics otherwise.
    pub fn fits(&self, puzzle: &Puzzle) -> bool {
        let (width, height) = (puzzle.width(), puzzle.height());
        (self.cells.len(), self.rows.len(), self.columns.len()) == (width * height, height, width)
    }

    /// Whether every cell is known, and nothing stands out.
    pub fn is_finished(&self) -> bool {
        let plain =
            |look: &CellLook| *look == CellLook { cell: look.cell, supposed: look.supposed, ..CellLook::default() };
        self.cells.iter().all(|look| look.cell != Cell::Unknown && plain(look))
    }

    fn mark(&mut self, puzzle: &Puzzle, step: &Step<'_>) {
        for change in step.changes {
            self.cells[puzzle.index(change.at)].fresh = true;
        }
        if let Some(at) = step.reason.supposed() {
            self.cells[puzzle.index(at)].tried = true;
        }
    }
}

/// The line that a step looked at, or in which its supposition failed.
pub fn lit_line(step: &Step<'_>) -> Option<Line> {
    match step.reason {
        Reason::Line { line, .. } | Reason::Refuted { failure: Failure::Line(line), .. } => Some(line),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::{Method, solve};
    use crate::{examples, format};

    #[test]
    fn a_scene_fits_puzzles_of_its_size() {
        let puzzle = |picture: &str| Puzzle::of_picture(&picture.parse().unwrap()).unwrap();
        let (wide, high) = (puzzle("XOX\nXXO"), puzzle("XO\nXX\nOX"));
        let scene = Scene::of_grid(&wide, wide.givens());
        assert!(scene.fits(&wide) && !scene.fits(&high));
        assert!(!Scene { cells: Vec::new(), ..scene }.fits(&wide));
    }

    #[test]
    fn a_step_lights_its_line_and_a_pass_its_clues() {
        let card = format::read(examples::GCHQ_2015.text).unwrap().puzzle;
        let trace = solve(&card, Method::Passes).trace;
        let mut replay = Replay::new(card.givens());
        replay.go_to(&trace, 9);
        let step = Scene::after_step(&card, &trace, &replay);
        assert_eq!(step.cells.iter().filter(|look| look.lit).count(), 25);
        assert_eq!(step.cells.iter().filter(|look| look.fresh).count(), 9);
        assert_eq!(step.rows.iter().filter(|look| look.lit).count(), 1);
        let pass = Scene::after_pass(&card, &trace, &replay, 0);
        assert!(pass.cells.iter().all(|look| !look.lit));
        assert_eq!(pass.rows.iter().filter(|look| look.lit).count(), 9);
        let fresh = trace.steps().take(9).map(|step| step.changes.len()).sum::<usize>();
        assert_eq!(pass.cells.iter().filter(|look| look.fresh).count(), fresh);
        assert_eq!(Scene::at_rest(&card, &replay), Scene::of_grid(&card, replay.grid()));
    }
}
