//! Other published solvers in Rust that can be linked: only their line logic, from clues to the grid.
//!
//! nonogrid 0.7 (MIT) and number-loom 0.7 (MIT). The crate nonogram-rs is under the GPL and is left out. Neither solver
//! takes given cells. Each program starts from the clues in its own form, as ours does.

use nonogrid::{BinaryBlock, Board, Description, LineSolver, PropagationSolver, RcBoard};
use nonoscope::puzzle::{Axis, Puzzle};

/// How many cells stay unknown.
pub type Solver = Box<dyn Fn() -> usize>;

pub fn nonogrid(puzzle: &Puzzle) -> Solver {
    let descriptions = |axis: Axis| -> Vec<Description<BinaryBlock>> {
        let blocks = |runs: &[u16]| runs.iter().map(|&run| BinaryBlock(run.into())).collect();
        puzzle.clues(axis).iter().map(|clue| Description::new(blocks(clue.lengths()))).collect()
    };
    let (rows, columns) = (descriptions(Axis::Row), descriptions(Axis::Column));
    Box::new(move || {
        let board = RcBoard::new(Board::with_descriptions_and_palette(rows.clone(), columns.clone(), None));
        let mut solver = PropagationSolver::new(RcBoard::clone(&board));
        let _ = solver.run::<LineSolver<BinaryBlock>>(None);
        board.read().unsolved_cells().count()
    })
}

#[cfg(not(target_arch = "wasm32"))]
pub fn number_loom(puzzle: &Puzzle) -> Solver {
    use number_loom::puzzle::{BACKGROUND, Color, ColorInfo, Nono, Puzzle as Theirs};
    use number_loom::solve::grid_solve::{SolveOptions, solve};
    let ink = Color(1);
    let palette = [(BACKGROUND, ColorInfo::default_bg()), (ink, ColorInfo::default_fg(ink))];
    let clues = |axis| {
        let nono = |&run: &u16| Nono { color: ink, count: run };
        puzzle.clues(axis).iter().map(|clue| clue.lengths().iter().map(nono).collect()).collect()
    };
    let theirs = Theirs::square(palette.into_iter().collect(), clues(Axis::Row), clues(Axis::Column));
    Box::new(move || solve(&theirs, &mut None, &SolveOptions::default()).map_or(usize::MAX, |report| report.cells_left))
}
