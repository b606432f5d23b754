//! Requests puzzles: has their texts read, if necessary, and solved; and drops questions.

use super::{Arrival, Arriving, By, Wish};
use crate::page::{Effect, Model, Timer};
use crate::ready;
use crate::workers::reader::{Listed, Request};
use crate::workers::solving::Task;
use crate::workers::{solver, tutor};
use nonoscope_core::puzzle::Grid;
use nonoscope_core::solve::Method;
use nonoscope_format::Reading;
use nonoscope_kit::model::marking::Awaited;
use nonoscope_words::solver as words;

/// After this many milliseconds without an answer, the page says that the solver is working.
const PATIENCE: u32 = 150;

/// Asks for a puzzle in a text. An earlier unanswered question is dropped.
pub(crate) fn open(model: &mut Model, text: &str, index: usize, arrival: Arrival, out: &mut Vec<Effect>) {
    let wish = Wish { format: model.entry.format, arrival, usual: true, ..Wish::default() };
    ask(model, text, index, wish, None, out);
}

/// The same, for a puzzle that gets something else when it comes, with the method in use.
pub(crate) fn open_with(
    model: &mut Model,
    text: &str,
    index: usize,
    arrival: Arrival,
    arriving: Arriving,
    out: &mut Vec<Effect>,
) {
    let wish = Wish { format: model.entry.format, arrival, arriving: Some(arriving), ..Wish::default() };
    ask(model, text, index, wish, None, out);
}

/// The same, for a text with a single puzzle that need not be read any more.
pub(crate) fn open_ready(
    model: &mut Model,
    text: &str,
    reading: Reading,
    arrival: Arrival,
    arriving: Arriving,
    out: &mut Vec<Effect>,
) {
    let wish = Wish { format: model.entry.format, arrival, arriving: Some(arriving), ..Wish::default() };
    ask(model, text, 0, wish, Some(reading), out);
}

/// Asks for the puzzle on the board again; `known` continues from what is known.
pub(crate) fn reopen(model: &mut Model, known: Option<Grid>, out: &mut Vec<Effect>) {
    reopen_at(model, known, Arrival::Start, out);
}

/// The same, to start somewhere else when it comes.
pub(crate) fn reopen_at(model: &mut Model, known: Option<Grid>, arrival: Arrival, out: &mut Vec<Effect>) {
    let (text, index, format) = (model.shown.text.clone(), model.shown.index, model.shown.format);
    model.entry.format = format;
    // Of several puzzles, a list is shown, so their text is read again.
    let player = model.player.as_ref().filter(|_| model.shown.count == 1);
    let ready = player.map(|player| player.session().reading().clone());
    ask(model, &text, index, Wish { format, arrival, known, ..Wish::default() }, ready, out);
}

/// Asks the same of a search: the method gets no further.
pub(crate) fn search_on(model: &mut Model, reading: Reading, out: &mut Vec<Effect>) {
    if let Some(wish) = end(model, out) {
        let (text, index) = (model.asking.text.clone(), model.asking.index);
        model.settings.method = Method::default();
        let ready = Some(reading).filter(|_| model.asking.count == 1);
        ask(model, &text, index, Wish { usual: false, ..wish }, ready, out);
    }
}

/// Repeats the last question in the current state.
pub(crate) fn ask_again(model: &mut Model, out: &mut Vec<Effect>) {
    if let Some(wish) = end(model, out) {
        let (text, index) = (model.asking.text.clone(), model.asking.index);
        ask(model, &text, index, Wish { hint_refused: false, ..wish }, None, out);
    }
}

/// Asks about a text. `ready` is its reading if that is known already, as it always is for an example.
fn ask(model: &mut Model, text: &str, index: usize, wish: Wish, ready: Option<Reading>, out: &mut Vec<Effect>) {
    abandon(model, out);
    let format = wish.format;
    model.asking.ask(text, index, wish);
    let ticket = model.asking.ticket;
    match ready.or_else(|| ready::example(text).filter(|_| format.is_none())) {
        Some(reading) => solve(model, Vec::new(), 1, Box::new(reading), out),
        None => out.push(Effect::Read(Request::Read { ticket, text: text.to_owned(), format, index })),
    }
    out.push(Effect::Arm(Timer::Patience, PATIENCE));
}

/// The text has been read: lists its puzzles.
pub(crate) fn list(model: &mut Model, listed: Vec<Listed>, count: usize) {
    model.asking.count = count;
    model.entry.list(listed, count, model.asking.index);
}

/// Has the puzzle of a text solved, which is one of this many.
pub(crate) fn solve(
    model: &mut Model,
    listed: Vec<Listed>,
    count: usize,
    reading: Box<Reading>,
    out: &mut Vec<Effect>,
) {
    list(model, listed, count);
    let wish = model.asking.question.wish();
    let known = wish.and_then(|wish| wish.known.clone());
    if wish.is_some_and(|wish| wish.usual) {
        model.settings.method = model.settings.usual(&reading.puzzle);
    }
    let (ticket, method) = (model.asking.ticket, model.settings.method);
    let task = Task { ticket, reading, method, known };
    let (by, effect) = match method {
        Method::Human => (By::Tutor, Effect::Argue(tutor::Request::Open(task))),
        _ => (By::Solver, Effect::Solve(solver::Request::Open(task))),
    };
    model.asking.goes_to(by);
    out.push(effect);
}

/// The question is answered or dropped. Returns its request.
pub(crate) fn end(model: &mut Model, out: &mut Vec<Effect>) -> Option<Wish> {
    out.push(Effect::Disarm(Timer::Patience));
    let wish = model.asking.end()?;
    if let Some(player) = model.player.as_mut().filter(|_| wish.hint_refused) {
        player.marking_mut().say_nothing();
    }
    Some(wish)
}

/// Drops the question. If part of the answer is on the board, the page says that the search has ended.
fn abandon(model: &mut Model, out: &mut Vec<Effect>) {
    if !model.asking.is_waiting() {
        // A rating is for the puzzle that was on the board.
        if model.shown.rated.is_awaited() {
            stop_tutor(model, out);
        }
        return;
    }
    let (work, shown) = (model.asking.work, model.shown.ticket == model.asking.ticket);
    model.asking.next_ticket();
    if model.asking.is_reading() {
        out.push(Effect::StopReader);
    } else if model.asking.is_with_tutor() {
        stop_tutor(model, out);
    } else {
        out.push(Effect::StopSolver);
        model.shown.shading.give_up();
        model.marking.awaited = Awaited::default();
    }
    end(model, out);
    if let Some(player) = model.player.as_mut().filter(|player| shown && player.session().is_searching()) {
        player.stop(work);
        model.shown.has_learned();
    }
}

/// Stops the tutor. A pending exercise is requested again.
fn stop_tutor(model: &mut Model, out: &mut Vec<Effect>) {
    out.push(Effect::StopTutor);
    model.tutoring.was_stopped();
    model.reasons.give_up();
    model.shown.rated.was_stopped();
    if model.learning.is_awaited {
        let (technique, number) = (model.learning.technique(), model.learning.number);
        out.push(Effect::Argue(tutor::Request::Teach { technique, number }));
    }
}

/// Stops the search. Certain cells stay on the board.
pub(crate) fn stop(model: &mut Model, out: &mut Vec<Effect>) {
    if !model.asking.is_waiting() {
        return;
    }
    let shown = model.shown.ticket == model.asking.ticket;
    abandon(model, out);
    if model.player.is_none() {
        model.shown.sentence = words::stopped_without_puzzle();
    } else if !shown {
        model.stays(words::stopped());
    }
}

/// Forgets the last request.
pub(crate) fn forget(model: &mut Model, out: &mut Vec<Effect>) {
    // Without a puzzle on the board, the first one is still to come.
    if model.player.is_some() {
        stop(model, out);
    }
}
