//! The events between the dialogue and its page, at the dialogue's element.
//!
//! | event | from | with |
//! | --- | --- | --- |
//! | `picture` | the page | a picture as a `Blob`, or nothing to wait for one |
//! | `copied` | the dialogue | the text of a puzzle |
//! | `pixels` | the dialogue | the bytes of the picture, each of whose pixels is a cell |

use super::msg::{Msg, Sender, Source};
use js_sys::ArrayBuffer;
use nonoscope_kit::dom::{find, on, on_send};
use nonoscope_kit::promise::then;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, CustomEvent, CustomEventInit, Document, Event, HtmlDialogElement, HtmlInputElement};

/// The dialogue's element, the fields in which pictures are chosen, and the picture.
pub(crate) struct Exchange {
    dialogue: HtmlDialogElement,
    file: HtmlInputElement,
    camera: HtmlInputElement,
    picture: Rc<RefCell<Option<Blob>>>,
}

impl Exchange {
    /// # Errors
    /// If the page has no dialogue.
    pub(crate) fn new(document: &Document, sender: &Sender) -> Result<Exchange, JsValue> {
        let dialogue: HtmlDialogElement = find(document, "lightbox");
        let picture = Rc::<RefCell<Option<Blob>>>::default();
        let (arriving, keeping) = (sender.clone(), picture.clone());
        on(&dialogue, "picture", move |event: &CustomEvent| match event.detail().dyn_into::<Blob>() {
            Ok(blob) => {
                *keeping.borrow_mut() = Some(blob);
                arriving.send(Msg::Arrived);
            }
            Err(_) => arriving.send(Msg::Opened),
        });
        on_send(sender, &dialogue, "close", || Some(Msg::Closed));
        let [file, camera] = ["photo-file", "photo-camera"].map(|id| {
            let input: HtmlInputElement = find(document, id);
            let (own, arriving, keeping) = (input.clone(), sender.clone(), picture.clone());
            on(&input, "change", move |_: &Event| {
                if let Some(file) = own.files().and_then(|files| files.get(0)) {
                    *keeping.borrow_mut() = Some(file.into());
                    arriving.send(Msg::Arrived);
                }
            });
            input
        });
        Ok(Exchange { dialogue, file, camera, picture })
    }

    pub(crate) fn picture(&self) -> Option<Blob> {
        self.picture.borrow().clone()
    }

    pub(crate) fn open(&self) {
        if !self.dialogue.open() {
            // It is on the page and not open.
            let _ = self.dialogue.show_modal();
        }
    }

    pub(crate) fn close(&self) {
        self.dialogue.close();
    }

    /// Opens the browser's dialogue for files, or the camera.
    pub(crate) fn pick(&self, source: Source) {
        let input = match source {
            Source::File => &self.file,
            Source::Camera => &self.camera,
        };
        // Allows choosing the same file again after it has changed.
        input.set_value("");
        input.click();
    }

    pub(crate) fn give(&self, text: &str) {
        tell(&self.dialogue, "copied", &text.into());
    }

    pub(crate) fn give_pixels(&self) {
        if let Some(picture) = self.picture() {
            let dialogue = self.dialogue.clone();
            then(&picture.array_buffer(), move |buffer: Option<ArrayBuffer>| {
                if let Some(buffer) = buffer {
                    tell(&dialogue, "pixels", &buffer);
                }
            });
        }
    }
}

fn tell(dialogue: &HtmlDialogElement, name: &str, detail: &JsValue) {
    let with = CustomEventInit::new();
    with.set_detail(detail);
    // Events that a script makes are never refused.
    if let Ok(event) = CustomEvent::new_with_event_init_dict(name, &with) {
        let _ = dialogue.dispatch_event(&event);
    }
}
