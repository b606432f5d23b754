//! All grids that satisfy some lines of a small puzzle of several inks, by a plain search.

use super::coloured::{fits, layouts};
use nonoscope::puzzle::{Cell, Colour, Colours, Grid, Line, Puzzle, Run};

/// All grids that agree with the givens, and with the clues of these lines.
pub fn grids(puzzle: &Puzzle, lines: &[Line]) -> Vec<Grid> {
    let of_line = |line: Line| {
        let length = puzzle.length(line.axis);
        let possible: Vec<Colours> = puzzle.givens().line(line).map(|cell| cell.possible(puzzle.inks())).collect();
        let runs: Vec<Run> = puzzle.clue(line).runs().collect();
        let mut all: Vec<Vec<Colour>> = match lines.contains(&line) {
            true => layouts(&runs, length).into_iter().map(|layout| layout.cells).collect(),
            false => fillings(puzzle.inks(), length),
        };
        all.retain(|cells| fits(cells, &possible));
        all
    };
    let columns: Vec<Vec<Vec<Colour>>> = (0..puzzle.width()).map(|index| of_line(Line::column(index))).collect();
    let mut begun: Vec<Vec<Vec<Colour>>> = vec![Vec::new()];
    for row in (0..puzzle.height()).map(|index| of_line(Line::row(index))) {
        let longer =
            begun.iter().flat_map(|rows| row.iter().map(move |row| [&rows[..], std::slice::from_ref(row)].concat()));
        // A column that can no longer be completed ends the search early.
        let can_be_completed = |rows: &Vec<Vec<Colour>>| {
            columns.iter().enumerate().all(|(index, column)| {
                column.iter().any(|cells| rows.iter().zip(cells).all(|(row, &cell)| row[index] == cell))
            })
        };
        begun = longer.filter(can_be_completed).collect();
    }
    let grid = |rows: Vec<Vec<Colour>>| {
        let mut grid = Grid::unknown_of(puzzle.width(), puzzle.height(), puzzle.inks());
        for (at, &colour) in puzzle.places().zip(rows.iter().flatten()) {
            grid.set(at, Cell::of(colour));
        }
        grid
    };
    begun.into_iter().map(grid).collect()
}

/// Every list of `length` colours.
fn fillings(inks: usize, length: usize) -> Vec<Vec<Colour>> {
    (0..length).fold(vec![Vec::new()], |shorter, _| {
        shorter.iter().flat_map(|cells| Colour::all(inks).map(move |colour| [&cells[..], &[colour]].concat())).collect()
    })
}
