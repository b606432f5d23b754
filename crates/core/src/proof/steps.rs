//! From the steps of a trace, and what the SAT solver learned, to a proof.

use super::claims::{Claims, Proved};
use super::drat::Proof;
use super::line::{Contradiction, LineProver};
use super::units::Units;
use crate::puzzle::{At, Cell, Grid, Line};
use crate::sat::{Literal, Order, Unencodable};
use crate::trace::{Reason, Step, Trace};
use std::collections::BTreeSet;

/// A proof as far as it goes.
pub(super) struct Proving<'c, 'p> {
    claims: &'c Claims<'p>,
    proved: Proved,
    prover: LineProver,
    /// The formula and what is proved, without what rests on suppositions.
    units: Units,
    pub(super) proof: Proof,
}

impl<'c, 'p> Proving<'c, 'p> {
    pub(super) fn new(claims: &'c Claims<'p>) -> Proving<'c, 'p> {
        let units = Units::new(&claims.encoded.formula);
        Proving { claims, proved: claims.proved(), prover: LineProver::default(), units, proof: Proof::default() }
    }

    /// Proves the steps of a trace. `searched` holds what the SAT solver learned, if one of them is a search.
    ///
    /// # Errors
    /// If the formula of the search is too large, as it cannot be if it was searched.
    pub(super) fn prove(&mut self, trace: &Trace, searched: &Proof) -> Result<(), Unencodable> {
        for step in trace.steps() {
            match step.reason {
                Reason::Line { line, .. } | Reason::Deduced { line, .. } => {
                    let says_something = !step.changes.is_empty() || step.reason.is_contradiction();
                    if says_something && self.look(line).is_err() {
                        return Ok(());
                    }
                }
                Reason::Refuted { supposed, .. } => self.suppose(&step, supposed.at, &[supposed.cell]),
                Reason::Agreed { at, .. } => self.suppose(&step, at, &[Cell::FILLED, Cell::EMPTY]),
                Reason::Searched { .. } => self.search(searched)?,
            }
        }
        Ok(())
    }

    fn look(&mut self, line: Line) -> Result<(), Contradiction> {
        let (units, proof) = (&mut self.units, &mut self.proof);
        let mut add = |clause: &[Literal]| {
            // The formula alone may imply what the line says.
            if !clause.iter().any(|&literal| units.says(literal)) {
                proof.add(clause.iter().copied());
                units.add(clause);
            }
        };
        self.prover.prove(self.claims, line, &mut self.proved, &mut add).map(|_| ())
    }

    /// Proves what a step says that rests on suppositions about a cell: on one that fails, or on both.
    fn suppose(&mut self, step: &Step<'_>, at: At, supposed: &[Cell]) {
        let from = self.proof.len();
        let follows: Vec<Literal> =
            step.changes.iter().map(|change| self.claims.cell(change.at, change.cell)).collect();
        for &cell in supposed {
            let is_so = self.claims.cell(at, cell);
            self.units.suppose(is_so);
            self.follow(at, cell, &follows);
            self.units.retract();
            if supposed.len() > 1 {
                follows.iter().for_each(|&literal| self.proof.add([!is_so, literal]));
            }
        }
        let until = self.proof.len();
        for (change, &literal) in step.changes.iter().zip(&follows) {
            self.proof.add([literal]);
            self.units.add(&[literal]);
            self.proved.set(change.at, change.cell);
        }
        self.proof.delete_between(from, until);
    }

    /// Proves what follows from a cell by lines, as clauses that only hold if the cell is so: until this contradicts itself,
    /// or says all that it should. Unit propagation mostly suffices, without any line.
    fn follow(&mut self, at: At, cell: Cell, wanted: &[Literal]) {
        let supposed = self.claims.cell(at, cell);
        let is_done = |units: &Units| units.contradicts() || wanted.iter().all(|&literal| units.says(literal));
        if is_done(&self.units) {
            return;
        }
        let mut proved = self.proved.clone();
        proved.set(at, cell);
        let mut dirty = BTreeSet::from([Line::row(at.row()), Line::column(at.column())]);
        while let Some(line) = dirty.pop_first() {
            let (units, proof) = (&mut self.units, &mut self.proof);
            let mut add = |clause: &[Literal]| {
                if !units.contradicts() && !clause.iter().any(|&literal| units.says(literal)) {
                    proof.add(std::iter::once(!supposed).chain(clause.iter().copied()));
                    units.add(clause);
                }
            };
            let Ok(new) = self.prover.prove(self.claims, line, &mut proved, &mut add) else { return };
            if is_done(&self.units) {
                return;
            }
            dirty.extend(new.into_iter().map(|along| Line { axis: line.axis.crossing(), index: along }));
        }
    }

    /// Adds what the SAT solver learned about the cells that are left.
    fn search(&mut self, searched: &Proof) -> Result<(), Unencodable> {
        // The solver knew which starts are left in each line.
        for line in self.claims.puzzle().lines() {
            if self.look(line).is_err() {
                return Ok(());
            }
        }
        let claims = self.claims;
        let meanings = meanings(claims, self.proved.cells())?;
        for (is_added, clause) in searched.steps() {
            let clause = clause.into_iter().map(|literal| {
                let meaning = meanings[literal.unsigned_abs() as usize - 1];
                if literal > 0 { meaning } else { !meaning }
            });
            if is_added { self.proof.add(clause) } else { self.proof.delete(clause) }
        }
        Ok(())
    }
}

/// For each variable of the formula that is searched, what it says in the formula of the whole puzzle.
fn meanings(claims: &Claims<'_>, known: &Grid) -> Result<Vec<Literal>, Unencodable> {
    let order = Order::new(claims.puzzle(), known)?;
    let mut meanings = Vec::with_capacity(order.formula.size().variables);
    let open = order.cells.iter().zip(&claims.encoded.cells).filter(|(own, _)| own.is_some());
    meanings.extend(open.map(|(_, &cell)| cell));
    for (run, whole) in order.runs.iter().zip(&claims.encoded.runs) {
        meanings.extend(run.starts.iter().skip(1).map(|start| whole.variables[start - whole.first]));
    }
    Ok(meanings)
}
