//! The draft of a puzzle: what a reader has understood so far, with the place of each clue, so that mistakes can point
//! at it.

use super::places::Places;
use super::scan::Scan;
use crate::format::error::fault::Fault;
use crate::format::error::mistake::{Mistake, Mistakes};
use crate::format::notes::Notes;
use crate::puzzle::{Axis, Clue, Grid, Line, Puzzle};

/// A clue and its byte offset.
#[derive(Clone)]
pub(crate) struct PlacedClue {
    pub(crate) clue: Clue,
    pub(crate) offset: usize,
}

impl PlacedClue {
    #[inline(never)]
    pub(crate) fn new(runs: Vec<u16>, offset: usize) -> PlacedClue {
        PlacedClue { clue: runs.into_iter().collect(), offset }
    }
}

#[derive(Default)]
pub(crate) struct Draft {
    pub(crate) title: String,
    pub(crate) rows: Vec<PlacedClue>,
    pub(crate) columns: Vec<PlacedClue>,
    pub(crate) givens: Option<Grid>,
    pub(crate) notes: Notes,
    /// Whether the text gives the number of rows and columns, so that none is missing.
    pub(crate) is_sized: bool,
    /// Mistakes after which the reader could go on.
    pub(crate) mistakes: Mistakes,
}

impl Draft {
    /// Adds a clue along an axis, or the mistake in it.
    #[inline(never)]
    pub(crate) fn keep(&mut self, axis: Axis, clue: Result<PlacedClue, Mistake>) {
        match clue {
            Ok(clue) => self.clues_mut(axis).push(clue),
            Err(mistake) => self.mistakes.0.push(mistake),
        }
    }

    /// The draft, unless it lacks clues along an axis for no other reason: the headings say what should stand above them.
    #[inline(never)]
    pub(crate) fn with_both(mut self, text: &str, headings: [&'static str; 2]) -> Result<Draft, Mistakes> {
        for (axis, heading) in [Axis::Row, Axis::Column].into_iter().zip(headings) {
            if self.clues_mut(axis).is_empty() && self.mistakes.0.is_empty() {
                let end = Scan::at_end(text);
                return Err(end.fault(end.offset(), Fault::NoPart { axis, heading }).into());
            }
        }
        Ok(self)
    }

    /// The clues along an axis, to add to.
    pub(crate) fn clues_mut(&mut self, axis: Axis) -> &mut Vec<PlacedClue> {
        match axis {
            Axis::Row => &mut self.rows,
            Axis::Column => &mut self.columns,
        }
    }

    /// The clues of a picture.
    pub(crate) fn of_picture(grid: &Grid) -> Draft {
        let clues = |axis| grid.clues(axis).into_iter().map(|clue| PlacedClue { clue, offset: 0 }).collect();
        Draft { rows: clues(Axis::Row), columns: clues(Axis::Column), ..Draft::default() }
    }

    /// The puzzle, if it passes its check, and the notes.
    pub(crate) fn finish(self, places: &Places<'_>) -> Result<(Puzzle, Notes), Mistakes> {
        if !self.mistakes.0.is_empty() {
            return Err(self.mistakes);
        }
        let clues = |placed: &[PlacedClue]| -> Vec<Clue> { placed.iter().map(|placed| placed.clue.clone()).collect() };
        let (rows, columns) = (clues(&self.rows), clues(&self.columns));
        let checked = match Puzzle::new(rows.clone(), columns.clone()) {
            Ok(puzzle) => match self.givens {
                Some(givens) => puzzle.with_givens(givens),
                None => Ok(puzzle),
            },
            Err(error) => {
                let mut mistakes = self.too_long(places);
                if !mistakes.0.is_empty() && Puzzle::new(columns, rows).is_ok() {
                    mistakes.0.push(Mistake { spot: None, fault: Fault::AxesSwapped });
                }
                mistakes.0.extend(self.totals().filter(|_| mistakes.0.is_empty()));
                mistakes.0.extend(self.line_count());
                if !mistakes.0.is_empty() {
                    return Err(mistakes);
                }
                Err(error)
            }
        };
        match checked {
            Ok(puzzle) => Ok((puzzle.with_title(&self.title), self.notes)),
            Err(error) => Err(Mistake { spot: None, fault: Fault::Puzzle(error) }.into()),
        }
    }

    /// All clues with their lines, rows first.
    fn lines(&self) -> impl Iterator<Item = (Line, &PlacedClue)> {
        let rows = self.rows.iter().enumerate().map(|(index, placed)| (Line::row(index), placed));
        rows.chain(self.columns.iter().enumerate().map(|(index, placed)| (Line::column(index), placed)))
    }

    /// The clues that do not fit their lines; empty if the sides are out of range.
    fn too_long(&self, places: &Places<'_>) -> Mistakes {
        let mut mistakes = Mistakes::default();
        let (height, width) = (self.rows.len(), self.columns.len());
        let sides = 1..=crate::puzzle::MAX_SIDE;
        if !sides.contains(&height) || !sides.contains(&width) {
            return mistakes;
        }
        for (line, PlacedClue { clue, offset }) in self.lines() {
            let length = if line.axis == Axis::Row { width } else { height };
            let shortest = clue.shortest();
            if shortest > length {
                let fits = |run: &&u16| apart(**run).is_some_and(|less| shortest - less <= length);
                let split = clue.lengths().iter().find(fits).copied();
                let fault = Fault::ClueTooLong { line, shortest, length, clue: clue.clone(), split };
                mistakes.0.push(Mistake { spot: Some(places.spot(*offset)), fault });
            }
        }
        mistakes.sort();
        mistakes
    }

    /// The draft, or the mistake that width and height are swapped, if swapping them makes all clues fit. The clues are
    /// in the order of the text, columns first or rows first.
    pub(crate) fn of_sides(self, size: (usize, usize), at: &Scan<'_>, offset: usize) -> Result<Draft, Mistakes> {
        if size.0 == size.1 || !self.mistakes.0.is_empty() || self.is_consistent() {
            return Ok(self);
        }
        let rows_first = self.rows.first().map(|row| row.offset) < self.columns.first().map(|column| column.offset);
        let (first, second) = if rows_first { (&self.rows, &self.columns) } else { (&self.columns, &self.rows) };
        let clues: Vec<Clue> = first.iter().chain(second).map(|placed| placed.clue.clone()).collect();
        // The second part now has the length of the first.
        let (one, other) = clues.split_at(second.len());
        if Puzzle::new(one.to_vec(), other.to_vec()).is_err() {
            return Ok(self);
        }
        Err(at.fault(offset, Fault::OtherWayRound { size }).into())
    }

    /// Whether the clues make a puzzle.
    pub(crate) fn is_consistent(&self) -> bool {
        let clues = |placed: &[PlacedClue]| placed.iter().map(|placed| placed.clue.clone()).collect();
        Puzzle::new(clues(&self.rows), clues(&self.columns)).is_ok()
    }

    /// The mistake of a missing or surplus line in a square puzzle, if exactly this explains the totals.
    fn line_count(&self) -> Option<Mistake> {
        let total = |clues: &[PlacedClue]| clues.iter().map(|placed| placed.clue.filled_cells()).sum::<usize>();
        let (height, width) = (self.rows.len(), self.columns.len());
        if self.is_sized || width.min(height) < 4 || width.abs_diff(height) != 1 {
            return None;
        }
        let (shorter, few, many) = match height < width {
            true => (Axis::Row, &self.rows, &self.columns),
            false => (Axis::Column, &self.columns, &self.rows),
        };
        let cells = total(many).checked_sub(total(few)).filter(|&cells| 0 < cells)?;
        let fits = |side| self.lines().all(|(_, placed)| placed.clue.shortest() <= side);
        let missing = cells <= many.len() && fits(many.len());
        let too_many = fits(few.len()) && many.iter().any(|placed| placed.clue.filled_cells() == cells);
        let fault = Fault::LineCount { shorter, cells, missing, too_many };
        (missing || too_many).then_some(Mistake { spot: None, fault })
    }

    /// The mistake that the totals differ, if they do.
    fn totals(&self) -> Option<Mistake> {
        if self.rows.is_empty() || self.columns.is_empty() {
            return None;
        }
        let total = |clues: &[PlacedClue]| clues.iter().map(|placed| placed.clue.filled_cells()).sum::<usize>();
        let (rows, columns) = (total(&self.rows), total(&self.columns));
        // Splitting a run into its digits reduces the total, so the run is on the axis with the larger total.
        let too_many = if rows > columns { Axis::Row } else { Axis::Column };
        let candidates = self.lines().filter(|(line, _)| line.axis == too_many).flat_map(|(line, placed)| {
            let fits = |run: &&u16| fewer(**run) == Some(rows.abs_diff(columns));
            placed.clue.lengths().iter().filter(fits).map(move |&run| (line, run))
        });
        let candidates: Vec<(Line, u16)> = candidates.take(2).collect();
        let split = if let [only] = candidates[..] { Some(only) } else { None };
        let fault = Fault::Totals { rows: (self.rows.len(), rows), columns: (self.columns.len(), columns), split };
        (rows != columns).then_some(Mistake { spot: None, fault })
    }
}

/// By how many cells the total falls if a run of two digits is split into its digits.
fn fewer(run: u16) -> Option<usize> {
    (11..=99).contains(&run).then(|| usize::from(run - run / 10 - run % 10)).filter(|_| !run.is_multiple_of(10))
}

/// By how much a clue becomes shorter if a run is split into its digits, with a cell between them.
fn apart(run: u16) -> Option<usize> {
    fewer(run).map(|fewer| fewer - 1)
}
