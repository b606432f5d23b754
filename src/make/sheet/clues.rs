//! The clues of the drawing, updated line by line as cells change, and the room that they take on the board.
//!
//! The board is laid out for a puzzle of the same size with clues of the usual length, so it stays in place while
//! clues grow. Longer ones get room when a stroke ends.

use super::Sheet;
use nonoscope_core::puzzle::{At, Axis, Cell, Clue, Grid, Line, Puzzle};

/// The clues of a sheet.
#[derive(Debug)]
pub(crate) struct Clues {
    rows: Vec<Clue>,
    columns: Vec<Clue>,
    /// How often each of them has changed.
    revisions: [Vec<u32>; 2],
    /// The puzzle that they make, without givens and title.
    puzzle: Option<Puzzle>,
    /// A puzzle of the same size whose clues take at least as much room as these: the board is laid out for it, so that nothing moves
    /// under a pointer that draws.
    frame: Option<Puzzle>,
    /// For how many numbers of one digit the frame has room, in a row and in a column.
    room: (usize, usize),
}

impl Clues {
    /// The clues of a sheet.
    pub(crate) fn of(sheet: &Sheet) -> Clues {
        let rows: Vec<Clue> = (0..sheet.height()).map(|row| sheet.clue(Line::row(row))).collect();
        let columns: Vec<Clue> = (0..sheet.width()).map(|column| sheet.clue(Line::column(column))).collect();
        let revisions = [vec![0; rows.len()], vec![0; columns.len()]];
        let room = (usual(sheet.width()).max(needed(&rows)), usual(sheet.height()).max(needed(&columns)));
        let frame = frame(sheet, room);
        let mut clues = Clues { rows, columns, revisions, puzzle: None, frame, room };
        clues.assemble(sheet);
        clues
    }

    /// These cells have changed.
    pub(crate) fn update(&mut self, sheet: &Sheet, cells: impl Iterator<Item = At>) {
        let mut lines: Vec<Line> = cells.flat_map(|at| [Line::row(at.row()), Line::column(at.column())]).collect();
        lines.sort_unstable_by_key(|line| (line.axis == Axis::Column, line.index));
        lines.dedup();
        let mut has_changed = false;
        for line in lines {
            let (clues, revisions) = match line.axis {
                Axis::Row => (&mut self.rows, &mut self.revisions[0]),
                Axis::Column => (&mut self.columns, &mut self.revisions[1]),
            };
            let now = sheet.clue(line);
            if let Some(clue) = clues.get_mut(line.index).filter(|clue| **clue != now) {
                *clue = now;
                has_changed = true;
                if let Some(revision) = revisions.get_mut(line.index) {
                    *revision = revision.wrapping_add(1);
                }
            }
        }
        if has_changed {
            self.assemble(sheet);
        }
    }

    /// A stroke has ended: makes room for clues that have become longer. Returns whether that was necessary.
    pub(crate) fn make_room(&mut self, sheet: &Sheet) -> bool {
        let needs = (needed(&self.rows), needed(&self.columns));
        if needs.0 <= self.room.0 && needs.1 <= self.room.1 {
            return false;
        }
        // One more than is needed, so that the board does not change at each stroke.
        let grown = |room: usize, needs: usize, most: usize| if needs > room { (needs + 1).min(most) } else { room };
        let most = |length: usize| length.div_ceil(2);
        self.room =
            (grown(self.room.0, needs.0, most(sheet.width())), grown(self.room.1, needs.1, most(sheet.height())));
        self.frame = frame(sheet, self.room);
        true
    }

    /// The puzzle, without givens and title. There always is one, because the clues of a picture go together.
    pub(crate) fn puzzle(&self) -> Option<&Puzzle> {
        self.puzzle.as_ref()
    }

    /// The puzzle for which the board is laid out.
    pub(crate) fn frame(&self) -> Option<&Puzzle> {
        self.frame.as_ref()
    }

    /// For how many numbers of one digit there is room, in a row and in a column.
    pub(crate) fn room(&self) -> (usize, usize) {
        self.room
    }

    /// How often the clue of each row and of each column has changed.
    pub(crate) fn revisions(&self) -> [&[u32]; 2] {
        [&self.revisions[0], &self.revisions[1]]
    }

    fn assemble(&mut self, sheet: &Sheet) {
        let puzzle = Puzzle::new(self.rows.clone(), self.columns.clone());
        self.puzzle = puzzle.and_then(|puzzle| puzzle.with_palette(sheet.palette().clone())).ok();
    }
}

/// For how many numbers there is room from the start.
fn usual(length: usize) -> usize {
    (2 + length / 6).min(length.div_ceil(2))
}

/// The room of the longest clue, in numbers of one digit: one of two digits takes half as much again.
fn needed(clues: &[Clue]) -> usize {
    let halves = |clue: &Clue| -> usize {
        let of = |length: u16| match length {
            0..10 => 2,
            10..100 => 3,
            _ => 4,
        };
        clue.lengths().iter().map(|&length| of(length)).sum()
    };
    clues.iter().map(halves).max().unwrap_or_default().div_ceil(2).max(1)
}

/// A puzzle with these numbers of runs in its first row and first column.
fn frame(sheet: &Sheet, room: (usize, usize)) -> Option<Puzzle> {
    let (width, height) = sheet.size();
    let mut picture = Grid::unknown(width, height);
    for index in 0..width * height {
        let at = sheet.at(index);
        let is_filled = match (at.row(), at.column()) {
            (0, column) => column % 2 == 0 && column < 2 * room.0,
            (row, 0) => row % 2 == 0 && row < 2 * room.1,
            _ => false,
        };
        picture.set(at, if is_filled { Cell::FILLED } else { Cell::EMPTY });
    }
    let puzzle = Puzzle::new(picture.clues(Axis::Row), picture.clues(Axis::Column));
    puzzle.and_then(|puzzle| puzzle.with_palette(sheet.palette().clone())).ok()
}

#[cfg(test)]
mod tests {
    use super::super::Dot;
    use super::*;
    use crate::chance::Chance;
    use nonoscope_core::puzzle::{Colour, Palette};

    #[test]
    fn clues_follow_each_cell_as_if_made_anew() {
        let mut chance = Chance::new(3);
        let palette = Puzzle::of_picture(&"XB".parse().unwrap()).unwrap().palette().clone();
        let mut sheet = Sheet::blank(7, 5, palette);
        let mut clues = Clues::of(&sheet);
        for _ in 0..500 {
            let cells: Vec<usize> = (0..1 + chance.below(3)).map(|_| chance.below(35)).collect();
            for &index in &cells {
                sheet.set(index, Dot::of(Colour::try_from(chance.below(3) as u8).unwrap()));
            }
            let before = clues.revisions().map(<[u32]>::to_vec);
            let was = clues.puzzle().unwrap().clone();
            clues.update(&sheet, cells.iter().map(|&index| sheet.at(index)));
            let anew = Puzzle::of_picture(&sheet.picture()).unwrap();
            for axis in [Axis::Row, Axis::Column] {
                assert_eq!(clues.puzzle().unwrap().clues(axis), anew.clues(axis));
                let which = usize::from(axis == Axis::Column);
                for (index, revision) in clues.revisions()[which].iter().enumerate() {
                    let has_changed = was.clues(axis)[index] != anew.clues(axis)[index];
                    assert_eq!(*revision != before[which][index], has_changed);
                }
            }
        }
    }

    #[test]
    fn the_board_has_room_for_the_longest_clue_once_a_stroke_has_ended() {
        let mut sheet = Sheet::blank(20, 20, Palette::default());
        let mut clues = Clues::of(&sheet);
        assert!(!clues.make_room(&sheet));
        let length = |clues: &Clues| clues.frame().unwrap().clues(Axis::Row).iter().map(Clue::len).max();
        assert_eq!(length(&clues), Some(5));
        for column in (0..14).step_by(2) {
            sheet.set(20 + column, Dot::of(Colour::INK));
            clues.update(&sheet, std::iter::once(At::new(1, column)));
            assert_eq!(length(&clues), Some(5), "not while one draws");
        }
        assert!(clues.make_room(&sheet));
        assert_eq!(length(&clues), Some(8));
        assert!(!clues.make_room(&sheet));
        for (width, height) in [(1, 1), (1, 9), (2, 1), (1024, 3)] {
            let sheet = Sheet::blank(width, height, Palette::default());
            let clues = Clues::of(&sheet);
            let frame = clues.frame().unwrap();
            assert_eq!((frame.width(), frame.height()), (width, height));
        }
    }
}
