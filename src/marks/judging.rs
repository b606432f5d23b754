//! Judging a person's marks before anything is inferred from them.

use crate::page::{Effect, Model};
use crate::workers::solver::Request;
use nonoscope_core::solve::Judged;
use nonoscope_kit::model::marking::Awaited;

/// The most cells that the strokes changed that are judged.
const MOST_EDITS: usize = 20_000;

/// What marks are judged for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    Hint,
    Lines,
}

/// What is known about the marks. `None` if only a search can find out: the solver is asked, unless it is busy.
pub(crate) fn judge(model: &mut Model, wanted: Wanted, out: &mut Vec<Effect>) -> Option<Judged> {
    let player = model.player.as_ref().filter(|player| player.is_marking())?;
    let judged = player.judge_marks();
    if judged.is_some() || model.asking.is_waiting() {
        return judged;
    }
    let (ticket, changes) = (model.asking.ticket, player.marking().changes());
    let (anew, awaited) = (Awaited { of: (ticket, changes), ..Awaited::default() }, &mut model.marking.awaited);
    let is_asked = awaited.of == anew.of && *awaited != anew;
    if !is_asked {
        *awaited = anew;
        let puzzle = Box::new(player.certain());
        let past = Box::new(player.marking().marks().past(MOST_EDITS));
        out.push(Effect::Solve(Request::Judge { puzzle, past, ticket, changes }));
    }
    match wanted {
        Wanted::Hint => awaited.hint = true,
        Wanted::Lines => awaited.lines = true,
    }
    None
}

/// The solver has judged the marks: what has waited for it, if they are still the same.
pub(crate) fn heard(model: &mut Model, ticket: u32, changes: u64) -> Option<Awaited> {
    let awaited = model.marking.awaited;
    if awaited.of != (ticket, changes) {
        return None;
    }
    model.marking.awaited = Awaited::default();
    let player = model.player.as_ref().filter(|player| player.is_marking() && ticket == model.asking.ticket)?;
    (player.marking().changes() == changes).then_some(awaited)
}
