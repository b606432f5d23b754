//! The method: continuing with a search where it leaves cells open, and shades that say how likely cells are to be filled.
//!
//! Shades give the picture away if the likelier value is right for at least 85 of 100 unknown cells of the only
//! solution.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use crate::asking::{self, Arrival};
use crate::page::{Effect, Model};
use crate::workers::solver::Request;
use nonoscope_core::solve::{Method, Verdict};
use nonoscope_picture::Shade;
use nonoscope_play::{Player, Session};

/// The longest side of a puzzle for which likelihoods are quick enough to work out at every step.
const LONGEST: usize = 128;

/// In percent: if the likelier value is right for more of the unknown cells, the shades give the picture away.
const GIVEN_AWAY: usize = 85;

/// How likely cells are to be filled, at one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shades {
    pub(crate) position: usize,
    pub(crate) shades: Vec<Shade>,
}

/// The shades of the puzzle on the board.
#[derive(Debug, Default)]
pub(crate) struct Shading {
    latest: Option<Shades>,
    /// Whether they would have given the picture away, at any position so far.
    gives_away: bool,
    /// Whether the person wants to see them all the same.
    insists: bool,
    /// Whether the solver has been asked for some.
    is_awaited: bool,
}

impl Shading {
    /// Another puzzle is on the board.
    pub(crate) fn forget(&mut self) {
        *self = Shading { is_awaited: self.is_awaited, ..Shading::default() };
    }

    /// Nothing is awaited from the solver.
    pub(crate) fn give_up(&mut self) {
        self.is_awaited = false;
    }

    /// The solver has said how likely cells are.
    pub(crate) fn hear(&mut self, shades: Shades, player: Option<&Player>) {
        self.gives_away |= player.is_some_and(|player| is_the_picture(&shades.shades, player));
        self.latest = Some(shades);
    }

    /// The person wants to see the shades, even if they give the picture away.
    pub(crate) fn insist(&mut self) {
        self.insists = true;
    }

    /// Whether those for a position are known.
    pub(crate) fn are_for(&self, position: usize) -> bool {
        self.latest.as_ref().is_some_and(|shades| shades.position == position)
    }

    /// Whether the person has to be asked before they are shown.
    pub(crate) fn asks(&self) -> bool {
        self.gives_away && !self.insists
    }

    /// The shades to show. Those of an earlier position are better than none.
    pub(crate) fn shown(&self) -> Option<&[Shade]> {
        self.latest.as_ref().filter(|_| !self.asks()).map(|shades| shades.shades.as_slice())
    }
}

/// Whether shades give away nearly all of the only solution. Where there are several, there is nothing to spoil.
fn is_the_picture(shades: &[Shade], player: &Player) -> bool {
    let (outcome, known) = (player.outcome(), player.replay().grid());
    if outcome.verdict != Verdict::Unique {
        return false;
    }
    let unknown = shades.iter().zip(known.cells()).zip(outcome.grid.cells()).filter(|((_, cell), _)| !cell.is_known());
    let (right, all) = unknown.fold((0, 0), |(right, all), ((shade, _), cell)| {
        (right + usize::from((shade.likelihood() > 0.5) == cell.is_filled()), all + 1)
    });
    all > 0 && right * 100 >= all * GIVEN_AWAY
}

/// Solves the puzzle on the board with a search, from its start to its end.
pub(crate) fn search(model: &mut Model, out: &mut Vec<Effect>) {
    if !model.offers_search() {
        return;
    }
    let session = model.player.as_ref().map(Player::session).filter(|session| session.is_from_marks());
    let known = session.map(|session| session.start().clone());
    model.settings.method = Method::default();
    asking::reopen_at(model, known, Arrival::End, out);
}

/// Whether a search has to go on from here: arguments alone do not settle a puzzle whose method the page has chosen, or the method finds nothing
/// beyond the person's marks. Asking for the next step always shows one.
pub(crate) fn gets_no_further(model: &Model, session: &Session) -> bool {
    let (Some(wish), outcome) = (model.asking.question.wish(), session.outcome()) else { return false };
    let is_argued = outcome.method == Method::Human && !session.is_searching();
    let is_unsettled = wish.usual && is_argued && outcome.verdict != Verdict::Unique;
    let adds_nothing = wish.known.is_some() && outcome.verdict == Verdict::Stuck && outcome.passes == 0;
    is_unsettled || adds_nothing
}

impl Model {
    /// Whether to offer a search: the method has left cells open, and all its steps have been seen.
    pub(crate) fn offers_search(&self) -> bool {
        let player = self.player.as_ref().filter(|player| !player.is_marking() && !self.asking.is_waiting());
        player.is_some_and(|player| {
            let outcome = player.outcome();
            outcome.verdict == Verdict::Stuck && (player.at_end() || outcome.passes == 0)
        })
    }
}

/// Asks how likely cells are at the current position, if wanted and not asked already.
pub(crate) fn settle(model: &mut Model, out: &mut Vec<Effect>) {
    let Some(player) = model.player.as_ref().filter(|_| model.settings.likely) else { return };
    let (position, puzzle) = (player.position(), player.puzzle());
    let is_known = model.shown.shading.are_for(position);
    let is_too_large = puzzle.width().max(puzzle.height()) > LONGEST;
    // A solver that is busy with a search has no time for this.
    if is_known || is_too_large || model.shown.shading.is_awaited || model.asking.is_waiting() {
        return;
    }
    let (puzzle, known) = (Box::new(puzzle.clone()), player.replay().grid().clone());
    out.push(Effect::Solve(Request::Likely { puzzle, known, ticket: model.asking.ticket, position }));
    model.shown.shading.is_awaited = true;
}
