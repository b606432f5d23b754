//! Reports on a long solve are true, and watching does not change the outcome.

use crate::makers::seeded::seeded_puzzle;
use nonoscope::puzzle::{Grid, Puzzle};
use nonoscope::solve::{Method, Options, Outcome, Stop, Verdict, Watch, Work, solve, solve_watched};
use nonoscope::{examples, format};
use std::ops::ControlFlow;

/// Records all reports.
#[derive(Default)]
struct Kept {
    work: Vec<Work>,
    outcomes: Vec<Outcome>,
}

impl Watch for Kept {
    fn working(&mut self, work: Work) -> ControlFlow<()> {
        self.work.push(work);
        ControlFlow::Continue(())
    }

    fn so_far(&mut self, outcome: &dyn Fn() -> Outcome) {
        self.outcomes.push(outcome());
    }
}

fn watched(puzzle: &Puzzle, options: Options) -> (Outcome, Kept) {
    let mut kept = Kept::default();
    (solve_watched(puzzle, options, &mut kept), kept)
}

fn puzzle(text: &str) -> Puzzle {
    format::read(text).unwrap().puzzle
}

const FOREVER: &str = include_str!("../../data/golden/forever.txt");
const KNOTTY: &str = include_str!("../../data/golden/knotty.txt");

#[test]
fn reports_on_the_way_equal_a_solve_stopped_there() {
    let read = [examples::LAMBDA.text, examples::NINE_DOM.text, examples::THREE_PATTERNS.text, FOREVER, KNOTTY];
    let (mut told, mut with_solutions, mut with_formula) = (0, 0, 0);
    for puzzle in read.map(puzzle).into_iter().chain((0..200).map(seeded_puzzle)) {
        for method in [Method::Auto, Method::Simulate, Method::Sat] {
            let options = Options::new(method).solutions(3).limit(4_000);
            let (outcome, kept) = watched(&puzzle, options);
            assert_eq!(solve(&puzzle, options), outcome, "watching changes nothing");
            for so_far in &kept.outcomes {
                // That there is no solution is reported before the search for the reason.
                if so_far.verdict == Verdict::None {
                    assert!(outcome.verdict == Verdict::None && so_far.contradiction.is_none());
                    assert_eq!(so_far.trace, outcome.trace);
                    continue;
                }
                assert_eq!((so_far.method, so_far.complete, so_far.stopped), (method, false, Some(Stop::Work)));
                let several = if so_far.solutions.len() > 1 { Verdict::Multiple } else { Verdict::Stopped };
                assert_eq!(so_far.verdict, several);
                assert_eq!(so_far.passes, so_far.trace.passes_that_changed_something());
                assert!(outcome.trace.steps().zip(so_far.trace.steps()).all(|(one, other)| one == other));
                assert!(outcome.solutions.starts_with(&so_far.solutions));
                // Only the SAT solver gets a formula, and `auto` uses it last.
                let has_formula = method == Method::Sat || method == Method::Auto && !so_far.solutions.is_empty();
                assert!(so_far.formula == outcome.formula || !has_formula && so_far.formula.is_none());
                let limit = Some(so_far.work.total());
                let stopped = solve(&puzzle, options.limit(limit));
                assert_eq!((&stopped.grid, stopped.work), (&so_far.grid, so_far.work));
                if so_far.solutions.len() < 2 {
                    // A solution that may not be the only one says nothing about the others.
                    assert_eq!((so_far.common(), so_far.differing_cells()), (so_far.grid.clone(), 0));
                }
                told += 1;
                with_solutions += usize::from(!so_far.solutions.is_empty());
                with_formula += usize::from(so_far.formula.is_some());
            }
        }
    }
    assert!(told > 500 && with_solutions > 100 && with_formula > 100, "{told}, {with_solutions}, {with_formula}");
}

#[test]
fn every_unit_of_work_is_reported() {
    for (text, method) in [
        (KNOTTY, Method::Auto),
        (FOREVER, Method::Simulate),
        (FOREVER, Method::Sat),
        (examples::CANNOT_BE.text, Method::Sat),
    ] {
        let (outcome, mut kept) = watched(&puzzle(text), Options::new(method).limit(4_000));
        assert!(kept.work.is_sorted_by_key(|work| work.total()), "{method:?}");
        kept.work.dedup();
        let totals: Vec<u64> = kept.work.iter().map(|work| work.total()).filter(|&total| total > 0).collect();
        assert_eq!(totals, (1..=outcome.work.total()).collect::<Vec<_>>(), "{method:?}");
        assert_eq!(kept.work.last(), Some(&outcome.work));
    }
}

#[test]
fn progress_is_reported_where_no_work_is_counted() {
    let (outcome, kept) = watched(&puzzle(examples::CANNOT_BE.text), Options::new(Method::Passes));
    assert_eq!((outcome.verdict, outcome.work.suppositions), (Verdict::None, 0));
    assert!(kept.work.contains(&Work::default()), "the lines are made fewer");
}

/// Stops after this much work, or after this many calls.
struct Stopping {
    work: u64,
    calls: usize,
}

impl Watch for Stopping {
    fn working(&mut self, work: Work) -> ControlFlow<()> {
        self.calls = self.calls.saturating_sub(1);
        if work.total() < self.work && self.calls > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

#[test]
fn whoever_watches_can_stop_where_a_limit_would() {
    let read = [examples::LAMBDA.text, examples::NINE_DOM.text, examples::THREE_PATTERNS.text, FOREVER, KNOTTY];
    let (mut stopped, mut with_solutions) = (0, 0);
    for puzzle in read.map(puzzle).into_iter().chain((0..100).map(seeded_puzzle)) {
        for method in [Method::Auto, Method::Simulate, Method::Sat] {
            for work in [1, 2, 7, 40, 300, 2_000] {
                let options = Options::new(method).solutions(3);
                let limited = solve(&puzzle, options.limit(work));
                let watched = solve_watched(&puzzle, options, &mut Stopping { work, calls: usize::MAX });
                if limited.verdict == Verdict::None {
                    assert_eq!((watched.verdict, watched.trace), (Verdict::None, limited.trace));
                    continue;
                }
                let stop = limited.stopped.map(|stop| if stop == Stop::Work { Stop::Watch } else { stop });
                assert_eq!(watched.sentence(), limited.sentence());
                let mut limited = limited;
                limited.stopped = stop;
                assert_eq!(watched, limited);
                stopped += usize::from(stop == Some(Stop::Watch));
                with_solutions += usize::from(stop == Some(Stop::Watch) && !watched.solutions.is_empty());
            }
        }
    }
    assert!(stopped > 100 && with_solutions > 10, "{stopped}, {with_solutions}");
}

#[test]
fn whoever_watches_can_stop_where_no_work_is_counted() {
    for method in Method::ALL {
        let outcome = solve_watched(&puzzle(KNOTTY), method, &mut Stopping { work: u64::MAX, calls: 1 });
        assert_eq!((outcome.verdict, outcome.stopped), (Verdict::Stopped, Some(Stop::Watch)), "{method:?}");
    }
    // That there is no solution remains certain; only the reason may be longer than necessary.
    let none = puzzle(examples::CANNOT_BE.text);
    let all = solve(&none, Method::Auto).contradiction.unwrap().lines.len();
    let mut longer = 0;
    for calls in 2..100 {
        let outcome = solve_watched(&none, Method::Auto, &mut Stopping { work: u64::MAX, calls });
        if outcome.verdict == Verdict::None {
            longer += usize::from(outcome.contradiction.is_none_or(|contradiction| contradiction.lines.len() > all));
        } else {
            assert_eq!((outcome.verdict, outcome.stopped), (Verdict::Stopped, Some(Stop::Watch)));
        }
    }
    assert!(longer > 0);
}

/// Breaks after some solutions.
struct Enough {
    found: Vec<Grid>,
    most: usize,
}

impl Watch for Enough {
    fn found(&mut self, solution: &Grid) -> ControlFlow<()> {
        self.found.push(solution.clone());
        if self.found.len() < self.most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

#[test]
fn solutions_are_reported_as_they_are_found() {
    let diagonals = puzzle("5x5:1/1/1/1/1/1/1/1/1/1");
    let mut reported = 0;
    for puzzle in [diagonals.clone()].into_iter().chain((0..200).map(seeded_puzzle)) {
        for method in [Method::Auto, Method::Simulate, Method::Sat] {
            let options = Options::new(method).solutions(20);
            let mut all = Enough { found: Vec::new(), most: usize::MAX };
            let outcome = solve_watched(&puzzle, options, &mut all);
            assert_eq!(solve(&puzzle, options), outcome, "watching changes nothing");
            if !all.found.is_empty() {
                assert_eq!(all.found, outcome.found().cloned().collect::<Vec<Grid>>());
                reported += 1;
            }
        }
    }
    assert!(reported > 100, "{reported}");
    for method in [Method::Auto, Method::Simulate, Method::Sat] {
        let mut three = Enough { found: Vec::new(), most: 3 };
        let stopped = solve_watched(&diagonals, Options::new(method).solutions(20), &mut three);
        assert_eq!((stopped.stopped, stopped.complete), (Some(Stop::Watch), false));
        assert_eq!(stopped.verdict, Verdict::Multiple);
        assert!(three.found.len() == 3 && stopped.solutions == three.found);
    }
}
