//! Keyboard input: what was pressed, and where the focus is.

use crate::model::keymap::{Focus, KeyAction, Mode, Press, action};
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlInputElement, KeyboardEvent};

/// What a key does: see [`action`].
pub fn meant(event: &KeyboardEvent, focus: Focus, mode: Mode) -> Option<KeyAction> {
    action(press(event, &key(event)), focus, mode)
}

/// The key that was pressed. On a keyboard with other letters, as for Russian, it is the Latin letter in the same place.
pub fn key(event: &KeyboardEvent) -> String {
    let (key, code) = (event.key(), event.code());
    let mut letters = key.chars();
    let is_other = letters.next().is_some_and(|letter| !letter.is_ascii()) && letters.next().is_none();
    match code.strip_prefix("Key").filter(|_| is_other) {
        Some(latin) if event.shift_key() => latin.to_owned(),
        Some(latin) => latin.to_ascii_lowercase(),
        None => key,
    }
}

/// How a key was pressed: see [`key`].
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
