//! How a puzzle is solved: the method, and how much work it may do.

use super::values::choice;
use crate::sat::Encoding;
use crate::solve::{MAX_SOLUTIONS, Method, Options};
use clap::Args;

/// How a puzzle is solved.
#[derive(Debug, Args)]
pub(in crate::cli) struct Solving {
    /// The method that solves the puzzle
    #[arg(long, default_value = Method::default().name(), value_parser = choice(&Method::ALL, Method::name))]
    method: Method,
    /// The encoding of the puzzle as a formula, for the method sat
    #[arg(long, default_value = Encoding::default().name(), value_parser = choice(&Encoding::ALL, Encoding::name))]
    encoding: Encoding,
    /// If there is no solution, do not look for lines that contradict each other
    #[arg(long)]
    no_reason: bool,
    #[command(flatten)]
    limit: WorkLimit,
}

impl Solving {
    /// The solver's options for this number of solutions.
    pub(in crate::cli) fn options(&self, solutions: usize) -> Options {
        self.limit.options(self.method).solutions(solutions).encoding(self.encoding).reason(!self.no_reason)
    }
}

/// How much work a search may do.
#[derive(Debug, Args)]
pub(in crate::cli) struct WorkLimit {
    /// Stop a search after this much work: the number of suppositions plus the SAT solver's conflicts
    #[arg(long, value_name = "WORK")]
    limit: Option<u64>,
}

impl WorkLimit {
    /// The most work, if there is a limit.
    pub(in crate::cli) fn most(&self) -> Option<u64> {
        self.limit
    }

    /// The solver's options for a method with this limit.
    pub(in crate::cli) fn options(&self, method: Method) -> Options {
        Options::new(method).limit(self.limit)
    }
}

/// Parses a number of solutions.
pub(super) fn solutions(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (1..=MAX_SOLUTIONS).contains(number));
    number.ok_or_else(|| format!("expected a number from 1 to {MAX_SOLUTIONS}"))
}
