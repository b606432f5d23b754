//! What lines alone settle as more cells are given, with undo: for many such questions about one puzzle.

use super::board::Board;
use super::line_set::LineSet;
use super::propagate::propagate_on;
use crate::line::{Knowledge, at_width};
use crate::puzzle::{At, Cell, Grid, Puzzle};
use crate::trace::Change;

/// What lines settle of a puzzle, from its givens and some more cells.
pub trait Settling {
    /// How many cells are not known.
    fn unknown(&self) -> usize;

    /// Whether a cell is known.
    fn is_known(&self, at: At) -> bool;

    /// What is known.
    fn grid(&self) -> Grid;

    /// Gives a cell, and looks at lines until none adds anything. Returns whether every line still has a layout; if not, only [`Settling::back`]
    /// makes sense.
    fn give(&mut self, at: At, cell: Cell) -> bool;

    /// Remembers what is known now.
    fn remember(&mut self);

    /// Forgets what was given since the last call of [`Settling::remember`] that has not been taken back, and that call.
    /// Without one, nothing changes.
    fn back(&mut self);

    /// Takes back the last call of [`Settling::remember`] and keeps what was given since.
    fn keep(&mut self);
}

/// What lines settle of a puzzle with its givens alone; `None` if some line then has no layout.
pub fn settling(puzzle: &Puzzle) -> Option<Box<dyn Settling + '_>> {
    at_width!(at_this_width, puzzle)
}

fn at_this_width<'p, K: Knowledge + 'p>(puzzle: &'p Puzzle) -> Option<Box<dyn Settling + 'p>>
where
    K::Logic: 'p,
{
    let (mut board, mut logic) = (Board::new(puzzle.givens()), K::Logic::default());
    propagate_on::<K>(puzzle, &mut board, &mut logic, LineSet::all(puzzle)).ok()?;
    Some(Box::new(Settled::<K> { puzzle, board, logic, remembered: Vec::new(), depth: 0 }))
}

struct Settled<'p, K: Knowledge> {
    puzzle: &'p Puzzle,
    board: Board,
    logic: K::Logic,
    /// Those below `depth` are remembered; the others are kept for their memory.
    remembered: Vec<Board>,
    depth: usize,
}

impl<K: Knowledge> Settling for Settled<'_, K> {
    fn unknown(&self) -> usize {
        self.board.unknown()
    }

    fn is_known(&self, at: At) -> bool {
        self.board.is_known(at)
    }

    fn grid(&self) -> Grid {
        self.board.grid()
    }

    fn give(&mut self, at: At, cell: Cell) -> bool {
        if self.board.is_known(at) {
            let possible = self.board.possible(at);
            return !possible.and(cell.possible(self.board.inks())).is_empty();
        }
        self.board.set(Change { at, cell });
        propagate_on::<K>(self.puzzle, &mut self.board, &mut self.logic, LineSet::around([at])).is_ok()
    }

    fn remember(&mut self) {
        match self.remembered.get_mut(self.depth) {
            Some(room) => room.copy_from(&self.board),
            None => self.remembered.push(self.board.clone()),
        }
        self.depth += 1;
    }

    fn back(&mut self) {
        if let Some(depth) = self.depth.checked_sub(1) {
            self.board.copy_from(&self.remembered[depth]);
            self.depth = depth;
        }
    }

    fn keep(&mut self) {
        self.depth = self.depth.saturating_sub(1);
    }
}

#[cfg(test)]
mod tests {
    use super::super::propagate::propagate;
    use super::*;
    use crate::chance::Chance;
    use crate::puzzle::Colour;

    #[test]
    fn what_is_given_is_as_if_it_had_always_been_and_can_be_taken_back() {
        let mut chance = Chance::new(1);
        let mut open = 0;
        for round in 0..200 {
            let inks = 1 + round % 2;
            let mut picture = Grid::unknown_of(12, 9, inks);
            for at in picture.places() {
                let colour = Colour::all(inks).nth(chance.below(inks + 1));
                picture.set(at, Cell::of(colour.unwrap()));
            }
            let puzzle = Puzzle::of_picture(&picture).unwrap();
            let mut settled = settling(&puzzle).unwrap();
            let mut givens = Grid::unknown_of(12, 9, puzzle.inks());
            let fresh = |givens: &Grid| propagate(&puzzle.clone().with_givens(givens.clone()).unwrap()).grid;
            assert_eq!(settled.grid(), fresh(&givens));
            for step in 0..12 {
                let at = picture.at(chance.below(12 * 9));
                settled.remember();
                assert!(settled.give(at, picture.get(at)));
                if step % 3 == 0 {
                    settled.back();
                } else {
                    settled.keep();
                    givens.set(at, picture.get(at));
                }
                let known = fresh(&givens);
                assert_eq!((settled.unknown(), settled.grid()), (known.unknown_cells(), known.clone()));
                assert_eq!(settled.is_known(at), known.get(at).is_known());
                open += settled.unknown();
            }
        }
        assert!(open > 10_000, "{open}");
    }

    #[test]
    fn contradictions_are_noticed() {
        let puzzle = Puzzle::of_picture(&"XO\nOX".parse().unwrap()).unwrap();
        let mut settled = settling(&puzzle).unwrap();
        assert_eq!(settled.unknown(), 4);
        assert!(settled.give(At::new(0, 0), Cell::EMPTY));
        assert_eq!(settled.unknown(), 0);
        assert!(!settled.give(At::new(1, 1), Cell::FILLED) && settled.give(At::new(1, 0), Cell::FILLED));
        let wrong = puzzle.clone().with_givens("XX\n..".parse().unwrap()).unwrap();
        assert!(settling(&wrong).is_none());
    }
}
