//! Repair of a puzzle that comes without a picture: any of its solutions may become the only one.

use super::{Aim, Changes, Effort, Givens, NotKept, Unchanged, fewest_changes, fewest_givens};
use nonoscope_core::puzzle::{Grid, Puzzle};
use nonoscope_core::solve::{Options, Verdict, Watch, solve_watched};

/// The most solutions that are tried.
const MOST_PICTURES: usize = 1_000;

/// The most cells of all of them: larger puzzles have fewer tries.
const MOST_CELLS: usize = 100_000;

/// The pictures that a repair may choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pictures {
    /// At least one picture.
    pub pictures: Vec<Grid>,
    /// Whether there are no others: they are all solutions, or the one that the puzzle's maker had in mind.
    pub all: bool,
}

/// A repair of that picture, of several, which takes the fewest cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fewest<T> {
    /// The picture.
    pub picture: Grid,
    /// What it takes. Whether that is the fewest for this picture, it says itself.
    pub repair: T,
    /// A lower bound for all solutions of the puzzle.
    pub lower: usize,
    /// Whether it is certain that no solution takes fewer cells.
    pub proven: bool,
}

/// The pictures of a puzzle: the one that its maker had in mind, if it solves the puzzle, or else its solutions, in the order in which a search finds
/// them.
///
/// # Errors
/// The verdict, if the search found none.
pub fn pictures_of(
    puzzle: &Puzzle,
    goal: Option<&Grid>,
    options: Options,
    watch: &mut dyn Watch,
) -> Result<Pictures, Verdict> {
    if let Some(goal) = goal.and_then(|goal| super::givens::solution(puzzle, goal)) {
        return Ok(Pictures { pictures: vec![goal], all: true });
    }
    let most = (MOST_CELLS / (puzzle.width() * puzzle.height())).clamp(1, MOST_PICTURES);
    let outcome = solve_watched(puzzle, options.solutions(most), watch);
    if outcome.solutions.is_empty() {
        return Err(outcome.verdict);
    }
    Ok(Pictures { all: outcome.more() == Some(false), pictures: outcome.solutions })
}

impl Pictures {
    /// The fewest cells of any of these pictures that must be given; see [`fewest_givens`].
    ///
    /// # Errors
    /// [`NotKept`] if a picture does not solve the puzzle.
    pub fn fewest_givens(
        &self,
        puzzle: &Puzzle,
        aim: Aim,
        effort: Effort,
        watch: &mut dyn Watch,
    ) -> Result<Fewest<Givens>, NotKept> {
        self.fewest(
            effort,
            |picture, effort| fewest_givens(puzzle, picture, aim, effort, watch),
            |givens| (givens.cells.len(), givens.lower),
        )
        .map_err(|error| error.unwrap_or(NotKept))
    }

    /// The fewest cells of any of these pictures that must be changed; see [`fewest_changes`].
    ///
    /// # Errors
    /// See [`Unchanged`].
    pub fn fewest_changes(
        &self,
        aim: Aim,
        rating: Option<u8>,
        effort: Effort,
        watch: &mut dyn Watch,
    ) -> Result<Fewest<Changes>, Unchanged> {
        self.fewest(
            effort,
            |picture, effort| fewest_changes(picture, aim, rating, effort, watch),
            |changes| (changes.cells.len(), changes.lower),
        )
        .map_err(|error| error.unwrap_or(Unchanged::Unfinished))
    }

    /// The cheapest of all. The first picture has all of the effort, the others together as much again. `cost` is the number of cells, and a lower
    /// bound on it.
    fn fewest<T, E>(
        &self,
        effort: Effort,
        mut repair: impl FnMut(&Grid, Effort) -> Result<T, E>,
        cost: impl Fn(&T) -> (usize, usize),
    ) -> Result<Fewest<T>, Option<E>> {
        let others = self.pictures.len().saturating_sub(1).max(1) as u64;
        let share = Effort { conflicts: effort.conflicts / others, questions: effort.questions / others };
        // With several solutions, it takes a cell at least.
        let least = usize::from(self.pictures.len() > 1);
        let (mut best, mut lower, mut failed): (Option<(&Grid, T)>, usize, Option<E>) = (None, usize::MAX, None);
        for (index, picture) in self.pictures.iter().enumerate() {
            match repair(picture, if index == 0 { effort } else { share }) {
                Ok(repair) => {
                    let (cells, at_least) = cost(&repair);
                    lower = lower.min(at_least.max(least));
                    if best.as_ref().is_none_or(|(_, best)| cells < cost(best).0) {
                        best = Some((picture, repair));
                    }
                    if cells <= least {
                        break;
                    }
                }
                Err(error) => {
                    lower = least;
                    failed.get_or_insert(error);
                }
            }
        }
        let Some((picture, repair)) = best else { return Err(failed) };
        let (cells, _) = cost(&repair);
        let lower = if self.all { lower } else { lower.min(least) };
        Ok(Fewest { picture: picture.clone(), repair, lower, proven: lower == cells })
    }
}
