//! Marks and the last strokes as a text that can be stored. Invalid texts are rejected.
//!
//! ```text
//! marks 1 5x3      what this is, the version, width x height
//! 6.3XO5.          the marks, row by row: a number of cells and their kind, without the number if it is one
//! .X6 1 1          a stroke: what cells were, what they became, and where: how far from the cell before, row by row
//! XO2.X7           another one, which made a filled cell empty, and filled the cell that is 7 further on
//! ```
//!
//! If numbers of clues were crossed off, the version is 2: after the marks there is a line for those that still are, and a stroke
//! may end with others.
//!
//! ```text
//! marks 2 5x3
//! 15.
//! r0.1 c4.0        the second number of the first row, and the first one of the last column
//! .X6 1 1~c4.0     a stroke that filled cells and crossed off a number, or no longer
//! ~r0.1            one that only did that
//! ```
//!
//! The kinds are `X` filled, `O` empty and `.` not marked, `B`, `C` and so on for the second ink and further ones, and
//! `(XB)` where more than one colour is possible, but not every one.

use super::Marks;
use super::letters::{number, read_cell, write_cell};
use super::stroke::{Edit, Number, Stroke};
use nonoscope_core::puzzle::{At, Axis, Cell, Grid, Line};
use std::fmt::Write;

/// The first word, and the version: without numbers that are crossed off, and with them.
const HEAD: &str = "marks 1";
const HEAD_WITH_NUMBERS: &str = "marks 2";

/// What comes before the numbers of a stroke.
const NUMBERS: char = '~';

/// How many strokes are stored, and how many cells they may change in total.
const MOST_STROKES: usize = 1000;
const MOST_EDITS: usize = 20_000;

impl Marks {
    /// The marks and the last strokes, up to 1,000 of them, as a text of some lines. Undone strokes are left out.
    pub fn to_text(&self) -> String {
        let has_numbers = !self.crossed.is_empty() || self.done.iter().any(|stroke| !stroke.numbers.is_empty());
        let head = if has_numbers { HEAD_WITH_NUMBERS } else { HEAD };
        let mut text = format!("{head} {}x{}\n", self.grid.width(), self.grid.height());
        for alike in self.grid.cells().chunk_by(|a, b| a == b) {
            match alike {
                [] => continue,
                [_] => {}
                [..] => text.push_str(&alike.len().to_string()),
            }
            write_cell(&mut text, alike[0], &self.grid);
        }
        if has_numbers {
            text.push('\n');
            write_numbers(&mut text, self.crossed.iter().copied());
        }
        let unfinished = self.drawing.as_ref().map(|drawing| Stroke::of_cells(drawing.edits.clone()));
        let unfinished = unfinished.as_ref().filter(|stroke| !stroke.is_empty());
        let strokes = || self.done.iter().chain(unfinished);
        let (mut stored, mut edits) = (0, 0);
        for stroke in strokes().rev().take(MOST_STROKES) {
            edits += stroke.len();
            if edits > MOST_EDITS {
                break;
            }
            stored += 1;
        }
        for stroke in strokes().skip(strokes().count() - stored) {
            text.push('\n');
            self.write_edits(&mut text, &stroke.edits);
            if !stroke.numbers.is_empty() {
                text.push(NUMBERS);
                write_numbers(&mut text, stroke.numbers.iter().copied());
            }
        }
        text
    }

    fn write_edits(&self, text: &mut String, edits: &[Edit]) {
        let kind = |edit: &Edit| (edit.before, edit.after);
        let mut last = 0;
        for alike in edits.chunk_by(|a, b| kind(a) == kind(b)) {
            for (index, edit) in alike.iter().enumerate() {
                let place = self.place(edit.at);
                if index == 0 {
                    write_cell(text, edit.before, &self.grid);
                    write_cell(text, edit.after, &self.grid);
                } else {
                    text.push(' ');
                }
                // Writing to a string cannot fail.
                let _ = write!(text, "{}", place - last);
                last = place;
            }
        }
    }

    fn place(&self, at: At) -> usize {
        self.grid.index(at)
    }

    /// Reads marks that [`Marks::to_text`] wrote, for a puzzle with the same givens. `None` for any other text, for a
    /// puzzle of another size, and for marks on given cells.
    pub fn from_text(givens: &Grid, text: &str) -> Option<Marks> {
        let mut marks = Marks::new(givens);
        let (width, height) = (givens.width(), givens.height());
        let mut lines = text.split('\n');
        let size = format!("{width}x{height}");
        let has_numbers = match lines.next()?.rsplit_once(' ')? {
            (HEAD, own) if own == size => false,
            (HEAD_WITH_NUMBERS, own) if own == size => true,
            _ => return None,
        };
        let mut places = givens.places();
        let mut runs = lines.next()?.chars();
        while !runs.as_str().is_empty() {
            let count = number(&mut runs)?.unwrap_or(1);
            let cell = read_cell(&mut runs, &marks.grid)?;
            for _ in 0..count {
                let at = places.next()?;
                if cell != Cell::UNKNOWN && marks.is_given(at) {
                    return None;
                }
                marks.grid.set(at, cell);
            }
        }
        if places.next().is_some() {
            return None;
        }
        if has_numbers {
            let crossed = marks.read_numbers(lines.next()?)?;
            marks.crossed.extend(crossed);
        }
        marks.done = lines.map(|line| marks.read_stroke(line, has_numbers)).collect::<Option<_>>()?;
        marks.changed = marks.done.iter().map(Stroke::len).sum();
        // Without any numbers, it would have been written as version 1.
        let uses_numbers = !marks.crossed.is_empty() || marks.done.iter().any(|stroke| !stroke.numbers.is_empty());
        (has_numbers == uses_numbers && marks.can_all_be_undone()).then_some(marks)
    }

    fn read_stroke(&self, line: &str, may_have_numbers: bool) -> Option<Stroke> {
        let (edits, numbers) = match line.split_once(NUMBERS).filter(|_| may_have_numbers) {
            Some((edits, numbers)) => (edits, self.read_numbers(numbers).filter(|numbers| !numbers.is_empty())?),
            None => (line, Vec::new()),
        };
        let stroke = Stroke { edits: self.read_edits(edits)?, numbers };
        (!stroke.is_empty()).then_some(stroke)
    }

    /// Numbers in ascending order.
    fn read_numbers(&self, text: &str) -> Option<Vec<Number>> {
        let number = |word: &str| {
            let axis = if word.starts_with('r') { Axis::Row } else { Axis::Column };
            let (line, index) = word.strip_prefix(['r', 'c'])?.split_once('.')?;
            let parse = |digits: &str| digits.parse().ok().filter(|number: &usize| number.to_string() == digits);
            let number = Number { line: Line { axis, index: parse(line)? }, index: parse(index)? };
            self.can_have(number).then_some(number)
        };
        let numbers: Vec<Number> = text.split_terminator(' ').map(number).collect::<Option<_>>()?;
        numbers.is_sorted_by(|one, next| one < next).then_some(numbers)
    }

    fn read_edits(&self, text: &str) -> Option<Vec<Edit>> {
        let cells = self.grid.cells().len();
        let (mut stroke, mut place) = (Vec::new(), 0);
        let mut chars = text.chars();
        while !chars.as_str().is_empty() {
            let (before, after) = (read_cell(&mut chars, &self.grid)?, read_cell(&mut chars, &self.grid)?);
            loop {
                let further = number(&mut chars)??;
                place = further.checked_add(place).filter(|&place| place < cells)?;
                let at = self.grid.at(place);
                // No cell occurs twice.
                if self.is_given(at) || before == after || (further == 0 && !stroke.is_empty()) {
                    return None;
                }
                stroke.push(Edit { at, before, after });
                if !chars.as_str().starts_with(' ') {
                    break;
                }
                chars.next();
            }
        }
        Some(stroke)
    }

    /// Whether each stroke, from the last to the first, left its cells as they are at that point.
    fn can_all_be_undone(&self) -> bool {
        let mut grid = self.grid.clone();
        let mut edits = self.done.iter().rev().flat_map(|stroke| stroke.edits.iter().rev());
        edits.all(|edit| {
            let follows = grid.get(edit.at) == edit.after;
            grid.set(edit.at, edit.before);
            follows
        })
    }
}

fn write_numbers(text: &mut String, numbers: impl Iterator<Item = Number>) {
    for (place, Number { line, index }) in numbers.enumerate() {
        let before = if place == 0 { "" } else { " " };
        let axis = if line.axis == Axis::Row { 'r' } else { 'c' };
        // Writing to a string cannot fail.
        let _ = write!(text, "{before}{axis}{}.{index}", line.index);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::puzzle::Colour;

    fn some_marks() -> Marks {
        let mut marks = Marks::new(&Grid::from_picture(&["O....", ".....", "....."]).unwrap());
        marks.begin(At::new(1, 1), Cell::FILLED);
        marks.extend(At::new(1, 3));
        marks.set(At::new(1, 4), Cell::EMPTY);
        marks.begin(At::new(2, 4), Cell::FILLED);
        marks.extend(At::new(0, 4));
        marks.end();
        marks.replace(&Grid::from_picture(&["..X..", ".O...", "X...."]).unwrap());
        marks
    }

    #[test]
    fn marks_come_back_with_their_strokes() {
        let mut marks = some_marks();
        let text = marks.to_text();
        assert!(text.starts_with("marks 1 5x3\n2.X3.O3.X4.\n.X6 1 1\n"), "{text}");
        let mut again = Marks::from_text(&marks.givens, &text).unwrap();
        assert_eq!(again, marks);
        while marks.undo() {
            assert!(again.undo());
            assert_eq!(again.grid(), marks.grid());
        }
        assert!(!again.undo() && again.is_empty());
        assert_eq!(Marks::from_text(&marks.givens, &marks.to_text()), Some(Marks::new(&marks.givens)));
    }

    #[test]
    fn a_stroke_that_is_not_over_is_stored_as_if_it_were() {
        let mut marks = some_marks();
        marks.begin(At::new(2, 2), Cell::EMPTY);
        let text = marks.to_text();
        marks.end();
        assert_eq!(Marks::from_text(&marks.givens, &text), Some(marks));
    }

    #[test]
    fn old_strokes_are_left_out() {
        let mut marks = Marks::new(&Grid::unknown(200, 200));
        for round in 0..1500 {
            marks.set(At::new(0, 1), if round % 2 == 0 { Cell::FILLED } else { Cell::EMPTY });
        }
        let again = Marks::from_text(&marks.givens, &marks.to_text()).unwrap();
        assert_eq!((again.grid(), again.done.len()), (marks.grid(), 1000));
        let all = Grid::from_picture(&vec!["X".repeat(200); 200]).unwrap();
        marks.replace(&all);
        let again = Marks::from_text(&marks.givens, &marks.to_text()).unwrap();
        assert_eq!((again.grid(), again.done.len()), (&all, 0));
    }

    #[test]
    fn rubbish_is_none() {
        let marks = some_marks();
        let givens = &marks.givens;
        let refused = [
            "",
            "marks 1 5x3",
            "marks 2 5x3\n15.",
            "marks 1 3x5\n15.",
            "marks 1 5x3\n14.",
            "marks 1 5x3\n16.",
            "marks 1 5x3\n15",
            "marks 1 5x3\n15?",
            "marks 1 5x3\n99999999999999999999999.",
            "marks 1 5x3\nX14.",
            "marks 1 5x3\n15.\n",
            "marks 1 5x3\n.X13.\n.X1\n",
            "marks 1 5x3\n.X13.\n.O1",
            "marks 1 5x3\n.X13.\n.X2",
            "marks 1 5x3\n.X13.\nXX1",
            "marks 1 5x3\n.X13.\n.X1 99",
            "marks 1 5x3\n.X13.\n.X1 18446744073709551615",
            "marks 1 5x3\n.X13.\n.X1 ",
            "marks 1 5x3\n.X13.\n.X",
            "marks 1 5x3\n.X13.\n.X0",
            "marks 1 5x3\n.X13.\n.OX1",
            "marks 1 5x3\n.X13.\n.X1X.0.X0",
            "marks 1 5x3\n.X13.\n.é1",
        ];
        for text in refused {
            assert_eq!(Marks::from_text(givens, text), None, "{text:?}");
        }
        assert!(Marks::from_text(givens, "marks 1 5x3\n.X13.\n.X1").is_some());
        assert_eq!(Marks::from_text(&Grid::unknown(0, 0), &marks.to_text()), None);
    }

    #[test]
    fn colours_come_back() {
        let mut marks = coloured_marks();
        let text = marks.to_text();
        assert_eq!(text, "marks 1 4x1\nX(XB)2B\n.X0\n.(XB)1\n.B2 1");
        let mut again = Marks::from_text(&marks.givens, &text).unwrap();
        assert_eq!(again, marks);
        while marks.undo() {
            assert!(again.undo() && again.grid() == marks.grid());
        }
        assert!(!again.undo());
        let refused = ["C3.", "(XC)3.", "()3.", "(X)3.", "(XX)3.", "(BX)3.", "(OXB)3.", "(XB3.", "(X.)3.", "(é)3."];
        for rubbish in refused {
            assert_eq!(Marks::from_text(&marks.givens, &format!("marks 1 4x1\n{rubbish}")), None, "{rubbish}");
        }
        assert!(Marks::from_text(&marks.givens, "marks 1 4x1\n(OB)3.").is_some());
        let black_and_white = Grid::unknown(4, 1);
        assert_eq!(Marks::from_text(&black_and_white, &text), None);
    }

    fn coloured_marks() -> Marks {
        let inks: [Colour; 2] = [1, 2].map(Colour::ink);
        let mut marks = Marks::new(&Grid::unknown_of(4, 1, 2));
        marks.set(At::new(0, 0), Cell::FILLED);
        marks.set(At::new(0, 1), Cell::among(inks.into_iter().collect(), 2));
        marks.begin(At::new(0, 2), Cell::of(inks[1]));
        marks.extend(At::new(0, 3));
        marks.end();
        marks
    }

    fn crossed_marks() -> Marks {
        let mut marks = some_marks();
        for (line, index) in [(Line::column(4), 0), (Line::row(0), 1), (Line::row(2), 0), (Line::row(0), 1)] {
            assert!(marks.cross_off(Number { line, index }));
        }
        marks
    }

    #[test]
    fn numbers_that_are_crossed_off_come_back() {
        let mut marks = crossed_marks();
        let text = marks.to_text();
        assert!(text.starts_with("marks 2 5x3\n2.X3.O3.X4.\nr2.0 c4.0\n.X6 1 1\n"), "{text}");
        assert!(text.ends_with("\n~c4.0\n~r0.1\n~r2.0\n~r0.1"), "{text}");
        assert_eq!(Marks::from_text(&marks.givens, &text).as_ref(), Some(&marks));
        assert!(marks.clear() && marks.to_text().ends_with("~r2.0 c4.0"));
        let mut again = Marks::from_text(&marks.givens, &marks.to_text()).unwrap();
        while marks.undo() {
            assert!(again.undo() && again.crossed_off() == marks.crossed_off());
        }
        assert!(!again.undo() && marks.to_text().starts_with("marks 1 "));
        for numbers in [
            "",
            "\n",
            "\nr3.0",
            "\nr0.5",
            "\nc0.3",
            "\nr0",
            "\nx0.1",
            "\nr00.1",
            "\nc1.0 r1.0",
            "\nr1.0 r1.0",
            "\nr1.0  c1.0",
            "\n\n~",
            "\n\n.X1~",
        ] {
            assert_eq!(Marks::from_text(&marks.givens, &format!("marks 2 5x3\n15.{numbers}")), None, "{numbers}");
        }
        assert_eq!(Marks::from_text(&marks.givens, "marks 1 5x3\n15.\n~r0.1"), None);
        assert!(Marks::from_text(&marks.givens, "marks 2 5x3\n15.\nr0.1").is_some());
    }

    #[test]
    fn damaged_texts_never_panic() {
        [some_marks(), coloured_marks(), crossed_marks()].iter().for_each(damage);
    }

    fn damage(marks: &Marks) {
        let text = marks.to_text();
        for cut in 0..text.len() {
            for put in ["", "X", ".", "9", " ", "\n", "99999", "(", ")", "B", "C", "~", "r", "c"] {
                let damaged = format!("{}{put}{}", &text[..cut], &text[cut + 1..]);
                if let Some(mut read) = Marks::from_text(&marks.givens, &damaged) {
                    while read.undo() {}
                    while read.redo() {}
                    assert_eq!(Marks::from_text(&marks.givens, &read.to_text()), Some(read));
                }
            }
        }
    }
}
