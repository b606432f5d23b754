//! A search that is handed over.

use super::certain::Certain;
use crate::puzzle::{Grid, Puzzle};
use crate::sat::Literal;

/// A search that is handed to a team, because a question turned out to be long.
#[derive(Debug)]
pub(super) struct Left {
    pub(super) puzzle: Puzzle,
    pub(super) known: Grid,
    /// The variables of each unknown cell, row by row: one for each ink.
    pub(super) cells: Vec<Option<Literal>>,
    pub(super) certain: Certain,
    /// The solutions found so far.
    pub(super) solutions: Vec<Grid>,
}
