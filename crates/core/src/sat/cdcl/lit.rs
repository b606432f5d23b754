//! Literals as numbers that index tables: twice the variable, and one more for its negation.

use crate::sat::formula::Literal;
use std::ops::Not;

/// A variable, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(in crate::sat) struct Var(pub(super) u32);

impl Var {
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }

    /// The literal that is true if the variable has this value.
    pub(in crate::sat) fn with(self, value: bool) -> Lit {
        Lit(self.0 << 1 | u32::from(!value))
    }
}

/// A variable or its negation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(in crate::sat) struct Lit(pub(super) u32);

impl Lit {
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) fn var(self) -> Var {
        Var(self.0 >> 1)
    }

    /// Whether it is the variable itself, not its negation.
    pub(super) fn is_positive(self) -> bool {
        self.0 & 1 == 0
    }
}

impl Not for Lit {
    type Output = Lit;

    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}

impl From<Literal> for Lit {
    fn from(literal: Literal) -> Lit {
        Var(literal.variable() as u32 - 1).with(literal.is_positive())
    }
}

impl From<Lit> for Literal {
    fn from(lit: Lit) -> Literal {
        let literal = Literal::of_variable(lit.var().index() + 1);
        if lit.is_positive() { literal } else { !literal }
    }
}
