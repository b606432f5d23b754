//! A long search on several threads.

use crate::makers::noise::noise;
use crate::makers::swapped::swapped;
use nonoscope::puzzle::{Axis, Puzzle};
use nonoscope::solve::{Method, Options, Outcome, Stop, Verdict, solve};

fn solved(puzzle: &Puzzle, jobs: usize, limit: Option<u64>) -> Outcome {
    solve(puzzle, Options::new(Method::Auto).jobs(jobs).limit(limit).solutions(2).reason(false))
}

#[test]
fn a_limit_holds_for_all_threads_together() {
    let puzzle = noise(30, 45, 1);
    let limit = Some(20_000);
    let [two, four] = [2, 4].map(|jobs| solved(&puzzle, jobs, limit));
    assert_eq!((two.stopped, two.work.total()), (Some(Stop::Work), 20_000));
    assert_eq!((two.work, two.trace), (four.work, four.trace));
}

/// The tests that take longest.
mod long {
    use super::*;

    #[test]
    fn several_threads_find_the_same_whatever_their_number() {
        let puzzles = [swapped(40, 50, 4), swapped(40, 50, 5), noise(35, 50, 2), noise(20, 50, 1)];
        let expected = [Verdict::None, Verdict::None, Verdict::Multiple, Verdict::Multiple];
        for (index, (puzzle, expected)) in puzzles.iter().zip(expected).enumerate() {
            let [alone, two, four] = [1, 2, 4].map(|jobs| solved(puzzle, jobs, None));
            assert_eq!([alone.verdict, two.verdict, four.verdict], [expected; 3], "puzzle {index}");
            assert_eq!(
                (two.work, &two.trace, &two.solutions),
                (four.work, &four.trace, &four.solutions),
                "puzzle {index}"
            );
            assert_eq!((&two.further, two.found().count()), (&four.further, alone.found().count()));
            for solution in two.found() {
                let clues = Puzzle::of_picture(solution).unwrap();
                for axis in [Axis::Row, Axis::Column] {
                    assert_eq!(clues.clues(axis), puzzle.clues(axis), "puzzle {index}");
                }
            }
            // The last one is too easy to be divided.
            assert_eq!(two.work != alone.work, index < 3, "puzzle {index}");
        }
    }
}
