//! Proving what is true of a puzzle.

use super::claims::Claims;
use super::drat::{MAX_PROOF_BYTES, Proof};
use super::steps::Proving;
use crate::puzzle::{Grid, Puzzle};
use crate::sat::{Derived, Dimacs, Encoded, Unencodable};
use crate::solve::{Method, Options, Outcome, Verdict, Watch, Work, solve_telling};
use nonoscope_words::{Text, puzzle as words};
use std::cell::{Cell, RefCell};
use std::fmt;
use std::ops::ControlFlow;

/// What is true of a puzzle, and why.
#[derive(Clone, Debug)]
pub struct Proved<'p> {
    /// What [`Method::Auto`] finds, with no reason if there is no solution. If there are several, there are two.
    pub outcome: Outcome,
    /// If there is exactly one solution or none: the proof.
    pub certificate: Option<Certificate<'p>>,
}

/// A formula that nothing satisfies, and the proof.
#[derive(Clone, Debug)]
pub struct Certificate<'p> {
    formula: Encoded<'p>,
    proof: Proof,
}

impl Certificate<'_> {
    /// The formula of the whole puzzle, in the encoding `order`; if there is one solution, without it. It displays as DIMACS
    /// CNF.
    pub fn formula(&self) -> Dimacs<'_> {
        Dimacs(&self.formula)
    }

    /// Why nothing satisfies the formula. It displays as DRAT.
    pub fn proof(&self) -> &Proof {
        &self.proof
    }
}

/// Why there is no proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unprovable {
    /// The whole puzzle cannot be a formula.
    Formula(Unencodable),
    /// The proof would be larger than [`MAX_PROOF_BYTES`].
    TooLong,
}

impl Unprovable {
    /// The error in words.
    pub fn text(&self) -> Text {
        match self {
            Unprovable::Formula(error) => error.text(),
            Unprovable::TooLong => words::proof_too_long(MAX_PROOF_BYTES >> 20),
        }
    }
}

impl fmt::Display for Unprovable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl std::error::Error for Unprovable {}

/// Solves a puzzle with [`Method::Auto`] and proves the verdict, if there is exactly one solution or none. `limit` is the
/// most work, as in [`Options`].
///
/// The result depends on the puzzle alone.
///
/// # Errors
/// See [`Unprovable`].
pub fn prove<'p>(puzzle: &'p Puzzle, limit: Option<u64>, watch: &mut dyn Watch) -> Result<Proved<'p>, Unprovable> {
    let mut claims = Claims::new(puzzle).map_err(Unprovable::Formula)?;
    let searched = RefCell::new(Proof::default());
    let is_full = Cell::new(false);
    let listener = |derived: Derived<'_>| {
        let mut searched = searched.borrow_mut();
        match derived {
            Derived::Learnt(clause) => searched.add(clause.iter().copied()),
            Derived::Deleted(clause) => searched.delete(clause.iter().copied()),
        }
        is_full.set(searched.len() > MAX_PROOF_BYTES);
    };
    let options = Options::new(Method::Auto).limit(limit).reason(false);
    let outcome = solve_telling(puzzle, &options, &mut Until { is_full: &is_full, watch }, &listener);
    if is_full.get() {
        return Err(Unprovable::TooLong);
    }
    match outcome.verdict {
        Verdict::None => {}
        Verdict::Unique => outcome.solutions.iter().for_each(|solution| claims.encoded.exclude(solution)),
        Verdict::Multiple | Verdict::Stuck | Verdict::Stopped => return Ok(Proved { outcome, certificate: None }),
    }
    let mut proving = Proving::new(&claims);
    proving.prove(&outcome.trace, &searched.into_inner()).map_err(Unprovable::Formula)?;
    let mut proof = proving.proof;
    proof.add([]);
    if proof.len() > MAX_PROOF_BYTES {
        return Err(Unprovable::TooLong);
    }
    Ok(Proved { outcome, certificate: Some(Certificate { formula: claims.encoded, proof }) })
}

/// Watches until what was learned takes too much memory.
struct Until<'w> {
    is_full: &'w Cell<bool>,
    watch: &'w mut dyn Watch,
}

impl Watch for Until<'_> {
    fn working(&mut self, work: Work) -> ControlFlow<()> {
        if self.is_full.get() { ControlFlow::Break(()) } else { self.watch.working(work) }
    }

    fn so_far(&mut self, outcome: &dyn Fn() -> Outcome) {
        self.watch.so_far(outcome);
    }

    fn found(&mut self, solution: &Grid) -> ControlFlow<()> {
        self.watch.found(solution)
    }
}
