//! Carries out effects by means of the browser. Answers come back as messages.
//!
//! The dialogue and its page communicate by events at its element:
//!
//! | event | from | with |
//! | --- | --- | --- |
//! | `picture` | the page | a picture as a `Blob`, or nothing to wait for one |
//! | `copied` | the dialogue | the text of a puzzle |
//! | `pixels` | the dialogue | the bytes of the picture, each of whose pixels is a cell |

use super::msg::{Effect, Msg, Sender, Source};
use crate::photo::copy::Place;
use crate::photo::corners::Corners;
use crate::photo::scanner::{Request, Scanner};
use js_sys::{ArrayBuffer, Uint8Array};
use nonoscope_kit::dom::{cleared, find, on, on_send, tell};
use nonoscope_kit::promise::then;
use nonoscope_kit::worker::on_demand::OnDemand;
use nonoscope_kit::world::World;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{
    Blob, CustomEvent, Document, Event, HtmlCanvasElement, HtmlDialogElement, HtmlInputElement, ImageBitmap, Window,
};

/// After this many milliseconds, the dialogue says that reading takes longer than usual.
const PATIENCE: i32 = 4000;

/// Carries out effects.
pub(crate) struct Effects {
    window: Window,
    document: Document,
    sender: Sender,
    scanner: Rc<RefCell<OnDemand<Scanner, Msg>>>,
    /// The question about a picture that waits for an answer.
    asked: Rc<Cell<Option<u32>>>,
    exchange: Exchange,
}

impl Effects {
    /// Listens to events from outside the dialogue.
    pub(crate) fn new(window: &Window, document: &Document, sender: &Sender) -> Effects {
        Effects {
            window: window.clone(),
            document: document.clone(),
            sender: sender.clone(),
            scanner: Rc::new(RefCell::new(OnDemand::new(sender, Msg::Scanner, |details| Msg::ScannerDied { details }))),
            asked: Rc::default(),
            exchange: Exchange::new(document, sender),
        }
    }

    fn focus(&self, Place(number): Place) {
        let card = self.document.query_selector(&format!("[data-place=\"{number}\"] input")).ok().flatten();
        if let Some(input) = card.and_then(|card| card.dyn_into::<HtmlInputElement>().ok()) {
            let _ = input.focus();
        }
    }

    /// Has the worker read the picture.
    fn scan(&self, ticket: u32, corners: Option<Corners>) {
        let Some(picture) = self.exchange.picture() else { return };
        let (scanner, asked, sender) = (self.scanner.clone(), self.asked.clone(), self.sender.clone());
        // It starts while the picture is fetched.
        scanner.borrow_mut().start();
        asked.set(Some(ticket));
        then(&picture.array_buffer(), move |buffer: Option<ArrayBuffer>| match buffer {
            _ if asked.get() != Some(ticket) => {}
            Some(buffer) => {
                let file = Uint8Array::new(&buffer).to_vec();
                scanner.borrow_mut().ask(Request::Scan { ticket, file, corners });
            }
            None => sender.send(Msg::ScannerDied { details: None }),
        });
    }

    /// Says after a while that a question has still not been answered.
    fn remind(&self, ticket: u32) {
        let sender = self.sender.clone();
        let remind = Closure::once_into_js(move || sender.send(Msg::Slow { ticket }));
        let remind = remind.unchecked_ref();
        // Without a timer, no message comes.
        let _ = self.window.set_timeout_with_callback_and_timeout_and_arguments_0(remind, PATIENCE);
    }
}

impl World<Effect> for Effects {
    fn run(&mut self, effect: Effect) {
        match effect {
            // The parts do that.
            Effect::Show => {}
            Effect::Open => self.exchange.open(),
            Effect::Close => self.exchange.close(),
            Effect::Prepare => self.scanner.borrow_mut().start(),
            Effect::Pick(source) => self.exchange.pick(source),
            Effect::Preview => {
                if let Some(picture) = self.exchange.picture() {
                    preview(&self.window, &self.document, &picture, &self.sender);
                }
            }
            Effect::Scan { ticket, corners } => self.scan(ticket, corners),
            Effect::Remind { ticket } => self.remind(ticket),
            Effect::Stop => {
                self.asked.set(None);
                self.scanner.borrow_mut().stop();
            }
            Effect::Ask(request) => self.scanner.borrow_mut().ask(request),
            Effect::Replace => drop(self.scanner.borrow_mut().replace()),
            Effect::Give(text) => self.exchange.give(&text),
            Effect::GivePixels => self.exchange.give_pixels(),
            // If navigation fails, the browser says why.
            Effect::Follow(link) => drop(self.window.location().set_hash(&link)),
            Effect::Focus(place) => self.focus(place),
        }
    }
}

/// The dialogue's element, the fields in which pictures are chosen, and the picture.
pub(crate) struct Exchange {
    dialogue: HtmlDialogElement,
    file: HtmlInputElement,
    camera: HtmlInputElement,
    picture: Rc<RefCell<Option<Blob>>>,
}

impl Exchange {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Exchange {
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
        Exchange { dialogue, file, camera, picture }
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

/// The longest side of the preview, in pixels.
const LONGEST: f64 = 1600.0;

/// Shows the picture, and tells whether that worked.
pub(crate) fn preview(window: &Window, document: &Document, picture: &Blob, sender: &Sender) {
    let (document, telling) = (document.clone(), sender.clone());
    match window.create_image_bitmap_with_blob(picture) {
        Ok(promise) => then(&promise, move |bitmap: Option<ImageBitmap>| {
            let worked = bitmap.is_some_and(|bitmap| draw(&document, &bitmap).is_ok());
            telling.send(Msg::Previewed { worked });
        }),
        Err(_) => telling.send(Msg::Previewed { worked: false }),
    }
}

fn draw(document: &Document, bitmap: &ImageBitmap) -> Result<(), JsValue> {
    let (wide, high) = (f64::from(bitmap.width()), f64::from(bitmap.height()));
    let by = (LONGEST / wide.max(high)).min(1.0);
    let (width, height) = ((wide * by).max(1.0) as u32, (high * by).max(1.0) as u32);
    let canvas: HtmlCanvasElement = find(document, "photo");
    let context = cleared(&canvas, width, height)?;
    context.draw_image_with_image_bitmap_and_dw_and_dh(bitmap, 0.0, 0.0, f64::from(width), f64::from(height))?;
    bitmap.close();
    Ok(())
}
