//! Pointers and the wheel over the board, as messages.

use crate::dom::on;
use crate::model::board::BoardMsg;
use crate::model::gesture::wheel::Wheel;
use crate::model::gesture::{Pointer, Surroundings};
use crate::sender::Sender;
use nonoscope_picture::Under;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::{Event as AnyEvent, HtmlCanvasElement, MouseEvent, PointerEvent, WheelEvent};

/// The pointer events.
const EVENTS: [&str; 5] = ["pointerdown", "pointermove", "pointerup", "pointercancel", "pointerleave"];

/// Listens to everything that a pointer does over the canvas. `page` is the page as it was last shown.
pub fn listen<M: 'static>(
    canvas: &HtmlCanvasElement,
    sender: &Sender<M>,
    page: &Rc<Cell<Option<Surroundings>>>,
    told: fn(BoardMsg) -> M,
) {
    for name in EVENTS {
        let (sender, bounded) = (sender.clone(), canvas.clone());
        on(canvas, name, move |event: &PointerEvent| sender.send(told(pointed(&bounded, event))));
    }
    let (turning, bounded, sender) = (page.clone(), canvas.clone(), sender.clone());
    on(canvas, "wheel", move |event: &WheelEvent| {
        let wheel = wheel(&bounded, event);
        let is_taken = turning.get().is_some_and(|page| wheel.is_taken(page));
        if is_taken && sender.is_heard(told(BoardMsg::Wheel(wheel))) {
            event.prevent_default();
        }
    });
    let asking = page.clone();
    on(canvas, "contextmenu", move |event: &AnyEvent| {
        if asking.get().is_some_and(|page| page.is_marking) {
            event.prevent_default();
        }
    });
}

/// Where an event is on the canvas, in CSS pixels.
fn on_canvas(canvas: &HtmlCanvasElement, event: &MouseEvent) -> (f64, f64) {
    let bounds = canvas.get_bounding_client_rect();
    (f64::from(event.client_x()) - bounds.left(), f64::from(event.client_y()) - bounds.top())
}

/// The message for one of the pointer events.
pub fn pointed(canvas: &HtmlCanvasElement, event: &PointerEvent) -> BoardMsg {
    match event.type_().as_str() {
        "pointerdown" => BoardMsg::Down(pointer(canvas, event)),
        "pointermove" => BoardMsg::Moved(pointer(canvas, event)),
        "pointerup" => BoardMsg::Up(pointer(canvas, event)),
        "pointercancel" => BoardMsg::Cancelled(event.pointer_id()),
        _ => BoardMsg::Left,
    }
}

/// A pointer. The model finds out what lies under it.
fn pointer(canvas: &HtmlCanvasElement, event: &PointerEvent) -> Pointer {
    Pointer {
        id: event.pointer_id(),
        is_primary: event.is_primary(),
        is_touch: event.pointer_type() == "touch",
        button: event.button(),
        shift: event.shift_key(),
        place: on_canvas(canvas, event),
        under: Under::Nothing,
    }
}

/// A turn of the wheel.
pub fn wheel(canvas: &HtmlCanvasElement, event: &WheelEvent) -> Wheel {
    Wheel {
        right: event.delta_x(),
        down: event.delta_y(),
        in_pixels: event.delta_mode() == WheelEvent::DOM_DELTA_PIXEL,
        ctrl: event.ctrl_key(),
        shift: event.shift_key(),
        place: on_canvas(canvas, event),
    }
}
