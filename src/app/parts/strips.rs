//! Draws the layouts of a line as strips, one below the other.

use nonoscope_core::puzzle::{Colour, Palette};
use nonoscope_kit::dom::{cleared, in_pixels};
use nonoscope_kit::model::display::Theme;
use nonoscope_picture::{Inking, Paint, Sample, Tone};
use nonoscope_play::Inspection;
use wasm_bindgen::JsValue;
use web_sys::HtmlCanvasElement;

/// The largest cell of a strip, and the gap between strips, in CSS pixels.
const LARGEST: f64 = 14.0;
const GAP: f64 = 3.0;
/// The smallest cell with room for the letter of its ink, in CSS pixels.
const LEAST_LETTERED: f64 = 9.0;

/// Draws the layouts. The columns on which all agree have a different background. With `letters`, each run begins with the
/// letter of its ink.
pub(super) fn draw(
    canvas: &HtmlCanvasElement,
    seen: &Inspection,
    (palette, letters): (&Palette, bool),
    theme: &Theme,
    width: f64,
    density: f64,
) -> Result<(), JsValue> {
    let length = seen.known.len().max(1);
    let cell = (LARGEST * density).min((width * density / length as f64).floor()).max(1.0);
    let gap = (GAP * density).min(cell / 3.0).round().max(1.0);
    let rows = seen.strips.len();
    let pixels = (cell * length as f64, (cell + gap) * rows as f64);
    let context = cleared(canvas, pixels.0 as u32, pixels.1 as u32)?;
    canvas.style().set_property("width", &in_pixels(pixels.0 / density))?;
    canvas.style().set_property("height", &in_pixels(pixels.1 / density))?;
    let is_coloured = Inking::Colours.is_coloured(palette);
    let take = |paint: Paint| context.set_fill_style_str(&theme.paint(paint, is_coloured));
    // As on the board, the colours of a puzzle are on light paper in every theme.
    if is_coloured {
        take(Tone::Paper.into());
        context.fill_rect(0.0, 0.0, pixels.0, pixels.1);
    }
    let samples: Vec<Sample> = Colour::all(palette.inks()).map(|colour| Sample::of(palette, colour)).collect();
    let sample = |colour: Colour| samples.get(colour.number()).copied();
    let fill_of = |colour: Colour| match sample(colour)?.fill {
        Some(rgb) if is_coloured => Some(Paint::Exact(rgb)),
        _ => (!colour.is_background()).then_some(Tone::Ink.into()),
    };
    take(Tone::Lit.into());
    for change in seen.new_cells() {
        context.fill_rect(seen.line.along(change.at) as f64 * cell, 0.0, cell, pixels.1);
    }
    // Whole runs first, then the separators between cells: a stroke for each column, not one for each cell.
    for (row, strip) in seen.strips.iter().enumerate() {
        let mut along = 0;
        for run in strip.chunk_by(|one, other| one == other) {
            if let Some(paint) = fill_of(run[0]) {
                let (left, top, width) = (along as f64 * cell, row as f64 * (cell + gap), run.len() as f64 * cell);
                take(paint);
                context.fill_rect(left, top, width, cell);
                if is_coloured && sample(run[0]).is_some_and(|sample| sample.is_pale) {
                    take(Tone::Faint.into());
                    context.fill_rect(left, top, width, 1.0);
                    context.fill_rect(left, top + cell - 1.0, width, 1.0);
                    context.fill_rect(left, top, 1.0, cell);
                    context.fill_rect(left + width - 2.0, top, 1.0, cell);
                }
            }
            along += run.len();
        }
    }
    for change in seen.new_cells().filter(|change| change.cell.is_known()) {
        let left = seen.line.along(change.at) as f64 * cell;
        let squares = |side: f64| {
            let edge = ((cell - side) / 2.0).floor();
            for row in 0..rows {
                context.fill_rect(left + edge, row as f64 * (cell + gap) + edge, side, side);
            }
        };
        take(Tone::Fresh.into());
        squares(if change.cell.is_filled() { cell } else { (cell * 0.25).max(1.0).floor() });
        // A fresh cell in colour has a rim.
        if let Some(ink) = change.cell.ink().and_then(fill_of).filter(|_| is_coloured) {
            take(ink);
            squares(cell - 2.0 * (cell * 0.15).round());
        }
    }
    if cell >= 4.0 {
        take(Tone::ThinRule.into());
        for along in 0..length {
            context.fill_rect((along + 1) as f64 * cell - 1.0, 0.0, 1.0, pixels.1);
        }
        take(Tone::Paper.into());
        for row in 0..rows {
            context.fill_rect(0.0, row as f64 * (cell + gap) + cell, pixels.0, gap);
        }
    }
    if letters && palette.inks() > 1 && cell >= LEAST_LETTERED * density {
        context.set_font(&format!("{} {}", in_pixels(cell * 0.75), theme.type_face));
        context.set_text_align("center");
        for (row, strip) in seen.strips.iter().enumerate() {
            let mut along = 0;
            for run in strip.chunk_by(|one, other| one == other) {
                if let Some((on_it, letter)) = sample(run[0]).and_then(|sample| Some((sample.on_it, sample.letter?))) {
                    take(Paint::Exact(on_it));
                    let (x, y) = ((along as f64 + 0.5) * cell, row as f64 * (cell + gap) + cell * 0.77);
                    context.fill_text(letter.encode_utf8(&mut [0; 4]), x, y)?;
                }
                along += run.len();
            }
        }
    }
    Ok(())
}
