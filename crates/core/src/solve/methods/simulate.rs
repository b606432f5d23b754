//! `simulate`: suppositions settle what lines do not, nested if need be.
//!
//! The method of the C# solver for the GCHQ card, made sound. Lines come first. Then each unknown cell is supposed
//! filled and empty: a contradiction decides the cell, and what follows from both is certain. When suppositions add
//! nothing more, the method splits on the cell that settles most in either case: it searches everything that is
//! possible with the cell filled, then with it empty. If one of these has no solution, that decides the cell, and lines
//! and suppositions go on from there.

use crate::line::Knowledge;
use crate::puzzle::{Grid, Puzzle};
use crate::solve::board::Board;
use crate::solve::data::{Found, MAX_BOARDS, Options, Outcome, Quota, Stop, Verdict};
use crate::solve::line_set::LineSet;
use crate::solve::meter::Meter;
use crate::solve::opening::Opening;
use crate::solve::probe::{Inference, Probed, Probing, Split};
use crate::solve::propagate::propagate_on;
use crate::solve::recorder::Learned;
use crate::solve::suppose::{Supposer, suppose};
use crate::trace::{Change, Failure, Search};
use std::ops::ControlFlow;

pub(super) fn solve<K: Knowledge>(puzzle: &Puzzle, options: &Options, meter: &Meter<'_>) -> Outcome {
    let mut opening = match Opening::<K>::by_lines(puzzle, options, meter) {
        ControlFlow::Continue(opening) => opening,
        ControlFlow::Break(outcome) => return outcome,
    };
    let quota = options.quota(puzzle);
    loop {
        let split;
        (opening, split) = match opening.by_probing(|_| true) {
            ControlFlow::Continue(open) => open,
            ControlFlow::Break(outcome) => return outcome,
        };
        opening.report();
        let before = meter.work().suppositions;
        let Opening { recorder, supposer, .. } = &mut opening;
        let mut search = DepthFirst { puzzle, supposer, meter, quota, memory: MAX_BOARDS };
        let (found, decided) = search.both_ways(&recorder.board, split);
        let goes_on = found.solutions.is_empty() && found.all;
        match decided.map(|inference| opening.learn(&inference)) {
            Some(Learned::Contradiction) => return opening.outcome(Verdict::None),
            Some(Learned::TraceFull) if goes_on => return opening.stopped(Stop::Steps),
            Some(Learned::Changed(_)) if goes_on => opening.supposer.forget_all(),
            Some(Learned::Changed(_) | Learned::TraceFull) | None => {
                let by = Search::Supposing { suppositions: meter.work().suppositions - before };
                return opening.recorder.certain().searched(found, by, meter.work());
            }
        }
    }
}

/// How an exhaustive search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ended {
    /// Everything was searched.
    All,
    /// It found as many solutions as wanted, or as there is room for.
    Enough,
    /// It had to stop.
    Stopped(Stop),
}

/// The result of probing a board.
enum Searched {
    /// Every cell is known.
    Solution,
    /// There is no solution.
    Contradiction,
    /// It must be split further.
    Open(Split),
    /// It had to stop.
    Stopped(Stop),
}

/// A depth-first search: nested suppositions, without a trace.
struct DepthFirst<'s, 'p, 'w, K: Knowledge> {
    puzzle: &'p Puzzle,
    supposer: &'s mut Supposer<'p, K>,
    meter: &'s Meter<'w>,
    quota: Quota,
    /// The most memory for waiting boards, in bytes.
    memory: usize,
}

impl<K: Knowledge> DepthFirst<'_, '_, '_, K> {
    /// Searches everything that is possible with one answer to a question, then with the other. Returns what was found,
    /// and the answer if only one is possible.
    fn both_ways(&mut self, board: &Board, split: Split) -> (Found, Option<Inference>) {
        let mut decided = None;
        let mut found = Found { solutions: Vec::new(), all: true, stop: None };
        let (at, [is, is_not]) = (split.question.at, split.question.answers(board));
        for (supposed, rest, led_to) in [(is, is_not, split.is), (is_not, is, split.is_not)] {
            let begun = self.meter.work().suppositions;
            let had = found.solutions.len();
            let stop = match self.search(board, Change { at, cell: supposed }, &mut found.solutions) {
                Ended::All => None,
                Ended::Enough => Some(self.quota.stop(found.solutions.len())),
                Ended::Stopped(stop) => Some(Some(stop)),
            };
            if let Some(stop) = stop {
                (found.all, found.stop) = (false, stop);
                break;
            }
            if found.solutions.len() == had {
                let within = u32::try_from(self.meter.work().suppositions - begun).unwrap_or(u32::MAX);
                let failure = Failure::Suppositions(within);
                decided = Some(Inference::refuted(at, supposed, rest, led_to, failure));
                // If the cell cannot be filled, lines go on at once, before the search with the cell empty.
                if had == 0 {
                    break;
                }
            }
        }
        (found, decided)
    }

    /// Adds the solutions that are possible with one more cell, until there are enough.
    fn search(&mut self, board: &Board, first: Change, solutions: &mut Vec<Grid>) -> Ended {
        let mut solver = K::Logic::default();
        let mut waiting = Vec::new();
        if let Some(stop) = self.enter(board, first, &mut solver, &mut waiting) {
            return Ended::Stopped(stop);
        }
        while let Some(mut board) = waiting.pop() {
            match self.probe(&mut board, &mut solver) {
                Searched::Contradiction => {}
                Searched::Solution => {
                    let solution = board.grid();
                    let stop = self.meter.found(&solution);
                    solutions.push(solution);
                    if let Some(stop) = stop {
                        return Ended::Stopped(stop);
                    }
                    if self.quota.is_reached(solutions.len()) {
                        return Ended::Enough;
                    }
                }
                Searched::Open(split) => {
                    // The last on the stack is searched first.
                    for cell in split.question.answers(&board).into_iter().rev() {
                        let change = Change { at: split.question.at, cell };
                        if let Some(stop) = self.enter(&board, change, &mut solver, &mut waiting) {
                            return Ended::Stopped(stop);
                        }
                    }
                    if waiting.len() * board.memory() > self.memory {
                        return Ended::Stopped(Stop::Boards);
                    }
                }
                Searched::Stopped(stop) => return Ended::Stopped(stop),
            }
        }
        Ended::All
    }

    /// Probes a board until suppositions add nothing more.
    fn probe(&mut self, board: &mut Board, solver: &mut K::Logic) -> Searched {
        self.supposer.forget_all();
        let mut probing = Probing::new(self.puzzle);
        loop {
            match probing.next(board, self.supposer, self.meter, |_| true) {
                Probed::Says(Inference { changes, .. }) => {
                    changes.iter().for_each(|&change| board.set(change));
                    let dirty = LineSet::around(changes.iter().map(|change| change.at));
                    match propagate_on::<K>(self.puzzle, board, solver, dirty) {
                        Ok(changed) => self.supposer.forget(&changed),
                        Err(_) => return Searched::Contradiction,
                    }
                }
                Probed::AllKnown => return Searched::Solution,
                Probed::Open(split) => return Searched::Open(split),
                Probed::Stopped(stop) => return Searched::Stopped(stop),
            }
        }
    }

    /// Supposes one more cell, and puts the board on the stack if that is possible. Returns the failure if not.
    fn enter(
        &mut self,
        board: &Board,
        change: Change,
        solver: &mut K::Logic,
        waiting: &mut Vec<Board>,
    ) -> Option<Stop> {
        let stop = self.meter.stop();
        if stop.is_some() {
            return stop;
        }
        self.meter.supposed();
        let mut board = board.clone();
        if suppose::<K>(self.puzzle, &mut board, solver, change).is_ok() {
            waiting.push(board);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::Known;
    use crate::puzzle::{At, Cell, Clue};
    use crate::solve::data::Method;

    #[test]
    fn boards_that_wait_end_a_search_where_they_take_too_much_memory() {
        let ones = vec![Clue::from_iter([1]); 6];
        let puzzle = Puzzle::new(ones.clone(), ones).unwrap();
        let board = Board::new(puzzle.givens());
        let search = |boards: usize| {
            let mut nobody = ();
            let meter = Meter::new(None, &mut nobody);
            let mut supposer = Supposer::<Known<u64>>::new(&puzzle, &board);
            let quota = Options::new(Method::Simulate).solutions(1000).quota(&puzzle);
            let memory = boards * board.memory();
            let mut search = DepthFirst { puzzle: &puzzle, supposer: &mut supposer, meter: &meter, quota, memory };
            let mut solutions = Vec::new();
            let ended = search.search(&board, Change { at: At::new(0, 0), cell: Cell::FILLED }, &mut solutions);
            (ended, solutions.len())
        };
        // The number of boards that wait at most, found by experiment.
        let enough = 5;
        assert_eq!(search(enough - 1).0, Ended::Stopped(Stop::Boards));
        assert_eq!([search(enough), search(enough + 1)], [(Ended::All, 120); 2]);
    }
}
