//! The limits of solving: solutions, steps, work, the size of a formula. Just above a limit it stops and says why.

use crate::program::{Said, nonoscope};
use nonoscope::puzzle::{Clue, MAX_SIDE, Puzzle};
use nonoscope::solve::{MAX_SOLUTION_CELLS, MAX_SOLUTIONS, MAX_STEPS, Method, Options, Stop, Verdict, solve};
use nonoscope::{examples, format};

fn puzzle(text: &str) -> Puzzle {
    format::read(text).unwrap().puzzle
}

/// A puzzle of this side with one filled cell in each of the first `lines` rows and columns: it has as many solutions
/// as there are permutations of `lines`.
fn orders(side: usize, lines: usize) -> Puzzle {
    let clues: Vec<Clue> = (0..side).map(|line| Clue::from_iter((line < lines).then_some(1))).collect();
    Puzzle::new(clues.clone(), clues).unwrap()
}

#[test]
fn so_many_solutions_can_be_asked_for() {
    for (number, expected) in
        [("0", 2), ("1", 0), ("99999", 0), ("100000", 0), ("100001", 2), ("99999999999999999999", 2)]
    {
        let Said { code, out, err: wrong, .. } = nonoscope(&["solve", "--solutions", number, "-"], "2x2:1/1/1/1");
        assert_eq!(code, expected, "{number}: {wrong}");
        assert_eq!(wrong.contains("a number from 1 to 100000"), expected == 2, "{number}: {wrong}");
        assert_eq!(out.is_empty(), expected == 2);
    }
    assert_eq!(MAX_SOLUTIONS, 100_000);
}

#[test]
fn a_trace_has_no_more_steps_than_it_may() {
    for (text, method) in [
        (examples::GCHQ_2015.text, Method::Passes),
        (examples::GCHQ_2015.text, Method::Constrained),
        (examples::GCHQ_2015.text, Method::Auto),
        (examples::BICYCLE.text, Method::Auto),
        (examples::BICYCLE.text, Method::Simulate),
    ] {
        let puzzle = puzzle(text);
        let whole = solve(&puzzle, method);
        let steps = whole.trace.len();
        assert_eq!(whole.verdict, Verdict::Unique);
        for most in [steps, steps + 1, usize::MAX] {
            assert_eq!(solve(&puzzle, Options::new(method).steps(most)), whole, "{method:?}");
        }
        for most in (0..steps).rev().step_by(steps / 20) {
            let outcome = solve(&puzzle, Options::new(method).steps(most));
            assert_eq!((outcome.verdict, outcome.stopped), (Verdict::Stopped, Some(Stop::Steps)), "{method:?}");
            assert!(outcome.trace.len() == most && outcome.trace.steps().eq(whole.trace.steps().take(most)));
            assert!(outcome.solutions.is_empty() && !outcome.complete);
            let steps = if most == 1 { "1 step".to_owned() } else { format!("{most} steps") };
            let sentence = format!("Stopped after {steps}, before there was an answer. No more steps are kept.");
            assert_eq!(outcome.sentence().to_string(), sentence);
        }
    }
    // The most steps that `constrained` can need.
    const { assert!(MAX_STEPS > 2 * MAX_SIDE + MAX_SIDE * MAX_SIDE) };
}

#[test]
fn no_more_work_is_done_than_may_be() {
    let lambda = puzzle(examples::LAMBDA.text);
    let whole = solve(&lambda, Method::Simulate);
    let work = whole.work.total();
    for limit in [work, work + 1] {
        assert_eq!(solve(&lambda, Options::new(Method::Simulate).limit(limit)), whole);
    }
    let stopped = solve(&lambda, Options::new(Method::Simulate).limit(work - 1));
    assert_eq!((stopped.verdict, stopped.stopped), (Verdict::Stopped, Some(Stop::Work)));
    assert_eq!(stopped.work.total(), work - 1);
    let Said { code, out, .. } =
        nonoscope(&["solve", "--method", "simulate", "--limit", "3", "-"], examples::LAMBDA.text);
    assert_eq!(code, 3);
    assert!(out.ends_with("Stopped before there was an answer. Work so far: 3 suppositions.\n"), "{out}");
}

#[test]
fn a_formula_that_would_be_too_large_is_not_made() {
    // Every run of 1 can start at some 500 cells of its line.
    let clues = vec![Clue::from_iter(vec![1; MAX_SIDE / 4]); MAX_SIDE];
    let outcome = solve(&Puzzle::new(clues.clone(), clues).unwrap(), Method::Sat);
    assert_eq!((outcome.verdict, outcome.stopped), (Verdict::Stopped, Some(Stop::Formula)));
    let sentence = "Stopped before there was an answer. As a formula, the puzzle is too large for the SAT solver.";
    assert_eq!(outcome.sentence(), sentence);
}

mod long {
    use super::*;

    #[test]
    fn there_is_room_for_a_limited_number_of_solutions() {
        let puzzle = orders(MAX_SIDE, 5);
        let room = MAX_SOLUTION_CELLS / (MAX_SIDE * MAX_SIDE);
        for method in [Method::Auto, Method::Simulate] {
            // The search looks for one more than wanted.
            for (wanted, stopped) in [(room - 2, None), (room - 1, None), (room, Some(Stop::Solutions))] {
                let outcome = solve(&puzzle, Options::new(method).solutions(wanted));
                assert_eq!((outcome.verdict, outcome.stopped), (Verdict::Multiple, stopped), "{wanted}");
                assert_eq!((outcome.solutions.len(), outcome.complete), (wanted, false));
                assert_eq!(outcome.found().count(), room.min(wanted + 1));
                let sentence = outcome.sentence().to_string();
                let expected = match stopped {
                    None => format!("More than {wanted} solutions. Those that were found differ in 25 cells."),
                    Some(_) => {
                        "At least 64 solutions. Those that were found differ in 25 cells. No more are kept for a puzzle of this size."
                            .to_owned()
                    }
                };
                assert_eq!(sentence, expected);
            }
        }
        // If there are exactly as many as there is room for, the outcome says so.
        let few = solve(&orders(MAX_SIDE, 4), Options::new(Method::Auto).solutions(MAX_SOLUTIONS));
        assert_eq!((few.solutions.len(), few.complete, few.stopped), (24, true, None));
    }
}
