//! The progress of a solve: how many cells are unknown after each step, drawn under the scrubber.

use crate::app::model::Model;
use nonoscope_kit::dom::{cleared, density, find};
use nonoscope_kit::model::display::Theme;
use nonoscope_kit::part::Part;
use nonoscope_picture::Tone;
use nonoscope_play::Player;
use wasm_bindgen::JsValue;
use web_sys::{Document, HtmlCanvasElement};

/// What was drawn last.
#[derive(Clone, Copy, PartialEq)]
struct Drawn {
    position: usize,
    width: f64,
    density: f64,
    /// Which trace it shows, and how often the screen had changed.
    session: u32,
    display: u32,
}

/// The height, and half the width of the scrubber's thumb, by which the curve is inset on both sides; in CSS pixels.
const HEIGHT: f64 = 34.0;
const THUMB: f64 = 9.0;

/// The curve.
pub(crate) struct Graph {
    document: Document,
    canvas: HtmlCanvasElement,
    /// How many cells are unknown after each step.
    curve: Vec<u32>,
    drawn: Option<Drawn>,
}

impl Graph {
    pub(crate) fn new(document: &Document) -> Graph {
        let canvas = find(document, "graph");
        Graph { document: document.clone(), canvas, curve: Vec::new(), drawn: None }
    }
}

impl Part<Model> for Graph {
    /// Draws the curve, with the part already played in ink.
    fn show(&mut self, model: &Model) {
        let Some(player) = model.player.as_ref().filter(|player| !player.is_marking()) else { return };
        // Asking for a width forces a layout of the whole page. This one changes only with the window.
        let width = self.drawn.filter(|drawn| drawn.display == model.display.changes).map(|drawn| drawn.width);
        let now = Drawn {
            position: player.position(),
            width: width.unwrap_or_else(|| f64::from(self.canvas.client_width())),
            density: density(&self.document),
            session: model.shown.sessions,
            display: model.display.changes,
        };
        if self.drawn == Some(now) || now.width < 1.0 {
            return;
        }
        if self.drawn.is_none_or(|drawn| drawn.session != now.session) {
            self.curve = curve(player);
        }
        // Without a canvas there is still the scrubber.
        let _ = draw(&self.canvas, &self.curve, player, &model.display.theme, now);
        self.drawn = Some(now);
    }
}

/// How many cells are unknown at the start and after each step.
fn curve(player: &Player) -> Vec<u32> {
    let mut unknown = player.session().start().unknown_cells();
    let mut curve = vec![unknown as u32];
    for step in player.outcome().trace.steps() {
        unknown = unknown.saturating_sub(step.changes.len());
        curve.push(unknown as u32);
    }
    curve
}

fn draw(canvas: &HtmlCanvasElement, curve: &[u32], player: &Player, theme: &Theme, now: Drawn) -> Result<(), JsValue> {
    let (width, height) = ((now.width * now.density).round(), (HEIGHT * now.density).round());
    let context = cleared(canvas, width as u32, height as u32)?;
    let most = curve.first().copied().unwrap_or(0).max(1);
    let edge = THUMB * now.density;
    let steps = player.len().max(1) as f64;
    let x = |step: usize| edge + (width - 2.0 * edge) * step as f64 / steps;
    let line = now.density.max(1.0) * 1.5;
    let y = |unknown: u32| line + (height - 2.0 * line) * (1.0 - f64::from(unknown) / f64::from(most));
    // No more points than pixels.
    let stride = (curve.len() as f64 / width.max(1.0)).ceil().max(1.0) as usize;
    for (end, fill) in [(curve.len(), theme.colour(Tone::ThinRule)), (now.position + 1, theme.progress())] {
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
