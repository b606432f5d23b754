//! How hard the puzzle on the board is for a person: the tutor's answer, and that in words.

use nonoscope_core::solve::{Moment, Rating, Verdict};
use nonoscope_core::trace::Technique;
use nonoscope_play::Session;

/// Puzzles of more cells are not rated on the page: at every step all lines are looked at.
const MOST_CELLS: usize = 40_000;

/// The request for a rating, and the tutor's answer.
#[derive(Debug, Default)]
pub(crate) struct Rated {
    /// Which puzzle this is about: [`Shown::puzzles`](super::shown::Shown::puzzles).
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
    pub(crate) fn note(&self, number: u32, session: &Session) -> &'static str {
        if let Some(rating) = self.of(number, session) {
            return if rating.finished { "" } else { "It is harder than a person could follow." };
        }
        let is_unique = session.outcome().verdict == Verdict::Unique;
        let is_settled = is_unique && !session.is_searching() && !session.is_from_marks();
        let has_no_answer = self.number == number && self.asked == Some(Verdict::Unique) && !self.awaited;
        if is_settled && (has_no_answer || !is_rated(session)) {
            return "Rating it would take too long.";
        }
        ""
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
pub(crate) fn headline(rating: &Rating) -> String {
    format!("Difficulty: {} · {} of 100", rating.tier, rating.number)
}

/// How many steps there are, and the hardest technique.
pub(crate) fn summary(rating: &Rating) -> String {
    let steps: u32 = rating.techniques.iter().map(|(_, times)| times).sum();
    let (Some(hardest), steps) = (rating.hardest(), counted(steps, "step")) else {
        return match rating.finished {
            true => "There is nothing to do.",
            false => "None of the techniques applies.",
        }
        .to_owned();
    };
    match (rating.finished, steps) {
        (true, steps) => format!("{steps}, one short argument each. The hardest technique is {}.", quoted(hardest)),
        (false, steps) => {
            format!("Arguments explain {steps}, up to {}. After that, no technique applies.", quoted(hardest))
        }
    }
}

/// A technique, and how many steps need it.
pub(crate) fn needed(technique: Technique, times: u32) -> String {
    format!("{times} × {technique}")
}

/// The picture of the solve.
pub(crate) fn caption(rating: &Rating) -> String {
    let mut caption = String::from("From the first step to the last; taller is harder.");
    let colours = [
        (Ease::Choice, "Grey: more than one line gives a next step."),
        (Ease::None, "Violet: the step supposes a cell."),
    ];
    for (ease, what) in colours {
        if rating.profile.iter().any(|moment| Ease::of(moment) == ease) {
            caption = format!("{caption} {what}");
        }
    }
    caption
}

/// The same in words: how hard the solve is at its beginning, in its middle and at its end, and where it has fewest openings.
pub(crate) fn profile_in_words(rating: &Rating) -> String {
    let (moments, count) = (&rating.profile, rating.profile.len());
    let hardest = |from: usize, to: usize| moments[from..to].iter().map(|moment| moment.hardest).max();
    let parts = [
        ("at the beginning", 0, count / 3),
        ("in the middle", count / 3, count * 2 / 3),
        ("at the end", count * 2 / 3, count),
    ];
    let parts: Vec<String> =
        parts.iter().filter_map(|&(part, from, to)| Some(format!("{part} {}", quoted(hardest(from, to)?)))).collect();
    let mut said = format!("The course of the solve. The hardest: {}.", parts.join(", "));
    for (ease, what) in [(Ease::One, "only one line gives a next step"), (Ease::None, "a cell is supposed")] {
        let times = moments.iter().filter(|moment| Ease::of(moment) == ease).count();
        if times > 0 {
            said = format!("{said} In {times} of {count} parts {what}.");
        }
    }
    said
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

fn quoted(technique: Technique) -> String {
    format!("“{technique}”")
}

fn counted(count: u32, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::solve::Tier;

    fn moment(hardest: Technique, openings: u32) -> Moment {
        Moment { steps: 1, hardest, openings }
    }

    fn rating(techniques: &[(Technique, u32)], profile: &[Moment]) -> Rating {
        let (techniques, profile) = (techniques.to_vec(), profile.to_vec());
        Rating { number: 35, tier: Tier::Moderate, finished: true, techniques, profile }
    }

    #[test]
    fn a_rating_in_words() {
        let rating = rating(
            &[(Technique::Overlap, 1), (Technique::WholeRun, 2)],
            &[moment(Technique::WholeRun, 4), moment(Technique::Overlap, 2), moment(Technique::WholeRun, 3)],
        );
        assert_eq!(headline(&rating), "Difficulty: moderate · 35 of 100");
        assert_eq!(summary(&rating), "3 steps, one short argument each. The hardest technique is “run is whole”.");
        assert_eq!(needed(Technique::WholeRun, 2), "2 × run is whole");
        assert_eq!(
            caption(&rating),
            "From the first step to the last; taller is harder. Grey: more than one line gives a next step."
        );
        assert_eq!(
            profile_in_words(&rating),
            "The course of the solve. The hardest: at the beginning “run is whole”, in the middle “overlap”, at the end \
             “run is whole”."
        );
    }

    #[test]
    fn a_rating_says_where_there_is_little_to_go_on() {
        let rating = rating(
            &[(Technique::Overlap, 1), (Technique::Contradiction, 1)],
            &[moment(Technique::Contradiction, 0), moment(Technique::Overlap, 1)],
        );
        let caption = caption(&rating);
        assert!(caption.ends_with("taller is harder. Violet: the step supposes a cell."), "{caption}");
        let said = profile_in_words(&rating);
        assert!(
            said.ends_with("In 1 of 2 parts only one line gives a next step. In 1 of 2 parts a cell is supposed."),
            "{said}"
        );
        assert!(said.contains("in the middle “contradiction”, at the end “overlap”"), "{said}");
    }

    #[test]
    fn what_people_do_not_finish_says_how_far_they_come() {
        let beyond = Rating { number: 100, tier: Tier::Fiendish, finished: false, ..rating(&[], &[]) };
        assert_eq!(headline(&beyond), "Difficulty: fiendish · 100 of 100");
        assert_eq!(summary(&beyond), "None of the techniques applies.");
        let beyond = Rating { techniques: vec![(Technique::Split, 1)], ..beyond };
        assert_eq!(summary(&beyond), "Arguments explain 1 step, up to “split”. After that, no technique applies.");
        assert_eq!(summary(&rating(&[], &[])), "There is nothing to do.");
    }

    #[test]
    fn harder_techniques_are_taller() {
        let heights: Vec<f64> = Technique::ALL.into_iter().map(height).collect();
        assert!(heights.windows(2).all(|pair| pair[0] < pair[1]) && heights[0] > 0.0);
        assert!((height(Technique::Contradiction) - 1.0).abs() < f64::EPSILON);
    }
}
