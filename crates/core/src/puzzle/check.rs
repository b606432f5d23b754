//! The check that clues can fit at all: a puzzle that passes it never causes an error later.
//!
//! Clues whose totals differ are refused rather than called unsolvable: it is almost always a typing error, and the
//! person wants to know where to look.

use super::{At, Axis, Clue, Colour, Grid, Line, MAX_SIDE};
use nonoscope_words::{Text, puzzle as words};
use std::fmt;

/// Why clues or a picture do not make a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleError {
    /// There are no lines along an axis.
    NoLines {
        /// The axis without lines.
        axis: Axis,
    },
    /// There are more lines along an axis than [`MAX_SIDE`].
    TooManyLines {
        /// The axis with too many lines.
        axis: Axis,
        /// How many there are.
        lines: usize,
    },
    /// A clue needs more cells than its line has.
    ClueTooLong {
        /// The line.
        line: Line,
        /// The fewest cells that its runs need.
        shortest: usize,
        /// The cells that it has.
        length: usize,
    },
    /// Rows and columns require different numbers of filled cells.
    TotalsDiffer {
        /// The number of filled cells in the rows.
        rows: usize,
        /// The number of filled cells in the columns.
        columns: usize,
    },
    /// Rows and columns require different numbers of cells of an ink. This is checked only if the totals of all inks agree.
    ColourTotalsDiffer {
        /// The ink.
        colour: Colour,
        /// Its cells in the rows.
        rows: usize,
        /// Its cells in the columns.
        columns: usize,
    },
    /// A clue or a given cell has an ink that the palette does not have.
    NoSuchInk {
        /// How many inks the palette has.
        inks: usize,
    },
    /// The grid of givens has another size than the puzzle.
    GivensSize {
        /// Width and height of the grid of givens.
        givens: (usize, usize),
        /// Width and height of the puzzle.
        puzzle: (usize, usize),
    },
    /// A picture has an unknown cell.
    UnknownCell {
        /// The first such cell.
        at: At,
    },
}

impl PuzzleError {
    /// The error in words.
    pub fn text(&self) -> Text {
        match self {
            PuzzleError::NoLines { axis } => words::no_lines(axis.key()),
            PuzzleError::TooManyLines { axis, lines } => words::too_many_lines(axis.key(), *lines, MAX_SIDE),
            PuzzleError::ClueTooLong { line, shortest, length } => {
                words::clue_too_long(line.axis.key(), *line, *shortest, *length)
            }
            PuzzleError::TotalsDiffer { rows, columns } => words::totals_differ(*rows, *columns),
            PuzzleError::ColourTotalsDiffer { colour, rows, columns } => {
                words::colour_totals_differ(*rows, colour.number(), *columns)
            }
            PuzzleError::NoSuchInk { inks } => words::no_such_ink(*inks),
            PuzzleError::GivensSize { givens, puzzle } => words::givens_size(givens.0, givens.1, puzzle.0, puzzle.1),
            PuzzleError::UnknownCell { at } => words::unknown_cell(Line::row(at.row()), Line::column(at.column())),
        }
    }
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl std::error::Error for PuzzleError {}

pub(super) fn clues(rows: &[Clue], columns: &[Clue]) -> Result<(), PuzzleError> {
    for (axis, clues) in [(Axis::Row, rows), (Axis::Column, columns)] {
        if clues.is_empty() {
            return Err(PuzzleError::NoLines { axis });
        }
        if clues.len() > MAX_SIDE {
            return Err(PuzzleError::TooManyLines { axis, lines: clues.len() });
        }
    }
    for (axis, clues, length) in [(Axis::Row, rows, columns.len()), (Axis::Column, columns, rows.len())] {
        for (index, clue) in clues.iter().enumerate() {
            let shortest = clue.shortest();
            if shortest > length {
                return Err(PuzzleError::ClueTooLong { line: Line { axis, index }, shortest, length });
            }
        }
    }
    // No clue is longer than its line by now, so the sums are small.
    let total = |clues: &[Clue]| clues.iter().map(Clue::filled_cells).sum();
    let totals = (total(rows), total(columns));
    if totals.0 != totals.1 {
        return Err(PuzzleError::TotalsDiffer { rows: totals.0, columns: totals.1 });
    }
    for colour in Colour::all(inks(rows).max(inks(columns))).skip(1) {
        let total = |clues: &[Clue]| clues.iter().map(|clue| clue.cells_of(colour)).sum();
        let (rows, columns) = (total(rows), total(columns));
        if rows != columns {
            return Err(PuzzleError::ColourTotalsDiffer { colour, rows, columns });
        }
    }
    Ok(())
}

/// The highest ink of some clues, at least 1.
pub(super) fn inks(clues: &[Clue]) -> usize {
    clues.iter().map(Clue::inks).max().unwrap_or(1)
}

pub(super) fn givens(givens: &Grid, width: usize, height: usize) -> Result<(), PuzzleError> {
    let (givens, puzzle) = ((givens.width(), givens.height()), (width, height));
    if givens == puzzle { Ok(()) } else { Err(PuzzleError::GivensSize { givens, puzzle }) }
}

pub(super) fn picture(picture: &Grid) -> Result<(), PuzzleError> {
    let unknown = picture.cells().iter().position(|cell| !cell.is_known());
    unknown.map_or(Ok(()), |index| Err(PuzzleError::UnknownCell { at: picture.at(index) }))
}

#[cfg(test)]
mod tests {
    use super::super::{Palette, Puzzle, Run};
    use super::*;

    fn clues_of(lines: &[&[u16]]) -> Vec<Clue> {
        lines.iter().map(|runs| runs.iter().copied().collect()).collect()
    }

    fn refused(rows: &[&[u16]], columns: &[&[u16]]) -> PuzzleError {
        Puzzle::new(clues_of(rows), clues_of(columns)).unwrap_err()
    }

    #[test]
    fn sides_are_counted() {
        assert_eq!(refused(&[], &[&[1]]), PuzzleError::NoLines { axis: Axis::Row });
        let many = vec![&[] as &[u16]; MAX_SIDE + 1];
        let error = PuzzleError::TooManyLines { axis: Axis::Column, lines: MAX_SIDE + 1 };
        assert_eq!(refused(&[&[]], &many), error);
        assert!(Puzzle::new(clues_of(&[&[]]), clues_of(&many[..MAX_SIDE])).is_ok());
    }

    #[test]
    fn clues_must_fit_their_lines() {
        let error = refused(&[&[1, 1], &[]], &[&[1], &[1]]);
        assert_eq!(error, PuzzleError::ClueTooLong { line: Line::row(0), shortest: 3, length: 2 });
        assert_eq!(error.to_string(), "The clue of row 1 needs at least 3 cells, but a row has only 2.");
    }

    #[test]
    fn totals_must_agree() {
        let error = refused(&[&[1], &[1]], &[&[1], &[]]);
        assert_eq!(error, PuzzleError::TotalsDiffer { rows: 2, columns: 1 });
    }

    #[test]
    fn clues_of_more_cells_than_there_are_numbers_do_not_fit() {
        // On a 32-bit machine this is a little more than 2^32 cells, which must not wrap around to a few.
        let many = vec![u16::MAX; 65_538];
        let error = refused(&[&many], &[&[]]);
        assert!(matches!(error, PuzzleError::ClueTooLong { shortest, .. } if shortest >= u32::MAX as usize));
    }

    #[test]
    fn pictures_must_be_finished() {
        let picture = Grid::from_picture(&["XO", "X."]).unwrap();
        let error = Puzzle::of_picture(&picture).unwrap_err();
        assert_eq!(error, PuzzleError::UnknownCell { at: At::new(1, 1) });
        let sentence = "The picture does not say whether the cell in row 2 and column 2 is filled.";
        assert_eq!(error.to_string(), sentence);
        for none in [Grid::unknown(0, 0), Grid::unknown(3, 0), Grid::unknown(0, 3)] {
            assert_eq!(Puzzle::of_picture(&none), Err(PuzzleError::NoLines { axis: Axis::Row }));
        }
    }

    #[test]
    fn givens_must_have_the_size() {
        let puzzle = Puzzle::new(clues_of(&[&[1]]), clues_of(&[&[1]])).unwrap();
        let error = puzzle.with_givens(Grid::unknown(2, 1)).unwrap_err();
        assert_eq!(error, PuzzleError::GivensSize { givens: (2, 1), puzzle: (1, 1) });
    }

    #[test]
    fn the_totals_of_each_ink_must_agree() {
        let line =
            |inks: &[usize]| -> Clue { inks.iter().map(|&ink| Run { length: 1, colour: Colour::ink(ink) }).collect() };
        let error = Puzzle::new(vec![line(&[1, 2]), line(&[2])], vec![line(&[1]), line(&[1, 2])]).unwrap_err();
        assert_eq!(error, PuzzleError::ColourTotalsDiffer { colour: Colour::INK, rows: 1, columns: 2 });
        let puzzle = Puzzle::new(vec![line(&[1, 2]), line(&[2])], vec![line(&[1, 2]), line(&[2])]).unwrap();
        assert_eq!((puzzle.inks(), puzzle.palette().inks()), (2, 2));
        assert_eq!(puzzle.clone().with_palette(Palette::default()), Err(PuzzleError::NoSuchInk { inks: 1 }));
        let blue = Grid::from_picture(&["..", ".C"]).unwrap();
        assert_eq!(puzzle.with_givens(blue), Err(PuzzleError::NoSuchInk { inks: 2 }));
    }
}
