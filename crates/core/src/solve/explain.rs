//! Explaining why there is no solution: a set of contradicting lines, as small as provable.
//!
//! If line logic finds the contradiction, lines are first left out, by halves, as long as it still does, as in Junker's
//! *QuickXplain* (2004). Then the SAT solver gets each remaining line with a selector, and is asked for each whether the
//! others can be satisfied without it: either the line proves to be needed, or it can go.

use super::board::Board;
use super::data::Contradiction;
use super::line_set::LineSet;
use super::meter::Meter;
use super::propagate::propagate_with;
use crate::line::{Knowledge, LineLogic, Mask, at_width};
use crate::puzzle::{Line, Puzzle};
use crate::sat::{Answer, Literal, Order, Solver, Unencodable};
use std::ops::ControlFlow;

/// The most conflicts spent on making the set smaller. In the longest proofs hardly any line is not used, and each conflict takes twice as long with
/// selectors, so more would mostly be in vain.
const MOST_CONFLICTS: u64 = 3000;

/// The most work that line logic spends on it, in cells of the lines looked at.
const MOST_CELLS: usize = 200_000_000;

/// Lines that contradict each other in a puzzle without a solution.
pub(super) fn contradiction(puzzle: &Puzzle, meter: &Meter<'_>) -> Option<Contradiction> {
    contradiction_within(puzzle, meter, MOST_CONFLICTS)
}

/// The same with at most this many conflicts. If they are not enough to find any, all lines are what is certain to contradict.
fn contradiction_within(puzzle: &Puzzle, meter: &Meter<'_>, most: u64) -> Option<Contradiction> {
    let all: Vec<Line> = puzzle.lines().collect();
    let by_lines = at_width!(fewest_by_lines, puzzle, &all, meter);
    let few = by_lines.as_deref().unwrap_or(&all);
    let (lines, minimal) = match fewest_by_sat(puzzle, few, meter, most) {
        Some(fewest) => fewest,
        None if by_lines.is_none() && meter.stop().is_some() => return None,
        None => (few.to_vec(), false),
    };
    let givens = !puzzle.givens().is_unknown();
    Some(Contradiction { lines, minimal, givens })
}

/// Lines that line logic refutes, all of which it needs; `None` if it does not refute all lines together.
fn fewest_by_lines<K: Knowledge>(puzzle: &Puzzle, all: &[Line], meter: &Meter<'_>) -> Option<Vec<Line>> {
    let mut refuter = Refuter::<K>::new(puzzle, meter, MOST_CELLS);
    if !refuter.refutes(all) {
        return None;
    }
    let mut needed = Vec::new();
    refuter.explain(&mut needed, false, all);
    sort(&mut needed, puzzle);
    Some(needed)
}

/// Puts rows first, each axis in its own order. It is not generic, so that it is compiled once and not for each width of a
/// mask.
fn sort(lines: &mut [Line], puzzle: &Puzzle) {
    lines.sort_by_key(|&line| puzzle.place(line));
}

/// Finds out which lines line logic needs for a contradiction.
struct Refuter<'p, 'w, K: Knowledge> {
    puzzle: &'p Puzzle,
    meter: &'p Meter<'w>,
    start: Board,
    solver: K::Logic,
    /// How many more cells may be looked at; at 0, no more lines are left out.
    cells_left: usize,
}

impl<'p, 'w, K: Knowledge> Refuter<'p, 'w, K> {
    fn new(puzzle: &'p Puzzle, meter: &'p Meter<'w>, cells_left: usize) -> Self {
        Refuter { puzzle, meter, start: Board::new(puzzle.givens()), solver: K::Logic::default(), cells_left }
    }

    /// Whether line logic on these lines alone ends in a contradiction.
    fn refutes(&mut self, lines: &[Line]) -> bool {
        self.meter.tick();
        let mut board = self.start.clone();
        let mut among = LineSet::none();
        lines.iter().for_each(|&line| among.insert(line));
        let end = propagate_with(among, |line| {
            let (clue, length) = (self.puzzle.clue(line), self.puzzle.length(line.axis));
            self.cells_left = self.cells_left.saturating_sub(length);
            let before: K = board.known(line);
            let Some(after) = self.solver.infer(clue, length, before) else { return ControlFlow::Break(()) };
            let new = after.since(before);
            board.learn(line, new);
            ControlFlow::Continue(new.cells().and(among.of(line.axis.crossing())))
        });
        end.is_break()
    }

    /// Adds to `needed` those of `candidates` that are needed to refute both together, which is possible. `grown` says
    /// whether `needed` has grown since it was last tried without candidates.
    fn explain(&mut self, needed: &mut Vec<Line>, grown: bool, candidates: &[Line]) {
        if self.cells_left == 0 || self.meter.is_stopped() {
            needed.extend(candidates);
            return;
        }
        if grown && self.refutes(needed) {
            return;
        }
        if let [only] = candidates {
            needed.push(*only);
            return;
        }
        let (first, second) = candidates.split_at(candidates.len() / 2);
        // Given the first half, which of the second are needed? Given those, which of the first?
        let kept = needed.len();
        needed.extend(first);
        self.explain(needed, !first.is_empty(), second);
        let from_second = needed.split_off(kept + first.len());
        needed.truncate(kept);
        needed.extend(&from_second);
        self.explain(needed, !from_second.is_empty(), first);
    }
}

/// Lines that contradict each other, and whether each is needed; `None` if `most` conflicts are not enough to find any.
fn fewest_by_sat(puzzle: &Puzzle, lines: &[Line], meter: &Meter<'_>, most: u64) -> Option<(Vec<Line>, bool)> {
    let order = match Order::with_selectors(puzzle, puzzle.givens(), lines) {
        Ok(order) => order,
        Err(Unencodable::Contradiction(line)) => return Some((vec![line], true)),
        Err(Unencodable::TooLarge) => return None,
    };
    let begun = meter.work().conflicts;
    let on_conflict = || {
        meter.conflict();
        meter.stop().is_none() && meter.work().conflicts - begun < most
    };
    let mut solver = Solver::new(&order.formula, |_| None, &on_conflict);
    if solver.solve(&order.selectors) != Answer::No {
        return None;
    }
    let core = |solver: &Solver<'_>, selectors: &[Literal]| -> Vec<Literal> {
        selectors.iter().copied().filter(|&selector| solver.rests_on(selector)).collect()
    };
    let mut selectors = core(&solver, &order.selectors);
    let mut minimal = true;
    let mut next = 0;
    while next < selectors.len() {
        let mut others = selectors.clone();
        others.remove(next);
        match solver.solve(&others) {
            // The lines before it are needed, and stay.
            Answer::No => selectors = core(&solver, &others),
            Answer::Yes => next += 1,
            Answer::Stopped => {
                minimal = false;
                next += 1;
            }
        }
    }
    let line =
        |selector: &Literal| order.selectors.iter().position(|other| other == selector).map(|place| lines[place]);
    Some((selectors.iter().filter_map(line).collect(), minimal))
}

#[cfg(test)]
mod tests {
    use super::super::propagate::propagate;
    use super::*;
    use crate::chance::Chance;
    use crate::line::Known;
    use crate::puzzle::{Cell, Clue};

    /// The clues of a random picture with sides of at most 8, with the column clues permuted: they are mostly
    /// contradictory.
    fn random(side: usize, seed: u64) -> Puzzle {
        let picture = Chance::new(seed).next();
        let clue = |start: usize, step: usize| {
            let filled = |along: usize| picture >> (start + along * step) & 1 == 1;
            Clue::of_cells((0..side).map(|along| if filled(along) { Cell::FILLED } else { Cell::EMPTY }))
        };
        let rows = (0..side).map(|row| clue(side * row, 1)).collect();
        let columns = (0..side).map(|column| clue((column + 1) % side, side)).collect();
        Puzzle::new(rows, columns).unwrap()
    }

    #[test]
    fn line_logic_refutes_its_lines_and_can_do_without_none_of_them() {
        let (mut refuted, mut fewer) = (0, 0);
        for puzzle in (0..500).map(|seed| random(6, seed)) {
            let mut nobody = ();
            let meter = Meter::new(None, &mut nobody);
            let all: Vec<Line> = puzzle.lines().collect();
            let found = fewest_by_lines::<Known<u64>>(&puzzle, &all, &meter);
            assert_eq!(found.is_some(), propagate(&puzzle).contradiction.is_some());
            let Some(lines) = found else { continue };
            let mut refuter = Refuter::<Known<u64>>::new(&puzzle, &meter, MOST_CELLS);
            assert!(refuter.refutes(&lines) && lines.is_sorted_by_key(|&line| puzzle.place(line)));
            for left_out in &lines {
                let others: Vec<Line> = lines.iter().filter(|line| *line != left_out).copied().collect();
                assert!(!refuter.refutes(&others));
            }
            refuted += 1;
            fewer += usize::from(lines.len() < all.len());
        }
        assert!(refuted > 100 && fewer > 100, "{refuted}, {fewer} of them by some lines");
    }

    #[test]
    fn no_more_lines_are_left_out_once_enough_cells_were_looked_at() {
        let puzzle =
            (0..).map(|seed| random(6, seed)).find(|puzzle| propagate(puzzle).contradiction.is_some()).unwrap();
        let mut nobody = ();
        let meter = Meter::new(None, &mut nobody);
        let all: Vec<Line> = puzzle.lines().collect();
        let fewest = |cells: usize| {
            let mut needed = Vec::new();
            Refuter::<Known<u64>>::new(&puzzle, &meter, cells).explain(&mut needed, false, &all);
            needed.len()
        };
        let counts: Vec<usize> = (0..2000).step_by(6).map(fewest).collect();
        assert_eq!(counts[0], all.len());
        assert!(counts.is_sorted_by(|more, fewer| more >= fewer) && counts.last() < counts.first());
    }

    #[test]
    fn if_conflicts_run_out_all_lines_contradict() {
        let mut counts = [0; 2];
        for puzzle in (0..500).map(|seed| random(8, seed)) {
            let all: Vec<Line> = puzzle.lines().collect();
            let mut nobody = ();
            let meter = Meter::new(None, &mut nobody);
            let is_possible = fewest_by_sat(&puzzle, &all, &meter, u64::MAX).is_none();
            if is_possible || propagate(&puzzle).contradiction.is_some() {
                continue;
            }
            for most in [2, 1000] {
                let found = fewest_by_sat(&puzzle, &all, &meter, most);
                counts[usize::from(found.is_some())] += 1;
                let (lines, minimal) = found.unwrap_or_else(|| (all.clone(), false));
                let expected = Contradiction { lines, minimal, givens: false };
                assert_eq!(contradiction_within(&puzzle, &meter, most), Some(expected));
            }
        }
        assert!(counts.iter().all(|&count| count > 5), "{counts:?}");
    }

    #[test]
    fn no_more_conflicts_are_taken_than_may_be_however_many_there_were_before() {
        let (mut none, mut not_minimal) = (0, 0);
        for puzzle in (0..300).map(|seed| random(8, seed)) {
            let all: Vec<Line> = puzzle.lines().collect();
            for most in [1, 2, 4, 8, 100] {
                let after = |before: u64| {
                    let mut nobody = ();
                    let meter = Meter::new(None, &mut nobody);
                    (0..before).for_each(|_| meter.conflict());
                    let found = fewest_by_sat(&puzzle, &all, &meter, most);
                    (found, meter.work().conflicts - before)
                };
                let (found, conflicts) = after(0);
                assert_eq!((found.clone(), conflicts), after(1000));
                match found {
                    // It is satisfiable, or was stopped just there.
                    None => {
                        assert!(conflicts <= most);
                        none += usize::from(conflicts == most);
                    }
                    Some((_, minimal)) => {
                        // Each later question ends with its first conflict.
                        assert!(conflicts <= most + all.len() as u64);
                        not_minimal += usize::from(!minimal);
                    }
                }
            }
        }
        assert!(none > 10 && not_minimal > 10, "{none}, {not_minimal}");
    }
}
