//! A hint: the easiest inference from what a person knows, as a step like those of a solve.
//!
//! A line is easy if few layouts fit it, because those are what a person has to compare. If no line adds anything, one
//! cell is supposed, as `auto` would do it.

use super::data::{Method, Options};
use super::meter::Meter;
use super::probe::{Inference, Probed, Probing};
use super::recorder::Recorder;
use super::suppose::Supposer;
use crate::line::{Knowledge, LineLogic, Mask, at_width};
use crate::puzzle::{Cell, Grid, Line, Palette, Puzzle};
use crate::trace::{Trace, sentence};
use std::cmp::Reverse;

/// The most suppositions times cells for a hint, as in `auto`. Up to 100 x 100 cells, each cell can be supposed both
/// ways.
const MOST_WORK: u64 = 200_000_000;

/// Advice for somebody who wants to know how to go on.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Hint {
    /// A trace of one step, which changes at least one unknown cell.
    Step(Trace),
    /// Every cell is known, and every clue is satisfied.
    Finished,
    /// No layout of this line fits what is known: a known cell is wrong, or the puzzle has no solution.
    Mistake(Line),
    /// No line adds anything, nor does any supposition that was tried.
    Nothing,
}

impl Hint {
    /// The hint in one to three sentences, in which colours have the names of the puzzle's palette.
    pub fn sentence(&self, palette: &Palette) -> String {
        match self {
            Hint::Step(trace) => trace.step(0).map_or_else(String::new, |step| sentence(&step, palette)),
            Hint::Finished => "Every cell is known, and every clue is satisfied.".to_owned(),
            Hint::Mistake(line) => format!("No layout of {line} fits what is known, so some of it must be wrong."),
            Hint::Nothing => {
                "No single line says anything more, and neither does any supposition that was tried.".to_owned()
            }
        }
    }
}

/// The easiest inference from the puzzle's givens and the cells of `known`. If `known` is not of the puzzle's size, it
/// is [`Hint::Nothing`].
///
/// Of the lines that infer something, it picks one that settles a cell, and not only excludes colours; of these, one with
/// the fewest fitting layouts; of these, one that infers the most cells; of these, the first, rows before columns.
pub fn hint(puzzle: &Puzzle, known: &Grid) -> Hint {
    if (known.width(), known.height()) != (puzzle.width(), puzzle.height()) {
        return Hint::Nothing;
    }
    let inks = puzzle.inks();
    let Some(mut together) = known.clone().with_inks(inks) else { return Hint::Nothing };
    for (at, given) in known.places().zip(puzzle.givens().cells()) {
        if *given == Cell::UNKNOWN {
            continue;
        }
        let possible = together.possible(at).and(given.possible(inks));
        if possible.is_empty() {
            return Hint::Mistake(Line::row(at.row()));
        }
        together.set(at, Cell::among(possible, inks));
    }
    match puzzle.clone().with_givens(together) {
        Ok(puzzle) => at_width!(next, &puzzle),
        Err(_) => Hint::Nothing,
    }
}

fn next<K: Knowledge>(puzzle: &Puzzle) -> Hint {
    let mut recorder = Recorder::<K>::new(puzzle, &Options::new(Method::Constrained));
    let mut solver = K::Logic::default();
    let mut easiest: Option<(_, usize, Line)> = None;
    for (index, line) in puzzle.lines().enumerate() {
        let before = recorder.board.known(line);
        let Some(after) = solver.infer(puzzle.clue(line), puzzle.length(line.axis), before) else {
            return Hint::Mistake(line);
        };
        let inferred = after.since(before);
        let new = inferred.cells().len();
        if new > 0 {
            let only_excludes = inferred.settles(&before) == 0;
            let hard = (only_excludes, recorder.fitting(index, line), Reverse(new));
            if easiest.is_none_or(|(least, ..)| hard < least) {
                easiest = Some((hard, index, line));
            }
        }
    }
    if let Some((_, index, line)) = easiest {
        recorder.look(1, index, line);
        return Hint::Step(recorder.trace);
    }
    let mut nobody = ();
    let meter = Meter::new(Some(most_suppositions(puzzle)), &mut nobody);
    let mut supposer = Supposer::new(puzzle, &recorder.board);
    match Probing::new(puzzle).next(&recorder.board, &mut supposer, &meter, |_| true) {
        Probed::Says(Inference { reason, changes }) => {
            recorder.record(1, reason, &changes);
            Hint::Step(recorder.trace)
        }
        Probed::AllKnown => Hint::Finished,
        Probed::Open(_) | Probed::Stopped(_) => Hint::Nothing,
    }
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
    use crate::format;
    use crate::line::{ColourSolver, Count, Excluded};
    use crate::puzzle::{At, Clue, Colour};
    use crate::trace::{Change, Failure, Reason};

    fn read(text: &str) -> Puzzle {
        format::read(text).unwrap().puzzle
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

    /// How many layouts of a line fit, and what they agree on beyond what is known, found by trying all of its
    /// pictures.
    fn by_trial(clue: &Clue, known: &[Cell]) -> (u128, Vec<(usize, Cell)>) {
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
        (fitting.len() as u128, same.collect())
    }

    /// Compares a hint with the result of trying everything, line by line. Returns the changes.
    fn judged(puzzle: &Puzzle, known: &Grid, trace: &Trace) -> Vec<Change> {
        let step = trace.step(0).unwrap();
        assert!(trace.len() == 1 && step.pass == 1 && !step.changes.is_empty());
        let tried = puzzle.lines().map(|line| by_trial(puzzle.clue(line), &known.line(line).collect::<Vec<Cell>>()));
        let all: Vec<(u128, Vec<(usize, Cell)>)> = tried.collect();
        let speaking = all.iter().enumerate().filter(|(_, (_, same))| !same.is_empty());
        let easiest = speaking.min_by_key(|(index, (fitting, same))| (*fitting, Reverse(same.len()), *index));
        match (step.reason, easiest) {
            (Reason::Line { line, fitting, .. }, Some((index, (least, same)))) => {
                assert_eq!((puzzle.place(line), fitting), (index, Count::from(*least)));
                let mut changes: Vec<_> = step.changes.iter().map(|c| (line.along(c.at), c.cell)).collect();
                changes.sort_by_key(|&(along, _)| along);
                assert_eq!(&changes, same);
            }
            (Reason::Refuted { .. } | Reason::Agreed { .. }, None) => {}
            (reason, easiest) => panic!("{reason:?}, but {easiest:?} is easiest"),
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
    fn the_fewest_layouts_come_first() {
        let puzzle = read("3x3:1/3/1/1/3/1");
        let said = |known: &[&str]| hint(&puzzle, &picture(known)).sentence(puzzle.palette());
        assert_eq!(said(&["...", "...", "..."]), "Row 2 has only one layout. It fills cells 1–3.");
        let column = "Column 1: of 3 layouts, only 1 fits what is known. It leaves cells 1 and 3 empty.";
        assert_eq!(said(&["...", "XXX", "..."]), column);
    }

    #[test]
    fn a_finished_grid_and_a_wrong_one() {
        let puzzle = read("3x3:1/3/1/1/3/1");
        assert_eq!(hint(&puzzle, &picture(&["OXO", "XXX", "OXO"])), Hint::Finished);
        assert_eq!(hint(&puzzle, &picture(&["OXO", "XXX", "XOO"])), Hint::Mistake(Line::column(0)));
        let sentence = hint(&puzzle, &picture(&["...", "O..", "..."])).sentence(puzzle.palette());
        assert_eq!(sentence, "No layout of row 2 fits what is known, so some of it must be wrong.");
        assert_eq!(hint(&puzzle, &Grid::unknown(2, 3)), Hint::Nothing);
    }

    #[test]
    fn givens_count_as_known() {
        let puzzle = read("2x2:1/1/1/1").with_givens(picture(&["X.", ".."])).unwrap();
        let sentence = hint(&puzzle, &Grid::unknown(2, 2)).sentence(puzzle.palette());
        assert_eq!(sentence, "Row 1: of 2 layouts, only 1 fits what is known. It leaves cell 2 empty.");
        assert_eq!(hint(&puzzle, &picture(&["O.", ".."])), Hint::Mistake(Line::row(0)));
        let open = read("2x2:1/1/1/1");
        assert_eq!(hint(&open, open.givens()), Hint::Nothing);
    }

    #[test]
    fn where_lines_say_nothing_the_supposition_is_that_of_auto() {
        let mut compared = 0;
        for seed in 0..400 {
            let puzzle = random(seed);
            let outcome = solve(&puzzle, Method::Auto);
            let known = propagate(&puzzle).grid;
            let Hint::Step(trace) = hint(&puzzle, &known) else { continue };
            let first = outcome.trace.steps().find(|step| step.reason.line().is_none());
            let (hint, auto) = (trace.step(0).unwrap(), first.unwrap());
            assert_eq!((hint.reason, hint.changes), (auto.reason, auto.changes));
            if let Reason::Refuted { failure, .. } = hint.reason {
                assert!(matches!(failure, Failure::Line(_)));
            }
            compared += 1;
        }
        assert!(compared > 5, "{compared}");
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
