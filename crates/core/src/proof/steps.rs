//! From the steps of a trace, and what the SAT solver learned, to a proof.

use super::claims::{Claims, Proved};
use super::drat::Proof;
use super::line::{Contradiction, LineProver};
use super::units::Units;
use crate::puzzle::{At, Cell, Colour, Colours, Grid, Line};
use crate::sat::{Literal, Order, Unencodable};
use crate::trace::{Change, Reason, Trace};
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

/// A clause of a change: of the fact that a cell is of one of these colours.
struct Wanted {
    at: At,
    colours: Colours,
    clause: Vec<Literal>,
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
                Reason::Refuted { supposed, .. } => self.refute(supposed),
                Reason::Agreed { at, .. } => {
                    // What follows if the cell is not of a colour also follows from each other one.
                    self.suppose(at, self.proved.possible(at), step.changes);
                }
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

    /// Proves that a cell is of none of the supposed colours: one at a time, because the opposite of "one of these" is no single
    /// clause.
    fn refute(&mut self, supposed: Change) {
        let (at, inks) = (supposed.at, self.claims.puzzle().inks());
        for colour in supposed.cell.possible(inks).iter() {
            let colour = Colours::of(colour);
            let rest = self.proved.possible(at).minus(colour);
            self.suppose(at, colour, &[Change { at, cell: Cell::among(rest, inks) }]);
        }
    }

    /// Proves changes that rest on suppositions about a cell: on one that fails, or on all that are possible.
    fn suppose(&mut self, at: At, supposed: Colours, changes: &[Change]) {
        let from = self.proof.len();
        let wanted: Vec<Wanted> = changes.iter().flat_map(|&change| self.wanted(change)).collect();
        for colour in supposed.iter().rev() {
            let is_so = self.claims.is(at, colour, self.proved.possible(at));
            self.units.suppose(&is_so);
            self.follow(at, colour, &is_so, &wanted);
            self.units.retract();
            if supposed.len() > 1 {
                // What is wanted may be about the supposed cell.
                for Wanted { clause, .. } in wanted.iter().filter(|it| !it.clause.iter().any(|it| is_so.contains(it))) {
                    let rest = clause.iter().copied().filter(|&literal| !is_so.contains(&!literal));
                    self.proof.add(is_so.iter().map(|&literal| !literal).chain(rest));
                }
            }
        }
        let until = self.proof.len();
        for Wanted { at, colours, clause } in wanted {
            self.proof.add(clause.iter().copied());
            self.units.add(&clause);
            self.proved.set(at, colours);
        }
        self.proof.delete_between(from, until);
    }

    /// The clauses of a change, without those that are proved.
    fn wanted(&self, Change { at, cell }: Change) -> impl Iterator<Item = Wanted> {
        let before = self.proved.possible(at);
        let colours = before.and(cell.possible(self.claims.puzzle().inks()));
        let clauses = self.claims.is_among(at, colours, before).into_iter();
        clauses.map(move |clause| Wanted { at, colours, clause })
    }

    /// Proves what follows from a cell by lines, as clauses that only hold if the cell is so: until this contradicts itself,
    /// or says all that it should. Unit propagation mostly suffices, without any line.
    fn follow(&mut self, at: At, colour: Colour, is_so: &[Literal], wanted: &[Wanted]) {
        let is_done = |units: &Units, proved: &Proved| {
            let says = |wanted: &Wanted| {
                wanted.clause.iter().any(|&literal| units.says(literal))
                    || proved.possible(wanted.at).minus(wanted.colours).is_empty()
            };
            units.contradicts() || wanted.iter().all(says)
        };
        if is_done(&self.units, &self.proved) {
            return;
        }
        let mut proved = self.proved.clone();
        proved.set(at, Colours::of(colour));
        let mut dirty = BTreeSet::from([Line::row(at.row()), Line::column(at.column())]);
        while let Some(line) = dirty.pop_first() {
            let (units, proof) = (&mut self.units, &mut self.proof);
            let mut add = |clause: &[Literal]| {
                if !units.contradicts() && !clause.iter().any(|&literal| units.says(literal)) {
                    proof.add(is_so.iter().map(|&literal| !literal).chain(clause.iter().copied()));
                    units.add(clause);
                }
            };
            let Ok(new) = self.prover.prove(self.claims, line, &mut proved, &mut add) else { return };
            if is_done(&self.units, &proved) {
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
