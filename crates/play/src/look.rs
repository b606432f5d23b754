//! How the board should look now.

use super::position::Player;
use nonoscope_picture::{Scene, Shade};

impl Player {
    /// How every cell and every line should look now. `likely` holds the likelihood of each cell, row by row, if it
    /// should be shown.
    pub fn scene(&self, likely: Option<&[Shade]>) -> Scene {
        let mut scene = self.cells_now(likely);
        for line in self.blamed_lines() {
            if let Some(look) = scene.line_mut(*line) {
                look.blamed = true;
            }
        }
        scene
    }

    /// How the board should look in a picture: without highlights if the puzzle is finished.
    pub fn picture(&self) -> Scene {
        match self.finished() {
            Some(grid) => Scene::of_grid(self.puzzle(), grid),
            None => self.scene(None),
        }
    }

    fn cells_now(&self, likely: Option<&[Shade]>) -> Scene {
        let puzzle = self.puzzle();
        if self.is_marking() {
            let (mut scene, marking) = (Scene::of_grid(puzzle, self.grid()), self.marking());
            // All clues are satisfied then, even where a line has cells that are not marked.
            if let Some(solution) = marking.solution() {
                scene.settle_lines(puzzle, solution);
            }
            let marks = marking.marks();
            if marks.bookmarks() > 0 && marking.solution().is_none() {
                for at in puzzle.places().filter(|&at| marks.is_tentative(at)) {
                    let look = &mut scene.cells_mut()[puzzle.index(at)];
                    (look.supposed, look.tentative) = (true, true);
                }
            }
            for at in marking.wrong() {
                scene.cells_mut()[puzzle.index(*at)].wrong = true;
            }
            return scene;
        }
        if self.solution().is_some() {
            let mut scene = Scene::of_grid(puzzle, self.grid());
            for (look, common) in scene.cells_mut().iter_mut().zip(self.outcome().common().cells()) {
                look.differs = !common.is_known();
            }
            return scene;
        }
        let mut scene = Scene::after_step(puzzle, &self.outcome().trace, self.replay());
        if let Some(likely) = likely {
            let unknown = scene.cells_mut().iter_mut().zip(likely).filter(|(look, _)| !look.cell.is_known());
            unknown.for_each(|(look, shade)| look.shade = Some(*shade));
        }
        scene
    }
}

#[cfg(test)]
mod tests {
    use super::super::session::Session;
    use super::*;
    use nonoscope_core::puzzle::{Axis, Cell};
    use nonoscope_core::solve::Method;
    use nonoscope_format::examples;
    use nonoscope_picture::CellLook;

    #[test]
    fn only_the_last_step_stands_out() {
        let mut player = Player::new(Session::open(examples::GCHQ_2015.text, Method::Auto).unwrap());
        player.go_to(9);
        let scene = player.scene(None);
        let looks = scene.cells();
        let (rows, columns) = (scene.lines(Axis::Row), scene.lines(Axis::Column));
        assert_eq!(looks.iter().filter(|look| look.lit).count(), 25);
        assert_eq!(looks.iter().filter(|look| look.fresh).count(), 9);
        assert_eq!(looks[8 * 25 + 3], CellLook { cell: Cell::FILLED, fresh: true, lit: true, ..CellLook::default() });
        assert!(rows[8].lit && !rows[8].blamed && rows[8].settled == (0, 0));
        assert_eq!((rows[6].lit, rows[6].settled), (false, (7, 7)));
        assert!(columns.iter().all(|look| !look.lit));
    }
}
