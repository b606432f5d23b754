//! Draws the layouts of a line as strips, one below the other.

use crate::app::dom::context_of;
use crate::app::model::display::Theme;
use crate::picture::Tone;
use crate::player::Inspection;
use crate::puzzle::Cell;
use wasm_bindgen::JsValue;
use web_sys::HtmlCanvasElement;

/// The largest cell of a strip, and the gap between strips, in CSS pixels.
const LARGEST: f64 = 14.0;
const GAP: f64 = 3.0;

/// Draws the layouts. The columns on which all agree have a different background.
pub(super) fn draw(
    canvas: &HtmlCanvasElement,
    seen: &Inspection,
    theme: &Theme,
    width: f64,
    density: f64,
) -> Result<(), JsValue> {
    let length = seen.known.len().max(1);
    let cell = (LARGEST * density).min((width * density / length as f64).floor()).max(1.0);
    let gap = (GAP * density).min(cell / 3.0).round().max(1.0);
    let rows = seen.strips.len();
    let pixels = (cell * length as f64, (cell + gap) * rows as f64);
    canvas.set_width(pixels.0 as u32);
    canvas.set_height(pixels.1 as u32);
    canvas.style().set_property("width", &format!("{}px", pixels.0 / density))?;
    canvas.style().set_property("height", &format!("{}px", pixels.1 / density))?;
    let context = context_of(canvas)?;
    let is_new = |along: usize| seen.agreed[along] != Cell::UNKNOWN && seen.known[along] == Cell::UNKNOWN;
    for along in (0..length).filter(|&along| is_new(along)) {
        context.set_fill_style_str(theme.colour(Tone::Lit));
        context.fill_rect(along as f64 * cell, 0.0, cell, pixels.1);
    }
    // Whole runs first, then the separators between cells: a stroke for each column, not one for each cell.
    context.set_fill_style_str(theme.colour(Tone::Ink));
    for (row, strip) in seen.strips.iter().enumerate() {
        let mut along = 0;
        for run in strip.chunk_by(|one, other| one == other) {
            if run[0] {
                context.fill_rect(along as f64 * cell, row as f64 * (cell + gap), run.len() as f64 * cell, cell);
            }
            along += run.len();
        }
    }
    context.set_fill_style_str(theme.colour(Tone::Fresh));
    for along in (0..length).filter(|&along| is_new(along)) {
        let filled = seen.agreed[along] == Cell::FILLED;
        let side = if filled { cell } else { (cell * 0.25).max(1.0).floor() };
        let edge = ((cell - side) / 2.0).floor();
        for row in 0..rows {
            context.fill_rect(along as f64 * cell + edge, row as f64 * (cell + gap) + edge, side, side);
        }
    }
    if cell >= 4.0 {
        context.set_fill_style_str(theme.colour(Tone::ThinRule));
        for along in 0..length {
            context.fill_rect((along + 1) as f64 * cell - 1.0, 0.0, 1.0, pixels.1);
        }
        context.set_fill_style_str(theme.colour(Tone::Paper));
        for row in 0..rows {
            context.fill_rect(0.0, row as f64 * (cell + gap) + cell, pixels.0, gap);
        }
    }
    Ok(())
}
