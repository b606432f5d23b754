//! Only how many solutions a puzzle has: a program that asks only this needs no trace, reasons or counts, and stays small.
//!
//! Lines come first. Then each colour that an unknown cell may have is supposed; colours that contradict lines are excluded. When that adds nothing
//! more, the search branches on the cell that settles most in either case.

use super::board::Board;
use super::data::Verdict;
use super::line_set::LineSet;
use super::propagate::propagate_on;
use crate::line::{Excluded, Knowledge};
use crate::puzzle::{At, Cell, Colour, Colours, Grid, Puzzle};
use crate::trace::Change;
use std::ops::ControlFlow;

/// How many rows or columns a puzzle may have. Wide lines would make the program a sixth larger.
const MOST_LINES: usize = 128;

/// The most inks, and the background.
const COLOURS: usize = 16;

/// What is true of a puzzle, with at most this many suppositions: `stopped` if it takes more, `stuck` if it is too large.
pub fn verdict(puzzle: &Puzzle, limit: u64) -> Verdict {
    verdict_and_difference(puzzle, limit).0
}

/// The same, and the cells in which the two solutions differ that were found of a puzzle with several.
pub fn verdict_and_difference(puzzle: &Puzzle, limit: u64) -> (Verdict, Vec<At>) {
    if puzzle.inks() >= COLOURS || puzzle.width().max(puzzle.height()) > MOST_LINES {
        return (Verdict::Stuck, Vec::new());
    }
    let mut search = Search { puzzle, logic: Logic::default(), left: limit, solutions: Vec::new() };
    let mut board = Board::new(puzzle.givens());
    if !search.propagates(&mut board, LineSet::all(puzzle)) {
        return (Verdict::None, Vec::new());
    }
    let searched = search.everywhere(board);
    if let [one, other, ..] = &search.solutions[..] {
        let differs = |&index: &usize| one.cells()[index] != other.cells()[index];
        let differing = (0..one.cells().len()).filter(differs).map(|index| one.at(index)).collect();
        return (Verdict::Multiple, differing);
    }
    let verdict = match (searched, search.solutions.len()) {
        (ControlFlow::Break(()), _) => Verdict::Stopped,
        (ControlFlow::Continue(()), 1) => Verdict::Unique,
        (ControlFlow::Continue(()), _) => Verdict::None,
    };
    (verdict, Vec::new())
}

/// Puzzles of one ink use this too: code for one ink would make the program 2 KB larger and save hardly any time.
type Own = Excluded<u128, COLOURS>;
type Logic = <Own as Knowledge>::Logic;

struct Search<'p> {
    puzzle: &'p Puzzle,
    logic: Logic,
    /// How many suppositions are left.
    left: u64,
    /// The different solutions that were found, two at most.
    solutions: Vec<Grid>,
}

impl Search<'_> {
    fn propagates(&mut self, board: &mut Board, dirty: LineSet<u128>) -> bool {
        propagate_on::<Own>(self.puzzle, board, &mut self.logic, dirty).is_ok()
    }

    /// The board if a cell has a colour; `None` if it cannot have it.
    fn supposed(&mut self, board: &Board, at: At, colour: Colour) -> ControlFlow<(), Option<Board>> {
        let Some(left) = self.left.checked_sub(1) else { return ControlFlow::Break(()) };
        self.left = left;
        let mut after = board.clone();
        after.set(Change { at, cell: Cell::of(colour) });
        ControlFlow::Continue(self.propagates(&mut after, LineSet::around([at])).then_some(after))
    }

    /// A solution is found. It may be known.
    fn found(&mut self, board: &Board) -> ControlFlow<()> {
        let grid = board.grid();
        if !self.solutions.contains(&grid) {
            self.solutions.push(grid);
        }
        if self.solutions.len() < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    /// Finds all solutions of a board on which lines add nothing more; ends early if there are two, or no suppositions are left.
    fn everywhere(&mut self, mut board: Board) -> ControlFlow<()> {
        let split = loop {
            if board.unknown() == 0 {
                return self.found(&board);
            }
            let before = board.unknown();
            let mut best = (0, At::new(0, 0));
            for cell in 0..self.puzzle.width() * self.puzzle.height() {
                let at = At::new(cell / self.puzzle.width(), cell % self.puzzle.width());
                let mut least = usize::MAX;
                for colour in board.possible(at).iter() {
                    if board.is_known(at) {
                        break;
                    }
                    if let Some(after) = self.supposed(&board, at, colour)? {
                        if after.unknown() == 0 {
                            self.found(&after)?;
                        }
                        least = least.min(board.unknown() - after.unknown());
                        continue;
                    }
                    board.set(Change { at, cell: board.without(at, Colours::of(colour)) });
                    if !self.propagates(&mut board, LineSet::around([at])) {
                        return ControlFlow::Continue(());
                    }
                }
                if !board.is_known(at) && least > best.0 {
                    best = (least, at);
                }
            }
            if board.unknown() == before {
                break best.1;
            }
        };
        for colour in board.possible(split).iter() {
            if let Some(after) = self.supposed(&board, split, colour)? {
                self.everywhere(after)?;
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::solve::{Method, solve};
    use crate::written;

    #[test]
    fn givens_that_contradict_are_noticed() {
        let puzzle = written::puzzle("1\n1\n\n1\n1\n\ngivens\nXX\n..\n");
        assert_eq!(verdict(&puzzle, 100), Verdict::None);
    }

    #[test]
    fn it_is_said_where_two_solutions_differ() {
        // The last two rows and columns have a diagonal, one or the other.
        let puzzle = Puzzle::of_picture(&"XOO\nOXO\nOOX".parse().unwrap()).unwrap();
        let puzzle = puzzle.with_givens("XOO\nO..\nO..".parse().unwrap()).unwrap();
        let corners = [(1, 1), (1, 2), (2, 1), (2, 2)].map(|(row, column)| At::new(row, column));
        assert_eq!(verdict_and_difference(&puzzle, 100), (Verdict::Multiple, corners.to_vec()));
        let one = Puzzle::of_picture(&"XX\nXO".parse().unwrap()).unwrap();
        assert_eq!(verdict_and_difference(&one, 100), (Verdict::Unique, Vec::new()));
    }

    #[test]
    fn small_puzzles_of_few_inks_are_decided() {
        let mut seen = [0; 2];
        for seed in 1..400 {
            let mut chance = Chance::new(seed);
            let (width, height, inks) = (2 + chance.below(6), 2 + chance.below(6), 1 + chance.below(3));
            let mut picture = Grid::unknown(width, height).with_inks(inks).unwrap();
            for cell in 0..width * height {
                let colour = Colour::all(inks).nth(chance.below(inks + 1)).unwrap();
                picture.set(At::new(cell / width, cell % width), Cell::of(colour));
            }
            let puzzle = Puzzle::of_picture(&picture).unwrap();
            let wanted = solve(&puzzle, Method::Auto).verdict;
            assert_eq!(verdict(&puzzle, 100_000), wanted, "{seed}");
            assert_eq!(
                verdict(&puzzle, 0) == Verdict::Stopped,
                crate::solve::propagate(&puzzle).grid.unknown_cells() > 0
            );
            seen[usize::from(wanted == Verdict::Unique)] += 1;
        }
        assert!(seen[0] > 50 && seen[1] > 50, "{seen:?}");
    }
}
