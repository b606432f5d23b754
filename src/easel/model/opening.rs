//! Taking a puzzle from elsewhere onto the sheet: from a link, or from the board of the other page. It takes its picture, which is found by
//! solving it.

use super::kept::Work;
use super::sheet::Sheet;
use nonoscope_core::puzzle::{Grid, Puzzle};

/// What is on its way.
#[derive(Debug, Default)]
pub(crate) struct Opening {
    ticket: u32,
    /// Whether an answer is awaited.
    awaited: bool,
}

impl Opening {
    /// Something is asked for: returns its number.
    pub(crate) fn ask(&mut self) -> u32 {
        self.ticket = self.ticket.wrapping_add(1);
        self.awaited = true;
        self.ticket
    }

    /// An answer has come. Returns whether it is awaited.
    pub(crate) fn is_answered(&mut self, ticket: u32) -> bool {
        let is_right = self.awaited && ticket == self.ticket;
        self.awaited &= !is_right;
        is_right
    }
}

/// A puzzle with its picture, as a drawing of its own.
pub(crate) fn work_of(puzzle: &Puzzle, picture: &Grid) -> Option<Work> {
    let picture = picture.clone().with_inks(puzzle.inks())?;
    let sheet = Sheet::of(&picture, puzzle.givens(), puzzle.palette().clone())?;
    Some(Work { title: puzzle.title().unwrap_or_default().to_owned(), sheet, ..Work::default() })
}
