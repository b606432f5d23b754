//! Everything that is known about the GCHQ card of 2015, exactly.

use crate::twins::listing;
use nonoscope::examples;
use nonoscope::format;
use nonoscope::line::{Count, Known, Layouts, Mask, layouts};
use nonoscope::puzzle::{At, Axis, Cell, Grid, Line, Puzzle};
use nonoscope::solve::{Method, Outcome, Verdict, propagate, solve};
use nonoscope::trace::{Reason, Replay};

fn card() -> Puzzle {
    format::read(examples::GCHQ_2015.text).unwrap().puzzle
}

fn card_without_givens() -> Puzzle {
    let card = card();
    Puzzle::new(card.clues(Axis::Row).to_vec(), card.clues(Axis::Column).to_vec()).unwrap()
}

fn picture(text: &str) -> Grid {
    Grid::from_picture(&text.split_whitespace().collect::<Vec<_>>()).unwrap()
}

/// Unknown cells after each half-pass.
fn unknown_after_half_passes(puzzle: &Puzzle, outcome: &Outcome) -> Vec<usize> {
    let mut replay = Replay::new(puzzle.givens());
    let mut counts = Vec::new();
    for (index, step) in outcome.trace.steps().enumerate() {
        replay.go_to(&outcome.trace, index + 1);
        let line = step.reason.line().unwrap();
        if line.index + 1 == puzzle.clues(line.axis).len() {
            counts.push(replay.unknown());
        }
    }
    counts
}

/// The number of layouts of a line on the empty grid, and of those that fitted when the line was first looked at.
fn first_look(outcome: &Outcome, wanted: Line) -> (Count, Count) {
    let found = outcome.trace.steps().find(|step| step.reason.line() == Some(wanted));
    let Reason::Line { layouts, fitting, .. } = found.unwrap().reason else { panic!("not a line") };
    (layouts, fitting)
}

const AFTER_PASS_1: &str = "
    ..XXXXX...X.OO..X.XXXXX..
    ..OOOOX.X.O.....O.XOOOO..
    ..XXX.X....O...OX.X.XX...
    X.XXX.X....XXXXXX.X.XX...
    X.XXX.X..XXXX..XX.X.XX..X
    X.OOOOX...XO...OO.XOOO..X
    XXXXXXXOXOXOXOXOXOXXXXXXX
    ..OOO.OO..XOOOX.XOOOOO.O.
    ..XX..XX.OXOXOXXXOXO...X.
    ..XO..OO....OXX.O.O....X.
    ..X...X......X..X......O.
    ..O...O......XO.X........
    ..XX..X.X....O.OO.X......
    ..OXX.O.X....XXXX.X......
    ..XX..XXXXX..O.OO........
    ..X...O.X..O..O.X...O....
    ..X...X.X.OXO.O.X...X....
    ..OOO.O.X..O..O.X...X..X.
    X.XXXXX.......O.X...X..X.
    X.OOO.X.....XOO.X...X..X.
    X.XXX.X.....XXOOX...X...O
    XOXXXOXOXXXOXXXXXXXXXXOXX
    ..XXX.X.....XXXXX..XXXX.O
    ..OOOOX......OOOO...O.X..
    ..XXXXX......XOXX.O.X.X..";

const AFTER_PASS_4: &str = "
    XXXXXXXOXXXOOOXOXOXXXXXXX
    XOOOOOXOXXOXXOOOOOXOOOOOX
    XOXXXOXOOOOOXXXOXOXOXXXOX
    XOXXXOXOXOOXXXXXXOXOXXXOX
    XOXXXOXOOXXXXXOXXOXOXXXOX
    XOOOOOXOOXXOOOOOOOXOOOOOX
    XXXXXXXOXOXOXOXOXOXXXXXXX
    OOOOOOOOXXXOOOXXXOOOOOOOO
    XOXXOXXXOOXOXOXXXOXOOXOXX
    XOXOOOOOOXXXOXXOOOOXOOOXO
    OXXXXOXOXXXXOXXOXOOOOXXOO
    OXOXOOOXOOOXOXOXXXXOXOXXX
    OOXXOOXOXOXOOOOOOXXOXXXXX
    OOOXXXOXXOXXOXXXXXXOXXXOX
    XOXXXXXXXXXOXOXOOXXOOOOXO
    OXXOXOOXXOOOXXOXXXOOOOOXO
    XXXOXOXOXOOXOOOOXXXXXOXOO
    OOOOOOOOXOOOXXOXXOOOXXXXX
    XXXXXXXOXOOXXOOOXOXOXOXXX
    XOOOOOXOXXOOXOOXXOOOXXOXO
    XOXXXOXOOOXXXXOOXXXXXOOXO
    XOXXXOXOXXXOXXXXXXXXXXOXX
    XOXXXOXOXOOXXXXXXOXXXXXXO
    XOOOOOXOOXXOOOOOOXOXOXXOO
    XXXXXXXOXXOOOXOXXOOOXXXXX";

#[test]
fn the_card_has_22_given_cells_and_603_unknown_ones() {
    let card = card();
    assert_eq!((card.width(), card.height()), (25, 25));
    assert_eq!((card.givens().filled_cells(), card.givens().unknown_cells()), (22, 603));
    let given = [
        (3, &[3, 4, 12, 13, 21][..]),
        (8, &[6, 7, 10, 14, 15, 18]),
        (16, &[6, 11, 16, 20]),
        (21, &[3, 4, 9, 10, 15, 20, 21]),
    ];
    for (row, columns) in given {
        for &column in columns {
            assert_eq!(card.givens().get(At::new(row, column)), Cell::FILLED, "row {row}, column {column}");
        }
    }
}

#[test]
fn the_card_takes_four_passes() {
    let card = card();
    let outcome = solve(&card, Method::Passes);
    assert_eq!(unknown_after_half_passes(&card, &outcome), [501, 317, 149, 58, 21, 10, 4, 0]);
    assert_eq!((outcome.verdict, outcome.passes, outcome.trace.len()), (Verdict::Unique, 4, 200));
    assert_eq!(outcome.trace.pass_ends(), [50, 100, 150, 200]);
    let mut replay = Replay::new(card.givens());
    replay.go_to(&outcome.trace, 50);
    assert_eq!(*replay.grid(), picture(AFTER_PASS_1));
    replay.go_to(&outcome.trace, 200);
    assert_eq!(*replay.grid(), picture(AFTER_PASS_4));
    assert_eq!(outcome.grid, picture(AFTER_PASS_4));
    assert_eq!(outcome.solutions, [picture(AFTER_PASS_4)]);
    assert_eq!(card.first_mismatch(&outcome.grid), None);
}

#[test]
fn other_ways_to_look_at_lines_lead_to_the_same_grid() {
    let card = card();
    let settled = propagate(&card);
    assert_eq!((settled.grid, settled.contradiction), (picture(AFTER_PASS_4), None));
    let outcome = solve(&card, Method::Constrained);
    assert_eq!((outcome.verdict, outcome.grid), (Verdict::Unique, picture(AFTER_PASS_4)));
    // First the lines without a free gap.
    let first: Vec<Line> = outcome.trace.steps().take(5).filter_map(|step| step.reason.line()).collect();
    assert_eq!(first, [Line::row(6), Line::row(21), Line::column(2), Line::column(6), Line::column(16)]);
}

#[test]
fn without_its_givens_line_logic_is_stuck() {
    let puzzle = card_without_givens();
    let outcome = solve(&puzzle, Method::Passes);
    assert_eq!(unknown_after_half_passes(&puzzle, &outcome), [520, 351, 204, 108, 50, 27, 19, 12, 12, 12]);
    assert_eq!((outcome.verdict, outcome.passes), (Verdict::Stuck, 4));
    assert!(outcome.solutions.is_empty());
}

#[test]
fn layouts_of_every_line() {
    let card = card();
    let of = |axis| -> Vec<u128> {
        let clues = card.clues(axis).iter();
        clues.map(|clue| layouts(clue, 25).exact().unwrap()).collect()
    };
    let rows = [
        21, 18564, 495, 9, 9, 15504, 1, 190, 55, 12376, 924, 1287, 3003, 84, 462, 5005, 1716, 1820, 120, 11440, 462, 1,
        28, 18564, 126,
    ];
    let columns = [
        56, 18564, 1, 45, 165, 27132, 1, 1330, 36, 3003, 792, 6435, 792, 1716, 2002, 2002, 1, 680, 84, 8568, 210, 55,
        462, 330, 462,
    ];
    assert_eq!(of(Axis::Row), rows);
    assert_eq!(of(Axis::Column), columns);
}

#[test]
fn lines_without_a_free_gap() {
    let card = card();
    let settled: Vec<Line> = card.lines().filter(|&line| card.clue(line).free_gaps(25) == 0).collect();
    let expected = [Line::row(6), Line::row(21), Line::column(2), Line::column(6), Line::column(16)];
    assert_eq!(settled, expected);
    for line in expected {
        assert_eq!(layouts(card.clue(line), 25), Count::from(1));
    }
}

#[test]
fn rows_9_and_17_have_this_many_layouts_that_fit_the_givens() {
    let outcome = solve(&card(), Method::Passes);
    assert_eq!(first_look(&outcome, Line::row(8)), (Count::from(55), Count::from(12)));
    assert_eq!(first_look(&outcome, Line::row(16)), (Count::from(1716), Count::from(71)));
}

#[test]
fn row_9_by_itself() {
    let card = card();
    let outcome = solve(&card, Method::Passes);
    let mut replay = Replay::new(card.givens());
    // The rows do not touch each other in the first half-pass.
    replay.go_to(&outcome.trace, 9);
    assert_eq!(replay.grid().row_strings()[8], "...X..XX.OXOXOXXXOXO...X.");
    let known: Vec<Cell> = card.givens().line(Line::row(8)).collect();
    let mut listed = listing::layouts(card.clue(Line::row(8)).lengths(), 25);
    listed.retain(|layout| listing::fits(layout, &known));
    assert_eq!(listed.len(), 12);
    assert_eq!(listing::agreement(&listed), Some(replay.grid().line(Line::row(8)).collect()));
}

#[test]
fn row_5_has_these_nine_layouts() {
    let card = card();
    let clue = card.clue(Line::row(4));
    assert_eq!(layouts(clue, 25), Count::from(9));
    let listed = Layouts::<u64>::new(clue, 25, Known::NOTHING);
    let listed: Vec<String> =
        listed.map(|layout| (0..25).map(|cell| if layout.has(cell) { '1' } else { '0' }).collect()).collect();
    let expected = [
        "1011101011111011010111010",
        "1011101011111011010111001",
        "1011101011111011010011101",
        "1011101011111011001011101",
        "1011101011111001101011101",
        "1011101001111101101011101",
        "1011100101111101101011101",
        "1001110101111101101011101",
        "0101110101111101101011101",
    ];
    assert_eq!(listed, expected);
}

#[test]
fn the_first_gap_of_row_8_ranges_over_0_to_18() {
    let card = card();
    let clue = card.clue(Line::row(7));
    assert_eq!((clue.lengths(), clue.free_gaps(25)), (&[3, 3][..], 18));
    let gap = |layout: &Vec<Cell>| layout.iter().take_while(|&&cell| cell == Cell::EMPTY).count();
    let mut gaps: Vec<usize> = listing::layouts(clue.lengths(), 25).iter().map(gap).collect();
    gaps.sort_unstable();
    gaps.dedup();
    assert_eq!(gaps, (0..=18).collect::<Vec<_>>());
}
