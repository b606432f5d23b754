//! Whether marks can be right: they are compared with the solutions of their puzzle, and nothing is inferred from them.
//!
//! Marks are taken in the order in which they were made. One is wrong if no solution has it beside those made before it that
//! could be right.

use crate::puzzle::{At, Cell, Colours, Grid, Line};
use crate::trace::Change;

/// Marks, and how they were made.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Past {
    /// The marks as they are now.
    pub marks: Grid,
    /// The strokes that made them, the latest first: for each, the cells that it changed, as they were before it. Strokes are ignored if one of
    /// them changed a cell outside the marks.
    pub strokes: Vec<Vec<Change>>,
}

/// What is known about marks.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Judged {
    /// A solution has all of them, or it would take too much work to find out.
    Possible,
    /// No solution has all of them.
    Wrong(WrongMarks),
    /// The puzzle has no solution.
    NoSolution,
}

/// Marks that cannot all be right.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct WrongMarks {
    /// The cells with a wrong mark, at least one, the one that was made first before the others. Without them, the marks can be
    /// right, as far as is known.
    pub cells: Vec<At>,
    /// Whether the first of them could be right by itself: it is wrong beside the marks made before it.
    pub together: bool,
    /// How many strokes to take back, at least, so that all marks can be right; `None` if they never could.
    pub back: Option<usize>,
}

/// Whether there is a solution with some cells.
pub(super) enum Sought {
    Found(Grid),
    Nothing,
    /// It would take too much work to find out.
    Unknown,
}

/// Judges marks by all solutions of their puzzle, each of the size of the marks.
pub fn judge_by(solutions: &[Grid], past: &Past) -> Judged {
    judge_with(solutions.to_vec(), past, &mut |_| Sought::Nothing)
}

/// Whether a solution has all marks of a grid.
pub fn has_all(solution: &Grid, marks: &Grid) -> bool {
    let inks = marks.inks();
    let is_same_size = (solution.width(), solution.height()) == (marks.width(), marks.height());
    is_same_size && solution.cells().iter().zip(marks.cells()).all(|(&cell, &mark)| has(cell, mark, inks))
}

/// Whether a cell of a solution is as a mark says.
fn has(cell: Cell, mark: Cell, inks: usize) -> bool {
    mark == Cell::UNKNOWN || Colours::minus(cell.possible(inks), mark.possible(inks)).is_empty()
}

/// Judges marks by some solutions, and by others that `more` finds for a grid.
pub(super) fn judge_with(solutions: Vec<Grid>, past: &Past, more: &mut dyn FnMut(&Grid) -> Sought) -> Judged {
    // A cell that is not on the board has no mark that could be wrong.
    let is_on_board =
        |change: &Change| change.at.row() < past.marks.height() && change.at.column() < past.marks.width();
    if !past.strokes.iter().flatten().all(is_on_board) {
        return judge_with(solutions, &Past { marks: past.marks.clone(), strokes: Vec::new() }, more);
    }
    if solutions.iter().any(|solution| has_all(solution, &past.marks)) {
        return Judged::Possible;
    }
    let Sought::Nothing = more(&past.marks) else { return Judged::Possible };
    let mut judge = Judge { solutions, past, more };
    if judge.solutions.is_empty() {
        let nothing = judge.nothing();
        match (judge.more)(&nothing) {
            Sought::Found(solution) => judge.solutions.push(solution),
            Sought::Nothing => return Judged::NoSolution,
            Sought::Unknown => {}
        }
    }
    let (cells, core) = judge.wrong();
    let together = cells.first().is_some_and(|&at| judge.is_possible_alone(at));
    let back = judge.back(&core);
    Judged::Wrong(WrongMarks { cells, together, back })
}

struct Judge<'a> {
    /// The solutions that are known.
    solutions: Vec<Grid>,
    past: &'a Past,
    more: &'a mut dyn FnMut(&Grid) -> Sought,
}

impl Judge<'_> {
    /// A grid without marks.
    fn nothing(&self) -> Grid {
        let marks = &self.past.marks;
        Grid::unknown_of(marks.width(), marks.height(), marks.inks())
    }

    /// The marked cells, in the order in which they were marked.
    fn in_order(&self) -> Vec<At> {
        let Past { marks, strokes } = self.past;
        // The number of the stroke that changed a cell last, from 1, of which the latest stroke is the first.
        let mut latest = vec![0; marks.cells().len()];
        for (index, stroke) in strokes.iter().enumerate().rev() {
            stroke.iter().for_each(|change| latest[marks.index(change.at)] = index + 1);
        }
        let is_marked = |at: &At| marks.get(*at) != Cell::UNKNOWN;
        let mut order: Vec<At> = marks.places().filter(|&at| latest[marks.index(at)] == 0).filter(is_marked).collect();
        for (index, stroke) in strokes.iter().enumerate().rev() {
            let own = stroke.iter().map(|change| change.at).filter(|&at| latest[marks.index(at)] == index + 1);
            order.extend(own.filter(is_marked));
        }
        order
    }

    /// The cells with wrong marks, and the marks that exclude each other when the first of them is made.
    fn wrong(&mut self) -> (Vec<At>, Grid) {
        let (marks, inks) = (&self.past.marks, self.past.marks.inks());
        let (mut wrong, mut kept, mut core) = (Vec::new(), self.nothing(), None);
        let mut fitting: Vec<usize> = (0..self.solutions.len()).collect();
        let order = self.in_order();
        for &at in &order {
            let mark = marks.get(at);
            kept.set(at, mark);
            let still = |&index: &usize| has(self.solutions[index].get(at), mark, inks);
            if fitting.iter().any(still) {
                fitting.retain(still);
                continue;
            }
            match (self.more)(&kept) {
                Sought::Found(solution) => {
                    fitting = vec![self.solutions.len()];
                    self.solutions.push(solution);
                }
                Sought::Nothing => {
                    core.get_or_insert_with(|| kept.clone());
                    wrong.push(at);
                    kept.set(at, Cell::UNKNOWN);
                }
                Sought::Unknown => fitting.clear(),
            }
        }
        // It took too much work to find one. Beside all others, the last one is wrong: no solution has all of them.
        if wrong.is_empty() {
            wrong.extend(order.last());
        }
        (wrong, core.unwrap_or_else(|| marks.clone()))
    }

    fn is_possible_alone(&mut self, at: At) -> bool {
        let mut alone = self.nothing();
        alone.set(at, self.past.marks.get(at));
        let is_known = self.solutions.iter().any(|solution| has_all(solution, &alone));
        is_known || !matches!((self.more)(&alone), Sought::Nothing)
    }

    /// How many strokes back all marks could be right, given marks that exclude each other.
    fn back(&mut self, core: &Grid) -> Option<usize> {
        let (mut marks, inks) = (self.past.marks.clone(), self.past.marks.inks());
        let mut places = marks.places();
        let is_off = |at: At, mark: Cell| core.get(at) != Cell::UNKNOWN && core.get(at) != mark;
        // How many marks each known solution does not have, and how many cells of the core are not marked so.
        let differs = |solution: &Grid, at: At, mark: Cell| !has(solution.get(at), mark, inks);
        let count = |solution: &Grid| marks.places().filter(|&at| differs(solution, at, marks.get(at))).count();
        let mut off: Vec<usize> = self.solutions.iter().map(count).collect();
        let mut core_off = places.by_ref().filter(|&at| is_off(at, marks.get(at))).count();
        for (index, stroke) in self.past.strokes.iter().enumerate() {
            for change in stroke {
                let (at, after, before) = (change.at, marks.get(change.at), change.cell);
                for (off, solution) in off.iter_mut().zip(&self.solutions) {
                    *off += usize::from(differs(solution, at, before));
                    *off -= usize::from(differs(solution, at, after));
                }
                core_off += usize::from(is_off(at, before));
                core_off -= usize::from(is_off(at, after));
                marks.set(at, before);
            }
            let is_known = off.contains(&0);
            if is_known || core_off > 0 && !matches!((self.more)(&marks), Sought::Nothing) {
                return Some(index + 1);
            }
        }
        None
    }
}

impl WrongMarks {
    /// Whether a mark of a line is wrong.
    pub fn are_in(&self, line: Line) -> bool {
        self.cells.iter().any(|&at| line.contains(at))
    }
}

#[cfg(test)]
mod tests {
    use super::super::run::solve;
    use super::super::{Method, Options, Verdict, judge};
    use super::*;
    use crate::chance::Chance;
    use crate::puzzle::{Clue, Colour, Puzzle};

    /// All solutions of a small puzzle.
    fn all_solutions(puzzle: &Puzzle) -> Vec<Grid> {
        let outcome = solve(puzzle, Options::new(Method::Auto).solutions(1000));
        assert!(outcome.complete && outcome.verdict != Verdict::Stuck);
        outcome.solutions
    }

    fn random(chance: &mut Chance) -> Puzzle {
        let (width, height, inks) = (1 + chance.below(5), 1 + chance.below(5), 1 + chance.below(2));
        let mut picture = Grid::unknown_of(width, height, inks);
        for at in picture.places() {
            picture.set(at, Cell::of(Colour::all(inks).nth(chance.below(inks + 1)).unwrap()));
        }
        Puzzle::of_picture(&picture).unwrap()
    }

    /// What the definitions say, by all solutions: no cleverness.
    fn plainly(solutions: &[Grid], states: &[Grid], order: &[(At, Cell)]) -> Judged {
        let can_be = |marks: &Grid| solutions.iter().any(|solution| has_all(solution, marks));
        let (marks, earlier) = states.split_first().unwrap();
        if can_be(marks) {
            return Judged::Possible;
        }
        let nothing = || Grid::unknown_of(marks.width(), marks.height(), marks.inks());
        let (mut kept, mut cells) = (nothing(), Vec::new());
        for &(at, cell) in order {
            kept.set(at, cell);
            if !can_be(&kept) {
                cells.push(at);
                kept.set(at, Cell::UNKNOWN);
            }
        }
        let mut alone = nothing();
        alone.set(cells[0], marks.get(cells[0]));
        let back = earlier.iter().position(can_be).map(|index| index + 1);
        Judged::Wrong(WrongMarks { together: can_be(&alone), cells, back })
    }

    #[test]
    fn it_is_what_the_solutions_say_whether_they_are_listed_or_searched_for() {
        let mut seen = [0; 5];
        for seed in 0..1000 {
            let mut chance = Chance::new(seed);
            let puzzle = random(&mut chance);
            let solutions = all_solutions(&puzzle);
            let (inks, mut marks) = (puzzle.inks(), puzzle.givens().clone());
            let (mut states, mut strokes, mut order) = (vec![marks.clone()], Vec::new(), Vec::new());
            for _ in 0..chance.below(14) {
                // Sometimes a stroke of several cells, or one that erases.
                let mut stroke: Vec<Change> = Vec::new();
                for _ in 0..1 + chance.below(3) {
                    let at = At::new(chance.below(puzzle.height()), chance.below(puzzle.width()));
                    let cell = match chance.below(5) {
                        0 => Cell::UNKNOWN,
                        1 => Cell::of(Colour::all(inks).nth(chance.below(inks + 1)).unwrap()),
                        _ => solutions[chance.below(solutions.len())].get(at),
                    };
                    if stroke.iter().any(|change| change.at == at) || marks.get(at) == cell {
                        continue;
                    }
                    stroke.push(Change { at, cell: marks.get(at) });
                    marks.set(at, cell);
                    order.retain(|&(other, _)| other != at);
                    if cell != Cell::UNKNOWN {
                        order.push((at, cell));
                    }
                }
                strokes.insert(0, stroke);
                states.insert(0, marks.clone());
            }
            let past = Past { marks, strokes };
            let expected = plainly(&solutions, &states, &order);
            assert_eq!(judge_by(&solutions, &past), expected, "seed {seed}");
            assert_eq!(judge(&puzzle, &past), expected, "seed {seed}");
            let Judged::Wrong(wrong) = expected else { continue };
            seen[0] += 1;
            seen[1] += usize::from(wrong.together);
            seen[2] += usize::from(wrong.cells.len() > 1);
            seen[3] += usize::from(wrong.back.is_some_and(|back| back > 1));
            seen[4] += usize::from(inks > 1);
        }
        assert!(seen[0] > 200 && seen.iter().all(|&count| count > 20), "{seen:?}");
    }

    #[test]
    fn without_a_past_marks_are_taken_row_by_row() {
        let solutions = all_solutions(&crate::written::puzzle("1\n1\n\n1\n1"));
        let marks = Grid::from_picture(&["XX", ".."]).unwrap();
        let judged = |strokes| judge_by(&solutions, &Past { marks: marks.clone(), strokes });
        let expected =
            |column, back| Judged::Wrong(WrongMarks { cells: vec![At::new(0, column)], together: true, back });
        assert_eq!(judged(Vec::new()), expected(1, None));
        let stroke = |column| vec![Change { at: At::new(0, column), cell: Cell::UNKNOWN }];
        assert_eq!(judged(vec![stroke(0)]), expected(0, Some(1)));
        assert_eq!(judged(vec![stroke(0), stroke(5)]), expected(1, None), "these marks have a different past");
    }

    #[test]
    fn a_puzzle_without_a_solution_and_marks_of_another_size() {
        let three = || vec![Clue::from_iter([3]), Clue::default(), Clue::from_iter([3])];
        let none = Puzzle::new(three(), three()).unwrap();
        let marks = Grid::from_picture(&["X..", "...", "..."]).unwrap();
        assert_eq!(judge(&none, &Past { marks: marks.clone(), strokes: Vec::new() }), Judged::NoSolution);
        let other = Past { marks: Grid::from_picture(&["X"]).unwrap(), strokes: Vec::new() };
        assert_eq!(judge(&none, &other), Judged::Possible);
        assert!(!has_all(&marks, &other.marks));
    }
}
