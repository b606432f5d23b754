//! The methods by name.

use serde::{Deserialize, Serialize};

/// How to solve.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Method {
    /// Lines, then suppositions, then the SAT solver, each as long as it pays. It finds the truth about every puzzle.
    #[default]
    Auto,
    /// Every row, then every column, one line at a time, until nothing changes.
    Passes,
    /// Always the line with the fewest layouts that fit, until no line says anything more.
    Constrained,
    /// Lines, then suppositions, one inside the other if need be.
    Simulate,
    /// The puzzle as a formula, and a solver of formulas.
    Sat,
}

impl Method {
    /// All methods.
    pub const ALL: [Method; 5] = [Method::Auto, Method::Passes, Method::Constrained, Method::Simulate, Method::Sat];

    /// `auto`, `passes`, `constrained`, `simulate` or `sat`.
    pub fn name(self) -> &'static str {
        match self {
            Method::Auto => "auto",
            Method::Passes => "passes",
            Method::Constrained => "constrained",
            Method::Simulate => "simulate",
            Method::Sat => "sat",
        }
    }

    /// Whether it finds the truth about every puzzle, given enough work.
    pub fn is_complete(self) -> bool {
        match self {
            Method::Auto | Method::Simulate | Method::Sat => true,
            Method::Passes | Method::Constrained => false,
        }
    }
}
