//! Honest traces with every kind of reason, made by passing suppositions to the line methods as givens.

use nonoscope::puzzle::{At, Cell, Colour, Grid, Line, Puzzle};
use nonoscope::solve::{Method, Outcome, Verdict, propagate, solve};
use nonoscope::trace::{Change, Failure, Reason, Search, Trace};

/// What to try when line logic ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Attempt {
    /// A value of a cell that line logic refutes, in the order of a method.
    Refute(Method),
    /// A cell both of whose values lead to the same changes.
    Agree,
    /// A value of a cell that further suppositions refute.
    RefuteDeeply,
}

/// The changes of a step.
type Changes = Vec<Change>;

/// The most solutions to look for.
pub(crate) const SOLUTIONS: usize = 20;

/// Solves a puzzle by line logic; where that ends, by the attempts in turn; and if none succeeds, by a search.
pub(crate) fn solve_supposing(puzzle: &Puzzle, attempts: &[Attempt]) -> Outcome {
    let (mut known, mut trace) = (puzzle.givens().clone(), Trace::new());
    let (mut round, mut passes) = (0, 0);
    let (verdict, solutions) = loop {
        round += 1;
        let unknown = known.unknown_cells();
        let part = solve(&given(puzzle, &known), Method::Constrained);
        for step in part.trace.steps() {
            trace.push(round, step.reason, step.changes.iter().copied()).unwrap();
        }
        known = part.grid;
        let (step, end) = if part.verdict != Verdict::Stuck {
            (None, Some((part.verdict, part.solutions)))
        } else if let Some(step) = attempt(puzzle, &known, attempts) {
            (Some(step), None)
        } else {
            let (step, found) = search(puzzle, &known);
            (Some(step), Some((verdict_of(found.len()), found)))
        };
        if let Some((reason, changes)) = step {
            trace.push(round, reason, changes.iter().copied()).unwrap();
            changes.iter().for_each(|change| known.set(change.at, change.cell));
        }
        passes += usize::from(known.unknown_cells() < unknown);
        if let Some(end) = end {
            break end;
        }
    };
    let complete = solutions.len() < SOLUTIONS;
    Outcome { trace, verdict, solutions, complete, grid: known, passes, ..solve(puzzle, Method::Constrained) }
}

/// Searches everything that is left. Returns the step and the solutions.
fn search(puzzle: &Puzzle, known: &Grid) -> ((Reason, Changes), Vec<Grid>) {
    let (found, suppositions) = solutions(&given(puzzle, known), SOLUTIONS);
    let all = found.len() < SOLUTIONS;
    let agreed = cells(known).filter(|&at| known.get(at) == Cell::UNKNOWN && all).filter_map(|at| {
        let cell = found.first()?.get(at);
        found.iter().all(|other| other.get(at) == cell).then_some(Change { at, cell })
    });
    let reason = Reason::Searched { by: Search::Supposing { suppositions }, found: found.len() as u32, all };
    ((reason, agreed.collect()), found)
}

fn verdict_of(solutions: usize) -> Verdict {
    match solutions {
        0 => Verdict::None,
        1 => Verdict::Unique,
        _ => Verdict::Multiple,
    }
}

/// The first successful attempt, with the first cell for which it succeeds.
fn attempt(puzzle: &Puzzle, known: &Grid, attempts: &[Attempt]) -> Option<(Reason, Changes)> {
    let unknown = || cells(known).filter(|&at| known.get(at) == Cell::UNKNOWN);
    attempts.iter().find_map(|&attempt| match attempt {
        Attempt::Refute(method) => either(unknown()).find_map(|supposed| refute(puzzle, known, supposed, method)),
        Attempt::Agree => unknown().find_map(|at| agree(puzzle, known, at)),
        Attempt::RefuteDeeply => either(unknown()).find_map(|supposed| refute_deeply(puzzle, known, supposed)),
    })
}

pub(crate) fn refute(puzzle: &Puzzle, known: &Grid, supposed: Change, method: Method) -> Option<(Reason, Changes)> {
    let outcome = solve(&supposing(puzzle, known, supposed), method);
    let last = outcome.trace.steps().next_back()?.reason;
    let line = last.line().filter(|_| last.is_contradiction())?;
    let led_to = further(known, &outcome.grid);
    Some((Reason::Refuted { supposed, led_to, failure: Failure::Line(line) }, vec![opposite(supposed)]))
}

fn refute_deeply(puzzle: &Puzzle, known: &Grid, supposed: Change) -> Option<(Reason, Changes)> {
    let puzzle = supposing(puzzle, known, supposed);
    let settled = propagate(&puzzle);
    let (found, suppositions) = solutions(&puzzle, 1);
    (settled.contradiction.is_none() && found.is_empty()).then(|| {
        let (led_to, failure) = (further(known, &settled.grid), Failure::Suppositions(suppositions as u32));
        (Reason::Refuted { supposed, led_to, failure }, vec![opposite(supposed)])
    })
}

pub(crate) fn agree(puzzle: &Puzzle, known: &Grid, at: At) -> Option<(Reason, Changes)> {
    let ends = [Cell::FILLED, Cell::EMPTY].map(|cell| propagate(&supposing(puzzle, known, Change { at, cell })));
    if ends.iter().any(|end| end.contradiction.is_some()) {
        return None;
    }
    let [filled, empty] = ends.map(|end| end.grid);
    let same = cells(known).filter(|&at| {
        known.get(at) == Cell::UNKNOWN && filled.get(at) != Cell::UNKNOWN && filled.get(at) == empty.get(at)
    });
    let changes: Vec<Change> = same.map(|at| Change { at, cell: filled.get(at) }).collect();
    let reason =
        Reason::Agreed { at, colour: Colour::INK, is: further(known, &filled), is_not: further(known, &empty) };
    (!changes.is_empty()).then_some((reason, changes))
}

/// The first solutions of a puzzle, at most `most`, and the number of suppositions needed.
fn solutions(puzzle: &Puzzle, most: usize) -> (Vec<Grid>, u64) {
    let (mut found, mut suppositions) = (Vec::new(), 0);
    let mut open = vec![puzzle.givens().clone()];
    while let Some(known) = open.pop().filter(|_| found.len() < most) {
        let settled = propagate(&given(puzzle, &known));
        if settled.contradiction.is_some() {
            continue;
        }
        match cells(&settled.grid).find(|&at| settled.grid.get(at) == Cell::UNKNOWN) {
            None => found.push(settled.grid),
            Some(at) => {
                for cell in [Cell::EMPTY, Cell::FILLED] {
                    let mut known = settled.grid.clone();
                    known.set(at, cell);
                    open.push(known);
                    suppositions += 1;
                }
            }
        }
    }
    (found, suppositions)
}

pub(crate) fn given(puzzle: &Puzzle, known: &Grid) -> Puzzle {
    puzzle.clone().with_givens(known.clone()).unwrap()
}

fn supposing(puzzle: &Puzzle, known: &Grid, supposed: Change) -> Puzzle {
    let mut known = known.clone();
    known.set(supposed.at, supposed.cell);
    given(puzzle, &known)
}

/// How many cells became known besides the supposed one.
fn further(known: &Grid, grid: &Grid) -> u32 {
    (known.unknown_cells() - grid.unknown_cells() - 1) as u32
}

fn opposite(supposed: Change) -> Change {
    let cell = if supposed.cell == Cell::FILLED { Cell::EMPTY } else { Cell::FILLED };
    Change { cell, ..supposed }
}

/// Every cell filled, and every cell empty.
fn either(cells: impl Iterator<Item = At>) -> impl Iterator<Item = Change> {
    cells.flat_map(|at| [Cell::FILLED, Cell::EMPTY].map(|cell| Change { at, cell }))
}

/// All cells of a grid, row by row.
pub(crate) fn cells(grid: &Grid) -> impl Iterator<Item = At> + use<> {
    let width = grid.width();
    (0..grid.height()).flat_map(move |row| (0..width).map(move |along| Line::row(row).cell(along)))
}
