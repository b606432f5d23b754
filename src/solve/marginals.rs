//! Marginals: how likely each unknown cell is to be filled, by belief propagation between rows and columns.
//!
//! Each line works out the marginals of its cells exactly, given what the crossing lines say about them, by weighing
//! all its layouts ([`LineMarginals`]). The message to a crossing line contains only what is new, without what that
//! line said itself, and is mixed with the previous message, so that rows and columns don't talk each other into
//! certainty. The result proves nothing, but is a good guess. This is Pearl's method (*Probabilistic Reasoning in
//! Intelligent Systems*, 1988) on a graph with loops, as used by decoders of error-correcting codes.

use super::board::Board;
use super::line_set::LineSet;
use crate::line::{Known, LineMarginals, LineSolver, Mask, at_mask_width};
use crate::puzzle::{At, Axis, Cell, Grid, Puzzle};

/// How many rounds of messages give good marginals. Puzzles with large regular patterns need as many; more rounds add
/// nothing.
pub(super) const ROUNDS: usize = 20;

/// The share of the previous message in the next one.
const DAMPING: f64 = 0.3;

/// The smallest likelihood that a message may give an uncertain cell; the largest is 1 minus this.
const DOUBT: f64 = 1e-9;

/// The marginals of a puzzle, approximately.
///
/// ```
/// use nonoscope::{format, solve};
///
/// let puzzle = format::read("3x3:1/3/1/1/3/1").unwrap().puzzle;
/// let marginals = solve::marginals(&puzzle, puzzle.givens()).unwrap();
/// assert!(marginals.cells[4] > 0.99, "the centre is filled");
/// ```
#[derive(Clone, Debug)]
pub struct Marginals {
    /// For each cell, row by row, how likely it is to be filled, from 0 to 1; 0 or 1 if it is known.
    pub cells: Vec<f64>,
    /// The lines as they last weighed their layouts, in the order of [`Puzzle::lines`].
    pub lines: Vec<LineMarginals>,
}

/// Whether a marginal says filled. At one half, either answer would do.
pub(super) fn is_likely(marginal: f64) -> bool {
    marginal > 0.5
}

/// The marginals of a puzzle, given the known cells of `known`, a grid of its size; `None` if some line has no layout
/// that fits.
pub fn marginals(puzzle: &Puzzle, known: &Grid) -> Option<Marginals> {
    if puzzle.inks() > 1 {
        return None;
    }
    at_mask_width!(after_messages, puzzle, known)
}

fn after_messages<M: Mask>(puzzle: &Puzzle, known: &Grid) -> Option<Marginals> {
    let mut messages = Messages::<M>::new(puzzle);
    if !messages.pass(&Board::new(known), ROUNDS) {
        return None;
    }
    let cells = known.places().map(|at| match known.get(at) {
        Cell::FILLED => 1.0,
        Cell::EMPTY => 0.0,
        _ => messages.marginal(at),
    });
    let cells = cells.collect();
    Some(Marginals { cells, lines: messages.lines.into_iter().collect::<Option<_>>()? })
}

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

impl<'p, M: Mask> Messages<'p, M> {
    /// No line has sent anything yet.
    pub(super) fn new(puzzle: &'p Puzzle) -> Self {
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

    /// Forgets the layouts of lines where more has become known.
    pub(super) fn forget(&mut self, lines: LineSet<M>) {
        for line in lines.lines() {
            self.lines[self.puzzle.place(line)] = None;
        }
    }

    /// Passes messages from rows to columns and back, for some rounds. False if some line has no layout that fits.
    pub(super) fn pass(&mut self, board: &Board<Known<M>>, rounds: usize) -> bool {
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

    /// How likely an unknown cell is to be filled, from 0 to 1.
    pub(super) fn marginal(&self, at: At) -> f64 {
        let by_column = self.from_columns.odds[at.row() * self.from_columns.length + at.column()];
        let by_row = self.from_rows.odds[at.column() * self.from_rows.length + at.row()];
        likelihood(by_column * by_row)
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

#[cfg(test)]
mod tests {
    use super::super::data::Method;
    use super::super::run::solve;
    use super::*;
    use crate::{examples, format};

    #[test]
    fn a_good_guess_at_a_puzzle_where_no_line_adds_anything() {
        let puzzle = format::read(examples::LAMBDA.text).unwrap().puzzle;
        let solution = solve(&puzzle, Method::Auto).grid;
        let marginals = marginals(&puzzle, puzzle.givens()).unwrap();
        assert!(marginals.cells.iter().all(|marginal| (0.0..=1.0).contains(marginal)));
        let right = marginals.cells.iter().zip(solution.cells());
        let right = right.filter(|(marginal, cell)| is_likely(**marginal) == (**cell == Cell::FILLED)).count();
        assert!(right >= 110, "{right} of 120 cells");
    }

    #[test]
    fn what_is_known_is_certain_and_contradictions_have_no_marginals() {
        let puzzle = format::read("1\n1\n\n1\n1").unwrap().puzzle;
        let known = Grid::from_picture(&["X.", ".."]).unwrap();
        let certain = marginals(&puzzle, &known).unwrap().cells;
        assert_eq!(certain[0], 1.0);
        assert!(certain[1] < 0.01 && certain[2] < 0.01 && certain[3] > 0.99, "{certain:?}");
        let wrong = Grid::from_picture(&["X.", "X."]).unwrap();
        assert!(marginals(&puzzle, &wrong).is_none());
    }
}
