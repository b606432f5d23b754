//! Printing the page: a sheet with the title and what the board shows, drawn anew as lines and areas, so that it is sharp and
//! black on white whatever the screen is like.

use super::controller::App;
use crate::picture::{Caption, Element, Paper, SVG, Scene, Sheet, Svg};
use wasm_bindgen::JsValue;
use web_sys::Document;

impl App {
    /// Opens the browser's dialogue for printing.
    pub(super) fn print(&mut self) {
        // What browsers tell while they print does not reach the program that asked them to.
        self.put_sheet();
        // A browser that does not print says so itself.
        let _ = self.window.print();
    }

    /// The page is about to be printed.
    pub(super) fn put_sheet(&mut self) {
        let (Some(player), Some(document)) = (&self.player, self.window.document()) else { return };
        let scene = Scene::of_grid(player.puzzle(), player.grid());
        let caption = Caption::of(player.session().reading());
        let sheet = Sheet::new(player.puzzle(), &scene, caption, Paper::A4);
        let (width, height) = sheet.size();
        // A plain attribute is never refused.
        let _ = self.elements.sheet.toggle_attribute_with_force("data-lies", width > height);
        self.elements.sheet.set_text_content(None);
        if let Ok(drawing) = built(&document, &Svg::of_sheet(&sheet).root) {
            let _ = self.elements.sheet.append_child(&drawing);
        }
    }

    /// The page was printed.
    pub(super) fn take_sheet_away(&mut self) {
        self.elements.sheet.set_text_content(None);
    }
}

/// An element of the drawing as one of the page; no text is ever read as markup.
fn built(document: &Document, element: &Element) -> Result<web_sys::Element, JsValue> {
    let made = document.create_element_ns(Some(SVG), element.name)?;
    for (name, value) in element.attributes.iter().filter(|(name, _)| *name != "xmlns") {
        made.set_attribute(name, value)?;
    }
    if element.elements.is_empty() {
        made.set_text_content(Some(&element.text));
    }
    for inner in &element.elements {
        let inner = built(document, inner)?;
        made.append_child(&inner)?;
    }
    Ok(made)
}
