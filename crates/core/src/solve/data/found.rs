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
    /// The solutions found so far by a search that goes on.
    pub(in crate::solve) fn so_far(solutions: &[Grid]) -> Found {
        Found { solutions: solutions.to_vec(), all: false, stop: Some(Stop::Work) }
    }

    /// What all solutions have in common, beyond what is known; nothing if there may be other solutions.
    pub(in crate::solve) fn agreed(&self, known: &Grid) -> Vec<Change> {
        if self.solutions.is_empty() || !self.all {
            return Vec::new();
        }
        let unknown = known.cells().iter().enumerate().filter(|(_, cell)| !cell.is_known());
        let found = unknown.map(|(index, &before)| (index, before, common(self.solutions.iter(), index)));
        let agreed = found.filter(|(_, before, cell)| cell.narrows(*before));
        agreed.map(|(index, _, cell)| Change { at: known.at(index), cell }).collect()
    }

    /// The reason for the step that reports the search.
    pub(in crate::solve) fn reason(&self, by: Search) -> Reason {
        Reason::Searched { by, found: u32::try_from(self.solutions.len()).unwrap_or(u32::MAX), all: self.all }
    }
}

/// The colours that a cell has in some of these solutions, of which there is at least one; unknown if it has every colour.
pub(in crate::solve) fn common<'g>(mut solutions: impl Iterator<Item = &'g Grid> + Clone, index: usize) -> Cell {
    let all = solutions.clone();
    let Some(first) = solutions.next() else { return Cell::UNKNOWN };
    let cell = first.cells()[index];
    // Most cells are the same in all of them.
    match solutions.all(|other| other.cells()[index] == cell) {
        true => cell,
        false => Cell::among(all.filter_map(|solution| solution.cells()[index].colour()).collect(), first.inks()),
    }
}
