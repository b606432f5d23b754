//! The result of a solve: the verdict, the solutions, and the trace.

use super::contradiction::Contradiction;
use super::found::{self, Found};
use super::method::Method;
use super::verdict::{Stop, Verdict};
use super::work::Work;
use crate::puzzle::Grid;
use crate::sat::Size;
use crate::trace::Trace;

/// The result of solving a puzzle.
///
/// What people ask about the solutions has a name each: [`Outcome::only`], [`Outcome::first`], [`Outcome::solutions`] and
/// [`Outcome::more`].
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::puzzle::Puzzle;
/// use nonoscope::solve::{Options, Verdict, solve};
///
/// let puzzle = Puzzle::of_picture(&"XO\nOX".parse().unwrap()).unwrap();
/// let one = solve(&puzzle, Options::default());
/// assert_eq!((one.verdict, one.solutions.len(), one.more()), (Verdict::Multiple, 1, Some(true)));
/// assert!(one.only().is_none() && one.first() == one.solutions.first());
///
/// let both = solve(&puzzle, Options::default().solutions(2));
/// assert_eq!((both.solutions.len(), both.more()), (2, Some(false)));
/// ```
///
/// Deserialising refuses one whose steps, solutions and lines are not all of one size.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Outcome {
    /// The method.
    pub method: Method,
    /// The steps.
    pub trace: Trace,
    /// What is true of the puzzle.
    pub verdict: Verdict,
    /// The solutions found: at most as many as were asked for.
    pub solutions: Vec<Grid>,
    /// One more solution than was asked for, if the search found it: so there are more.
    pub further: Option<Grid>,
    /// Whether there are no other solutions.
    pub complete: bool,
    /// The grid after the last step: what is true of all solutions, as far as the method got.
    pub grid: Grid,
    /// How many passes changed something.
    pub passes: usize,
    /// The work done.
    pub work: Work,
    /// The size of the formula given to the SAT solver, if any.
    pub formula: Option<Size>,
    /// Why the search ended early, without finding all solutions or as many as requested.
    pub stopped: Option<Stop>,
    /// If there is no solution, lines that contradict each other.
    pub contradiction: Option<Contradiction>,
}

impl Outcome {
    /// An outcome whose verdict follows from the solutions: a single one is the only one if they are complete.
    pub(in crate::solve) fn of(method: Method, found: Found, grid: Grid, trace: Trace, work: Work) -> Outcome {
        let verdict = match (found.solutions.len(), found.all) {
            (0, true) => Verdict::None,
            (1, true) => Verdict::Unique,
            (..=1, false) => Verdict::Stopped,
            _ => Verdict::Multiple,
        };
        let passes = trace.passes_that_changed_something();
        Outcome {
            method,
            trace,
            verdict,
            solutions: found.solutions,
            further: None,
            complete: found.all,
            stopped: found.stop,
            grid,
            passes,
            work,
            formula: None,
            contradiction: None,
        }
    }

    /// The outcome of steps that were all forced: if they complete the grid, it is the only solution.
    pub(in crate::solve) fn forced(method: Method, verdict: Verdict, grid: Grid, trace: Trace, work: Work) -> Outcome {
        let solutions = if verdict == Verdict::Unique { vec![grid.clone()] } else { Vec::new() };
        let all = matches!(verdict, Verdict::Unique | Verdict::None);
        Outcome { verdict, ..Outcome::of(method, Found { solutions, all, stop: None }, grid, trace, work) }
    }

    /// The outcome of a solve that stopped before it had found a solution.
    pub(in crate::solve) fn stopped(method: Method, stop: Stop, grid: Grid, trace: Trace, work: Work) -> Outcome {
        let found = Found { solutions: Vec::new(), all: false, stop: Some(stop) };
        Outcome::of(method, found, grid, trace, work)
    }

    /// The same outcome for someone who asked for this many solutions. A search finds at most one more.
    pub(in crate::solve) fn asked_for(mut self, wanted: usize) -> Outcome {
        if self.solutions.len() > wanted {
            self.further = self.solutions.pop();
        }
        self
    }

    /// The solution, if there is exactly one.
    pub fn only(&self) -> Option<&Grid> {
        self.first().filter(|_| self.verdict == Verdict::Unique)
    }

    /// The first solution found; there may be others.
    pub fn first(&self) -> Option<&Grid> {
        self.solutions.first()
    }

    /// Whether there are more solutions than [`Outcome::solutions`]; `None` if that is not known.
    pub fn more(&self) -> Option<bool> {
        match &self.further {
            Some(_) => Some(true),
            None => self.complete.then_some(false),
        }
    }

    /// All solutions found, with the further one last.
    pub fn found(&self) -> impl Iterator<Item = &Grid> + Clone {
        self.solutions.iter().chain(&self.further)
    }

    /// The grid after the last step; with several solutions, what the known ones have in common.
    pub fn common(&self) -> Grid {
        let mut found = self.found();
        match (found.next(), found.next()) {
            (Some(first), Some(_)) => {
                let mut common = first.clone();
                for index in 0..first.cells().len() {
                    common.set(first.at(index), found::common(self.found(), index));
                }
                common
            }
            _ => self.grid.clone(),
        }
    }

    #[cfg(feature = "serde")]
    fn is_of_one_size(&self) -> bool {
        use crate::puzzle::{Axis, Line};

        let (width, height) = (self.grid.width(), self.grid.height());
        let has_line = |line: &Line| line.index < if line.axis == Axis::Row { height } else { width };
        let mut lines = self.contradiction.iter().flat_map(|contradiction| &contradiction.lines);
        let is_like = |solution: &Grid| {
            (solution.width(), solution.height(), solution.inks()) == (width, height, self.grid.inks())
        };
        self.found().all(is_like)
            && lines.all(has_line)
            && self.trace.fits(&Grid::unknown_of(width, height, self.grid.inks()))
    }

    /// How many cells differ between the solutions found.
    pub fn differing_cells(&self) -> usize {
        if self.found().nth(1).is_some() { self.common().unknown_cells() } else { 0 }
    }
}

/// A stored outcome, whose parts may not fit together.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(remote = "Outcome", rename = "Outcome")]
struct Unchecked {
    method: Method,
    trace: Trace,
    verdict: Verdict,
    solutions: Vec<Grid>,
    further: Option<Grid>,
    complete: bool,
    grid: Grid,
    passes: usize,
    work: Work,
    formula: Option<Size>,
    stopped: Option<Stop>,
    contradiction: Option<Contradiction>,
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Outcome {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Outcome, D::Error> {
        let outcome = Unchecked::deserialize(deserializer)?;
        let mismatch = || serde::de::Error::custom("the parts of an outcome are not all of one size");
        if outcome.is_of_one_size() { Ok(outcome) } else { Err(mismatch()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Cell;
    use crate::puzzle::{At, Line, Puzzle};
    use crate::solve::Options;
    use crate::solve::run::solve;
    use crate::trace::Change;

    #[test]
    fn as_many_solutions_are_given_as_were_asked_for() {
        let puzzle = Puzzle::of_picture(&"XOO\nOXO\nOOX".parse().unwrap()).unwrap();
        let all = 6;
        for method in Method::ALL.into_iter().filter(|method| method.is_complete()) {
            for asked in 0..9 {
                let outcome = solve(&puzzle, Options::new(method).solutions(asked));
                let wanted = asked.max(1);
                assert_eq!(outcome.solutions.len(), wanted.min(all), "{method} {asked}");
                assert_eq!(outcome.more(), Some(wanted < all), "{method} {asked}");
                assert_eq!((outcome.found().count(), outcome.verdict), (all.min(wanted + 1), Verdict::Multiple));
                assert!(!outcome.solutions.contains(outcome.further.as_ref().unwrap_or(&outcome.grid)));
                // What is said does not depend on where the last solution is.
                assert_eq!((outcome.only(), outcome.first().is_some()), (None, true));
            }
        }
        let only = Puzzle::of_picture(&"XX\nXO".parse().unwrap()).unwrap();
        let outcome = solve(&only, Options::default());
        assert_eq!((outcome.only(), outcome.more()), (Some(&"XX\nXO".parse().unwrap()), Some(false)));
        let stuck = solve(&puzzle, Method::Passes);
        assert_eq!((stuck.only(), stuck.first(), stuck.more()), (None, None, None));
    }

    #[test]
    fn stored_outcomes_are_checked() {
        let read = |outcome: &Outcome| postcard::from_bytes(&postcard::to_allocvec(outcome).unwrap());
        let puzzle = Puzzle::of_picture(&"XOX\nOXO".parse().unwrap()).unwrap();
        for method in Method::ALL {
            let outcome = solve(&puzzle, method);
            assert_eq!(read(&outcome), Ok(outcome));
        }
        let outcome = solve(&puzzle, Method::Auto);
        let other = Grid::unknown(2, 3);
        let lines = Contradiction { lines: vec![Line::row(2)], minimal: true, givens: false };
        let mut trace = outcome.trace.clone();
        let reason = trace.step(0).unwrap().reason;
        trace.push(trace.passes(), reason, [Change { at: At::new(0, 3), cell: Cell::FILLED }]).unwrap();
        let hostile = [
            Outcome { solutions: vec![outcome.grid.clone(), other.clone()], ..outcome.clone() },
            Outcome { further: Some(other.clone()), ..outcome.clone() },
            Outcome { contradiction: Some(lines), ..outcome.clone() },
            Outcome { grid: other, ..outcome.clone() },
            Outcome { trace, ..outcome },
        ];
        for outcome in hostile {
            assert_eq!(read(&outcome), Err(postcard::Error::SerdeDeCustom), "{outcome:?}");
        }
    }
}
