//! The inspector: one line with its layouts drawn as strips, and what they all agree on.

use super::controller::App;
use super::elements::{add_option, set_attribute, set_text};
use super::theme::Theme;
use crate::picture::Colour;
use crate::player::Inspection;
use crate::puzzle::{Axis, Cell, Line};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// The largest cell of a strip, and the space between strips, in CSS pixels.
const LARGEST: f64 = 14.0;
const GAP: f64 = 3.0;

impl App {
    /// Lists the lines to choose from.
    pub(super) fn list_lines_if_new(&mut self) {
        let (Some(player), Some(document)) = (&self.player, self.window.document()) else { return };
        self.inspected = None;
        self.strips_stale = true;
        if self.listed.as_ref().is_some_and(|listed| player.puzzle().asks_the_same(listed)) {
            return;
        }
        self.listed = Some(player.puzzle().clone());
        self.elements.line.set_text_content(None);
        let lines =
            player.puzzle().lines().map(|line| (name_of(line), format!("{line}: {}", player.puzzle().clue(line))));
        let none = (String::new(), "choose one, or click its clue".to_owned());
        for (name, text) in [none].into_iter().chain(lines) {
            // Making and adding a plain element is never refused.
            let _ = add_option(&document, &self.elements.line, &name, &text);
        }
    }

    /// A line was chosen from the list.
    pub(super) fn line_listed(&mut self) {
        let value = self.elements.line.value();
        let line = value.split_at_checked(1).and_then(|(axis, index)| {
            let axis = if axis == "r" { Axis::Row } else { Axis::Column };
            Some(Line { axis, index: index.parse().ok()? })
        });
        self.choose_line(line);
    }

    /// Looks closely at a line, or at none. From then on steps do not choose another one.
    pub(super) fn choose_line(&mut self, line: Option<Line>) {
        self.chosen = line;
        self.elements.follow.set_checked(false);
    }

    /// Shows the line that is chosen, or that of the last step if that is wanted.
    pub(super) fn show_inspector(&mut self) {
        let Some(player) = &self.player else { return };
        // Nobody can look at layouts that change several times a second.
        if self.is_playing_fast() {
            return;
        }
        let followed = self.elements.follow.checked().then(|| player.lit_line()).flatten();
        if self.elements.follow.checked() {
            self.chosen = followed;
        }
        let line = self.chosen.filter(|line| line.index < player.puzzle().clues(line.axis).len());
        let elements = &self.elements;
        let value = line.map(name_of).unwrap_or_default();
        if elements.line.value() != value {
            elements.line.set_value(&value);
        }
        let seen = line.map(|line| player.inspect(line));
        if seen == self.inspected && !self.strips_stale {
            return;
        }
        self.strips_stale = false;
        elements.strips_frame.set_hidden(seen.as_ref().is_none_or(|seen| seen.strips.is_empty()));
        let sentence = seen.as_ref().map_or_else(
            || "Every way in which the runs of a line fit what is known, and what they all agree on.".to_owned(),
            |seen| {
                let when = if seen.explains { "Before this step: " } else { "" };
                let sentence = format!("{when}{}", seen.sentence());
                let mut chars = sentence.chars();
                chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
            },
        );
        set_text(&elements.line_sentence, &sentence);
        if let Some(seen) = &seen {
            set_attribute(
                &elements.strips,
                "aria-label",
                &format!("Layouts of {}: {}", seen.line, agreed_in_words(seen)),
            );
            let width = f64::from(elements.strips_frame.client_width());
            // Without a canvas there are still the words.
            let _ = draw(&elements.strips, seen, &self.theme, width, self.window.device_pixel_ratio());
        }
        self.inspected = seen;
    }
}

fn name_of(line: Line) -> String {
    format!("{}{}", if line.axis == Axis::Row { "r" } else { "c" }, line.index)
}

/// What all layouts agree on, beyond what is known.
fn agreed_in_words(seen: &Inspection) -> String {
    let places = |wanted: Cell| -> Vec<String> {
        let new = seen.agreed.iter().zip(&seen.known).enumerate();
        let new = new.filter(|(_, (agreed, known))| **agreed == wanted && **known == Cell::Unknown);
        new.map(|(along, _)| (along + 1).to_string()).collect()
    };
    let said = |cells: Vec<String>, word: &str| (!cells.is_empty()).then(|| format!("{word} {}", cells.join(", ")));
    let parts: Vec<String> = [said(places(Cell::Filled), "all fill"), said(places(Cell::Empty), "all leave empty")]
        .into_iter()
        .flatten()
        .collect();
    if parts.is_empty() { "they agree on nothing new".to_owned() } else { parts.join("; ") }
}

/// Draws the layouts below each other; the columns on which all agree have a ground of their own.
fn draw(canvas: &HtmlCanvasElement, seen: &Inspection, theme: &Theme, width: f64, density: f64) -> Result<(), JsValue> {
    let length = seen.known.len().max(1);
    let cell = (LARGEST * density).min((width * density / length as f64).floor()).max(1.0);
    let gap = (GAP * density).min(cell / 3.0).round().max(1.0);
    let rows = seen.strips.len();
    let pixels = (cell * length as f64, (cell + gap) * rows as f64);
    canvas.set_width(pixels.0 as u32);
    canvas.set_height(pixels.1 as u32);
    canvas.style().set_property("width", &format!("{}px", pixels.0 / density))?;
    canvas.style().set_property("height", &format!("{}px", pixels.1 / density))?;
    let context: CanvasRenderingContext2d = canvas.get_context("2d")?.ok_or("no canvas")?.dyn_into()?;
    let is_new = |along: usize| seen.agreed[along] != Cell::Unknown && seen.known[along] == Cell::Unknown;
    for along in (0..length).filter(|&along| is_new(along)) {
        context.set_fill_style_str(theme.colour(Colour::Lit));
        context.fill_rect(along as f64 * cell, 0.0, cell, pixels.1);
    }
    // Whole runs first, and what keeps cells apart over all of them: a stroke for each column, not one for each cell.
    context.set_fill_style_str(theme.colour(Colour::Ink));
    for (row, strip) in seen.strips.iter().enumerate() {
        let mut along = 0;
        for run in strip.chunk_by(|one, other| one == other) {
            if run[0] {
                context.fill_rect(along as f64 * cell, row as f64 * (cell + gap), run.len() as f64 * cell, cell);
            }
            along += run.len();
        }
    }
    context.set_fill_style_str(theme.colour(Colour::Fresh));
    for along in (0..length).filter(|&along| is_new(along)) {
        let filled = seen.agreed[along] == Cell::Filled;
        let side = if filled { cell } else { (cell * 0.25).max(1.0).floor() };
        let edge = ((cell - side) / 2.0).floor();
        for row in 0..rows {
            context.fill_rect(along as f64 * cell + edge, row as f64 * (cell + gap) + edge, side, side);
        }
    }
    if cell >= 4.0 {
        context.set_fill_style_str(theme.colour(Colour::ThinRule));
        for along in 0..length {
            context.fill_rect((along + 1) as f64 * cell - 1.0, 0.0, 1.0, pixels.1);
        }
        context.set_fill_style_str(theme.colour(Colour::Paper));
        for row in 0..rows {
            context.fill_rect(0.0, row as f64 * (cell + gap) + cell, pixels.0, gap);
        }
    }
    Ok(())
}
