//! A board that records every inference as a step of a trace.

use super::board::Board;
use super::certain::Certain;
use super::data::{Found, MAX_STEPS, Method, Options, Outcome, Stop, Verdict};
use super::line_set::LineSet;
use super::meter::Meter;
use super::propagate::propagate_with;
use crate::line::{Count, Counter, Knowledge, LONG_FROM, LineLogic, Mask, layouts};
use crate::puzzle::{Line, Puzzle};
use crate::trace::{Change, Reason, Technique, Trace};
use std::ops::ControlFlow;

/// What is known about a puzzle, and the steps so far.
pub(super) struct Recorder<'p, K: Knowledge> {
    pub(super) puzzle: &'p Puzzle,
    pub(super) board: Board,
    pub(super) trace: Trace,
    method: Method,
    /// How many solutions were asked for.
    wanted: usize,
    /// The most steps of the trace.
    most: usize,
    logic: K::Logic,
    counter: Counter,
    /// For each line, in the order of [`Puzzle::lines`].
    memory: Vec<Memory>,
}

/// The result of applying an inference.
pub(super) enum Learned<M> {
    /// These lines have changed.
    Changed(LineSet<M>),
    /// No layout of some line fits any more.
    Contradiction,
    /// The trace has no room for everything that follows.
    TraceFull,
}

/// What is remembered about a line.
#[derive(Clone, Copy)]
struct Memory {
    /// Its layouts when nothing is known.
    layouts: Count,
    /// The number of fitting layouts. Looking at the line again would add nothing, so neither is computed again until a
    /// crossing line adds to it.
    seen: Option<Count>,
}

impl<'p, K: Knowledge> Recorder<'p, K> {
    pub(super) fn new(puzzle: &'p Puzzle, options: &Options) -> Self {
        let memory = |line: Line| Memory { layouts: layouts(puzzle.clue(line), puzzle.length(line.axis)), seen: None };
        Recorder {
            puzzle,
            board: Board::new(puzzle.givens()),
            trace: Trace::with_room_for(puzzle.givens()),
            method: options.method,
            wanted: options.wanted(),
            most: options.steps.min(MAX_STEPS),
            logic: K::Logic::default(),
            counter: Counter::new(),
            memory: puzzle.lines().map(memory).collect(),
        }
    }

    /// Whether the trace has room for another step.
    pub(super) fn has_room(&self) -> bool {
        self.trace.len() < self.most
    }

    /// Whether all cells are known and satisfy all clues. Those of a line do if a look at it has shown that some layout fits, and nothing was added
    /// since.
    pub(super) fn is_solved(&self) -> bool {
        let is_right = |(line, memory): (Line, &Memory)| {
            let cells = (0..self.puzzle.length(line.axis)).map(|along| self.board.cell(line.cell(along)));
            memory.seen.is_some() || self.puzzle.clue(line).is_of(cells)
        };
        self.board.unknown() == 0 && self.puzzle.lines().zip(&self.memory).all(is_right)
    }

    /// How many layouts of a line fit what is known now. `index` is the line's index in [`Puzzle::lines`].
    pub(super) fn fitting(&mut self, index: usize, line: Line) -> Count {
        let count = || {
            self.counter.fitting_words(self.puzzle.clue(line), self.puzzle.length(line.axis), self.board.words(line))
        };
        self.memory[index].seen.unwrap_or_else(count)
    }

    /// Looks at a line and records the step. Returns the cells of which more is known then; `None` if no layout fits.
    pub(super) fn look(&mut self, pass: usize, index: usize, line: Line) -> Option<K::Mask> {
        let Memory { layouts, seen } = self.memory[index];
        if let Some(fitting) = seen {
            self.trace.push_new(pass, Reason::Line { line, layouts, fitting }, std::iter::empty());
            return Some(K::Mask::NONE);
        }
        let (clue, length) = (self.puzzle.clue(line), self.puzzle.length(line.axis));
        if K::Mask::BITS > LONG_FROM {
            let after = self.logic.infer_words(clue, length, self.board.words(line));
            let changes = after.map_or(Vec::new(), |after| self.board.changes(line, after));
            let cells = after.map(|after| self.board.learn_words(line, after));
            for &change in &changes {
                self.forget(Line { axis: line.axis.crossing(), index: line.along(change.at) });
            }
            let reason = self.looked_at(index, line, cells.is_some());
            self.trace.push_new(pass, reason, changes.into_iter());
            return cells;
        }
        let before: K = self.board.known(line);
        let inferred = self.logic.infer(clue, length, before);
        let changes = inferred.map_or(K::nothing(self.board.inks()), |inferred| inferred.since(before));
        self.learn(line, changes);
        let reason = self.looked_at(index, line, inferred.is_some());
        let told = changes.changes(inferred.unwrap_or(before));
        self.trace.push_new(pass, reason, told.map(|(along, cell)| Change { at: line.cell(along), cell }));
        inferred.map(|_| changes.cells())
    }

    /// The reason for what a line has just said. All layouts that fitted before still fit, since they agree on the new cells. If that
    /// leaves no cell unknown, there was only one.
    fn looked_at(&mut self, index: usize, line: Line, fits: bool) -> Reason {
        let fitting = match fits {
            true if self.board.is_complete(line, self.puzzle.length(line.axis)) => Count::from(1),
            true => self.fitting(index, line),
            false => Count::ZERO,
        };
        let Memory { layouts, ref mut seen } = self.memory[index];
        *seen = fits.then_some(fitting);
        Reason::Line { line, layouts, fitting }
    }

    /// Records a deduction of a line, and applies it.
    pub(super) fn deduce(&mut self, pass: usize, line: Line, technique: Technique, new: K) {
        let after = self.board.known::<K>(line).or(new);
        let told = new.changes(after).map(|(along, cell)| Change { at: line.cell(along), cell });
        self.trace.push_new(pass, Reason::Deduced { line, technique }, told);
        self.learn(line, new);
        self.forget(line);
    }

    fn learn(&mut self, line: Line, new: K) {
        self.board.learn(line, new);
        for along in new.cells().cells() {
            self.forget(Line { axis: line.axis.crossing(), index: along });
        }
    }

    fn forget(&mut self, line: Line) {
        self.memory[self.puzzle.place(line)].seen = None;
    }

    /// Records a step that is not about a single line, and applies its changes.
    pub(super) fn record(&mut self, pass: usize, reason: Reason, changes: &[Change]) {
        self.trace.push_new(pass, reason, changes.iter().copied());
        for &change in changes {
            self.board.set(change);
            self.forget(Line::row(change.at.row()));
            self.forget(Line::column(change.at.column()));
        }
    }

    /// Propagates from some new cells, recording a step for each line. Stops if the trace is full.
    pub(super) fn propagate(&mut self, pass: usize, new: &[Change]) -> Learned<K::Mask> {
        let dirty = LineSet::around(new.iter().map(|change| change.at));
        let mut changed = dirty;
        let end = propagate_with(dirty, |line| {
            if !self.has_room() {
                return ControlFlow::Break(Learned::TraceFull);
            }
            let Some(new) = self.look(pass, self.puzzle.place(line), line) else {
                return ControlFlow::Break(Learned::Contradiction);
            };
            if !new.is_empty() {
                changed.insert(line);
                changed.insert_all(line.axis.crossing(), new);
            }
            ControlFlow::Continue(new)
        });
        match end {
            ControlFlow::Break(learned) => learned,
            ControlFlow::Continue(()) => Learned::Changed(changed),
        }
    }

    /// The last recorded pass.
    pub(super) fn passes(&self) -> usize {
        self.trace.passes()
    }

    /// The outcome, if every step was forced.
    pub(super) fn outcome(self, verdict: Verdict, meter: &Meter<'_>) -> Outcome {
        Outcome::forced(self.method, verdict, self.board.grid(), self.trace, meter.work())
    }

    /// What is certain, if a search becomes the last step.
    pub(super) fn certain(self) -> Certain {
        let (method, wanted, grid) = (self.method, self.wanted, self.board.grid());
        Certain { method, wanted, grid, trace: self.trace, formula: None }
    }

    /// The outcome of a solve that had to stop.
    pub(super) fn stopped(self, stop: Stop, meter: &Meter<'_>) -> Outcome {
        Outcome::stopped(self.method, stop, self.board.grid(), self.trace, meter.work())
    }

    /// What is certain so far, while the solve goes on.
    pub(super) fn so_far(&self, meter: &Meter<'_>) -> Outcome {
        Outcome::of(self.method, Found::so_far(&[]), self.board.grid(), self.trace.clone(), meter.work())
    }
}
