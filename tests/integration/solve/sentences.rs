//! The verdict in the words that people read: each kind of sentence.

use nonoscope::solve::{Method, Options, solve};
use nonoscope::{examples, format};

/// The sentence about a puzzle if this many solutions are wanted.
fn said(text: &str, method: Method, solutions: usize, limit: Option<u64>) -> String {
    let options = Options::new(method).solutions(solutions).limit(limit);
    solve(&format::read(text).unwrap().puzzle, options).sentence().to_string()
}

const PLUS: &str = "3x3:1/3/1/1/3/1";
const DIAGONALS: &str = "2x2:1/1/1/1";
const SIX: &str = "3x3:1/1/1/1/1/1";
const GIVEN: &str = "1\n1\n\n1\n1\n\ngivens\nXO\nOX";
const CONTRADICTION: &str = "1\n1\n\n1\n1\n\ngivens\nX.\nX.";
const LAMBDA: &str = examples::LAMBDA.text;
const CARD: &str = examples::GCHQ_2015.text;
const KNOTTY: &str = include_str!("../../data/golden/knotty.txt");

#[test]
fn of_a_single_solution() {
    for (text, method, expected) in [
        (GIVEN, Method::Auto, "Exactly one solution: all its cells are given."),
        (PLUS, Method::Auto, "Exactly one solution. Line by line, it takes 1 pass."),
        (CARD, Method::Passes, "Exactly one solution. Line by line, it takes 4 passes."),
        (CARD, Method::Constrained, "Exactly one solution. Line by line, it takes 107 looks."),
        (PLUS, Method::Sat, "Exactly one solution. The SAT solver proved it without a dead end."),
        (LAMBDA, Method::Auto, "Exactly one solution. It takes more than single lines: 13 suppositions (27 tried)."),
    ] {
        assert_eq!(said(text, method, 1, None), expected);
    }
}

#[test]
fn of_several_solutions() {
    for (text, solutions, expected) in [
        (DIAGONALS, 1, "More than one solution. The two that were found differ in 4 cells."),
        (DIAGONALS, 2, "Exactly 2 solutions. They differ in 4 cells."),
        (SIX, 2, "More than 2 solutions. Those that were found differ in 7 cells."),
        (SIX, 6, "Exactly 6 solutions. They differ in 9 cells."),
    ] {
        assert_eq!(said(text, Method::Auto, solutions, None), expected);
    }
}

#[test]
fn of_none() {
    assert_eq!(
        said(CONTRADICTION, Method::Auto, 1, None),
        "No solution. Column 1 cannot be completed with the given cells."
    );
}

#[test]
fn of_a_method_that_goes_no_further() {
    let stay = "There may be one solution, several, or none.";
    for (text, method, expected) in [
        (DIAGONALS, Method::Passes, "Single lines settle nothing here: 4 cells remain unknown.".to_owned()),
        (
            KNOTTY,
            Method::Passes,
            format!("Single lines get no further: pass 2 finds nothing new. 1521 cells remain unknown. {stay}"),
        ),
        (
            KNOTTY,
            Method::Constrained,
            format!(
                "Single lines get no further: after 80 looks, no line says anything new. 1521 cells remain \
                 unknown. {stay}"
            ),
        ),
    ] {
        assert_eq!(said(text, method, 1, None), expected);
    }
}

#[test]
fn of_a_search_that_was_stopped() {
    for (text, method, limit, expected) in [
        (DIAGONALS, Method::Auto, 3, "Stopped before there was an answer. Work so far: 3 suppositions."),
        (LAMBDA, Method::Sat, 1, "Stopped before there was an answer. Work so far: 1 dead end of the SAT solver."),
        (
            KNOTTY,
            Method::Auto,
            3_050,
            "Stopped before there was an answer. Work so far: 3042 suppositions and 8 dead ends of the SAT solver.",
        ),
        (
            SIX,
            Method::Sat,
            5,
            "At least 5 solutions. Those that were found differ in 9 cells. Stopped before it was known whether \
             there are more. Work so far: 5 dead ends of the SAT solver.",
        ),
        (
            SIX,
            Method::Auto,
            20,
            "At least 2 solutions. Those that were found differ in 4 cells. Stopped before it was known whether \
             there are more. Work so far: 18 suppositions and 2 dead ends of the SAT solver.",
        ),
    ] {
        assert_eq!(said(text, method, 1_000, Some(limit)), expected);
    }
}
