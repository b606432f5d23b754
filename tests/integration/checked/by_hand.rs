//! Outcomes made by hand.

use nonoscope::line::Count;
use nonoscope::puzzle::{Grid, Line, Puzzle};
use nonoscope::solve::{Method, Outcome, Verdict, solve};
use nonoscope::trace::{BrokenTrace, Change, Failure, Reason, Search, Trace};

/// The steps of a trace, in a form that can be damaged.
pub(crate) type Steps = Vec<(usize, Reason, Vec<Change>)>;

pub(crate) fn looked_at(line: Line, layouts: u128, fitting: u128) -> Reason {
    Reason::Line { line, layouts: Count::from(layouts), fitting: Count::from(fitting) }
}

pub(crate) fn refuted(supposed: Change, led_to: u32, failure: Failure) -> Reason {
    Reason::Refuted { supposed, led_to, failure }
}

pub(crate) fn searched(found: u32, all: bool) -> Reason {
    Reason::Searched { by: Search::Sat { conflicts: 0 }, found, all }
}

/// The outcome of some steps, if they make a trace.
pub(crate) fn recorded(
    puzzle: &Puzzle,
    steps: &Steps,
    verdict: Verdict,
    solutions: &[Grid],
) -> Result<Outcome, BrokenTrace> {
    let (mut trace, mut grid) = (Trace::new(), puzzle.givens().clone());
    for (pass, reason, changes) in steps {
        trace.push(*pass, *reason, changes.iter().copied())?;
        let inside = |change: &&Change| change.at.row() < grid.height() && change.at.column() < grid.width();
        let inside: Vec<&Change> = changes.iter().filter(inside).collect();
        inside.iter().for_each(|change| grid.set(change.at, change.cell));
    }
    let mut passes: Vec<usize> = steps.iter().filter(|step| !step.2.is_empty()).map(|step| step.0).collect();
    passes.dedup();
    let (passes, solutions) = (passes.len(), solutions.to_vec());
    let all = steps.iter().any(|step| matches!(step.1, Reason::Searched { all: true, .. }));
    let complete = all || matches!(verdict, Verdict::Unique | Verdict::None);
    let mut outcome = solve(puzzle, Method::Constrained);
    (outcome.trace, outcome.verdict, outcome.grid) = (trace, verdict, grid);
    (outcome.solutions, outcome.complete, outcome.passes) = (solutions, complete, passes);
    outcome.contradiction = None;
    Ok(outcome)
}
