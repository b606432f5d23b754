//! Looking at one line: what every line method does at each of its steps, and records in the trace.

use super::board::Board;
use super::data::{Found, MAX_STEPS, Method, Options, Outcome, Stop, Verdict};
use super::meter::Meter;
use super::settle::Waiting;
use crate::line::{Count, Counter, Known, LineSolver, Mask, layouts};
use crate::puzzle::{Cell, Grid, Line, Puzzle};
use crate::trace::{Change, Reason, Search, Trace};

/// A board on which lines are looked at, one at a time.
pub(super) struct Looker<'p, M> {
    pub(super) puzzle: &'p Puzzle,
    pub(super) board: Board<M>,
    pub(super) trace: Trace,
    /// The most steps of the trace, and whether one was left out because of that.
    most: usize,
    cut_off: bool,
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
    pub(super) fn new(puzzle: &'p Puzzle, options: &Options) -> Self {
        let memory = |line: Line| Memory { layouts: layouts(puzzle.clue(line), puzzle.length(line.axis)), seen: None };
        Looker {
            puzzle,
            board: Board::new(puzzle.givens()),
            trace: Trace::new(),
            most: options.steps.min(MAX_STEPS),
            cut_off: false,
            solver: LineSolver::new(),
            counter: Counter::new(),
            memory: puzzle.lines().map(memory).collect(),
        }
    }

    /// Whether there is room for a further step. If not, the trace is cut off.
    pub(super) fn has_room(&mut self) -> bool {
        let has_room = self.trace.len() < self.most;
        self.cut_off |= !has_room;
        has_room
    }

    /// Whether a step was left out because there was no room for it.
    pub(super) fn is_cut_off(&self) -> bool {
        self.cut_off
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

    /// Records a step that is not about one line, and takes up what it changes.
    pub(super) fn record(&mut self, pass: usize, reason: Reason, changes: &[Change]) {
        self.trace.push(pass, reason, changes.iter().copied());
        for &change in changes {
            self.board.set(change);
        }
    }

    /// Looks at the lines of some new cells, and at those that what they learn makes worth a look, rows before columns.
    /// Gives all lines that have changed; nothing if some line cannot be completed. Ends early where the trace is cut off.
    pub(super) fn follow(&mut self, pass: usize, new: &[Change]) -> Option<Waiting<M>> {
        let mut changed = Waiting::none();
        let mut waiting = Waiting::none();
        for set in [&mut changed, &mut waiting] {
            for change in new {
                set.insert(Line::row(change.at.row()));
                set.insert(Line::column(change.at.column()));
            }
        }
        while let Some(batch) = waiting.take_batch() {
            for line in batch.lines() {
                if !self.has_room() {
                    return Some(changed);
                }
                let new = self.look(pass, self.puzzle.place(line), line)?;
                let crossing = new.filled.or(new.empty);
                if !crossing.is_empty() {
                    waiting.insert_all(line.axis.crossing(), crossing);
                    changed.insert_all(line.axis.crossing(), crossing);
                    changed.insert(line);
                }
            }
        }
        Some(changed)
    }

    /// The pass that was recorded last.
    pub(super) fn passes(&self) -> usize {
        self.trace.passes()
    }

    /// What it all came to, if each inference was forced.
    pub(super) fn outcome(self, method: Method, verdict: Verdict, meter: &Meter<'_>) -> Outcome {
        Outcome::forced(method, verdict, self.board.grid(), self.trace, meter.work())
    }

    /// What it all came to after a search, which becomes the last step.
    pub(super) fn searched(mut self, method: Method, found: Found, by: Search, meter: &Meter<'_>) -> Outcome {
        let agreed = found.agreed(&self.board.grid());
        let pass = self.passes() + 1;
        self.record(pass, found.reason(by), &agreed);
        Outcome::found(method, found, self.board.grid(), self.trace, meter.work())
    }

    /// What it came to if it could not go on.
    pub(super) fn stopped(self, method: Method, stop: Stop, meter: &Meter<'_>) -> Outcome {
        Outcome { stopped: Some(stop), ..self.outcome(method, Verdict::Stopped, meter) }
    }

    /// What is certain already, while a search goes on that has found some solutions.
    pub(super) fn so_far(&self, method: Method, solutions: &[Grid], meter: &Meter<'_>) -> Outcome {
        let found = Found { solutions: solutions.to_vec(), all: false, stop: Some(Stop::Work) };
        Outcome::found(method, found, self.board.grid(), self.trace.clone(), meter.work())
    }
}
