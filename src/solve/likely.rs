//! How likely each unknown cell is to be filled: belief propagation between rows and columns.
//!
//! Each line says how likely its cells are, given what the crossing lines say of them: exactly, by weighing all its
//! layouts ([`Weighed`]). What it passes on is only what is new, without what the crossing line itself had said, and is
//! mixed with what it said before, so that rows and columns don't talk each other up. The result is no proof of
//! anything, but a good guess. The method is Pearl's (*Probabilistic Reasoning in Intelligent Systems*, 1988), on a
//! graph with loops, as the decoders of error-correcting codes use it.

use super::board::Board;
use super::settle::Waiting;
use crate::line::{LineSolver, Mask, Weighed, at_width};
use crate::puzzle::{At, Axis, Cell, Grid, Puzzle};

/// How often rows and columns speak before they are believed. Fewer are not enough for puzzles with large regular
/// patterns; more bring nothing.
pub(super) const ROUNDS: usize = 20;

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

/// Whether something is likelier than not. Where neither is, either answer would do.
pub(super) fn is_likely(share: f64) -> bool {
    share > 0.5
}

/// How likely the cells of a puzzle are to be filled, of which those of `known` are known; nothing if some line has no
/// layout that fits.
pub fn likely(puzzle: &Puzzle, known: &Grid) -> Option<Likely> {
    at_width!(ask, puzzle, known)
}

fn ask<M: Mask>(puzzle: &Puzzle, known: &Grid) -> Option<Likely> {
    let mut opinions = Opinions::<M>::new(puzzle);
    if !opinions.exchange(&Board::new(known), ROUNDS) {
        return None;
    }
    let cells = known.places().map(|at| match known.get(at) {
        Cell::Filled => 1.0,
        Cell::Empty => 0.0,
        Cell::Unknown => opinions.of(at),
    });
    let cells = cells.collect();
    Some(Likely { cells, lines: opinions.lines.into_iter().collect::<Option<_>>()? })
}

/// What the lines of one axis say of each cell: how many times likelier it is to be filled than empty.
struct Said {
    odds: Vec<f64>,
    /// How many cells lie together: those of a line of the other axis, which is who listens.
    length: usize,
}

/// What all lines say, which can be asked for again when more is known.
pub(super) struct Opinions<'p, M> {
    puzzle: &'p Puzzle,
    solver: LineSolver<M>,
    by_rows: Said,
    by_columns: Said,
    /// The lines, in the order of [`Puzzle::lines`]; nothing for those that do not know yet what is known.
    lines: Vec<Option<Weighed>>,
    /// The shares that a line has just weighed.
    shares: Vec<f64>,
}

impl<'p, M: Mask> Opinions<'p, M> {
    /// Nobody has said anything.
    pub(super) fn new(puzzle: &'p Puzzle) -> Self {
        let (width, height) = (puzzle.width(), puzzle.height());
        Opinions {
            puzzle,
            solver: LineSolver::new(),
            by_rows: Said { odds: vec![1.0; width * height], length: height },
            by_columns: Said { odds: vec![1.0; width * height], length: width },
            lines: vec![None; width + height],
            shares: vec![0.0; width.max(height)],
        }
    }

    /// More is known of some lines than when they spoke last.
    pub(super) fn is_news_to(&mut self, lines: Waiting<M>) {
        for line in lines.lines() {
            self.lines[self.puzzle.place(line)] = None;
        }
    }

    /// Rows and columns speak in turn. False if some line has no layout that fits.
    pub(super) fn exchange(&mut self, board: &Board<M>, rounds: usize) -> bool {
        for (place, line) in self.puzzle.lines().enumerate() {
            if self.lines[place].is_some() {
                continue;
            }
            let (clue, length, known) = (self.puzzle.clue(line), self.puzzle.length(line.axis), board.known(line));
            let Some(weighed) = Weighed::new(&mut self.solver, clue, length, known) else { return false };
            self.lines[place] = Some(weighed);
            // Of what is known, nobody has an opinion.
            let heard = if line.axis == Axis::Row { &mut self.by_columns } else { &mut self.by_rows };
            for along in known.filled.or(known.empty).cells() {
                heard.odds[line.index * heard.length + along] = 1.0;
            }
        }
        let (rows, columns) = self.lines.split_at_mut(self.puzzle.height());
        for _ in 0..rounds {
            speak(rows, &self.by_columns, &mut self.by_rows, &mut self.shares);
            speak(columns, &self.by_rows, &mut self.by_columns, &mut self.shares);
        }
        true
    }

    /// How likely an unknown cell is to be filled, from 0 to 1.
    pub(super) fn of(&self, at: At) -> f64 {
        let by_column = self.by_columns.odds[at.row() * self.by_columns.length + at.column()];
        let by_row = self.by_rows.odds[at.column() * self.by_rows.length + at.row()];
        likelihood(by_column * by_row)
    }
}

/// Every line of an axis says what it thinks of its cells, having heard the lines of the other axis.
fn speak(lines: &mut [Option<Weighed>], heard: &Said, said: &mut Said, shares: &mut [f64]) {
    for (index, line) in lines.iter_mut().enumerate() {
        let odds = &heard.odds[index * heard.length..][..heard.length];
        let shares = &mut shares[..heard.length];
        let Some(line) = line else { continue };
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{examples, format};

    #[test]
    fn a_good_guess_at_a_puzzle_of_which_no_line_says_anything() {
        let puzzle = format::read(examples::LAMBDA.text).unwrap().puzzle;
        let solution = crate::solve::solve(&puzzle, crate::solve::Method::Auto).grid;
        let likely = likely(&puzzle, puzzle.givens()).unwrap();
        assert!(likely.cells.iter().all(|likelihood| (0.0..=1.0).contains(likelihood)));
        let right = likely.cells.iter().zip(solution.cells());
        let right = right.filter(|(likelihood, cell)| is_likely(**likelihood) == (**cell == Cell::Filled)).count();
        assert!(right >= 110, "{right} of 120 cells");
    }

    #[test]
    fn what_is_known_is_certain_and_contradictions_have_no_likelihood() {
        let puzzle = format::read("1\n1\n\n1\n1").unwrap().puzzle;
        let known = Grid::from_picture(&["X.", ".."]).unwrap();
        let certain = likely(&puzzle, &known).unwrap().cells;
        assert_eq!(certain[0], 1.0);
        assert!(certain[1] < 0.01 && certain[2] < 0.01 && certain[3] > 0.99, "{certain:?}");
        let wrong = Grid::from_picture(&["X.", "X."]).unwrap();
        assert!(likely(&puzzle, &wrong).is_none());
    }
}
