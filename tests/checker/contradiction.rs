//! Sets of lines that cannot all be satisfied, and from which no line can be left out.

use super::flaw::Flaw;
use super::logic::Logic;
use super::search::{End, search};
use nonoscope::puzzle::{Line, Puzzle};

/// Checks that no grid agrees with the givens and satisfies all of the lines, whatever the other clues say. If they are
/// said to be minimal, there must be a grid for each line that satisfies all the others.
pub(crate) fn check_contradiction(puzzle: &Puzzle, lines: &[Line], minimal: bool) -> Result<(), Flaw> {
    let all: Vec<Line> = puzzle.lines().collect();
    for (index, line) in lines.iter().enumerate() {
        if !all.contains(line) {
            return Err(Flaw::Outside);
        }
        if lines[..index].contains(line) {
            return Err(Flaw::Repeated(*line));
        }
    }
    if is_satisfiable(puzzle, lines)? {
        return Err(Flaw::Satisfiable);
    }
    for (index, &line) in lines.iter().enumerate().filter(|_| minimal) {
        let others = [&lines[..index], &lines[index + 1..]].concat();
        if !is_satisfiable(puzzle, &others)? {
            return Err(Flaw::Needless(line));
        }
    }
    Ok(())
}

fn is_satisfiable(puzzle: &Puzzle, lines: &[Line]) -> Result<bool, Flaw> {
    match search(&mut Logic::of(puzzle, lines), puzzle.givens(), |_| false) {
        End::Enough => Ok(true),
        End::Through => Ok(false),
        End::TooLarge => Err(Flaw::TooLarge),
    }
}
