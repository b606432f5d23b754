//! The drawing of a board, with anything that can fill, stroke and write numbers: the page's canvas, a picture, a printed sheet.

use super::look::{CellLook, LineLook, Shade};
use super::measure::{Measures, Span};
use super::scene::Scene;
use super::tone::Tone;
use crate::puzzle::{At, Axis, Cell, Line, Puzzle};

/// A rectangle, in pixels from the top left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Its left edge.
    pub left: f64,
    /// Its top edge.
    pub top: f64,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

impl Area {
    /// The area that a horizontal and a vertical span have in common.
    pub fn of(across: Span, down: Span) -> Area {
        let [left, top, width, height] = [across.start, down.start, across.length, down.length].map(f64::from);
        Area { left, top, width, height }
    }

    /// The point in its middle.
    pub fn middle(self) -> (f64, f64) {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    /// A square in its middle whose side, in whole pixels, is `scale` times its width.
    fn shrunk(self, scale: f64) -> Area {
        let side = (self.width * scale).round();
        let edge = ((self.width - side) / 2.0).floor();
        Area { left: self.left + edge, top: self.top + edge, width: side, height: side }
    }
}

/// Which part of a number is at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Its left end.
    Left,
    /// Its middle.
    Middle,
    /// Its right end.
    Right,
}

/// Something that can draw. Areas to fill and base lines of numbers are in whole pixels wherever that makes them sharper.
pub trait Pen {
    /// Fills an area as the background, before anything else is drawn on it.
    fn ground(&mut self, colour: Tone, area: Area);
    /// Fills an area.
    fn fill(&mut self, colour: Tone, area: Area);
    /// Fills an area with an opacity from 0 to 1.
    fn shade(&mut self, colour: Tone, opacity: f64, area: Area);
    /// Draws a ring.
    fn ring(&mut self, colour: Tone, middle: (f64, f64), radius: f64, width: f64);
    /// Fills an area on top of what was drawn there.
    fn over(&mut self, colour: Tone, area: Area);
    /// Draws a straight line on top of what was drawn there.
    fn stroke(&mut self, colour: Tone, from: (f64, f64), to: (f64, f64), width: f64);
    /// Writes a number. `at` is the place from the left, and the base line.
    fn number(&mut self, colour: Tone, number: usize, at: (f64, f64), size: f64, align: Align);
}

/// The distance from the middle of a digit to the base line, relative to the type size: digits are about 0.72 of it high.
const HALF_A_DIGIT: f64 = 0.36;
/// The colours of thin and thick rules.
const RULES: [Tone; 2] = [Tone::ThinRule, Tone::ThickRule];
/// The smallest cell with room for a circle, in pixels.
const LEAST_CIRCLED: f64 = 4.0;

/// Draws a whole board on paper. A finished board is drawn as a picture more than as a puzzle: without circles, with rules that
/// are hardly darker than the paper, and with filled cells joined. QR code readers cannot see past circles and rules.
pub fn board(pen: &mut impl Pen, measures: &Measures, puzzle: &Puzzle, scene: &Scene) {
    let is_finished = scene.is_finished();
    let colours = if is_finished { [Tone::Pointed; 2] } else { RULES };
    draw_rules(pen, measures, puzzle, colours);
    for axis in [Axis::Row, Axis::Column] {
        numbers(pen, measures, puzzle, axis);
        for (index, look) in scene.lines(axis).iter().enumerate() {
            clue(pen, measures, puzzle, Line { axis, index }, *look);
        }
    }
    for (at, look) in puzzle.places().zip(scene.cells()).filter(|(_, look)| !is_finished || look.cell == Cell::FILLED) {
        cell(pen, measures, at, *look, 1.0);
    }
    if is_finished {
        join(pen, measures, puzzle, scene);
    }
}

/// Fills the rules between filled cells, so that a finished pattern is whole.
fn join(pen: &mut impl Pen, measures: &Measures, puzzle: &Puzzle, scene: &Scene) {
    let (width, height) = (puzzle.width(), puzzle.height());
    let is_filled = |row: usize, column: usize| scene.cells()[puzzle.index(At::new(row, column))].cell == Cell::FILLED;
    // A line's own span, that of the rule after it, and both together.
    let spans = |line: Line| {
        let own = measures.line(line);
        let rule = measures.rule_before(line.index + 1);
        (
            own,
            Span { start: own.start + own.length, length: rule },
            Span { start: own.start, length: own.length + rule },
        )
    };
    for row in 0..height {
        let (down, below, down_and_below) = spans(Line::row(row));
        for column in (0..width).filter(|&column| is_filled(row, column)) {
            let (across, right, _) = spans(Line::column(column));
            let has_right = column + 1 < width && is_filled(row, column + 1);
            let has_below = row + 1 < height && is_filled(row + 1, column);
            if has_below {
                pen.over(Tone::Ink, Area::of(across, below));
            }
            if has_right {
                let corner = has_below && is_filled(row + 1, column + 1);
                pen.over(Tone::Ink, Area::of(right, if corner { down_and_below } else { down }));
            }
        }
    }
}

/// Draws the rules between cells and around the board.
pub fn rules(pen: &mut impl Pen, measures: &Measures, puzzle: &Puzzle) {
    draw_rules(pen, measures, puzzle, RULES);
}

fn draw_rules(pen: &mut impl Pen, measures: &Measures, puzzle: &Puzzle, [thin, thick]: [Tone; 2]) {
    let is_thick = |index: usize| measures.rule_before(index) == measures.thick;
    for (is_outer, colour, width) in [(false, thin, measures.thin), (true, thick, measures.thick)] {
        if width == 0 {
            continue;
        }
        for axis in [Axis::Row, Axis::Column] {
            let (board, crossing) = (measures.board(axis), measures.board(axis.crossing()));
            let lines = (0..puzzle.clues(axis).len()).filter(|&index| is_thick(index) == is_outer);
            let starts = lines.map(|index| measures.line(Line { axis, index }).start - width);
            let last = is_outer.then(|| board.start + board.length - width);
            for start in starts.chain(last) {
                let rule = Span { start, length: width };
                pen.ground(colour, across(axis, crossing, rule));
            }
        }
    }
}

/// Writes the numbers of the rows to the right of the board, or of the columns below it.
pub fn numbers(pen: &mut impl Pen, measures: &Measures, puzzle: &Puzzle, axis: Axis) {
    let size = measures.number_size;
    if size == 0.0 {
        return;
    }
    let (columns, rows) = (measures.board(Axis::Column), measures.board(Axis::Row));
    let right = f64::from(columns.start + columns.length) + 0.35 * size;
    let below = f64::from(rows.start + rows.length) + 0.9 * size;
    for index in (0..puzzle.clues(axis).len()).filter(|&index| measures.is_numbered(index)) {
        let place = middle(measures.line(Line { axis, index }));
        let (at, align) = match axis {
            Axis::Row => ((right, place), Align::Left),
            Axis::Column => ((place, below), Align::Middle),
        };
        pen.number(Tone::Faint, index + 1, (at.0, at.1 + HALF_A_DIGIT * size), size, align);
    }
}

/// Draws the clue of a line, with its background.
pub fn clue(pen: &mut impl Pen, measures: &Measures, puzzle: &Puzzle, line: Line, look: LineLook) {
    if measures.type_size == 0.0 {
        return;
    }
    let own = measures.line(line);
    let ground = match look {
        LineLook { lit: true, .. } => Tone::Lit,
        LineLook { blamed: true, .. } => Tone::Differs,
        LineLook { pointed: true, .. } => Tone::Pointed,
        _ => Tone::Paper,
    };
    let room = match line.axis {
        Axis::Row => measures.clue_width,
        Axis::Column => measures.clue_height,
    };
    pen.ground(ground, across(line.axis, Span { start: 0, length: room }, own));
    let runs = match puzzle.clue(line).lengths() {
        [] => &[0],
        runs => runs,
    };
    let places = match line.axis {
        Axis::Row => measures.row_runs(runs),
        Axis::Column => measures.column_runs(runs),
    };
    for (index, (&run, place)) in runs.iter().zip(places).enumerate() {
        let is_settled = index < look.settled.0.into() || runs.len() - 1 - index < look.settled.1.into();
        let colour = match look {
            LineLook { blamed: true, .. } => Tone::Wrong,
            _ if is_settled => Tone::Dimmed,
            _ => Tone::Ink,
        };
        let (at, align) = match line.axis {
            Axis::Row => ((place, middle(own)), Align::Right),
            Axis::Column => ((middle(own), place), Align::Middle),
        };
        let size = measures.type_size;
        pen.number(colour, run.into(), (at.0, at.1 + HALF_A_DIGIT * size), size, align);
    }
    if look.chosen {
        // A bar at the edge of the board marks the line whose layouts are shown.
        let bar = ((measures.type_size * 0.14).ceil() as u32).min(room);
        pen.over(Tone::Fresh, across(line.axis, Span { start: room - bar, length: bar }, own));
    }
}

/// Draws a cell, with its background. A fresh mark has the size `settled`, from 0 to 1, where 1 is its full size.
pub fn cell(pen: &mut impl Pen, measures: &Measures, at: At, look: CellLook, settled: f64) {
    let area = Area::of(measures.line(Line::column(at.column())), measures.line(Line::row(at.row())));
    let ground = match look {
        CellLook { lit: true, .. } => Tone::Lit,
        CellLook { differs: true, .. } | CellLook { wrong: true, .. } => Tone::Differs,
        _ => Tone::Paper,
    };
    let (mark, circle) = match look {
        CellLook { wrong: true, .. } => (Tone::Wrong, Tone::Wrong),
        CellLook { fresh: true, .. } => (Tone::Fresh, Tone::Fresh),
        CellLook { supposed: true, .. } => (Tone::Supposed, Tone::Supposed),
        _ => (Tone::Ink, Tone::Faint),
    };
    let size = area.width;
    let ring = |pen: &mut _, colour, scale: f64| {
        if size < LEAST_CIRCLED {
            return Pen::shade(pen, colour, 0.5, area.shrunk(0.5));
        }
        Pen::ring(pen, colour, area.middle(), (size * 0.2 * scale).max(0.5), (size * 0.075).max(1.0));
    };
    let scale = if look.fresh { settled } else { 1.0 };
    // A cell that differs keeps a rim of its background, so that its colour is not the only sign.
    let scale = if look.differs { 0.62 } else { scale };
    if look.cell != Cell::FILLED || scale != 1.0 {
        pen.ground(ground, area);
    }
    match look.cell {
        Cell::FILLED => pen.fill(mark, if scale == 1.0 { area } else { area.shrunk(scale) }),
        Cell::EMPTY => ring(pen, circle, scale),
        _ => {
            if let Some(likelihood) = look.shade.map(Shade::likelihood).filter(|&likelihood| likelihood > 0.0) {
                pen.shade(Tone::Supposed, likelihood * 0.8, area.shrunk(0.8));
            }
            match look.hint {
                Cell::FILLED => pen.fill(Tone::Fresh, area.shrunk(0.5)),
                Cell::EMPTY => ring(pen, Tone::Fresh, 1.0),
                _ => {}
            }
        }
    }
    if look.supposed && look.cell == Cell::FILLED && !look.fresh {
        // A notch of paper in the corner, for people who do not see the colour.
        let notch = (size * 0.22).round();
        pen.over(ground, Area { width: notch, height: notch, ..area });
    }
    if look.wrong {
        cross(pen, if look.cell == Cell::FILLED { Tone::Paper } else { Tone::Wrong }, area);
    }
    if look.tried {
        frame(pen, Tone::Supposed, area, (size * 0.1).max(1.0).round());
    }
    if look.cursor {
        frame(pen, Tone::Fresh, area, (size * 0.12).max(2.0).round());
    }
}

/// A small cross over a cell.
fn cross(pen: &mut impl Pen, colour: Tone, area: Area) {
    let ((x, y), arm) = (area.middle(), area.width * 0.26);
    for slope in [1.0, -1.0] {
        let width = (area.width * 0.1).max(1.0);
        pen.stroke(colour, (x - arm, y - arm * slope), (x + arm, y + arm * slope), width);
    }
}

/// A frame just inside a cell.
fn frame(pen: &mut impl Pen, colour: Tone, area: Area, thickness: f64) {
    let Area { left, top, width, height } = area;
    pen.over(colour, Area { height: thickness, ..area });
    pen.over(colour, Area { left, top: top + height - thickness, width, height: thickness });
    pen.over(colour, Area { width: thickness, ..area });
    pen.over(colour, Area { left: left + width - thickness, top, width: thickness, height });
}

/// The area of a line's `own` span across the line and the span `along` it.
fn across(axis: Axis, along: Span, own: Span) -> Area {
    match axis {
        Axis::Row => Area::of(along, own),
        Axis::Column => Area::of(own, along),
    }
}

fn middle(span: Span) -> f64 {
    f64::from(span.start) + f64::from(span.length) / 2.0
}
