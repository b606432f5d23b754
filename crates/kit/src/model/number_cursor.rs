//! The keyboard's cursor among the numbers of the clues, where a person crosses them off: past the first cell of a row are its
//! row's numbers, and past that of a column its column's.

use super::cursor::Cursor;
use super::keymap::Direction;
use nonoscope_core::puzzle::{Axis, Line, Puzzle};
use nonoscope_play::Number;
use nonoscope_words::{Text, page, watching};

/// How many numbers the clue of a line has: an empty one has the 0.
fn numbers(puzzle: &Puzzle, line: Line) -> usize {
    puzzle.clue(line).len().max(1)
}

impl Cursor {
    /// Moves the cursor onto, among or off the numbers, if that is where it goes. Returns whether it has.
    pub fn move_among_numbers(&mut self, direction: Direction, puzzle: &Puzzle) -> bool {
        use Direction::{Down, Left, Right, RowEnd, RowStart, Up};
        let Some(number) = self.number() else {
            let Some(at) = self.shown().filter(|&at| puzzle.contains(at)) else { return false };
            let line = match direction {
                Left if at.column() == 0 => Line::row(at.row()),
                Up if at.row() == 0 => Line::column(at.column()),
                _ => return false,
            };
            self.go_to_number(Some(Number { line, index: numbers(puzzle, line) - 1 }), at);
            return true;
        };
        let Number { line: Line { axis, index: from }, index } = number;
        let last = numbers(puzzle, number.line) - 1;
        let (line, index) = match (axis, direction) {
            (Axis::Row, Left) | (Axis::Column, Up) => (from, Some(index.saturating_sub(1))),
            (Axis::Row, Right) | (Axis::Column, Down) => (from, Some(index + 1).filter(|&next| next <= last)),
            (Axis::Row, Up) | (Axis::Column, Left) => (from.saturating_sub(1), Some(index)),
            (Axis::Row, Down) | (Axis::Column, Right) => ((from + 1).min(puzzle.clues(axis).len() - 1), Some(index)),
            (_, RowStart) => (from, Some(0)),
            (_, RowEnd) => (from, None),
        };
        let to = Line { axis, index: line };
        // Beside a clue that is longer or shorter, it stays as far from the board.
        let number = index.map(|index| {
            let index = if line == from { index } else { numbers(puzzle, to).saturating_sub(last - index + 1) };
            Number { line: to, index }
        });
        self.go_to_number(number, to.cell(0));
        true
    }

    /// The number under the cursor in words.
    pub fn number_words(number: Number, puzzle: &Puzzle, is_crossed_off: bool) -> Text {
        let (clue, palette) = (puzzle.clue(number.line), puzzle.palette());
        let run = clue.runs().nth(number.index);
        let length = run.map_or(0, |run| run.length);
        let ink = run.filter(|_| puzzle.inks() > 1).map(|run| palette.get(run.colour).text());
        let what = ink.map_or_else(|| length.into(), |ink| watching::run_of_colour(length, ink));
        let (line, index, of) = (Text::from(number.line), number.index + 1, numbers(puzzle, number.line));
        match is_crossed_off {
            true => page::clue_number_dimmed(line, index, of, what),
            false => page::clue_number(line, index, of, what),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::puzzle::At;

    fn puzzle() -> Puzzle {
        Puzzle::of_picture(&"XOXOX\nOOOOO\nXXOXO".parse().unwrap()).unwrap()
    }

    #[test]
    fn it_goes_past_the_edge_to_the_numbers_and_back() {
        use Direction::{Down, Left, Right, RowEnd, RowStart, Up};
        let puzzle = puzzle();
        let row = |line, index| Some((Line::row(line), index));
        let column = |line, index| Some((Line::column(line), index));
        let mut cursor = Cursor::default();
        assert!(!cursor.move_among_numbers(Left, &puzzle), "it is nowhere yet");
        cursor.show((5, 3));
        assert!(!cursor.move_among_numbers(Right, &puzzle) && !cursor.move_among_numbers(Down, &puzzle));
        for (direction, number, at) in [
            (Left, row(0, 2), (0, 0)),
            (Left, row(0, 1), (0, 0)),
            (Down, row(1, 0), (1, 0)),
            (Down, row(2, 1), (2, 0)),
            (Down, row(2, 1), (2, 0)),
            (Up, row(1, 0), (1, 0)),
            (Up, row(0, 2), (0, 0)),
            (RowStart, row(0, 0), (0, 0)),
            (Left, row(0, 0), (0, 0)),
            (RowEnd, None, (0, 0)),
            (Up, column(0, 1), (0, 0)),
            (Up, column(0, 0), (0, 0)),
            (Right, column(1, 0), (0, 1)),
            (Down, None, (0, 1)),
        ] {
            assert!(cursor.move_among_numbers(direction, &puzzle), "{direction:?} to {number:?}");
            let found = cursor.number().map(|number| (number.line, number.index));
            assert_eq!((found, cursor.at()), (number, Some(At::new(at.0, at.1))), "{direction:?}");
            assert_eq!(cursor.shown().is_some(), number.is_none(), "it is in one place");
        }
        assert!(!cursor.move_among_numbers(Left, &puzzle), "the cell has a neighbour");
    }

    #[test]
    fn what_is_said() {
        let puzzle = puzzle();
        let number = |line, index| Number { line, index };
        assert_eq!(
            Cursor::number_words(number(Line::row(2), 0), &puzzle, true),
            "Clue of row 3, number 1 of 2: 2, dimmed"
        );
        assert_eq!(Cursor::number_words(number(Line::row(1), 0), &puzzle, false), "Clue of row 2, number 1 of 1: 0");
        let coloured = Puzzle::of_picture(&"XXB\nOBB\nXOX".parse().unwrap()).unwrap();
        let words = Cursor::number_words(number(Line::row(0), 1), &coloured, false);
        assert_eq!(words, "Clue of row 1, number 2 of 2: 1 red");
    }
}
