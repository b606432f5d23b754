//! Formulas in conjunctive normal form: clauses of literals, all of which must be true.

use std::ops::Not;

/// A variable or its negation, as in DIMACS: variables count from 1, and a minus sign negates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Literal(i32);

impl Literal {
    /// The variable with this number, from 1.
    pub(super) fn of_variable(number: usize) -> Literal {
        Literal(number as i32)
    }

    /// The number of its variable, from 1.
    pub fn variable(self) -> usize {
        self.0.unsigned_abs() as usize
    }

    /// Whether it is the variable itself, not its negation.
    pub fn is_positive(self) -> bool {
        self.0 > 0
    }

    /// Its number in DIMACS.
    pub fn dimacs(self) -> i32 {
        self.0
    }
}

impl Not for Literal {
    type Output = Literal;

    fn not(self) -> Literal {
        Literal(-self.0)
    }
}

/// How large a formula is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Size {
    /// The number of variables.
    pub variables: usize,
    /// The number of clauses.
    pub clauses: usize,
    /// The number of literals in all clauses.
    pub literals: usize,
}

/// Clauses, in the order in which they were added.
#[derive(Clone, Debug, Default)]
pub struct Formula {
    variables: i32,
    literals: Vec<Literal>,
    /// Where each clause ends; it begins where the previous one ends.
    ends: Vec<usize>,
}

impl Formula {
    /// A formula without variables and clauses, which is true.
    pub fn new() -> Formula {
        Formula::default()
    }

    /// Adds a variable.
    pub fn variable(&mut self) -> Literal {
        self.variables += 1;
        Literal(self.variables)
    }

    /// All variables, in order.
    pub fn variables(&self) -> impl Iterator<Item = Literal> + use<> {
        (1..=self.variables).map(Literal)
    }

    /// Adds a clause: at least one of the literals must be true.
    pub fn add(&mut self, clause: impl IntoIterator<Item = Literal>) {
        self.literals.extend(clause);
        self.ends.push(self.literals.len());
    }

    /// The size of the formula.
    pub fn size(&self) -> Size {
        Size { variables: self.variables as usize, clauses: self.ends.len(), literals: self.literals.len() }
    }

    /// The clauses, in the order in which they were added.
    pub fn clauses(&self) -> impl Iterator<Item = &[Literal]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| &self.literals[start..end])
    }
}
