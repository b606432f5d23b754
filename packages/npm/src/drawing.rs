//! Pictures of a puzzle.

use crate::board::board;
use nonoscope::format::Reading;
use nonoscope::picture::{self, Caption, Film, Frames, Inking, Notation, Pace, PictureError, Scene, Sheet, Svg};
use nonoscope::puzzle::Grid;
use nonoscope::solve::{Method, Options, solve_automatically};
use nonoscope::words::{printed, spoken};
use wasm_bindgen::JsError;

/// The picture of a puzzle, or of a board of it, as bytes.
///
/// # Errors
/// If there is no such kind of picture, it would be too large, or the cells are not a board of the puzzle.
pub fn draw(reading: &Reading, kind: &str, cells: Option<&[i8]>, cell: u32) -> Result<Vec<u8>, JsError> {
    if !(1..=256).contains(&cell) {
        return Err(JsError::new("Expected a side of a cell from 1 to 256 pixels."));
    }
    let puzzle = &reading.puzzle;
    let grid: Grid = match cells {
        Some(cells) => board(puzzle, cells)?,
        None => puzzle.givens().clone(),
    };
    let scene = || Scene::of_grid(puzzle, &grid);
    let caption = Caption::of(reading);
    let drawn = |drawn: Result<Vec<u8>, PictureError>| drawn.map_err(|error| JsError::new(&error.to_string()));
    Ok(match kind {
        "svg" => Svg::of_board(puzzle, &scene(), &caption, cell, &spoken()).to_string().into_bytes(),
        "html" => picture::html(&grid, puzzle.palette(), &caption, cell, &spoken()).into_bytes(),
        "txt" => picture::text(&grid, puzzle.palette(), Notation::default()).into_bytes(),
        "png" => drawn(picture::png(puzzle, &scene(), cell))?,
        "pdf" => picture::pdf(&Sheet::new(puzzle, &scene(), caption, picture::Paper::default(), &printed())),
        "gif" => {
            let trace = solve_automatically(puzzle, &Options::new(Method::Auto), &mut ()).trace;
            let film =
                Film { inking: Inking::default(), ..Film::whole(puzzle, puzzle.givens(), &trace, Frames::Steps) };
            drawn(picture::gif(&film, Pace { cell, per_second: 4.0, pause: 3.0 }, &mut |_, _| ()))?
        }
        _ => {
            let what = format!("There is no kind of picture “{kind}”; expected one of svg, html, txt, png, pdf, gif.");
            return Err(JsError::new(&what));
        }
    })
}
