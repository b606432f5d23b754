//! Checks sets of lines that cannot all be satisfied, and none of which can be left out.

use super::IsSatisfiable;
use super::flaw::Flaw;
use super::search::{SUPPOSITIONS, is_satisfiable};
use nonoscope::puzzle::{Line, Puzzle};

/// Checks that no grid agrees with the givens and satisfies all of these lines, regardless of the other clues. If
/// `minimal`, there must also be, for each line, a grid that satisfies all the others.
pub fn check_contradiction(puzzle: &Puzzle, lines: &[Line], minimal: bool) -> Result<(), Flaw> {
    check_contradiction_by(puzzle, lines, minimal, &|puzzle, lines| is_satisfiable(puzzle, lines, SUPPOSITIONS))
}

/// The same, with any function that decides whether lines can be satisfied.
pub fn check_contradiction_by(
    puzzle: &Puzzle,
    lines: &[Line],
    minimal: bool,
    is_satisfiable: &IsSatisfiable<'_>,
) -> Result<(), Flaw> {
    let all: Vec<Line> = puzzle.lines().collect();
    for (index, line) in lines.iter().enumerate() {
        if !all.contains(line) {
            return Err(Flaw::Outside);
        }
        if lines[..index].contains(line) {
            return Err(Flaw::Repeated(*line));
        }
    }
    if is_satisfiable(puzzle, lines).ok_or(Flaw::TooLarge)? {
        return Err(Flaw::Satisfiable);
    }
    for (index, &line) in lines.iter().enumerate().filter(|_| minimal) {
        let others = [&lines[..index], &lines[index + 1..]].concat();
        if !is_satisfiable(puzzle, &others).ok_or(Flaw::TooLarge)? {
            return Err(Flaw::Needless(line));
        }
    }
    Ok(())
}
