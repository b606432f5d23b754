//! The gallery: a button with a small picture for each example.

use crate::app::dom::{context_of, density, find, on_send, set_flag};
use crate::app::model::Model;
use crate::app::model::display::Theme;
use crate::app::msg::{Msg, Sender};
use crate::app::part::Part;
use crate::examples::{self, Example};
use crate::picture::Tone;
use crate::solve::Tier;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlCanvasElement};

/// The longer side of a picture, in CSS pixels.
const SIDE: f64 = 60.0;

/// The gallery.
pub(crate) struct Gallery {
    document: Document,
    /// The buttons, in the order of the examples.
    thumbs: Vec<Thumb>,
    /// The colours in which they are painted.
    theme: Option<Rc<Theme>>,
}

struct Thumb {
    example: &'static Example,
    button: Element,
    canvas: HtmlCanvasElement,
}

impl Gallery {
    /// Makes the buttons.
    ///
    /// # Errors
    /// If the page lacks the gallery.
    pub(crate) fn new(document: &Document, sender: &Sender) -> Result<Gallery, JsValue> {
        let gallery: Element = find(document, "gallery")?;
        let mut thumbs = Vec::new();
        for (index, example) in examples::ALL.iter().enumerate() {
            let button = document.create_element("button")?;
            button.set_attribute("type", "button")?;
            let tier = example.rating.map(|number| Tier::of(number).name());
            // The name of the button stays that of the puzzle; how hard it is belongs to its description.
            let title = tier.map_or(example.note.to_owned(), |tier| format!("{} For a person: {tier}.", example.note));
            button.set_attribute("title", &title)?;
            let canvas: HtmlCanvasElement = document.create_element("canvas")?.dyn_into()?;
            canvas.set_attribute("aria-hidden", "true")?;
            let name = document.create_element("span")?;
            name.set_text_content(Some(example.name));
            button.append_child(&canvas)?;
            button.append_child(&name)?;
            if let Some(tier) = tier {
                let word = document.create_element("small")?;
                word.set_attribute("aria-hidden", "true")?;
                word.set_text_content(Some(tier));
                button.append_child(&word)?;
            }
            gallery.append_child(&button)?;
            on_send(sender, &button, "click", move || Some(Msg::Example(index)))?;
            thumbs.push(Thumb { example, button, canvas });
        }
        Ok(Gallery { document: document.clone(), thumbs, theme: None })
    }
}

impl Part for Gallery {
    /// Marks the example that is on the board, if any.
    fn show(&mut self, model: &Model) {
        let theme = &model.display.theme;
        if self.theme.as_ref().is_none_or(|painted| !Rc::ptr_eq(painted, theme)) {
            for thumb in &self.thumbs {
                // Without a canvas there is still the name.
                let _ = thumb.paint(theme, density(&self.document));
            }
            self.theme = Some(theme.clone());
        }
        if model.player.is_some() {
            for thumb in &self.thumbs {
                set_flag(&thumb.button, "aria-pressed", model.shown.text == thumb.example.text);
            }
        }
    }
}

impl Thumb {
    fn paint(&self, theme: &Theme, density: f64) -> Result<(), JsValue> {
        let (colours, rows): (Vec<&str>, Vec<&str>) =
            self.example.picture.unwrap_or(UNKNOWN).lines().partition(|line| line.contains(' '));
        let colour_of = |letter: char| {
            let (_, colour) =
                colours.iter().filter_map(|line| line.split_once(' ')).find(|(of, _)| of.starts_with(letter))?;
            Some(colour)
        };
        let height = rows.len();
        let width = rows.first().map_or(1, |row| row.chars().count());
        // In whole pixels, so that all cells have the same size.
        let cell = (SIDE * density / width.max(height) as f64).floor().max(1.0);
        let pixels = [width, height].map(|cells| cells as f64 * cell);
        self.canvas.set_width(pixels[0] as u32);
        self.canvas.set_height(pixels[1] as u32);
        let style = self.canvas.style();
        style.set_property("width", &format!("{}px", pixels[0] / density))?;
        style.set_property("height", &format!("{}px", pixels[1] / density))?;
        let context = context_of(&self.canvas)?;
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

/// Replaces a picture that would give the solution away: a question mark.
const UNKNOWN: &str = "\
.............
.............
.....???.....
....?...?....
........?....
.......?.....
......?......
......?......
.............
......?......
.............
.............
.............
";
