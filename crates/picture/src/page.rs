//! A page of several puzzles to print: words, boards, and pictures of solutions.

use super::booklet::Leaf;
use super::measure::Measures;
use super::sample::Sample;
use super::sheet::TextLine;
use super::tone::{Paint, Tone};
use super::{Area, Scene};
use nonoscope_core::puzzle::{Cell, Grid, Line, Puzzle};

/// The type of the numbers of solutions that are upside down.
pub(super) const NUMBER: f64 = 8.0;
/// An estimate of the width of a character, relative to the type size.
const WIDE: f64 = 0.58;
/// The width of the line around a solution.
const RIM: f64 = 0.5;

/// A page: what is written on it, and the boards. Lengths are in points, from its top left corner.
#[derive(Debug)]
pub(super) struct Page<'b> {
    /// Its width and its height.
    pub(super) size: (f64, f64),
    pub(super) lines: Vec<TextLine>,
    pub(super) boards: Vec<Placed<'b>>,
    /// The areas of upright solutions.
    pub(super) pictures: Vec<(Paint, Area)>,
    pub(super) solutions: Vec<Turned>,
}

/// A board on a page.
#[derive(Debug)]
pub(super) struct Placed<'b> {
    pub(super) puzzle: &'b Puzzle,
    pub(super) scene: Scene,
    pub(super) measures: Measures,
    /// How many points one of its units is.
    pub(super) unit: f64,
    pub(super) origin: (f64, f64),
}

/// A small solution, upside down, with the number of its puzzle.
#[derive(Debug)]
pub(super) struct Turned {
    /// Its filled stretches, and its frame.
    pub(super) areas: Vec<(Paint, Area)>,
    pub(super) number: usize,
    /// Where the number is written, its right end: upside down, it begins there.
    pub(super) place: (f64, f64),
}

/// A solution, upright, with its top left corner at 0.
#[derive(Debug)]
pub(super) struct Picture {
    /// Its frame, which lies outside, and then its filled stretches.
    pub(super) areas: Vec<(Paint, Area)>,
    pub(super) height: f64,
}

impl Page<'_> {
    /// A page of this size with nothing on it.
    pub(super) fn new(size: (f64, f64)) -> Self {
        Page { size, lines: Vec::new(), boards: Vec::new(), pictures: Vec::new(), solutions: Vec::new() }
    }
}

impl<'b> Placed<'b> {
    /// A board at the top of a room, in its middle, with units of this many points. One that does not fit even with the smallest
    /// cells is scaled down as a whole.
    pub(super) fn new(leaf: &'b Leaf, measures: Measures, unit: f64, room: Area) -> Placed<'b> {
        let whole = (f64::from(measures.width()), f64::from(measures.height()));
        let unit = unit.min(room.width / whole.0).min(room.height / whole.1);
        let scene = Scene::of_grid(&leaf.puzzle, leaf.puzzle.givens());
        let origin = (room.left + (room.width - whole.0 * unit) / 2.0, room.top);
        Placed { puzzle: &leaf.puzzle, scene, measures, unit, origin }
    }
}

impl Picture {
    /// The picture of a solution whose longer side is this long.
    pub(super) fn new(leaf: &Leaf, solution: &Grid, side: f64) -> Picture {
        let (columns, rows) = (solution.width() as f64, solution.height() as f64);
        let cell = (side / columns).min(side / rows);
        let (width, height) = (columns * cell, rows * cell);
        let frame = |left: f64, top: f64, width: f64, height: f64| Area { left, top, width, height };
        let mut areas = vec![
            (Tone::ThickRule.into(), frame(-RIM, height, width + 2.0 * RIM, RIM)),
            (Tone::ThickRule.into(), frame(-RIM, -RIM, width + 2.0 * RIM, RIM)),
            (Tone::ThickRule.into(), frame(width, 0.0, RIM, height)),
            (Tone::ThickRule.into(), frame(-RIM, 0.0, RIM, height)),
        ];
        let palette = leaf.puzzle.palette();
        let is_plain = palette.inks() == 1;
        for row in 0..solution.height() {
            let cells: Vec<Cell> = solution.line(Line::row(row)).collect();
            let mut column = 0;
            for run in cells.chunk_by(|one, other| one == other) {
                let first = column;
                column += run.len();
                let fill = run[0].colour().and_then(|colour| Sample::of(palette, colour).fill);
                let paint = match fill {
                    Some(_) if is_plain && run[0] == Cell::FILLED => Tone::Ink.into(),
                    Some(rgb) => Paint::Exact(rgb),
                    None => continue,
                };
                areas.push((paint, frame(first as f64 * cell, row as f64 * cell, run.len() as f64 * cell, cell)));
            }
        }
        Picture { areas, height }
    }
}

/// A text of this type size that fits a width: what is too long is cut.
pub(super) fn fitting(text: String, size: f64, width: f64) -> String {
    let most = (width / (size * WIDE)) as usize;
    match text.chars().count() > most {
        true => text.chars().take(most.saturating_sub(1)).chain(['…']).collect(),
        false => text,
    }
}

/// Lines of this type size that fit a width. A word that is longer than a line is cut.
pub(super) fn wrapped(text: &str, size: f64, width: f64) -> Vec<String> {
    let most = (width / (size * WIDE)) as usize;
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(fitting(word.to_owned(), size, width)),
        }
    }
    lines
}
