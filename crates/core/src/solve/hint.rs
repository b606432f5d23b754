//! A hint: the easiest inference from what a person knows, as a step like those of a solve.
//!
//! It is what the method `human` would do next. Nothing is inferred from what cannot be right.

use super::data::{Method, Options};
use super::human::{Human, Next};
use super::judge::{Judged, Past, WrongMarks};
use super::meter::Meter;
use super::recorder::Recorder;
use super::seek::judge;
use crate::line::{Knowledge, LineLogic, at_few_widths};
use crate::puzzle::{At, Cell, Grid, Line, Palette, Puzzle};
use crate::trace::{Trace, place, sentence};
use nonoscope_words::{Text, hint as said};

/// The most suppositions times cells for a hint, as in `auto`. Up to 100 x 100 cells, each cell can be supposed both
/// ways.
const MOST_WORK: u64 = 200_000_000;

/// Advice on how to go on.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Hint {
    /// A trace of one step, which changes at least one unknown cell.
    Step(Trace),
    /// All cells are known, and all clues are satisfied.
    Finished,
    /// What is known cannot all be right, so nothing is inferred from it.
    Mistake(Mistake),
    /// The puzzle has no solution, so nothing is inferred.
    NoSolution,
    /// No line adds anything, nor does any supposition that was tried.
    Nothing,
}

/// Where what is known cannot all be right.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Mistake {
    /// A line through the first wrong cell; one that no layout fits, if there is any.
    pub line: Line,
    /// The cells that are wrong, row by row. Without them, the others can be right, as far as is known. None if that was not
    /// looked for.
    pub cells: Vec<At>,
    /// Whether the first of them could be right by itself: it is wrong beside the known cells before it, row by row.
    pub together: bool,
}

impl Hint {
    /// The hint in one to three sentences, in which colours have the names of the puzzle's palette.
    pub fn sentence(&self, palette: &Palette) -> Text {
        match self {
            Hint::Step(trace) => trace.step(0).map(|step| sentence(&step, palette)).unwrap_or_default(),
            Hint::Finished => said::finished(),
            Hint::Mistake(mistake) => mistake.sentence(),
            Hint::NoSolution => said::no_solution(),
            Hint::Nothing => said::nothing(),
        }
    }
}

impl Mistake {
    fn sentence(&self) -> Text {
        match self.cells.first() {
            None => said::line_fails(self.line),
            Some(&first) if self.together => said::wrong_together(place(first)),
            Some(&first) => said::wrong_cells(self.cells.len(), place(first)),
        }
    }
}

/// The easiest inference from the puzzle's givens and the cells of `known`: the next step of [`Method::Human`] from there.
/// If `known` is not of the puzzle's size, it is [`Hint::Nothing`].
///
/// Nothing is ever inferred from a cell that is known to be wrong: [`judge`] compares them with the solutions of the puzzle
/// first.
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::puzzle::{At, Grid, Puzzle};
/// use nonoscope::solve::{Hint, hint};
///
/// let puzzle = Puzzle::of_picture(&"OXO\nXXX\nOXO".parse().unwrap()).unwrap();
/// let known = Grid::from_picture(&["X..", "...", "..."]).unwrap();
/// let Hint::Mistake(mistake) = hint(&puzzle, &known) else { panic!() };
/// assert_eq!(mistake.cells, [At::new(0, 0)]);
/// ```
pub fn hint(puzzle: &Puzzle, known: &Grid) -> Hint {
    let Some(marks) = own_size(puzzle, known) else { return Hint::Nothing };
    match judge(puzzle, &Past { marks, strokes: Vec::new() }) {
        Judged::Possible => unjudged(puzzle, known),
        Judged::NoSolution => Hint::NoSolution,
        // Without strokes, the first is the first row by row.
        Judged::Wrong(WrongMarks { cells, together, .. }) => {
            let line = cells.first().map_or(Line::row(0), |&first| line_of(puzzle, known, first));
            Hint::Mistake(Mistake { line, cells, together })
        }
    }
}

/// The same for a caller that has already judged the cells of `known`. A program that calls only this one contains no search.
pub fn unjudged(puzzle: &Puzzle, known: &Grid) -> Hint {
    let inks = puzzle.inks();
    let Some(mut together) = own_size(puzzle, known) else { return Hint::Nothing };
    for (at, given) in known.places().zip(puzzle.givens().cells()) {
        if *given == Cell::UNKNOWN {
            continue;
        }
        let possible = together.possible(at).and(given.possible(inks));
        if possible.is_empty() {
            return Hint::Mistake(Mistake { line: Line::row(at.row()), cells: vec![at], together: false });
        }
        together.set(at, Cell::among(possible, inks));
    }
    match puzzle.clone().with_givens(together) {
        Ok(puzzle) => at_few_widths!(next, &puzzle),
        Err(_) => Hint::Nothing,
    }
}

/// What is known, if it is of the puzzle's size and has no other colours.
fn own_size(puzzle: &Puzzle, known: &Grid) -> Option<Grid> {
    let is_own = (known.width(), known.height()) == (puzzle.width(), puzzle.height());
    Some(known).filter(|_| is_own)?.clone().with_inks(puzzle.inks())
}

/// The row or the column of a cell: one that no layout fits, if there is any.
fn line_of(puzzle: &Puzzle, known: &Grid, at: At) -> Line {
    let lines = [Line::row(at.row()), Line::column(at.column())];
    let fails = |line: &Line| at_few_widths!(fails, puzzle, known, *line);
    lines.into_iter().find(fails).unwrap_or(lines[0])
}

fn fails<K: Knowledge>(puzzle: &Puzzle, known: &Grid, line: Line) -> bool {
    let cells = K::of_cells(known.line(line), puzzle.inks());
    K::Logic::default().infer(puzzle.clue(line), puzzle.length(line.axis), cells).is_none()
}

fn next<K: Knowledge>(puzzle: &Puzzle) -> Hint {
    let mut nobody = ();
    let meter = Meter::new(Some(most_suppositions(puzzle)), &mut nobody);
    let mut human = Human::<K>::new(puzzle, &Options::new(Method::Human));
    match human.next(&meter) {
        Next::Step => {
            let trace = human.recorder.trace;
            // People mark cells, not excluded colours. So a line that settles a cell comes first.
            let settles = trace.step(0).is_some_and(|step| step.changes.iter().any(|change| change.cell.is_known()));
            Hint::Step(if settles { trace } else { settling::<K>(puzzle).unwrap_or(trace) })
        }
        Next::Finished => Hint::Finished,
        Next::Fails(line) => Hint::Mistake(Mistake { line, cells: Vec::new(), together: false }),
        Next::Nothing | Next::Stopped(_) => Hint::Nothing,
    }
}

/// A look at the line with the fewest fitting layouts of those that settle a cell.
fn settling<K: Knowledge>(puzzle: &Puzzle) -> Option<Trace> {
    let mut recorder = Recorder::<K>::new(puzzle, &Options::new(Method::Human));
    let mut logic = K::Logic::default();
    let settling = puzzle.lines().enumerate().filter(|&(_, line)| {
        let before: K = recorder.board.known(line);
        let after = logic.infer(puzzle.clue(line), puzzle.length(line.axis), before);
        after.is_some_and(|after| after.since(before).settles(&before) > 0)
    });
    let settling: Vec<(usize, Line)> = settling.collect();
    let (index, line) = settling.into_iter().min_by_key(|&(index, line)| recorder.fitting(index, line))?;
    recorder.look(1, index, line);
    Some(recorder.trace)
}

fn most_suppositions(puzzle: &Puzzle) -> u64 {
    MOST_WORK / (puzzle.width() * puzzle.height()) as u64
}

#[cfg(test)]
mod tests {
    use super::super::data::Verdict;
    use super::super::propagate::propagate;
    use super::super::run::solve;
    use super::*;
    use crate::chance::Chance;
    use crate::deduce::deductions;
    use crate::line::{ColourSolver, Excluded};
    use crate::puzzle::{At, Clue, Colour};
    use crate::trace::{Change, Failure, Reason, Technique};
    use crate::written;

    fn read(text: &str) -> Puzzle {
        written::puzzle(text)
    }

    fn picture(rows: &[&str]) -> Grid {
        Grid::from_picture(rows).unwrap()
    }

    /// The clues of a random picture with sides of 1 to 9, and a few givens.
    fn random(seed: u64) -> Puzzle {
        let mut chance = Chance::new(seed);
        let (width, height, filled) = (1 + chance.below(9), 1 + chance.below(9), 3 + chance.below(5));
        let mut grid = Grid::unknown(width, height);
        for at in grid.places() {
            grid.set(at, if chance.below(10) < filled { Cell::FILLED } else { Cell::EMPTY });
        }
        let mut givens = Grid::unknown(width, height);
        for _ in 0..chance.below(4) {
            let at = At::new(chance.below(height), chance.below(width));
            givens.set(at, grid.get(at));
        }
        Puzzle::of_picture(&grid).unwrap().with_givens(givens).unwrap()
    }

    /// What the layouts of a line agree on beyond what is known, found by trying all of its pictures.
    fn by_trial(clue: &Clue, known: &[Cell]) -> Vec<(usize, Cell)> {
        let kind = |picture: u32, along: usize| if picture >> along & 1 == 1 { Cell::FILLED } else { Cell::EMPTY };
        let fits = |&picture: &u32| {
            let mut cells = known.iter().enumerate();
            cells.all(|(along, &cell)| cell == Cell::UNKNOWN || cell == kind(picture, along))
                && Clue::of_cells((0..known.len()).map(|along| kind(picture, along))) == *clue
        };
        let fitting: Vec<u32> = (0..1 << known.len()).filter(fits).collect();
        let open = (0..known.len()).filter(|&along| known[along] == Cell::UNKNOWN);
        let same = open.filter_map(|along| {
            let cell = kind(*fitting.first()?, along);
            fitting.iter().all(|&picture| kind(picture, along) == cell).then_some((along, cell))
        });
        same.collect()
    }

    /// Compares a hint with the result of trying everything, line by line. Returns the changes.
    fn judged(puzzle: &Puzzle, known: &Grid, trace: &Trace) -> Vec<Change> {
        let step = trace.step(0).unwrap();
        assert!(trace.len() == 1 && step.pass == 1 && !step.changes.is_empty());
        let all = puzzle.lines().map(|line| {
            let cells: Vec<Cell> = known.line(line).collect();
            let first = deductions(line, puzzle.clue(line), &cells, 1).unwrap().into_iter().next();
            (by_trial(puzzle.clue(line), &cells), first.map(|first| first.technique))
        });
        let all: Vec<_> = all.collect();
        let speaks = all.iter().any(|(same, _)| !same.is_empty());
        match step.reason {
            Reason::Deduced { line, technique } => {
                let (same, own) = &all[puzzle.place(line)];
                assert_eq!(*own, Some(technique));
                assert!(step.changes.iter().all(|change| same.contains(&(line.along(change.at), change.cell))));
                // No other line has an easier technique, of those with one rule.
                let easiest = all.iter().filter_map(|(_, technique)| *technique).min();
                assert!(technique > Technique::OutOfReach || Some(technique) == easiest, "{technique} {easiest:?}");
            }
            Reason::Refuted { .. } | Reason::Agreed { .. } => assert!(!speaks),
            reason => panic!("{reason:?}"),
        }
        step.changes.to_vec()
    }

    /// Follows hints until there is none. Returns the last one, and what is known then.
    fn follow(puzzle: &Puzzle, mut known: Grid) -> (Hint, Grid) {
        loop {
            let hint = hint(puzzle, &known);
            let Hint::Step(trace) = &hint else { return (hint, known) };
            for change in judged(puzzle, &known, trace) {
                assert_eq!(known.get(change.at), Cell::UNKNOWN);
                known.set(change.at, change.cell);
            }
        }
    }

    #[test]
    fn hints_lead_to_the_solution_and_wrong_marks_never_to_an_end() {
        let (mut unique, mut suppositions, mut mistakes) = (0, 0, 0);
        for seed in 0..400 {
            let puzzle = random(seed);
            let outcome = solve(&puzzle, Method::Auto);
            let (last, known) = follow(&puzzle, puzzle.givens().clone());
            let searched = outcome.trace.steps().any(|step| matches!(step.reason, Reason::Searched { .. }));
            suppositions += u32::from(outcome.trace.steps().any(|step| step.reason.supposed().is_some()));
            if searched || outcome.verdict != Verdict::Unique {
                assert_eq!(last, Hint::Nothing);
                assert_ne!(known.unknown_cells(), 0);
                continue;
            }
            unique += 1;
            assert_eq!((last, &known), (Hint::Finished, &outcome.grid));
            let mut chance = Chance::new(seed + 1);
            let at = At::new(chance.below(puzzle.height()), chance.below(puzzle.width()));
            let mut wrong = puzzle.givens().clone();
            wrong.set(at, outcome.grid.get(at).opposite());
            let (last, _) = follow(&puzzle, wrong);
            mistakes += u32::from(matches!(last, Hint::Mistake(_)));
            assert_ne!(last, Hint::Finished, "seed {seed}");
        }
        assert!(unique > 100 && suppositions > 5 && mistakes > 100, "{unique}, {suppositions}, {mistakes}");
    }

    #[test]
    fn the_larger_the_board_the_fewer_suppositions_are_tried() {
        let most = |width, height| {
            let empty = |lines| vec![Clue::default(); lines];
            most_suppositions(&Puzzle::new(empty(height), empty(width)).unwrap())
        };
        // In 100 x 100, each cell can be supposed both ways.
        assert_eq!([most(100, 100), most(200, 100), most(1000, 1000)], [20_000, 10_000, 200]);
    }

    #[test]
    fn the_easiest_comes_first_and_then_what_is_near() {
        let puzzle = read("1\n3\n1\n\n1\n3\n1");
        let next = |known: &[&str]| match hint(&puzzle, &picture(known)) {
            Hint::Step(trace) => trace.step(0).unwrap().reason,
            other => panic!("{other:?}"),
        };
        let deduced = |line, technique| Reason::Deduced { line, technique };
        assert_eq!(next(&["...", "...", "..."]), deduced(Line::row(1), Technique::ExactFit));
        assert_eq!(next(&["...", "XXX", "..."]), deduced(Line::column(1), Technique::ExactFit));
        assert_eq!(next(&[".X.", "XXX", ".X."]), deduced(Line::row(0), Technique::LineComplete));
    }

    #[test]
    fn a_finished_grid_and_a_wrong_one() {
        let puzzle = read("1\n3\n1\n\n1\n3\n1");
        assert_eq!(hint(&puzzle, &picture(&["OXO", "XXX", "OXO"])), Hint::Finished);
        let mistake = |known: &[&str]| match hint(&puzzle, &picture(known)) {
            Hint::Mistake(Mistake { line, cells, together }) => (line, cells, together),
            other => panic!("{other:?}"),
        };
        let (first, last) = (At::new(2, 0), At::new(2, 1));
        assert_eq!(mistake(&["OXO", "XXX", "XOO"]), (Line::column(0), vec![first, last], false));
        assert_eq!(mistake(&["...", "...", "X.."]), (Line::row(2), vec![first], false), "before any line fails");
        let sentence = hint(&puzzle, &picture(&["...", "O..", "..."])).sentence(puzzle.palette());
        assert_eq!(sentence, "One of the known cells cannot be right: row 2, cell 1.");
        let sentence = unjudged(&puzzle, &picture(&["...", "O..", "..."])).sentence(puzzle.palette()).to_string();
        assert_eq!(sentence, "No layout of row 2 fits the known cells, so some of these must be wrong.");
        assert_eq!(hint(&puzzle, &Grid::unknown(2, 3)), Hint::Nothing);
    }

    #[test]
    fn givens_count_as_known() {
        let puzzle = read("1\n1\n\n1\n1").with_givens(picture(&["X.", ".."])).unwrap();
        let sentence = hint(&puzzle, &Grid::unknown(2, 2)).sentence(puzzle.palette()).to_string();
        assert!(sentence.starts_with("Row 1") && sentence.contains("cell 2"), "{sentence}");
        let given = At::new(0, 0);
        let mistake = Mistake { line: Line::row(0), cells: vec![given], together: false };
        assert_eq!(hint(&puzzle, &picture(&["O.", ".."])), Hint::Mistake(mistake.clone()));
        assert_eq!(unjudged(&puzzle, &picture(&["O.", ".."])), Hint::Mistake(mistake));
        let open = read("1\n1\n\n1\n1");
        assert_eq!(hint(&open, open.givens()), Hint::Nothing);
    }

    #[test]
    fn a_hint_is_the_next_step_of_human() {
        let mut suppositions = 0;
        for seed in 0..400 {
            let puzzle = random(seed);
            let outcome = solve(&puzzle, Method::Human);
            let first = outcome.trace.step(0).filter(|step| !step.changes.is_empty());
            if let (Hint::Step(trace), Some(first)) = (hint(&puzzle, puzzle.givens()), first) {
                let hint = trace.step(0).unwrap();
                assert_eq!((hint.reason, hint.changes), (first.reason, first.changes));
            }
            let Hint::Step(trace) = hint(&puzzle, &propagate(&puzzle).grid) else { continue };
            let hint = trace.step(0).unwrap();
            if let Reason::Refuted { failure, .. } = hint.reason {
                assert!(matches!(failure, Failure::Line(_)));
            }
            let human = outcome.trace.steps().find(|step| step.reason.supposed().is_some());
            let human = human.unwrap();
            assert_eq!((hint.reason, hint.changes), (human.reason, human.changes));
            suppositions += 1;
        }
        assert!(suppositions > 5, "{suppositions}");
    }

    #[test]
    fn a_hint_settles_a_cell_if_any_line_does() {
        let (mut settling, mut excluding) = (0, 0);
        for seed in 0..100 {
            let mut chance = Chance::new(seed);
            let mut picture = Grid::unknown_of(6, 5, 3);
            for at in picture.places() {
                picture.set(at, Cell::of(Colour::all(3).nth(chance.below(4)).unwrap_or(Colour::INK)));
            }
            let puzzle = Puzzle::of_picture(&picture).unwrap();
            let mut known = Grid::unknown_of(6, 5, 3);
            while let Hint::Step(trace) = hint(&puzzle, &known) {
                let step = trace.step(0).unwrap();
                if step.changes.iter().any(|change| change.cell.is_known()) {
                    settling += 1;
                } else {
                    excluding += 1;
                    for line in puzzle.lines() {
                        let length = puzzle.length(line.axis);
                        let before = Excluded::<u64, 4>::of_cells(known.line(line), 3);
                        let after = ColourSolver::new().infer(puzzle.clue(line), length, before).unwrap();
                        assert_eq!(before.known(), after.known(), "{line}\n{known}");
                    }
                }
                for change in step.changes {
                    assert!(change.cell.narrows(known.get(change.at)));
                    known.set(change.at, change.cell);
                }
            }
        }
        assert!(settling > 300 && excluding > 10, "{settling} {excluding}");
    }
}
