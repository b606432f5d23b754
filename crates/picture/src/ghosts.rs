//! Marks that show what an argument rests on: a box in each such cell, and two bars along the line for each run, one at its earliest and one at its
//! latest place. Where the bars overlap, the run always covers the cell.
//!
//! The bars are at two edges of the cells, the box is within, so that each can be told from the others without its colour.

use super::look::{CellLook, Ends, Ghosts};
use super::pen::{Area, Pen};
use super::tone::{Paint, Tone};
use nonoscope_core::puzzle::Axis;

/// The smallest cell in which a box can be told from its edges, in pixels.
const LEAST_BOXED: f64 = 7.0;

/// The smallest cell with room for two bars, in pixels.
const LEAST_BARRED: f64 = 4.0;

/// The colour of marks, and of their outline.
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
    (1.0 + area.width * 0.06).round()
}

/// Draws what a cell shows of an argument, on top of everything else.
pub(super) fn ghosts(pen: &mut impl Pen, area: Area, look: CellLook, inks: Inks) {
    let thick = thickness(area);
    if look.rests && area.width >= LEAST_BOXED {
        // Within the bars, if any.
        let thin = (0.5 + area.width * 0.04).round();
        super::shapes::frame(pen, inks.on_it, area.inset(thick + thin), thin);
    }
    if area.width < LEAST_BARRED {
        return;
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
            Axis::Row => Area { left: area.left + along.0, top: area.top + across.0, width: along.1, height: across.1 },
            Axis::Column => {
                Area { left: area.left + across.0, top: area.top + along.0, width: across.1, height: along.1 }
            }
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
    Inks { on_it: Tone::Ink.into(), bar: Tone::Told.into(), around }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Align;

    /// A pen that remembers what is drawn on top.
    #[derive(Default)]
    struct Drawn(Vec<(Paint, Area)>);

    impl Pen for Drawn {
        fn ground(&mut self, _: Paint, _: Area) {}
        fn fill(&mut self, _: Paint, _: Area) {}
        fn shade(&mut self, _: Paint, _: f64, _: Area) {}
        fn ring(&mut self, _: Paint, _: (f64, f64), _: f64, _: f64) {}
        fn over(&mut self, paint: Paint, area: Area) {
            self.0.push((paint, area));
        }
        fn stroke(&mut self, _: Paint, _: (f64, f64), _: (f64, f64), _: f64) {}
        fn number(&mut self, _: Paint, _: usize, _: (f64, f64), _: f64, _: Align) {}
        fn letter(&mut self, _: Paint, _: char, _: (f64, f64), _: f64) {}
    }

    fn drawn(side: f64, look: CellLook) -> Vec<(Paint, Area)> {
        let area = Area { left: 100.0, top: 200.0, width: side, height: side };
        let mut pen = Drawn::default();
        ghosts(&mut pen, area, look, on_paper(Tone::Lit.into()));
        pen.0
    }

    fn ends(first: bool, last: bool) -> Option<Ends> {
        Some(Ends { first, last })
    }

    #[test]
    fn everything_stays_in_its_cell_in_whole_pixels() {
        let mut seen = 0;
        for side in 1..=80 {
            for axis in [Axis::Row, Axis::Column] {
                for at in [ends(false, false), ends(true, false), ends(false, true), ends(true, true)] {
                    let ghosts = Ghosts { axis, earliest: at, latest: at, block: at };
                    let look = CellLook { rests: true, ghosts, ..CellLook::default() };
                    for (_, area) in drawn(side.into(), look) {
                        let Area { left, top, width, height } = area;
                        let fits = |from: f64, length: f64, start: f64| {
                            from >= start && length >= 0.0 && from + length <= start + f64::from(side)
                        };
                        assert!(fits(left, width, 100.0) && fits(top, height, 200.0), "{side}: {area:?}");
                        assert!(
                            [left, top, width, height].iter().all(|number| number.fract() == 0.0),
                            "{side}: {area:?}"
                        );
                        seen += 1;
                    }
                }
            }
        }
        assert!(seen > 1000);
    }

    #[test]
    fn the_two_places_and_the_box_are_apart() {
        for side in [12.0, 20.0, 33.0, 64.0] {
            let of = |look: CellLook, paint: Tone| {
                let areas = drawn(side, look).into_iter().filter(|(drawn, _)| *drawn == paint.into());
                areas.map(|(_, area)| (area.top, area.top + area.height)).collect::<Vec<_>>()
            };
            let ghosts = |earliest, latest| Ghosts { axis: Axis::Row, earliest, latest, block: None };
            let inside = ends(false, false);
            let first = of(CellLook { ghosts: ghosts(inside, None), ..CellLook::default() }, Tone::Told);
            let last = of(CellLook { ghosts: ghosts(None, inside), ..CellLook::default() }, Tone::Told);
            let boxed = of(CellLook { rests: true, ..CellLook::default() }, Tone::Ink);
            assert_eq!((first[0].0, last[0].1), (200.0, 200.0 + side), "at both edges");
            let (top, bottom) = (boxed.iter().map(|span| span.0), boxed.iter().map(|span| span.1));
            assert!(top.fold(f64::MAX, f64::min) > first[0].1 && bottom.fold(0.0, f64::max) < last[0].0, "{side}");
        }
        assert!(drawn(5.0, CellLook { rests: true, ..CellLook::default() }).is_empty(), "no room for a box");
        assert!(drawn(20.0, CellLook::default()).is_empty());
    }
}
