//! Reads pictures back with independent decoders, and compares them with what is known after a number of steps.

use gif::{ColorOutput, DecodeOptions, Repeat};
use nonoscope::format;
use nonoscope::picture::{Caption, Inking, Measures, Tone};
use nonoscope::puzzle::{At, Axis, Cell, Grid, Line, Puzzle};
use nonoscope::solve::{Method, solve};
use nonoscope::trace::{Basis, Reason, Replay, Trace};
use std::collections::HashSet;
use std::io::Cursor;

/// A picture, pixel by pixel.
#[derive(Clone, PartialEq)]
pub struct Image {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<[u8; 3]>,
}

impl Image {
    pub fn at(&self, x: u32, y: u32) -> [u8; 3] {
        self.pixels[y as usize * self.width + x as usize]
    }

    /// Checks that it equals another image; if not, says where they first differ.
    pub fn check_same(&self, other: &Image, what: &str) {
        assert_eq!((self.width, self.height), (other.width, other.height), "{what}");
        let differs = self.pixels.iter().zip(&other.pixels).position(|(one, other)| one != other);
        let place = differs.map(|place| (place % self.width, place / self.width));
        assert_eq!(place, None, "{what}: a pixel differs");
    }

    /// The message of the QR pattern in it, as read by a reader that knows nothing about boards.
    pub fn message(&self) -> Option<String> {
        let grey = |x: usize, y: usize| {
            let [red, green, blue] = self.pixels[y * self.width + x].map(u32::from);
            ((red * 299 + green * 587 + blue * 114) / 1000) as u8
        };
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(self.width, self.height, grey);
        image.detect_grids().iter().find_map(|grid| grid.decode().ok()).map(|(_, message)| message)
    }
}

pub fn decode_png(file: &[u8]) -> Image {
    let mut decoder = png::Decoder::new(Cursor::new(file));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    assert_eq!((info.color_type, info.bit_depth), (png::ColorType::Rgb, png::BitDepth::Eight));
    let pixels = bytes.as_chunks::<3>().0.to_vec();
    Image { width: info.width as usize, height: info.height as usize, pixels }
}

/// A frame as displayed, and its duration in hundredths of a second.
pub struct Shown {
    pub image: Image,
    pub delay: u16,
}

/// The frames of an endlessly repeating animation, each laid over the previous one; `see` gets one at a time.
pub fn decode_gif(file: &[u8], mut see: impl FnMut(usize, &Shown)) -> usize {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::Indexed);
    let mut decoder = options.read_info(file).unwrap();
    assert_eq!(decoder.repeat(), Repeat::Infinite);
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let palette = decoder.global_palette().unwrap().as_chunks::<3>().0.to_vec();
    let image = Image { width, height, pixels: vec![[0; 3]; width * height] };
    let (mut shown, mut count) = (Shown { image, delay: 0 }, 0);
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        assert_eq!(frame.dispose, gif::DisposalMethod::Keep);
        let (left, top, breadth) = (usize::from(frame.left), usize::from(frame.top), usize::from(frame.width));
        assert!(left + breadth <= width && top + usize::from(frame.height) <= height);
        for (place, &number) in
            frame.buffer.iter().enumerate().filter(|(_, number)| frame.transparent != Some(**number))
        {
            let at = (top + place / breadth) * width + left + place % breadth;
            shown.image.pixels[at] = palette[usize::from(number)];
        }
        shown.delay = frame.delay;
        see(count, &shown);
        count += 1;
    }
    count
}

/// A puzzle with all steps of its solve.
pub struct Solved {
    pub name: &'static str,
    pub puzzle: Puzzle,
    pub caption: Caption,
    pub trace: Trace,
    pub grid: Grid,
}

impl Solved {
    pub fn new(name: &'static str, text: &str, method: Method) -> Solved {
        let reading = format::read(text).unwrap();
        let caption = Caption::of(&reading);
        let outcome = solve(&reading.puzzle, method);
        let grid = outcome.solutions.first().unwrap_or(&outcome.grid).clone();
        Solved { name, puzzle: reading.puzzle, caption, trace: outcome.trace, grid }
    }

    pub fn replay(&self, position: usize) -> Replay {
        let mut replay = Replay::new(self.puzzle.givens());
        replay.go_to(&self.trace, position);
        replay
    }

    /// The solution at rest, as far as known.
    pub fn last_scene(&self) -> nonoscope::picture::Scene {
        nonoscope::picture::Scene::of_grid(&self.puzzle, &self.grid)
    }
}

/// What stands out in a picture.
#[derive(Clone, Debug, Default)]
pub struct Outstanding {
    /// Cells that have just changed.
    pub fresh: HashSet<(usize, usize)>,
    /// Cells that were supposed.
    pub tried: HashSet<(usize, usize)>,
    /// Lines whose clues are lit.
    pub lines: HashSet<Line>,
    /// Lines whose cells are lit.
    pub grounds: HashSet<Line>,
}

impl Outstanding {
    /// What stands out after the step that leads to a position.
    pub fn of_step(trace: &Trace, position: usize) -> Outstanding {
        let mut standing = Outstanding::of_steps(trace, position.saturating_sub(1), position);
        standing.grounds = standing.lines.clone();
        standing
    }

    /// What stands out after several steps.
    pub fn of_steps(trace: &Trace, first: usize, position: usize) -> Outstanding {
        let mut standing = Outstanding::default();
        for step in (first..position).map(|index| trace.step(index).unwrap()) {
            standing.fresh.extend(step.changes.iter().map(|change| (change.at.row(), change.at.column())));
            standing.tried.extend(step.reason.supposed().map(|at| (at.row(), at.column())));
            standing.lines.extend(match step.reason {
                Reason::Line { line, .. } => Some(line),
                _ => nonoscope::picture::lit_line(&step),
            });
        }
        standing
    }
}

fn distance(one: [u8; 3], other: [u8; 3]) -> u32 {
    one.iter().zip(other).map(|(one, other)| u32::from(one.abs_diff(other))).sum()
}

/// Checks each cell, and the background of each clue, in a picture with cells of at least eight pixels.
pub fn check_cells(image: &Image, solved: &Solved, cell: u32, replay: &Replay, standing: &Outstanding, what: &str) {
    let (puzzle, measures) = (&solved.puzzle, Measures::of_picture(&solved.puzzle, Inking::Colours, cell));
    assert_eq!((image.width, image.height), (measures.width() as usize, measures.height() as usize), "{what}");
    assert_eq!(measures.cell, cell);
    for row in 0..puzzle.height() {
        for column in 0..puzzle.width() {
            let (across, down) = (measures.line(Line::column(column)).start, measures.line(Line::row(row)).start);
            let lit = [Line::row(row), Line::column(column)].iter().any(|line| standing.grounds.contains(line));
            let ground = if lit { Tone::Lit } else { Tone::Paper }.on_screen();
            let at = At::new(row, column);
            let marks = if standing.fresh.contains(&(row, column)) {
                (Tone::Fresh, Tone::Fresh)
            } else if replay.basis(at).is_some_and(|basis| basis != Basis::Line) {
                (Tone::Supposed, Tone::Supposed)
            } else {
                (Tone::Ink, Tone::Faint)
            };
            let (fill, circle) = (marks.0.on_screen(), marks.1.on_screen());
            let middle = image.at(across + cell / 2, down + cell / 2);
            let beside: Vec<_> =
                (cell / 2 + 1..cell - 1 - cell / 10).map(|x| image.at(across + x, down + cell / 2)).collect();
            let what = format!("{what}, row {}, column {}", row + 1, column + 1);
            let edge = match replay.grid().get(at) {
                _ if standing.tried.contains(&(row, column)) => Tone::Supposed.on_screen(),
                Cell::FILLED => fill,
                _ => ground,
            };
            assert_eq!(image.at(across + cell - 1, down + cell / 2), edge, "{what}");
            match replay.grid().get(at) {
                Cell::FILLED => assert!(middle == fill && beside.iter().all(|&pixel| pixel == fill), "{what}"),
                Cell::EMPTY => {
                    let is_circle = |pixel| distance(pixel, circle) < distance(pixel, ground);
                    assert!(!is_circle(middle) && beside.iter().any(|&pixel| is_circle(pixel)), "{what}: no circle");
                }
                _ => assert!(middle == ground && beside.iter().all(|&pixel| pixel == ground), "{what}"),
            }
        }
    }
    for axis in [Axis::Row, Axis::Column] {
        for index in 0..puzzle.clues(axis).len() {
            let line = Line { axis, index };
            let start = measures.line(line).start;
            let corner = if axis == Axis::Row { image.at(0, start) } else { image.at(start, 0) };
            let ground = if standing.lines.contains(&line) { Tone::Lit } else { Tone::Paper };
            assert_eq!(corner, ground.on_screen(), "{what}, clue {} along {axis:?}", index + 1);
        }
    }
}
