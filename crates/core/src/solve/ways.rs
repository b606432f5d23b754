//! The supposition with the shortest way to a clash, or to a cell that is the same either way.
//!
//! Iterative deepening: all suppositions are followed for a few lines, then farther, until one leads somewhere. A supposition followed in vain is
//! followed again only when one of its lines has changed.

use super::board::Board;
use super::chain::{Chain, End, Goal, Trail, cut, follow, propagate_from, shorten};
use super::data::Stop;
use super::line_set::LineSet;
use super::meter::Meter;
use super::suppose::{MOST_REMEMBERED, Question, colours, led_to, suppose};
use crate::line::{Knowledge, Mask};
use crate::puzzle::{Line, Puzzle};
use crate::trace::{Change, Failure, Reason};

/// The depths, in lines.
const FAR: [usize; 5] = [2, 5, 10, 30, usize::MAX];

/// The most cells for which the shortest way is sought, of those that have the same value for both values of another.
const MOST_AGREED: usize = 8;

/// How much longer a way to a clash may be than two ways to a cell: comparing two ways is harder than following one.
const TWO_WAYS: usize = 3;

/// A supposition that leads somewhere, as a step.
pub(super) struct Way {
    pub(super) reason: Reason,
    pub(super) changes: Vec<Change>,
}

/// Looks for it.
pub(super) struct Ways<'p, K: Knowledge> {
    puzzle: &'p Puzzle,
    logic: K::Logic,
    is: Board,
    is_not: Board,
    /// For each question, how far it was followed in vain, and the lines that were looked at. Empty if there is no memory
    /// for this.
    in_vain: Vec<Option<(u8, LineSet<K::Mask>)>>,
}

/// The shortest so far.
struct Best {
    length: usize,
    question: Question,
    what: What,
}

enum What {
    Clash(Change),
    Same(Change),
}

impl<'p, K: Knowledge> Ways<'p, K> {
    pub(super) fn new(puzzle: &'p Puzzle, board: &Board) -> Self {
        Ways { puzzle, logic: K::Logic::default(), is: board.clone(), is_not: board.clone(), in_vain: Vec::new() }
    }

    /// Forgets what depends on lines with these cells.
    pub(super) fn forget(&mut self, changed: &LineSet<K::Mask>) {
        for memory in &mut self.in_vain {
            if memory.as_ref().is_some_and(|(_, looked_at)| looked_at.meets(changed)) {
                *memory = None;
            }
        }
    }

    /// The supposition with the shortest way, on a board on which no line adds anything; `None` if none leads anywhere.
    ///
    /// # Errors
    /// If it had to stop.
    pub(super) fn shortest(&mut self, board: &Board, meter: &Meter<'_>) -> Result<Option<Way>, Stop> {
        let colours = colours(self.puzzle);
        let questions = self.puzzle.givens().cells().len() * colours.len();
        if questions <= MOST_REMEMBERED {
            self.in_vain.resize(questions, None);
        }
        for (far, &most) in FAR.iter().enumerate() {
            let mut best: Option<Best> = None;
            for place in 0..questions {
                let question =
                    Question { at: self.puzzle.at(place / colours.len()), colour: colours[place % colours.len()] };
                let was_in_vain = |(so_far, _): &(u8, _)| usize::from(*so_far) >= far;
                let memory = self.in_vain.get(place).and_then(Option::as_ref);
                if !question.is_open(board) || memory.is_some_and(was_in_vain) {
                    continue;
                }
                if let Some(stop) = meter.stop() {
                    return Err(stop);
                }
                let mut looked_at = LineSet::none();
                let found = self.ask(board, question, most, &mut looked_at, meter);
                match found {
                    Some(found) if best.as_ref().is_none_or(|best| found.length < best.length) => best = Some(found),
                    Some(_) => {}
                    None => {
                        if let Some(memory) = self.in_vain.get_mut(place) {
                            *memory = Some((far as u8, looked_at));
                        }
                    }
                }
            }
            if let Some(best) = best {
                return Ok(Some(self.way(board, &best)));
            }
        }
        Ok(None)
    }

    /// Follows both answers to a question.
    fn ask(
        &mut self,
        board: &Board,
        question: Question,
        most: usize,
        looked_at: &mut LineSet<K::Mask>,
        meter: &Meter<'_>,
    ) -> Option<Best> {
        let Ways { puzzle, logic, is, is_not, .. } = self;
        let mut trails: Vec<(Change, Trail<K>)> = Vec::new();
        let mut best: Option<Best> = None;
        for (cell, scratch) in question.answers(board).into_iter().zip([&mut *is, &mut *is_not]) {
            meter.supposed();
            scratch.copy_from(board);
            let supposed = Change { at: question.at, cell };
            let trail = follow::<K>(puzzle, scratch, logic, supposed, (most, None), looked_at);
            if let End::Clash(line) = trail.end {
                let chain = cut(puzzle, board, logic, supposed, &trail, Goal::Clash(line));
                let length = chain.links.len() + 1;
                if best.as_ref().is_none_or(|best| length < best.length) {
                    best = Some(Best { length, question, what: What::Clash(supposed) });
                }
            }
            trails.push((supposed, trail));
        }
        if best.is_some() {
            return best;
        }
        for change in is.agreement(is_not, board).into_iter().take(MOST_AGREED) {
            let lengths = trails.iter().map(|(supposed, trail)| {
                cut(puzzle, board, logic, *supposed, trail, Goal::Cells(&[change])).links.len()
            });
            let length = lengths.sum::<usize>() + TWO_WAYS;
            if best.as_ref().is_none_or(|best| length < best.length) {
                best = Some(Best { length, question, what: What::Same(change) });
            }
        }
        best
    }

    /// The step for it.
    fn way(&mut self, board: &Board, best: &Best) -> Way {
        let question = best.question;
        let change = match best.what {
            What::Clash(supposed) => return self.refuted(board, question, supposed),
            What::Same(change) => change,
        };
        let (mut followed, mut clash) = ([0; 2], None);
        for (cell, followed) in question.answers(board).into_iter().zip(&mut followed) {
            self.is.copy_from(board);
            let supposed = Change { at: question.at, cell };
            match suppose::<K>(self.puzzle, &mut self.is, &mut self.logic, supposed) {
                Ok(_) => *followed = led_to(board, &self.is, question.at),
                Err(_) => clash = Some(supposed),
            }
        }
        // Followed to the end, one of them is impossible, so the other is true.
        if let Some(supposed) = clash {
            return self.refuted(board, question, supposed);
        }
        let [is, is_not] = followed;
        Way { reason: Reason::Agreed { at: question.at, colour: question.colour, is, is_not }, changes: vec![change] }
    }

    fn refuted(&mut self, board: &Board, question: Question, supposed: Change) -> Way {
        let answers = question.answers(board);
        let rest = if answers[0] == supposed.cell { answers[1] } else { answers[0] };
        let chain = chain_to_clash::<K>(self.puzzle, board, &mut self.logic, supposed);
        let (led_to, failure) = match &chain {
            Some(Chain { links, clash: Some((line, _)) }) => {
                let cells: usize = links.iter().map(|link| link.new.cells().len()).sum();
                (cells as u32, Failure::Line(*line))
            }
            _ => (0, Failure::Suppositions(0)),
        };
        let changes = vec![Change { at: question.at, cell: rest }];
        Way { reason: Reason::Refuted { supposed, led_to, failure }, changes }
    }
}

/// The way from a supposition to a clash, as short as can be found; `None` if lines alone lead to none.
pub(super) fn chain_to_clash<K: Knowledge>(
    puzzle: &Puzzle,
    board: &Board,
    logic: &mut K::Logic,
    supposed: Change,
) -> Option<Chain<K>> {
    let mut scratch = board.clone();
    let trail = follow::<K>(puzzle, &mut scratch, logic, supposed, (usize::MAX, None), &mut LineSet::none());
    let End::Clash(line) = trail.end else { return None };
    let chain = cut(puzzle, board, logic, supposed, &trail, Goal::Clash(line));
    Some(shorten(puzzle, board, logic, supposed, chain, None))
}

/// The same to a clash of this line, if following the supposition in the shortest way or as other methods do ends there.
pub(super) fn chain_to_clash_of<K: Knowledge>(
    puzzle: &Puzzle,
    board: &Board,
    logic: &mut K::Logic,
    supposed: Change,
    line: Line,
) -> Option<Chain<K>> {
    let shortest = chain_to_clash::<K>(puzzle, board, logic, supposed);
    if let Some(Chain { clash: Some((other, _)), .. }) = &shortest
        && *other == line
    {
        return shortest;
    }
    let trail = propagate_from::<K>(puzzle, &mut board.clone(), logic, supposed);
    if trail.end != End::Clash(line) {
        return shortest;
    }
    let chain = cut(puzzle, board, logic, supposed, &trail, Goal::Clash(line));
    Some(shorten(puzzle, board, logic, supposed, chain, Some(line)))
}
