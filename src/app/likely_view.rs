//! How likely each unknown cell is to be filled, as a shade: asked of the worker for every position that is shown.

use super::controller::App;
use super::worker::solver::Request;
use crate::picture::Shade;

/// The longest side of a puzzle for which this is quick enough to keep up with the steps.
const LONGEST: usize = 128;

/// The shades of one position.
pub(super) struct Shades {
    pub(super) position: usize,
    pub(super) shades: Vec<Shade>,
}

impl App {
    /// Asks for the shades of the position that is shown, if they are wanted and nobody is asked already.
    pub(super) fn want_likely(&mut self) {
        let Some(player) = self.player.as_ref().filter(|_| self.elements.likely.checked()) else { return };
        let (position, puzzle) = (player.position(), player.puzzle());
        let known = self.shades.as_ref().is_some_and(|shades| shades.position == position);
        let too_large = puzzle.width().max(puzzle.height()) > LONGEST;
        // A worker that is busy with a search has no time for this.
        if known || too_large || self.likely_asked || self.search.is_some() {
            return;
        }
        let (puzzle, known) = (Box::new(puzzle.clone()), player.replay().grid().clone());
        self.solver.send(Request::Likely { puzzle, known, ticket: self.ticket, position });
        self.likely_asked = true;
    }

    /// The worker has answered, perhaps for a position that is no longer shown: that is still better than none.
    pub(super) fn likely_found(&mut self, ticket: u32, position: usize, shades: Vec<Shade>) {
        self.likely_asked = false;
        if ticket == self.ticket {
            self.shades = Some(Shades { position, shades });
        }
    }
}
