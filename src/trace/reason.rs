//! Why a step changed what it changed.
//!
//! Everything that depends on the kind of a reason matches on all kinds, so that a new kind shows at once where it is
//! missing.

use crate::line::Count;
use crate::puzzle::{At, Cell, Line};

/// One cell that became known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Change {
    /// Where.
    pub at: At,
    /// What it is now; before, it was unknown.
    pub cell: Cell,
}

/// Why a step changed what it changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Reason {
    /// One line was looked at: all its layouts that fit agree on the cells that changed. If none fits, the puzzle has
    /// no solution.
    Line {
        /// The line.
        line: Line,
        /// How many layouts it has when nothing is known.
        layouts: Count,
        /// How many of them fit what was known before the step.
        fitting: Count,
    },
    /// A cell was supposed to be what it cannot be. The step changes that cell alone, to the opposite.
    Refuted {
        /// What was supposed, and where.
        supposed: Change,
        /// How many further cells line logic inferred from that.
        led_to: u32,
        /// What it ended in.
        failure: Failure,
    },
    /// A cell was supposed filled and then empty: line logic infers the cells that changed from either.
    Agreed {
        /// The cell.
        at: At,
        /// How many further cells follow if it is filled.
        filled: u32,
        /// How many further cells follow if it is empty.
        empty: u32,
    },
    /// A search through everything that was still possible. The cells that changed are those on which all solutions
    /// agree; if there is none, the puzzle has no solution.
    Searched {
        /// How.
        by: Search,
        /// How many solutions it found.
        found: u32,
        /// Whether those are all. If not, the step changes nothing.
        all: bool,
    },
}

/// What a step rests on: the least that one has to look at to follow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Basis {
    /// One line by itself.
    Line,
    /// A cell supposed filled or empty, and what follows from that.
    Supposition,
    /// A search through everything that is possible.
    Search,
}

/// What a supposition ended in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Failure {
    /// No layout of this line fits any more.
    Line(Line),
    /// After this number of further suppositions, nothing was left possible.
    Suppositions(u32),
}

/// A way to search through everything that is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Search {
    /// Supposing cells filled and empty, one inside the other.
    Supposing {
        /// How many cells were supposed.
        suppositions: u64,
    },
    /// A solver of formulas.
    Sat {
        /// How many conflicts it learned from.
        conflicts: u64,
    },
}

impl Reason {
    /// What the step rests on.
    pub fn basis(&self) -> Basis {
        match self {
            Reason::Line { .. } => Basis::Line,
            Reason::Refuted { .. } | Reason::Agreed { .. } => Basis::Supposition,
            Reason::Searched { .. } => Basis::Search,
        }
    }

    /// The line that was looked at, if the step looked at one line.
    pub fn line(&self) -> Option<Line> {
        match self {
            Reason::Line { line, .. } => Some(*line),
            Reason::Refuted { .. } | Reason::Agreed { .. } | Reason::Searched { .. } => None,
        }
    }

    /// The line that shows why: the one that was looked at, or the one that the supposition leaves without a layout.
    pub fn telling_line(&self) -> Option<Line> {
        match self {
            Reason::Line { line, .. } | Reason::Refuted { failure: Failure::Line(line), .. } => Some(*line),
            Reason::Refuted { failure: Failure::Suppositions(_), .. }
            | Reason::Agreed { .. }
            | Reason::Searched { .. } => None,
        }
    }

    /// The cell that was supposed, if the step supposed one.
    pub fn supposed(&self) -> Option<At> {
        match self {
            Reason::Refuted { supposed, .. } => Some(supposed.at),
            Reason::Agreed { at, .. } => Some(*at),
            Reason::Line { .. } | Reason::Searched { .. } => None,
        }
    }

    /// Whether the step shows that there is no solution.
    pub fn is_contradiction(&self) -> bool {
        match self {
            Reason::Line { fitting, .. } => *fitting == Count::ZERO,
            Reason::Searched { found, all, .. } => *found == 0 && *all,
            Reason::Refuted { .. } | Reason::Agreed { .. } => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_has_its_basis_line_and_cell() {
        let (line, at) = (Line::column(3), At::new(1, 2));
        let supposed = Change { at, cell: Cell::Filled };
        let refuted = |failure| Reason::Refuted { supposed, led_to: 4, failure };
        let looked_at = Reason::Line { line, layouts: Count::from(3), fitting: Count::from(2) };
        let searched = Reason::Searched { by: Search::Sat { conflicts: 5 }, found: 1, all: true };
        let kinds = [
            (looked_at, Basis::Line, Some(line), Some(line), None),
            (refuted(Failure::Line(line)), Basis::Supposition, None, Some(line), Some(at)),
            (refuted(Failure::Suppositions(6)), Basis::Supposition, None, None, Some(at)),
            (Reason::Agreed { at, filled: 1, empty: 2 }, Basis::Supposition, None, None, Some(at)),
            (searched, Basis::Search, None, None, None),
        ];
        for (reason, basis, line, telling, supposed) in kinds {
            assert_eq!(reason.basis(), basis);
            assert_eq!((reason.line(), reason.telling_line(), reason.supposed()), (line, telling, supposed));
        }
    }

    #[test]
    fn no_fitting_layout_is_a_contradiction() {
        let none = Reason::Line { line: Line::row(0), layouts: Count::from(3), fitting: Count::ZERO };
        assert!(none.is_contradiction());
        let some = Reason::Line { line: Line::row(0), layouts: Count::from(3), fitting: Count::from(2) };
        assert!(!some.is_contradiction());
    }
}
