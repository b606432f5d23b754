//! The draft of a puzzle: a reader's results so far, with the place of each clue, so that mistakes can point at it.

use super::{Places, Scan, colouring};
use crate::error::{Fault, Mistake, Mistakes};
use crate::kind::Format;
use crate::notes::Notes;
use crate::read::Reading;
use crate::remark::Remark;
use nonoscope_core::puzzle::{Axis, Clue, Colour, Grid, Ink, Line, MAX_INKS, Palette, Puzzle, Run};

/// A clue and its byte offset. Its inks are numbered as in the palette of the draft.
#[derive(Clone)]
pub(crate) struct PlacedClue {
    pub(crate) clue: Clue,
    pub(crate) offset: usize,
    /// Whether there is a 0 between its runs.
    pub(crate) has_gap: bool,
}

impl PlacedClue {
    #[inline(never)]
    pub(crate) fn new(runs: Vec<u16>, offset: usize) -> PlacedClue {
        let mut inside = runs.iter().skip_while(|&&run| run == 0).skip_while(|&&run| run > 0);
        let has_gap = inside.any(|&run| run > 0);
        PlacedClue { clue: runs.into_iter().collect(), offset, has_gap }
    }

    /// A clue whose runs have inks.
    #[inline(never)]
    pub(crate) fn coloured(runs: Vec<Run>, offset: usize) -> PlacedClue {
        let has_gap = PlacedClue::new(runs.iter().map(|run| run.length).collect(), offset).has_gap;
        PlacedClue { clue: runs.into_iter().collect(), offset, has_gap }
    }
}

#[derive(Default)]
pub(crate) struct Draft {
    pub(crate) title: String,
    pub(crate) rows: Vec<PlacedClue>,
    pub(crate) columns: Vec<PlacedClue>,
    pub(crate) givens: Option<Grid>,
    /// The colours, with at least as many inks as clues, givens and goal have; nothing if the text says nothing about
    /// them.
    pub(crate) palette: Option<Palette>,
    pub(crate) notes: Notes,
    /// Whether the text gives the number of rows and columns, so that none is missing.
    pub(crate) is_sized: bool,
    /// Whether only the order says which clues are those of the rows, and what is first.
    pub(crate) order: Option<Axis>,
    pub(crate) remarks: Vec<Remark>,
    /// Marks of the reader's own.
    pub(crate) marks: Option<Grid>,
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

    /// Compares the number of clues with the width and the height that a text gives, each with its place.
    pub(crate) fn check_size(&mut self, at: &Scan<'_>, width: Option<(usize, usize)>, height: Option<(usize, usize)>) {
        let found = (self.columns.len(), self.rows.len());
        if let Some(((width, offset), (height, _))) = width.zip(height)
            && width != height
            && (height, width) == found
        {
            return self.mistakes.0.push(at.fault(offset, Fault::SidesSwapped { size: (width, height) }));
        }
        for (axis, found, said) in [(Axis::Row, found.1, height), (Axis::Column, found.0, width)] {
            if let Some((expected, offset)) = said.filter(|&(expected, _)| expected != found) {
                self.mistakes.0.push(at.fault(offset, Fault::Lines { axis, found, expected }));
            }
        }
    }

    /// The clues of a picture.
    pub(crate) fn of_picture(grid: &Grid) -> Draft {
        let clues =
            |axis| grid.clues(axis).into_iter().map(|clue| PlacedClue { clue, offset: 0, has_gap: false }).collect();
        Draft { rows: clues(Axis::Row), columns: clues(Axis::Column), ..Draft::default() }
    }

    /// The puzzle with a picture as its solution.
    pub(crate) fn of_solution(goal: Grid) -> Draft {
        let mut draft = Draft::of_picture(&goal);
        draft.notes.goal = Some(goal);
        draft
    }

    /// The puzzle in this format, if it passes its check, and what belongs to it.
    pub(crate) fn finish(mut self, format: Format, places: &Places<'_>) -> Result<Reading, Mistakes> {
        if !self.mistakes.0.is_empty() {
            return Err(self.mistakes);
        }
        let clues = |placed: &[PlacedClue]| -> Vec<Clue> { placed.iter().map(|placed| placed.clue.clone()).collect() };
        let (rows, columns) = (clues(&self.rows), clues(&self.columns));
        let checked = match Puzzle::new(rows.clone(), columns.clone()) {
            Ok(puzzle) => colouring::coloured(puzzle, self.palette.take(), self.givens.take(), &mut self.notes.goal),
            Err(error) => {
                let mut mistakes = self.too_long(places);
                if !mistakes.0.is_empty() && Puzzle::new(columns, rows).is_ok() {
                    mistakes.0.push(Fault::AxesSwapped.into());
                }
                if mistakes.0.is_empty() {
                    mistakes.0.extend(self.totals());
                }
                mistakes.0.extend(self.line_count());
                if !mistakes.0.is_empty() {
                    return Err(mistakes);
                }
                Err(error)
            }
        };
        match checked {
            Ok(puzzle) => {
                let remarks = self.remarks(&puzzle);
                let puzzle = puzzle.with_title(&self.title);
                Ok(Reading { format, puzzle, notes: self.notes, doubt: None, remarks, marks: self.marks })
            }
            Err(error) => Err(Fault::Puzzle(error).into()),
        }
    }

    /// What is to be said about the puzzle that came of the draft.
    fn remarks(&mut self, puzzle: &Puzzle) -> Vec<Remark> {
        let mut remarks = std::mem::take(&mut self.remarks);
        let is_open = self.order.filter(|_| puzzle.clues(Axis::Row) != puzzle.clues(Axis::Column));
        remarks.extend(is_open.map(|first| Remark::Order { first }));
        let gap = self.lines().find(|(_, placed)| placed.has_gap);
        remarks.extend(gap.map(|(line, _)| Remark::Zero { line }));
        remarks
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
        let sides = 1..=nonoscope_core::puzzle::MAX_SIDE;
        if !sides.contains(&height) || !sides.contains(&width) {
            return mistakes;
        }
        for (line, PlacedClue { clue, offset, .. }) in self.lines() {
            let length = if line.axis == Axis::Row { width } else { height };
            let shortest = clue.shortest();
            if shortest > length {
                let palette = self.palette();
                let fits = |run: &Run| apart(run.length).is_some_and(|less| shortest - less <= length);
                let split = clue.runs().find(fits).map(|run| Box::new(split(run, &palette)));
                let clue = colouring::written(clue, &palette);
                let fault = Fault::ClueTooLong { line, shortest, length, clue, split };
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
        (missing || too_many).then_some(Mistake::from(fault))
    }

    /// The palette of the clues as they are.
    fn palette(&self) -> Palette {
        let inks = self.lines().map(|(_, placed)| placed.clue.inks()).max().unwrap_or(1);
        let own = self.palette.clone().filter(|palette| palette.inks() >= inks);
        own.unwrap_or_else(|| colouring::standard(inks))
    }

    /// The mistakes that the totals differ, if they do: in a puzzle of several colours, those of each colour.
    fn totals(&self) -> Vec<Mistake> {
        if self.rows.is_empty() || self.columns.is_empty() {
            return Vec::new();
        }
        let palette = self.palette();
        let is_plain = self.lines().all(|(_, placed)| placed.clue.has_one_ink());
        let inks = palette.colours().skip(1).take(if is_plain { 1 } else { MAX_INKS });
        let fault = |(colour, ink): (Colour, &Ink)| {
            let total = |clues: &[PlacedClue]| clues.iter().map(|placed| placed.clue.cells_of(colour)).sum::<usize>();
            let (rows, columns) = (total(&self.rows), total(&self.columns));
            if rows == columns {
                return None;
            }
            // Splitting a run into its digits reduces the total, so the run is on the axis with the larger total.
            let too_many = if rows > columns { Axis::Row } else { Axis::Column };
            let candidates = self.lines().filter(|(line, _)| line.axis == too_many).flat_map(|(line, placed)| {
                let fits = move |run: &Run| run.colour == colour && fewer(run.length) == Some(rows.abs_diff(columns));
                placed.clue.runs().filter(fits).map(move |run| (line, run))
            });
            let candidates: Vec<(Line, Run)> = candidates.take(2).collect();
            let only = if let [only] = candidates[..] { Some(only) } else { None };
            Some(if is_plain {
                let split = only.map(|(line, run)| (line, run.length));
                let (height, width) = (self.rows.len(), self.columns.len());
                // A single clue cannot be wrong by more than the length of its line.
                let is_slip = rows.abs_diff(columns) < height.max(width) && self.line_count().is_none();
                Fault::Totals { rows: (height, rows), columns: (width, columns), split, is_slip }
            } else {
                let split = only.map(|(line, run)| Box::new((line, split(run, &palette))));
                Fault::ColourTotals { colour: ink.name.clone(), rows, columns, split }
            })
        };
        inks.filter_map(fault).map(Mistake::from).collect()
    }
}

/// A run, and its digits as separate runs.
fn split(run: Run, palette: &Palette) -> [String; 2] {
    let letter = colouring::letter(run.colour, palette);
    [format!("{}{letter}", run.length), digits_apart(run.length, &letter)]
}

/// `12` as `1 2`, each with a letter behind it, if there is one.
pub(crate) fn digits_apart(number: u16, letter: &str) -> String {
    let digits: Vec<String> = number.to_string().chars().map(|digit| format!("{digit}{letter}")).collect();
    digits.join(" ")
}

/// The digits of a run that may be several runs written without spaces; nothing if it has one digit, or a 0 among them.
fn digits(run: u16) -> Option<Vec<usize>> {
    let digits: Option<Vec<usize>> =
        run.to_string().bytes().map(|digit| Some(usize::from(digit - b'0')).filter(|&digit| digit > 0)).collect();
    digits.filter(|digits| digits.len() > 1)
}

/// By how many cells the total falls if a run is split into its digits.
fn fewer(run: u16) -> Option<usize> {
    digits(run).map(|digits| usize::from(run) - digits.iter().sum::<usize>())
}

/// By how much a clue becomes shorter if a run is split into its digits, with a cell between each two of them.
fn apart(run: u16) -> Option<usize> {
    digits(run).map(|digits| usize::from(run) + 1 - digits.iter().sum::<usize>() - digits.len())
}

#[cfg(test)]
mod tests {
    use super::super::inks::Inks;
    use super::*;
    use crate::text::colouring;

    /// A draft of runs such as `3r 1b`, lines with slashes between them.
    fn draft(rows: &str, columns: &str) -> Draft {
        let mut inks = Inks::new(nonoscope_words::Text::default);
        let mut clues = |text: &str| -> Vec<PlacedClue> {
            let clue = |line: &str| {
                let runs = inks.runs(&mut Scan::at(line, 0), &|_| false, &Inks::colour_or_made_up).unwrap();
                PlacedClue::coloured(runs, 0)
            };
            text.split('/').map(clue).collect()
        };
        let (rows, columns) = (clues(rows), clues(columns));
        Draft { rows, columns, palette: inks.palette(), ..Draft::default() }
    }

    fn said(rows: &str, columns: &str) -> String {
        let mistakes = draft(rows, columns).finish(Format::Plain, &Places::new("x")).unwrap_err();
        mistakes.0.iter().map(|mistake| mistake.fault.to_string()).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn totals_are_compared_colour_by_colour() {
        assert!(draft("1r 1b/1b", "1r/2b").finish(Format::Plain, &Places::new("")).is_ok());
        assert_eq!(
            said("1r 1b/1b", "1r/1r 1b"),
            "The rows ask for 1 red cell, the columns for 2. These numbers must be the same.\n\
             The rows ask for 2 blue cells, the columns for 1. These numbers must be the same."
        );
        let columns = "1b 1r/1r/1r/".to_owned() + &"/".repeat(8) + "1r";
        assert!(
            said("1b 12r", &columns)
                .starts_with("The clue of row 1, 1b 12r, needs at least 13 cells, but a row has only")
        );
        let columns = "1b/1r/".to_owned() + &"/".repeat(10) + "1r/1r";
        assert_eq!(
            said("1b 12r/", &columns).lines().last().unwrap(),
            "The rows ask for 12 red cells, the columns for 3. These numbers must be the same. \
             They match if the 12r of row 1 is 1r 2r instead."
        );
        assert_eq!(
            said("1b 12r/", "1b/1r/1r/1r").lines().next().unwrap(),
            "The clue of row 1, 1b 12r, needs at least 13 cells, \
            but a row has only 4, because there are 4 columns."
        );
    }

    #[test]
    fn inks_are_numbered_in_the_order_of_use_everywhere() {
        let mut draft = draft("1b/1r 1g", "1b 1r/1g");
        let letters = |palette: &Palette| palette.colours().skip(1).map(|(_, ink)| ink.letter).collect::<String>();
        draft.palette = Palette::new(
            Palette::default().get(Colour::BACKGROUND).clone(),
            vec![
                Ink::new('z', "", [9; 3]),
                Ink::new('b', "", [1; 3]),
                Ink::new('r', "", [2; 3]),
                Ink::new('g', "", [3; 3]),
            ],
        )
        .ok();
        for clues in [&mut draft.rows, &mut draft.columns] {
            for placed in clues {
                let next = |run: Run| Run { colour: Colour::ink(run.colour.number() + 1), ..run };
                placed.clue = placed.clue.runs().map(next).collect();
            }
        }
        let picture = |rows: &[&str]| Grid::from_picture(rows).unwrap().with_inks(31);
        draft.notes.goal = picture(&["BO", "CD"]);
        draft.givens = picture(&[".O", ".."]);
        let either = [Colour::ink(1), Colour::ink(3)].into_iter().collect();
        draft
            .givens
            .as_mut()
            .unwrap()
            .set(nonoscope_core::puzzle::At::new(1, 0), nonoscope_core::puzzle::Cell::among(either, 31));
        let Reading { puzzle, notes, .. } = draft.finish(Format::Plain, &Places::new("")).unwrap();
        assert_eq!(
            (letters(puzzle.palette()).as_str(), notes.goal.unwrap().row_strings()),
            ("brg", vec!["XO".into(), "BC".into()])
        );
        // An ink that no clue uses is not possible.
        assert_eq!(puzzle.givens().row_strings(), [".O", "B."]);
    }

    #[test]
    fn black_on_white_is_so_however_it_is_said() {
        let mut draft = draft("1x", "1x");
        draft.palette = Palette::new(Ink::new(' ', "paper", [255; 3]), vec![Ink::new('s', "schwarz", [0; 3])]).ok();
        assert_eq!(draft.finish(Format::Plain, &Places::new("")).unwrap().puzzle.palette(), &Palette::default());
        assert_eq!(colouring::standard(1), Palette::default());
        assert_eq!(colouring::standard(31).inks(), 31);
        assert_eq!(colouring::standard(0), Palette::default());
    }
}
