//! A pen that shifts what it draws to the right and down.

use super::pen::{Align, Area, Pen};
use super::tone::Paint;

/// Draws with another pen, further to the right and down by whole pixels.
pub(super) struct Shifted<'p, P> {
    pub(super) pen: &'p mut P,
    pub(super) right: f64,
    pub(super) down: f64,
}

impl<P> Shifted<'_, P> {
    fn area(&self, area: Area) -> Area {
        Area { left: area.left + self.right, top: area.top + self.down, ..area }
    }

    fn place(&self, (x, y): (f64, f64)) -> (f64, f64) {
        (x + self.right, y + self.down)
    }
}

impl<P: Pen> Pen for Shifted<'_, P> {
    fn ground(&mut self, paint: Paint, area: Area) {
        self.pen.ground(paint, self.area(area));
    }

    fn fill(&mut self, paint: Paint, area: Area) {
        self.pen.fill(paint, self.area(area));
    }

    fn shade(&mut self, paint: Paint, opacity: f64, area: Area) {
        self.pen.shade(paint, opacity, self.area(area));
    }

    fn ring(&mut self, paint: Paint, middle: (f64, f64), radius: f64, width: f64) {
        self.pen.ring(paint, self.place(middle), radius, width);
    }

    fn over(&mut self, paint: Paint, area: Area) {
        self.pen.over(paint, self.area(area));
    }

    fn stroke(&mut self, paint: Paint, from: (f64, f64), to: (f64, f64), width: f64) {
        self.pen.stroke(paint, self.place(from), self.place(to), width);
    }

    fn number(&mut self, paint: Paint, number: usize, at: (f64, f64), size: f64, align: Align) {
        self.pen.number(paint, number, self.place(at), size, align);
    }

    fn letter(&mut self, paint: Paint, letter: char, at: (f64, f64), size: f64) {
        self.pen.letter(paint, letter, self.place(at), size);
    }
}
