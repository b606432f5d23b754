//! Hints, and judging a person's marks before anything is inferred from them.

use super::{finish_judged, finish_lines, solved_by_hand};
use crate::page::{Effect, Model};
use crate::workers::{solver, tutor};
use nonoscope_core::puzzle::Grid;
use nonoscope_core::solve::{Hint, Judged, Verdict};
use nonoscope_kit::model::marking::Awaited;
use nonoscope_play::Explanation;
use nonoscope_words::{Text, marking as words};

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
        out.push(Effect::Solve(solver::Request::Judge { puzzle, past, ticket, changes }));
    }
    match wanted {
        Wanted::Hint => awaited.hint = true,
        Wanted::Lines => awaited.lines = true,
    }
    None
}

/// The solver has judged the marks: what has waited for it, if they are still the same.
fn heard(model: &mut Model, ticket: u32, changes: u64) -> Option<Awaited> {
    let awaited = model.marking.awaited;
    if awaited.of != (ticket, changes) {
        return None;
    }
    model.marking.awaited = Awaited::default();
    let player = model.player.as_ref().filter(|player| player.is_marking() && ticket == model.asking.ticket)?;
    (player.marking().changes() == changes).then_some(awaited)
}

/// The solver has judged the marks.
pub(crate) fn judged(model: &mut Model, (ticket, changes): (u32, u64), judged: Judged, out: &mut Vec<Effect>) {
    let Some(awaited) = heard(model, ticket, changes) else { return };
    if awaited.lines {
        finish_judged(model, &judged);
    }
    if awaited.hint {
        advise(model, judged, out);
    }
}

/// Shows more of the hint, applies it in the end, or asks for one.
pub(super) fn hint(model: &mut Model, out: &mut Vec<Effect>) {
    let is_busy = model.asking.is_waiting();
    let Some(player) = solved_by_hand(model) else { return };
    if player.marking().solution().is_some() {
        player.marking_mut().say_nothing();
        return;
    }
    let changes = player.marking().changes();
    // It does not help yet to know that marks are wrong, only to know where.
    let is_warned = player.marking().is_warned() && player.marking().place().is_none();
    if player.marking_mut().go_on_with_hint() {
        let has_marked = player.marking().changes() != changes;
        let named = player.marking().named();
        model.clock.asked.extend(named);
        model.clock.hints += u32::from(is_warned);
        model.clock.mistakes += u32::from(is_warned);
        model.finish.acted = true;
        if has_marked {
            finish_lines(model, out);
        }
        return;
    }
    if is_busy {
        player.marking_mut().say(words::solver_busy());
        if let Some(wish) = model.asking.question.wish_mut() {
            wish.hint_refused = true;
        }
        return;
    }
    if let Some(judged) = judge(model, Wanted::Hint, out) {
        advise(model, judged, out);
    }
}

/// Asks for a hint if nothing is known against the marks, or says why there is none.
fn advise(model: &mut Model, judged: Judged, out: &mut Vec<Effect>) {
    let (ticket, points_out) = (model.asking.ticket, model.settings.game.points_out);
    let Some(player) = solved_by_hand(model) else { return };
    match judged {
        Judged::Possible => {
            let (puzzle, known) = (Box::new(player.puzzle().clone()), player.marking().known().clone());
            out.push(Effect::Argue(tutor::Request::Hint { puzzle, known, ticket }));
            model.tutoring.awaits_hint = true;
        }
        Judged::Wrong(wrong) if points_out => player.marking_mut().warn(wrong),
        Judged::Wrong(_) => player.marking_mut().say(words::nothing_to_show()),
        Judged::NoSolution => {
            player.marking_mut().say(words::no_solution_no_hint());
        }
    }
}

/// A worker has died before it could give a hint.
pub(crate) fn no_hint(model: &mut Model) {
    if let Some(player) = solved_by_hand(model) {
        player.marking_mut().say(words::no_tutor());
    }
}

/// The tutor has found a hint for the state in which it was asked.
pub(crate) fn hint_found(model: &mut Model, known: &Grid, hint: Hint, explanation: Option<Explanation>) {
    let Some(player) = model.player.as_mut().filter(|player| player.marking().known() == known) else { return };
    let (verdict, points_out) = (player.outcome().verdict, model.settings.game.points_out);
    let hinted = hint.sentence(player.puzzle().palette());
    let marking = player.marking_mut();
    let advice = match &hint {
        Hint::Mistake(_) if !points_out => return marking.say(words::nothing_to_show()),
        Hint::Mistake(_) => words::press_check_for_mistakes(),
        Hint::Nothing if verdict == Verdict::Multiple => words::solutions_differ_here(),
        Hint::Nothing => words::look_further(),
        Hint::Step(_) | Hint::Finished | Hint::NoSolution => Text::default(),
    };
    match (hint, explanation) {
        (Hint::Step(trace), Some(explanation)) => {
            marking.give_hint(trace, explanation);
            model.clock.hints += 1;
        }
        _ => marking.say(Text::sentences([hinted, advice])),
    }
}
