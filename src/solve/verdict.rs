//! What solving comes to: the verdict, the solutions, and the trace that led there.

use super::Method;
use crate::puzzle::Grid;
use crate::trace::Trace;
use serde::{Deserialize, Serialize};

/// The truth about a puzzle, as far as a method could find it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

/// Everything that solving a puzzle gives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// How the puzzle was solved.
    pub method: Method,
    /// The steps.
    pub trace: Trace,
    /// What is true of the puzzle.
    pub verdict: Verdict,
    /// The solutions found.
    pub solutions: Vec<Grid>,
    /// The grid after the last step.
    pub grid: Grid,
    /// How many passes changed something.
    pub passes: usize,
}

impl Outcome {
    /// The outcome of a method that looks at one line at a time. Each of its inferences is forced, so that a grid that
    /// it completes is the only solution.
    pub(super) fn by_lines(method: Method, verdict: Verdict, grid: Grid, trace: Trace, passes: usize) -> Outcome {
        let solutions = if verdict == Verdict::Unique { vec![grid.clone()] } else { Vec::new() };
        Outcome { method, trace, verdict, solutions, grid, passes }
    }

    /// The verdict in one or two plain sentences.
    pub fn sentence(&self) -> String {
        match self.verdict {
            Verdict::Unique if self.passes == 0 => "Exactly one solution: the given cells are all of it.".to_owned(),
            Verdict::Unique => format!("Exactly one solution. Line by line, it takes {}.", self.effort()),
            Verdict::Multiple => "There are several solutions.".to_owned(),
            Verdict::None => match self.trace.steps().next_back().and_then(|step| step.reason.line()) {
                Some(line) => format!("No solution: {line} cannot be completed."),
                None => "No solution.".to_owned(),
            },
            Verdict::Stuck if self.passes == 0 => {
                format!("Looking at one line at a time settles nothing here: {} unknown.", self.unknown_cells())
            }
            Verdict::Stuck => {
                let end = match self.method {
                    Method::Passes => format!("pass {} finds nothing new", self.passes + 1),
                    Method::Constrained => format!("after {} no line says anything new", self.effort()),
                };
                format!(
                    "Looking at one line at a time goes no further: {end}. {} unknown. There may be one solution, \
                     several, or none.",
                    self.unknown_cells()
                )
            }
            Verdict::Stopped => "Stopped at the limit, before there was an answer.".to_owned(),
        }
    }

    fn unknown_cells(&self) -> String {
        match self.grid.unknown_cells() {
            1 => "1 cell stays".to_owned(),
            cells => format!("{cells} cells stay"),
        }
    }

    /// `4 passes`, or `83 looks` for a method without passes.
    fn effort(&self) -> String {
        let (count, one, many) = match self.method {
            Method::Passes => (self.passes, "pass", "passes"),
            Method::Constrained => (self.trace.len(), "look", "looks"),
        };
        format!("{count} {}", if count == 1 { one } else { many })
    }
}
