//! The form of a puzzle that is rated.
//!
//! A person who sees a puzzle in a mirror, turned, or in other colours, has the same work. The method `human` takes the first of several steps
//! that are equally easy, and in a mirror another one is first. So all these puzzles are rated in the same form.

use crate::puzzle::{Axis, Cell, Clue, Colour, Colours, Grid, Line, Puzzle, Run};

/// What one sees of a puzzle that is mirrored or turned, in an order that decides which of two comes first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Seen {
    rows: Vec<Vec<(u16, Colour)>>,
    columns: Vec<Vec<(u16, Colour)>>,
    /// The colours that are possible for each cell, row by row; nothing if it is unknown.
    givens: Vec<Vec<Colour>>,
    inks: usize,
}

/// How to look at a puzzle.
#[derive(Clone, Copy)]
struct View {
    /// Whether columns are seen as rows.
    is_turned: bool,
    /// Whether the rows of the puzzle come from below.
    from_below: bool,
    /// Whether its columns come from the right.
    from_right: bool,
}

impl View {
    fn all() -> impl Iterator<Item = View> {
        (0..8_u8).map(|bits| View { is_turned: bits & 4 > 0, from_below: bits & 2 > 0, from_right: bits & 1 > 0 })
    }

    /// The axis of the puzzle that is seen as this one.
    fn axis(self, seen: Axis) -> Axis {
        if self.is_turned { seen.crossing() } else { seen }
    }

    /// The lines of an axis of the puzzle in the order in which they are seen.
    fn in_order<T>(self, axis: Axis, mut lines: Vec<T>) -> Vec<T> {
        let is_reversed = match axis {
            Axis::Row => self.from_below,
            Axis::Column => self.from_right,
        };
        if is_reversed {
            lines.reverse();
        }
        lines
    }

    fn clues(self, puzzle: &Puzzle, seen: Axis) -> Vec<Vec<(u16, Colour)>> {
        let axis = self.axis(seen);
        let runs = |clue: &Clue| clue.runs().map(|run| (run.length, run.colour)).collect();
        let clues = puzzle.clues(axis).iter().map(|clue| self.in_order(axis.crossing(), runs(clue)));
        self.in_order(axis, clues.collect())
    }

    /// The given cells, row by row.
    fn cells(self, grid: &Grid) -> Vec<Cell> {
        let axis = self.axis(Axis::Row);
        let lines = if axis == Axis::Row { grid.height() } else { grid.width() };
        let cells = |index| self.in_order(axis.crossing(), grid.line(Line { axis, index }).collect());
        self.in_order(axis, (0..lines).collect()).into_iter().flat_map(cells).collect()
    }

    /// A puzzle as it is seen, its inks numbered in the order in which they are met; `None` if a given cell can only have an ink that no clue uses.
    fn of(self, puzzle: &Puzzle) -> Option<Seen> {
        let [mut rows, mut columns] = [Axis::Row, Axis::Column].map(|axis| self.clues(puzzle, axis));
        let mut met: Vec<Colour> = vec![Colour::BACKGROUND];
        for (_, colour) in rows.iter_mut().chain(&mut columns).flatten() {
            let number = met.iter().position(|met| met == colour).unwrap_or(met.len());
            if number == met.len() {
                met.push(*colour);
            }
            *colour = Colour::ink(number);
        }
        let inks = (met.len() - 1).max(1);
        let known = |cell: Cell| {
            let possible = cell.possible(puzzle.inks());
            let of_these: Vec<Colour> = (0..)
                .zip(&met)
                .filter(|&(_, &colour)| possible.has(colour))
                .map(|(number, _)| numbered(number))
                .collect();
            match of_these.len() {
                0 => None,
                all if all == met.len() => Some(Vec::new()),
                _ => Some(of_these),
            }
        };
        let givens = self.cells(puzzle.givens()).into_iter().map(known).collect::<Option<_>>()?;
        Some(Seen { rows, columns, givens, inks })
    }
}

/// The colour with this number.
fn numbered(number: usize) -> Colour {
    if number == 0 { Colour::BACKGROUND } else { Colour::ink(number) }
}

impl Seen {
    /// The puzzle that is seen.
    fn puzzle(&self) -> Option<Puzzle> {
        let clue = |runs: &Vec<(u16, Colour)>| runs.iter().map(|&(length, colour)| Run { length, colour }).collect();
        let [rows, columns] = [&self.rows, &self.columns].map(|clues| clues.iter().map(clue).collect::<Vec<Clue>>());
        let mut givens = Grid::unknown_of(columns.len(), rows.len(), self.inks);
        for (index, colours) in self.givens.iter().enumerate().filter(|(_, colours)| !colours.is_empty()) {
            givens.set(givens.at(index), Cell::among(colours.iter().copied().collect::<Colours>(), self.inks));
        }
        Puzzle::unnamed(rows, columns).ok()?.with_givens(givens).ok()
    }
}

/// The form in which a puzzle is rated: the first of the eight that mirroring and turning make of it, its inks numbered in the order in which its
/// clues use them, and without those that no clue uses. All of the eight have the same form, in any order of their inks.
///
/// `None` if a given cell can only have an ink that no clue uses. Then there is no solution.
pub fn rated_form(puzzle: &Puzzle) -> Option<Puzzle> {
    View::all().filter_map(|view| view.of(puzzle)).min()?.puzzle()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::written;

    #[test]
    fn all_views_have_the_same_form() {
        for text in [written::LAMBDA, "2\n1 1\n\n1\n1\n2\n\ngivens\n.O.\nX..\n"] {
            let puzzle = written::puzzle(text);
            let form = rated_form(&puzzle).unwrap();
            let forms = View::all().map(|view| rated_form(&view.of(&puzzle).unwrap().puzzle().unwrap()).unwrap());
            assert!(forms.into_iter().all(|other| other.asks_the_same(&form)));
        }
    }

    #[test]
    fn inks_that_no_clue_uses_are_left_out() {
        let [red, blue] = [Colour::ink(2), Colour::ink(3)].map(|colour| Clue::from_iter([Run { length: 1, colour }]));
        let lines = vec![red, blue];
        let puzzle = Puzzle::unnamed(lines.clone(), lines).unwrap();
        assert_eq!((puzzle.inks(), rated_form(&puzzle).unwrap().inks()), (3, 2));
        let mut givens = puzzle.givens().clone();
        givens.set(givens.at(0), Cell::of(Colour::INK));
        assert_eq!(rated_form(&puzzle.with_givens(givens).unwrap()), None);
    }
}
