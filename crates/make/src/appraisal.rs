//! Judges a puzzle that is being made: how many solutions it has, what solves it, and how hard it is.
//!
//! Three stages, each slower than the one before, so that a person who draws sees results early: what lines settle, whether there is one solution,
//! and how hard it is.

use nonoscope_core::puzzle::{Grid, Puzzle};
use nonoscope_core::solve::{Method, Options, Rating, Verdict, Watch, propagate, rate_known, solve_watched};

/// How many solutions are looked for, so that differing cells can be marked. Two would miss most of them.
const SOLUTIONS: usize = 8;

/// The judgement of a puzzle, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Appraisal {
    /// Whether there is one solution. [`Verdict::Stuck`] after the first stage, if lines leave cells open.
    pub verdict: Verdict,
    /// What it takes to solve the puzzle, if it has one solution and that is known.
    pub solved_by: Option<SolvedBy>,
    /// How hard it is for a person, if it has one solution and that is known.
    pub rating: Option<Rating>,
    /// The cells that all solutions found have in common; without any, those that lines settle.
    pub common: Grid,
}

/// What it takes to solve a puzzle. Each can do what those before it can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum SolvedBy {
    /// Looking at one line at a time.
    Lines,
    /// Supposing a cell here and there, as a person can.
    Suppositions,
    /// A search, which takes a program.
    Search,
}

impl SolvedBy {
    /// `lines`, `suppositions` or `search`.
    pub fn name(self) -> &'static str {
        match self {
            SolvedBy::Lines => "lines",
            SolvedBy::Suppositions => "suppositions",
            SolvedBy::Search => "search",
        }
    }
}

impl Appraisal {
    /// All three stages. `limit` is the most work for the second one, as in [`Options::limit`]. The watch can stop the last two, which leaves the
    /// rest open.
    pub fn of(puzzle: &Puzzle, limit: Option<u64>, watch: &mut dyn Watch) -> Appraisal {
        Appraisal::by_lines(puzzle).searched(puzzle, limit, watch).rated(puzzle, watch)
    }

    /// The first stage: what lines alone say of a puzzle. This takes microseconds, except for huge ones.
    pub fn by_lines(puzzle: &Puzzle) -> Appraisal {
        let propagated = propagate(puzzle);
        let verdict = match propagated.contradiction {
            Some(_) => Verdict::None,
            None if propagated.grid.unknown_cells() > 0 => Verdict::Stuck,
            // Each clue has been looked at since its last cell became known.
            None => Verdict::Unique,
        };
        let solved_by = (verdict == Verdict::Unique).then_some(SolvedBy::Lines);
        Appraisal { verdict, solved_by, rating: None, common: propagated.grid }
    }

    /// The second stage, if the first one left something open: whether there is one solution.
    pub fn searched(self, puzzle: &Puzzle, limit: Option<u64>, watch: &mut dyn Watch) -> Appraisal {
        if self.verdict != Verdict::Stuck {
            return self;
        }
        let options = Options::new(Method::Auto).solutions(SOLUTIONS).limit(limit).reason(false);
        let outcome = solve_watched(puzzle, options, watch);
        Appraisal { verdict: outcome.verdict, common: outcome.common(), ..self }
    }

    /// The third stage, if there is one solution: how hard it is, and thereby what solves it.
    pub fn rated(self, puzzle: &Puzzle, watch: &mut dyn Watch) -> Appraisal {
        if self.verdict != Verdict::Unique {
            return self;
        }
        let rating = rate_known(puzzle, self.verdict, watch);
        let by_a_person = |rating: &Rating| if rating.finished { SolvedBy::Suppositions } else { SolvedBy::Search };
        Appraisal { solved_by: self.solved_by.or(rating.as_ref().map(by_a_person)), rating, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::solve::{Tier, Work, rate, solve};
    use nonoscope_format as format;
    use std::ops::ControlFlow;

    fn puzzle(text: &str) -> Puzzle {
        format::read(text).unwrap().puzzle
    }

    fn appraised(text: &str) -> Appraisal {
        Appraisal::of(&puzzle(text), None, &mut ())
    }

    #[test]
    fn it_is_known_what_it_takes() {
        let by_lines = appraised("3x3:1/3/1/1/3/1");
        assert_eq!((by_lines.verdict, by_lines.solved_by), (Verdict::Unique, Some(SolvedBy::Lines)));
        assert_eq!(by_lines.rating.map(|rating| rating.tier), Some(Tier::Gentle));

        let lambda = appraised(nonoscope_format::examples::LAMBDA.text);
        assert_eq!((lambda.verdict, lambda.solved_by), (Verdict::Unique, Some(SolvedBy::Suppositions)));

        let forever = appraised(include_str!("../../../tests/data/golden/forever.txt"));
        assert_eq!((forever.verdict, forever.solved_by), (Verdict::Unique, Some(SolvedBy::Search)));
        assert_eq!(forever.rating.map(|rating| rating.number), Some(100));
    }

    #[test]
    fn what_has_several_solutions_or_none_is_not_solved_by_anything() {
        let several = appraised("2x2:1/1/1/1");
        assert_eq!((several.verdict, several.solved_by, several.rating), (Verdict::Multiple, None, None));
        assert!(several.common.is_unknown());
        let none = appraised("1\n1\n\n1\n1\n\ngivens\nXX\n..\n");
        assert_eq!((none.verdict, none.solved_by, none.rating), (Verdict::None, None, None));
    }

    #[test]
    fn more_than_two_solutions_are_compared() {
        // Each of the four pairs of cells can be swapped independently, and two solutions need not differ in all of them.
        let pairs = Puzzle::of_picture(&"XOOOO\nOXOOO\nOOOXO\nOOOOX".parse().unwrap()).unwrap();
        let common = Appraisal::of(&pairs, None, &mut ()).common;
        assert!(common.unknown_cells() > 8, "{common}");
    }

    #[test]
    fn the_stages_say_more_and_more() {
        let puzzle = puzzle(nonoscope_format::examples::LAMBDA.text);
        let first = Appraisal::by_lines(&puzzle);
        assert_eq!((first.verdict, first.solved_by), (Verdict::Stuck, None));
        let second = first.clone().searched(&puzzle, Some(0), &mut ());
        assert_eq!((second.verdict, &second.common), (Verdict::Stopped, &first.common));
        let second = first.searched(&puzzle, None, &mut ());
        assert_eq!((second.verdict, second.solved_by, &second.rating), (Verdict::Unique, None, &None));
        let third = second.rated(&puzzle, &mut ());
        assert_eq!(third.rating, rate(&puzzle, &solve(&puzzle, Method::Auto), &mut ()));
    }

    #[test]
    fn whoever_stops_it_keeps_what_is_known() {
        struct Impatient;
        impl Watch for Impatient {
            fn working(&mut self, _work: Work) -> ControlFlow<()> {
                ControlFlow::Break(())
            }
        }
        let puzzle = puzzle(nonoscope_format::examples::LAMBDA.text);
        let appraisal = Appraisal::of(&puzzle, None, &mut Impatient);
        assert_eq!(appraisal.verdict, Verdict::Stopped);
        assert_eq!(appraisal.common, propagate(&puzzle).grid);
    }
}
