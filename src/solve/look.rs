//! Looking at one line: what every line method does at each of its steps, and records in the trace.

use super::board::Board;
use crate::line::{Count, Counter, Known, LineSolver, Mask, layouts};
use crate::puzzle::{Cell, Line, Puzzle};
use crate::trace::{Change, Reason, Trace};

/// A board on which lines are looked at, one at a time.
pub(super) struct Looker<'p, M> {
    pub(super) puzzle: &'p Puzzle,
    pub(super) board: Board<M>,
    pub(super) trace: Trace,
    solver: LineSolver<M>,
    counter: Counter,
    /// For each line, in the order of [`Puzzle::lines`].
    memory: Vec<Memory<M>>,
}

/// What is remembered of a line.
#[derive(Clone, Copy)]
struct Memory<M> {
    /// Its layouts when nothing is known.
    layouts: Count,
    /// The layouts that fit, and what was known of it then: the line holds no more than that, so that neither need be
    /// computed again while no crossing line adds to it.
    seen: Option<(Known<M>, Count)>,
}

impl<'p, M: Mask> Looker<'p, M> {
    pub(super) fn new(puzzle: &'p Puzzle) -> Self {
        let memory = |line: Line| Memory { layouts: layouts(puzzle.clue(line), puzzle.length(line.axis)), seen: None };
        Looker {
            puzzle,
            board: Board::new(puzzle),
            trace: Trace::new(),
            solver: LineSolver::new(),
            counter: Counter::new(),
            memory: puzzle.lines().map(memory).collect(),
        }
    }

    /// How many layouts of a line fit what is known now. `index` is its place in [`Puzzle::lines`].
    pub(super) fn fitting(&mut self, index: usize, line: Line) -> Count {
        let known = self.board.known(line);
        match self.memory[index].seen {
            Some((seen, fitting)) if seen == known => fitting,
            _ => self.counter.fitting(self.puzzle.clue(line), self.puzzle.length(line.axis), known),
        }
    }

    /// Looks at a line and records the step. Gives the cells that are new; nothing if no layout fits.
    pub(super) fn look(&mut self, pass: usize, index: usize, line: Line) -> Option<Known<M>> {
        let before = self.board.known(line);
        let fitting = self.fitting(index, line);
        let Memory { layouts, seen } = self.memory[index];
        let inferred = match seen {
            Some((seen, _)) if seen == before => Some(before),
            _ => self.solver.infer(self.puzzle.clue(line), self.puzzle.length(line.axis), before),
        };
        let new = inferred.map(|inferred| inferred.since(before));
        let reason = Reason::Line { line, layouts, fitting };
        let changes = new.unwrap_or(Known::NOTHING);
        let filled = changes.filled.cells().map(|along| Change { at: line.cell(along), cell: Cell::Filled });
        let empty = changes.empty.cells().map(|along| Change { at: line.cell(along), cell: Cell::Empty });
        self.trace.push(pass, reason, filled.chain(empty));
        self.board.learn(line, changes);
        // All layouts that fitted before still fit: the new cells are what they agree on.
        self.memory[index].seen = inferred.map(|inferred| (inferred, fitting));
        new
    }
}
