//! Running a solve: the chosen method, and then the reason if there is no solution.

use super::aside::{Long, Solved};
use super::complete::complete;
use super::data::Work;
use super::data::{Method, Options, Outcome};
use super::meter::{Meter, Watch};
use super::methods;
use crate::puzzle::Puzzle;
use crate::sat::Derived;

/// Solves a puzzle. The same puzzle and options always give the same outcome.
pub fn solve(puzzle: &Puzzle, options: impl Into<Options>) -> Outcome {
    solve_watched(puzzle, options, &mut ())
}

/// Solves a puzzle, and reports its progress to a watch, which does not affect the outcome unless it stops the solve.
pub fn solve_watched(puzzle: &Puzzle, options: impl Into<Options>, watch: &mut dyn Watch) -> Outcome {
    let options = options.into();
    let meter = Meter::new(options.limit, watch);
    complete(puzzle, &options, methods::solve(puzzle, &options, &meter), &meter)
}

/// The same, always with [`Method::Auto`]: a program that calls only this contains no other method.
pub fn solve_automatically(puzzle: &Puzzle, options: &Options, watch: &mut dyn Watch) -> Outcome {
    let options = options.method(Method::Auto);
    let meter = Meter::new(options.limit, watch);
    complete(puzzle, &options, methods::auto(puzzle, &options, &meter), &meter)
}

/// The same as [`solve_watched`], but `None` for `human`: a program that calls only this one contains nothing that argues like a person.
/// With several jobs and no limit, a long search is handed over.
pub fn solve_by_computing(puzzle: &Puzzle, options: &Options, watch: &mut dyn Watch) -> Option<Solved> {
    let divides = options.jobs > 1 && options.limit.is_none();
    let meter = if divides { Meter::after(Work::default(), true, watch) } else { Meter::new(options.limit, watch) };
    let outcome = methods::compute(puzzle, options, &meter)?;
    Some(match meter.left() {
        Some((left, searcher)) => Solved::Long(Box::new(Long::new(left, options, &meter)), searcher),
        None => Solved::Outcome(Box::new(complete(puzzle, options, outcome, &meter))),
    })
}

/// What `human` finds out, ignoring the requested method: a program that calls only this contains no other method.
pub fn solve_by_arguing(puzzle: &Puzzle, options: &Options, watch: &mut dyn Watch) -> Outcome {
    let meter = Meter::new(options.limit, watch);
    complete(puzzle, options, methods::argue(puzzle, options, &meter), &meter)
}

/// The same without a reason: a program that calls only this one contains no SAT solver either.
pub fn argue_alone(puzzle: &Puzzle, options: &Options, watch: &mut dyn Watch) -> Outcome {
    methods::argue(puzzle, options, &Meter::new(options.limit, watch))
}

/// What [`Method::Auto`] finds out, ignoring the requested method, without a reason. A listener gets what the SAT solver derives about
/// [`Order`](crate::sat::Order) with what was known before the search.
pub fn solve_telling(
    puzzle: &Puzzle,
    options: &Options,
    watch: &mut dyn Watch,
    listener: &dyn Fn(Derived<'_>),
) -> Outcome {
    let mut meter = Meter::new(options.limit, watch);
    meter.listener = Some(listener);
    methods::auto(puzzle, options, &meter)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::Verdict;
    use crate::written;

    #[test]
    fn the_reason_is_looked_for_only_if_it_is_wanted() {
        let puzzle = written::puzzle("1\n1\n\n1\n1\n\ngivens\nXX\n..\n");
        for method in Method::ALL {
            let wanted = solve(&puzzle, method);
            let unwanted = solve(&puzzle, Options::new(method).reason(false));
            assert_eq!((wanted.verdict, unwanted.verdict), (Verdict::None, Verdict::None));
            assert!(wanted.contradiction.is_some() && unwanted.contradiction.is_none());
        }
    }

    #[test]
    fn each_program_of_the_page_has_the_methods_that_the_other_lacks() {
        let puzzles = [written::GCHQ_2015, "2\n0\n\n1\n1", "1\n1\n\n1\n1"];
        for puzzle in puzzles.map(written::puzzle) {
            for method in Method::ALL {
                let options = Options::new(method);
                let computed = solve_by_computing(&puzzle, &options, &mut ());
                assert_eq!(computed.is_none(), method == Method::Human);
                let outcome = match computed {
                    Some(Solved::Outcome(outcome)) => *outcome,
                    Some(Solved::Long(..)) => panic!("with one job nothing is left to others"),
                    None => solve_by_arguing(&puzzle, &options, &mut ()),
                };
                assert_eq!(outcome, solve(&puzzle, method), "{method}");
                assert_eq!(solve_automatically(&puzzle, &options, &mut ()), solve(&puzzle, Method::Auto));
            }
        }
    }
}
