//! The page's elements, as parts and effects work with them: finding, listening, and changing only what differs.

use super::msg::{Msg, Sender};
use wasm_bindgen::prelude::*;
use web_sys::{
    Document, Element, Event, EventTarget, HtmlButtonElement, HtmlCanvasElement, HtmlInputElement, HtmlSelectElement,
};

/// The element with an id, as one of its kind.
///
/// # Errors
/// If the page is not the one that this program was written for.
// Not inlined, as it would be dozens of times.
#[inline(never)]
pub(crate) fn find<T: JsCast>(document: &Document, id: &str) -> Result<T, JsValue> {
    let element = document.get_element_by_id(id).ok_or_else(|| JsValue::from(format!("#{id} is missing")))?;
    element.dyn_into().map_err(|_| JsValue::from(format!("#{id} is of another kind")))
}

/// Calls `hear` whenever an event comes, as long as the page is there.
///
/// # Errors
/// Browsers refuse no listener.
pub(crate) fn on<E: JsCast + 'static>(
    target: &EventTarget,
    event: &str,
    mut hear: impl FnMut(&E) + 'static,
) -> Result<(), JsValue> {
    let hear = move |event: Event| {
        if let Some(event) = event.dyn_ref::<E>() {
            hear(event);
        }
    };
    listen(target, event, Box::new(hear))
}

/// Sends a message whenever an event comes.
///
/// # Errors
/// Browsers refuse no listener.
pub(crate) fn on_send(
    sender: &Sender,
    target: &EventTarget,
    event: &str,
    msg: impl Fn() -> Option<Msg> + 'static,
) -> Result<(), JsValue> {
    let sender = sender.clone();
    listen(target, event, Box::new(move |_| msg().into_iter().for_each(|msg| sender.send(msg))))
}

#[inline(never)]
fn listen(target: &EventTarget, event: &str, hear: Box<dyn FnMut(Event)>) -> Result<(), JsValue> {
    let listener = Closure::wrap(hear);
    target.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref())?;
    // It listens as long as the page is there.
    listener.forget();
    Ok(())
}

/// The id of a button, and what it sends.
pub(crate) type Pressed = (&'static str, fn() -> Msg);

/// Finds buttons by their ids, each of which sends a message when it is pressed.
///
/// # Errors
/// If the page is not the one that this program was written for.
pub(crate) fn buttons<const N: usize>(
    document: &Document,
    sender: &Sender,
    buttons: [Pressed; N],
) -> Result<[HtmlButtonElement; N], JsValue> {
    let mut found = Vec::with_capacity(N);
    for (id, msg) in buttons {
        let button: HtmlButtonElement = find(document, id)?;
        on_send(sender, &button, "click", move || Some(msg()))?;
        found.push(button);
    }
    found.try_into().map_err(|_| JsValue::from("not all buttons were found"))
}

/// Adds a choice to a list of them.
///
/// # Errors
/// Browsers refuse no plain element.
pub(crate) fn add_option(
    document: &Document,
    list: &HtmlSelectElement,
    value: &str,
    text: &str,
) -> Result<(), JsValue> {
    let option = document.create_element("option")?;
    option.set_text_content(Some(text));
    option.set_attribute("value", value)?;
    list.append_child(&option)?;
    Ok(())
}

/// Chooses from a list, if something else is chosen there.
pub(crate) fn set_choice(list: &HtmlSelectElement, value: &str) {
    if list.value() != value {
        list.set_value(value);
    }
}

/// Ticks a box or chooses a radio button, or the opposite, if it is otherwise.
pub(crate) fn set_checked(input: &HtmlInputElement, checked: bool) {
    if input.checked() != checked {
        input.set_checked(checked);
    }
}

/// Gives an element a text, if it has another. A live region reads out whatever is put into it, also the same again.
pub(crate) fn set_text(element: &Element, text: &str) {
    if element.text_content().as_deref() != Some(text) {
        element.set_text_content(Some(text));
    }
}

/// Gives an element an attribute, if it has another. None of the names used is one that a browser refuses.
pub(crate) fn set_attribute(element: &Element, name: &str, value: &str) {
    if element.get_attribute(name).as_deref() != Some(value) {
        let _ = element.set_attribute(name, value);
    }
}

/// An attribute that is either true or false.
pub(crate) fn set_flag(element: &Element, name: &str, value: bool) {
    set_attribute(element, name, if value { "true" } else { "false" });
}

/// Switches a button on or off. If the one switched off has the focus, the button with the id `instead` gets it, so that it
/// is not lost.
pub(crate) fn set_enabled(button: &HtmlButtonElement, enabled: bool, instead: &str) {
    if button.disabled() != enabled {
        return;
    }
    let document = button.owner_document();
    let focused = document.as_ref().and_then(Document::active_element);
    let had_focus = focused.is_some_and(|element| element.is_same_node(Some(button)));
    button.set_disabled(!enabled);
    if !had_focus || enabled {
        return;
    }
    let instead = document.and_then(|document| find::<HtmlButtonElement>(&document, instead).ok());
    if let Some(instead) = instead {
        instead.set_disabled(false);
        let _ = instead.focus();
    }
}

/// What draws on a canvas.
///
/// # Errors
/// If the browser has no canvas.
pub(crate) fn context_of(canvas: &HtmlCanvasElement) -> Result<web_sys::CanvasRenderingContext2d, JsValue> {
    Ok(canvas.get_context("2d")?.ok_or("no canvas")?.dyn_into()?)
}

/// The device pixels in each CSS pixel.
pub(crate) fn density(document: &Document) -> f64 {
    document.default_view().map_or(1.0, |window| window.device_pixel_ratio())
}
