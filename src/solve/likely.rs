//! How likely each unknown cell is to be filled: belief propagation between rows and columns.

use crate::line::{Known, LineSolver, Mask, Weighed, at_width};
use crate::puzzle::{Axis, Cell, Grid, Puzzle};

/// What a puzzle's lines make of each other's opinions.
pub struct Likely {
    /// For each cell, row by row, how likely it is to be filled.
    pub cells: Vec<f64>,
    /// For each line, in the order of [`Puzzle::lines`], its runs' shares.
    pub lines: Vec<Weighed>,
}

/// Weighs.
pub fn likely(puzzle: &Puzzle, known: &Grid, rounds: usize, damp: f64) -> Option<Likely> {
    at_width!(weigh, puzzle, known, rounds, damp)
}

fn weigh<M: Mask>(puzzle: &Puzzle, known: &Grid, rounds: usize, damp: f64) -> Option<Likely> {
    let mut solver = LineSolver::<M>::new();
    let mut lines = Vec::new();
    for line in puzzle.lines() {
        let (clue, length) = (puzzle.clue(line), puzzle.length(line.axis));
        lines.push(Weighed::new(&mut solver, clue, length, Known::of_cells(known.line(line)))?);
    }
    let (width, height) = (puzzle.width(), puzzle.height());
    // from_rows: what rows say, stored column by column
    let mut from_rows = vec![1.0; width * height];
    let mut from_columns = vec![1.0; width * height];
    let mut filled = vec![0.0; width.max(height)];
    for _ in 0..rounds {
        for (axis, offset) in [(Axis::Row, 0), (Axis::Column, height)] {
            let (length, count) = (puzzle.length(axis), puzzle.length(axis.crossing()));
            let (heard, said) = match axis {
                Axis::Row => (&from_columns, &mut from_rows),
                Axis::Column => (&from_rows, &mut from_columns),
            };
            for index in 0..count {
                let odds = &heard[index * length..(index + 1) * length];
                let filled = &mut filled[..length];
                if !lines[offset + index].weigh(odds, filled) {
                    continue;
                }
                for along in 0..length {
                    let (row, column) = if axis == Axis::Row { (index, along) } else { (along, index) };
                    if known.cells()[row * width + column] != Cell::Unknown {
                        continue;
                    }
                    let p = filled[along].clamp(1e-9, 1.0 - 1e-9);
                    let new = p / (1.0 - p) / odds[along];
                    let old = &mut said[along * count + index];
                    let (new, before) = (new / (1.0 + new), *old / (1.0 + *old));
                    let mixed = (new * (1.0 - damp) + before * damp).clamp(1e-9, 1.0 - 1e-9);
                    *old = mixed / (1.0 - mixed);
                }
            }
        }
    }
    let mut cells = vec![0.0; width * height];
    for row in 0..height {
        for column in 0..width {
            let odds = from_rows[column * height + row] * from_columns[row * width + column];
            cells[row * width + column] = match known.cells()[row * width + column] {
                Cell::Unknown => odds / (1.0 + odds),
                Cell::Filled => 1.0,
                Cell::Empty => 0.0,
            };
        }
    }
    Some(Likely { cells, lines })
}
