//! What solving comes to: the verdict, the solutions, and the trace that led there.

use super::Method;
use super::contradiction::Contradiction;
use super::search::Found;
use super::work::Work;
use crate::puzzle::{Cell, Grid};
use crate::sat::Size;
use crate::trace::Trace;

/// The truth about a puzzle, as far as a method could find it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Verdict {
    /// Exactly one solution.
    Unique,
    /// More than one solution.
    Multiple,
    /// No solution.
    None,
    /// The method can go no further; it says nothing about the solutions.
    Stuck,
    /// A limit was reached first.
    Stopped,
}

impl Verdict {
    /// `unique`, `multiple`, `none`, `stuck` or `stopped`.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Unique => "unique",
            Verdict::Multiple => "multiple",
            Verdict::None => "none",
            Verdict::Stuck => "stuck",
            Verdict::Stopped => "stopped",
        }
    }
}

/// Why a search ended before it had found all solutions or as many as were wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Stop {
    /// It had done as much work as it may, or somebody stopped it.
    Work,
    /// The trace had as many steps as it may: [`Options::steps`](super::Options::steps).
    Steps,
    /// The formula would have had more literals than [`MAX_LITERALS`](crate::sat::MAX_LITERALS).
    Formula,
    /// What was still to be searched would have taken more memory than a search may.
    Boards,
    /// There was no room for a further solution: [`MAX_SOLUTION_CELLS`](super::MAX_SOLUTION_CELLS).
    Solutions,
}

/// Everything that solving a puzzle gives.
///
/// Deserialising refuses one whose steps, solutions and lines are not all of one size.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Unchecked"))]
pub struct Outcome {
    /// How the puzzle was solved.
    pub method: Method,
    /// The steps.
    pub trace: Trace,
    /// What is true of the puzzle.
    pub verdict: Verdict,
    /// The solutions found. If there are several, there may be one more than was asked for.
    pub solutions: Vec<Grid>,
    /// Whether there are no other solutions than these.
    pub complete: bool,
    /// The grid after the last step: what is true of all solutions, as far as the method came.
    pub grid: Grid,
    /// How many passes changed something.
    pub passes: usize,
    /// How much work it took.
    pub work: Work,
    /// How large the formula was that the SAT solver was given, if it was.
    pub formula: Option<Size>,
    /// Why the search ended before it had found all solutions or as many as were wanted, if it did.
    pub stopped: Option<Stop>,
    /// If there is no solution: lines that contradict each other.
    pub contradiction: Option<Contradiction>,
}

impl Outcome {
    /// An outcome whose verdict follows from the solutions: a single one is the only one if they are complete.
    pub(super) fn found(method: Method, found: Found, grid: Grid, trace: Trace, work: Work) -> Outcome {
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

    /// The outcome of inferences each of which was forced, so that a grid that they complete is the only solution.
    pub(super) fn forced(method: Method, verdict: Verdict, grid: Grid, trace: Trace, work: Work) -> Outcome {
        let solutions = if verdict == Verdict::Unique { vec![grid.clone()] } else { Vec::new() };
        let all = matches!(verdict, Verdict::Unique | Verdict::None);
        let stop = (verdict == Verdict::Stopped).then_some(Stop::Work);
        Outcome { verdict, ..Outcome::found(method, Found { solutions, all, stop }, grid, trace, work) }
    }

    /// The grid after the last step; if there are several solutions, what those found have in common.
    pub fn common(&self) -> Grid {
        match self.solutions.split_first() {
            Some((first, others)) if !others.is_empty() => {
                let mut common = first.clone();
                for at in common.places() {
                    if others.iter().any(|other| other.get(at) != first.get(at)) {
                        common.set(at, Cell::Unknown);
                    }
                }
                common
            }
            _ => self.grid.clone(),
        }
    }

    /// How many cells are not the same in all solutions found.
    pub fn differing_cells(&self) -> usize {
        if self.solutions.len() > 1 { self.common().unknown_cells() } else { 0 }
    }
}

/// An outcome as it is stored, whose parts may not go together.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(rename = "Outcome")]
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
impl TryFrom<Unchecked> for Outcome {
    type Error = &'static str;

    fn try_from(stored: Unchecked) -> Result<Outcome, &'static str> {
        use crate::puzzle::{Axis, Line};

        let Unchecked {
            method,
            trace,
            verdict,
            solutions,
            complete,
            grid,
            passes,
            work,
            formula,
            stopped,
            contradiction,
        } = stored;
        let size = (grid.width(), grid.height());
        let has_line = |line: &Line| line.index < if line.axis == Axis::Row { size.1 } else { size.0 };
        let lines = contradiction.iter().flat_map(|contradiction| &contradiction.lines);
        let goes_together = solutions.iter().all(|solution| (solution.width(), solution.height()) == size)
            && lines.into_iter().all(has_line)
            && trace.fits(&Grid::unknown(size.0, size.1));
        let outcome = Outcome {
            method,
            trace,
            verdict,
            solutions,
            complete,
            grid,
            passes,
            work,
            formula,
            stopped,
            contradiction,
        };
        goes_together.then_some(outcome).ok_or("the parts of an outcome are not all of one size")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{At, Line, Puzzle};
    use crate::solve::solve;
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
        trace.push(trace.passes(), reason, [Change { at: At::new(0, 3), cell: Cell::Filled }]);
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
