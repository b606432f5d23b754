//! Supposing that a cell is of a colour, then that it is not, and propagating from each. In a black-and-white puzzle:
//! supposing it filled, then empty.
//!
//! The method of the C# solver for the GCHQ card, made sound: only what follows from both is kept, and only what leads to
//! a contradiction is excluded. The result of a supposition depends only on the lines looked at on the way, so it is
//! not repeated until one of them has changed.

use super::board::Board;
use super::data::Stop;
use super::line_set::LineSet;
use super::meter::Meter;
use super::propagate::propagate_on;
use crate::line::Knowledge;
use crate::puzzle::{At, Cell, Colour, Colours, Line, Puzzle};
use crate::trace::Change;

/// The most questions for which is remembered which lines suppositions looked at: at most 64 MiB, and the same for sets of lines of
/// any size, because what is remembered is not counted again as work.
pub(super) const MOST_REMEMBERED: usize = (64 << 20) / 264;

/// A question that has two answers: is this cell of this colour?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Question {
    pub(super) at: At,
    pub(super) colour: Colour,
}

impl Question {
    /// What the cell would be if it is of the colour, and if it is not. In a black-and-white puzzle, where all questions
    /// are about the ink: filled and empty.
    pub(super) fn answers(self, board: &Board) -> [Cell; 2] {
        match (board.inks(), self.colour) {
            (1, Colour::INK) => [Cell::FILLED, Cell::EMPTY],
            (1, _) => [Cell::EMPTY, Cell::FILLED],
            _ => [Cell::of(self.colour), board.without(self.at, Colours::of(self.colour))],
        }
    }

    /// Whether it is worth asking: the cell is unknown and may be of the colour. Where only two colours are left, the
    /// questions about both are the same.
    pub(super) fn is_open(self, board: &Board) -> bool {
        let Question { at, colour } = self;
        if board.is_known(at) || board.inks() == 1 {
            return !board.is_known(at);
        }
        let possible = board.possible(at);
        let is_second = || possible.len() == 2 && possible.iter().next_back() != Some(colour);
        possible.has(colour) && !is_second()
    }
}

/// The result of supposing both answers of a question.
pub(super) enum Tried {
    /// The cell cannot be as supposed: after `led_to` further cells, no layout of the line fits. It is one of the rest.
    Refuted { supposed: Cell, rest: Cell, led_to: u32, line: Line },
    /// Neither fails. How many further cells follow from each, and the changes on which both agree, if any.
    Open { is: u32, is_not: u32, agreed: Vec<Change> },
    /// It had to stop.
    Stopped(Stop),
}

/// Boards to suppose on, and a memory of suppositions that added nothing.
pub(super) struct Supposer<'p, K: Knowledge> {
    puzzle: &'p Puzzle,
    logic: K::Logic,
    is: Board,
    is_not: Board,
    /// For each question, in the order of [`Supposer::place`], the lines that were looked at when it was last asked in
    /// vain. Empty if there is no memory for this.
    looked_at: Vec<Option<LineSet<K::Mask>>>,
    /// For each question, how many cells followed that time: if the cell is of the colour, and if not.
    followed: Vec<(u32, u32)>,
}

impl<'p, K: Knowledge> Supposer<'p, K> {
    pub(super) fn new(puzzle: &'p Puzzle, board: &Board) -> Self {
        let questions = puzzle.width() * puzzle.height() * colours(puzzle).len();
        let fits = questions <= MOST_REMEMBERED;
        Supposer {
            puzzle,
            logic: K::Logic::default(),
            is: board.clone(),
            is_not: board.clone(),
            looked_at: vec![None; if fits { questions } else { 0 }],
            followed: vec![(0, 0); questions],
        }
    }

    /// Supposes both answers of a question about an unknown cell that may be of the colour, on a board on which no line
    /// adds anything.
    pub(super) fn try_both(&mut self, board: &Board, question: Question, meter: &Meter<'_>) -> Tried {
        let at = question.at;
        let mut looked_at = LineSet::none();
        let answers = question.answers(board);
        for (supposed, rest) in [(answers[0], answers[1]), (answers[1], answers[0])] {
            if let Some(stop) = meter.stop() {
                return Tried::Stopped(stop);
            }
            meter.supposed();
            let scratch = if supposed == answers[0] { &mut self.is } else { &mut self.is_not };
            scratch.copy_from(board);
            match suppose::<K>(self.puzzle, scratch, &mut self.logic, Change { at, cell: supposed }) {
                Ok(lines) => looked_at.insert_both(lines),
                Err(line) => {
                    return Tried::Refuted { supposed, rest, led_to: led_to(board, scratch, at), line };
                }
            }
        }
        let (is, is_not) = (led_to(board, &self.is, at), led_to(board, &self.is_not, at));
        let agreed = self.is.agreement(&self.is_not, board);
        let place = self.place(question);
        self.followed[place] = (is, is_not);
        if let Some(memory) = self.looked_at.get_mut(place) {
            *memory = agreed.is_empty().then_some(looked_at);
        }
        Tried::Open { is, is_not, agreed }
    }

    /// The result of the last time a question was asked in vain, if it still holds: how many cells followed from each
    /// answer.
    pub(super) fn remembered(&self, question: Question) -> Option<(u32, u32)> {
        let place = self.place(question);
        self.looked_at.get(place)?.as_ref()?;
        Some(self.followed[place])
    }

    /// Forgets what depends on lines that have changed.
    pub(super) fn forget(&mut self, changed: &LineSet<K::Mask>) {
        for memory in &mut self.looked_at {
            if memory.as_ref().is_some_and(|looked_at| looked_at.meets(changed)) {
                *memory = None;
            }
        }
    }

    /// Forgets everything.
    pub(super) fn forget_all(&mut self) {
        self.looked_at.fill(None);
    }

    /// The index of a question: cell by cell, row by row, and colour by colour.
    fn place(&self, question: Question) -> usize {
        let colours = colours(self.puzzle);
        self.puzzle.index(question.at) * colours.len() + question.colour.number() - colours[0].number()
    }
}

/// The colours that questions are about. The answer to whether a cell of a black-and-white puzzle is filled says whether
/// it is empty.
pub(super) fn colours(puzzle: &Puzzle) -> &'static [Colour] {
    match puzzle.inks() {
        1 => &Colour::EVERY[1..2],
        inks => &Colour::EVERY[..=inks],
    }
}

/// How many cells became known besides the supposed one. A board has fewer than 2^32.
pub(super) fn led_to(before: &Board, after: &Board, supposed: At) -> u32 {
    (before.unknown() - after.unknown() - usize::from(after.is_known(supposed))) as u32
}

/// Sets a cell on a board and propagates from it. Returns the lines that were looked at.
///
/// # Errors
/// The line that no layout fits any more.
pub(super) fn suppose<K: Knowledge>(
    puzzle: &Puzzle,
    board: &mut Board,
    logic: &mut K::Logic,
    change: Change,
) -> Result<LineSet<K::Mask>, Line> {
    board.set(change);
    propagate_on::<K>(puzzle, board, logic, LineSet::around([change.at]))
}
