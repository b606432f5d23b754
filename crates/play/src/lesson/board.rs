//! Makes exercises on a small board where single lines are stuck, so that a supposition is the next step.

use super::argument::{chain, two_ways};
use super::chance::Chance;
use super::exercise::{Answer, Argument, Exercise};
use super::picture::noise;
use nonoscope_core::deduce::Deduction;
use nonoscope_core::puzzle::{Axis, Cell, Grid, Puzzle};
use nonoscope_core::solve::{self, Branch, Method, Refutation, Verdict, solve};
use nonoscope_core::trace::{Change, Replay, Technique};
use nonoscope_words::Text;

/// The shortest and the longest side.
const SIDES: (usize, usize) = (5, 8);
/// For each size, this many pictures are tried: the rarest technique takes some hundreds of them, and now and then thousands.
const MOST_DRAWN: u64 = 10_000;
/// The most arguments about lines that one has to follow from one supposition.
const MOST_LINKS: usize = 6;

/// The exercise with this number; the higher the number, the larger the board.
pub(super) fn exercise(technique: Technique, number: u32) -> Option<Exercise> {
    let (shortest, longest) = SIDES;
    // Smaller boards hardly ever need that.
    let shortest = if technique == Technique::TwoWay { longest - 1 } else { shortest };
    let wished = shortest.saturating_add(number as usize).min(longest);
    (wished..=longest).chain((shortest..wished).rev()).find_map(|side| {
        (0..MOST_DRAWN).find_map(|attempt| {
            let mut chance = Chance::of([technique as u64 * 1000 + side as u64, number.into(), attempt]);
            from_picture(technique, &Puzzle::of_picture(&noise(&mut chance, side)).ok()?)
        })
    })
}

/// Solves a puzzle up to the first step of a technique.
fn from_picture(technique: Technique, puzzle: &Puzzle) -> Option<Exercise> {
    let outcome = solve(puzzle, Method::Human);
    if outcome.verdict != Verdict::Unique {
        return None;
    }
    let mut replay = Replay::new(puzzle.givens());
    outcome.trace.steps().enumerate().find_map(|(position, step)| {
        step.reason.supposed()?;
        replay.go_to(&outcome.trace, position);
        let argument = solve::argument(puzzle, replay.grid(), &step);
        if argument.technique() != Some(technique) {
            return None;
        }
        let (question, sentence, branches, clash) = match &argument {
            solve::Argument::Refuted(Refutation { branch, clash, .. }) => {
                let clash_cells = clash.rests_on.iter().map(|&along| clash.line.cell(along)).collect();
                (branch.supposed, chain(branch, clash), vec![branch], clash_cells)
            }
            solve::Argument::TwoWay(is, is_not) => {
                (is.supposed, two_ways(is, is_not, step.changes), vec![is, is_not], Vec::new())
            }
            solve::Argument::Line(_) | solve::Argument::Search => return None,
        };
        if branches.iter().any(|branch| branch.deductions.len() > MOST_LINKS) {
            return None;
        }
        let known = replay.grid();
        let rests_on = reasons(&branches, &clash, known);
        let cells = step.changes.iter().map(|change| (known.index(change.at), change.cell)).collect();
        let argument = Argument { sentence, runs: Vec::new(), rests_on, cells };
        Some(of_board(technique, puzzle, known, &outcome.grid, (question, argument)))
    })
}

/// The known cells that suppositions and what follows from them rest on.
fn reasons(branches: &[&Branch], clash: &[nonoscope_core::puzzle::At], known: &Grid) -> Vec<usize> {
    let deductions = branches.iter().flat_map(|branch| &branch.deductions);
    let places = deductions.flat_map(|Deduction { line, rests_on, .. }| rests_on.iter().map(|&along| line.cell(along)));
    let places = places.chain(clash.iter().copied()).filter(|&at| known.get(at).is_known());
    let mut all: Vec<usize> = places.map(|at| known.index(at)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

fn of_board(
    technique: Technique,
    puzzle: &Puzzle,
    known: &Grid,
    solution: &Grid,
    (question, argument): (Change, Argument),
) -> Exercise {
    let answer = |(index, &cell): (usize, &Cell)| match (cell.is_known(), solution.cells()[index]) {
        (true, _) => Answer::Known,
        (false, cell) => {
            let is_asked = argument.cells.iter().any(|&(other, _)| other == index);
            let because = if is_asked { argument.sentence.clone() } else { Text::default() };
            Answer::Forced { cell, because: because.into() }
        }
    };
    Exercise {
        technique,
        rows: puzzle.clues(Axis::Row).to_vec(),
        columns: puzzle.clues(Axis::Column).to_vec(),
        palette: puzzle.palette().clone(),
        known: known.cells().to_vec(),
        answers: known.cells().iter().enumerate().map(answer).collect(),
        question: Some(known.index(question.at)),
        argument,
    }
}
