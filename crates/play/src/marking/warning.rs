//! Saying bit by bit that marks cannot be right: first that there are some, then the line, then the cell.

use super::Marking;
use super::mistake::{Degree, Mistaken};
use crate::said::Said;
use nonoscope_core::puzzle::{At, Cell, Line};
use nonoscope_core::solve::WrongMarks;
use nonoscope_core::trace::{describe, place};
use nonoscope_picture::Evidence;
use nonoscope_words::{Text, marking as words};

impl Marking {
    /// Says that marks cannot be right, and first no more than that. Nothing is said of where they are.
    pub fn warn(&mut self, wrong: WrongMarks) {
        (self.hint, self.mistaken) = (None, Some(Mistaken { wrong, degree: Degree::Some }));
        self.wrong.clear();
        self.say_of_mistake();
    }

    /// Whether it has been said that marks cannot be right, and they are still there.
    pub fn is_warned(&self) -> bool {
        self.mistaken.is_some()
    }

    /// Says no more about marks that cannot be right.
    pub fn forget_warning(&mut self) {
        if self.mistaken.take().is_some() {
            self.wrong.clear();
            self.said = None;
        }
    }

    /// The marks of which it has been said that they cannot be right.
    pub(super) fn warned_of(&self) -> Option<&WrongMarks> {
        self.mistaken.as_ref().map(|mistaken| &mistaken.wrong)
    }

    /// Shows more of what is wrong: the line, then the cell. False if nothing is known to be wrong.
    pub(super) fn go_on_with_mistake(&mut self) -> bool {
        let Some(mistaken) = &mut self.mistaken else { return false };
        mistaken.degree = match mistaken.degree {
            Degree::Some => Degree::Line,
            Degree::Line | Degree::Cell => Degree::Cell,
        };
        let shown = mistaken.wrong.cells.first().filter(|_| mistaken.degree == Degree::Cell);
        self.wrong = shown.copied().into_iter().collect();
        self.say_of_mistake();
        true
    }

    fn say_of_mistake(&mut self) {
        let Some(Mistaken { wrong, degree }) = &self.mistaken else { return };
        let Some(&first) = wrong.cells.first() else { return };
        let (what, press) = match degree {
            Degree::Some => {
                let what = match wrong.together {
                    true => words::not_all_right(),
                    false => words::some_wrong(wrong.cells.len()),
                };
                (what, words::press_for_line())
            }
            Degree::Line => (words::look_at_mistake(self.line_of(first)), words::press_for_cell()),
            Degree::Cell => {
                let mark = describe(self.marks.grid().get(first), self.puzzle.palette());
                let what = match wrong.together {
                    true => words::mark_is_wrong_beside_others(place(first), mark),
                    false => words::mark_is_wrong(place(first), mark),
                };
                (what, Text::default())
            }
        };
        self.said = Some(Said { what, press });
    }

    /// The row or the column of a cell: one that its marks make impossible, if there is any.
    fn line_of(&self, at: At) -> Line {
        let lines = [Line::row(at.row()), Line::column(at.column())];
        lines.into_iter().find(|&line| self.clues.of(line).is_impossible).unwrap_or(lines[0])
    }

    /// What the board shows of what is wrong before the cell is named: the line.
    pub(super) fn mistaken_place(&self) -> Option<Evidence> {
        let Mistaken { wrong, degree } = self.mistaken.as_ref()?;
        let line = wrong.cells.first().filter(|_| *degree != Degree::Some).map(|&first| self.line_of(first))?;
        Some(Evidence { line: Some(line), ..Evidence::default() })
    }

    /// Goes back to the last position in which all marks could be right, as one stroke; if there never was one, the wrong marks
    /// are cleared. False if nothing is known to be wrong.
    pub fn go_back_to_right(&mut self) -> bool {
        let Some(Mistaken { wrong, .. }) = self.mistaken.take() else { return false };
        let said = match wrong.back {
            Some(strokes) => {
                self.change(|marks| marks.go_back_by(strokes));
                words::back_at_last_right()
            }
            None => {
                let mut marks = self.marks.grid().clone();
                wrong.cells.iter().for_each(|&at| marks.set(at, Cell::UNKNOWN));
                self.change(|own| own.replace(&marks));
                words::wrong_marks_are_gone()
            }
        };
        self.say(said);
        true
    }
}
