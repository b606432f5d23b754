//! Printing: a sheet with what the board shows, redrawn as vector graphics, so that it is sharp, and black on white in any theme.

use crate::dom::{find, on_send};
use crate::sender::Sender;
use nonoscope_picture::{Element, SVG};
use wasm_bindgen::JsValue;
use web_sys::{Document, HtmlElement, Window};

/// The sheet.
pub struct Printing {
    window: Window,
    document: Document,
    sheet: HtmlElement,
}

impl Printing {
    /// `msg` says that the browser is about to print, or has printed.
    pub fn new<M: 'static>(window: &Window, document: &Document, sender: &Sender<M>, msg: fn(bool) -> M) -> Printing {
        on_send(sender, window, "beforeprint", move || Some(msg(true)));
        on_send(sender, window, "afterprint", move || Some(msg(false)));
        Printing { window: window.clone(), document: document.clone(), sheet: find(document, "sheet") }
    }

    /// Puts a sheet onto the page.
    pub fn put(&self, drawing: &Element, lies: bool) {
        // A plain attribute is never refused.
        let _ = self.sheet.toggle_attribute_with_force("data-lies", lies);
        self.sheet.set_text_content(None);
        if let Ok(drawing) = built(&self.document, drawing) {
            let _ = self.sheet.append_child(&drawing);
        }
    }

    pub fn take_away(&self) {
        self.sheet.set_text_content(None);
    }

    /// Opens the browser's dialogue for printing.
    pub fn print(&self) {
        // A browser that cannot print says so itself.
        let _ = self.window.print();
    }
}

/// Converts an element of the drawing to one of the page. No text is ever parsed as markup.
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
