//! What is drawn says the link.

use super::*;
use nonoscope_core::puzzle::At;

/// The grid of a drawing, from its path.
fn grid_of(side: usize, path: &str) -> Grid {
    let mut grid = Grid::unknown(side, side);
    Grid::unknown(side, side).places().for_each(|at| grid.set(at, Cell::EMPTY));
    for run in path.split('M').skip(1) {
        let numbers: Vec<usize> =
            run.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect();
        let [column, row, length, ..] = numbers[..] else { panic!("{run}") };
        (column..column + length).for_each(|column| grid.set(At::new(row, column), Cell::FILLED));
    }
    grid
}

#[test]
fn the_drawing_says_the_link() {
    let mut code = Code::default();
    let link = "https://example.org/#n1RtToBAU_____-abc";
    code.show(link.to_owned());
    let (side, path) = code.drawing().unwrap();
    assert_eq!(nonoscope_qr::read(&grid_of(side, &path)).unwrap().text(), link);
    assert!(code.words().to_string().starts_with("Point a camera"));
}

#[test]
fn a_link_that_is_too_long_is_said_to_be() {
    let mut code = Code::default();
    code.show("x".repeat(MOST_DRAWN + 1));
    assert_eq!(code.drawing(), None);
    assert!(code.words().to_string().starts_with("The link has 1733 characters"), "{}", code.words());
}
