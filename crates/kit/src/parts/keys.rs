//! Keyboard input: what was pressed, and where the focus is.

use crate::model::keymap::{Focus, KeyAction, Mode, Press, action};
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlInputElement, KeyboardEvent};

/// What a key does: see [`action`].
pub fn meant(event: &KeyboardEvent, focus: Focus, mode: Mode) -> Option<KeyAction> {
    action(press(event, &event.key()), focus, mode)
}

/// How a key was pressed: `key` is the event's.
pub fn press<'k>(event: &KeyboardEvent, key: &'k str) -> Press<'k> {
    Press {
        key,
        ctrl: event.ctrl_key() || event.meta_key(),
        alt: event.alt_key(),
        shift: event.shift_key(),
        repeats: event.repeat(),
    }
}

/// The focused element, for keys. The elements belong to other parts; their kind is enough here.
pub fn focus(target: &EventTarget) -> Focus {
    let Some(element) = target.dyn_ref::<Element>() else { return Focus::Elsewhere };
    match element.get_attribute("id").as_deref() {
        Some("frame") => return Focus::Board,
        Some("puzzle") => return Focus::PuzzleBox,
        _ => {}
    }
    if let Some(input) = element.dyn_ref::<HtmlInputElement>() {
        return match input.type_().as_str() {
            "range" => Focus::Slider,
            "checkbox" => Focus::Pressable,
            "radio" => Focus::Choice,
            _ => Focus::Typing,
        };
    }
    match element.tag_name().as_str() {
        "TEXTAREA" | "SELECT" => Focus::Typing,
        "BUTTON" | "A" | "SUMMARY" => Focus::Pressable,
        _ => Focus::Elsewhere,
    }
}
