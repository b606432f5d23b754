//! The figure beside a pointer that drags over the board.

use crate::app::model::Model;
use crate::app::model::drag_figure::corner;
use nonoscope_kit::dom::{find, in_pixels, set_text};
use wasm_bindgen::JsValue;
use web_sys::{Document, HtmlCanvasElement, HtmlElement};

/// The figure.
pub(super) struct Figure {
    element: HtmlElement,
}

impl Figure {
    pub(super) fn new(document: &Document) -> Figure {
        Figure { element: find(document, "drag-length") }
    }

    pub(super) fn show(&self, model: &Model, board: &HtmlCanvasElement) {
        let figure = model.drag_figure();
        self.element.set_hidden(figure.is_none());
        let (Some(figure), Some(window)) = (figure, web_sys::window()) else { return };
        set_text(&self.element, &figure.text);
        let bounds = board.get_bounding_client_rect();
        let pointer = (bounds.left() + figure.place.0, bounds.top() + figure.place.1);
        let size = (f64::from(self.element.offset_width()), f64::from(self.element.offset_height()));
        let side = |side: Result<JsValue, JsValue>| side.ok().and_then(|side| side.as_f64()).unwrap_or(f64::MAX);
        let (left, top) =
            corner(pointer, figure.is_touch, size, (side(window.inner_width()), side(window.inner_height())));
        for (name, place) in [("left", left), ("top", top)] {
            // Browsers accept all lengths in pixels.
            let _ = self.element.style().set_property(name, &in_pixels(place));
        }
    }
}
