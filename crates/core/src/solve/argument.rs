//! What a step rests on, worked out on request.
//!
//! It is not stored in the trace: it takes a few microseconds to work out again from what was known before a step,
//! for any method.

use super::board::Board;
use super::chain::{Chain, Goal, Link, cut, follow};
use super::data::{Argument, Branch, Clash, Refutation};
use super::line_set::LineSet;
use super::suppose::Question;
use super::ways::chain_to_clash_of;
use crate::deduce::{Deducer, Deduction, fewer};
use crate::line::{Knowledge, LineLogic, Mask, at_few_widths};
use crate::puzzle::{Axis, Grid, Line, Puzzle};
use crate::trace::{Change, Failure, Reason, Step, Technique};

/// What a step rests on. `known` must hold what was known before it, givens included; otherwise the answer is about something else, but nothing
/// worse happens.
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::solve::{Argument, Method, argument, solve};
/// use nonoscope::{puzzle::Puzzle, trace::Technique};
///
/// let puzzle = Puzzle::of_picture(&"OXO\nXXX\nOXO".parse().unwrap()).unwrap();
/// let outcome = solve(&puzzle, Method::Human);
/// let step = outcome.trace.step(0).unwrap();
/// let Argument::Line(deductions) = argument(&puzzle, puzzle.givens(), &step) else { panic!() };
/// assert_eq!(deductions[0].technique, Technique::ExactFit);
/// ```
pub fn argument(puzzle: &Puzzle, known: &Grid, step: &Step<'_>) -> Argument {
    let fits = (known.width(), known.height(), known.inks()) == (puzzle.width(), puzzle.height(), puzzle.inks());
    if fits { at_few_widths!(of_step, puzzle, known, step) } else { Argument::Search }
}

fn of_step<K: Knowledge>(puzzle: &Puzzle, known: &Grid, step: &Step<'_>) -> Argument {
    // Most steps are about a line, and there may be many, so other kinds are not worked out.
    let arguer = || Arguer::<K> { puzzle, board: Board::new(known), logic: K::Logic::default() };
    match step.reason {
        Reason::Line { line, .. } | Reason::Deduced { line, .. } => {
            Argument::Line(of_line::<K>(puzzle, line, known, step.changes))
        }
        Reason::Refuted { supposed, failure: Failure::Line(line), .. } => arguer().refuted(supposed, line),
        Reason::Agreed { at, colour, .. } => arguer().agreed(Question { at, colour }, step.changes),
        Reason::Refuted { failure: Failure::Suppositions(_), .. } | Reason::Searched { .. } => Argument::Search,
    }
}

fn of_line<K: Knowledge>(puzzle: &Puzzle, line: Line, known: &Grid, changes: &[Change]) -> Vec<Deduction> {
    let inks = puzzle.inks();
    let wanted = changes
        .iter()
        .fold(K::nothing(inks), |wanted, change| wanted.or(K::of_cell(line.along(change.at), change.cell, inks)));
    let known = K::of_cells(known.line(line), inks);
    Deducer::new(inks).toward(line, puzzle.clue(line), puzzle.length(line.axis), known, wanted)
}

struct Arguer<'p, K: Knowledge> {
    puzzle: &'p Puzzle,
    board: Board,
    logic: K::Logic,
}

impl<K: Knowledge> Arguer<'_, K> {
    /// The argument ends in the line that the step names.
    fn refuted(&mut self, supposed: Change, line: Line) -> Argument {
        let chain = chain_to_clash_of::<K>(self.puzzle, &self.board, &mut self.logic, supposed, line);
        let Some(Chain { links, clash: Some((line, inferred)) }) = chain else { return Argument::Search };
        let (clue, length) = (self.puzzle.clue(line), self.puzzle.length(line.axis));
        let known = self.board.known::<K>(line).or(inferred);
        let about = known.cells().and(K::Mask::first(length));
        let rests_on =
            fewer(about, inferred.cells(), |cells| self.logic.infer(clue, length, known.within(cells)).is_none());
        let technique =
            if self.is_at_an_edge(supposed, &links, line) { Technique::EdgeLogic } else { Technique::Contradiction };
        let branch = self.branch(supposed, &links);
        Argument::Refuted(Refutation { technique, branch, clash: Clash { line, rests_on: rests_on.cells().collect() } })
    }

    fn branch(&mut self, supposed: Change, links: &[Link<K>]) -> Branch {
        // What the branch has settled so far. An argument that rests on part of it may settle some of it again.
        let mut settled = self.board.clone();
        settled.set(supposed);
        let (mut deducer, mut all) = (Deducer::new(self.puzzle.inks()), Vec::new());
        for link in links {
            let known = self.board.known::<K>(link.line).or(link.rests_on);
            let (clue, length) = (self.puzzle.clue(link.line), self.puzzle.length(link.line.axis));
            for mut deduction in deducer.toward(link.line, clue, length, known, link.new) {
                let before: K = settled.known(link.line);
                let mut added = K::nothing(self.board.inks());
                deduction.cells.retain(|&(along, cell)| {
                    let new = K::of_cell(along, cell, self.board.inks()).since(before);
                    let is_new = !before.known().has(along) && !new.is_empty();
                    if is_new {
                        added = added.or(new);
                    }
                    is_new
                });
                settled.learn(link.line, added);
                if !deduction.cells.is_empty() {
                    all.push(deduction);
                }
            }
        }
        Branch { supposed, deductions: all }
    }

    fn agreed(&mut self, question: Question, changes: &[Change]) -> Argument {
        let [is, is_not] = question.answers(&self.board).map(|cell| {
            let supposed = Change { at: question.at, cell };
            let mut scratch = self.board.clone();
            let (puzzle, none) = (self.puzzle, &mut LineSet::none());
            let trail = follow::<K>(puzzle, &mut scratch, &mut self.logic, supposed, (usize::MAX, None), none);
            let goal = Goal::Cells(changes);
            let chain = cut(puzzle, &self.board, &mut self.logic, supposed, &trail, goal);
            self.branch(supposed, &chain.links)
        });
        Argument::TwoWay(is, is_not)
    }

    /// Whether a way to a clash keeps to one edge: the supposed cell is in a line beside the border, or beside lines that
    /// are all known; the lines on the way are that line and lines that cross it; and the line that fails is one of these
    /// or the neighbour.
    fn is_at_an_edge(&self, supposed: Change, links: &[Link<K>], clash: Line) -> bool {
        [Line::row(supposed.at.row()), Line::column(supposed.at.column())].into_iter().any(|edge| {
            let keeps = |line: Line| line == edge || line.axis != edge.axis;
            let ends = keeps(clash) || clash.index.abs_diff(edge.index) == 1;
            let is_edge = [self.are_known(edge.axis, 0..edge.index), {
                let lines = match edge.axis {
                    Axis::Row => self.puzzle.height(),
                    Axis::Column => self.puzzle.width(),
                };
                self.are_known(edge.axis, edge.index + 1..lines)
            }];
            is_edge.contains(&true) && ends && links.iter().all(|link| keeps(link.line))
        })
    }

    fn are_known(&self, axis: Axis, mut indices: std::ops::Range<usize>) -> bool {
        let length = self.puzzle.length(axis);
        indices.all(|index| {
            self.board.known::<K>(Line { axis, index }).known().and(K::Mask::first(length)).len() == length
        })
    }
}
