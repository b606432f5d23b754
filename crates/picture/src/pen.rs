//! The pen: anything that fills, strokes and writes can draw a board.

use super::tone::Paint;

/// A stretch of pixels along one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first pixel.
    pub start: u32,
    /// The number of pixels.
    pub length: u32,
}

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

    /// The area without a margin of this width.
    pub(super) fn inset(self, by: f64) -> Area {
        let [width, height] = [self.width, self.height].map(|side| (side - 2.0 * by).max(0.0));
        Area { left: self.left + by, top: self.top + by, width, height }
    }

    /// A square in its middle whose side, in whole pixels, is `scale` times its width.
    pub(super) fn shrunk(self, scale: f64) -> Area {
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
    fn ground(&mut self, paint: Paint, area: Area);
    /// Fills an area.
    fn fill(&mut self, paint: Paint, area: Area);
    /// Fills an area with an opacity from 0 to 1.
    fn shade(&mut self, paint: Paint, opacity: f64, area: Area);
    /// Draws a ring.
    fn ring(&mut self, paint: Paint, middle: (f64, f64), radius: f64, width: f64);
    /// Fills an area on top of what was drawn there.
    fn over(&mut self, paint: Paint, area: Area);
    /// Draws a straight line on top of what was drawn there.
    fn stroke(&mut self, paint: Paint, from: (f64, f64), to: (f64, f64), width: f64);
    /// Writes a number. `at` is the place from the left, and the base line.
    fn number(&mut self, paint: Paint, number: usize, at: (f64, f64), size: f64, align: Align);
    /// Writes a letter, one of `a` to `z` and `A` to `Z`, with its middle at a place from the left, and on a base line.
    fn letter(&mut self, paint: Paint, letter: char, at: (f64, f64), size: f64);
}
