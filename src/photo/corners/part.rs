//! The picture, with the corners of the board on it.

use super::{Corner, Corners, Push};
use crate::photo::{Model, Msg, Sender, Stage};
use nonoscope_kit::dom::{buttons, find, on, set_attribute};
use nonoscope_kit::part::Part;
use nonoscope_picture::real::decimal;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::{Document, Element, Event, HtmlButtonElement, HtmlElement, KeyboardEvent, PointerEvent};

/// The ids of the corners, from the upper left clockwise.
const CORNERS: [&str; 4] = ["corner-1", "corner-2", "corner-3", "corner-4"];

/// The picture and the corners.
pub(crate) struct Photo {
    frame: HtmlElement,
    outline: Element,
    corners: Vec<HtmlElement>,
    read: HtmlButtonElement,
    advice: HtmlElement,
    shown: Option<(Corners, bool)>,
}

impl Photo {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Photo {
        let frame: HtmlElement = find(document, "photo-frame");
        let [read] = buttons(document, sender, [("read-inside", || Msg::ReadInside)]);
        let corners = Corner::ALL.into_iter().zip(CORNERS).map(|(corner, id)| {
            let handle =
                document.get_element_by_id(id).and_then(|element| wasm_bindgen::JsCast::dyn_into(element).ok());
            let handle: HtmlElement = handle.unwrap_or_else(|| frame.clone());
            listen(&frame, &handle, corner, sender);
            handle
        });
        Photo {
            corners: corners.collect(),
            outline: find(document, "photo-outline"),
            read,
            advice: find(document, "corners-advice"),
            frame,
            shown: None,
        }
    }
}

/// A corner is dragged, or pushed by arrows.
fn listen(frame: &HtmlElement, handle: &HtmlElement, corner: Corner, sender: &Sender) {
    let is_held = Rc::new(Cell::new(false));
    let (holding, own) = (is_held.clone(), handle.clone());
    on(handle, "pointerdown", move |event: &PointerEvent| {
        holding.set(own.set_pointer_capture(event.pointer_id()).is_ok());
    });
    for end in ["pointerup", "pointercancel", "lostpointercapture"] {
        let letting = is_held.clone();
        on(handle, end, move |_: &Event| letting.set(false));
    }
    let (frame, dragging) = (frame.clone(), sender.clone());
    on(handle, "pointermove", move |event: &PointerEvent| {
        if is_held.get() {
            let place = frame.get_bounding_client_rect();
            let x = (f64::from(event.client_x()) - place.left()) / place.width();
            let y = (f64::from(event.client_y()) - place.top()) / place.height();
            dragging.send(Msg::Dragged { corner, x, y });
        }
    });
    let pushing = sender.clone();
    on(handle, "keydown", move |event: &KeyboardEvent| {
        let (right, down) = match &*event.key() {
            "ArrowLeft" => (-1, 0),
            "ArrowRight" => (1, 0),
            "ArrowUp" => (0, -1),
            "ArrowDown" => (0, 1),
            _ => return,
        };
        event.prevent_default();
        pushing.send(Msg::Pushed { corner, push: Push { right, down, is_far: event.shift_key() } });
    });
}

impl Part<Model> for Photo {
    fn show(&mut self, model: &Model) {
        let is_asked = model.asks_for_corners();
        self.frame.set_hidden(!model.has_preview);
        self.read.set_hidden(!(is_asked && (model.has_moved || matches!(model.stage, Stage::Unread(_)))));
        self.read.set_disabled(!model.corners.are_a_board());
        self.advice.set_hidden(!is_asked);
        let now = (model.corners, is_asked);
        if self.shown.replace(now) == Some(now) {
            return;
        }
        let path: Vec<String> =
            model.corners.0.iter().map(|(x, y)| format!("{},{}", decimal(*x, 4), decimal(*y, 4))).collect();
        set_attribute(&self.outline, "d", format!("M{}Z", path.join("L")));
        for (handle, (x, y)) in self.corners.iter().zip(model.corners.0) {
            handle.set_hidden(!is_asked);
            // Styles that a script sets are never refused.
            let _ = handle.style().set_property("left", &format!("{}%", decimal(100.0 * x, 2)));
            let _ = handle.style().set_property("top", &format!("{}%", decimal(100.0 * y, 2)));
        }
    }
}
