//! Asking the solver for puzzles, and dropping questions.

use crate::app::effect::{Effect, Timer};
use crate::app::model::Model;
use crate::app::model::question::{Arrival, Arriving, Wish};
use crate::app::worker::solver::Request;
use crate::puzzle::Grid;

/// After this many milliseconds without an answer, the page says that the solver is working.
const PATIENCE: u32 = 150;

/// Asks for a puzzle in a text. An earlier unanswered question is dropped.
pub(super) fn open(model: &mut Model, text: &str, index: usize, arrival: Arrival, out: &mut Vec<Effect>) {
    ask(model, text, index, Wish { format: model.entry.format, arrival, arriving: None }, None, out);
}

/// The same, for a puzzle that gets something else when it comes.
pub(super) fn open_with(
    model: &mut Model,
    text: &str,
    index: usize,
    arrival: Arrival,
    arriving: Arriving,
    out: &mut Vec<Effect>,
) {
    ask(model, text, index, Wish { format: model.entry.format, arrival, arriving: Some(arriving) }, None, out);
}

/// Asks for the puzzle on the board again; `known` continues from what is known.
pub(super) fn reopen(model: &mut Model, known: Option<Grid>, out: &mut Vec<Effect>) {
    let (text, index, format) = (model.shown.text.clone(), model.shown.index, model.shown.format);
    model.entry.format = format;
    ask(model, &text, index, Wish { format, arrival: Arrival::Start, arriving: None }, known, out);
}

fn ask(model: &mut Model, text: &str, index: usize, wish: Wish, known: Option<Grid>, out: &mut Vec<Effect>) {
    abandon(model, out);
    let (format, method) = (wish.format, model.settings.method);
    model.asking.ask(text, index, wish);
    let ticket = model.asking.ticket;
    out.push(Effect::Solve(Request::Open { ticket, text: text.to_owned(), format, index, method, known }));
    out.push(Effect::Arm(Timer::Patience, PATIENCE));
}

/// The question is answered or dropped. Returns its request.
pub(super) fn end(model: &mut Model, out: &mut Vec<Effect>) -> Option<Wish> {
    if let Some(player) = model.player.as_mut().filter(|_| model.asking.hint_refused) {
        player.marking_mut().say_nothing();
    }
    model.asking.hint_refused = false;
    out.push(Effect::Disarm(Timer::Patience));
    model.asking.end()
}

/// Drops the question. If part of the answer is on the board, the page says that the search has ended.
fn abandon(model: &mut Model, out: &mut Vec<Effect>) {
    if !model.asking.is_waiting() {
        return;
    }
    let (work, shown) = (model.asking.work, model.shown.ticket == model.asking.ticket);
    model.asking.next_ticket();
    end(model, out);
    model.asking.likely = false;
    out.push(Effect::StopSolver);
    if let Some(player) = model.player.as_mut().filter(|player| shown && player.session().is_searching()) {
        player.stop(work);
        model.shown.has_learned();
    }
}

/// Stops the search. What is certain stays on the board.
pub(super) fn stop(model: &mut Model, out: &mut Vec<Effect>) {
    if !model.asking.is_waiting() {
        return;
    }
    let shown = model.shown.ticket == model.asking.ticket;
    abandon(model, out);
    if model.player.is_none() {
        "Stopped. Choose an example, or paste a puzzle.".clone_into(&mut model.shown.sentence);
    } else if !shown {
        "Stopped. The last puzzle is still on the board.".clone_into(&mut model.entry.read_as);
    }
}

/// Forgets the last request.
pub(super) fn forget(model: &mut Model, out: &mut Vec<Effect>) {
    // Without a puzzle on the board, the first one is still to come.
    if model.player.is_some() {
        stop(model, out);
    }
}
