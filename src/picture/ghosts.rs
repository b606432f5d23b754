//! How cells show what an argument rests on: a box in each such cell, and two bars along the line for each run, one at its
//! earliest and one at its latest place. Where both run along a cell, the run covers it wherever it lies.
//!
//! The bars are at two edges of the cells, the box is within, so that each can be told from the others without its colour.

use super::look::{CellLook, Ends, Ghosts};
use super::pen::{Area, Pen};
use super::tone::{Paint, Tone};
use crate::puzzle::Axis;

/// The smallest cell in which a box can be told from its edges, in pixels.
const LEAST_BOXED: f64 = 7.0;

/// What marks are drawn with, and what parts them from the cell.
#[derive(Clone, Copy)]
pub(super) struct Inks {
    /// On the cell, as it is filled.
    pub(super) on_it: Paint,
    /// The bars.
    pub(super) bar: Paint,
    /// What is around the bars.
    pub(super) around: Paint,
}

/// How thick a bar is.
fn thickness(area: Area) -> f64 {
    (area.width * 0.12).round().max(1.0)
}

/// Draws what a cell shows of an argument, on top of everything else.
pub(super) fn ghosts(pen: &mut impl Pen, area: Area, look: CellLook, inks: Inks) {
    let thick = thickness(area);
    if look.rests && area.width >= LEAST_BOXED {
        // Within the bars, whether or not there are any.
        let thin = (area.width * 0.07).round().max(1.0);
        super::shapes::frame(pen, inks.on_it, area.inset(thick + thin), thin);
    }
    let Ghosts { axis, earliest, latest, block } = look.ghosts;
    let across = if axis == Axis::Row { area.height } else { area.width };
    if let Some(ends) = block {
        let breadth = (thick * 0.8).round().max(1.0);
        bar(pen, inks.on_it, (axis, area), ((across - breadth) / 2.0).floor(), breadth, ends, (breadth, breadth));
    }
    let (halo, tick) = ((thick * 0.5).round().max(1.0), (area.width * 0.3).round());
    if let Some(ends) = earliest {
        bar(pen, inks.around, (axis, area), 0.0, thick + halo, ends, (0.0, 0.0));
        bar(pen, inks.bar, (axis, area), 0.0, thick, ends, (0.0, tick));
    }
    if let Some(ends) = latest {
        bar(pen, inks.around, (axis, area), across - thick - halo, thick + halo, ends, (0.0, 0.0));
        bar(pen, inks.bar, (axis, area), across - thick, thick, ends, (tick - thick, thick));
    }
}

/// Draws a bar along a line through a cell, from `start` across the line, and `thick`. At its ends it reaches further across
/// the line: by `back` before its start, and to `tick` from its start.
fn bar(
    pen: &mut impl Pen,
    paint: Paint,
    (axis, area): (Axis, Area),
    start: f64,
    thick: f64,
    ends: Ends,
    (back, tick): (f64, f64),
) {
    let length = if axis == Axis::Row { area.width } else { area.height };
    let mut fill = |along: (f64, f64), across: (f64, f64)| {
        let area = match axis {
            Axis::Row => Area {
                left: area.left + along.0,
                top: area.top + across.0,
                width: along.1,
                height: across.1,
            },
            Axis::Column => Area {
                left: area.left + across.0,
                top: area.top + along.0,
                width: across.1,
                height: along.1,
            },
        };
        pen.over(paint, area);
    };
    // A stretch stops a little short of the edge, so that two of them can be told apart.
    let short = if thick > 1.0 { 1.0 } else { 0.0 };
    let (from, to) = (if ends.first { short } else { 0.0 }, length - if ends.last { short } else { 0.0 });
    fill((from, to - from), (start, thick));
    let (top, high) = (start - back, back + tick);
    if high > thick {
        if ends.first {
            fill((from, thick), (top, high));
        }
        if ends.last {
            fill((to - thick, thick), (top, high));
        }
    }
}

/// The marks of a cell whose ground is paper: those on it are of ink.
pub(super) fn on_paper(around: Paint) -> Inks {
    Inks { on_it: Tone::Ink.into(), bar: Tone::Supposed.into(), around }
}
