//! Chains of variables that each imply the one before, such as "starts here or later" for a run.
//!
//! Of several literals of one chain in a clause, one suffices: of "at least 3 or at least 5" the first, of "less than 3 or less than 5" the second.
//! General clause minimisation sees this only where one was the reason of the other.

use super::lit::{Lit, Var};

/// Which variables form a chain.
#[derive(Clone, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct Chains {
    /// For each variable, the first one of its chain.
    firsts: Vec<Var>,
    /// By first variable: in which clause, counted, the chain was last met; and its strongest literals there, by sign.
    met: Vec<u64>,
    most: Vec<[Option<Var>; 2]>,
    count: u64,
}

impl Chains {
    pub(super) fn add_variable(&mut self) {
        self.firsts.push(Var(self.firsts.len() as u32));
        self.met.push(0);
        self.most.push([None; 2]);
    }

    /// Notes that `next` implies `var`, if it is the variable after it.
    pub(super) fn implies(&mut self, next: Var, var: Var) {
        if next.0 == var.0 + 1 {
            self.firsts[next.index()] = self.firsts[var.index()];
        }
    }

    /// Removes literals that another literal of the same chain subsumes.
    pub(super) fn minimise(&mut self, clause: &mut Vec<Lit>) {
        self.count += 1;
        for &lit in clause.iter() {
            let first = self.firsts[lit.var().index()].index();
            if self.met[first] != self.count {
                self.met[first] = self.count;
                self.most[first] = [None; 2];
            }
            let most = &mut self.most[first][usize::from(lit.is_positive())];
            let var = lit.var();
            *most = Some(match *most {
                None => var,
                Some(other) if lit.is_positive() => Var(other.0.min(var.0)),
                Some(other) => Var(other.0.max(var.0)),
            });
        }
        clause.retain(|lit| {
            let first = self.firsts[lit.var().index()].index();
            self.most[first][usize::from(lit.is_positive())] == Some(lit.var())
        });
    }
}
