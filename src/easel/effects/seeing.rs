//! The focus, and the list of keys.

use nonoscope_kit::dom::find;
use web_sys::{Document, HtmlCanvasElement, HtmlDialogElement, HtmlElement};

/// The elements that get the focus.
pub(super) struct Seeing {
    document: Document,
    frame: HtmlElement,
    board: HtmlCanvasElement,
    title: HtmlElement,
    keys: HtmlDialogElement,
}

impl Seeing {
    pub(super) fn new(document: &Document) -> Seeing {
        Seeing {
            document: document.clone(),
            frame: find(document, "frame"),
            board: find(document, "board"),
            title: find(document, "drawer-title"),
            keys: find(document, "keys"),
        }
    }

    /// Has the board receive all events of a pointer, if the browser still knows the pointer.
    pub(super) fn capture(&self, pointer: i32) {
        let _ = self.board.set_pointer_capture(pointer);
    }

    pub(super) fn focus_board(&self) {
        let _ = self.frame.focus();
    }

    /// Opens or closes the list of keys.
    pub(super) fn show_keys(&self, open: bool) {
        if open {
            // A dialogue that is already open stays open.
            let _ = self.keys.show_modal();
        } else {
            self.keys.close();
        }
    }

    /// Gives the focus to the section that is open.
    pub(super) fn enter_section(&self) {
        let _ = self.title.focus();
    }

    /// Gives the focus to the button of the section that was open.
    pub(super) fn leave_section(&self) {
        let button = self.document.query_selector("#bar [data-chosen=\"true\"]").ok().flatten();
        if let Some(button) = button.and_then(|button| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(button).ok()) {
            let _ = button.focus();
        }
    }
}
