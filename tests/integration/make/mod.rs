//! Making puzzles.

mod cards;
mod changes;
mod givens;
mod pictures;
mod random;
