//! The naive twin of the line solver: it lists every layout as a line of cells and compares them one by one.
//!
//! It shares no code with `nonoscope::line`, and is so plain that it can hardly be wrong.

use nonoscope::puzzle::Cell;

/// Every layout of a clue in a line of `length` cells: gap by gap, then the run, then the rest.
pub fn layouts(runs: &[u16], length: usize) -> Vec<Vec<Cell>> {
    let Some((&run, rest)) = runs.split_first() else {
        return vec![vec![Cell::EMPTY; length]];
    };
    let run = usize::from(run);
    let mut found = Vec::new();
    for gap in 0..length {
        let mut start = vec![Cell::EMPTY; gap];
        start.extend(vec![Cell::FILLED; run]);
        if !rest.is_empty() {
            start.push(Cell::EMPTY);
        }
        if start.len() > length {
            break;
        }
        for end in layouts(rest, length - start.len()) {
            found.push([start.clone(), end].concat());
        }
    }
    found
}

/// Whether a layout contradicts no known cell.
pub fn fits(layout: &[Cell], known: &[Cell]) -> bool {
    layout.iter().zip(known).all(|(cell, known)| *known == Cell::UNKNOWN || cell == known)
}

/// The cells on which all layouts agree; `None` if there is no layout.
pub fn agreement(layouts: &[Vec<Cell>]) -> Option<Vec<Cell>> {
    let (first, others) = layouts.split_first()?;
    let agreed = |cell: usize| others.iter().all(|other| other[cell] == first[cell]);
    Some((0..first.len()).map(|cell| if agreed(cell) { first[cell] } else { Cell::UNKNOWN }).collect())
}
