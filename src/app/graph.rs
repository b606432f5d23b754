//! The progress of a solve: how many cells are unknown after each step, drawn behind the scrubber.

use super::controller::App;
use super::theme::Theme;
use crate::picture::Colour;
use crate::player::Player;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// What was drawn last.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Drawn {
    position: usize,
    width: f64,
    density: f64,
}

/// Its height, and half the breadth of the scrubber's thumb, by which it is narrower on both sides; in CSS pixels.
const HEIGHT: f64 = 34.0;
const THUMB: f64 = 9.0;

impl App {
    /// Works out the curve of a new trace.
    pub(super) fn measure_progress(&mut self) {
        let Some(player) = &self.player else { return };
        let mut unknown = player.session().start().unknown_cells();
        let mut curve = vec![unknown as u32];
        for step in player.outcome().trace.steps() {
            unknown = unknown.saturating_sub(step.changes.len());
            curve.push(unknown as u32);
        }
        self.progress = curve;
        self.graph_drawn = None;
    }

    /// Draws the curve, the part that has been played in ink.
    pub(super) fn show_progress(&mut self) {
        let Some(player) = self.player.as_ref().filter(|player| !player.is_marking()) else { return };
        let width = f64::from(self.elements.track.client_width());
        let now = Drawn { position: player.position(), width, density: self.window.device_pixel_ratio() };
        if self.graph_drawn == Some(now) || width < 1.0 {
            return;
        }
        // Without a canvas there is still the scrubber.
        let _ = draw(&self.elements.graph, &self.progress, player, &self.theme, now);
        self.graph_drawn = Some(now);
    }
}

fn draw(canvas: &HtmlCanvasElement, curve: &[u32], player: &Player, theme: &Theme, now: Drawn) -> Result<(), JsValue> {
    let (width, height) = ((now.width * now.density).round(), (HEIGHT * now.density).round());
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    let context: CanvasRenderingContext2d = canvas.get_context("2d")?.ok_or("no canvas")?.dyn_into()?;
    let most = curve.first().copied().unwrap_or(0).max(1);
    let edge = THUMB * now.density;
    let steps = player.len().max(1) as f64;
    let x = |step: usize| edge + (width - 2.0 * edge) * step as f64 / steps;
    let line = now.density.max(1.0) * 1.5;
    let y = |unknown: u32| line + (height - 2.0 * line) * (1.0 - f64::from(unknown) / f64::from(most));
    // No more points than pixels.
    let stride = (curve.len() as f64 / width.max(1.0)).ceil().max(1.0) as usize;
    for (end, fill) in
        [(curve.len(), theme.colour(Colour::ThinRule)), (now.position + 1, theme.colour(Colour::Supposed))]
    {
        context.begin_path();
        context.move_to(x(0), height);
        let mut last = curve.first().copied().unwrap_or(0);
        for step in (0..end.min(curve.len())).step_by(stride).chain([end.min(curve.len()).saturating_sub(1)]) {
            let unknown = curve.get(step).copied().unwrap_or(0);
            context.line_to(x(step), y(last));
            context.line_to(x(step), y(unknown));
            last = unknown;
        }
        context.line_to(x(end.min(curve.len()).saturating_sub(1)), height);
        context.close_path();
        context.set_fill_style_str(fill);
        context.set_global_alpha(if end == curve.len() && end != now.position + 1 { 0.55 } else { 0.5 });
        context.fill();
    }
    context.set_global_alpha(1.0);
    Ok(())
}
