//! The inspector: a line, with its layouts drawn as strips and what they all agree on.

use crate::page::{Model, Msg, Sender};
use crate::settings::Setting;
use nonoscope_core::puzzle::{Axis, Cell, Colour, Line, Palette};
use nonoscope_core::trace::{Change, along, cells};
use nonoscope_kit::dom::{
    add_option, cleared, density, find, in_pixels, inner_width, on_send, set_attribute, set_checked, set_choice,
    set_text,
};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::display::Theme;
use nonoscope_kit::model::drawer::Drawer;
use nonoscope_kit::part::Part;
use nonoscope_picture::{Inking, Paint, Sample, Tone};
use nonoscope_play::{Inspection, Player, clue_in_words};
use nonoscope_words::{Text, grammar, layouts as words};
use std::cell::Cell as Shared;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::*;
use web_sys::{Document, HtmlCanvasElement, HtmlElement, HtmlInputElement, HtmlSelectElement, ResizeObserver};

/// The inspector.
pub(crate) struct Inspector {
    document: Document,
    line: HtmlSelectElement,
    sentence: HtmlElement,
    frame: HtmlElement,
    strips: HtmlCanvasElement,
    /// The width for the strips. An observer reports changes; asking would force a layout of the whole page.
    width: Rc<Shared<f64>>,
    follow: HtmlInputElement,
    /// The puzzle whose lines are listed.
    listed: u32,
    /// The state shown: the line, its trace, the revision of the screen, whether colours have letters, and the open drawer.
    seen: Option<Inspection>,
    at: (u32, u32, bool, Option<Drawer>),
}

impl Inspector {
    /// # Errors
    /// If the browser refuses to make an element or to draw.
    pub(crate) fn new(document: &Document, sender: &Sender) -> Result<Inspector, JsValue> {
        let line: HtmlSelectElement = find(document, "line");
        let chosen = line.clone();
        on_send(sender, &line, "change", move || Some(Msg::Board(BoardMsg::Choose(line_named(&chosen.value())))));
        let follow: HtmlInputElement = find(document, "follow");
        let ticked = follow.clone();
        on_send(sender, &follow, "change", move || Some(Msg::Set(Setting::Follows(ticked.checked()))));
        let frame: HtmlElement = find(document, "strips-frame");
        let width = Rc::<Shared<f64>>::default();
        let (told, page, measured) = (width.clone(), document.clone(), frame.clone());
        let on_resize = Closure::<dyn FnMut()>::new(move || told.set(inner_width(&page, &measured)));
        ResizeObserver::new(on_resize.as_ref().unchecked_ref())?.observe(&frame);
        // It listens for as long as the page exists.
        on_resize.forget();
        Ok(Inspector {
            document: document.clone(),
            line,
            sentence: find(document, "line-sentence"),
            frame,
            width,
            strips: find(document, "strips"),
            follow,
            listed: 0,
            seen: None,
            at: (0, u32::MAX, false, None),
        })
    }

    /// Lists the lines to choose from.
    fn list(&self, player: &Player) {
        self.line.set_text_content(None);
        let puzzle = player.puzzle();
        let clue = |line| clue_in_words(puzzle.clue(line), puzzle.palette());
        let lines = puzzle.lines().map(|line| (name_of(line), words::line_and_clue(line, clue(line))));
        let none = (String::new(), words::choose_line());
        for (name, text) in [none].into_iter().chain(lines) {
            // Browsers never refuse a plain element.
            add_option(&self.document, &self.line, &name, &text);
        }
    }
}

impl Part<Model> for Inspector {
    /// Shows the chosen line, or the line of the last step if that option is on.
    fn show(&mut self, model: &Model) {
        set_checked(&self.follow, model.settings.follows);
        let Some(player) = &model.player else { return };
        if std::mem::replace(&mut self.listed, model.shown.puzzles) != model.shown.puzzles {
            self.list(player);
        }
        // Layouts that change several times a second cannot be read.
        if model.playing.is_fast() {
            return;
        }
        let line = model.inspected_line();
        set_choice(&self.line, &line.map(name_of).unwrap_or_default());
        // A closed drawer hides it.
        let drawers = model.display.drawers;
        if drawers.exist && drawers.open != Some(Drawer::Line) {
            return;
        }
        let at = (model.shown.sessions, model.display.changes, model.settings.letters, drawers.open);
        let seen = line.map(|line| player.inspect(line));
        if seen == self.seen && at == self.at {
            return;
        }
        let (is_hidden, was_hidden) = (seen.as_ref().is_none_or(|seen| seen.strips.is_empty()), self.frame.hidden());
        if is_hidden != was_hidden {
            self.frame.set_hidden(is_hidden);
        }
        let sentence = match &seen {
            None => words::about(),
            Some(seen) if seen.explains => words::before_this_step(seen.sentence()),
            Some(seen) => grammar::capital(seen.sentence()),
        };
        set_text(&self.sentence, sentence);
        if let Some(seen) = &seen {
            let palette = player.puzzle().palette();
            let label = words::layouts_of(seen.line, agreed_in_words(seen, palette));
            set_attribute(&self.strips, "aria-label", label);
            if was_hidden || at.1 != self.at.1 || self.width.get() < 1.0 {
                self.width.set(inner_width(&self.document, &self.frame));
            }
            // Without a canvas there are still the words.
            let _ = draw(
                &self.strips,
                seen,
                (palette, model.settings.letters),
                &model.display.theme,
                self.width.get(),
                density(&self.document),
            );
        }
        (self.seen, self.at) = (seen, at);
    }
}

fn name_of(line: Line) -> String {
    format!("{}{}", if line.axis == Axis::Row { "r" } else { "c" }, line.index)
}

fn line_named(name: &str) -> Option<Line> {
    let (axis, index) = name.split_at_checked(1)?;
    let axis = if axis == "r" { Axis::Row } else { Axis::Column };
    Some(Line { axis, index: index.parse().ok()? })
}

/// What all layouts agree on, beyond what is known.
fn agreed_in_words(seen: &Inspection, palette: &Palette) -> Text {
    let new: Vec<Change> = seen.new_cells().collect();
    if palette.inks() > 1 && !new.is_empty() {
        return words::in_all(along(&new, seen.line, palette));
    }
    let places = |wanted: Cell| {
        let new = new.iter().filter(|change| change.cell == wanted);
        new.map(|change| seen.line.along(change.at) + 1).collect::<Vec<_>>()
    };
    let (filled, empty) = (places(Cell::FILLED), places(Cell::EMPTY));
    match (filled.is_empty(), empty.is_empty()) {
        (true, true) => words::agree_on_nothing(),
        (false, true) => words::all_fill(cells(&filled)),
        (true, false) => words::all_leave_empty(cells(&empty)),
        (false, false) => words::all_fill_and_leave(cells(&filled), cells(&empty)),
    }
}

/// The largest cell of a strip, and the gap between strips, in CSS pixels.
const LARGEST: f64 = 14.0;
const GAP: f64 = 3.0;
/// The smallest cell with room for the letter of its ink, in CSS pixels.
const LEAST_LETTERED: f64 = 9.0;

/// Draws the layouts. The columns on which all agree have a different background. With `letters`, each run begins with the
/// letter of its ink.
pub(crate) fn draw(
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
