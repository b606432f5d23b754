//! Asking how hard the puzzle on the board is for a person.

use crate::app::effect::Effect;
use crate::app::model::Model;
use crate::app::worker::tutor::Request;

/// Asks, as soon as the verdict is there and the tutor can be asked. Everything else that is asked at the same time goes first.
pub(super) fn settle(model: &mut Model, out: &mut Vec<Effect>) {
    let Some(player) = model.player.as_ref().filter(|_| !model.asking.is_waiting() && model.tutoring.may_think_ahead())
    else {
        return;
    };
    let (session, number) = (player.session(), model.shown.puzzles);
    if model.shown.rated.asks(number, session) {
        let (puzzle, verdict) = (Box::new(session.puzzle().clone()), session.outcome().verdict);
        out.push(Effect::Argue(Request::Rate { puzzle, verdict, number }));
    }
}
