//! What was read in a picture.

use nonoscope_core::puzzle::{self, Axis, Clue, Colour, Grid, Palette, Puzzle, PuzzleError};
use nonoscope_core::solve::Verdict;

/// A rectangle of the picture, in pixels: from the left and top one to before the right and bottom one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "they say it themselves")]
pub struct Area {
    pub left: usize,
    pub top: usize,
    pub right: usize,
    pub bottom: usize,
}

impl Area {
    /// The smallest one in which these places are.
    pub(super) fn around(places: &[(f64, f64)]) -> Area {
        let (least, most) = ends(places);
        Area { left: least.0 as usize, top: least.1 as usize, right: most.0 as usize + 1, bottom: most.1 as usize + 1 }
    }
}

/// The upper left corner and the lower right one of the smallest rectangle around some places.
pub(super) fn ends(places: &[(f64, f64)]) -> ((f64, f64), (f64, f64)) {
    let first = places.first().copied().unwrap_or_default();
    places.iter().fold((first, first), |(least, most), place| {
        ((least.0.min(place.0), least.1.min(place.1)), (most.0.max(place.0), most.1.max(place.1)))
    })
}

/// A number of a clue as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The number.
    pub read: u16,
    /// Its ink: the first, unless there are several.
    pub colour: Colour,
    /// Alternatives, the likeliest first.
    pub others: Vec<u16>,
    /// Whether a person should look at it.
    pub is_doubtful: bool,
    /// Where it stands.
    pub area: Area,
}

/// A number that the rest of the puzzle decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The kind of its line.
    pub axis: Axis,
    /// Its line, from 0.
    pub line: usize,
    /// Its place in the clue, from 0.
    pub run: usize,
    /// What it looks like most; 0 if nothing was seen there.
    pub from: u16,
    /// The decided number.
    pub to: u16,
}

/// A puzzle as it was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The numbers of each row from the top, from the left.
    pub rows: Vec<Vec<Run>>,
    /// The numbers of each column from the left, from the top.
    pub columns: Vec<Vec<Run>>,
    /// What the inks look like, red, green and blue, in the order in which the clues use them, rows first; nothing if there is only one.
    pub inks: Vec<[u8; 3]>,
    /// The numbers that were changed from the likeliest reading so that the clues make a puzzle.
    pub changed: Vec<Change>,
    /// How many lines without a number were left out at the ends of the board, so that it has as many as most.
    pub left_out: usize,
    /// What is marked on the picture: cells that are filled, and such that have a cross or a dot. Nothing if no cell is.
    pub cells: Option<Grid>,
    /// What is true of the puzzle; or why the clues make none.
    pub verdict: Result<Verdict, PuzzleError>,
    /// The corners of the board without its clues, in pixels of the picture: left and right above, right and left below.
    pub corners: [(f64, f64); 4],
}

impl Reading {
    /// Whether a person should count the rows and columns, as [`is_size_doubtful`] says, or as lines were left out.
    pub fn is_size_doubtful(&self) -> bool {
        let size = (self.rows.len(), self.columns.len());
        self.left_out > 0 || is_size_doubtful(size, self.verdict == Ok(Verdict::Unique))
    }

    /// Whether the clues have a solution.
    pub(super) fn is_puzzle(&self) -> bool {
        !matches!(self.verdict, Err(_) | Ok(Verdict::None))
    }

    /// The numbers of all lines of a kind.
    pub fn lines(&self, axis: Axis) -> &[Vec<Run>] {
        match axis {
            Axis::Row => &self.rows,
            Axis::Column => &self.columns,
        }
    }

    /// The clues of all lines of a kind. A 0 stands for no run.
    #[inline(never)]
    pub fn clues(&self, axis: Axis) -> Vec<Clue> {
        let run = |run: &Run| puzzle::Run { length: run.read, colour: run.colour };
        self.lines(axis).iter().map(|line| line.iter().map(run).collect()).collect()
    }

    /// The inks, with names; black if there is only one.
    pub fn palette(&self) -> Palette {
        Palette::of_looks(&self.inks)
    }

    /// The puzzle.
    ///
    /// # Errors
    /// [`PuzzleError`] if the clues that were read make none.
    pub fn puzzle(&self) -> Result<Puzzle, PuzzleError> {
        Puzzle::new(self.clues(Axis::Row), self.clues(Axis::Column))?.with_palette(self.palette())
    }

    /// The doubtful numbers: kind of line, line and place in the clue, from 0.
    pub fn doubtful(&self) -> impl Iterator<Item = (Axis, usize, usize, &Run)> {
        [Axis::Row, Axis::Column].into_iter().flat_map(move |axis| {
            let lines = self.lines(axis).iter().enumerate();
            lines.flat_map(move |(line, runs)| {
                let runs = runs.iter().enumerate().filter(|(_, run)| run.is_doubtful);
                runs.map(move |(index, run)| (axis, line, index, run))
            })
        })
    }
}

/// Whether a person should count rows and columns, because there is not exactly one solution or one of them is not a multiple of five, as nearly all
/// puzzles have. A number that is missing together with its line cannot be marked, and nobody misses a line without a number.
pub fn is_size_doubtful((rows, columns): (usize, usize), has_one_solution: bool) -> bool {
    !(has_one_solution && rows.is_multiple_of(5) && columns.is_multiple_of(5))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_counts_unless_there_is_one_solution_and_as_many_lines_as_most_puzzles_have() {
        let reading = |rows, columns, verdict| Reading {
            rows: vec![Vec::new(); rows],
            columns: vec![Vec::new(); columns],
            inks: Vec::new(),
            changed: Vec::new(),
            left_out: 0,
            cells: None,
            verdict,
            corners: [(0.0, 0.0); 4],
        };
        assert!(!reading(10, 15, Ok(Verdict::Unique)).is_size_doubtful());
        for (rows, columns) in [(9, 15), (10, 14)] {
            assert!(reading(rows, columns, Ok(Verdict::Unique)).is_size_doubtful(), "{rows} × {columns}");
        }
        assert!(Reading { left_out: 1, ..reading(10, 15, Ok(Verdict::Unique)) }.is_size_doubtful());
        let differ = PuzzleError::TotalsDiffer { rows: 8, columns: 0 };
        for verdict in [Ok(Verdict::Multiple), Ok(Verdict::None), Err(differ)] {
            assert!(reading(10, 15, verdict).is_size_doubtful());
        }
    }
}
