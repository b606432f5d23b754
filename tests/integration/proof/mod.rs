//! Proofs of verdicts: independent programs accept them, and refuse anything that is not a proof.

mod checkers;
mod coloured;
mod kinds;
mod long;
mod refused;
