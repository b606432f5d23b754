//! Honest traces with every kind of reason, made by passing suppositions to the line methods as givens.

use nonoscope::puzzle::{At, Cell, Colour, Colours, Grid, Line, Puzzle};
use nonoscope::solve::{Method, Outcome, Verdict, propagate, solve};
use nonoscope::trace::{Change, Failure, Reason, Search, Trace};

/// What to try when line logic ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Attempt {
    /// Colours of a cell that line logic refutes, in the order of a method.
    Refute(Method),
    /// A cell that, whether or not it is of a colour, leads to the same changes.
    Agree,
    /// Colours of a cell that further suppositions refute.
    RefuteDeeply,
}

/// Several ways to go on.
pub(crate) const ATTEMPTS: [&[Attempt]; 5] = [
    &[],
    &[Attempt::Refute(Method::Passes)],
    &[Attempt::Agree, Attempt::Refute(Method::Constrained)],
    &[Attempt::Refute(Method::Constrained), Attempt::Agree, Attempt::RefuteDeeply],
    &[Attempt::RefuteDeeply],
];

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
        let before = known.clone();
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
        passes += usize::from(known != before);
        if let Some(end) = end {
            break end;
        }
    };
    let complete = solutions.len() < SOLUTIONS;
    let mut outcome = solve(puzzle, Method::Constrained);
    (outcome.trace, outcome.verdict, outcome.grid) = (trace, verdict, known);
    (outcome.solutions, outcome.complete, outcome.passes) = (solutions, complete, passes);
    outcome
}

/// Searches everything that is left. Returns the step and the solutions.
fn search(puzzle: &Puzzle, known: &Grid) -> ((Reason, Changes), Vec<Grid>) {
    let (found, suppositions) = solutions(&given(puzzle, known), SOLUTIONS);
    let all = found.len() < SOLUTIONS;
    let agreed = cells(known).filter(|_| all && !found.is_empty()).filter_map(|at| {
        let seen: Colours = found.iter().filter_map(|other| other.get(at).colour()).collect();
        let cell = Cell::among(seen, puzzle.inks());
        (cell != known.get(at)).then_some(Change { at, cell })
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
    let either = || questions(known).flat_map(|(at, colour)| answers(known, at, colour));
    attempts.iter().find_map(|&attempt| match attempt {
        Attempt::Refute(method) => either().find_map(|supposed| refute(puzzle, known, supposed, method)),
        Attempt::Agree => questions(known).find_map(|(at, colour)| agree(puzzle, known, at, colour)),
        Attempt::RefuteDeeply => either().find_map(|supposed| refute_deeply(puzzle, known, supposed)),
    })
}

pub(crate) fn refute(puzzle: &Puzzle, known: &Grid, supposed: Change, method: Method) -> Option<(Reason, Changes)> {
    let outcome = solve(&supposing(puzzle, known, supposed), method);
    let last = outcome.trace.steps().next_back()?.reason;
    let line = last.line().filter(|_| last.is_contradiction())?;
    let led_to = further(known, &outcome.grid, supposed.at);
    Some((Reason::Refuted { supposed, led_to, failure: Failure::Line(line) }, vec![rest(known, supposed)]))
}

fn refute_deeply(puzzle: &Puzzle, known: &Grid, supposed: Change) -> Option<(Reason, Changes)> {
    let puzzle = supposing(puzzle, known, supposed);
    let settled = propagate(&puzzle);
    let (found, suppositions) = solutions(&puzzle, 1);
    (settled.contradiction.is_none() && found.is_empty()).then(|| {
        let (led_to, failure) =
            (further(known, &settled.grid, supposed.at), Failure::Suppositions(suppositions as u32));
        (Reason::Refuted { supposed, led_to, failure }, vec![rest(known, supposed)])
    })
}

pub(crate) fn agree(puzzle: &Puzzle, known: &Grid, at: At, colour: Colour) -> Option<(Reason, Changes)> {
    let ends = answers(known, at, colour).map(|supposed| propagate(&supposing(puzzle, known, supposed)));
    if ends.iter().any(|end| end.contradiction.is_some()) {
        return None;
    }
    let [is, is_not] = ends.map(|end| end.grid);
    let same = cells(known).map(|at| {
        let either = is.possible(at).or(is_not.possible(at));
        Change { at, cell: Cell::among(either, puzzle.inks()) }
    });
    let changes: Vec<Change> = same.filter(|change| change.cell != known.get(change.at)).collect();
    let reason = Reason::Agreed { at, colour, is: further(known, &is, at), is_not: further(known, &is_not, at) };
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
        let next = questions(&settled.grid).next();
        match next {
            None => found.push(settled.grid),
            Some((at, colour)) => {
                let [is, is_not] = answers(&settled.grid, at, colour);
                for supposed in [is_not, is] {
                    let mut known = settled.grid.clone();
                    known.set(at, supposed.cell);
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
fn further(known: &Grid, grid: &Grid, supposed: At) -> u32 {
    (known.unknown_cells() - grid.unknown_cells() - usize::from(grid.get(supposed).is_known())) as u32
}

/// What is left of a cell if it is not as supposed.
pub(crate) fn rest(known: &Grid, supposed: Change) -> Change {
    let colours = known.possible(supposed.at).minus(supposed.cell.possible(known.inks()));
    Change { cell: Cell::among(colours, known.inks()), ..supposed }
}

/// Every unknown cell with every colour that it may be of. Of two colours, only the second one.
fn questions(known: &Grid) -> impl Iterator<Item = (At, Colour)> {
    cells(known).filter(|&at| !known.get(at).is_known()).flat_map(|at| {
        let colours = known.possible(at);
        colours.iter().skip(usize::from(colours.len() == 2)).map(move |colour| (at, colour)).collect::<Vec<_>>()
    })
}

/// Supposing that a cell is of a colour, and that it is not.
fn answers(known: &Grid, at: At, colour: Colour) -> [Change; 2] {
    let is = Change { at, cell: Cell::of(colour) };
    [is, rest(known, is)]
}

/// All cells of a grid, row by row.
pub(crate) fn cells(grid: &Grid) -> impl Iterator<Item = At> + use<> {
    let width = grid.width();
    (0..grid.height()).flat_map(move |row| (0..width).map(move |along| Line::row(row).cell(along)))
}
