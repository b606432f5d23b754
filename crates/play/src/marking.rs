//! A person's own solving: their marks, the result of their last check, and the last hint.

pub(super) mod hint;
mod hinting;
mod mistake;
#[cfg(test)]
mod tests;
mod warning;

use self::hint::Hinted;
use self::mistake::Mistaken;
use super::check::{Checked, check};
use super::clues::Clues;
use super::marks::Marks;
use super::said::Said;
use super::unsatisfied;
use nonoscope_core::puzzle::{At, Cell, Grid, Line, Puzzle};
use nonoscope_core::solve::{Outcome, WrongMarks};
#[cfg(test)]
use nonoscope_words::Text;
use nonoscope_words::marking as words;

/// How long a drag is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dragged {
    /// How many cells it spans.
    pub cells: usize,
    /// The length of the run in which it ends, if it fills cells.
    pub run: Option<usize>,
}

/// Marks, with the page's messages about them until they change.
#[derive(Clone, Debug)]
pub struct Marking {
    puzzle: Puzzle,
    marks: Marks,
    /// Givens and marks together.
    known: Grid,
    /// The state of each clue.
    clues: Clues,
    /// The finished grid, once the filled cells satisfy every clue; the others need no circles.
    solution: Option<Grid>,
    /// The marks that cannot be right, if a check was asked for, or the one that a hint has come to.
    wrong: Vec<At>,
    /// The next inference, and how much of it is shown.
    hint: Option<Hinted>,
    /// The marks that cannot be right, if a hint was asked for, and how much of it is shown.
    mistaken: Option<Mistaken>,
    /// The last answer.
    said: Option<Said>,
    /// How often the marks have changed.
    changes: u64,
}

impl Marking {
    /// A puzzle without any marks.
    pub(super) fn new(puzzle: &Puzzle) -> Marking {
        let marks = Marks::new(puzzle.givens());
        let known = marks.known();
        let solution = solution(puzzle, &known);
        let (puzzle, clues) = (puzzle.clone(), Clues::new(puzzle, &known));
        let (wrong, hint, mistaken, said) = (Vec::new(), None, None, None);
        Marking { puzzle, marks, known, clues, solution, wrong, hint, mistaken, said, changes: 0 }
    }

    /// The same puzzle has another palette.
    pub(super) fn recolour(&mut self, puzzle: &Puzzle) {
        if self.puzzle.palette() != puzzle.palette() {
            self.puzzle = puzzle.clone();
            // Perhaps it names colours.
            self.said = None;
        }
    }

    /// The marks.
    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    /// How often the marks have changed.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Drops messages that no longer hold.
    pub fn say_nothing(&mut self) {
        self.said = None;
    }

    /// Givens and marks together.
    pub fn known(&self) -> &Grid {
        &self.known
    }

    /// The finished grid, once the filled cells satisfy every clue; the cells that are not marked are empty in it.
    pub fn solution(&self) -> Option<&Grid> {
        self.solution.as_ref()
    }

    /// Changes the marks, and drops messages about the old ones.
    pub fn change<T>(&mut self, change: impl FnOnce(&mut Marks) -> T) -> T {
        let crossed_off = self.marks.crossed_off().clone();
        let result = change(&mut self.marks);
        // Crossing off a number says nothing about the puzzle.
        self.changes += u64::from(*self.marks.crossed_off() != crossed_off);
        let known = self.marks.known();
        if known != self.known {
            self.solution = solution(&self.puzzle, &known);
            self.clues.update(&self.puzzle, &self.known, &known);
            self.known = known;
            self.changes += 1;
            self.wrong.clear();
            (self.hint, self.mistaken) = (None, None);
            self.said = None;
        }
        result
    }

    /// The state of each clue.
    pub fn clues(&self) -> &Clues {
        &self.clues
    }

    /// The lines that the last stroke has finished and that have cells without a mark. Lines without any runs count as finished, too.
    pub fn finished_lines(&self) -> Vec<Line> {
        let refilled = self.marks.refilled_lines();
        if refilled.is_empty() {
            return refilled;
        }
        let is_finished = |line: &Line| {
            let clue = self.puzzle.clue(*line);
            (clue.is_empty() || refilled.contains(line)) && clue.is_of(self.known.line(*line))
        };
        let is_open = |line: &Line| self.known.line(*line).any(|cell| cell == Cell::UNKNOWN);
        self.puzzle.lines().filter(is_open).filter(is_finished).collect()
    }

    /// Marks the rest of each line that the last stroke has finished as empty, as a part of that stroke, unless it would follow from
    /// a wrong mark. What was said still holds.
    pub fn finish_lines(&mut self, wrong: Option<&WrongMarks>) {
        let lines = self.finished_lines().into_iter().filter(|&line| wrong.is_none_or(|wrong| !wrong.are_in(line)));
        let (puzzle, known) = (&self.puzzle, &self.known);
        let cells = lines.flat_map(|line| (0..puzzle.length(line.axis)).map(move |along| line.cell(along)));
        let rest: Vec<At> = cells.filter(|&at| known.get(at) == Cell::UNKNOWN).collect();
        if !rest.is_empty() {
            let said = self.said.take();
            self.change(|marks| marks.complete(rest));
            self.said = said;
        }
    }

    /// How long the drag in progress is, if there is one.
    pub fn dragged(&self) -> Option<Dragged> {
        let (line, end, cells, paint) = self.marks.drag()?;
        let is_alike = |along: &usize| self.known.get(line.cell(*along)) == paint;
        let length = self.puzzle.length(line.axis);
        // A drag that ends on a mark that it leaves alone makes no run.
        let run = (paint.is_filled() && is_alike(&end))
            .then(|| (0..end).rev().take_while(is_alike).count() + (end..length).take_while(is_alike).count());
        Some(Dragged { cells, run })
    }

    /// Compares the marks with what is certain about the puzzle.
    pub(super) fn check(&mut self, outcome: &Outcome) {
        let mut checked: Checked = check(&self.puzzle, outcome, self.marks.grid());
        if let Some(wrong) = self.warned_of() {
            checked.know_better(wrong, self.marks.grid());
        }
        self.said = Some(checked.sentence(self.puzzle.palette()).into());
        self.wrong = checked.wrong.iter().map(|wrong| wrong.at).collect();
        self.hint = None;
    }

    /// Shows a sentence until the marks change, perhaps with the button to press next.
    pub fn say(&mut self, said: impl Into<Said>) {
        self.said = Some(said.into());
        (self.hint, self.mistaken) = (None, None);
    }

    /// The marks that cannot be right, if a check was asked for, or the one that a hint has come to.
    pub fn wrong(&self) -> &[At] {
        &self.wrong
    }

    /// Whether only the instructions apply: no cell is marked.
    pub fn begins(&self) -> bool {
        self.said.is_none()
            && self.solution.is_none()
            && self.marks.grid().is_unknown()
            && self.known.unknown_cells() > 0
    }

    /// What to say now.
    pub(super) fn said(&self) -> Said {
        if let Some(said) = &self.said {
            return said.clone();
        }
        if self.solution.is_some() {
            return words::solved().into();
        }
        let marked = self.marks.grid().cells().iter().filter(|&&cell| cell != Cell::UNKNOWN).count();
        match (self.known.unknown_cells(), marked) {
            (0, _) => {
                let what = unsatisfied::sentence(&self.puzzle, &self.known);
                Said { what, press: words::press_check() }
            }
            (_, 0) if self.puzzle.inks() > 1 => words::your_turn_with_colours().into(),
            (_, 0) => words::your_turn().into(),
            (_, marked) => words::something_marked(marked).into(),
        }
    }

    /// The same in one text.
    #[cfg(test)]
    fn sentence(&self) -> Text {
        self.said().text()
    }
}

/// The finished grid, if the known filled cells satisfy every clue.
fn solution(puzzle: &Puzzle, known: &Grid) -> Option<Grid> {
    if puzzle.first_mismatch(known).is_some() {
        return None;
    }
    let mut solution = known.clone();
    known.places().filter(|&at| !known.get(at).is_known()).for_each(|at| solution.set(at, Cell::EMPTY));
    Some(solution)
}
