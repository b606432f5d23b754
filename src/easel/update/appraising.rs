//! The verdict on the drawing. A newer drawing overtakes an older one: the quick worker is asked again as soon as it has answered, and
//! the slow one is stopped if it does not let go of the older one soon.

use super::{making, message, opening, picture, random, repair};
use crate::easel::effect::{Effect, Timer};
use crate::easel::model::Model;
use crate::easel::model::verdict::PATIENCE;
use crate::easel::worker::maker::{Lane, News, Request, Stage};
use nonoscope_core::solve::Verdict;

/// Asks about the drawing, if it is not the one asked about last.
pub(super) fn settle(model: &mut Model, out: &mut Vec<Effect>) {
    let changes = model.drawing.changes();
    if !model.drawing.is_drawing() && model.verdict.asked.replace(changes) != Some(changes) {
        model.verdict.ask();
        model.verdict.wants_study = false;
        appraise(model, out);
    }
    let common = if model.tools.marks_open { model.verdict.common() } else { None };
    if let Some((look, _)) = model.drawing.look_mut() {
        look.mark_open(common);
    }
}

/// Asks the quick worker, now or when it has answered.
fn appraise(model: &mut Model, out: &mut Vec<Effect>) {
    let verdict = &mut model.verdict;
    if verdict.is_busy {
        verdict.is_stale = true;
        return;
    }
    if model.drawing.sheet().is_blank() {
        verdict.forget();
        return;
    }
    if let Some(puzzle) = model.drawing.puzzle("") {
        verdict.is_busy = true;
        out.push(Effect::Make(Request::Appraise { ticket: verdict.ticket(), puzzle: Box::new(puzzle) }));
    }
}

/// A worker has answered.
pub(super) fn hear(model: &mut Model, news: News, out: &mut Vec<Effect>) {
    match news {
        News::Appraised { ticket, stage, appraisal } => {
            let is_current = model.verdict.hear(ticket, stage, *appraisal);
            if stage == Stage::Quick {
                model.verdict.is_busy = false;
                if std::mem::take(&mut model.verdict.is_stale) {
                    appraise(model, out);
                }
                if is_current && model.verdict.appraisal().is_some_and(|known| leaves_open(known.verdict)) {
                    model.verdict.wants_study = true;
                }
            }
            if stage == Stage::Rated {
                model.verdict.studies = None;
            }
            study(model, out);
        }
        News::Solved { ticket, puzzle, picture } => opening::solved(model, ticket, &puzzle, picture.as_ref(), out),
        News::Card { ticket, text, card } => message::made(model, ticket, &text, card.map(|card| *card)),
        News::Random { ticket, found } => random::hear(model, ticket, found.as_deref()),
        News::Repaired { ticket, repaired } => repair::hear(model, ticket, repaired),
        News::Sketched { ticket, sketched } => picture::hear(model, ticket, &sketched, out),
    }
}

/// Whether there is more to find out than the quick worker has.
fn leaves_open(verdict: Verdict) -> bool {
    matches!(verdict, Verdict::Unique | Verdict::Stuck)
}

/// Asks the slow worker, if there is more to find out: now, or when it has let go of an earlier drawing.
fn study(model: &mut Model, out: &mut Vec<Effect>) {
    let verdict = &mut model.verdict;
    if !verdict.wants_study {
        return;
    }
    if verdict.studies.is_some() {
        out.push(Effect::Arm(Timer::Patience, PATIENCE));
        return;
    }
    let Some((known, puzzle)) = verdict.appraisal().cloned().zip(model.drawing.puzzle("")) else { return };
    let ticket = verdict.ticket();
    (verdict.studies, verdict.wants_study) = (Some(ticket), false);
    out.push(Effect::Make(Request::Study { ticket, puzzle: Box::new(puzzle), known: Box::new(known) }));
}

/// The slow worker has had time to let go of an earlier drawing.
pub(super) fn lose_patience(model: &mut Model, out: &mut Vec<Effect>) {
    let verdict = &mut model.verdict;
    if verdict.wants_study && verdict.studies.is_some_and(|studied| studied != verdict.ticket()) {
        out.push(Effect::Stop(Lane::Study));
        verdict.studies = None;
        study(model, out);
    }
}

/// A worker has died, or could not be started.
pub(super) fn died(model: &mut Model, lane: Lane, details: Option<&str>, out: &mut Vec<Effect>) {
    match lane {
        Lane::Verdict => {
            (model.verdict.is_busy, model.verdict.is_stale) = (false, false);
            model.verdict.is_lost = details.is_none();
        }
        Lane::Study => model.verdict.studies = None,
        Lane::Making => making::lose(model, "This took too much memory or time. Your drawing has not changed."),
    }
    let Some(details) = details else {
        model.notice.say("The program that checks and makes puzzles could not be started. Please reload the page.");
        return;
    };
    out.push(Effect::Replace(lane));
    let sentence = "The program that checks and makes puzzles crashed and has restarted. Your drawing is saved.";
    let drawing = model.drawing.sheet().picture().to_string();
    model.notice.say_of_trouble(sentence, details, &drawing);
}
