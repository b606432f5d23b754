//! Proofs of verdicts: a puzzle as a formula, and a DRAT proof that it is unsatisfiable, which an independent program can check.
//!
//! A proof is a list of clauses. Each follows from the formula and the clauses before it by unit propagation, which a
//! checker of a few hundred lines repeats without knowing anything about nonograms. The last clause is empty. That
//! there is exactly one solution is shown with a formula that excludes it.
//!
//! From the bottom up: `drat` is the list; `claims` are the statements of the formula and what is proved of them; `line`
//! proves what one line says; `units` is unit propagation, which a checker does itself; `steps` goes through a trace and adds what the SAT
//! solver learned; `prove` puts these together.
//!
//! ```
//! # use nonoscope_core as nonoscope;
//! use nonoscope::{proof, puzzle::Puzzle};
//!
//! let clues = || vec!["1".parse().unwrap(), "2".parse().unwrap()];
//! let puzzle = Puzzle::new(clues(), clues()).unwrap();
//! let proved = proof::prove(&puzzle, None, &mut ()).unwrap();
//! let certificate = proved.certificate.unwrap();
//! assert_eq!(certificate.proof().to_string().lines().last(), Some("0"));
//! ```

mod claims;
mod drat;
mod line;
mod prove;
mod steps;
mod units;

pub use drat::{MAX_PROOF_BYTES, Proof};
pub use prove::{Certificate, Proved, Unprovable, prove};
