//! Proofs of verdicts: that programs of others accept them, and refuse what is no proof.

mod checkers;
mod kinds;
mod long;
mod refused;
