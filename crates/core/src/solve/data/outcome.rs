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
/// Deserialising refuses one whose steps, solutions and lines are not all of one size.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outcome {
    /// The method.
    pub method: Method,
    /// The steps.
    pub trace: Trace,
    /// What is true of the puzzle.
    pub verdict: Verdict,
    /// The solutions found. If there are several, there may be one more than was asked for.
    pub solutions: Vec<Grid>,
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
    pub(in crate::solve) fn found(method: Method, found: Found, grid: Grid, trace: Trace, work: Work) -> Outcome {
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
        Outcome { verdict, ..Outcome::found(method, Found { solutions, all, stop: None }, grid, trace, work) }
    }

    /// The outcome of a solve that stopped before it had found a solution.
    pub(in crate::solve) fn stopped(method: Method, stop: Stop, grid: Grid, trace: Trace, work: Work) -> Outcome {
        let found = Found { solutions: Vec::new(), all: false, stop: Some(stop) };
        Outcome::found(method, found, grid, trace, work)
    }

    /// The grid after the last step; with several solutions, what the known ones have in common.
    pub fn common(&self) -> Grid {
        match self.solutions.split_first() {
            Some((first, others)) if !others.is_empty() => {
                let mut common = first.clone();
                for index in 0..first.cells().len() {
                    common.set(first.at(index), found::common(&self.solutions, index));
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
        self.solutions.iter().all(is_like)
            && lines.all(has_line)
            && self.trace.fits(&Grid::unknown_of(width, height, self.grid.inks()))
    }

    /// How many cells differ between the solutions found.
    pub fn differing_cells(&self) -> usize {
        if self.solutions.len() > 1 { self.common().unknown_cells() } else { 0 }
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
    use crate::solve::run::solve;
    use crate::trace::Change;

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
            Outcome { contradiction: Some(lines), ..outcome.clone() },
            Outcome { grid: other, ..outcome.clone() },
            Outcome { trace, ..outcome },
        ];
        for outcome in hostile {
            assert_eq!(read(&outcome), Err(postcard::Error::SerdeDeCustom), "{outcome:?}");
        }
    }
}
