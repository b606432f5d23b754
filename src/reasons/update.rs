//! Explanations of steps: asking the tutor, and selecting arguments.

use super::{About, ReasonMsg, Why};
use crate::page::{Effect, Model};
use crate::workers::tutor::Request;
use nonoscope_core::puzzle::At;
use nonoscope_core::trace::{Trace, describe};
use nonoscope_play::Player;

/// A person selects an argument.
pub(crate) fn look(model: &mut Model, msg: ReasonMsg) {
    match msg {
        ReasonMsg::Point(index) => model.reasons.point(index),
        ReasonMsg::Choose(index) => model.reasons.choose(index),
        ReasonMsg::LetGo => model.reasons.let_go(),
    }
}

/// Asks why the cell at the cursor has its value. If that is answered, closes the answer.
pub(crate) fn ask_here(model: &mut Model) {
    let Some(player) = model.player.as_ref().filter(|player| !player.is_marking()) else { return };
    if model.reasons.why.is_some() {
        return close(model);
    }
    if model.board.cursor.at().is_none() {
        // People ask about what has just changed.
        if let Some(change) = player.last_step().and_then(|step| step.changes.first()) {
            model.board.cursor.follow(change.at);
        }
    }
    let at = model.board.cursor.show((player.puzzle().width(), player.puzzle().height()));
    model.board.lens.reveal(at);
    ask(model, at, true);
}

/// Closes the answer.
pub(crate) fn close(model: &mut Model) {
    model.reasons.why = None;
}

/// Asks why a cell has its value. Asked again by a pointer, closes the answer. Playing stops, because the answer belongs to the current position.
pub(crate) fn ask(model: &mut Model, at: At, by_key: bool) {
    if model.reasons.why.as_ref().is_some_and(|why| why.at == at && !by_key) {
        return close(model);
    }
    let Some(player) = model.player.as_ref().filter(|player| !player.is_marking() && player.solution().is_none())
    else {
        return;
    };
    if !player.puzzle().contains(at) {
        return;
    }
    model.playing.stop();
    let place = format!("Row {}, column {}", at.row() + 1, at.column() + 1);
    let is = describe(player.replay().grid().get(at), player.puzzle().palette());
    let settled = player.settled_in(at);
    let said = match settled {
        Some(step) => format!("{place} has been {is} since step {}.", step + 1),
        None if player.session().start().get(at).is_known() => format!("{place} has been {is} from the start."),
        None => format!("{place} is not known yet."),
    };
    model.board.cursor.follow(at);
    if by_key {
        model.board.cursor.show((player.puzzle().width(), player.puzzle().height()));
    }
    model.reasons.why = Some(Why { at, by_key, said, about: settled.map(|step| About { step, cell: Some(at) }) });
}

/// Asks for a missing explanation of the current position; if there is none, for that of the next step ahead of time.
pub(crate) fn settle(model: &mut Model, out: &mut Vec<Effect>) {
    let Some(player) = &model.player else { return };
    let seen = (player.position(), player.is_marking(), player.marking().changes());
    model.reasons.look(model.shown.sessions, seen);
    let why = model.reasons.why.as_ref().and_then(|why| why.about);
    let shown = model.step_to_explain();
    if let Some(about) = shown.filter(|&about| !model.reasons.is_settled(about))
        && let Some(Some(explanation)) = model.shown.explained.get(about.step)
    {
        model.reasons.hear(model.shown.sessions, about, explanation.clone());
    }
    // Arguments cannot be read if they change several times a second or while a search goes on.
    if model.reasons.asked.is_some() || model.playing.is_fast() || model.asking.is_waiting() || player.is_marking() {
        return;
    }
    let next = player.next_step().filter(|_| model.tutoring.may_think_ahead() && model.shown.explained.is_empty());
    let wanted = why.into_iter().chain(shown).chain(next.map(|step| About { step, cell: None }));
    let Some(about) = wanted.into_iter().find(|&about| !model.reasons.is_settled(about)) else { return };
    if let Some(request) = request(player, about, model.shown.sessions) {
        out.push(Effect::Argue(request));
        model.reasons.asked = Some(about);
    }
}

/// Asks what a step rests on; `None` for a step that changes nothing.
fn request(player: &Player, about: About, session: u32) -> Option<Request> {
    let step = player.outcome().trace.step(about.step)?;
    if step.changes.is_empty() && !step.reason.is_contradiction() {
        return None;
    }
    let mut alone = Trace::new();
    alone.push(step.pass, step.reason, step.changes.iter().copied()).ok()?;
    let known = player.known_before(about.step);
    Some(Request::Explain { puzzle: Box::new(player.puzzle().clone()), known, step: alone, session, about })
}
