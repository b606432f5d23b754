//! What a step rests on, so that a person can follow it.

mod sentences;

use crate::deduce::Deduction;
use crate::puzzle::Line;
use crate::trace::{Change, Technique};

/// What a step rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Argument {
    /// Arguments about one line, in order: each may rest on what those before it settle. None if the line says nothing
    /// new, or contradicts what is known.
    Line(Vec<Deduction>),
    /// A supposition that fails.
    Refuted(Refutation),
    /// Two suppositions that lead to the same.
    TwoWay(Branch, Branch),
    /// A search: there is nothing that a person could follow.
    Search,
}

/// A supposition, what follows from it, and the line that then fails.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Refutation {
    /// [`Technique::EdgeLogic`] or [`Technique::Contradiction`].
    pub technique: Technique,
    /// The supposition and what follows.
    pub branch: Branch,
    /// How it fails.
    pub clash: Clash,
}

/// A supposition and what follows from it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Branch {
    /// The cell, and what it is supposed to be.
    pub supposed: Change,
    /// The arguments that follow, in order.
    pub deductions: Vec<Deduction>,
}

/// A line that no layout fits.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Clash {
    /// The line.
    pub line: Line,
    /// The cells that leave it without a layout, counted along the line from 0: none of them can be left out.
    pub rests_on: Vec<usize>,
}

impl Argument {
    /// The technique: of several, the hardest.
    pub fn technique(&self) -> Option<Technique> {
        match self {
            Argument::Line(deductions) => deductions.iter().map(|deduction| deduction.technique).max(),
            Argument::Refuted(refutation) => Some(refutation.technique),
            Argument::TwoWay(..) => Some(Technique::TwoWay),
            Argument::Search => None,
        }
    }
}

impl Branch {
    /// How many lines one has to look at, one after the other.
    pub fn lines(&self) -> usize {
        self.deductions.chunk_by(|one, next| one.line == next.line).count()
    }
}
