//! The lines of a full board whose clues are not satisfied, in words.

use nonoscope_core::puzzle::{Axis, Grid, Puzzle};
use nonoscope_core::trace::numbers;
use nonoscope_words::{Text, cells as words, marking as said};

/// The most lines of an axis that are named.
const NAMED: usize = 8;

/// How many clues a grid does not satisfy.
pub(super) fn count(puzzle: &Puzzle, grid: &Grid) -> usize {
    [Axis::Row, Axis::Column].map(|axis| lines(puzzle, grid, axis).len()).into_iter().sum()
}

/// Which clues a full grid does not satisfy: `Every cell is marked, but the clues of rows 1–4 and column 7 are not satisfied.`
pub(super) fn sentence(puzzle: &Puzzle, grid: &Grid) -> Text {
    let named = |axis: Axis| {
        let lines = lines(puzzle, grid, axis);
        let ranges = lines.iter().filter(|&&line| !lines.contains(&line.wrapping_sub(1))).count();
        match (lines.len(), ranges) {
            (0, _) => None,
            (count, ..=NAMED) if axis == Axis::Row => Some(words::rows(count, numbers(&lines))),
            (count, ..=NAMED) => Some(words::columns(count, numbers(&lines))),
            (count, _) => Some(said::many_lines(axis.key(), count)),
        }
    };
    let named = Text::all([Axis::Row, Axis::Column].into_iter().filter_map(named));
    said::full_but_wrong(count(puzzle, grid), named)
}

/// The numbers of the lines of an axis whose runs differ from their clues, from 1.
fn lines(puzzle: &Puzzle, grid: &Grid, axis: Axis) -> Vec<usize> {
    let of_axis = puzzle.lines().filter(|line| line.axis == axis);
    of_axis.filter(|&line| !puzzle.clue(line).is_of(grid.line(line))).map(|line| line.index + 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(wanted: &str, grid: &str) -> (usize, String) {
        let (puzzle, grid) = (Puzzle::of_picture(&wanted.parse().unwrap()).unwrap(), grid.parse().unwrap());
        let said = sentence(&puzzle, &grid).to_string();
        let lines = said.strip_prefix("Every cell is marked, but the clues of ");
        let lines = lines.and_then(|said| said.strip_suffix(" are not satisfied."));
        (count(&puzzle, &grid), lines.unwrap().to_owned())
    }

    #[test]
    fn lines_are_named_by_their_numbers() {
        let said = |count, said: &str| (count, said.to_owned());
        assert_eq!(told("XO\nOX", "XO\nXO"), said(2, "columns 1 and 2"));
        assert_eq!(told("XOX", "XOO"), said(2, "row 1 and column 3"));
        assert_eq!(told("XOO\nXXX", "OXO\nXOX").1, "row 2 and column 1");
        assert_eq!(told("XOXB", "XOBX"), said(3, "row 1 and columns 3 and 4"));
        assert_eq!(told("XO\nXO\nXO", "OX\nOX\nOX"), said(2, "columns 1 and 2"));
        assert_eq!(told("XOO\nXOO\nOXX", "XOO\nXOX\nOXO").1, "rows 2 and 3");
        assert_eq!(told("XX\nXX\nXX\nXX", "OO\nOO\nOO\nOO"), said(6, "rows 1–4 and columns 1 and 2"));
        let striped = "XOXOXOXOXOXOXOXOXOXOX";
        let blank = "O".repeat(21);
        assert_eq!(told(striped, &blank).1, "row 1 and 11 columns");
    }
}
