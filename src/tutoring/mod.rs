//! The worker that argues like a person: its state, when it starts, its news, and its death.

#[cfg(test)]
mod tests;

use crate::page::{Effect, Model, Timer};
use crate::workers::tutor::News;
use crate::{answer, asking, learn, marks};
use nonoscope_core::solve::Method;
use nonoscope_words::solver as words;

/// That worker's state.
#[derive(Debug, Default)]
pub(crate) struct Tutoring {
    pub(crate) stage: Stage,
    /// Whether a person has come to the controls.
    pub(crate) is_near: bool,
    /// Whether it has been asked for a hint.
    pub(crate) awaits_hint: bool,
    /// Whether the time is taken until it answers.
    pub(crate) is_timed: bool,
}

/// The stages of that worker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Nothing has been shown yet that it could explain.
    #[default]
    Unneeded,
    /// It will be started in a moment.
    Soon,
    /// It is being started, or loaded.
    Starting,
    /// It has answered.
    Ready,
    /// It has answered, but not what it was asked last: that takes longer, or it hangs.
    Slow,
    /// It died, or could not be loaded, and has not answered since. Only a person's requests go to it.
    Failed,
}

impl Tutoring {
    /// Whether it may work ahead.
    pub(crate) fn may_think_ahead(&self) -> bool {
        matches!(self.stage, Stage::Starting | Stage::Ready)
    }

    /// Whether it has answered since it was started.
    pub(crate) fn has_answered(&self) -> bool {
        matches!(self.stage, Stage::Ready | Stage::Slow)
    }

    /// Whether its answers take a moment only.
    pub(crate) fn is_ready(&self) -> bool {
        self.stage == Stage::Ready
    }

    /// It was stopped, and another one is being started.
    pub(crate) fn was_stopped(&mut self) {
        (self.stage, self.awaits_hint) = (Stage::Starting, false);
    }
}

/// The worker starts this many milliseconds after there is something to explain or to rate.
const IDLE: u32 = 200;

/// After this many milliseconds without an answer, the page shows what it knows already.
const PATIENCE: u32 = 1000;

/// After this many more, it is replaced: its work takes too long to be of use.
const LONGEST: u32 = 30_000;

/// As soon as there is something to explain or to rate, the worker will be wanted.
pub(crate) fn settle(model: &mut Model, out: &mut Vec<Effect>) {
    if model.tutoring.stage == Stage::Unneeded && will_be_wanted(model) {
        model.tutoring.stage = Stage::Soon;
        out.push(Effect::Arm(Timer::Idle, IDLE));
    }
    let is_asked = is_asked(model);
    if is_asked != model.tutoring.is_timed {
        model.tutoring.is_timed = is_asked;
        out.push(if is_asked { Effect::Arm(Timer::Silence, PATIENCE) } else { Effect::Disarm(Timer::Silence) });
    }
}

/// Not while a person only watches the first puzzle, whose rating and explanations are known: it would be most of what a first visit loads.
fn will_be_wanted(model: &Model) -> bool {
    let Some(player) = &model.player else { return false };
    let steps = model.tutoring.is_near || !player.at_start();
    player.is_marking() || model.rating().is_none() || (steps && model.shown.explained.is_empty())
}

/// Whether it owes an answer that takes a moment only. A search may take long: the person can stop it.
fn is_asked(model: &Model) -> bool {
    let is_asked = model.reasons.asked.is_some() || model.tutoring.awaits_hint || model.learning.is_awaited;
    // To be loaded may take longer, too.
    is_asked && model.tutoring.has_answered() && !model.asking.is_with_tutor()
}

/// It has been silent for a while.
pub(crate) fn lose_patience(model: &mut Model, out: &mut Vec<Effect>) {
    match model.tutoring.stage {
        Stage::Ready => {
            model.tutoring.stage = Stage::Slow;
            out.push(Effect::Arm(Timer::Silence, LONGEST));
        }
        Stage::Slow => died(model, Some("It gave no answer."), out),
        Stage::Unneeded | Stage::Soon | Stage::Starting | Stage::Failed => {}
    }
}

/// The page has had nothing to do for a while.
pub(crate) fn start(model: &mut Model, out: &mut Vec<Effect>) {
    if model.tutoring.stage == Stage::Soon {
        model.tutoring.stage = Stage::Starting;
        out.push(Effect::StartTutor);
    }
}

/// A message from the worker. Answers to earlier questions are ignored.
pub(crate) fn hear(model: &mut Model, news: News, out: &mut Vec<Effect>) {
    model.tutoring.stage = Stage::Ready;
    // If it owes more, it has as much time for that.
    model.tutoring.is_timed = false;
    out.push(Effect::Disarm(Timer::Silence));
    match news {
        News::Solving(solving) => answer::solving(model, solving, out),
        News::Explained { session, about, explanation } => model.reasons.hear(session, about, *explanation),
        News::Hint { ticket, known, hint, explanation } => {
            model.tutoring.awaits_hint = false;
            if ticket == model.asking.ticket {
                marks::hint_found(model, &known, hint, explanation.map(|explanation| *explanation));
            }
        }
        News::Rated { number, rating } => model.shown.rated.hear(number, rating.map(|rating| *rating)),
        News::Taught { technique, number, exercise, words } => {
            learn::taught(model, (technique, number), exercise, words);
        }
    }
}

/// The worker has died, or could not be started. The page does without its work, or says what is missing.
pub(crate) fn died(model: &mut Model, details: Option<&str>, out: &mut Vec<Effect>) {
    // One that has answered before may have died of its last question.
    match model.tutoring.has_answered() {
        true => model.shown.rated.give_up(),
        false => model.shown.rated.was_stopped(),
    }
    model.tutoring.stage = Stage::Failed;
    if details.is_some() {
        out.push(Effect::ReplaceTutor);
    }
    model.reasons.fail();
    learn::fail(model);
    if std::mem::take(&mut model.tutoring.awaits_hint) {
        marks::no_hint(model);
    }
    if model.asking.is_with_tutor() {
        answer::break_off(model);
        model.settings.method = Method::default();
        model.notice.say_of_trouble(words::no_person(), details.unwrap_or_default(), &model.asking.text);
        asking::ask_again(model, out);
    }
}
