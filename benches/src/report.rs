//! The table: a row for each puzzle, a column for each way to solve it, and how many times longer than ours it takes.

use crate::clock::time;
use crate::makers::blobs::random_puzzle;
use crate::peers::{self, Solver};
use crate::puzzles;
use crate::write_ups::{passes, tile_and_collapse, walk_and_prune};
use nonoscope::line::{Counter, Known, LineSolver, Mask, layouts};
use nonoscope::puzzle::{Line, Puzzle};
use nonoscope::solve::{Method, propagate, solve};
use nonoscope::trace::Replay;
use std::hint::black_box;

const SIDES: [usize; 7] = [25, 50, 100, 200, 400, 800, 1024];

/// A line with more layouts than this is not listed: it would take minutes, or more memory than there is.
const LISTABLE: u128 = 3_000_000;

/// Other solvers are measured up to this side; beyond it they take minutes.
const PEERS_UP_TO: usize = 200;

/// Measures line logic and outputs the tables line by line.
pub fn report(out: &mut dyn FnMut(&str)) {
    out(
        "| puzzle | settle | passes with trace | constrained | nonogrid | number-loom | walk and prune | tile and collapse |",
    );
    out("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    row(out, "GCHQ card, 25 x 25", &puzzles::card(), false);
    row(out, "the card without givens", &puzzles::card_without_givens(), true);
    for (name, puzzle) in puzzles::survey() {
        let name = format!("{name}, {} x {}", puzzle.width(), puzzle.height());
        row(out, &name, &puzzle, true);
    }
    for side in SIDES {
        row(out, &format!("random, {side} x {side}"), &random_puzzle(side, 2015), side <= PEERS_UP_TO);
    }
    out("");
    lines(out);
}

fn row(out: &mut dyn FnMut(&str), name: &str, puzzle: &Puzzle, peers: bool) {
    let ours = time(|| propagate(puzzle));
    let expected = propagate(puzzle).grid;
    let mut columns = vec![duration(ours)];
    for method in [Method::Passes, Method::Constrained] {
        assert_eq!(solve(puzzle, method).grid, expected);
        columns.push(ratio(Some(time(|| solve(puzzle, method))), ours));
    }
    let unknown = expected.unknown_cells();
    // A solver that leaves more cells unknown did less work, so there is nothing to compare.
    let peer = |solver: Solver| (solver() == unknown).then(|| time(&solver));
    columns.push(ratio(peers.then(|| peer(peers::nonogrid(puzzle))).flatten(), ours));
    #[cfg(not(target_arch = "wasm32"))]
    columns.push(ratio(peers.then(|| peer(peers::number_loom(puzzle))).flatten(), ours));
    #[cfg(target_arch = "wasm32")]
    columns.push(ratio(None, ours));
    let most = puzzle.lines().map(|line| layouts(puzzle.clue(line), puzzle.length(line.axis)).exact());
    let listable = most.into_iter().all(|count| count.is_some_and(|count| count <= LISTABLE));
    for constrain in [walk_and_prune, tile_and_collapse] {
        let took = listable.then(|| {
            assert_eq!(passes(puzzle, constrain), expected);
            time(|| passes(puzzle, constrain))
        });
        columns.push(ratio(took, ours));
    }
    out(&format!("| {name} | {} |", columns.join(" | ")));
}

/// Single lines: the 200 states in which the card's lines are looked at, and lines of 100 cells from a random puzzle.
fn lines(out: &mut dyn FnMut(&str)) {
    out("| one line | infer | count the layouts that fit |");
    out("| --- | ---: | ---: |");
    let card = puzzles::card();
    line_row(out, "25 cells, the card's 50 lines, nothing known", &states::<u64>(&card, Some(Known::NOTHING)));
    line_row(out, "25 cells, as they are met in the card's passes", &states::<u64>(&card, None));
    let large = random_puzzle(100, 2015);
    line_row(out, "100 cells, nothing known", &states::<u128>(&large, Some(Known::NOTHING)));
    line_row(out, "100 cells, as they are met in passes", &states::<u128>(&large, None));
}

/// A line and what is known about it.
type State<'p, M> = (&'p nonoscope::puzzle::Clue, usize, Known<M>);

/// Every line once with the same known cells, or as it was when each step of `passes` looked at it.
fn states<M: Mask>(puzzle: &Puzzle, known: Option<Known<M>>) -> Vec<State<'_, M>> {
    let state = |line: Line, known| (puzzle.clue(line), puzzle.length(line.axis), known);
    if let Some(known) = known {
        return puzzle.lines().map(|line| state(line, known)).collect();
    }
    let trace = solve(puzzle, Method::Passes).trace;
    let mut replay = Replay::new(puzzle.givens());
    let met = trace.steps().enumerate().filter_map(|(index, step)| {
        replay.go_to(&trace, index);
        let line = step.reason.line()?;
        Some(state(line, Known::of_cells(replay.grid().line(line))))
    });
    met.collect()
}

fn line_row<M: Mask>(out: &mut dyn FnMut(&str), name: &str, states: &[State<'_, M>]) {
    let (mut solver, mut counter) = (LineSolver::<M>::new(), Counter::new());
    let each = |all: f64| duration(all / states.len() as f64);
    let infer = time(|| {
        for &(clue, length, known) in states {
            black_box(solver.infer(black_box(clue), length, known));
        }
    });
    let count = time(|| {
        for &(clue, length, known) in states {
            black_box(counter.fitting(black_box(clue), length, known));
        }
    });
    out(&format!("| {name} | {} | {} |", each(infer), each(count)));
}

/// A time and how many times longer it is than ours.
fn ratio(took: Option<f64>, ours: f64) -> String {
    match took {
        None => "-".to_owned(),
        Some(took) => {
            let times = took / ours;
            let times = if times < 100.0 { format!("{times:.1}") } else { format!("{times:.0}") };
            format!("{times} x ({})", duration(took))
        }
    }
}

fn duration(seconds: f64) -> String {
    let (number, unit) = match seconds {
        s if s < 1e-6 => (s * 1e9, "ns"),
        s if s < 1e-3 => (s * 1e6, "µs"),
        s if s < 1.0 => (s * 1e3, "ms"),
        s => (s, "s"),
    };
    if number < 10.0 { format!("{number:.1} {unit}") } else { format!("{number:.0} {unit}") }
}
