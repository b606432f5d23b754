//! A board that records every inference as a step of a trace.

use super::board::Board;
use super::certain::Certain;
use super::data::{Found, MAX_STEPS, Method, Options, Outcome, Stop, Verdict};
use super::line_set::LineSet;
use super::meter::Meter;
use super::propagate::propagate_with;
use crate::line::{Count, Knowledge, LineLogic, layouts};
use crate::puzzle::{Line, Puzzle};
use crate::trace::{Change, Reason, Technique, Trace};
use std::ops::ControlFlow;

/// What is known about a puzzle, and the steps so far.
pub(super) struct Recorder<'p, K: Knowledge> {
    pub(super) puzzle: &'p Puzzle,
    pub(super) board: Board<K>,
    pub(super) trace: Trace,
    method: Method,
    /// How many solutions were asked for.
    wanted: usize,
    /// The most steps of the trace.
    most: usize,
    logic: K::Logic,
    /// For each line, in the order of [`Puzzle::lines`].
    memory: Vec<Memory<K>>,
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
struct Memory<K> {
    /// Its layouts when nothing is known.
    layouts: Count,
    /// The number of fitting layouts, and what was known about the line at that time. Looking at the line again would
    /// add nothing, so neither is computed again until a crossing line adds to it.
    seen: Option<(K, Count)>,
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
            memory: puzzle.lines().map(memory).collect(),
        }
    }

    /// Whether the trace has room for another step.
    pub(super) fn has_room(&self) -> bool {
        self.trace.len() < self.most
    }

    /// How many layouts of a line fit what is known now. `index` is the line's index in [`Puzzle::lines`].
    pub(super) fn fitting(&mut self, index: usize, line: Line) -> Count {
        let known = self.board.known(line);
        match self.memory[index].seen {
            Some((seen, fitting)) if seen == known => fitting,
            _ => self.logic.fitting(self.puzzle.clue(line), self.puzzle.length(line.axis), known),
        }
    }

    /// Looks at a line and records the step. Returns the new cells; `None` if no layout fits.
    pub(super) fn look(&mut self, pass: usize, index: usize, line: Line) -> Option<K> {
        let before = self.board.known(line);
        let fitting = self.fitting(index, line);
        let Memory { layouts, seen } = self.memory[index];
        let inferred = match seen {
            Some((seen, _)) if seen == before => Some(before),
            _ => self.logic.infer(self.puzzle.clue(line), self.puzzle.length(line.axis), before),
        };
        let new = inferred.map(|inferred| inferred.since(before));
        let reason = Reason::Line { line, layouts, fitting };
        let changes = new.unwrap_or(self.board.nothing());
        let told = changes.changes(inferred.unwrap_or(before));
        self.trace.push_new(pass, reason, told.map(|(along, cell)| Change { at: line.cell(along), cell }));
        self.board.learn(line, changes);
        // All layouts that fitted before still fit, since they agree on the new cells.
        self.memory[index].seen = inferred.map(|inferred| (inferred, fitting));
        new
    }

    /// Records a deduction of a line, and applies it.
    pub(super) fn deduce(&mut self, pass: usize, line: Line, technique: Technique, new: K) {
        let after = self.board.known(line).or(new);
        let told = new.changes(after).map(|(along, cell)| Change { at: line.cell(along), cell });
        self.trace.push_new(pass, Reason::Deduced { line, technique }, told);
        self.board.learn(line, new);
    }

    /// Records a step that is not about a single line, and applies its changes.
    pub(super) fn record(&mut self, pass: usize, reason: Reason, changes: &[Change]) {
        self.trace.push_new(pass, reason, changes.iter().copied());
        for &change in changes {
            self.board.set(change);
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
                changed.insert_all(line.axis.crossing(), new.cells());
            }
            ControlFlow::Continue(new.cells())
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
