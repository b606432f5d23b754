//! Judging marks where the solutions of their puzzle are not known: a search looks for a solution that has them.

use super::data::{Method, Options};
use super::exhaust::Question;
use super::judge::{Judged, Past, Sought, judge_with};
use super::meter::{Meter, Watch};
use super::propagate::{Propagated, propagate};
use super::solutions::Searched;
use crate::puzzle::{Cell, Grid, Puzzle};
use std::ops::ControlFlow;

/// The most suppositions and conflicts for judging marks: some seconds of it.
const MOST_WORK: u64 = 10_000;

/// The most cells of the boards that are searched for it: each search looks at all of its board first.
const MOST_CELLS: usize = 1_000_000;

/// Judges marks of a puzzle. Nothing is inferred from them: a search looks for solutions that have them, with a limit on its
/// work. Marks of another size, or with other colours, are [`Judged::Possible`].
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::puzzle::{Grid, Puzzle};
/// use nonoscope::solve::{Judged, Past, judge};
///
/// let puzzle = Puzzle::of_picture(&"XO\nOX".parse().unwrap()).unwrap();
/// let judged = |rows: &[&str]| judge(&puzzle, &Past { marks: Grid::from_picture(rows).unwrap(), strokes: Vec::new() });
/// assert_eq!(judged(&["X.", ".."]), Judged::Possible);
/// let Judged::Wrong(wrong) = judged(&["X.", "X."]) else { panic!() };
/// assert_eq!((wrong.cells.len(), wrong.together), (1, true));
/// ```
pub fn judge(puzzle: &Puzzle, past: &Past) -> Judged {
    let marks = &past.marks;
    if (marks.width(), marks.height(), marks.inks()) != (puzzle.width(), puzzle.height(), puzzle.inks()) {
        return Judged::Possible;
    }
    let (mut work, mut cells) = (MOST_WORK, MOST_CELLS);
    let size = marks.cells().len();
    judge_with(Vec::new(), past, &mut |marks| {
        if work == 0 || cells == 0 {
            return Sought::Unknown;
        }
        cells = cells.saturating_sub(size);
        seek(puzzle, marks, &mut work)
    })
}

/// Looks for a solution that has some marks, with as much work as is left.
fn seek(puzzle: &Puzzle, marks: &Grid, left: &mut u64) -> Sought {
    let Some(both) = both(puzzle.givens(), marks) else { return Sought::Nothing };
    let Ok(puzzle) = puzzle.clone().with_givens(both) else { return Sought::Unknown };
    let Propagated { grid, contradiction } = propagate(&puzzle);
    if contradiction.is_some() {
        return Sought::Nothing;
    }
    if grid.unknown_cells() == 0 {
        return Sought::Found(grid);
    }
    let Ok(question) = Question::by_order(&puzzle, &grid) else { return Sought::Unknown };
    let mut first = First;
    let meter = Meter::new(Some(*left), &mut first);
    let searched = question.search(&Options::new(Method::Auto), &meter, &|_| ());
    *left = left.saturating_sub(meter.work().total());
    match searched {
        Searched::Found(mut found) => match found.solutions.pop() {
            Some(solution) => Sought::Found(solution),
            None if found.all => Sought::Nothing,
            None => Sought::Unknown,
        },
        Searched::Left(..) => Sought::Unknown,
    }
}

/// What both grids say of each cell; `None` if they contradict each other.
fn both(givens: &Grid, marks: &Grid) -> Option<Grid> {
    let (mut both, inks) = (givens.clone(), givens.inks());
    for at in marks.places().filter(|&at| marks.get(at) != Cell::UNKNOWN) {
        let possible = givens.possible(at).and(marks.possible(at));
        if possible.is_empty() {
            return None;
        }
        both.set(at, Cell::among(possible, inks));
    }
    Some(both)
}

/// Stops a search at its first solution.
struct First;

impl Watch for First {
    fn found(&mut self, _: &Grid) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}
