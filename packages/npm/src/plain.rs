//! Puzzles from plain data: clues, and perhaps given cells and colours, as numbers and short texts.

use crate::puzzle::mistakes_in_words;
use nonoscope::format::{Format, Reading};
use nonoscope::puzzle::{Cell, Clue, Colour, Grid, Ink, Palette, PaletteError, Puzzle, Run};
use wasm_bindgen::JsValue;

/// What a puzzle is made of.
#[derive(Debug)]
pub struct Plain<'a> {
    /// For each row, how many runs it has, then the length of each and the number of its ink.
    pub rows: &'a [u16],
    /// The same for each column.
    pub columns: &'a [u16],
    /// Red, green and blue of each colour, the background first. Nothing at all for the usual colours.
    pub looks: &'a [u32],
    /// A line for each colour: its letter and its name with a tab between, both of which may be missing.
    pub names: &'a str,
    /// The number of each given cell, row by row; -1 if it is not known.
    pub givens: Option<&'a [i8]>,
    /// The title, which may be missing.
    pub title: &'a str,
}

/// The puzzle.
///
/// # Errors
/// What [`mistakes`](crate::puzzle::mistakes) would say if there is no such puzzle.
pub fn puzzle(plain: &Plain<'_>) -> Result<Reading, JsValue> {
    let puzzle = build(plain).map_err(|error| mistakes_in_words(&error))?;
    Ok(Reading { format: Format::Json, ..Reading::from(puzzle) })
}

fn build(plain: &Plain<'_>) -> Result<Puzzle, String> {
    let mut puzzle = Puzzle::new(clues(plain.rows)?, clues(plain.columns)?).map_err(|error| error.to_string())?;
    if let Some(palette) = palette(plain) {
        let palette = palette.map_err(|error| error.to_string())?;
        puzzle = puzzle.with_palette(palette).map_err(|error| error.to_string())?;
    }
    if let Some(givens) = plain.givens {
        let grid = grid(givens, puzzle.width(), puzzle.height());
        puzzle = puzzle.with_givens(grid).map_err(|error| error.to_string())?;
    }
    Ok(puzzle.with_title(plain.title))
}

/// The script sends nothing else: it has checked what it was given.
const NO_CLUES: &str = "These are no clues.";

fn clues(mut numbers: &[u16]) -> Result<Vec<Clue>, String> {
    let mut clues = Vec::new();
    while let Some((&runs, rest)) = numbers.split_first() {
        let (own, rest) = rest.split_at_checked(usize::from(runs) * 2).ok_or(NO_CLUES)?;
        let run = |pair: &[u16]| Some(Run { length: pair[0], colour: colour(pair[1])? });
        clues.push(own.chunks_exact(2).map(run).collect::<Option<Clue>>().ok_or(NO_CLUES)?);
        numbers = rest;
    }
    Ok(clues)
}

fn colour(number: impl TryInto<u8>) -> Option<Colour> {
    Colour::try_from(number.try_into().ok()?).ok()
}

fn palette(plain: &Plain<'_>) -> Option<Result<Palette, PaletteError>> {
    // A letter that is missing is chosen for it, and so is a name.
    const ANY: char = '?';
    let mut inks = plain.looks.iter().zip(plain.names.split('\n')).map(|(look, words)| {
        let [_, red, green, blue] = look.to_be_bytes();
        let (letter, name) = words.split_once('\t').unwrap_or_default();
        Ink::new(letter.chars().next().unwrap_or(ANY), name, [red, green, blue])
    });
    let background = inks.next()?;
    Some(Palette::new(background, inks.collect()))
}

fn grid(givens: &[i8], width: usize, height: usize) -> Grid {
    let cells = || givens.iter().map(|&number| colour(number).map_or(Cell::UNKNOWN, Cell::of));
    let inks = cells().filter_map(Cell::ink).map(Colour::number).max().unwrap_or(1);
    let mut grid = Grid::unknown_of(width, height, inks);
    for (index, cell) in cells().enumerate().take(width * height) {
        let at = grid.at(index);
        grid.set(at, cell);
    }
    grid
}
