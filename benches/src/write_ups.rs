//! The line solvers of two write-ups of the GCHQ card, as they describe them, with the same passes around them.
//!
//! They were written for this project from the descriptions, plainly and without tricks that the write-ups lack.

use nonoscope::puzzle::{Axis, Cell, Grid, Line, Puzzle};

/// What all layouts of a line agree on; `None` if there is no layout.
type Constrain = fn(&[usize], &[Cell]) -> Option<Vec<Cell>>;

/// Rows, then columns, until nothing changes.
pub fn passes(puzzle: &Puzzle, constrain: Constrain) -> Grid {
    let mut grid = puzzle.givens().clone();
    loop {
        let before = grid.clone();
        for axis in [Axis::Row, Axis::Column] {
            for (index, clue) in puzzle.clues(axis).iter().enumerate() {
                let line = Line { axis, index };
                let runs: Vec<usize> = clue.lengths().iter().map(|&run| usize::from(run)).collect();
                let known: Vec<Cell> = grid.line(line).collect();
                let Some(cells) = constrain(&runs, &known) else { return grid };
                for (along, cell) in cells.into_iter().enumerate() {
                    grid.set(line.cell(along), cell);
                }
            }
        }
        if grid == before {
            return grid;
        }
    }
}

/// The Haskell solver of 2016: lists all fitting layouts, gap by gap, and then collapses the list.
pub fn tile_and_collapse(runs: &[usize], known: &[Cell]) -> Option<Vec<Cell>> {
    collapse(&tile(runs, known))
}

fn tile(runs: &[usize], known: &[Cell]) -> Vec<Vec<Cell>> {
    let Some((&run, rest)) = runs.split_first() else {
        return if fits(known, Cell::EMPTY) { vec![vec![Cell::EMPTY; known.len()]] } else { Vec::new() };
    };
    let needed = run + rest.iter().sum::<usize>() + rest.len();
    let mut found = Vec::new();
    for gap in 0..=known.len().saturating_sub(needed) {
        let (before, behind) = known.split_at(gap);
        let (filled, behind) = behind.split_at(run.min(behind.len()));
        let (space, behind) = behind.split_at(behind.len().min(1));
        if filled.len() < run || !fits(before, Cell::EMPTY) || !fits(filled, Cell::FILLED) || !fits(space, Cell::EMPTY)
        {
            continue;
        }
        for end in tile(rest, behind) {
            let mut layout = vec![Cell::EMPTY; gap];
            layout.extend(vec![Cell::FILLED; run]);
            layout.extend(vec![Cell::EMPTY; space.len()]);
            layout.extend(end);
            found.push(layout);
        }
    }
    found
}

/// Whether all these cells can be of this kind.
fn fits(known: &[Cell], kind: Cell) -> bool {
    known.iter().all(|&cell| cell == Cell::UNKNOWN || cell == kind)
}

fn collapse(layouts: &[Vec<Cell>]) -> Option<Vec<Cell>> {
    let (first, others) = layouts.split_first()?;
    let agreed = |cell: usize| others.iter().all(|layout| layout[cell] == first[cell]);
    Some((0..first.len()).map(|cell| if agreed(cell) { first[cell] } else { Cell::UNKNOWN }).collect())
}

/// The C# solver, in its second version: walks along the line, tries each cell empty and filled if the known cells
/// allow it, and backtracks as soon as the clue is broken.
pub fn walk_and_prune(runs: &[usize], known: &[Cell]) -> Option<Vec<Cell>> {
    let mut layouts = Vec::new();
    walk(runs, known, &mut Vec::with_capacity(known.len()), 0, &mut layouts);
    collapse(&layouts)
}

/// `run` cells of the first of the remaining runs are already filled.
fn walk(runs: &[usize], known: &[Cell], layout: &mut Vec<Cell>, run: usize, layouts: &mut Vec<Vec<Cell>>) {
    let left = known.len() - layout.len();
    let needed = (runs.iter().sum::<usize>() + runs.len().saturating_sub(1)).saturating_sub(run);
    if needed > left {
        return;
    }
    if left == 0 {
        if runs.is_empty() || (runs.len() == 1 && runs[0] == run) {
            layouts.push(layout.clone());
        }
        return;
    }
    let cell = known[layout.len()];
    let complete = run > 0 && runs.first() == Some(&run);
    if cell != Cell::FILLED && (run == 0 || complete) {
        layout.push(Cell::EMPTY);
        walk(if complete { &runs[1..] } else { runs }, known, layout, 0, layouts);
        layout.pop();
    }
    if cell != Cell::EMPTY && !complete && !runs.is_empty() {
        layout.push(Cell::FILLED);
        walk(runs, known, layout, run + 1, layouts);
        layout.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::card;
    use nonoscope::solve::propagate;

    #[test]
    fn both_solve_the_card() {
        let card = card();
        let expected = propagate(&card).grid;
        assert_eq!(passes(&card, tile_and_collapse), expected);
        assert_eq!(passes(&card, walk_and_prune), expected);
    }
}
