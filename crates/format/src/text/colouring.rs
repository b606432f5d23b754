//! Applies a reader's palette to a puzzle, and writes clues with the letters of their colours.

use super::clues;
use nonoscope_core::puzzle::{Cell, Clue, Colour, Colours, Grid, MAX_INKS, Palette, Puzzle, PuzzleError};

/// The puzzle with the colours and given cells of its text, inks numbered in the order of use; also in the picture. Black on white is the same
/// however a text expresses it.
pub(super) fn coloured(
    puzzle: Puzzle,
    palette: Option<Palette>,
    givens: Option<Grid>,
    goal: &mut Option<Grid>,
) -> Result<Puzzle, PuzzleError> {
    let mut puzzle = match palette {
        Some(palette) => puzzle.with_palette(palette)?,
        None => puzzle,
    };
    if let Some(givens) = givens {
        let givens = without_unused(&givens, &puzzle);
        puzzle = puzzle.with_givens(givens)?;
    }
    let before = puzzle.palette().clone();
    let puzzle = puzzle.in_order_of_use();
    // A picture with an ink that is missing now is none.
    let is_whole = |moved: &Grid, goal: &Grid| moved.unknown_cells() == goal.unknown_cells();
    *goal = goal.take().and_then(|goal| moved(&goal, &before, puzzle.palette()).filter(|moved| is_whole(moved, &goal)));
    if is_black_on_white(puzzle.palette()) { puzzle.with_palette(Palette::default()) } else { Ok(puzzle) }
}

fn is_black_on_white(palette: &Palette) -> bool {
    palette.inks() == 1 && palette.get(Colour::INK).rgb == [0; 3] && palette.get(Colour::BACKGROUND).rgb == [255; 3]
}

/// Given cells without the inks that no clue uses, which are impossible anyway, except where nothing else is possible.
fn without_unused(givens: &Grid, puzzle: &Puzzle) -> Grid {
    let lines = puzzle.lines().flat_map(|line| puzzle.clue(line).runs());
    let used = lines.fold(Colours::BACKGROUND, |used, run| used.or(Colours::of(run.colour)));
    let inks = givens.inks();
    let mut kept = givens.clone();
    for at in givens.places().filter(|&at| givens.get(at).is_partly_known()) {
        let possible = givens.possible(at).and(used);
        if possible == used {
            kept.set(at, Cell::UNKNOWN);
        } else if !possible.is_empty() {
            kept.set(at, Cell::among(possible, inks));
        }
    }
    kept
}

/// The puzzle as it would be after writing and reading it: with its inks in the order of use.
pub(crate) fn ordered(puzzle: &Puzzle) -> Result<Puzzle, PuzzleError> {
    let givens = Some(puzzle.givens().clone());
    coloured(puzzle.clone(), None, givens, &mut None)
}

/// Cells of a puzzle whose inks have got other numbers. What is known of an ink that is missing now is forgotten.
pub(crate) fn moved(cells: &Grid, before: &Palette, now: &Palette) -> Option<Grid> {
    let cells = cells.clone().with_inks(before.inks())?;
    if before == now || (before.inks(), now.inks()) == (1, 1) {
        return Some(cells);
    }
    let mut moved = Grid::unknown(cells.width(), cells.height()).with_inks(now.inks())?;
    for at in cells.places().filter(|&at| cells.get(at) != Cell::UNKNOWN) {
        let number = |colour| now.by_letter(before.get(colour).letter);
        let possible: Colours = cells.possible(at).iter().filter_map(number).collect();
        moved.set(at, Cell::among(possible, now.inks()));
    }
    Some(moved)
}

/// Colours that are easy to tell apart, for a text that says nothing about its own.
pub(super) fn standard(inks: usize) -> Palette {
    let run = |colour| nonoscope_core::puzzle::Run { length: 1, colour };
    let line = |inks: usize| -> Clue { Colour::all(inks.min(MAX_INKS)).skip(1).map(run).collect() };
    let each = Colour::all(inks.min(MAX_INKS)).skip(1).map(|colour| [run(colour)].into_iter().collect()).collect();
    Puzzle::new(vec![line(inks)], each).map(|puzzle| puzzle.palette().clone()).unwrap_or_default()
}

/// The letter of a colour; nothing if there is only one ink.
pub(crate) fn letter(colour: Colour, palette: &Palette) -> String {
    if palette.inks() > 1 { palette.get(colour).letter.to_string() } else { String::new() }
}

/// The runs of a clue, each with the letter of its colour if there are several: `3r 1b`; `0` for a clue without runs.
pub(crate) fn written(clue: &Clue, palette: &Palette) -> String {
    clues::written(clue, " ", &|run| format!("{}{}", run.length, letter(run.colour, palette)))
}
