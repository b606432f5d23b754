//! Where the runs of a puzzle may start, given what is known: the starts that occur in some layout of the line.

use super::order::{Gap, Run, Unencodable};
use crate::line::{Knowledge, LineLogic, Mask, at_width};
use crate::puzzle::{self, Clue, Colour, Colours, Grid, Line, Puzzle};

/// The runs of some lines with their starts, without variables. A formula whose lines could have more than `most` literals
/// is refused here, line by line, because the starts alone could fill the memory.
///
/// # Errors
/// See [`Unencodable`].
pub(super) fn runs(puzzle: &Puzzle, known: &Grid, lines: &[Line], most: usize) -> Result<Vec<Run>, Unencodable> {
    if puzzle.inks() == 1 {
        return at_width!(by_line_logic, puzzle, known, lines, most);
    }
    of_lines(puzzle, lines, most, |line| {
        let possible: Vec<Colours> = known.line(line).map(|cell| cell.possible(puzzle.inks())).collect();
        starts(puzzle.clue(line), &possible)
    })
}

fn by_line_logic<K: Knowledge>(
    puzzle: &Puzzle,
    known: &Grid,
    lines: &[Line],
    most: usize,
) -> Result<Vec<Run>, Unencodable> {
    let mut logic = K::Logic::default();
    of_lines(puzzle, lines, most, |line| {
        let known = K::of_cells(known.line(line), puzzle.inks());
        let starts = logic.starts(puzzle.clue(line), puzzle.length(line.axis), known)?;
        Some(starts.into_iter().map(|starts| starts.cells().collect()).collect())
    })
}

fn of_lines(
    puzzle: &Puzzle,
    lines: &[Line],
    most: usize,
    mut starts: impl FnMut(Line) -> Option<Vec<Vec<usize>>>,
) -> Result<Vec<Run>, Unencodable> {
    let mut runs: Vec<Run> = Vec::new();
    let mut literals: usize = 0;
    for &line in lines {
        let (clue, first) = (puzzle.clue(line), runs.len());
        let starts = starts(line).ok_or(Unencodable::Contradiction(line))?;
        runs.extend(
            clue.runs().zip(starts).enumerate().map(|(index, (run, starts))| Run::new(line, index, run, starts)),
        );
        let more = most_literals(&runs[first..], puzzle.inks(), puzzle.length(line.axis));
        literals = literals.saturating_add(more);
        if literals > most {
            return Err(Unencodable::TooLarge);
        }
    }
    Ok(runs)
}

/// The most literals of the clauses of a line of `length` cells, with a guard.
fn most_literals(runs: &[Run], inks: usize, length: usize) -> usize {
    if inks == 1 {
        // Each start brings up to five clauses of at most four literals.
        return runs.iter().map(|run| 15 * (run.starts.len() + run.length)).sum();
    }
    // Each start follows on another one and on one of the run before; the cells of the reach may be covered.
    let of_runs = runs.iter().map(|run| 6 * run.starts.len() + 4 * run.reach().len());
    let gaps = Colour::all(inks).skip(1).flat_map(|ink| Gap::all(runs, ink, length));
    let of_gaps = gaps.map(|gap| gap.cells.len() * (2 + gap.before.iter().len() + gap.after.iter().len()));
    of_runs.chain(of_gaps).sum()
}

/// Where each run of a line starts in some layout, given the colours that are possible for each cell; `None` if no
/// layout fits.
fn starts(clue: &Clue, possible: &[Colours]) -> Option<Vec<Vec<usize>>> {
    let runs: Vec<puzzle::Run> = clue.runs().collect();
    let before = Beginnings::new(runs.clone(), possible.to_vec());
    let after = Beginnings::new(runs.iter().rev().copied().collect(), possible.iter().rev().copied().collect());
    let starts = runs.iter().enumerate().map(|(index, run)| {
        let last = possible.len().checked_sub(usize::from(run.length))?;
        let starts = (0..=last)
            .filter(|&start| before.may_start(index, start) && after.may_start(runs.len() - 1 - index, last - start));
        Some(starts.collect())
    });
    starts.collect::<Option<_>>().filter(|_| before.fits[runs.len()][possible.len()])
}

/// Which beginnings of a line have room for the first runs.
struct Beginnings {
    runs: Vec<puzzle::Run>,
    possible: Vec<Colours>,
    /// For each number of runs and each number of cells: whether these first runs have a layout in these first cells.
    fits: Vec<Vec<bool>>,
}

impl Beginnings {
    fn new(runs: Vec<puzzle::Run>, possible: Vec<Colours>) -> Beginnings {
        let (runs_and_none, cells) = (runs.len() + 1, possible.len());
        let mut beginnings = Beginnings { runs, possible, fits: Vec::with_capacity(runs_and_none) };
        for first in 0..runs_and_none {
            beginnings.fits.push(vec![first == 0; cells + 1]);
            for end in 0..=cells {
                let ends_empty = match end.checked_sub(1) {
                    Some(last) => beginnings.fits[first][last] && beginnings.may_be_empty(last),
                    None => first == 0,
                };
                beginnings.fits[first][end] = ends_empty || beginnings.may_end(first, end);
            }
        }
        beginnings
    }

    fn may_be_empty(&self, cell: usize) -> bool {
        self.possible[cell].has(Colour::BACKGROUND)
    }

    /// Whether the last of the first runs may end before a cell.
    fn may_end(&self, first: usize, end: usize) -> bool {
        let Some(index) = first.checked_sub(1) else { return false };
        end.checked_sub(usize::from(self.runs[index].length)).is_some_and(|start| self.may_start(index, start))
    }

    /// Whether a run may start at a cell, given the cells before and the ones that it covers, all inside the line.
    fn may_start(&self, index: usize, start: usize) -> bool {
        let run = self.runs[index];
        let covered = &self.possible[start..start + usize::from(run.length)];
        let is_next_to_its_like = index > 0 && self.runs[index - 1].colour == run.colour;
        let room = match start.checked_sub(1) {
            Some(gap) if is_next_to_its_like => self.may_be_empty(gap) && self.fits[index][gap],
            None if is_next_to_its_like => false,
            _ => self.fits[index][start],
        };
        room && covered.iter().all(|possible| possible.has(run.colour))
    }
}
