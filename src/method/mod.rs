//! Continues with a search where a method leaves cells open.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use crate::asking::Arrival;
use crate::page::{Effect, Model};
use crate::{asking, welcome};
use nonoscope_core::solve::{Method, Verdict};
use nonoscope_play::{Player, Session};

/// Solves the puzzle on the board with a search, from its start to its end.
pub(crate) fn search(model: &mut Model, out: &mut Vec<Effect>) {
    if !model.offers_search() {
        return;
    }
    let session = model.player.as_ref().map(Player::session).filter(|session| session.is_from_marks());
    let known = session.map(|session| session.start().clone());
    welcome::has_chosen(model, out);
    model.settings.method = Method::default();
    asking::reopen_at(model, known, Arrival::End, out);
}

/// If the chosen method finds nothing beyond the person's marks, starts a search from there: asking for the next step always shows one. Returns
/// whether it does.
pub(crate) fn search_instead(model: &mut Model, session: &Session, out: &mut Vec<Effect>) -> bool {
    let known = model.asking.question.wish().and_then(|wish| wish.known.clone());
    let Some(known) = known.filter(|_| session.outcome().verdict == Verdict::Stuck && session.outcome().passes == 0)
    else {
        return false;
    };
    asking::end(model, out);
    model.settings.method = Method::default();
    asking::reopen(model, Some(known), out);
    true
}
