//! The keyboard's cursor on the board.

use super::keymap::Direction;
use nonoscope_core::puzzle::{At, Cell, Palette};
use nonoscope_core::trace::describe;
use nonoscope_play::Number;
use nonoscope_words::{Text, page};

/// The width and height of the board in cells; both are at least 1.
pub type Size = (usize, usize);

/// Where the cursor is, and whether it is visible.
///
/// A pointer moves the cursor without showing it, so that the next key continues from there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cursor {
    at: Option<At>,
    seen: bool,
    /// The number of a clue that it is on, beside that cell.
    number: Option<Number>,
}

impl Cursor {
    /// The cell under the cursor, visible or not.
    pub fn at(&self) -> Option<At> {
        self.at
    }

    /// The cell to draw it on.
    pub fn shown(&self) -> Option<At> {
        self.at.filter(|_| self.seen && self.number.is_none())
    }

    /// The number of a clue that it is on.
    pub fn number(&self) -> Option<Number> {
        self.number.filter(|_| self.seen)
    }

    /// It goes to a number, or to the cell beside the one it leaves.
    pub fn go_to_number(&mut self, number: Option<Number>, beside: At) {
        *self = Cursor { at: Some(beside), seen: true, number };
    }

    /// Numbers are no longer crossed off: it goes to the cell beside.
    pub fn leave_numbers(&mut self) {
        self.number = None;
    }

    /// A pointer has begun a stroke on a cell: the cursor moves there, hidden.
    pub fn follow(&mut self, at: At) {
        *self = Cursor { at: Some(at), seen: false, number: None };
    }

    /// Hides the cursor; it stays where it is.
    pub fn hide(&mut self) {
        (self.seen, self.number) = (false, None);
    }

    /// Shows the cursor on the cell that a key is about to change, and returns that cell: the board's first one if the
    /// cursor was nowhere.
    pub fn show(&mut self, size: Size) -> At {
        let at = self.within(size).unwrap_or(At::new(0, 0));
        *self = Cursor { at: Some(at), seen: true, number: None };
        at
    }

    /// Moves the cursor, which stops at the edge, and shows it. If it was nowhere, it only appears, on the first cell.
    ///
    /// Returns where it was and where it is now, which may be the same cell; `None` if it only appeared.
    pub fn move_to(&mut self, direction: Direction, size: Size) -> Option<(At, At)> {
        let was_there = self.within(size).is_some();
        let from = self.show(size);
        let ((width, height), (row, column)) = (size, (from.row(), from.column()));
        let to = match direction {
            Direction::Left => At::new(row, column.saturating_sub(1)),
            Direction::Right => At::new(row, (column + 1).min(width.saturating_sub(1))),
            Direction::Up => At::new(row.saturating_sub(1), column),
            Direction::Down => At::new((row + 1).min(height.saturating_sub(1)), column),
            Direction::RowStart => At::new(row, 0),
            Direction::RowEnd => At::new(row, width.saturating_sub(1)),
        };
        was_there.then(|| {
            self.at = Some(to);
            (from, to)
        })
    }

    /// The cursor in words: its place and the cell there, with the names of a puzzle's palette.
    pub fn words(at: At, cell: Cell, palette: &Palette) -> Text {
        page::cell_at(at.row() + 1, at.column() + 1, describe(cell, palette))
    }

    /// Where the cursor is, if that cell exists.
    fn within(&self, (width, height): Size) -> Option<At> {
        self.at.filter(|at| at.row() < height && at.column() < width)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: Size = (3, 2);

    #[test]
    fn the_first_key_only_shows_where_it_is() {
        let mut cursor = Cursor::default();
        assert_eq!((cursor.at(), cursor.shown()), (None, None));
        assert_eq!(cursor.move_to(Direction::Right, SIZE), None);
        assert_eq!(cursor.shown(), Some(At::new(0, 0)));
        assert_eq!(cursor.move_to(Direction::Right, SIZE), Some((At::new(0, 0), At::new(0, 1))));
        let mut cursor = Cursor::default();
        assert_eq!(cursor.show(SIZE), At::new(0, 0));
        assert_eq!(cursor.shown(), Some(At::new(0, 0)));
    }

    #[test]
    fn it_moves_and_stops_at_each_edge() {
        use Direction::{Down, Left, Right, RowEnd, RowStart, Up};
        let moves = [
            (Left, (0, 0)),
            (Up, (0, 0)),
            (Right, (0, 1)),
            (Right, (0, 2)),
            (Right, (0, 2)),
            (Down, (1, 2)),
            (Down, (1, 2)),
            (RowStart, (1, 0)),
            (RowEnd, (1, 2)),
            (Up, (0, 2)),
            (Left, (0, 1)),
        ];
        let mut cursor = Cursor::default();
        let mut from = cursor.show(SIZE);
        for (direction, (row, column)) in moves {
            let to = At::new(row, column);
            assert_eq!(cursor.move_to(direction, SIZE), Some((from, to)), "{direction:?}");
            assert_eq!(cursor.shown(), Some(to));
            from = to;
        }
    }

    #[test]
    fn a_pointer_takes_it_along_unseen() {
        let mut cursor = Cursor::default();
        cursor.follow(At::new(1, 1));
        assert_eq!((cursor.at(), cursor.shown()), (Some(At::new(1, 1)), None));
        assert_eq!(cursor.move_to(Direction::Left, SIZE), Some((At::new(1, 1), At::new(1, 0))));
        assert_eq!(cursor.shown(), Some(At::new(1, 0)));
        cursor.hide();
        assert_eq!((cursor.at(), cursor.shown()), (Some(At::new(1, 0)), None));
    }

    #[test]
    fn a_cell_that_another_board_had_is_nowhere_on_this_one() {
        let mut cursor = Cursor::default();
        cursor.follow(At::new(7, 0));
        assert_eq!(cursor.move_to(Direction::Down, SIZE), None);
        assert_eq!(cursor.shown(), Some(At::new(0, 0)));
        cursor.follow(At::new(0, 3));
        assert_eq!(cursor.show(SIZE), At::new(0, 0));
    }

    #[test]
    fn what_is_said() {
        assert_eq!(Cursor::words(At::new(0, 24), Cell::FILLED, &Palette::default()), "Row 1, column 25: filled");
    }
}
