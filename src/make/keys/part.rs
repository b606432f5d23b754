//! Keyboard input, wherever the focus is, and the list of keys.

use super::action;
use crate::make::{Model, Msg, Sender};
use nonoscope_kit::dom::{buttons, on};
use nonoscope_kit::model::keymap::Focus;
use nonoscope_kit::part::Part;
use nonoscope_kit::parts::keys::{focus, press};
use web_sys::{Document, KeyboardEvent};

/// Keyboard input.
pub(crate) struct Keys;

impl Keys {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Keys {
        buttons(
            document,
            sender,
            [("open-keys", || Msg::Keys { open: true }), ("close-keys", || Msg::Keys { open: false })],
        );
        let (sender, page) = (sender.clone(), document.clone());
        on(document, "keydown", move |event: &KeyboardEvent| {
            if event.default_prevented() {
                return;
            }
            let is_dialogue = page.query_selector("dialog[open]").is_ok_and(|dialogue| dialogue.is_some());
            let focus = event.target().map_or(Focus::Elsewhere, |target| focus(&target));
            if let Some(action) = action(press(event, &event.key()), focus, is_dialogue)
                && sender.is_heard(Msg::Key(action))
            {
                event.prevent_default();
            }
        });
        Keys
    }
}

impl Part<Model> for Keys {
    fn show(&mut self, _model: &Model) {}
}
