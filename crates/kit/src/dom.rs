//! Access to the page's elements for parts and effects: finding them, listening, and changing only what differs.

use crate::sender::Sender;
use nonoscope_picture::real::decimal;
use std::cell::Cell;
use std::fmt::Display;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{
    CustomEvent, CustomEventInit, Document, DomRect, Element, Event, EventTarget, HtmlButtonElement, HtmlCanvasElement,
    HtmlElement, HtmlInputElement, HtmlSelectElement, KeyboardEvent,
};

/// The element with this id, as an element of type `T`. Throws if the page lacks it, which stops the program: with errors, parts would carry code to
/// clean up after each of hundreds of elements. Not inlined, because it would be repeated dozens of times.
#[inline(never)]
pub fn find<T: JsCast>(document: &Document, id: &str) -> T {
    found(document, id).unwrap_or_else(|| wasm_bindgen::throw_str(&format!("#{id} is missing, or of another kind")))
}

/// The element with this id, if the page has one of that type.
pub fn found<T: JsCast>(document: &Document, id: &str) -> Option<T> {
    document.get_element_by_id(id)?.dyn_into().ok()
}

/// Whether a dialogue is open, to which keys belong then.
pub fn is_dialogue_open(document: &Document) -> bool {
    document.query_selector("dialog[open]").is_ok_and(|dialogue| dialogue.is_some())
}

/// Calls a function when Escape is pressed while something is open that is no dialogue: a dialogue above it closes first.
pub fn on_escape(document: &Document, is_open: Rc<Cell<bool>>, mut close: impl FnMut() + 'static) {
    let page = document.clone();
    on(document, "keydown", move |event: &KeyboardEvent| {
        if is_open.get() && event.key() == "Escape" && !event.default_prevented() && !is_dialogue_open(&page) {
            // One press does one thing.
            event.prevent_default();
            close();
        }
    });
}

/// A length in pixels, as styles and fonts have it.
pub fn in_pixels(length: f64) -> String {
    decimal(length, 4) + "px"
}

/// Calls `hear` for each event, for as long as the page exists.
pub fn on<E: JsCast + 'static>(target: &EventTarget, event: &str, mut hear: impl FnMut(&E) + 'static) {
    let hear = move |event: Event| {
        if let Some(event) = event.dyn_ref::<E>() {
            hear(event);
        }
    };
    listen(target, event, Box::new(hear));
}

/// Tells everybody who listens to an element: another program, perhaps.
pub fn tell(element: &EventTarget, event: &str, detail: &JsValue) {
    let with = CustomEventInit::new();
    with.set_detail(detail);
    // Events that a script makes are never refused.
    if let Ok(event) = CustomEvent::new_with_event_init_dict(event, &with) {
        let _ = element.dispatch_event(&event);
    }
}

/// Sends the message that `msg` returns for an event, if any.
pub fn on_send<M: 'static>(
    sender: &Sender<M>,
    target: &EventTarget,
    event: &str,
    msg: impl Fn() -> Option<M> + 'static,
) {
    let sender = sender.clone();
    listen(target, event, Box::new(move |_| msg().into_iter().for_each(|msg| sender.send(msg))));
}

#[inline(never)]
fn listen(target: &EventTarget, event: &str, hear: Box<dyn FnMut(Event)>) {
    let listener = Closure::wrap(hear);
    // Browsers never refuse a listener.
    let _ = target.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
    // It listens for as long as the page exists.
    listener.forget();
}

/// The id of a button, and the message it sends.
pub type Pressed<M> = (&'static str, fn() -> M);

/// Finds buttons by their ids, and has each send its message when pressed.
pub fn buttons<M: 'static, const N: usize>(
    document: &Document,
    sender: &Sender<M>,
    buttons: [Pressed<M>; N],
) -> [HtmlButtonElement; N] {
    buttons.map(|(id, msg)| {
        let button: HtmlButtonElement = find(document, id);
        on_send(sender, &button, "click", move || Some(msg()));
        button
    })
}

/// Adds an option to a drop-down list.
pub fn add_option(document: &Document, list: &HtmlSelectElement, value: &str, text: impl Display) {
    // Browsers never refuse a plain element.
    if let Ok(option) = document.create_element("option") {
        option.set_text_content(Some(&text.to_string()));
        set_attribute(&option, "value", value);
        let _ = list.append_child(&option);
    }
}

/// Chooses an option of a drop-down list, if another one is chosen.
pub fn set_choice(list: &HtmlSelectElement, value: &str) {
    if list.value() != value {
        list.set_value(value);
    }
}

/// Sets a check box or a radio button, if its state differs.
pub fn set_checked(input: &HtmlInputElement, checked: bool) {
    if input.checked() != checked {
        input.set_checked(checked);
    }
}

/// Text fields, each of which is set only when its text has changed: somebody may be typing into another one.
pub struct Fields<const N: usize> {
    inputs: [HtmlInputElement; N],
    shown: [String; N],
}

impl<const N: usize> Fields<N> {
    /// Fields that show nothing yet.
    pub fn new(inputs: [HtmlInputElement; N]) -> Fields<N> {
        Fields { inputs, shown: std::array::from_fn(|_| String::new()) }
    }

    /// Shows these texts.
    pub fn show(&mut self, texts: [String; N]) {
        for ((input, text), shown) in self.inputs.iter().zip(&texts).zip(&self.shown) {
            if text != shown {
                input.set_value(text);
            }
        }
        self.shown = texts;
    }
}

/// Sets an element's text, if it differs. A live region reads out every text that is set, even the same one again.
pub fn set_text(element: &Element, text: impl Display) {
    put_text(element, &text.to_string());
}

fn put_text(element: &Element, text: &str) {
    if element.text_content().as_deref() != Some(text) {
        element.set_text_content(Some(text));
    }
}

/// Sets an attribute, if it differs. Browsers accept all the names used here.
pub fn set_attribute(element: &Element, name: &str, value: impl Display) {
    put_attribute(element, name, &value.to_string());
}

fn put_attribute(element: &Element, name: &str, value: &str) {
    if element.get_attribute(name).as_deref() != Some(value) {
        let _ = element.set_attribute(name, value);
    }
}

/// Sets a true-or-false attribute.
pub fn set_flag(element: &Element, name: &str, value: bool) {
    set_attribute(element, name, if value { "true" } else { "false" });
}

/// Sets a property of an element's style to a colour, if there is one.
pub fn paint(element: &HtmlElement, property: &str, rgb: Option<[u8; 3]>) {
    if let Some([red, green, blue]) = rgb {
        // Browsers accept all the names used here.
        let _ = element.style().set_property(property, &format!("rgb({red},{green},{blue})"));
    }
}

/// Enables or disables a button. If a disabled button has the focus, the button with the id `instead` gets it, so that
/// the focus is not lost.
pub fn set_enabled(button: &HtmlButtonElement, enabled: bool, instead: &str) {
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
    let instead = document.and_then(|document| found::<HtmlButtonElement>(&document, instead));
    if let Some(instead) = instead {
        instead.set_disabled(false);
        let _ = instead.focus();
    }
}

/// The drawing context of a canvas.
///
/// # Errors
/// If the browser has no canvas.
pub fn context_of(canvas: &HtmlCanvasElement) -> Result<web_sys::CanvasRenderingContext2d, JsValue> {
    Ok(canvas.get_context("2d")?.ok_or("no canvas")?.dyn_into()?)
}

/// The drawing context of an empty canvas of this size in device pixels. A canvas that has the size already keeps its memory.
///
/// # Errors
/// If the browser has no canvas.
pub fn cleared(
    canvas: &HtmlCanvasElement,
    width: u32,
    height: u32,
) -> Result<web_sys::CanvasRenderingContext2d, JsValue> {
    let context = context_of(canvas)?;
    if (canvas.width(), canvas.height()) == (width, height) {
        context.clear_rect(0.0, 0.0, width.into(), height.into());
    } else {
        canvas.set_width(width);
        canvas.set_height(height);
    }
    Ok(context)
}

/// How many device pixels there are in a CSS pixel.
pub fn density(document: &Document) -> f64 {
    document.default_view().map_or(1.0, |window| window.device_pixel_ratio())
}

/// The width inside an element's padding and beside its scroll bar, in CSS pixels.
pub fn inner_width(document: &Document, element: &HtmlElement) -> f64 {
    let style = document.default_view().and_then(|window| window.get_computed_style(element).ok().flatten());
    let padding = |side: &str| {
        let padding = style.as_ref().and_then(|style| style.get_property_value(side).ok());
        // JavaScript's own, because Rust's takes 15 KB.
        padding.map(|padding| js_sys::Number::parse_float(&padding)).filter(|padding| padding.is_finite())
    };
    let paddings: f64 = ["padding-left", "padding-right"].into_iter().filter_map(padding).sum();
    f64::from(element.client_width()) - paddings
}

/// The position of another part's element, in CSS pixels of the window; `from` is any element of the page.
pub fn rectangle_of(from: &Element, id: &str) -> Option<DomRect> {
    Some(from.owner_document()?.get_element_by_id(id)?.get_bounding_client_rect())
}

/// Enables the controls that the page's first script has disabled.
pub fn let_work(document: &Document) {
    let waiting = document.get_elements_by_class_name("waits");
    // The list shrinks.
    while let Some(control) = waiting.item(0) {
        // Both can be removed from any element.
        let _ = control.remove_attribute("disabled");
        let _ = control.class_list().remove_1("waits");
    }
}
