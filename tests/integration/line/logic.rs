//! How far line logic alone gets with puzzles other than the GCHQ card, exactly.

use nonoscope::puzzle::{Clue, Puzzle};
use nonoscope::solve::{Method, Outcome, Verdict, solve};
use nonoscope::trace::Replay;
use nonoscope::{examples, format};

const TEN_BY_TEN: &str = "10x10:2/3.2/1.1.3/2.5/2.2.4/1.1.4/1.3/1.1.2/4/4.1/5.2/2.3.3/1.2/6/3/1/4/6/7/4.1";
const TEN_BY_TEN_RUNS: &str = "([[2],[3,2],[1,1,3],[2,5],[2,2,4],[1,1,4],[1,3],[1,1,2],[4],[4,1]],\
                               [[5,2],[2,3,3],[1,2],[6],[3],[1],[4],[6],[7],[4,1]])";

fn solved(text: &str) -> (Puzzle, Outcome) {
    let puzzle = format::read(text).unwrap().puzzle;
    let outcome = solve(&puzzle, Method::Passes);
    (puzzle, outcome)
}

#[test]
fn the_lambda_gives_nothing_away() {
    let (puzzle, outcome) = solved(examples::LAMBDA.text);
    assert_eq!((puzzle.width(), puzzle.height()), (10, 12));
    assert_eq!((outcome.verdict, outcome.passes), (Verdict::Stuck, 0));
    assert_eq!(outcome.grid.unknown_cells(), 120);
}

/// webpbn 8098: `3 / 1`, eight times `3 1 / 1`, `1`, and the mirror image for the columns.
#[test]
fn nine_dominoes_give_nothing_away() {
    let mut rows: Vec<Vec<u16>> = vec![vec![3], vec![1]];
    for _ in 0..8 {
        rows.extend([vec![3, 1], vec![1]]);
    }
    rows.push(vec![1]);
    let columns = rows.iter().rev().map(|runs| runs.iter().rev().copied().collect::<Clue>());
    let columns: Vec<Clue> = columns.collect();
    let rows = rows.into_iter().map(|runs| runs.into_iter().collect()).collect();
    let puzzle = Puzzle::new(rows, columns).unwrap();
    assert_eq!((puzzle.width(), puzzle.height()), (19, 19));
    let outcome = solve(&puzzle, Method::Passes);
    assert_eq!((outcome.verdict, outcome.passes), (Verdict::Stuck, 0));
    assert_eq!(outcome.grid.unknown_cells(), 361);
}

#[test]
fn the_game_id_of_2016_is_solved() {
    let (puzzle, outcome) = solved(TEN_BY_TEN);
    let mut replay = Replay::new(puzzle.givens());
    let unknown = (1..=6).map(|half_pass| {
        replay.go_to(&outcome.trace, 10 * half_pass);
        replay.unknown()
    });
    assert_eq!(unknown.collect::<Vec<_>>(), [79, 45, 11, 8, 4, 0]);
    assert_eq!((outcome.verdict, outcome.passes, outcome.trace.len()), (Verdict::Unique, 3, 60));
    let expected = [
        "XXXXXOOOXX",
        "XXOXXXOXXX",
        "OXOOOOOOXX",
        "OOOOXXXXXX",
        "OOXXXOOOOO",
        "OOOXOOOOOO",
        "OOXXXXOOOO",
        "OXXXXXXOOO",
        "OXXXXXXXOO",
        "OOOOXXXXOX",
    ];
    assert_eq!(outcome.grid.row_strings(), expected);
    assert_eq!(outcome.solutions, [outcome.grid]);
}

#[test]
fn the_runs_pair_is_the_same_puzzle() {
    assert_eq!(solved(TEN_BY_TEN_RUNS), solved(TEN_BY_TEN));
}

#[test]
fn bella_is_not_solved() {
    let (_, outcome) = solved("4x4:2/1/2/1/1.1/2/1/1");
    assert_eq!(outcome.verdict, Verdict::Stuck);
    assert!(outcome.solutions.is_empty());
}

#[test]
fn the_qr_pattern_with_three_solutions_keeps_7_cells() {
    let (puzzle, outcome) = solved(examples::THREE_PATTERNS.text);
    assert_eq!((puzzle.width(), puzzle.height()), (21, 21));
    assert_eq!((outcome.verdict, outcome.grid.unknown_cells()), (Verdict::Stuck, 7));
}
