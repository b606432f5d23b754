//! A solve as an animated GIF. Each frame holds only what differs from the one before.

use super::error::PictureError;
use super::film::Film;
use super::inking::Inking;
use super::measure::Measures;
use super::paint::{board, cell, clue};
use super::pixels::{Pixels, Touched};
use super::scene::Scene;
use super::shades::NO_COLOUR;
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use nonoscope_core::puzzle::{Axis, Grid, Line, Puzzle};
use std::borrow::Cow;

/// The size and the speed of an animation.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pace {
    /// The side of a cell, in pixels.
    pub cell: u32,
    /// Frames per second, at most 50: no browser shows more.
    pub per_second: f64,
    /// How long the last frame stays, in seconds.
    pub pause: f64,
}

/// The shortest delay that browsers respect, and the longest that a file can hold, in hundredths of a second.
const DELAYS: (f64, f64) = (2.0, 65_535.0);

/// Writes a solve as an animated GIF that repeats for ever. After each frame, calls `tell` with the number of frames
/// done and the number of all frames.
///
/// # Errors
/// If the picture would be too large, or if there is not enough memory.
pub fn gif(film: &Film<'_>, pace: Pace, tell: &mut dyn FnMut(usize, usize)) -> Result<Vec<u8>, PictureError> {
    write(film.puzzle, film.inking, &mut film.scenes(), pace, tell)
}

/// Writes grids, one after the other, as an animated GIF that repeats for ever: a person's marks, for example.
///
/// # Errors
/// Those of [`gif()`].
///
/// # Panics
/// If a grid has another size than the puzzle.
pub fn gif_of_grids(
    puzzle: &Puzzle,
    grids: &[Grid],
    inking: Inking,
    pace: Pace,
    tell: &mut dyn FnMut(usize, usize),
) -> Result<Vec<u8>, PictureError> {
    let mut scenes = grids.iter().map(|grid| Scene::of_grid(puzzle, grid).with_inking(inking));
    write(puzzle, inking, &mut scenes, pace, tell)
}

fn write(
    puzzle: &Puzzle,
    inking: Inking,
    scenes: &mut dyn ExactSizeIterator<Item = Scene>,
    pace: Pace,
    tell: &mut dyn FnMut(usize, usize),
) -> Result<Vec<u8>, PictureError> {
    let measures = Measures::of_picture(puzzle, inking, pace.cell);
    let pixels = Pixels::new(&measures, puzzle)?;
    // Frames of bytes can only fail if memory runs out.
    encode(puzzle, scenes, pace, &measures, pixels, tell).map_err(|_| PictureError::NoMemory)
}

fn encode(
    puzzle: &Puzzle,
    scenes: &mut dyn ExactSizeIterator<Item = Scene>,
    pace: Pace,
    measures: &Measures,
    mut pixels: Pixels,
    tell: &mut dyn FnMut(usize, usize),
) -> Result<Vec<u8>, EncodingError> {
    // `Pixels::new` has checked that the sides fit.
    let (width, height) = (pixels.width as u16, pixels.height as u16);
    let mut encoder = Encoder::new(Vec::new(), width, height, &pixels.shades.bytes())?;
    encoder.set_repeat(Repeat::Infinite)?;
    let hundredths = |seconds: f64| (seconds * 100.0).round().clamp(DELAYS.0, DELAYS.1) as u16;
    let (delay, pause) = (hundredths(1.0 / pace.per_second.max(0.001)), hundredths(pace.pause));
    let count = scenes.len();
    let mut shown: Option<(Scene, Vec<u8>)> = None;
    for (index, scene) in scenes.enumerate() {
        match &shown {
            Some((before, _)) if before.is_finished() == scene.is_finished() => {
                draw_changes(&mut pixels, measures, puzzle, before, &scene);
            }
            _ => {
                pixels.clear(measures.height());
                board(&mut pixels, measures, puzzle, &scene);
            }
        }
        let whole = Touched { left: 0, top: 0, right: pixels.width, bottom: pixels.height };
        let touched = pixels.take_touched();
        let old = shown.take().map(|(_, old)| old);
        let area = match &old {
            Some(_) => touched.unwrap_or(Touched { right: 1, bottom: 1, ..whole }),
            None => whole,
        };
        let mut frame = frame(&pixels, area, old.as_deref());
        frame.delay = if index + 1 == count { pause } else { delay };
        encoder.write_frame(&frame)?;
        let old = match old {
            Some(mut old) => {
                for y in area.top..area.bottom {
                    let row = y * pixels.width + area.left..y * pixels.width + area.right;
                    old[row.clone()].copy_from_slice(&pixels.numbers[row]);
                }
                old
            }
            None => pixels.numbers.clone(),
        };
        shown = Some((scene, old));
        tell(index + 1, count);
    }
    encoder.into_inner()
}

/// The part of a picture that was drawn on. Pixels that have not changed are transparent.
fn frame(pixels: &Pixels, area: Touched, old: Option<&[u8]>) -> Frame<'static> {
    let (width, height) = (area.right - area.left, area.bottom - area.top);
    let mut buffer = Vec::with_capacity(width * height);
    for y in area.top..area.bottom {
        let row = y * pixels.width + area.left..y * pixels.width + area.right;
        match old {
            Some(old) => {
                let pairs = pixels.numbers[row.clone()].iter().zip(&old[row]);
                buffer.extend(pairs.map(|(new, old)| if new == old { NO_COLOUR } else { *new }));
            }
            None => buffer.extend_from_slice(&pixels.numbers[row]),
        }
    }
    // `Pixels::new` has checked that the sides fit.
    let [left, top, width, height] = [area.left, area.top, width, height].map(|side| side as u16);
    Frame {
        left,
        top,
        width,
        height,
        dispose: DisposalMethod::Keep,
        transparent: old.map(|_| NO_COLOUR),
        buffer: Cow::Owned(buffer),
        ..Frame::default()
    }
}

/// Draws the clues and cells that look different now.
fn draw_changes(pixels: &mut Pixels, measures: &Measures, puzzle: &Puzzle, before: &Scene, now: &Scene) {
    // Numbers that reach into the next column have to be drawn in order, on empty paper.
    let is_crowded = before.lines(Axis::Column) != now.lines(Axis::Column) && measures.columns_are_crowded(puzzle);
    if is_crowded {
        pixels.clear(measures.clue_height);
    }
    for axis in [Axis::Row, Axis::Column] {
        for (index, (old, new)) in before.lines(axis).iter().zip(now.lines(axis)).enumerate() {
            if old != new || (is_crowded && axis == Axis::Column) {
                clue(pixels, measures, puzzle, Line { axis, index }, *new);
            }
        }
    }
    let pairs = before.cells().iter().zip(now.cells()).enumerate();
    for (place, (_, new)) in pairs.filter(|(_, (old, new))| old != new) {
        let at = puzzle.at(place);
        cell(pixels, measures, puzzle, at, *new, 1.0);
    }
}
