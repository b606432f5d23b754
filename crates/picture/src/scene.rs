//! How a whole board should look at a moment of a solve, or at rest.

use super::inking::Inking;
use super::look::{CellLook, LineLook};
use nonoscope_core::puzzle::{Axis, Grid, Line, Puzzle};
use nonoscope_core::trace::{Basis, Replay, Step, Trace};

/// How every cell and every line of a puzzle should look.
///
/// It has a cell for each row and column; deserialising checks that.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Unchecked"))]
pub struct Scene {
    cells: Vec<CellLook>,
    rows: Vec<LineLook>,
    columns: Vec<LineLook>,
    /// How colours are shown in pictures of it.
    inking: Inking,
}

impl Scene {
    /// A grid at rest.
    pub fn of_grid(puzzle: &Puzzle, grid: &Grid) -> Scene {
        let cells = grid.cells().iter().map(|&cell| CellLook { cell, ..CellLook::default() }).collect();
        let (rows, columns) = (lines(puzzle, grid, Axis::Row), lines(puzzle, grid, Axis::Column));
        Scene { cells, rows, columns, inking: Inking::default() }
    }

    /// The same scene with another inking.
    #[must_use]
    pub fn with_inking(self, inking: Inking) -> Scene {
        Scene { inking, ..self }
    }

    /// How colours are shown in pictures of it.
    pub fn inking(&self) -> Inking {
        self.inking
    }

    /// Makes lines look as in another grid, and leaves the cells as they are.
    pub fn settle_lines(&mut self, puzzle: &Puzzle, grid: &Grid) {
        self.rows = lines(puzzle, grid, Axis::Row);
        self.columns = lines(puzzle, grid, Axis::Column);
    }

    /// What is known after the replayed steps, at rest: only cells found by supposing stand out.
    pub fn at_rest(puzzle: &Puzzle, replay: &Replay) -> Scene {
        let mut scene = Scene::of_grid(puzzle, replay.grid());
        for (look, basis) in scene.cells.iter_mut().zip(replay.bases()) {
            look.supposed = match basis {
                Some(Basis::Supposition | Basis::Search) => true,
                Some(Basis::Line) | None => false,
            };
        }
        scene
    }

    /// What is known after the replayed steps. The last step stands out: its line is lit, and the cells it changed are
    /// fresh.
    pub fn after_step(puzzle: &Puzzle, trace: &Trace, replay: &Replay) -> Scene {
        let mut scene = Scene::at_rest(puzzle, replay);
        if let Some(step) = replay.position().checked_sub(1).and_then(|last| trace.step(last)) {
            scene.light(puzzle, lit_line(&step));
            scene.mark(puzzle, &step);
        }
        scene
    }

    /// What is known after the replayed steps. All steps from `first` on stand out: the cells they changed are fresh,
    /// and the clues of their lines are lit.
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

    /// The grid of the cells as they are shown.
    ///
    /// # Panics
    /// If the scene does not fit the puzzle: see [`Scene::fits`].
    pub fn grid(&self, puzzle: &Puzzle) -> Grid {
        let grid = Grid::unknown(puzzle.width(), puzzle.height());
        let mut grid = grid.with_inks(puzzle.inks()).unwrap_or_else(|| puzzle.givens().clone());
        for (at, look) in puzzle.givens().places().zip(&self.cells) {
            grid.set(at, look.cell);
        }
        grid
    }

    /// The cells, row by row.
    pub fn cells(&self) -> &[CellLook] {
        &self.cells
    }

    /// The looks of the cells, row by row, to be changed.
    pub fn cells_mut(&mut self) -> &mut [CellLook] {
        &mut self.cells
    }

    /// The lines of an axis, from the top or from the left.
    pub fn lines(&self, axis: Axis) -> &[LineLook] {
        match axis {
            Axis::Row => &self.rows,
            Axis::Column => &self.columns,
        }
    }

    /// The look of a line, if it exists.
    pub fn line_mut(&mut self, line: Line) -> Option<&mut LineLook> {
        match line.axis {
            Axis::Row => self.rows.get_mut(line.index),
            Axis::Column => self.columns.get_mut(line.index),
        }
    }

    /// Lights a line and its clue.
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

    /// Whether it has exactly the rows and columns of a puzzle, and no other colours. Otherwise, drawing it panics.
    pub fn fits(&self, puzzle: &Puzzle) -> bool {
        let is_allowed = |look: &CellLook| puzzle.givens().allows(look.cell) && puzzle.givens().allows(look.would_be);
        (self.rows.len(), self.columns.len()) == (puzzle.height(), puzzle.width()) && self.cells.iter().all(is_allowed)
    }

    /// Whether every cell is known and none stands out.
    pub fn is_finished(&self) -> bool {
        let plain =
            |look: &CellLook| *look == CellLook { cell: look.cell, supposed: look.supposed, ..CellLook::default() };
        self.cells.iter().all(|look| look.cell.is_known() && plain(look))
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

/// The lines of an axis at rest.
fn lines(puzzle: &Puzzle, grid: &Grid, axis: Axis) -> Vec<LineLook> {
    let count = puzzle.clues(axis).len();
    (0..count).map(|index| LineLook::at_rest(puzzle, grid, Line { axis, index })).collect()
}

/// A scene as it is stored, which may have too few or too many cells.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(rename = "Scene")]
struct Unchecked {
    cells: Vec<CellLook>,
    rows: Vec<LineLook>,
    columns: Vec<LineLook>,
    inking: Inking,
}

#[cfg(feature = "serde")]
impl TryFrom<Unchecked> for Scene {
    type Error = &'static str;

    fn try_from(Unchecked { cells, rows, columns, inking }: Unchecked) -> Result<Scene, &'static str> {
        let is_whole = rows.len().checked_mul(columns.len()) == Some(cells.len());
        is_whole.then_some(Scene { cells, rows, columns, inking }).ok_or("a scene needs a cell for each row and column")
    }
}

/// The line that a step looked at, or the one in which its supposition failed.
pub fn lit_line(step: &Step<'_>) -> Option<Line> {
    step.reason.telling_line()
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::line::Count;
    use nonoscope_core::puzzle::{At, Cell, Colour};
    use nonoscope_core::solve::{Method, solve};
    use nonoscope_core::trace::{Change, Failure, Reason, Search};
    use nonoscope_format as format;
    use nonoscope_format::examples;

    #[test]
    fn a_scene_fits_puzzles_of_its_size() {
        let puzzle = |picture: &str| Puzzle::of_picture(&picture.parse().unwrap()).unwrap();
        let (wide, high) = (puzzle("XOX\nXXO"), puzzle("XO\nXX\nOX"));
        let scene = Scene::of_grid(&wide, wide.givens());
        assert!(scene.fits(&wide) && !scene.fits(&high));
    }

    #[test]
    fn a_scene_fits_puzzles_that_have_its_colours() {
        let puzzle = |picture: &str| Puzzle::of_picture(&picture.parse().unwrap()).unwrap();
        let (two, one) = (puzzle("XBO\nBOX"), puzzle("XXO\nXOX"));
        let scene = Scene::of_grid(&two, &"XB.\n..O".parse().unwrap());
        assert!(scene.fits(&two) && !scene.fits(&one));
        assert_eq!(scene.grid(&two).row_strings(), ["XB.", "..O"]);
        let mut supposing = Scene::of_grid(&one, one.givens());
        supposing.cells[0].would_be = Cell::of(Colour::ink(2));
        assert!(supposing.fits(&two) && !supposing.fits(&one));
        let mut partly = Scene::of_grid(&two, &"XBO\nBOX".parse().unwrap());
        assert!(partly.is_finished());
        partly.cells[0].cell = Cell::among([Colour::ink(1), Colour::ink(2)].into_iter().collect(), 2);
        assert!(!partly.is_finished());
    }

    #[test]
    fn stored_scenes_are_checked() {
        let read = |scene: &Scene| postcard::from_bytes::<Scene>(&postcard::to_allocvec(scene).unwrap());
        let puzzle = Puzzle::of_picture(&"XOX\nXXO".parse().unwrap()).unwrap();
        let scene = Scene::of_grid(&puzzle, puzzle.givens());
        assert_eq!(read(&scene), Ok(scene.clone()));
        for cells in [Vec::new(), scene.cells[1..].to_vec(), [&scene.cells[..], &scene.cells[..1]].concat()] {
            assert_eq!(read(&Scene { cells, ..scene.clone() }), Err(postcard::Error::SerdeDeCustom));
        }
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

    #[test]
    fn cells_stand_out_by_what_their_step_rests_on() {
        let line = Line::row(0);
        let supposed = Change { at: At::new(0, 1), cell: Cell::FILLED };
        let reasons = [
            (Reason::Line { line, layouts: Count::from(1), fitting: Count::from(1) }, false),
            (Reason::Refuted { supposed, led_to: 0, failure: Failure::Line(line) }, true),
            (Reason::Agreed { at: supposed.at, colour: Colour::INK, is: 1, is_not: 1 }, true),
            (Reason::Searched { by: Search::Sat { conflicts: 0 }, found: 1, all: true }, true),
        ];
        let puzzle = format::read("4x1:0/0/0/0/0").unwrap().puzzle;
        let mut trace = Trace::new();
        for (column, (reason, _)) in reasons.iter().enumerate() {
            trace.push(1, *reason, [Change { at: At::new(0, column), cell: Cell::EMPTY }]).unwrap();
        }
        let mut replay = Replay::new(puzzle.givens());
        replay.go_to(&trace, 4);
        let scene = Scene::at_rest(&puzzle, &replay);
        assert!(scene.cells.iter().map(|look| look.supposed).eq(reasons.map(|(_, stands_out)| stands_out)));
    }
}
