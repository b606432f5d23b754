//! Keyboard input, wherever the focus is, and the list of keys.

use super::model::Model;
use super::msg::{Msg, Sender};
use nonoscope_kit::dom::{buttons, is_dialogue_open, on};
use nonoscope_kit::model::keymap::{Focus, Mode};
use nonoscope_kit::part::Part;
use nonoscope_kit::parts::keys::{focus, meant};
use std::cell::Cell;
use std::rc::Rc;
use web_sys::{Document, KeyboardEvent};

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
            let mode = if is_dialogue_open(&document) { Mode::Dialogue } else { mode };
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
