//! The gallery: a button with a small picture for each example.

use super::controller::{App, Arrival};
use super::elements::set_attribute;
use super::theme::Theme;
use crate::examples::{self, Example};
use crate::picture::Colour;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, Document, Element, HtmlCanvasElement};

/// The longer side of a picture, in CSS pixels.
const SIDE: f64 = 60.0;

/// The buttons, in the order of the examples.
#[derive(Default)]
pub(super) struct Gallery {
    thumbs: Vec<Thumb>,
}

struct Thumb {
    example: &'static Example,
    button: Element,
    canvas: HtmlCanvasElement,
}

impl Gallery {
    /// Makes the buttons.
    pub(super) fn new(document: &Document, into: &Element) -> Result<Gallery, JsValue> {
        let mut thumbs = Vec::new();
        for example in &examples::ALL {
            let button = document.create_element("button")?;
            button.set_attribute("type", "button")?;
            button.set_attribute("title", example.note)?;
            let canvas: HtmlCanvasElement = document.create_element("canvas")?.dyn_into()?;
            canvas.set_attribute("aria-hidden", "true")?;
            let name = document.create_element("span")?;
            name.set_text_content(Some(example.name));
            button.append_child(&canvas)?;
            button.append_child(&name)?;
            into.append_child(&button)?;
            thumbs.push(Thumb { example, button, canvas });
        }
        Ok(Gallery { thumbs })
    }

    /// Paints all pictures.
    pub(super) fn paint(&self, theme: &Theme, density: f64) {
        for thumb in &self.thumbs {
            // Without a canvas there is still the name.
            let _ = thumb.paint(theme, density);
        }
    }

    /// Marks the example that is on the board, if it is one.
    fn mark(&self, text: Option<&str>) {
        for thumb in &self.thumbs {
            let current = text == Some(thumb.example.text);
            set_attribute(&thumb.button, "aria-pressed", if current { "true" } else { "false" });
        }
    }

    /// The example of the button that was pressed.
    fn pressed(&self, target: &Element) -> Option<&'static Example> {
        let found = self.thumbs.iter().find(|thumb| thumb.button.contains(Some(target)));
        found.map(|thumb| thumb.example)
    }
}

impl Thumb {
    fn paint(&self, theme: &Theme, density: f64) -> Result<(), JsValue> {
        let rows: Vec<&str> = self.example.picture.unwrap_or(UNKNOWN).lines().collect();
        let height = rows.len();
        let width = rows.first().map_or(1, |row| row.chars().count());
        // Whole pixels, so that all cells are as large as each other.
        let cell = (SIDE * density / width.max(height) as f64).floor().max(1.0);
        let pixels = [width, height].map(|cells| cells as f64 * cell);
        self.canvas.set_width(pixels[0] as u32);
        self.canvas.set_height(pixels[1] as u32);
        let style = self.canvas.style();
        style.set_property("width", &format!("{}px", pixels[0] / density))?;
        style.set_property("height", &format!("{}px", pixels[1] / density))?;
        let context: CanvasRenderingContext2d = self.canvas.get_context("2d")?.ok_or("no canvas")?.dyn_into()?;
        for (row, cells) in rows.iter().enumerate() {
            for (column, letter) in cells.chars().enumerate() {
                context.set_fill_style_str(match letter {
                    '#' => theme.colour(Colour::Ink),
                    '?' => theme.colour(Colour::ThinRule),
                    _ => theme.colour(Colour::Paper),
                });
                context.fill_rect(column as f64 * cell, row as f64 * cell, cell, cell);
            }
        }
        Ok(())
    }
}

/// What stands in place of a picture that is not shown: a question mark.
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

impl App {
    /// Makes the gallery.
    pub(super) fn fill_gallery(&mut self, document: &Document) -> Result<(), JsValue> {
        self.gallery = Gallery::new(document, &self.elements.gallery)?;
        self.gallery.paint(&self.theme, self.window.device_pixel_ratio());
        Ok(())
    }

    /// Puts the example of the button that was pressed into the box, and opens it.
    pub(super) fn example_chosen(&mut self, target: &Element) {
        if let Some(example) = self.gallery.pressed(target) {
            self.close_notice();
            self.elements.puzzle.set_value(example.text);
            self.box_was_replaced();
            self.open_typed(Arrival::Start);
            self.bring_into_view = true;
        }
    }

    /// Marks the example that the text asked for is, if it is one.
    pub(super) fn mark_example(&self) {
        self.gallery.mark(Some(&self.opened_text));
    }
}
