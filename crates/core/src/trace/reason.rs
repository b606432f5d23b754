//! Why a step changed what it changed.
//!
//! All code that depends on the kind of a reason matches every kind, so the compiler shows where a new kind is missing.

use super::technique::Technique;
use crate::line::Count;
use crate::puzzle::{At, Cell, Colour, Line};

/// What became known of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Change {
    /// Where.
    pub at: At,
    /// What is known of it from now on. In a black-and-white puzzle it was unknown before.
    pub cell: Cell,
}

/// Why a step changed what it changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Reason {
    /// From one line: all its fitting layouts agree on the changes. If none fits, the puzzle has no solution.
    Line {
        /// The line.
        line: Line,
        /// How many layouts it has when nothing is known.
        layouts: Count,
        /// How many of them fit what was known before the step.
        fitting: Count,
    },
    /// A cell cannot be as supposed. The step only changes this cell: it excludes the supposed colours.
    Refuted {
        /// What was supposed, and where.
        supposed: Change,
        /// How many further cells line logic inferred from it.
        led_to: u32,
        /// How it failed.
        failure: Failure,
    },
    /// A cell was supposed to be of a colour, and then not to be; in a black-and-white puzzle: filled and then empty. Line
    /// logic infers the changes in both cases.
    Agreed {
        /// The cell.
        at: At,
        /// The colour.
        colour: Colour,
        /// How many further cells follow if it is of the colour.
        is: u32,
        /// How many further cells follow if it is not.
        is_not: u32,
    },
    /// An exhaustive search. All solutions agree on the changes; if there are none, the puzzle has no solution.
    Searched {
        /// How.
        by: Search,
        /// How many solutions it found.
        found: u32,
        /// Whether these are all. If not, the step changes nothing.
        all: bool,
    },
    /// From one line, by a technique: a single argument of a person's. The line may infer more.
    Deduced {
        /// The line.
        line: Line,
        /// How.
        technique: Technique,
    },
}

/// What a step rests on: the least that one has to look at to follow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Basis {
    /// A single line.
    Line,
    /// A cell supposed filled or empty, and what follows from that.
    Supposition,
    /// An exhaustive search.
    Search,
}

/// How a supposition failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Failure {
    /// No layout of this line fits any more.
    Line(Line),
    /// After this many further suppositions, nothing was left possible.
    Suppositions(u32),
}

/// A way to search exhaustively.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Search {
    /// Nested suppositions.
    Supposing {
        /// How many cells were supposed.
        suppositions: u64,
    },
    /// The SAT solver.
    Sat {
        /// How many conflicts it learned from.
        conflicts: u64,
    },
}

impl Reason {
    /// A word for the kind of reason, as programs know it.
    pub fn name(&self) -> &'static str {
        match self {
            Reason::Line { .. } => "line",
            Reason::Refuted { .. } => "refuted",
            Reason::Agreed { .. } => "agreed",
            Reason::Searched { .. } => "searched",
            Reason::Deduced { .. } => "deduced",
        }
    }

    /// The technique of a deduction.
    pub fn technique(&self) -> Option<Technique> {
        match self {
            Reason::Deduced { technique, .. } => Some(*technique),
            Reason::Line { .. } | Reason::Refuted { .. } | Reason::Agreed { .. } | Reason::Searched { .. } => None,
        }
    }

    /// What the step rests on.
    pub fn basis(&self) -> Basis {
        match self {
            Reason::Line { .. } | Reason::Deduced { .. } => Basis::Line,
            Reason::Refuted { .. } | Reason::Agreed { .. } => Basis::Supposition,
            Reason::Searched { .. } => Basis::Search,
        }
    }

    /// The line that was looked at, if it was a single one.
    pub fn line(&self) -> Option<Line> {
        match self {
            Reason::Line { line, .. } | Reason::Deduced { line, .. } => Some(*line),
            Reason::Refuted { .. } | Reason::Agreed { .. } | Reason::Searched { .. } => None,
        }
    }

    /// The line that shows why: the one looked at, or the one that the supposition leaves without a layout.
    pub fn telling_line(&self) -> Option<Line> {
        match self {
            Reason::Line { line, .. }
            | Reason::Deduced { line, .. }
            | Reason::Refuted { failure: Failure::Line(line), .. } => Some(*line),
            Reason::Refuted { failure: Failure::Suppositions(_), .. }
            | Reason::Agreed { .. }
            | Reason::Searched { .. } => None,
        }
    }

    /// The supposed cell, if any.
    pub fn supposed(&self) -> Option<At> {
        match self {
            Reason::Refuted { supposed, .. } => Some(supposed.at),
            Reason::Agreed { at, .. } => Some(*at),
            Reason::Line { .. } | Reason::Deduced { .. } | Reason::Searched { .. } => None,
        }
    }

    /// Whether the step shows that there is no solution.
    pub fn is_contradiction(&self) -> bool {
        match self {
            Reason::Line { fitting, .. } => *fitting == Count::ZERO,
            Reason::Searched { found, all, .. } => *found == 0 && *all,
            Reason::Refuted { .. } | Reason::Agreed { .. } | Reason::Deduced { .. } => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_has_its_basis_line_and_cell() {
        let (line, at) = (Line::column(3), At::new(1, 2));
        let supposed = Change { at, cell: Cell::FILLED };
        let refuted = |failure| Reason::Refuted { supposed, led_to: 4, failure };
        let looked_at = Reason::Line { line, layouts: Count::from(3), fitting: Count::from(2) };
        let searched = Reason::Searched { by: Search::Sat { conflicts: 5 }, found: 1, all: true };
        let kinds = [
            (looked_at, Basis::Line, Some(line), Some(line), None),
            (Reason::Deduced { line, technique: Technique::Overlap }, Basis::Line, Some(line), Some(line), None),
            (refuted(Failure::Line(line)), Basis::Supposition, None, Some(line), Some(at)),
            (refuted(Failure::Suppositions(6)), Basis::Supposition, None, None, Some(at)),
            (Reason::Agreed { at, colour: Colour::INK, is: 1, is_not: 2 }, Basis::Supposition, None, None, Some(at)),
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
