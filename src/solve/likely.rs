//! How likely each unknown cell is to be filled: belief propagation between rows and columns.
//!
//! Each line says how likely its cells are, given what the crossing lines say of them: exactly, by weighing all its
//! layouts ([`Weighed`]). What it passes on is only what is new, without what the crossing line itself had said, and is
//! mixed with what it said before, so that rows and columns don't talk each other up. The result is no proof of
//! anything, but a good guess. The method is Pearl's (*Probabilistic Reasoning in Intelligent Systems*, 1988), on a
//! graph with loops, as the decoders of error-correcting codes use it.

use crate::line::{Known, LineSolver, Mask, Weighed, at_width};
use crate::puzzle::{Cell, Grid, Puzzle};

/// How often rows and columns speak. Fewer are not enough for puzzles with large regular patterns; more bring nothing.
const ROUNDS: usize = 20;

/// How much of what a line said before it says again.
const SAME_AGAIN: f64 = 0.3;

/// The least and the most likely that a line can call a cell that is not certain.
const DOUBT: f64 = 1e-9;

/// What lines make of each other's opinions.
#[derive(Clone, Debug)]
pub struct Likely {
    /// For each cell, row by row, how likely it is to be filled, from 0 to 1; 0 or 1 if it is known.
    pub cells: Vec<f64>,
    /// The lines as they weighed their layouts last, in the order of [`Puzzle::lines`].
    pub lines: Vec<Weighed>,
}

/// How likely the cells of a puzzle are to be filled, of which those of `known` are known; nothing if some line has no
/// layout that fits.
pub fn likely(puzzle: &Puzzle, known: &Grid) -> Option<Likely> {
    at_width!(ask, puzzle, known)
}

/// What the lines of one axis say of each cell: how many times likelier it is to be filled than empty.
struct Said {
    odds: Vec<f64>,
    /// How many cells lie together: those of a line of the other axis, which is who listens.
    length: usize,
}

fn ask<M: Mask>(puzzle: &Puzzle, known: &Grid) -> Option<Likely> {
    let mut solver = LineSolver::<M>::new();
    let lines = puzzle.lines().map(|line| {
        let (clue, length) = (puzzle.clue(line), puzzle.length(line.axis));
        Weighed::new(&mut solver, clue, length, Known::of_cells(known.line(line)))
    });
    let mut lines: Vec<Weighed> = lines.collect::<Option<_>>()?;
    let (width, height) = (puzzle.width(), puzzle.height());
    let mut by_rows = Said { odds: vec![1.0; width * height], length: height };
    let mut by_columns = Said { odds: vec![1.0; width * height], length: width };
    let mut shares = vec![0.0; width.max(height)];
    for _ in 0..ROUNDS {
        let (rows, columns) = lines.split_at_mut(height);
        speak(rows, &by_columns, &mut by_rows, &mut shares);
        speak(columns, &by_rows, &mut by_columns, &mut shares);
    }
    let cells = known.cells().iter().enumerate().map(|(place, cell)| match cell {
        Cell::Filled => 1.0,
        Cell::Empty => 0.0,
        Cell::Unknown => {
            let (row, column) = (place / width, place % width);
            likelihood(by_columns.odds[place] * by_rows.odds[column * height + row])
        }
    });
    Some(Likely { cells: cells.collect(), lines })
}

/// Every line of an axis says what it thinks of its cells, having heard the lines of the other axis.
fn speak(lines: &mut [Weighed], heard: &Said, said: &mut Said, shares: &mut [f64]) {
    for (index, line) in lines.iter_mut().enumerate() {
        let odds = &heard.odds[index * heard.length..][..heard.length];
        let shares = &mut shares[..heard.length];
        if !line.weigh(odds, shares) {
            continue;
        }
        for (along, (share, heard)) in shares.iter().zip(odds).enumerate() {
            if line.is_known(along) {
                continue;
            }
            let says = &mut said.odds[along * said.length + index];
            let share = share.clamp(DOUBT, 1.0 - DOUBT);
            let news = likelihood(share / (1.0 - share) / heard);
            let mixed = news + (likelihood(*says) - news) * SAME_AGAIN;
            let mixed = mixed.clamp(DOUBT, 1.0 - DOUBT);
            *says = mixed / (1.0 - mixed);
        }
    }
}

/// The likelihood that goes with odds.
fn likelihood(odds: f64) -> f64 {
    odds / (1.0 + odds)
}
