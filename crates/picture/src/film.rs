//! A solve as a sequence of frames: the steps to show, and the board after each.

use super::inking::Inking;
use super::scene::Scene;
use nonoscope_core::puzzle::{Grid, Puzzle};
use nonoscope_core::trace::{Replay, Trace};

/// Which steps have a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Frames {
    /// Those that change something or find a contradiction.
    Steps,
    /// All steps, including those that infer nothing.
    EveryStep,
    /// The last step of each pass.
    Passes,
}

/// A solve to be shown as a sequence of frames, up to a certain step.
#[derive(Clone, Copy, Debug)]
pub struct Film<'a> {
    /// The puzzle being solved.
    pub puzzle: &'a Puzzle,
    /// The grid before the first step.
    pub start: &'a Grid,
    /// The steps of the solve.
    pub trace: &'a Trace,
    /// Which steps have a frame.
    pub frames: Frames,
    /// The number of steps to show; all of them if the trace has no more.
    pub end: usize,
    /// How colours are shown.
    pub inking: Inking,
}

impl<'a> Film<'a> {
    /// A whole solve, in colour.
    pub fn whole(puzzle: &'a Puzzle, start: &'a Grid, trace: &'a Trace, frames: Frames) -> Film<'a> {
        Film { puzzle, start, trace, frames, end: trace.len(), inking: Inking::default() }
    }

    /// Whether its parts fit together: the puzzle and the start have the same size and colours, and the steps can be replayed from
    /// the start. Otherwise, drawing it panics.
    pub fn fits(&self) -> bool {
        let size = |grid: &Grid| (grid.width(), grid.height(), grid.inks());
        size(self.start) == size(self.puzzle.givens()) && self.trace.fits(self.start)
    }

    /// For each frame, the number of steps taken before it. The first frame is the start. The last two have the same position:
    /// the second of them is the board at rest.
    pub fn positions(&self) -> Vec<usize> {
        let end = self.end.min(self.trace.len());
        let mut positions = vec![0];
        match self.frames {
            Frames::EveryStep => positions.extend(1..=end),
            Frames::Steps => {
                let changes = |&position: &usize| {
                    self.trace
                        .step(position - 1)
                        .is_some_and(|step| !step.changes.is_empty() || step.reason.is_contradiction())
                };
                positions.extend((1..=end).filter(changes));
            }
            Frames::Passes => {
                positions.extend(self.trace.pass_ends().into_iter().filter(|&position| position < end));
                positions.extend((end > 0).then_some(end));
            }
        }
        positions.push(end);
        positions
    }

    /// How the board looks in each frame, in the order of [`Film::positions`].
    pub fn scenes(&self) -> impl ExactSizeIterator<Item = Scene> + 'a {
        let film = *self;
        let positions = film.positions();
        let count = positions.len();
        let mut replay = Replay::new(film.start);
        let mut before = 0;
        positions.into_iter().enumerate().map(move |(index, position)| {
            replay.go_to(film.trace, position);
            let first = std::mem::replace(&mut before, position);
            let scene = match film.frames {
                _ if index + 1 == count && replay.unknown() == 0 => Scene::of_grid(film.puzzle, replay.grid()),
                _ if index == 0 || index + 1 == count => Scene::at_rest(film.puzzle, &replay),
                Frames::Passes => Scene::after_pass(film.puzzle, film.trace, &replay, first),
                Frames::Steps | Frames::EveryStep => Scene::after_step(film.puzzle, film.trace, &replay),
            };
            scene.with_inking(film.inking)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::solve::{Method, solve};

    #[test]
    fn a_film_fits_its_own_puzzle_and_start() {
        let puzzle = Puzzle::of_picture(&"XOX\nXXO".parse().unwrap()).unwrap();
        let (outcome, other) = (solve(&puzzle, Method::Auto), Grid::unknown(2, 3));
        let fits = |start: &Grid| Film::whole(&puzzle, start, &outcome.trace, Frames::Steps).fits();
        assert!(fits(puzzle.givens()) && !fits(&other) && !fits(&outcome.grid));
    }
}
