//! `passes`: every row, then every column, over and over, each line by itself.
//!
//! The method of Neil Mitchell's Haskell solver of the GCHQ card (2016): constrain one side, then the other, until
//! nothing changes. Every line looked at is a step, also one that infers nothing. A pass counts if it changed
//! something. Each inference is forced, so a grid completed this way is the only solution.

use super::board::Board;
use super::{Outcome, Verdict};
use crate::line::{Count, Counter, Known, LineSolver, Mask, layouts};
use crate::puzzle::{Cell, Line, Puzzle};
use crate::trace::{Change, Reason, Trace};

pub(super) fn solve<M: Mask>(puzzle: &Puzzle) -> Outcome {
    let mut looker = Looker {
        puzzle,
        board: Board::<M>::new(puzzle),
        solver: LineSolver::new(),
        counter: Counter::new(),
        layouts: puzzle.lines().map(|line| layouts(puzzle.clue(line), puzzle.length(line.axis))).collect(),
        trace: Trace::new(),
    };
    let mut passes = 0;
    let verdict = loop {
        let unknown = looker.board.unknown();
        // A complete grid may still break clues whose lines were looked at before their last cells were known. Then
        // one more pass finds the line.
        if unknown == 0 && puzzle.first_mismatch(&looker.board.grid()).is_none() {
            break Verdict::Unique;
        }
        let contradiction = puzzle.lines().enumerate().any(|(index, line)| !looker.look(passes + 1, index, line));
        if looker.board.unknown() < unknown {
            passes += 1;
        }
        if contradiction {
            break Verdict::None;
        }
        if looker.board.unknown() == unknown {
            break Verdict::Stuck;
        }
    };
    let grid = looker.board.grid();
    let solutions = if verdict == Verdict::Unique { vec![grid.clone()] } else { Vec::new() };
    Outcome { trace: looker.trace, verdict, solutions, grid, passes }
}

/// Looks at one line after the other and records what it sees.
struct Looker<'p, M> {
    puzzle: &'p Puzzle,
    board: Board<M>,
    solver: LineSolver<M>,
    counter: Counter,
    /// For each line, in the order of [`Puzzle::lines`], its layouts when nothing is known.
    layouts: Vec<Count>,
    trace: Trace,
}

impl<M: Mask> Looker<'_, M> {
    /// Looks at a line and records the step; false if none of its layouts fits.
    fn look(&mut self, pass: usize, index: usize, line: Line) -> bool {
        let (clue, length) = (self.puzzle.clue(line), self.puzzle.length(line.axis));
        let before = self.board.known(line);
        let fitting = self.counter.fitting(clue, length, before);
        let reason = Reason::Line { line, layouts: self.layouts[index], fitting };
        let inferred = self.solver.infer(clue, length, before);
        let fits = inferred.is_some();
        let new = inferred.map_or(Known::NOTHING, |inferred| inferred.since(before));
        let filled = new.filled.cells().map(|along| Change { at: line.cell(along), cell: Cell::Filled });
        let empty = new.empty.cells().map(|along| Change { at: line.cell(along), cell: Cell::Empty });
        self.trace.push(pass, reason, filled.chain(empty));
        self.board.learn(line, new);
        fits
    }
}
