//! Saying bit by bit that marks cannot be right: first that there are some, then the line, then the cell.

use super::Marking;
use super::mistake::{Degree, Mistaken};
use nonoscope_core::puzzle::{At, Cell, Line};
use nonoscope_core::solve::WrongMarks;
use nonoscope_core::trace::{capital, describe};
use nonoscope_picture::Evidence;

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
        self.said = Some(match degree {
            Degree::Some => {
                let said = match wrong.cells.len() {
                    _ if wrong.together => "Your marks cannot all be right.",
                    1 => "One of your marks cannot be right.",
                    _ => "Some of your marks cannot be right.",
                };
                format!("{said} Press Hint again for the line.")
            }
            Degree::Line => {
                format!("Look at {}: a mark there cannot be right. Press Hint again for the cell.", self.line_of(first))
            }
            Degree::Cell => {
                let mark = describe(self.marks.grid().get(first), self.puzzle.palette());
                let beside = if wrong.together { "With your other marks, " } else { "" };
                let (row, cell) = (Line::row(first.row()), first.column() + 1);
                let row = if wrong.together { row.to_string() } else { capital(row) };
                format!("{beside}{row}, cell {cell} cannot be {mark}. Erase it, or go back.")
            }
        });
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
                "Back at the last position where every mark could be right. Undo brings the others back."
            }
            None => {
                let mut marks = self.marks.grid().clone();
                wrong.cells.iter().for_each(|&at| marks.set(at, Cell::UNKNOWN));
                self.change(|own| own.replace(&marks));
                "The wrong marks are gone. Undo brings them back."
            }
        };
        self.say(said.to_owned());
        true
    }
}
