//! The small shapes that cells are marked with: rings, crosses, frames, and squares of a colour.

use super::inking::needs_outline;
use super::look::CellLook;
use super::pen::{Area, Pen};
use super::tone::{Paint, Tone};

/// The smallest cell with room for a circle, in pixels.
const LEAST_CIRCLED: f64 = 4.0;

/// The background of a cell.
pub(super) fn ground(look: CellLook) -> Tone {
    match look {
        CellLook { lit: true, .. } => Tone::Lit,
        CellLook { differs: true, .. } | CellLook { wrong: true, .. } => Tone::Differs,
        _ => Tone::Paper,
    }
}

/// A line through a number.
pub(super) fn strike(pen: &mut impl Pen, paint: Paint, area: Area, size: f64) {
    let Area { left, top, width, height } = area;
    let (from, to) = ((left, top + height * 0.62), (left + width, top + height * 0.38));
    pen.stroke(paint, from, to, (size * 0.1).max(1.0));
}

/// A ring in the middle of a cell.
pub(super) fn ring(pen: &mut impl Pen, paint: Paint, area: Area, scale: f64) {
    let size = area.width;
    if size < LEAST_CIRCLED {
        return pen.shade(paint, 0.5, area.shrunk(0.5));
    }
    pen.ring(paint, area.middle(), (size * 0.2 * scale).max(0.5), (size * 0.075).max(1.0));
}

/// The places of dots in a cell, in the order in which more and more of them are drawn: they stay evenly spread.
const SPREAD: [usize; 16] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
/// The same in a small cell.
const SPREAD_SMALL: [usize; 4] = [0, 2, 3, 1];
/// The smallest cell with room for the first, in pixels.
const LEAST_DOTTED: f64 = 10.0;

/// Dots of ink: the more, the likelier it is that the cell is filled.
pub(super) fn likely(pen: &mut impl Pen, area: Area, likelihood: f64) {
    let (side, spread) = if area.width < LEAST_DOTTED { (2, &SPREAD_SMALL[..]) } else { (4, &SPREAD[..]) };
    let dots = (likelihood * spread.len() as f64).round().max(1.0) as usize;
    let pitch = area.width * 0.84 / side as f64;
    let dot = (pitch * 0.62).floor().max(1.0);
    for (index, _) in spread.iter().enumerate().filter(|(_, order)| **order < dots) {
        let place = |along: usize| (area.width * 0.08 + (along as f64 + 0.5) * pitch - dot / 2.0).round();
        let (left, top) = (area.left + place(index % side), area.top + place(index / side));
        pen.over(Tone::Ink.into(), Area { left, top, width: dot, height: dot });
    }
}

/// A small cross over a cell.
pub(super) fn cross(pen: &mut impl Pen, paint: Paint, area: Area) {
    let ((x, y), arm) = (area.middle(), area.width * 0.26);
    for slope in [1.0, -1.0] {
        let width = (area.width * 0.1).max(1.0);
        pen.stroke(paint, (x - arm, y - arm * slope), (x + arm, y + arm * slope), width);
    }
}

/// A frame just inside an area.
pub(super) fn frame(pen: &mut impl Pen, paint: Paint, area: Area, thickness: f64) {
    let Area { left, top, width, height } = area;
    pen.over(paint, Area { height: thickness, ..area });
    pen.over(paint, Area { left, top: top + height - thickness, width, height: thickness });
    pen.over(paint, Area { width: thickness, ..area });
    pen.over(paint, Area { left: left + width - thickness, top, width: thickness, height });
}

/// The frames of a cell that was supposed, and of the one with the cursor. Returns how far they reach into the cell.
pub(super) fn frames(pen: &mut impl Pen, area: Area, look: CellLook) -> f64 {
    let (tried, cursor) = ((area.width * 0.1).max(1.0).round(), (area.width * 0.12).max(2.0).round());
    if look.tried {
        frame(pen, Tone::Supposed.into(), area, tried);
    }
    if look.cursor {
        frame(pen, Tone::Told.into(), area, cursor);
    }
    if look.cursor {
        cursor
    } else if look.tried {
        tried
    } else {
        0.0
    }
}

/// An area in a colour of the puzzle. A colour as light as paper gets a thin outline.
pub(super) fn swatch(pen: &mut impl Pen, rgb: [u8; 3], area: Area) {
    pen.fill(Paint::Exact(rgb), area);
    if needs_outline(rgb) {
        frame(pen, Tone::Faint.into(), area, thin(area));
    }
}

/// How thin an outline is.
pub(super) fn thin(area: Area) -> f64 {
    (area.width.min(area.height) * 0.05).round().max(1.0)
}
