//! `simulate`: what lines do not settle, suppositions do: one inside the other, if need be.
//!
//! The method of the C# solver of the GCHQ card, made sound. Lines first. Then each unknown cell is supposed filled and
//! empty: a contradiction decides the cell, and what follows from both is so. When no supposition says anything more,
//! the cell is taken that settles most whichever it is, and everything is searched that is possible with it filled, then
//! with it empty. If one of these holds no solution, that decides the cell, and lines and suppositions go on from there.

use super::passes;
use crate::line::{LineSolver, Mask};
use crate::puzzle::{Cell, Grid, Puzzle};
use crate::solve::board::Board;
use crate::solve::data::{Found, MAX_BOARDS, Method, Options, Outcome, Quota, Stop, Verdict};
use crate::solve::look::Looker;
use crate::solve::meter::Meter;
use crate::solve::probe::{Bare, Ground, Probed, Recorded, probe, refuted};
use crate::solve::settle::Waiting;
use crate::solve::suppose::{Supposer, suppose};
use crate::trace::{Change, Failure, Search};

pub(super) fn solve<M: Mask>(puzzle: &Puzzle, options: &Options, meter: &Meter<'_>) -> Outcome {
    let mut looker = Looker::<M>::new(puzzle, options);
    let verdict = passes::look_at_all(&mut looker);
    match verdict {
        Verdict::Stuck => {}
        Verdict::Stopped => return looker.stopped(Method::Simulate, Stop::Steps, meter),
        _ => return looker.outcome(Method::Simulate, verdict, meter),
    }
    meter.so_far(&|| looker.so_far(Method::Simulate, &[], meter));
    let mut supposer = Supposer::new(puzzle, &looker.board);
    loop {
        let mut ground = Recorded { looker: &mut looker, method: Method::Simulate, meter };
        let (best, filled, empty) = match probe(puzzle, &mut ground, &mut supposer, meter, |_| true) {
            Probed::Known => return looker.outcome(Method::Simulate, Verdict::Unique, meter),
            Probed::Impossible => return looker.outcome(Method::Simulate, Verdict::None, meter),
            Probed::Spent | Probed::Unpaid => return looker.stopped(Method::Simulate, Stop::Work, meter),
            Probed::CutOff => return looker.stopped(Method::Simulate, Stop::Steps, meter),
            Probed::Open { best, filled, empty } => (best, filled, empty),
        };
        meter.so_far(&|| looker.so_far(Method::Simulate, &[], meter));
        let before = meter.work().suppositions;
        let mut decided = None;
        let mut found = Found { solutions: Vec::new(), all: true, stop: None };
        for (supposed, led_to) in [(Cell::Filled, filled), (Cell::Empty, empty)] {
            let begun = meter.work().suppositions;
            let had = found.solutions.len();
            let quota = options.quota(puzzle);
            let mut search = Depths { puzzle, supposer: &mut supposer, meter, quota, memory: MAX_BOARDS };
            let ended = search.search(&looker.board, Change { at: best, cell: supposed }, &mut found.solutions);
            let within = u32::try_from(meter.work().suppositions - begun).unwrap_or(u32::MAX);
            if ended != Ended::All {
                found.all = false;
                found.stop = match ended {
                    Ended::Stopped(stop) => Some(stop),
                    _ => quota.stop(found.solutions.len()),
                };
                break;
            }
            if found.solutions.len() == had {
                decided = Some(refuted(best, supposed, led_to as usize, Failure::Suppositions(within)));
                // If the cell is refuted when filled, lines go on before it is worth looking at anything else.
                if had == 0 {
                    break;
                }
            }
        }
        let nothing_found = found.solutions.is_empty() && found.all;
        if let Some((reason, changes)) = decided {
            let mut ground = Recorded { looker: &mut looker, method: Method::Simulate, meter };
            match ground.learn(reason, &changes) {
                None => return looker.outcome(Method::Simulate, Verdict::None, meter),
                Some(_) if nothing_found => {
                    supposer.forget_all();
                    continue;
                }
                Some(_) => {}
            }
        }
        let by = Search::Supposing { suppositions: meter.work().suppositions - before };
        return looker.searched(Method::Simulate, found, by, meter);
    }
}

/// How a search through everything possible ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ended {
    /// Everything was searched.
    All,
    /// As many solutions were found as were wanted, or as there is room for.
    Enough,
    /// It could not go on.
    Stopped(Stop),
}

/// A search in depth.
struct Depths<'s, 'p, 'w, M> {
    puzzle: &'p Puzzle,
    supposer: &'s mut Supposer<'p, M>,
    meter: &'s Meter<'w>,
    quota: Quota,
    /// The most memory for boards that wait, in bytes.
    memory: usize,
}

impl<M: Mask> Depths<'_, '_, '_, M> {
    /// Adds the solutions that are possible with one more cell, until there are as many as are sought.
    fn search(&mut self, board: &Board<M>, first: Change, solutions: &mut Vec<Grid>) -> Ended {
        let mut solver = LineSolver::new();
        let mut waiting = Vec::new();
        if !self.enter(board, first, &mut solver, &mut waiting) {
            return Ended::Stopped(Stop::Work);
        }
        while let Some(board) = waiting.pop() {
            let mut ground = Bare { puzzle: self.puzzle, board, solver };
            self.supposer.forget_all();
            match probe(self.puzzle, &mut ground, self.supposer, self.meter, |_| true) {
                Probed::Impossible => {}
                Probed::Known => {
                    solutions.push(ground.board.grid());
                    if self.quota.is_reached(solutions.len()) {
                        return Ended::Enough;
                    }
                }
                Probed::Open { best, .. } => {
                    solver = ground.solver;
                    for cell in [Cell::Empty, Cell::Filled] {
                        if !self.enter(&ground.board, Change { at: best, cell }, &mut solver, &mut waiting) {
                            return Ended::Stopped(Stop::Work);
                        }
                    }
                    if waiting.len() * ground.board.memory() > self.memory {
                        return Ended::Stopped(Stop::Boards);
                    }
                    continue;
                }
                Probed::Spent | Probed::Unpaid | Probed::CutOff => return Ended::Stopped(Stop::Work),
            }
            solver = ground.solver;
        }
        Ended::All
    }

    /// Supposes one more cell, and leaves the board to be searched if that is possible. False at the limit.
    fn enter(
        &mut self,
        board: &Board<M>,
        change: Change,
        solver: &mut LineSolver<M>,
        waiting: &mut Vec<Board<M>>,
    ) -> bool {
        if self.meter.is_spent() {
            return false;
        }
        self.meter.supposed();
        let mut board = board.clone();
        if suppose(self.puzzle, &mut board, solver, change, &mut Waiting::none()).is_ok() {
            waiting.push(board);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{At, Clue};

    #[test]
    fn boards_that_wait_end_a_search_where_they_take_too_much_memory() {
        let ones = vec![Clue::from_iter([1]); 6];
        let puzzle = Puzzle::new(ones.clone(), ones).unwrap();
        let board = Board::<u64>::new(puzzle.givens());
        let search = |boards: usize| {
            let mut nobody = ();
            let meter = Meter::new(None, &mut nobody);
            let mut supposer = Supposer::new(&puzzle, &board);
            let quota = Options { solutions: 1000, ..Options::new(Method::Simulate) }.quota(&puzzle);
            let memory = boards * board.memory();
            let mut search = Depths { puzzle: &puzzle, supposer: &mut supposer, meter: &meter, quota, memory };
            let mut solutions = Vec::new();
            let ended = search.search(&board, Change { at: At::new(0, 0), cell: Cell::Filled }, &mut solutions);
            (ended, solutions.len())
        };
        // So many wait at most, found out by trial.
        let enough = 5;
        assert_eq!(search(enough - 1).0, Ended::Stopped(Stop::Boards));
        assert_eq!([search(enough), search(enough + 1)], [(Ended::All, 120); 2]);
    }
}
