//! A pen that draws on a canvas, in the current part of the window.

use crate::app::model::display::Theme;
use crate::picture::{Align, Area, Pen, Tone};
use std::f64::consts::TAU;
use web_sys::CanvasRenderingContext2d;

/// Draws on a canvas.
pub(super) struct CanvasPen<'c> {
    context: &'c CanvasRenderingContext2d,
    theme: &'c Theme,
}

impl<'c> CanvasPen<'c> {
    pub(super) fn new(context: &'c CanvasRenderingContext2d, theme: &'c Theme) -> CanvasPen<'c> {
        CanvasPen { context, theme }
    }
}

impl Pen for CanvasPen<'_> {
    fn ground(&mut self, colour: Tone, area: Area) {
        self.fill(colour, area);
    }

    fn fill(&mut self, colour: Tone, area: Area) {
        self.context.set_fill_style_str(self.theme.colour(colour));
        self.context.fill_rect(area.left, area.top, area.width, area.height);
    }

    fn shade(&mut self, colour: Tone, opacity: f64, area: Area) {
        self.context.set_global_alpha(opacity);
        self.fill(colour, area);
        self.context.set_global_alpha(1.0);
    }

    fn ring(&mut self, colour: Tone, middle: (f64, f64), radius: f64, breadth: f64) {
        let context = &self.context;
        context.set_stroke_style_str(self.theme.colour(colour));
        context.set_line_width(breadth);
        context.begin_path();
        // Browsers accept any circle with a positive radius.
        let _ = context.arc(middle.0, middle.1, radius, 0.0, TAU);
        context.stroke();
    }

    fn over(&mut self, colour: Tone, area: Area) {
        self.fill(colour, area);
    }

    fn stroke(&mut self, colour: Tone, from: (f64, f64), to: (f64, f64), breadth: f64) {
        let context = &self.context;
        context.set_stroke_style_str(self.theme.colour(colour));
        context.set_line_width(breadth);
        context.begin_path();
        context.move_to(from.0, from.1);
        context.line_to(to.0, to.1);
        context.stroke();
    }

    fn number(&mut self, colour: Tone, number: usize, at: (f64, f64), size: f64, align: Align) {
        let context = &self.context;
        context.set_font(&format!("{size}px {}", self.theme.type_face));
        context.set_fill_style_str(self.theme.colour(colour));
        context.set_text_align(match align {
            Align::Left => "left",
            Align::Middle => "center",
            Align::Right => "right",
        });
        // Browsers accept any text if no maximum width is given.
        let _ = context.fill_text(&number.to_string(), at.0, at.1);
    }
}
