//! Carries out effects by means of the browser. Answers come back as messages.
//!
//! The shelf and its page communicate by events at the element `puzzles`:
//!
//! | event | from | with |
//! | --- | --- | --- |
//! | `puzzles`, `calendar`, `record`, `next` | the page | nothing: what the person asks for |
//! | `put` | the shelf | a puzzle for the board, as `origin` describes it |
//! | `unloaded` | the shelf | nothing: a file did not come |

use super::msg::{Effect, Kept, Msg, Sender};
use super::printing::PrintingMsg;
use super::stock::Piece;
use crate::keep::storage::today;
use crate::kept_names::SOLVED;
use crate::origin::Wanted;
use crate::origin::part::detail_of;
use crate::workers::binder::{self, Binder};
use nonoscope_kit::dom::{find, found, on_send, tell};
use nonoscope_kit::effects::files::save_file;
use nonoscope_kit::effects::stored::Stored;
use nonoscope_kit::model::store::Store;
use nonoscope_kit::promise::then;
use nonoscope_kit::worker::on_demand::OnDemand;
use nonoscope_kit::world::World;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::{Document, Element, HtmlDialogElement, Response, Window};

/// Carries out effects.
pub(crate) struct Effects {
    window: Window,
    document: Document,
    sender: Sender,
    /// The element at which the page and the shelf meet.
    meeting: Element,
    binder: OnDemand<Binder, Msg>,
}

impl Effects {
    /// Listens to the page.
    pub(crate) fn new(window: &Window, document: &Document, sender: &Sender) -> Effects {
        let meeting: Element = find(document, "puzzles");
        for wanted in [Wanted::Puzzles, Wanted::Calendar, Wanted::Record, Wanted::Next] {
            let window = window.clone();
            on_send(sender, &meeting, wanted.name(), move || Some(Msg::Asked(wanted, kept(&window))));
        }
        let binder = OnDemand::new(sender, Msg::Bound, |_| Msg::Printing(PrintingMsg::Died));
        Effects { window: window.clone(), document: document.clone(), sender: sender.clone(), meeting, binder }
    }
}

impl World<Effect> for Effects {
    fn run(&mut self, effect: Effect) {
        match effect {
            // The parts do that.
            Effect::Show => {}
            Effect::Load(piece) => load(&self.window, &self.sender, piece),
            Effect::Put(put) => tell(&self.meeting, "put", &detail_of(&put)),
            Effect::Bind(book) => self.binder.ask(binder::Request(book)),
            Effect::SaveFile(file) => save_file(&self.document, &file),
            Effect::Close(dialogue) => {
                if let Some(dialogue) = found::<HtmlDialogElement>(&self.document, dialogue.name()) {
                    dialogue.close();
                }
            }
            Effect::Unloaded => tell(&self.meeting, "unloaded", &JsValue::UNDEFINED),
        }
    }
}

/// What the browser keeps now.
fn kept(window: &Window) -> Kept {
    let storage = window.local_storage().ok().flatten().map(Stored);
    Kept { today: today(), solved: storage.and_then(|storage| storage.get(SOLVED)) }
}

/// Loads the files of a part of the shelf.
fn load(window: &Window, sender: &Sender, piece: Piece) {
    let files = piece.files();
    let texts = Rc::new(RefCell::new(vec![None::<Option<String>>; files.len()]));
    for (place, file) in files.iter().enumerate() {
        let (texts, sender) = (texts.clone(), sender.clone());
        let came = move |text: Option<String>| {
            let mut texts = texts.borrow_mut();
            texts[place] = Some(text);
            if texts.iter().all(Option::is_some) {
                let texts = texts.iter_mut().map(|text| text.take().flatten()).collect();
                sender.send(Msg::Came { piece, texts });
            }
        };
        then(&window.fetch_with_str(file), move |response: Option<Response>| {
            match response.filter(Response::ok).and_then(|response| response.text().ok()) {
                Some(text) => {
                    let came = came.clone();
                    then(&text, move |text: Option<js_sys::JsString>| came(text.map(String::from)));
                }
                None => came(None),
            }
        });
    }
}
