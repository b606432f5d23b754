//! How hard a puzzle is for a person: a number, a word, and the figures behind them.
//!
//! `form` puts the puzzle into a form that is the same for all its mirror images, `measure` solves that as a person would and notes what each step
//! takes; `formula` turns that into a number, `tier` the number into a word, and `profile` the steps into a small picture. `docs/rating.md` explains
//! the formula.

mod form;
mod formula;
mod measure;
mod profile;
mod tier;

pub use form::rated_form;
pub use profile::{MOST_MOMENTS, Moment};
pub use tier::{Tier, UnknownTier};

use super::data::{Outcome, Verdict};
use super::meter::Watch;
use crate::puzzle::Puzzle;
use crate::trace::Technique;
use measure::{End, Solve, measure};

/// The most cells of a puzzle that is rated.
pub const MOST_RATED: usize = 100_000;

/// A puzzle is beyond people if more suppositions than this, times its cells, were followed in search of short ones.
const MOST_WORK: u64 = 2_000_000_000;

/// How hard a puzzle with one solution is for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rating {
    /// From 0 to 100; 100 only if `finished` is false.
    pub number: u8,
    /// The number in a word.
    pub tier: Tier,
    /// Whether deductions and single suppositions lead to the end.
    pub finished: bool,
    /// The techniques, the easiest first, each with how many steps needed it.
    pub techniques: Vec<(Technique, u32)>,
    /// How the solve went, in up to [`MOST_MOMENTS`] moments.
    pub profile: Vec<Moment>,
}

impl Rating {
    /// The hardest technique, if any step was needed.
    pub fn hardest(&self) -> Option<Technique> {
        self.techniques.last().map(|&(technique, _)| technique)
    }

    fn new(puzzle: &Puzzle, solve: &Solve) -> Rating {
        let finished = solve.end == End::Finished;
        let lines = (puzzle.width() + puzzle.height()) as u64;
        let number = if finished { formula::number(&solve.steps, lines) } else { formula::BEYOND_PEOPLE };
        let times = |technique| solve.steps.iter().filter(|step| step.technique == technique).count() as u32;
        let techniques = Technique::ALL.into_iter().map(|technique| (technique, times(technique)));
        Rating {
            number,
            tier: Tier::of(number),
            finished,
            techniques: techniques.filter(|&(_, times)| times > 0).collect(),
            profile: profile::profile(&solve.steps),
        }
    }
}

/// The rating of a puzzle with this outcome. `None` if the puzzle has no solution or several, if that is neither known nor found out here, if there
/// are more than [`MOST_RATED`] cells, or if the watch stopped the rating.
///
/// It depends on the puzzle alone: any outcome with a verdict will do. It is the same for a puzzle that is mirrored or turned, or whose inks are in
/// another order, because all of these are solved in one form, which is [`rated_form`].
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::solve::{Method, Tier, rate, solve};
/// use nonoscope::puzzle::Puzzle;
///
/// let puzzle = Puzzle::of_picture(&"OXOXO\nXXXXX\nOXXXO\nOOXOO".parse().unwrap()).unwrap();
/// let rating = rate(&puzzle, &solve(&puzzle, Method::Auto), &mut ()).unwrap();
/// assert_eq!(rating.tier, Tier::Gentle);
/// ```
pub fn rate(puzzle: &Puzzle, outcome: &Outcome, watch: &mut dyn Watch) -> Option<Rating> {
    rate_known(puzzle, outcome.verdict, watch)
}

/// The same, where only the verdict is at hand.
pub fn rate_known(puzzle: &Puzzle, verdict: Verdict, watch: &mut dyn Watch) -> Option<Rating> {
    let cells = puzzle.width() * puzzle.height();
    if matches!(verdict, Verdict::None | Verdict::Multiple) || cells > MOST_RATED {
        return None;
    }
    let puzzle = &rated_form(puzzle)?;
    let solve = measure(puzzle, MOST_WORK / cells as u64, watch);
    match solve.end {
        End::Finished => {}
        End::Stuck if verdict == Verdict::Unique => {}
        End::Stuck | End::Stopped => return None,
    }
    Some(Rating::new(puzzle, &solve))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::{Method, solve};
    use crate::written;

    fn rating(text: &str) -> Option<Rating> {
        let puzzle = written::puzzle(text);
        rate(&puzzle, &solve(&puzzle, Method::Auto), &mut ())
    }

    #[test]
    fn only_puzzles_with_one_solution_have_a_rating() {
        assert_eq!(rating("1\n1\n\n1\n1"), None);
        assert_eq!(rating("1\n1\n\n1\n1\n\ngivens\nX.\nX.\n"), None);
        let rating = rating("2\n1\n\n1\n2").unwrap();
        assert_eq!((rating.number, rating.tier, rating.finished), (0, Tier::Gentle, true));
    }

    #[test]
    fn a_puzzle_that_is_all_given_takes_nothing() {
        let rating = rating("1\n1\n\n1\n1\n\ngivens\nXO\nOX\n").unwrap();
        assert_eq!((rating.number, rating.hardest(), rating.profile), (0, None, Vec::new()));
    }

    #[test]
    fn what_people_do_not_finish_is_fiendish() {
        let text = include_str!("../../../../../tests/data/golden/forever.txt");
        let rating = rating(text).unwrap();
        assert_eq!((rating.number, rating.tier, rating.finished), (100, Tier::Fiendish, false));
    }

    #[test]
    fn a_verdict_that_is_open_may_be_found_by_a_person() {
        let puzzle = written::puzzle(written::LAMBDA);
        let [lines, all] = [Method::Passes, Method::Auto].map(|method| rate(&puzzle, &solve(&puzzle, method), &mut ()));
        assert!(lines.is_some());
        assert_eq!(lines, all);
    }

    #[test]
    fn a_watch_can_stop_it() {
        struct Impatient;
        impl Watch for Impatient {
            fn working(&mut self, _work: crate::solve::Work) -> std::ops::ControlFlow<()> {
                std::ops::ControlFlow::Break(())
            }
        }
        let puzzle = written::puzzle(written::LAMBDA);
        assert_eq!(rate(&puzzle, &solve(&puzzle, Method::Auto), &mut Impatient), None);
    }
}
