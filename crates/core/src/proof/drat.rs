//! A list of clauses that are added and deleted, in the format DRAT.
//!
//! The format is that of Wetzler, Heule and Hunt, *DRAT-trim: Efficient checking and trimming using expressive clausal
//! proofs* (2014). The list is kept in its binary form and written in its plain one.

use crate::sat::Literal;
use std::fmt;

/// The most bytes that a proof may take in memory.
pub const MAX_PROOF_BYTES: usize = 512 << 20;

const ADDED: u8 = b'a';
const DELETED: u8 = b'd';

/// Clauses that follow from a formula, each from it and those before it, and clauses that are no longer needed.
///
/// It is displayed as lines of literals that end with 0, and with a `d` before deleted clauses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// For each step its kind, its literals as numbers of seven bits a byte, the lowest bits first, and a 0. A literal is
    /// twice its variable, and one more if it is negated.
    bytes: Vec<u8>,
}

impl Proof {
    /// Adds a clause that follows.
    pub(super) fn add(&mut self, clause: impl IntoIterator<Item = Literal>) {
        self.push(ADDED, clause.into_iter().map(Literal::dimacs));
    }

    /// Deletes a clause.
    pub(super) fn delete(&mut self, clause: impl IntoIterator<Item = Literal>) {
        self.push(DELETED, clause.into_iter().map(Literal::dimacs));
    }

    /// Deletes the clauses that were added from one length of the proof to another.
    pub(super) fn delete_between(&mut self, from: usize, until: usize) {
        let added: Vec<Vec<i32>> = steps(&self.bytes[from..until]).map(|(_, clause)| clause).collect();
        added.into_iter().for_each(|clause| self.push(DELETED, clause));
    }

    /// The length in bytes.
    pub(super) fn len(&self) -> usize {
        self.bytes.len()
    }

    /// The number of clauses that are added.
    pub fn clauses(&self) -> usize {
        self.steps().filter(|(is_added, _)| *is_added).count()
    }

    /// The steps: whether a clause is added or deleted, and its literals as in DIMACS.
    pub fn steps(&self) -> impl Iterator<Item = (bool, Vec<i32>)> {
        steps(&self.bytes)
    }

    fn push(&mut self, kind: u8, clause: impl IntoIterator<Item = i32>) {
        self.bytes.push(kind);
        for literal in clause {
            let mut rest = 2 * literal.unsigned_abs() + u32::from(literal < 0);
            while rest >= 0x80 {
                self.bytes.push(rest as u8 | 0x80);
                rest >>= 7;
            }
            self.bytes.push(rest as u8);
        }
        self.bytes.push(0);
    }
}

fn steps(bytes: &[u8]) -> impl Iterator<Item = (bool, Vec<i32>)> {
    let mut bytes = bytes.iter().copied();
    std::iter::from_fn(move || {
        let kind = bytes.next()?;
        let mut clause = Vec::new();
        loop {
            let (mut number, mut shift) = (0, 0);
            for byte in bytes.by_ref() {
                number |= u32::from(byte & 0x7f) << shift;
                shift += 7;
                if byte < 0x80 {
                    break;
                }
            }
            if number == 0 {
                return Some((kind == ADDED, clause));
            }
            let variable = (number / 2) as i32;
            clause.push(if number % 2 == 0 { variable } else { -variable });
        }
    })
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (is_added, clause) in self.steps() {
            if !is_added {
                f.write_str("d ")?;
            }
            for literal in clause {
                write!(f, "{literal} ")?;
            }
            f.write_str("0\n")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sat::Formula;

    #[test]
    fn steps_are_kept_and_written() {
        let mut formula = Formula::new();
        let variables: Vec<Literal> = (0..20_000).map(|_| formula.variable()).collect();
        let mut proof = Proof::default();
        proof.add([variables[0], !variables[62], variables[63]]);
        let (from, until) = (proof.len(), {
            proof.add([!variables[19_999], variables[8191]]);
            proof.len()
        });
        proof.delete_between(from, until);
        proof.add([]);
        assert_eq!(proof.to_string(), "1 -63 64 0\n-20000 8192 0\nd -20000 8192 0\n0\n");
        assert_eq!(proof.clauses(), 3);
        proof.delete([variables[0]]);
        assert_eq!(proof.steps().last(), Some((false, vec![1])));
    }
}
