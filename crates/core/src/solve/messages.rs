//! The messages of a black-and-white puzzle: how likely each cell is to be filled.

use super::beliefs::{Beliefs, Believed, DAMPING, DOUBT, is_likely};
use super::board::Board;
use super::line_set::LineSet;
use crate::line::{Known, LineMarginals, LineSolver, Mask};
use crate::puzzle::{At, Axis, Colour, Colours, Puzzle};

/// The messages of the lines of one axis: for each cell, the odds that it is filled.
struct Sent {
    odds: Vec<f64>,
    /// How many consecutive cells belong to one line of the other axis, which receives them.
    length: usize,
}

/// The messages of all lines, which can be passed on when more becomes known.
pub(super) struct Messages<'p, M> {
    puzzle: &'p Puzzle,
    solver: LineSolver<M>,
    from_rows: Sent,
    from_columns: Sent,
    /// The lines, in the order of [`Puzzle::lines`]; `None` for those where more has become known.
    lines: Vec<Option<LineMarginals>>,
    /// The marginals last worked out for a line.
    scratch: Vec<f64>,
}

impl<M: Mask> Believed for Known<M> {
    type Beliefs<'p> = Messages<'p, M>;
}

impl<'p, M: Mask> Beliefs<'p, Known<M>> for Messages<'p, M> {
    fn new(puzzle: &'p Puzzle) -> Self {
        let (width, height) = (puzzle.width(), puzzle.height());
        Messages {
            puzzle,
            solver: LineSolver::new(),
            from_rows: Sent { odds: vec![1.0; width * height], length: height },
            from_columns: Sent { odds: vec![1.0; width * height], length: width },
            lines: vec![None; width + height],
            scratch: vec![0.0; width.max(height)],
        }
    }

    fn forget(&mut self, lines: LineSet<M>) {
        for line in lines.lines() {
            self.lines[self.puzzle.place(line)] = None;
        }
    }

    fn pass(&mut self, board: &Board, rounds: usize) -> bool {
        for (place, line) in self.puzzle.lines().enumerate() {
            if self.lines[place].is_some() {
                continue;
            }
            let (clue, length, known) = (self.puzzle.clue(line), self.puzzle.length(line.axis), board.known(line));
            let Some(weights) = LineMarginals::new(&mut self.solver, clue, length, known) else { return false };
            self.lines[place] = Some(weights);
            // There are no messages about known cells.
            let received = if line.axis == Axis::Row { &mut self.from_columns } else { &mut self.from_rows };
            for along in known.union().cells() {
                received.odds[line.index * received.length + along] = 1.0;
            }
        }
        let (rows, columns) = self.lines.split_at_mut(self.puzzle.height());
        for _ in 0..rounds {
            send(rows, &self.from_columns, &mut self.from_rows, &mut self.scratch);
            send(columns, &self.from_rows, &mut self.from_columns, &mut self.scratch);
        }
        true
    }

    fn likeliest(&self, at: At, possible: Colours) -> (Colour, f64) {
        let marginal = self.filled(at, possible);
        let colour = if is_likely(marginal) { Colour::INK } else { Colour::BACKGROUND };
        (colour, (marginal - 0.5).abs())
    }

    fn filled(&self, at: At, _: Colours) -> f64 {
        let by_column = self.from_columns.odds[at.row() * self.from_columns.length + at.column()];
        let by_row = self.from_rows.odds[at.column() * self.from_rows.length + at.row()];
        likelihood(by_column * by_row)
    }

    fn into_lines(self) -> Vec<LineMarginals> {
        self.lines.into_iter().flatten().collect()
    }
}

/// Every line of an axis takes the messages of the crossing lines, and sends its own.
fn send(lines: &mut [Option<LineMarginals>], received: &Sent, sent: &mut Sent, scratch: &mut [f64]) {
    for (index, line) in lines.iter_mut().enumerate() {
        let odds = &received.odds[index * received.length..][..received.length];
        let marginals = &mut scratch[..received.length];
        let Some(line) = line else { continue };
        if !line.weigh(odds, marginals) {
            continue;
        }
        for (along, (marginal, odds)) in marginals.iter().zip(odds).enumerate() {
            if line.is_known(along) {
                continue;
            }
            let message = &mut sent.odds[along * sent.length + index];
            let marginal = marginal.clamp(DOUBT, 1.0 - DOUBT);
            let new = likelihood(marginal / (1.0 - marginal) / odds);
            let mixed = new + (likelihood(*message) - new) * DAMPING;
            let mixed = mixed.clamp(DOUBT, 1.0 - DOUBT);
            *message = mixed / (1.0 - mixed);
        }
    }
}

/// The likelihood for given odds.
fn likelihood(odds: f64) -> f64 {
    odds / (1.0 + odds)
}
