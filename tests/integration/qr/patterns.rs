//! The cells that line logic leaves open, tried out in every way: how many solutions there are, and what they say.

use nonoscope::puzzle::{At, Axis, Cell, Grid, Puzzle};
use nonoscope::solve::{Method, solve};
use nonoscope::{examples, format, qr};

/// All solutions, for puzzles of which line logic leaves few cells open.
fn solutions(puzzle: &Puzzle) -> Vec<Grid> {
    let grid = solve(puzzle, Method::Passes).grid;
    let open: Vec<At> = grid.places().filter(|&at| grid.get(at) == Cell::UNKNOWN).collect();
    assert!(open.len() <= 16);
    let tried = (0u32..1 << open.len()).map(|choice| {
        let mut grid = grid.clone();
        for (bit, &at) in open.iter().enumerate() {
            grid.set(at, if choice >> bit & 1 == 1 { Cell::FILLED } else { Cell::EMPTY });
        }
        grid
    });
    tried.filter(|grid| puzzle.first_mismatch(grid).is_none()).collect()
}

fn messages(grids: &[Grid]) -> Vec<String> {
    grids.iter().map(|grid| qr::read(grid).map_or_else(String::new, |message| message.text().to_owned())).collect()
}

#[test]
fn the_card_says_where_to_go() {
    let card = format::read(examples::GCHQ_2015.text).unwrap().puzzle;
    let solutions = solutions(&card);
    assert_eq!(messages(&solutions), ["www.gchq.gov.uk/puzz"]);
    let link = qr::read(&solutions[0]).and_then(|message| message.link());
    assert_eq!(link.as_deref(), Some("https://www.gchq.gov.uk/puzz"));
}

#[test]
fn without_its_givens_the_card_has_4_solutions_that_all_say_so() {
    let card = format::read(examples::GCHQ_2015.text).unwrap().puzzle;
    let puzzle = Puzzle::new(card.clues(Axis::Row).to_vec(), card.clues(Axis::Column).to_vec()).unwrap();
    assert_eq!(messages(&solutions(&puzzle)), ["www.gchq.gov.uk/puzz"; 4]);
    // With 12 cells unknown the error correction already makes up for them.
    assert_eq!(messages(&[solve(&puzzle, Method::Passes).grid]), ["www.gchq.gov.uk/puzz"]);
}

#[test]
fn the_smaller_pattern_has_3_solutions_that_all_say_the_same() {
    let puzzle = format::read(examples::THREE_PATTERNS.text).unwrap().puzzle;
    assert_eq!(messages(&solutions(&puzzle)), ["Ngornaom"; 3]);
}

#[test]
fn bella_has_1_solution() {
    let puzzle = format::read("4x4:2/1/2/1/1.1/2/1/1").unwrap().puzzle;
    assert_eq!(solutions(&puzzle).len(), 1);
}
