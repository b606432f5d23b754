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

    /// How many layouts of a line fit what is known now. `index` is the line's index in [`Puzzle::lines`].
    pub(super) fn fitting(&mut self, index: usize, line: Line) -> Count {
        let count = || {
            self.counter.fitting_words(self.puzzle.clue(line), self.puzzle.length(line.axis), self.board.words(line))
        };
        self.memory[index].seen.unwrap_or_else(count)
    }

    /// Looks at a line and records the step. Returns the cells of which more is known then; `None` if no layout fits.
    pub(super) fn look(&mut self, pass: usize, index: usize, line: Line) -> Option<K::Mask> {
        let fitting = self.fitting(index, line);
        let Memory { layouts, seen } = self.memory[index];
        if K::Mask::BITS > LONG_FROM {
            return self.look_by_words(pass, index, line, (layouts, fitting), seen.is_some());
        }
        let before: K = self.board.known(line);
        let inferred = match seen {
            Some(_) => Some(before),
            None => self.logic.infer(self.puzzle.clue(line), self.puzzle.length(line.axis), before),
        };
        let new = inferred.map(|inferred| inferred.since(before));
        let reason = Reason::Line { line, layouts, fitting };
        let changes = new.unwrap_or(K::nothing(self.board.inks()));
        let told = changes.changes(inferred.unwrap_or(before));
        self.trace.push_new(pass, reason, told.map(|(along, cell)| Change { at: line.cell(along), cell }));
        self.learn(line, changes);
        // All layouts that fitted before still fit, since they agree on the new cells.
        self.memory[index].seen = inferred.map(|_| fitting);
        new.map(|new| new.cells())
    }

    /// The same in words.
    fn look_by_words(
        &mut self,
        pass: usize,
        index: usize,
        line: Line,
        (layouts, fitting): (Count, Count),
        is_seen: bool,
    ) -> Option<K::Mask> {
        let mut changes = Vec::new();
        let mut cells = Some(K::Mask::NONE);
        if !is_seen {
            let (clue, length) = (self.puzzle.clue(line), self.puzzle.length(line.axis));
            let after = self.logic.infer_words(clue, length, self.board.words(line));
            if let Some(after) = after {
                changes = self.board.changes(line, after);
            }
            cells = after.map(|after| self.board.learn_words(line, after));
        }
        for &change in &changes {
            self.forget(Line { axis: line.axis.crossing(), index: line.along(change.at) });
        }
        self.trace.push_new(pass, Reason::Line { line, layouts, fitting }, changes.into_iter());
        // All layouts that fitted before still fit, since they agree on the new cells.
        self.memory[index].seen = cells.map(|_| fitting);
        cells
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
