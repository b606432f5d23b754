//! Where the runs of a puzzle may start, given what is known: the starts that occur in some layout of the line.

use super::order::{Gap, Run, Unencodable};
use crate::line::{Knowledge, LineLogic, Mask, at_width};
use crate::puzzle::{Colour, Grid, Line, Puzzle};

/// The runs of some lines with their starts, without variables. A formula whose lines could have more than `most` literals
/// is refused here, line by line, because the starts alone could fill the memory.
///
/// # Errors
/// See [`Unencodable`].
pub(super) fn runs(puzzle: &Puzzle, known: &Grid, lines: &[Line], most: usize) -> Result<Vec<Run>, Unencodable> {
    at_width!(by_line_logic, puzzle, known, lines, most)
}

fn by_line_logic<K: Knowledge>(
    puzzle: &Puzzle,
    known: &Grid,
    lines: &[Line],
    most: usize,
) -> Result<Vec<Run>, Unencodable> {
    let inks = puzzle.inks();
    let mut logic = K::Logic::default();
    let mut runs: Vec<Run> = Vec::new();
    let mut literals: usize = 0;
    for &line in lines {
        let (clue, length, first) = (puzzle.clue(line), puzzle.length(line.axis), runs.len());
        let Some(starts) = logic.starts(clue, length, K::of_cells(known.line(line), inks)) else {
            return Err(Unencodable::Contradiction(line));
        };
        for (index, (run, starts)) in clue.runs().zip(starts).enumerate() {
            runs.push(Run::new(line, index, run, starts.cells().collect()));
        }
        literals = literals.saturating_add(most_literals(&runs[first..], inks, length));
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
