//! The tutor's explanations of steps: asking for them, and the argument that is selected.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use crate::page::{Effect, Model};
use crate::workers::tutor::{About, Request};
use nonoscope_core::puzzle::At;
use nonoscope_core::trace::{Trace, describe};
use nonoscope_picture::Evidence;
use nonoscope_play::{Explanation, Player, Point};
use nonoscope_words::{Text, page};

/// How many explanations are kept.
const MOST_KEPT: usize = 64;

/// A message about arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReasonMsg {
    /// Points at one of the arguments, or at none.
    Point(Option<usize>),
    /// Chooses an argument, so that it stays on the board; the same one again lets go of it.
    Choose(usize),
    /// Shows the whole step again.
    LetGo,
}

/// The question why a cell has its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Why {
    pub(crate) at: At,
    /// Whether it was asked with a key: then the arrow keys move on to other cells.
    pub(crate) by_key: bool,
    /// An immediate answer.
    pub(crate) said: Text,
    /// A question for the tutor.
    pub(crate) about: Option<About>,
}

/// The explanations.
#[derive(Debug, Default)]
pub(crate) struct Reasons {
    /// Which session they belong to: [`Shown::sessions`](crate::board::Shown::sessions).
    pub(crate) session: u32,
    /// The answers, the latest one last; `None` where the tutor has failed.
    known: Vec<(About, Option<Explanation>)>,
    /// The pending question.
    pub(crate) asked: Option<About>,
    /// The argument pointed at, and the one chosen.
    pointed: Option<usize>,
    chosen: Option<usize>,
    pub(crate) why: Option<Why>,
    /// The state that the arguments belong to.
    seen: Option<(usize, bool, u64)>,
}

impl Reasons {
    /// Drops explanations of other steps, and selections that no longer show: `seen` is the position, whether a person is
    /// solving, and how often their marks have changed.
    pub(crate) fn look(&mut self, session: u32, seen: (usize, bool, u64)) {
        if self.session != session {
            *self = Reasons { session, ..Reasons::default() };
        }
        if self.seen.replace(seen) != Some(seen) {
            (self.pointed, self.chosen, self.why) = (None, None, None);
        }
    }

    /// The tutor has been stopped, and may be asked again.
    pub(crate) fn give_up(&mut self) {
        self.asked = None;
    }

    /// The tutor has failed. It is not asked the same again.
    pub(crate) fn fail(&mut self) {
        if let Some(about) = self.asked.take() {
            self.keep(about, None);
        }
    }

    /// The tutor has answered.
    pub(crate) fn hear(&mut self, session: u32, about: About, explanation: Explanation) {
        if self.asked == Some(about) {
            self.asked = None;
        }
        if session == self.session {
            self.keep(about, Some(explanation));
        }
    }

    fn keep(&mut self, about: About, explanation: Option<Explanation>) {
        if !self.is_settled(about) {
            if self.known.len() == MOST_KEPT {
                self.known.remove(0);
            }
            self.known.push((about, explanation));
        }
    }

    /// Whether the tutor has answered or failed.
    pub(crate) fn is_settled(&self, about: About) -> bool {
        self.known.iter().any(|(other, _)| *other == about)
    }

    /// An explanation, if it is known.
    pub(crate) fn of(&self, about: About) -> Option<&Explanation> {
        self.known.iter().find(|(other, _)| *other == about)?.1.as_ref()
    }

    pub(crate) fn point(&mut self, index: Option<usize>) {
        self.pointed = index;
    }

    pub(crate) fn choose(&mut self, index: usize) {
        self.chosen = Some(index).filter(|_| self.chosen != Some(index));
    }

    pub(crate) fn let_go(&mut self) {
        (self.pointed, self.chosen) = (None, None);
    }

    /// The argument that stays on the board.
    pub(crate) fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// The argument that the board shows alone.
    pub(crate) fn alone<'e>(&self, explanation: &'e Explanation) -> Option<&'e Point> {
        explanation.points.get(self.pointed.or(self.chosen)?)
    }
}

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
    let place = page::row_column(at.row() + 1, at.column() + 1);
    let is = describe(player.replay().grid().get(at), player.puzzle().palette());
    let settled = player.settled_in(at);
    let said = match settled {
        Some(step) => page::has_been_since(place, is, step + 1),
        None if player.session().start().get(at).is_known() => page::has_been_from_start(place, is),
        None => page::not_known_yet(place),
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

impl Model {
    /// The last step, if there is something to explain.
    pub(crate) fn step_to_explain(&self) -> Option<About> {
        let player = self.player.as_ref().filter(|player| !player.is_marking() && player.solution().is_none())?;
        let step = player.last_step().filter(|step| !step.changes.is_empty() || step.reason.is_contradiction());
        step.map(|_| About { step: player.position() - 1, cell: None })
    }

    /// The current explanation: of the last step, of the cell asked about, or of a hint that shows its argument.
    pub(crate) fn explanation(&self) -> Option<&Explanation> {
        let player = self.player.as_ref()?;
        if player.is_marking() {
            return player.marking().argued();
        }
        let about = match &self.reasons.why {
            Some(why) => why.about?,
            // Arguments that change several times a second cannot be read.
            None if self.playing.is_fast() => return None,
            None => self.step_to_explain()?,
        };
        self.reasons.of(about)
    }

    /// Whether an explanation is to come at any moment. It may take longer if it is the first.
    pub(crate) fn awaits_explanation(&self) -> bool {
        let about = match &self.reasons.why {
            Some(why) => why.about,
            None => self.step_to_explain(),
        };
        about.is_some() && self.reasons.asked == about && self.tutoring.is_ready()
    }

    /// The explanation on the board.
    pub(crate) fn evidence(&self) -> Option<Evidence> {
        let player = self.player.as_ref()?;
        let explanation = self.explanation();
        if let Some(point) = explanation.and_then(|explanation| self.reasons.alone(explanation)) {
            return Some(point.shows.clone());
        }
        match (explanation, &self.reasons.why) {
            (Some(explanation), _) => Some(explanation.shows.clone()),
            (None, Some(why)) => Some(Evidence { about: Some(why.at), ..Evidence::default() }),
            (None, None) if player.is_marking() => player.marking().place(),
            (None, None) => None,
        }
    }
}
