//! How hard the puzzle on the board is for a person: asking the tutor, and its answer in words.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use crate::page::{Effect, Model};
use crate::workers::tutor::Request;
use nonoscope_core::solve::{Moment, Rating, Verdict};
use nonoscope_core::trace::Technique;
use nonoscope_play::{Player, Session};
use nonoscope_words::{Text, solver as words};

/// Puzzles of more cells are not rated on the page: at every step all lines are looked at.
const MOST_CELLS: usize = 40_000;

/// The request for a rating, and the tutor's answer.
#[derive(Debug, Default)]
pub(crate) struct Rated {
    /// Which puzzle this is about: [`Shown::puzzles`](crate::board::Shown::puzzles).
    number: u32,
    /// The verdict with which the tutor was asked last.
    asked: Option<Verdict>,
    /// Whether its answer is still to come.
    awaited: bool,
    rating: Option<Rating>,
}

impl Rated {
    /// Whether the tutor is to be asked about a puzzle; if so, it is being asked from now on.
    pub(crate) fn asks(&mut self, number: u32, session: &Session) -> bool {
        let verdict = session.outcome().verdict;
        if self.number != number {
            *self = Rated { number, ..Rated::default() };
        }
        let asks = self.rating.is_none() && self.asked != Some(verdict) && is_rated(session);
        if asks {
            (self.asked, self.awaited) = (Some(verdict), true);
        }
        asks
    }

    /// The rating of a puzzle that has just come onto the board is known already.
    pub(crate) fn is_known(&mut self, number: u32, rating: Rating) {
        *self = Rated { number, rating: Some(rating), ..Rated::default() };
    }

    /// The tutor has answered.
    pub(crate) fn hear(&mut self, number: u32, rating: Option<Rating>) {
        if number == self.number {
            self.awaited = false;
            // An open verdict may have been the reason for no rating.
            self.rating = rating.or(self.rating.take());
        }
    }

    /// Whether the tutor is busy with it.
    pub(crate) fn is_awaited(&self) -> bool {
        self.awaited
    }

    /// The tutor has been stopped. It may be asked again.
    pub(crate) fn was_stopped(&mut self) {
        if std::mem::take(&mut self.awaited) {
            self.asked = None;
        }
    }

    /// The rating of a session's puzzle, if it is known. A solve from marks is about what is left, so it has none.
    pub(crate) fn of(&self, number: u32, session: &Session) -> Option<&Rating> {
        self.rating.as_ref().filter(|_| self.number == number && !session.is_from_marks())
    }

    /// A further sentence on how hard a session's puzzle is, below the verdict.
    pub(crate) fn note(&self, number: u32, session: &Session) -> Text {
        if let Some(rating) = self.of(number, session) {
            return if rating.finished { Text::default() } else { words::harder_than_a_person() };
        }
        let is_unique = session.outcome().verdict == Verdict::Unique;
        let is_settled = is_unique && !session.is_searching() && !session.is_from_marks();
        let has_no_answer = self.number == number && self.asked == Some(Verdict::Unique) && !self.awaited;
        if is_settled && (has_no_answer || !is_rated(session)) {
            return words::rating_too_long();
        }
        Text::default()
    }

    /// The tutor has died. It is not asked the same again.
    pub(crate) fn give_up(&mut self) {
        self.awaited = false;
    }
}

/// Whether a puzzle can have a rating, as far as is known.
fn is_rated(session: &Session) -> bool {
    let puzzle = session.puzzle();
    let may_be_unique = matches!(session.outcome().verdict, Verdict::Unique | Verdict::Stuck);
    may_be_unique
        && !session.is_searching()
        && !session.is_from_marks()
        && puzzle.width() * puzzle.height() <= MOST_CELLS
}

/// The rating in a line.
pub(crate) fn headline(rating: &Rating) -> Text {
    words::difficulty_of(rating.tier.text(), rating.number)
}

/// How many arguments there are, and the hardest technique.
pub(crate) fn summary(rating: &Rating) -> Text {
    let arguments: u32 = rating.techniques.iter().map(|(_, times)| times).sum();
    match (rating.hardest(), rating.finished) {
        (None, true) => words::nothing_to_do(),
        (None, false) => words::no_technique_applies(),
        (Some(hardest), true) => words::arguments_all(arguments, hardest.text()),
        (Some(hardest), false) => words::arguments_some(arguments, hardest.text()),
    }
}

/// A technique, and how many steps need it.
pub(crate) fn needed(technique: Technique, times: u32) -> Text {
    words::times_needed(times, technique.text())
}

/// The picture of the solve.
pub(crate) fn caption(rating: &Rating) -> Text {
    let has = |ease| rating.profile.iter().any(|moment| Ease::of(moment) == ease);
    let colours = [(Ease::Choice, words::profile_grey()), (Ease::None, words::profile_violet())];
    let colours = colours.into_iter().filter(|&(ease, _)| has(ease)).map(|(_, what)| what);
    Text::sentences([words::profile_caption_words()].into_iter().chain(colours))
}

/// The same in words: how hard the solve is at its beginning, in its middle and at its end, and where it has fewest openings.
pub(crate) fn profile_in_words(rating: &Rating) -> Text {
    let (moments, count) = (&rating.profile, rating.profile.len());
    let hardest = |from: usize, to: usize| moments[from..to].iter().map(|moment| moment.hardest).max();
    let name = |from, to| hardest(from, to).map(Technique::text);
    let parts = [
        name(0, count / 3).map(words::at_the_beginning),
        name(count / 3, count * 2 / 3).map(words::in_the_middle),
        name(count * 2 / 3, count).map(words::at_the_end),
    ];
    let times = |ease| moments.iter().filter(|moment| Ease::of(moment) == ease).count();
    let (one, none) = (times(Ease::One), times(Ease::None));
    let one = (one > 0).then(|| words::only_one_line(one, count));
    let none = (none > 0).then(|| words::a_cell_is_supposed(none, count));
    let course = words::profile_words(Text::commas(parts.into_iter().flatten()));
    Text::sentences([Some(course), one, none].into_iter().flatten())
}

/// The openings at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ease {
    /// More than one line has a deduction that is no harder.
    Choice,
    /// Only one line.
    One,
    /// No line has one, so a cell has to be supposed.
    None,
}

impl Ease {
    pub(crate) fn of(moment: &Moment) -> Ease {
        match moment.openings {
            0 => Ease::None,
            1 => Ease::One,
            _ => Ease::Choice,
        }
    }
}

/// How hard a technique is, as its place among all of them: above 0, and 1 for the hardest.
pub(crate) fn height(technique: Technique) -> f64 {
    let place = Technique::ALL.iter().position(|other| *other == technique).unwrap_or(0);
    (place + 1) as f64 / Technique::ALL.len() as f64
}

/// Asks, as soon as the verdict is there and the tutor can be asked. Everything else that is asked at the same time goes first.
pub(crate) fn settle(model: &mut Model, out: &mut Vec<Effect>) {
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

impl Model {
    /// How hard the puzzle on the board is for a person, if that is known.
    pub(crate) fn rating(&self) -> Option<&Rating> {
        self.shown.rated.of(self.shown.puzzles, self.player.as_ref()?.session())
    }

    /// A further sentence on how hard it is.
    pub(crate) fn about_rating(&self) -> Text {
        let session = self.player.as_ref().map(Player::session);
        session.map(|session| self.shown.rated.note(self.shown.puzzles, session)).unwrap_or_default()
    }
}
