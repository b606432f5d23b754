//! The result of a search.

use super::verdict::Stop;
use crate::puzzle::{Cell, Grid};
use crate::trace::{Change, Reason, Search};

/// The solutions that a search found, and whether there are others.
pub(in crate::solve) struct Found {
    pub(in crate::solve) solutions: Vec<Grid>,
    /// Whether there are no others.
    pub(in crate::solve) all: bool,
    /// Why the search ended early, without finding all solutions or as many as requested.
    pub(in crate::solve) stop: Option<Stop>,
}

impl Found {
    /// The unknown cells on which all solutions agree; none if there may be other solutions.
    pub(in crate::solve) fn agreed(&self, known: &Grid) -> Vec<Change> {
        let Some((first, others)) = self.solutions.split_first().filter(|_| self.all) else { return Vec::new() };
        let unknown = known.cells().iter().enumerate().filter(|&(_, &cell)| cell == Cell::UNKNOWN);
        let found = unknown.map(|(index, _)| (index, first.cells()[index]));
        let agreed = found.filter(|&(index, cell)| others.iter().all(|other| other.cells()[index] == cell));
        agreed.map(|(index, cell)| Change { at: known.at(index), cell }).collect()
    }

    /// The reason for the step that reports the search.
    pub(in crate::solve) fn reason(&self, by: Search) -> Reason {
        Reason::Searched { by, found: u32::try_from(self.solutions.len()).unwrap_or(u32::MAX), all: self.all }
    }
}
