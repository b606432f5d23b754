//! How hard the puzzle on the board is for a person: what the solver has said of it, and that in words.

use super::Model;
use crate::player::{Player, Session};
use crate::solve::{Moment, Rating, Verdict};
use crate::trace::Technique;

/// Puzzles of more cells are not rated on the page: at every step all lines are looked at.
const MOST_CELLS: usize = 40_000;

/// What the solver has been asked about how hard a puzzle is, and what it has answered.
#[derive(Debug, Default)]
pub(crate) struct Rated {
    /// Which puzzle this is about: [`Shown::puzzles`](super::shown::Shown::puzzles).
    number: u32,
    /// The verdict with which the solver was asked last.
    asked: Option<Verdict>,
    /// Whether its answer is still to come.
    awaited: bool,
    rating: Option<Rating>,
}

impl Rated {
    /// Whether the solver is to be asked about a puzzle; if so, it is being asked from now on.
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

    /// The solver has answered.
    pub(crate) fn hear(&mut self, number: u32, rating: Option<Rating>) {
        if number == self.number {
            self.awaited = false;
            // A verdict that was still open may have been why there was none.
            self.rating = rating.or(self.rating.take());
        }
    }

    /// Whether the solver is busy with it.
    pub(crate) fn is_awaited(&self) -> bool {
        self.awaited
    }

    /// The solver has been stopped. It may be asked again.
    pub(crate) fn was_stopped(&mut self) {
        if std::mem::take(&mut self.awaited) {
            self.asked = None;
        }
    }

    /// The solver has died. It is not asked the same again.
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

impl Model {
    /// How hard the puzzle on the board is, if that is known. A solve from marks is about what is left, so it has no rating.
    pub(crate) fn rating(&self) -> Option<&Rating> {
        let rated = Some(&self.shown.rated).filter(|rated| rated.number == self.shown.puzzles);
        let begins = self.player.as_ref().is_some_and(|player| !player.session().is_from_marks());
        rated.filter(|_| begins)?.rating.as_ref()
    }

    /// What is to be said below the verdict about how hard the puzzle is, apart from the rating itself.
    pub(crate) fn about_rating(&self) -> &'static str {
        if let Some(rating) = self.rating() {
            return if rating.finished { "" } else { "It needs more than a person would follow." };
        }
        let session = self.player.as_ref().map(Player::session);
        let is_sound = |session: &&Session| {
            session.outcome().verdict == Verdict::Unique && !session.is_searching() && !session.is_from_marks()
        };
        let takes_too_long = |session: &Session| match is_rated(session) {
            true => self.shown.rated.asked == Some(Verdict::Unique) && !self.shown.rated.awaited,
            false => true,
        };
        match session.filter(is_sound) {
            Some(session) if takes_too_long(session) => "Finding out how hard it is for a person would take too long.",
            _ => "",
        }
    }
}

/// The rating in a line.
pub(crate) fn headline(rating: &Rating) -> String {
    format!("For a person: {} · {} of 100", rating.tier, rating.number)
}

/// How many steps there are, and the hardest technique.
pub(crate) fn summary(rating: &Rating) -> String {
    let steps: u32 = rating.techniques.iter().map(|(_, times)| times).sum();
    let (Some(hardest), steps) = (rating.hardest(), counted(steps, "step")) else {
        return match rating.finished {
            true => "There is nothing to do.",
            false => "None of the techniques says anything.",
        }
        .to_owned();
    };
    match (rating.finished, steps) {
        (true, steps) => format!("{steps}, one short argument each. The hardest technique is {}.", quoted(hardest)),
        (false, steps) => format!("{steps} can be argued, up to {}. Then no technique says anything more.", quoted(hardest)),
    }
}

/// A technique, and how many steps need it.
pub(crate) fn needed(technique: Technique, times: u32) -> String {
    format!("{technique}: {}", counted(times, "step"))
}

/// How hard the solve is at its beginning, in its middle and at its end, and where there is least to go on.
pub(crate) fn profile_in_words(rating: &Rating) -> String {
    let moments = &rating.profile;
    let mut said = String::from("How the solve goes.");
    let parts = ["At the beginning", "in the middle", "at the end"];
    let bounds = [0, moments.len() / 3, moments.len() * 2 / 3, moments.len()];
    let hardest = |part: usize| moments[bounds[part]..bounds[part + 1]].iter().map(|moment| moment.hardest).max();
    let parts: Vec<String> = (0..parts.len())
        .filter_map(|part| Some(format!("{} {}", parts[part], hardest(part)?)))
        .collect();
    if moments.len() >= 3 {
        said += &format!(" The hardest technique: {}.", parts.join(", "));
    }
    let few = moments.iter().filter(|moment| ease(moment) == Ease::Few).count();
    let none = moments.iter().filter(|moment| ease(moment) == Ease::None).count();
    for (count, what) in [(few, "one or two lines say anything"), (none, "a cell has to be supposed")] {
        if count > 0 {
            said += &format!(" In {} of {} parts {what}.", count, moments.len());
        }
    }
    said
}

/// How much there is to go on at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ease {
    /// Three lines or more say something that is no harder.
    Many,
    /// One or two lines.
    Few,
    /// No line says anything, so a cell has to be supposed.
    None,
}

/// How much there is to go on at a moment.
pub(crate) fn ease(moment: &Moment) -> Ease {
    match moment.openings {
        0 => Ease::None,
        1 | 2 => Ease::Few,
        _ => Ease::Many,
    }
}

/// How hard a technique is, as its place among all of them: above 0, and 1 for the hardest.
pub(crate) fn height(technique: Technique) -> f64 {
    let place = Technique::ALL.iter().position(|other| *other == technique).unwrap_or(0);
    (place + 1) as f64 / Technique::ALL.len() as f64
}

fn quoted(technique: Technique) -> String {
    format!("“{technique}”")
}

fn counted(count: u32, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}
