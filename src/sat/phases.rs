//! A guess as phases: for each variable, the value to try first.

use super::formula::Literal;
use super::order::Run;
use super::starts::runs as runs_given;
use crate::puzzle::{Colour, Grid, Puzzle};

/// The phases of `variables` variables for a guess, in which cells may be unknown or known in part. What the guess leaves
/// open gets none. `cells` and `runs` are those of the encoding `order`; without runs, only cells get phases.
pub(crate) fn phases(
    puzzle: &Puzzle,
    (cells, runs): (&[Option<Literal>], &[Run]),
    guess: &Grid,
    variables: usize,
) -> Vec<Option<bool>> {
    let inks = puzzle.inks();
    let mut phases = vec![None; variables];
    for (own, cell) in cells.chunks(inks).zip(guess.cells()) {
        let possible = cell.possible(inks);
        for (variable, ink) in own.iter().zip(Colour::all(inks).skip(1)) {
            if let Some(variable) = variable
                && (cell.is_known() || !possible.has(ink))
            {
                phases[variable.variable() - 1] = Some(possible.has(ink));
            }
        }
    }
    for runs in runs.chunk_by(|a, b| a.line == b.line) {
        let line = runs[0].line;
        // A guess may contradict the line, whose runs then have no starts.
        let guessed = runs_given(puzzle, guess, &[line], usize::MAX).unwrap_or_default();
        for (run, guessed) in runs.iter().zip(guessed) {
            for (variable, start) in run.variables.iter().zip(run.starts.iter().skip(1)) {
                let earliest = guessed.starts.first() >= Some(start);
                let latest = guessed.starts.last() >= Some(start);
                phases[variable.variable() - 1] = (earliest == latest).then_some(earliest);
            }
        }
    }
    phases
}
