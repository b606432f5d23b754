//! Keyboard input, wherever the focus is, and the list of keys.

use crate::app::model::Model;
use crate::app::model::keymap::{Focus, KeyAction, Mode, Press, action};
use crate::app::msg::{Msg, Sender};
use nonoscope_kit::dom::{buttons, on};
use nonoscope_kit::part::Part;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, EventTarget, HtmlInputElement, KeyboardEvent};

/// Keyboard input.
pub(crate) struct Keys {
    /// The page's mode when last shown, which decides at once what a key means.
    mode: Rc<Cell<Option<Mode>>>,
}

impl Keys {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Keys {
        buttons(
            document,
            sender,
            [("open-keys", || Msg::Keys { open: true }), ("close-keys", || Msg::Keys { open: false })],
        );
        let (mode, sender, document) = (Rc::<Cell<Option<Mode>>>::default(), sender.clone(), document.clone());
        let shown = mode.clone();
        on(&document.clone(), "keydown", move |event: &KeyboardEvent| {
            let Some(mode) = shown.get().filter(|_| !event.default_prevented()) else { return };
            let is_open = document.query_selector("dialog[open]").is_ok_and(|dialogue| dialogue.is_some());
            let mode = if is_open { Mode::Dialogue } else { mode };
            let focus = event.target().map_or(Focus::Elsewhere, |target| focus(&target));
            if let Some(action) = meant(event, focus, mode)
                && sender.is_heard(Msg::Key(action))
                && action.prevents_default()
            {
                event.prevent_default();
            }
        });
        Keys { mode }
    }
}

impl Part<Model> for Keys {
    fn show(&mut self, model: &Model) {
        self.mode.set(Some(model.mode()));
    }
}

/// What a key does: see [`action`].
pub fn meant(event: &KeyboardEvent, focus: Focus, mode: Mode) -> Option<KeyAction> {
    action(press(event, &event.key()), focus, mode)
}

/// How a key was pressed: `key` is the event's.
pub(crate) fn press<'k>(event: &KeyboardEvent, key: &'k str) -> Press<'k> {
    Press {
        key,
        ctrl: event.ctrl_key() || event.meta_key(),
        alt: event.alt_key(),
        shift: event.shift_key(),
        repeats: event.repeat(),
    }
}

/// The focused element, for keys. The elements belong to other parts; their kind is enough here.
pub(crate) fn focus(target: &EventTarget) -> Focus {
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
