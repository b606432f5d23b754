//! A pen that draws on a canvas, in the current part of the window.

use crate::dom::in_pixels;
use crate::model::display::Theme;
use crate::model::game::Empties;
use nonoscope_picture::{Align, Area, DIGIT, Paint, Pen};
use std::f64::consts::TAU;
use web_sys::CanvasRenderingContext2d;

/// How far a cross reaches to each side, compared to the radius of the ring in its place.
const ARM: f64 = 0.95;

/// Draws on a canvas.
pub(super) struct CanvasPen<'c> {
    context: &'c CanvasRenderingContext2d,
    theme: &'c Theme,
    /// Whether the board is in the colours of its puzzle.
    is_coloured: bool,
    /// The sign that it draws in place of rings.
    empties: Empties,
    /// The last fill colour. Setting a colour takes as long as filling a cell.
    filled_with: Option<Paint>,
}

impl<'c> CanvasPen<'c> {
    pub(super) fn new(
        context: &'c CanvasRenderingContext2d,
        theme: &'c Theme,
        is_coloured: bool,
        empties: Empties,
    ) -> CanvasPen<'c> {
        CanvasPen { context, theme, is_coloured, empties, filled_with: None }
    }

    fn fill_with(&mut self, paint: Paint) {
        if self.filled_with.replace(paint) != Some(paint) {
            self.context.set_fill_style_str(&self.theme.paint(paint, self.is_coloured));
        }
    }

    /// Writes a text that is at most so wide: in type that is wider, it is narrowed.
    fn write(&mut self, paint: Paint, text: &str, at: (f64, f64), size: f64, (align, most): (&str, f64)) {
        self.fill_with(paint);
        let context = self.context;
        context.set_font(&format!("{} {}", in_pixels(size), self.theme.type_face));
        context.set_text_align(align);
        // Browsers accept any text.
        let _ = context.fill_text_with_max_width(text, at.0, at.1, most);
    }
}

impl Pen for CanvasPen<'_> {
    fn ground(&mut self, paint: Paint, area: Area) {
        self.fill(paint, area);
    }

    fn fill(&mut self, paint: Paint, area: Area) {
        self.fill_with(paint);
        self.context.fill_rect(area.left, area.top, area.width, area.height);
    }

    fn shade(&mut self, paint: Paint, opacity: f64, area: Area) {
        self.context.set_global_alpha(opacity);
        self.fill(paint, area);
        self.context.set_global_alpha(1.0);
    }

    fn ring(&mut self, paint: Paint, middle: (f64, f64), radius: f64, breadth: f64) {
        let context = &self.context;
        context.set_stroke_style_str(&self.theme.paint(paint, self.is_coloured));
        context.set_line_width(breadth);
        context.begin_path();
        let ((x, y), arm) = (middle, radius * ARM);
        match self.empties {
            Empties::Circles => {
                // Browsers accept any circle with a positive radius.
                let _ = context.arc(x, y, radius, 0.0, TAU);
            }
            Empties::Crosses => {
                for down in [-arm, arm] {
                    context.move_to(x - arm, y - down);
                    context.line_to(x + arm, y + down);
                }
            }
        }
        context.stroke();
    }

    fn over(&mut self, paint: Paint, area: Area) {
        self.fill(paint, area);
    }

    fn stroke(&mut self, paint: Paint, from: (f64, f64), to: (f64, f64), breadth: f64) {
        let context = &self.context;
        context.set_stroke_style_str(&self.theme.paint(paint, self.is_coloured));
        context.set_line_width(breadth);
        context.begin_path();
        context.move_to(from.0, from.1);
        context.line_to(to.0, to.1);
        context.stroke();
    }

    fn number(&mut self, paint: Paint, number: usize, at: (f64, f64), size: f64, align: Align) {
        let align = match align {
            Align::Left => "left",
            Align::Middle => "center",
            Align::Right => "right",
        };
        let number = number.to_string();
        self.write(paint, &number, at, size, (align, number.len() as f64 * DIGIT * size));
    }

    fn letter(&mut self, paint: Paint, letter: char, at: (f64, f64), size: f64) {
        self.write(paint, letter.encode_utf8(&mut [0; 4]), at, size, ("center", size));
    }
}
