//! The gallery: a button for each example, the small and easy ones first, with a picture and a name that hide the solution until
//! it is known.

use super::listed;
use crate::page::{Model, Msg, Sender};
use nonoscope_core::solve::Tier;
use nonoscope_format::examples::{self, Example};
use nonoscope_kit::dom::{context_of, density, find, in_pixels, on_send, set_attribute, set_flag, set_text};
use nonoscope_kit::model::display::Theme;
use nonoscope_kit::part::Part;
use nonoscope_picture::Tone;
use nonoscope_words::{Text, solver};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, Document, Element, HtmlCanvasElement};

/// The longer side of a picture, in CSS pixels.
const SIDE: f64 = 60.0;
/// The number of cells between two thicker rules of a picture that hides the solution.
const GROUP: usize = 5;

/// The gallery.
pub(crate) struct Gallery {
    document: Document,
    /// The buttons, in the order of the examples.
    thumbs: Vec<Thumb>,
    /// The colours in which they are painted.
    theme: Option<Rc<Theme>>,
}

struct Thumb {
    /// Which example it is.
    index: usize,
    example: &'static Example,
    /// The number of columns and of rows.
    size: (usize, usize),
    button: Element,
    canvas: HtmlCanvasElement,
    name: Element,
    /// Whether the picture shows the solution, once it is painted.
    shows: Option<bool>,
}

impl Gallery {
    /// Makes the buttons.
    ///
    /// # Errors
    /// If the browser refuses to make an element or to draw.
    pub(crate) fn new(document: &Document, sender: &Sender) -> Result<Gallery, JsValue> {
        let list: Element = find(document, "gallery");
        let mut thumbs = Vec::new();
        for index in listed() {
            let example = &examples::ALL[index];
            let size = (usize::from(example.width), usize::from(example.height));
            let button = document.create_element("button")?;
            button.set_attribute("type", "button")?;
            let tier = example.rating.map(|number| Tier::of(number).text());
            let canvas: HtmlCanvasElement = document.create_element("canvas")?.dyn_into()?;
            canvas.set_attribute("aria-hidden", "true")?;
            let name = document.create_element("span")?;
            button.append_child(&canvas)?;
            button.append_child(&name)?;
            let word = document.create_element("small")?;
            word.set_attribute("aria-hidden", "true")?;
            let tier = tier.map_or(String::new(), |tier| format!(" {tier}"));
            word.set_text_content(Some(&format!("{}\u{a0}×\u{a0}{}{tier}", size.0, size.1)));
            button.append_child(&word)?;
            list.append_child(&button)?;
            on_send(sender, &button, "click", move || Some(Msg::Example(index)));
            thumbs.push(Thumb { index, example, size, button, canvas, name, shows: None });
        }
        Ok(Gallery { document: document.clone(), thumbs, theme: None })
    }
}

impl Part<Model> for Gallery {
    /// Marks the example that is on the board, if any.
    fn show(&mut self, model: &Model) {
        let theme = &model.display.theme;
        let is_new = self.theme.as_ref().is_none_or(|painted| !Rc::ptr_eq(painted, theme));
        for thumb in &mut self.thumbs {
            let shows = model.has_solved(thumb.index);
            if is_new || thumb.shows != Some(shows) {
                thumb.shows = Some(shows);
                thumb.name(model);
                // Without a canvas there is still the name.
                let _ = thumb.paint(theme, density(&self.document));
            }
        }
        self.theme = Some(theme.clone());
        if model.player.is_some() {
            for thumb in &self.thumbs {
                set_flag(&thumb.button, "aria-pressed", model.shown.example == Some(thumb.index));
            }
        }
    }
}

impl Thumb {
    /// Gives the button its name, and says what is special about the puzzle: neither gives a picture away that is still hidden.
    fn name(&self, model: &Model) {
        set_text(&self.name, model.example_name(self.index));
        // The name of the button stays that of the puzzle; how hard it is belongs to its description.
        let note = model.names(self.index).then(|| self.example.note());
        let tier = self.example.rating.map(|number| solver::difficulty_is(Tier::of(number).text()));
        set_attribute(&self.button, "title", Text::sentences(note.into_iter().chain(tier)));
    }

    fn paint(&self, theme: &Theme, density: f64) -> Result<(), JsValue> {
        match self.example.picture.filter(|_| self.shows == Some(true)) {
            Some(picture) => self.paint_solution(picture, theme, density),
            None => self.paint_blank(theme, density),
        }
    }

    /// An empty sheet of the puzzle's size.
    fn paint_blank(&self, theme: &Theme, density: f64) -> Result<(), JsValue> {
        let (width, height) = self.size;
        let longest = width.max(height).max(1) as f64;
        // Rules closer than this would be grey.
        let every = if longest > 30.0 { GROUP } else { 1 };
        let cell = ((SIDE * density - 1.0) / longest).floor().max(1.0);
        let context = self.sheet([width, height].map(|cells| cells as f64 * cell + 1.0), density)?;
        let [wide, high] = [width, height].map(|cells| cells as f64 * cell + 1.0);
        for (cells, is_column) in [(width, true), (height, false)] {
            for line in (0..=cells).filter(|line| line % every == 0 || *line == cells) {
                let is_thick = line % GROUP == 0 || line == cells;
                context.set_fill_style_str(theme.colour(if is_thick { Tone::Dimmed } else { Tone::ThinRule }));
                let at = line as f64 * cell;
                let (x, y, w, h) = if is_column { (at, 0.0, 1.0, high) } else { (0.0, at, wide, 1.0) };
                context.fill_rect(x, y, w, h);
            }
        }
        Ok(())
    }

    /// Makes the canvas as large as this, in device pixels, and empty.
    fn sheet(&self, pixels: [f64; 2], density: f64) -> Result<CanvasRenderingContext2d, JsValue> {
        self.canvas.set_width(pixels[0] as u32);
        self.canvas.set_height(pixels[1] as u32);
        let style = self.canvas.style();
        style.set_property("width", &in_pixels(pixels[0] / density))?;
        style.set_property("height", &in_pixels(pixels[1] / density))?;
        context_of(&self.canvas)
    }

    fn paint_solution(&self, picture: &str, theme: &Theme, density: f64) -> Result<(), JsValue> {
        let (colours, rows): (Vec<&str>, Vec<&str>) = picture.lines().partition(|line| line.contains(' '));
        let colour_of = |letter: char| {
            let (_, colour) =
                colours.iter().filter_map(|line| line.split_once(' ')).find(|(of, _)| of.starts_with(letter))?;
            Some(colour)
        };
        let height = rows.len();
        let width = rows.first().map_or(1, |row| row.chars().count());
        // In whole pixels, so that all cells have the same size.
        let cell = (SIDE * density / width.max(height) as f64).floor().max(1.0);
        let context = self.sheet([width, height].map(|cells| cells as f64 * cell), density)?;
        for (row, cells) in rows.iter().enumerate() {
            for (column, letter) in cells.chars().enumerate() {
                let tone = match letter {
                    '#' => Tone::Ink,
                    '?' => Tone::ThinRule,
                    _ => Tone::Paper,
                };
                // Colours are on light paper in every theme.
                let tone = theme.paint(tone.into(), !colours.is_empty());
                context.set_fill_style_str(colour_of(letter).unwrap_or(&tone));
                context.fill_rect(column as f64 * cell, row as f64 * cell, cell, cell);
            }
        }
        Ok(())
    }
}
