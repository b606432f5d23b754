//! Proofs of many puzzles, and of hard ones.

mod impossible;
mod puzzle_files;
